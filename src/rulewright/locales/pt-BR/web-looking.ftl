### The pages in the browser: one screen for several, looking on, looking back, and after the game (Brazilian Portuguese).
### Names of players are shown as they are, never inflected.

## Several players at one screen

web-looking-curtain = Na mesma tela
web-looking-curtain-pass = Passe o aparelho para { $player }
web-looking-curtain-why = A cortina esconde a mão de todos. Abra só quando ninguém mais estiver olhando.
web-looking-curtain-open = Sou { $player }: mostre a minha mão
web-looking-curtain-since = Desde a sua última vez
web-looking-curtain-so-far = Até agora

## Looking on

web-looking-on = Você está assistindo. Você vê o que todos podem ver.
web-looking-on-replay = Do começo

## The connection

web-looking-catching-up = atualizando …
# $seconds: until the next attempt.
web-looking-retry = sem conexão, nova tentativa em { $seconds } s

## Taking back with the others' consent

web-looking-undo-ask = Pedir para desfazer
web-looking-undo-ask-what = Se todos os outros concordarem, a sua última ação e tudo depois dela serão desfeitos.
web-looking-undo-alone = Desfazer mesmo assim
web-looking-undo-alone-what = Aqui não é preciso perguntar a ninguém: a sua última ação e tudo depois dela serão desfeitos.
# $players: a list of names.
web-looking-undo-waiting = Você pediu para desfazer a sua última ação. Falta responder: { $players }.
web-looking-undo-withdraw = Deixa pra lá

## Replay

web-looking-replay = Replay
web-looking-to-table = Para a mesa
web-looking-not-begun = Esta partida ainda não começou, então ainda não há o que rever.
web-looking-start = A partida começa.
web-looking-moment = Momento da partida
# $number: of the moment, out of $count. $text: what happens in it.
web-looking-moment-now = { $number } de { $count }. { $text }
web-looking-first = Ir ao começo
web-looking-previous-big = Grande acontecimento anterior
web-looking-previous = Um passo atrás
web-looking-play = Reproduzir
web-looking-pause = Pausar
web-looking-next = Um passo à frente
web-looking-next-big = Próximo grande acontecimento
web-looking-last = Ir ao fim
# $n: how many times as fast.
web-looking-speed-times = { $n }×
web-looking-speed-now = Velocidade: { $n }×
web-looking-eyes = Visto por
web-looking-eyes-open = Todas as mãos abertas
web-looking-eyes-watching = O que todos podem ver
# $player: whose eyes.
web-looking-eyes-seat = Pelos olhos de { $player }
web-looking-hands = Mãos
web-looking-link = Copiar um link para este momento
web-looking-link-copied = O link foi copiado.
web-looking-link-failed = Não foi possível copiar o link. Ele está na barra de endereço.

## After the game

web-looking-wins = { $player } vence
# $players: a list of names.
web-looking-shared = { $players } dividem a vitória
# $points of the winner, $other of the next, $n the difference.
web-looking-margin =
    { $n ->
        [one] { $points } a { $other }: por um ponto
       *[other] { $points } a { $other }: por { $n } pontos
    }
web-looking-margin-tie =
    { $points ->
        [one] { $points } ponto para cada: as regras resolvem o empate
       *[other] { $points } pontos para cada: as regras resolvem o empate
    }
web-looking-margin-shared =
    { $points ->
        [one] Com { $points } ponto cada
       *[other] Com { $points } pontos cada
    }
web-looking-sources = Pontos por
web-looking-total = Total
web-looking-rematch = Jogar de novo
web-looking-rematch-ready = A mesa para a próxima partida está pronta.
web-looking-rematch-go = Para a nova mesa
web-looking-watch = Ver o replay
web-looking-journal = Baixar o diário da partida
web-looking-check = Conferir os sorteios
web-looking-result = Resultado
web-looking-look = Ver o tabuleiro

## Were the shuffles fair?

web-looking-check-kept = A promessa foi cumprida.
web-looking-check-broken = A promessa não foi cumprida: esta semente não corresponde à impressão digital mostrada antes da partida. Não confie neste servidor.
web-looking-check-failed = Não foi possível ler o diário, então nada foi conferido. Tente de novo ou baixe o diário e use o comando abaixo.
web-looking-check-why = Todo o acaso de uma partida vem de um único número secreto, a semente. Ela foi definida antes da primeira carta. A impressão digital dela foi mostrada logo, e a própria semente só agora. Nenhum outro número tem essa impressão digital. Portanto ninguém mudou um sorteio durante a partida, nem o servidor nem um jogador.
web-looking-check-seen = Impressão digital, como este navegador a viu antes do fim
web-looking-check-told = Impressão digital, como o servidor a informa agora (este navegador não viu a partida)
web-looking-check-seed = A semente
web-looking-check-made = Impressão digital da semente, calculada aqui
web-looking-check-more = O que o seu navegador não confere: que cada carta e cada ficha veio desta semente e que cada jogada era permitida. Para isso, baixe o diário e mande repetir a partida inteira:
