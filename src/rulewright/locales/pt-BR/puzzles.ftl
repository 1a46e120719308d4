### Desafios: o que perguntam e respondem, e o comando que os encontra (português do Brasil).

puzzle-unknown = Não há um desafio “{ $name }” aqui. Talvez tenha sido substituído; escolha outro.
puzzle-changed = O desafio “{ $name }” não está mais de acordo com as regras. Comece de novo ou escolha outro.
puzzle-over = Este desafio acabou. Comece de novo ou passe para o próximo.

puzzle-title = Desafio
# $player: whose turn it is.
puzzle-asks = Quem joga: { $player }. Encontre a melhor jogada.
puzzle-solved = Essa é a melhor jogada.
# $value, $best: chances to win, in percent.
puzzle-wrong = Não é a melhor: com a melhor jogada, você tem { $best }% de chance de vencer; com esta, bem menos.
puzzle-wrong-by = Não é a melhor: dá cerca de { $value }% de chance de vencer. A melhor dá { $best }%.

## What an answer is about, and a hint that does not give it away

puzzle-theme-other = Outros
puzzle-hint-other = Procure a jogada que mais muda a posição.
termites-puzzle-take = Tomar um cupinzeiro
termites-puzzle-take-hint = Dá para tomar um cupinzeiro. Qual, e com o quê?
termites-puzzle-save = Salvar um cupinzeiro
termites-puzzle-save-hint = Um dos seus cupinzeiros corre perigo. O que impede o ataque?
termites-puzzle-destroy = Destruir uma unidade
termites-puzzle-destroy-hint = Dá para destruir uma unidade inimiga. Qual delas importa?
termites-puzzle-push = Empurrar uma unidade
termites-puzzle-push-hint = Uma unidade inimiga está onde não devia. Empurre-a.
termites-puzzle-prepare = Preparar um ataque
termites-puzzle-prepare-hint = Nada cai neste turno. Posicione-se para o próximo.
cryhavoc-puzzle-score = Pontuar
cryhavoc-puzzle-score-hint = Pense nos pontos de vitória e em quando são contados.
cryhavoc-puzzle-land = Tomar o controle
cryhavoc-puzzle-land-hint = A questão é o controle de uma região.
cryhavoc-puzzle-objective = Objetivos da batalha
cryhavoc-puzzle-objective-hint = Na batalha: que objetivo você pode vencer?
cryhavoc-puzzle-battle = Atacar
cryhavoc-puzzle-battle-hint = A questão é uma batalha: onde, e contra quem?
cryhavoc-puzzle-economy = Desenvolver
cryhavoc-puzzle-economy-hint = Trata-se de unidades, estruturas e pontos para depois.

## The command

puzzles-help-find = Quantos desafios encontrar ao todo. Padrão: 10
puzzles-help-out = O arquivo para os desafios. Se já existir, a busca continua de onde parou
# $n: a number of iterations.
puzzles-help-depth = Iterações da busca para avaliar uma jogada; a verificação final usa dez vezes mais. Padrão: { $n }
puzzles-help-players = Número de jogadores. Padrão: o mínimo que o jogo permite
puzzles-out = Diga onde gravar os desafios: --out ARQUIVO.
# $why: the reason that the system gives.
puzzles-file = Não é possível usar o arquivo { $file }: { $why }. Escolha outro.
puzzles-file-foreign = O arquivo { $file } não contém desafios e não foi alterado. Escolha outro.
# $what: names of fields.
puzzles-file-other = O arquivo { $file } contém desafios que diferem em: { $what }. Use as mesmas opções de antes ou escolha outro arquivo.
puzzles-file-line = A linha { $line } do arquivo { $file } está danificada. Remova essa linha ou escolha outro arquivo.
# $games: how many were played.
puzzles-looking =
    Procurando desafios: { $games ->
        [0] { $games } partidas
        [one] { $games } partida
       *[other] { $games } partidas
    }
# $n: how many puzzles.
puzzles-stopped = Interrompido. Desafios no arquivo: { $n }. Para retomar, use o mesmo comando.
puzzles-level = Bot mais fraco que o resolve
puzzles-number = Desafios
puzzles-found =
    Desafios encontrados: { $n }, em { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }.
