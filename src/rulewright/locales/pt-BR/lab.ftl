### O laboratório na linha de comando: simulate, arena, tune e bench (português do Brasil).

lab-help-game = Qual jogo: { $known }
lab-help-bench = Quais jogos; sem nenhum, todos
lab-help-players = Número de jogadores, de 2 a 4; sem isso, o máximo possível
lab-help-games = Número de partidas
lab-help-bots = Um bot para cada lugar, separados por vírgulas, ou um para todos: { $known }
lab-help-option = Uma opção da mesa, como NOME=VALOR; pode ser dada várias vezes. Cada opção também vale pelo próprio nome: --NOME VALOR
lab-help-board = Um arquivo com o seu próprio tabuleiro
lab-help-pack = Um pacote: o nome ou a pasta
lab-help-seed = O número da primeira partida; os mesmos números dão as mesmas partidas
lab-help-jobs = Quantas partidas jogar em paralelo
lab-help-json = Mostrar o resultado como JSON
lab-help-journals = Uma pasta para o registro de cada partida; mais lento
lab-help-peers = Rodar também OpenSpiel e catanatron e comparar
lab-range = { $option } é { $value } e precisa estar entre { $least } e { $most }.
lab-bot-unknown = Não existe o bot “{ $name }”. Escolha entre: { $known }.
lab-bots-number = { $count ->
        [one] Foi indicado 1 bot
       *[other] Foram indicados { $count } bots
    } para { $players } lugares. Indique um para cada lugar, ou um para todos.
lab-folder = Não é possível criar a pasta { $folder }: { $why }. Escolha outra.
lab-peers-missing = A biblioteca { $name } não está instalada. Instale as bibliotecas de comparação com: pip install 'rulewright[peers]'
lab-bench-mode = A medição usa as regras compiladas. Deixe RULEWRIGHT_MODE sem valor ou use compiled.
lab-compiling = Compilando as regras; só na primeira vez
lab-playing = Jogando
lab-measuring = Medindo: { $step }
lab-stopped = Interrompido após { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }.
lab-played = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $decisions } decisões, { $shared } vitórias compartilhadas.
lab-by-seat = Lugar
lab-by-order = Posição na ordem de jogo
lab-games = Partidas
lab-wins = Vitórias
lab-share = Parcela
lab-interval = Intervalo de 95%
lab-points = Média de pontos
lab-what = Medição
lab-decisions-per-second = Decisões/s
lab-games-per-second = Partidas/s
lab-iterations-per-second = Iterações de busca/s

## A arena

arena-help-bots = Bots que jogam todos contra todos, separados por vírgulas: { $known }. NOME:NÚMERO é um bot com esse tanto de iterações por decisão, como atlas:9600; glass vê tudo e serve de comparação. Sem isso, os cinco contra os quais as pessoas jogam
arena-help-table = Em vez disso, uma só escalação: um bot para cada lugar, separados por vírgulas, ou um para todos. Ela passa por todos os lugares
arena-help-players = Número de jogadores, de 2 a 4; sem isso, o mínimo possível. Com mais de dois, um bot se senta com vários de outro
arena-help-games = Número de partidas de cada confronto, arredondado para cima para que cada distribuição seja jogada de cada lugar
arena-help-anchor = O bot cuja pontuação é 0; sem isso, a média é 0
arena-help-jobs = Quantas partidas jogar em paralelo; sem isso, uma por núcleo
arena-help-save = Um arquivo que recebe cada partida quando ela termina. O mesmo comando continua de onde parou
arena-no-budget = Não dá para escolher as iterações do bot { $name }. Dá para escolher as de: { $known }.
arena-budget = “{ $name }”: depois dos dois-pontos vem o número de iterações, um número inteiro de 1 a { $most }.
arena-bots-or-table = Use --bots, para todos contra todos, ou --table, para uma só escalação; não os dois.
arena-one-bot = Um torneio precisa de dois bots, e só { $name } foi indicado. Indique mais um, ou use --table para que um bot jogue em todos os lugares.
arena-bot-twice = O bot { $name } foi indicado duas vezes. Indique cada um uma vez; NOME:NÚMERO é o mesmo bot com outro orçamento.
arena-anchor = { $name } não joga aqui, então a pontuação não pode ser contada a partir desse bot. Escolha entre: { $known }.
arena-worker-lost = Um processo que jogava partidas terminou sem que ninguém pedisse; talvez tenha faltado memória. As partidas salvas estão seguras. Tente de novo com menos --jobs.
arena-file = Não é possível usar o arquivo { $file }: { $why }. Escolha outro.
arena-file-foreign = O arquivo { $file } não foi feito por uma arena. Escolha outro; este não foi alterado.
arena-file-other = O arquivo { $file } é de um torneio que difere em: { $what }. Use as mesmas opções de então, ou escolha outro arquivo.
arena-file-line = A linha { $line } do arquivo { $file } está danificada. Apague essa linha para jogar a partida de novo, ou escolha outro arquivo.
arena-stopped = Interrompido após { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } de { $all }. Elas não foram guardadas; com --save ARQUIVO seriam.
arena-stopped-saved = Interrompido após { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } de { $all }. Elas estão guardadas; o mesmo comando continua daqui.
arena-nothing = Nenhuma distribuição foi jogada ainda de todos os lugares, então não há nada a mostrar.
arena-bot = Bot
arena-against = Contra
arena-even = O justo seria
arena-rating = Pontuação
arena-seconds = Segundos/decisão
arena-thinks = { $seconds } segundos por decisão.

## Ajuste

tune-help-players = Número de jogadores, de 2 a 4; sem isso, o mínimo possível
tune-help-positions = Quantas posições reunir; metade fica fora do ajuste, para conferir o resultado
tune-help-generations = Quantas gerações de pesos testar; termina antes se nada mais melhorar
tune-help-fixed = Pesos que ficam como estão, separados por vírgulas, como own,point
tune-help-begin = Onde os pesos começam, como store=20,counter=10; sem isso, no valor atual. Um peso 0 continua 0
tune-help-out = Um arquivo para o resultado, no formato do guide.json do jogo
tune-not-installed = A biblioteca cma não está instalada. Instale-a com: pip install "rulewright[tune]"
tune-weight-unknown = Não existe o peso “{ $name }”. Escolha entre: { $known }.
tune-begin-form = “{ $text }” não diz onde um peso começa. Escreva NOME=NÚMERO, como store=20.
tune-nothing = Não sobra nenhum peso para ajustar: todos são 0 ou fixos. Fixe menos pesos, ou dê outro começo a alguns com --begin NOME=NÚMERO.
tune-no-file = { $file } não é um arquivo comum e não pode ser substituído. Escolha outro nome.
tune-tuning = Ajustando, surpresa { $surprise }
tune-stopped-early = Interrompido enquanto as posições eram reunidas: nada foi encontrado ainda, e nada foi gravado.
tune-stopped = Interrompido após { $generations ->
        [one] 1 geração
       *[other] { $generations } gerações
    } de { $all }. Estes são os melhores pesos até aqui.
tune-weight = Peso
tune-before = Antes
tune-after = Depois
tune-surprise = Surpresa com quem venceu
tune-known = posições do ajuste
tune-unseen = posições de conferência
tune-written = Gravado em { $file }. Copie-o por cima do guide.json do jogo para que os bots o sigam.
