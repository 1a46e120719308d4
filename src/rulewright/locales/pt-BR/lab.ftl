### O laboratório na linha de comando: simulate, arena, tune e bench (português do Brasil).

lab-help-game = Qual jogo: { $known }
lab-help-bench = Quais jogos. Padrão: todos
lab-help-players = Número de jogadores. Padrão: um para cada bot listado ou, com um só bot, o máximo possível
lab-help-games = Número de partidas. Padrão: { $default }
lab-help-bots = Um bot para cada lugar, separados por vírgulas, ou um para todos: { $known }. Padrão: random
lab-help-option = Uma opção da mesa, como NOME=VALOR; pode ser usada várias vezes. Cada opção também funciona pelo nome: --NOME VALOR
lab-help-board = Um arquivo com um tabuleiro seu
lab-help-pack = Um pacote: o nome, a pasta ou o arquivo dele
lab-help-seed = A primeira semente; cada distribuição depois dela usa a seguinte. As mesmas sementes dão as mesmas partidas. Padrão: 1
lab-help-jobs = Quantas partidas jogar em paralelo. Padrão: 1
lab-help-json = Mostra o resultado como JSON
lab-help-journals = Uma pasta para salvar cada partida; mais lento
lab-help-out = Um arquivo para as partidas, uma por linha: games.csv ou games.parquet
lab-help-rows = O que cada linha de --out contém: games (partidas) ou decisions (decisões). Padrão: games
lab-rows = Valor desconhecido para --rows: “{ $value }”. Escolha entre: { $known }.
lab-rows-out = --rows decisions precisa de um arquivo: acrescente --out decisions.csv ou --out decisions.parquet.
lab-journals-alone = Não é possível combinar --journals com { $option }. Deixe um dos dois de fora.
lab-out-kind = “{ $file }” não termina em .csv nem em .parquet. Escolha um dos dois.
lab-out-parquet = O formato Parquet precisa do pyarrow. Instale com: pip install 'rulewright[parquet]'. Ou grave um .csv em vez de { $file }.
lab-help-svg = Desenha também as velocidades neste arquivo SVG
lab-plot-title = Decisões por segundo, escala logarítmica
lab-help-peers = Roda também outras bibliotecas e compara
lab-range = { $option } é { $value }, mas precisa estar entre { $least } e { $most }.
lab-bot-unknown = Bot desconhecido: “{ $name }”. Escolha entre: { $known }.
lab-bots-number = { $count ->
        [one] Foi indicado { $count } bot
       *[other] Foram indicados { $count } bots
    } para { $players } lugares. Indique um para cada lugar, ou um para todos.
lab-folder = Não é possível criar a pasta { $folder }: { $why }. Escolha outra.
lab-peers-missing = A biblioteca { $name } não está instalada. Instale as bibliotecas de comparação com: pip install 'rulewright[peers]'
lab-bench-mode = A medição usa as regras compiladas. Deixe RULEWRIGHT_MODE sem valor ou use compiled.
lab-compiling = Compilando as regras (só na primeira vez)
lab-playing = Jogando
lab-measuring = Medindo: { $step }
lab-stopped = Interrompido após { $games ->
        [0] { $games } partidas
        [one] { $games } partida
       *[other] { $games } partidas
    }.
lab-played = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $decisions } decisões, vitórias divididas: { $shared }.
lab-by-seat = Lugar
lab-by-order = Posição na ordem de jogo
lab-games = Partidas
lab-wins = Vitórias
lab-share = % de vitórias
lab-interval = Intervalo de 95%
lab-points = Média de pontos
lab-what = Medição
lab-decisions-per-second = Decisões/s
lab-games-per-second = Partidas/s
lab-iterations-per-second = Iterações de busca/s

## Várias máquinas

cluster-help = Joga em várias máquinas: o endereço de um cluster Ray, ou local para iniciar um nesta máquina
cluster-not-installed = Um cluster precisa do Ray. Instale-o em todas as máquinas: pip install 'rulewright[ray]'
cluster-unreachable = Não foi possível acessar o cluster em { $address }: { $why }. Verifique se ele está rodando (ray status) e se esta máquina faz parte dele (ray start --address=…).
cluster-lost = A conexão com o cluster em { $address } caiu. As partidas terminadas foram mantidas. Inicie o cluster de novo e repita o mesmo comando.
cluster-version = Uma máquina do cluster tem o rulewright { $theirs }; esta tem o { $ours }. Instale a mesma versão em todas.
cluster-no-rulewright = Uma máquina do cluster não tem o rulewright. Instale o rulewright { $version } em todas.
cluster-failed = O cluster em { $address } falhou: { $why }. As partidas terminadas foram mantidas.

## A arena

arena-help-bots = Bots que jogam todos contra todos, separados por vírgulas: { $known }. NOME:NÚMERO define as iterações por decisão, como atlas:9600; glass vê tudo e serve de comparação. Padrão: os sete contra os quais as pessoas jogam
arena-help-table = Em vez disso, uma só escalação: um bot para cada lugar, separados por vírgulas, ou um para todos. Ela passa por todos os lugares
arena-help-players = Número de jogadores. Padrão: o mínimo possível; com --table, um por bot ou, se houver só um, o máximo possível. Com --bots e mais de dois jogadores, um bot enfrenta várias cópias de outro
arena-help-games = Número de partidas de cada confronto, arredondado para cima para que cada distribuição seja jogada a partir de todos os lugares. Padrão: 100
arena-help-anchor = O bot cujo rating é 0. Padrão: nenhum; a média é 0
arena-help-jobs = Quantas partidas jogar em paralelo. Padrão: uma por núcleo
arena-help-save = Um arquivo que recebe cada partida quando ela termina. Se você interromper, o mesmo comando continua de onde parou
arena-no-budget = Não dá para definir as iterações do bot { $name }, só as de: { $known }.
arena-budget = “{ $name }”: depois dos dois-pontos, escreva um número de iterações de 1 a { $most }.
arena-bots-or-table = Use --bots, para todos contra todos, ou --table, para uma só escalação; não os dois.
arena-one-bot = Um torneio precisa de dois bots, e você indicou só { $name }. Indique mais um, ou use --table para que um bot jogue em todos os lugares.
arena-bot-twice = O bot { $name } foi indicado duas vezes. Indique cada um uma vez; NOME:NÚMERO é o mesmo bot com outro número de iterações.
arena-anchor = { $name } não joga aqui, então o rating não pode ser contado a partir desse bot. Escolha entre: { $known }.
arena-worker-lost = Um processo que jogava partidas terminou de forma inesperada; talvez tenha faltado memória. As partidas salvas estão seguras. Tente de novo com menos --jobs.
arena-file = Não é possível usar o arquivo { $file }: { $why }. Escolha outro.
arena-file-in-use = Outro torneio está gravando no arquivo { $file }. Espere até que ele termine ou escolha outro arquivo.
arena-file-foreign = O arquivo { $file } não é de um torneio e não foi alterado. Escolha outro.
arena-file-other = O arquivo { $file } é de um torneio que difere em: { $what }. Use as mesmas opções de antes ou escolha outro arquivo.
arena-file-version = O arquivo { $file } foi gravado pela versão { $version } do rulewright, e esta é a versão { $known }. Os bots podem decidir de outro modo agora, e as partidas não podem ser comparadas: continue com aquela versão ou escolha outro arquivo.
arena-file-line = A linha { $line } do arquivo { $file } está danificada. Apague essa linha para jogar a partida de novo, ou escolha outro arquivo.
arena-stopped = Interrompido após { $games ->
        [0] { $games } partidas
        [one] { $games } partida
       *[other] { $games } partidas
    } de { $all }. Nada foi salvo; para salvar as partidas, use --save ARQUIVO.
arena-stopped-saved = Interrompido após { $games ->
        [0] { $games } partidas
        [one] { $games } partida
       *[other] { $games } partidas
    } de { $all }. Tudo está salvo; o mesmo comando continua daqui.
arena-nothing = Ainda não há nada a mostrar: nenhuma distribuição foi jogada a partir de todos os lugares.
arena-bot = Bot
arena-against = Contra
arena-even = Equilíbrio
arena-rating = Rating
arena-seconds = Segundos/decisão
arena-thinks = { $seconds } segundos por decisão.

## Ajuste

tune-help-players = Número de jogadores. Padrão: o mínimo possível
tune-help-positions = Quantas posições reunir; metade fica fora do ajuste, para conferir o resultado. Padrão: 40000
tune-help-generations = Quantas gerações de pesos testar; termina antes se nada mais melhorar. Padrão: 120
tune-help-fixed = Pesos que ficam como estão, separados por vírgulas, como own,point
tune-help-begin = Pesos iniciais, como store=20,counter=10. Padrão: os atuais. Um peso 0 continua 0
tune-help-out = Um arquivo para o resultado, no formato do guide.json do jogo
tune-not-installed = A biblioteca cma não está instalada. Instale-a com: pip install 'rulewright[tune]'
tune-weight-unknown = Peso desconhecido: “{ $name }”. Escolha entre: { $known }.
tune-begin-form = “{ $text }” não é um peso inicial válido. Escreva NOME=NÚMERO, como store=20.
tune-nothing = Não sobra nenhum peso para ajustar: todos são 0 ou fixos. Fixe menos pesos, ou dê a alguns outro valor inicial com --begin NOME=NÚMERO.
tune-no-file = { $file } não é um arquivo comum e não pode ser substituído. Escolha outro nome.
tune-tuning = Ajustando, surpresa { $surprise }
tune-stopped-early = Interrompido enquanto as posições eram reunidas: ainda não há resultado, e nada foi gravado.
tune-stopped = Interrompido após { $generations ->
        [0] { $generations } gerações
        [one] { $generations } geração
       *[other] { $generations } gerações
    } de { $all }. Estes são os melhores pesos até aqui.
tune-weight = Peso
tune-before = Antes
tune-after = Depois
tune-surprise = Surpresa (log loss)
tune-known = posições do ajuste
tune-unseen = posições de conferência
tune-written = Gravado em { $file }. Para que os bots o usem, copie-o por cima do guide.json do jogo.
