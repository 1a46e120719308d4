### The command line and the table in the terminal (Brazilian Portuguese).
### Words that are typed (play, --seats, human, greedy) stay as they are in every language.

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
cli-help-play-game = O jogo. Por enquanto há termites.
cli-help-play-players = Quantos jogam: de 2 a 4. Sem isso, 2.
cli-help-play-seats = Quem ocupa cada lugar, separado por vírgulas: human (uma pessoa), greedy (um bot que olha adiante) ou random (um bot que joga ao acaso). Várias pessoas dividem o teclado.
cli-help-play-names = Nomes dos jogadores, separados por vírgulas.
cli-help-play-swarms = Um enxame para cada lugar, separado por vírgulas: blue, red, gold, grey; ou drawn (sorteio).
cli-help-play-scenario = O tabuleiro: um cenário do pacote, ou build (montar).
cli-help-play-option = Uma escolha para a mesa, como NOME=VALOR. Pode ser dada várias vezes; veja --list-options.
cli-help-play-list-options = Mostra o que pode ser escolhido com --option e sai.
cli-help-play-board = Um tabuleiro próprio, de um arquivo.
cli-help-play-pack = Os componentes: classic, ou a pasta do seu próprio pacote.
cli-help-play-seed = Um número do qual dependem os sorteios, para poder repeti-los. Sem ele, são mesmo ao acaso.
cli-help-play-save = O arquivo da nova partida. Sem isso, ele é criado na sua pasta de dados.
cli-help-play-resume = Continua a partida desse arquivo; sem arquivo, a mais recente.
cli-help-verify = Reproduz partidas salvas e confere cada linha.
cli-help-verify-files = Os arquivos.
cli-help-rules = Lê as regras.
cli-help-rules-number = Um parágrafo, como T6.5, ou um capítulo, como T6. Sem número, a lista de capítulos.
cli-help-content = Pacotes e tabuleiros próprios.
cli-help-check = Confere um pacote ou um arquivo de tabuleiro com as regras.
cli-help-check-path = A pasta de um pacote, um arquivo de tabuleiro ou o nome de um pacote que vem com o programa.
cli-help-simulate = Faz bots jogarem muitas partidas e conta quem vence.
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

cli-welcome = Cupins
cli-introduction =
    Enxames de cupins disputam a savana. Na sua vez você coloca uma ficha da mão e depois pode mover uma unidade. As unidades atacam quando têm força bastante, e as vizinhas emprestam a força delas. Conquiste cupinzeiros: quando todas as fichas tiverem sido jogadas, vence quem tiver os cupinzeiros mais valiosos.

    O que você pode escolher está marcado com uma estrela no tabuleiro. Digite um número da lista ou o nome de um hexágono, como F6; ou dois de uma vez, como F6 G7. Digite { cli-word-help } para ver todo o resto, { cli-word-why } F6 para saber por que algo não é permitido, { cli-word-undo } para voltar atrás.

    Os tabuleiros e as fichas são criação nossa, pois as imagens do manual se perderam. Este programa é independente: nem o autor nem a editora do jogo participam dele.
cli-autosave = Cada jogada é salva na hora, em { $file }
cli-press-enter = Tecle Enter para continuar.{" "}
cli-greedy-name = Bot guloso { $number }
cli-random-name = Bot aleatório { $number }
cli-options-hint = Para { $players } jogadores. Escolha assim: rulewright play --option mound_terrain=any
cli-options-default = (padrão)
cli-options-number = (padrão: { $value })
cli-options-drawn = por sorteio

## At the table

cli-thinking = { $name } está pensando …
# Between two people at one keyboard.
cli-curtain = O teclado agora é de { $name }. Os outros não olham!
cli-panel-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
cli-panel-tokens = mão { $hand }, pilha { $stack }, mesa { $board }
cli-panel-reserve = reserva { $list }
cli-panel-trophies = troféus { $list }
cli-panel-line = { $points } pts  mão { $hand }  pilha { $stack }  reserva { $reserve }  troféus { $trophies }
cli-legend-pieces = { $unit } unidade  { $mound } cupinzeiro  { $neutral } neutro
cli-legend-marks = { $choose } pode escolher  { $attack } ataque
cli-list-units = Unidades: { $list }
cli-list-mounds = Cupinzeiros: { $list }
cli-list-neutral = Cupinzeiros neutros: { $list }
# $needed: columns x lines.
cli-too-small = Esta janela tem { $columns } colunas e { $lines } linhas. O tabuleiro precisa de { $needed }, por isso aqui está uma lista. Aumente a janela e digite { cli-word-board }.
cli-news-more = … ({ cli-word-log } mostra mais)
cli-hand = Sua mão: { $list }
cli-token = { $sign }  { $piece }, força { $strength }, { points-name }
cli-values = Digite um valor: { $list }
cli-holding = Para colocar: { $piece }
cli-tiles-left = Peças que restam: { $list }
cli-holding-mound = Para colocar: cupinzeiro de valor { $value }
cli-moving = { $piece } em { $hex }, { points-name }. Para pegar outra unidade, digite { cli-word-undo }.
cli-attacking = Ataque de { $hex } a { $target }
# $action: what was done, as in the list of choices.
cli-forced = Feito por você, pois só havia uma escolha: { $action }
cli-turn-done = Essa foi a sua vez. Tecle Enter para terminar, ou digite { cli-word-undo } para voltar atrás.
cli-turn-over = Sua vez acabou. Tecle Enter para terminar, ou digite { cli-word-undo } para voltar atrás.
cli-hint = Digite um número ou um hexágono; { cli-word-help } mostra o que mais você pode digitar.
cli-not-understood = “{ $text }” não significa nada aqui. Digite um número da lista, um hexágono como F6, ou { cli-word-help }.
cli-saved = A partida está salva em { $file }
cli-go-on = Continue com: { $command }

## Commands at the table

cli-word-why = porque
cli-word-undo = desfazer
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
    3, F6, { letter-worker }2         escolher: por número, por hexágono, uma ficha pelo sinal; vários de uma vez: { letter-worker }2 F6
    passar            não mover nada
    porque F6         por que algo não é permitido; num ataque, também a soma
    desfazer          voltar atrás na sua última escolha, enquanto nada novo foi revelado
    regras T6.5       um parágrafo das regras; só regras mostra os capítulos
    mão               as fichas da sua mão
    tabuleiro, lista  mostrar o tabuleiro, ou o mesmo como lista
    registro          o que aconteceu; registro tudo mostra o resto
    salvar ARQUIVO    uma cópia da partida
    exportar ARQUIVO  a partida como você a vê, sem o que estava escondido de você
    sair              parar; a partida está salva e pode ser retomada
    As palavras em inglês também funcionam: why, undo, rules, hand, board, list, log, save, export, help, quit.
cli-why-what = Por que o quê? Digite depois um hexágono ou um número: { cli-word-why } F6
cli-why-legal = Isso é permitido.
cli-sum-attack = Força de ataque { $total }
cli-sum-defence = Defesa { $total }
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
cli-end-tie =
    { $count ->
        [one] Empate em pontos: decidiu quem tem mais fichas no tabuleiro (T8.3).
       *[other] Empate em pontos e em fichas no tabuleiro: a vitória é dividida (T8.3).
    }
cli-end-seat = { $name } ({ $swarm }): { cli-panel-points }
cli-end-counted = cupinzeiros no tabuleiro: { $board } · na reserva: { $reserve } · troféus: { $trophies } · fichas no tabuleiro: { $units }

## Rules, saved games, content

cli-rules-hint = Um parágrafo: { cli-word-rules } T6.5. Um capítulo inteiro: { cli-word-rules } T6.
cli-rule-unknown = Não existe o parágrafo “{ $asked }”. Parecidos: { $near }.
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
