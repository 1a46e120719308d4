### The command line and the table in the terminal (Brazilian Portuguese).
### Words that are typed (play, --seats, human, juno) stay as they are in every language.

## Help

cli-help-usage = Uso: { $line }
cli-help-usage-command = COMANDO
cli-help-usage-options = [OPÇÕES]
cli-help-usage-arguments = [ARGUMENTOS]
cli-help = Jogos de tabuleiro com as regras seguidas à risca: no terminal, no navegador ou como experimento.
# $languages: codes and names.
cli-help-epilogue =
    Todo comando aceita também --lang. Idiomas: { $languages }.
    Para uma primeira partida: rulewright play
cli-help-commands = Comandos
cli-help-arguments = Argumentos
cli-help-options = Opções
cli-help-help = Mostra esta ajuda e sai.
cli-help-version = Mostra a versão e sai.
cli-help-no-colour = Desliga as cores. Definir NO_COLOR faz o mesmo.
cli-help-play = Joga uma partida no terminal. Por padrão, contra um bot.
cli-help-play-game = O jogo: { $known }. Se você não indicar nenhum, o programa pergunta.
cli-help-play-players = Número de jogadores. Padrão: um por lugar em --seats; sem essa opção, o mínimo possível.
cli-help-play-seats = Quem ocupa cada lugar; separe com vírgulas: human (uma pessoa) ou um bot: pip, wren, juno, marlow, vesper, atlas, orion (mais ou menos do iniciante ao mestre). Várias pessoas dividem o teclado.
cli-help-play-names = Nomes dos jogadores, separados por vírgulas, na ordem dos lugares.
cli-help-play-option = Uma opção da mesa, como NOME=VALOR; pode ser usada várias vezes. Cada uma também funciona pelo nome: --NOME VALOR. Veja --list-options.
cli-help-play-list-options = Mostra o que pode ser escolhido com --option e sai.
cli-help-play-board = Um tabuleiro seu, de um arquivo.
cli-help-play-pack = O pacote de componentes: o nome de um pacote incluído, a pasta ou o arquivo de um pacote seu, ou o nome de um que você já usou.
cli-help-play-seed = Semente dos sorteios, para repetir uma partida. Padrão: aleatória.
cli-help-play-save = O arquivo da nova partida. Padrão: um arquivo na sua pasta de dados.
cli-help-play-resume = Retoma a partida desse arquivo; sem arquivo, a mais recente.
cli-help-verify = Reproduz partidas salvas e confere cada linha.
cli-help-verify-files = As partidas salvas a conferir: um ou mais arquivos.
cli-help-verify-pack = Onde o pacote está agora, se mudou de lugar desde que a partida foi jogada e a partida salva não o contém.
cli-help-review = Analisa uma partida terminada: quanto custou cada decisão e o que teria sido melhor.
cli-help-review-file = A partida salva a analisar.
cli-help-review-seat = Analisa só este lugar, contado a partir de 1.
cli-help-review-iterations = Quantas iterações de busca fazer em cada decisão. Padrão: 800.
cli-help-review-json = Mostra a análise como JSON.
cli-help-review-html = Mostra a análise como uma página da web em um único arquivo.
cli-help-rules = Mostra as regras.
cli-help-rules-number = Uma regra, como T6.5, um capítulo, como T6, ou um jogo, para listar seus capítulos: { $known }.
cli-help-content = Confere pacotes e tabuleiros seus.
cli-help-check = Confere um pacote ou um arquivo de tabuleiro.
cli-help-check-path = A pasta ou o arquivo de um pacote, um arquivo de tabuleiro ou o nome de um pacote incluído.
cli-help-simulate = Faz bots jogarem muitas partidas e conta quem vence.
cli-help-arena = Faz bots jogarem torneios e calcula o rating de cada um.
cli-help-tune = Ajusta os pesos com que os bots avaliam as posições.
cli-help-puzzles = Encontra desafios em partidas de bots.
cli-help-bench = Mede a velocidade das regras.

## Errors

cli-error = Erro: { $text }
# $command: the command with --help.
cli-see-help = Veja: { $command }
cli-bad-arguments = Comando inválido. { $detail }
# $near: options that may be meant.
cli-option-unknown = Opção desconhecida: { $option }. Parecidas: { $near }.
cli-command-unknown = Comando desconhecido: “{ $name }”. Escolha entre: { $known }.
# $number: yes if a whole number is needed.
cli-value-bad =
    “{ $value }” não é um valor válido para { $option }. { $number ->
        [yes] Escreva um número inteiro.
       *[no] Veja na ajuda os valores válidos.
    }
cli-value-range = “{ $value }” não é um valor válido para { $option }. Use um número de { $least } a { $most }.
cli-option-repeated = { $option } aparece mais de uma vez. Use só uma vez.
cli-value-missing = Falta um valor depois de { $option }.
# $name: as the help calls it. $help: what it is.
cli-argument-missing = Falta { $name }. { $help }
cli-too-much = Argumento inesperado: “{ $text }”. Retire-o.
cli-mode-unknown = RULEWRIGHT_MODE é “{ $mode }”. Use um destes: { $known }; ou apague a variável.
# $why: the operating system's words.
cli-system-error = Erro do sistema: { $file }: { $why }
# $what: as Python calls it. $file: where the details are.
cli-fault = Erro interno do programa: { $what }. A falha é nossa, não sua, e uma partida em andamento está segura no arquivo dela. Por favor, relate o erro e anexe { $file }
cli-file-unwritable = Não foi possível gravar { $file }: { $why }. Escolha outro lugar.
cli-file-exists = { $file } já existe. Escolha outro nome, para não perder nada.
cli-file-in-use = A partida { $file } está aberta em outra janela. Continue lá, ou encerre antes aquela partida.
cli-nothing-to-resume = Não há partida salva correspondente em { $folder }. Comece uma com: rulewright play
cli-resume-with = Uma partida retomada mantém as opções originais. Retire: { $options }.
cli-which-game = Qual jogo? Escolha entre: { $known }.
cli-sitter-unknown = Tipo de jogador desconhecido: “{ $name }”. Escolha entre: { $known }.
# $count: seats that were named.
cli-seats-number =
    { $count ->
        [one] Foi indicado { $count } lugar
       *[other] Foram indicados { $count } lugares
    } para { $players } jogadores. Indique um para cada.
cli-names-number =
    { $count ->
        [one] Foi indicado { $count } nome
       *[other] Foram indicados { $count } nomes
    } para { $players } jogadores. Indique no máximo um para cada.
cli-name-bad = “{ $name }” não é um nome válido para um jogador: no máximo { $most } caracteres, todos imprimíveis.
cli-name-twice = Dois jogadores se chamam { $name }. Dê nomes diferentes.
cli-option-form = “{ $text }” não é uma opção válida. Escreva como NOME=VALOR.
cli-option-twice = { $name } aparece mais de uma vez. Use só uma vez.
cli-seed-range = { $seed } não é uma semente válida. Use um número inteiro de 0 a { $most }.

## Números

# Between thousands, and before decimals.
cli-thousands = .
cli-decimals = ,
cli-percent = { $number }%

## Before the game

cli-choose-game = Qual jogo?
cli-autosave = Cada jogada é salva na hora, em { $file }
cli-press-enter = Tecle Enter para continuar.{" "}
cli-options-hint = Estas são as opções para { $players } jogadores. Para escolher uma, por exemplo: rulewright play { $game } --{ $name } { $value }
cli-options-default = (padrão)
cli-options-number = (padrão: { $value })

## At the table

cli-thinking = { $name } está pensando…
# Between two people at one keyboard.
cli-curtain = Passe o teclado para { $name }. Os outros, não olhem!
cli-points =
    { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
# $needed: columns x lines.
cli-too-small = Esta janela tem { $columns } colunas e { $lines } linhas, e o tabuleiro precisa de { $needed }; por isso, aqui está uma lista. Aumente a janela e digite { cli-word-board }.
cli-news-more = … ({ cli-word-log } mostra mais)
# $action: what was done, as in the list of choices.
cli-forced = Feito automaticamente, porque só havia uma opção. { $action }
cli-turn-done = Essa foi a sua última escolha neste turno. Tecle Enter para encerrar o turno, ou digite { cli-word-undo } para cancelá-la.
cli-turn-over = Não há mais nada a fazer neste turno. Tecle Enter para encerrá-lo, ou digite { cli-word-undo } para cancelar a última escolha.
cli-hint = Digite um número da lista; { cli-word-help } mostra o que mais você pode digitar.
cli-not-understood = Não entendi “{ $text }”. Digite um número da lista, um nome como { $example }, ou { cli-word-help }.
cli-saved = A partida está salva em { $file }
cli-go-on = Continue com: { $command }

## Commands at the table

cli-word-why = motivo
cli-word-undo = desfazer
cli-word-hint = dica
cli-word-rules = regras
cli-word-hand = mão
cli-word-board = tabuleiro
cli-word-list = lista
cli-word-log = histórico
cli-word-save = salvar
cli-word-export = exportar
cli-word-help = ajuda
cli-word-quit = sair
cli-word-pass = passar
cli-play-help =
    dica              as melhores jogadas que uma busca encontra para você, e por quê
    desfazer          desfazer a sua última escolha, se nada novo tiver sido revelado
    tabuleiro, lista  mostrar o tabuleiro ou a mesma coisa em lista
    histórico         o que aconteceu por último; histórico tudo mostra a partida inteira
    salvar ARQUIVO    salvar uma cópia da partida
    exportar ARQUIVO  salvar a partida como você a viu, sem o que estava escondido de você
    sair              sair do jogo; a partida fica salva e pode ser retomada
    As palavras em inglês também funcionam: why, hint, undo, rules, hand, board, list, log, save, export, help, quit.
# While a hint is looked for.
cli-hint-thinking = Procurando as melhores jogadas. Ctrl-C interrompe.
cli-hint-stopped = Sem dica. Ainda é a sua vez.
# $deeds: what to do, one after the other. $value: the chance to win, in percent.
cli-hint-move = { $deeds } ({ $value }%)
cli-hint-value = A porcentagem é a sua chance estimada de vitória depois da jogada, calculada só com o que você pode saber.
cli-why-what = Motivo de quê? Digite depois um nome ou um número: { cli-word-why } { $example }
cli-why-legal = Isso é permitido.
# $count: lines that are left out.
cli-log-more = (Anteriores: { $count }; { cli-word-log } tudo mostra o resto)
cli-save-where = Cada jogada já está salva em { $file }. Para salvar uma cópia, acrescente um nome: { cli-word-save } ARQUIVO
cli-written = Gravado: { $file }

## The end

# $count: how many win.
cli-end-winners =
    { $count ->
        [one] { $names } vence com { cli-points }!
       *[other] { $names } dividem a vitória com { cli-points }!
    }
cli-end-seat = { $name } ({ $side }): { cli-points }

## Rules, saved games, content

# $command: what is typed for it, here or in the shell.
cli-rules-hint = Uma regra: { $command } { $paragraph }. Um capítulo inteiro: { $command } { $chapter }.
cli-verify-bad = COM ERRO { $file }
cli-verify-unread = NÃO CONFERIDO { $file }
# $over: yes if the game was played to its end.
cli-verify-good = OK { $file }: { $game }, { $players } jogadores, jogadas: { $moves }, { $over ->
        [yes] partida terminada
       *[no] partida não terminada
    }
# $missing: files that could not be read.
cli-verify-all = { $count } arquivos, com erro: { $wrong }{ $missing ->
        [0] .
       *[other] , não conferidos: { $missing }.
    }
cli-verify-progress = Reproduzindo
cli-content-warning = Aviso:
cli-content-bad =
    { $count ->
        [one] { $path }: { $count } problema.
       *[other] { $path }: { $count } problemas.
    }
cli-content-pack = OK { $name }: { $title }, hash { $digest }
cli-content-board = OK { $path }: dá para jogar neste tabuleiro.
