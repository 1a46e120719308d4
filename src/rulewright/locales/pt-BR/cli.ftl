### The command line and the table in the terminal (Brazilian Portuguese).
### Words that are typed (play, --seats, human, juno) stay as they are in every language.

## Help

cli-help-usage = Uso: { $line }
cli-help-usage-command = COMANDO
cli-help-usage-options = [OPÇÕES]
cli-help-usage-arguments = [ARGUMENTOS]
cli-help = Jogos de tabuleiro exatamente como mandam as regras, no terminal: contra bots, com amigos no mesmo teclado ou como experimento.
# $languages: codes and names.
cli-help-epilogue =
    Todo comando aceita também --lang. Idiomas: { $languages }.
    Para a primeira partida: rulewright play
cli-help-commands = Comandos
cli-help-arguments = Argumentos
cli-help-options = Opções
cli-help-help = Mostra esta ajuda e sai.
cli-help-version = Mostra a versão e sai.
cli-help-no-colour = Sem cores. A variável NO_COLOR faz o mesmo.
cli-help-play = Joga no terminal: você contra um bot, se não disser outra coisa.
cli-help-play-game = O jogo: { $known }. Sem ele, o programa pergunta.
cli-help-play-players = Quantos jogam: de 2 a 4. Sem isso, 2.
cli-help-play-seats = Quem ocupa cada lugar, separado por vírgulas: human (uma pessoa) ou um bot: pip, juno, marlow, vesper, atlas (do iniciante ao especialista). Várias pessoas dividem o teclado.
cli-help-play-names = Nomes dos jogadores, separados por vírgulas.
cli-help-play-option = Uma escolha para a mesa, como NOME=VALOR; pode ser dada várias vezes. Cada uma também vale pelo próprio nome: --NOME VALOR. Veja --list-options.
cli-help-play-list-options = Mostra o que pode ser escolhido com --option e sai.
cli-help-play-board = Um tabuleiro próprio, de um arquivo.
cli-help-play-pack = Os componentes: um pacote incluído, pelo nome, ou a pasta do seu próprio.
cli-help-play-seed = Um número do qual dependem os sorteios, para poder repeti-los. Sem ele, são mesmo ao acaso.
cli-help-play-save = O arquivo da nova partida. Sem isso, ele é criado na sua pasta de dados.
cli-help-play-resume = Continua a partida desse arquivo; sem arquivo, a mais recente.
cli-help-verify = Reproduz partidas salvas e confere cada linha.
cli-help-verify-files = Os arquivos.
cli-help-rules = Lê as regras.
cli-help-rules-number = Um parágrafo, como T6.5, um capítulo, como T6, ou um jogo, cujos capítulos são então listados: { $known }.
cli-help-content = Pacotes e tabuleiros próprios.
cli-help-check = Confere um pacote ou um arquivo de tabuleiro com as regras.
cli-help-check-path = A pasta de um pacote, um arquivo de tabuleiro ou o nome de um pacote que vem com o programa.
cli-help-simulate = Faz bots jogarem muitas partidas e conta quem vence.
cli-help-arena = Faz bots jogarem torneios e calcula a pontuação de cada um.
cli-help-tune = Ajusta os pesos com que os bots avaliam as posições.
cli-help-bench = Mede a velocidade das regras.

## Errors

cli-error = Erro: { $text }
# $command: the command with --help.
cli-see-help = Veja: { $command }
cli-bad-arguments = Não dá para entender o comando. { $detail }
# $near: options that may be meant.
cli-option-unknown = Não existe a opção { $option }. Possíveis: { $near }.
cli-command-unknown = Não existe o comando “{ $name }”. Possíveis: { $known }.
# $number: yes if a whole number is needed.
cli-value-bad =
    “{ $value }” não serve para { $option }. { $number ->
        [yes] Escreva um número inteiro.
       *[no] A ajuda diz o que é possível.
    }
cli-value-range = “{ $value }” não serve para { $option }. É um número de { $least } a { $most }.
cli-option-repeated = { $option } aparece mais de uma vez. Use uma só.
cli-value-missing = Falta um valor depois de { $option }.
cli-too-much = Isto está sobrando: “{ $text }”. Deixe de fora.
cli-mode-unknown = RULEWRIGHT_MODE é “{ $mode }”. Use um destes: { $known }; ou apague a variável.
# $why: the operating system's words.
cli-system-error = O sistema recusa: { $file }: { $why }
# $what: as Python calls it. $file: where the details are.
cli-fault = Isto é uma falha do programa, não sua: { $what }. Uma partida em andamento está segura no arquivo dela. Por favor, relate a falha com { $file }
cli-file-unwritable = Não foi possível gravar { $file }: { $why }. Escolha outro lugar.
cli-file-exists = { $file } já existe. Escolha outro nome, para não perder nada.
cli-file-in-use = { $file } está sendo jogado em outra janela. Continue lá, ou encerre antes aquela partida.
cli-nothing-to-resume = Ainda não há partida salva em { $folder }. Comece uma com: rulewright play
cli-resume-with = Uma partida retomada mantém o que tinha no começo. Deixe de fora: { $options }.
cli-which-game = Qual jogo? Diga um destes: { $known }.
cli-sitter-unknown = “{ $name }” não pode ocupar um lugar. Possíveis: { $known }.
# $count: seats that were named.
cli-seats-number =
    { $count ->
        [one] Foi ocupado { $count } lugar
       *[other] Foram ocupados { $count } lugares
    } para { $players } jogadores. Ocupe um para cada.
cli-names-number =
    { $count ->
        [one] Foi dado { $count } nome
       *[other] Foram dados { $count } nomes
    } para { $players } jogadores. Dê no máximo um para cada.
cli-name-bad = “{ $name }” não serve como nome de jogador: no máximo { $most } caracteres, todos imprimíveis.
cli-name-twice = Dois jogadores se chamam { $name }. Dê nomes diferentes.
cli-option-form = “{ $text }” não é uma opção. Escreva como NOME=VALOR.
cli-option-twice = { $name } foi escolhido mais de uma vez. Escolha uma só.
cli-seed-range = { $seed } não serve como semente. Ela é um número inteiro de 0 a { $most }.

## Before the game

cli-choose-game = Qual jogo?
cli-autosave = Cada jogada é salva na hora, em { $file }
cli-press-enter = Tecle Enter para continuar.{" "}
cli-options-hint = Para { $players } jogadores. Escolha assim: rulewright play { $game } --{ $name } { $value }
cli-options-default = (padrão)
cli-options-number = (padrão: { $value })

## At the table

cli-thinking = { $name } está pensando …
# Between two people at one keyboard.
cli-curtain = O teclado agora é de { $name }. Os outros não olham!
cli-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
# $needed: columns x lines.
cli-too-small = Esta janela tem { $columns } colunas e { $lines } linhas. O tabuleiro precisa de { $needed }, por isso aqui está uma lista. Aumente a janela e digite { cli-word-board }.
cli-news-more = … ({ cli-word-log } mostra mais)
# $action: what was done, as in the list of choices.
cli-forced = Feito por você, pois só havia uma escolha: { $action }
cli-turn-done = Essa foi a sua vez. Tecle Enter para terminar, ou digite { cli-word-undo } para voltar atrás.
cli-turn-over = Sua vez acabou. Tecle Enter para terminar, ou digite { cli-word-undo } para voltar atrás.
cli-hint = Digite um número da lista; { cli-word-help } mostra o que mais você pode digitar.
cli-not-understood = “{ $text }” não significa nada aqui. Digite um número da lista, um nome como { $example }, ou { cli-word-help }.
cli-saved = A partida está salva em { $file }
cli-go-on = Continue com: { $command }

## Commands at the table

cli-word-why = porque
cli-word-undo = desfazer
cli-word-hint = dica
cli-word-rules = regras
cli-word-hand = mão
cli-word-board = tabuleiro
cli-word-list = lista
cli-word-log = registro
cli-word-save = salvar
cli-word-export = exportar
cli-word-help = ajuda
cli-word-quit = sair
cli-word-pass = passar
cli-play-help =
    dica              as melhores jogadas que uma busca encontra para você, e o que fala a favor delas
    desfazer          voltar atrás na sua última escolha, enquanto nada novo foi revelado
    tabuleiro, lista  mostrar o tabuleiro, ou o mesmo como lista
    registro          o que aconteceu; registro tudo mostra o resto
    salvar ARQUIVO    uma cópia da partida
    exportar ARQUIVO  a partida como você a vê, sem o que estava escondido de você
    sair              parar; a partida está salva e pode ser retomada
    As palavras em inglês também funcionam: why, hint, undo, rules, hand, board, list, log, save, export, help, quit.
# While a hint is looked for.
cli-hint-thinking = Procurando as melhores jogadas. Ctrl-C interrompe.
cli-hint-stopped = Sem dica, então. A escolha continua sendo sua.
# $deeds: what to do, one after the other. $value: the promised share of a victory, in percent.
cli-hint-move = { $deeds } ({ $value }%)
cli-hint-value = A porcentagem é a parte de uma vitória que a busca espera.
cli-why-what = Por que o quê? Digite depois um nome ou um número: { cli-word-why } { $example }
cli-why-legal = Isso é permitido.
# $count: lines that are left out.
cli-log-more = ({ $count } anteriores; { cli-word-log } tudo mostra o resto)
cli-save-where = Cada jogada já está em { $file }. Para uma cópia, digite depois um nome: { cli-word-save } ARQUIVO
cli-written = Gravado: { $file }

## The end

# $count: how many win.
cli-end-winners =
    { $count ->
        [one] { $names } vence com { $points } pontos!
       *[other] { $names } dividem a vitória com { $points } pontos!
    }
cli-end-seat = { $name } ({ $side }): { cli-points }

## Rules, saved games, content

cli-rules-hint = Um parágrafo: { cli-word-rules } { $paragraph }. Um capítulo inteiro: { cli-word-rules } { $chapter }.
cli-verify-bad = ERRADO { $file }
# $over: yes if the game was played to its end.
cli-verify-good = OK { $file }: { $game }, { $players } jogadores, { $moves } jogadas, { $over ->
        [yes] jogada até o fim
       *[no] não terminada
    }
cli-verify-all = { $count } arquivos, com erro: { $wrong }.
cli-verify-progress = Reproduzindo
cli-content-bad =
    { $count ->
        [one] { $path }: { $count } problema.
       *[other] { $path }: { $count } problemas.
    }
cli-content-pack = OK { $name }: { $title }, resumo { $digest }
cli-content-board = OK { $path }: dá para jogar neste tabuleiro.
