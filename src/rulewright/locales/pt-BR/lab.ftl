### O laboratório na linha de comando: simulate e bench (português do Brasil).

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
lab-interval = Intervalo de 95 %
lab-points = Média de pontos
lab-what = Medição
lab-decisions-per-second = Decisões/s
lab-games-per-second = Partidas/s
