### The pages in the browser: one screen for several, looking on, looking back, and after the game (Brazilian Portuguese).
### Names of players are shown as they are, never inflected.

## Several players at one screen

web-looking-curtain = Na mesma tela
web-looking-curtain-pass = Passe o aparelho para { $player }
web-looking-curtain-why = A cortina esconde a mão de todos. Abra só quando ninguém mais estiver olhando.
web-looking-curtain-open = Sou { $player }: mostrar a minha mão
web-looking-curtain-since = Desde o seu último turno
web-looking-curtain-so-far = Até agora

## Looking on

web-looking-on = Você está assistindo. Você vê só o que todos podem ver.
web-looking-on-replay = Assistir do começo

## The connection

web-looking-catching-up = atualizando…
# $seconds: until the next attempt.
web-looking-retry = sem conexão, nova tentativa em { $seconds } s

## Taking back with the others' consent

web-looking-undo-ask = Pedir para desfazer
web-looking-undo-ask-what = Se todos os outros concordarem, a sua última jogada e tudo o que veio depois serão desfeitos.
web-looking-undo-alone-what = Aqui não é preciso pedir a ninguém: a sua última jogada e tudo o que veio depois serão desfeitos.
# $players: a list of names.
web-looking-undo-waiting = Você pediu para desfazer a sua última jogada. Falta a resposta de: { $players }.
web-looking-undo-withdraw = Deixa pra lá

## Replay

web-looking-replay = Replay
web-looking-to-table = Voltar à mesa
web-looking-not-begun = Esta partida ainda não começou, então ainda não há o que rever.
web-looking-start = A partida começa.
web-looking-moment = Momento da partida
# $number: of the moment, out of $count. $text: what happens in it.
web-looking-moment-now = { $number } de { $count }. { $text }
web-looking-first = Ir ao começo
web-looking-previous-big = Destaque anterior
web-looking-previous = Um passo atrás
web-looking-play = Reproduzir
web-looking-pause = Pausar
web-looking-next = Um passo à frente
web-looking-next-big = Próximo destaque
web-looking-last = Ir ao fim
# $n: how many times as fast.
web-looking-speed-times = { $n }×
web-looking-speed-now = Velocidade: { $n }×
web-looking-eyes = Visão
web-looking-eyes-open = Todas as mãos abertas
web-looking-eyes-watching = Visão dos espectadores
# $player: whose eyes.
web-looking-eyes-seat = Visão de { $player }
web-looking-hands = Mãos
web-looking-link = Copiar o link deste momento
web-looking-link-copied = Link copiado.
web-looking-link-failed = Não foi possível copiar o link. Copie-o da barra de endereço.

## After the game

web-looking-wins = { $player } vence
# $players: a list of names.
web-looking-shared = { $players } dividem a vitória
# $points of the winner, $other of the next, $n the difference.
web-looking-margin =
    { $n ->
        [one] { $points } a { $other }, { $n } ponto à frente
       *[other] { $points } a { $other }, { $n } pontos à frente
    }
web-looking-margin-tie =
    { $points ->
        [0] Empate em { $points } pontos: decidiu o critério de desempate
        [one] Empate em { $points } ponto: decidiu o critério de desempate
       *[other] Empate em { $points } pontos: decidiu o critério de desempate
    }
web-looking-margin-shared =
    { $points ->
        [0] Com { $points } pontos cada
        [one] Com { $points } ponto cada
       *[other] Com { $points } pontos cada
    }
web-looking-margin-gave-up = Todos os outros desistiram.
web-looking-sources = Pontos por
web-looking-total = Total
web-looking-rematch = Jogar de novo
web-looking-rematch-ready = A mesa para a próxima partida está pronta.
web-looking-rematch-go = Ir para a nova mesa
web-looking-watch = Ver o replay
web-looking-review = Análise
web-looking-branch = Continuar a partir daqui
web-looking-share = Compartilhar o replay
web-looking-unshare = Parar de compartilhar
web-looking-share-done = Agora quem tiver este link pode ver o replay. Os outros jogadores veem que foi você quem compartilhou.
web-looking-unshare-done = Agora só os jogadores podem ver o replay.
web-looking-journal = Baixar o registro da partida
web-looking-check = Conferir os sorteios
web-looking-result = Resultado
web-looking-look = Ver o tabuleiro

## Were the shuffles fair?

web-looking-check-kept = A promessa foi cumprida.
web-looking-check-broken = A promessa não foi cumprida: esta semente não corresponde à impressão digital mostrada antes da partida. Não confie neste servidor.
web-looking-check-failed = Não foi possível ler o registro da partida, então nada foi conferido. Tente de novo ou baixe o registro e use o comando abaixo.
web-looking-check-why = Toda a aleatoriedade de uma partida vem de um único número secreto, a semente. Ela foi definida antes da primeira carta. A impressão digital dela foi mostrada logo no início, e a própria semente só agora. Nenhum outro número tem essa impressão digital. Portanto, se a semente corresponde a ela, ninguém alterou nenhum sorteio durante a partida: nem o servidor, nem os jogadores.
web-looking-check-seen = Impressão digital que este navegador viu antes do fim
web-looking-check-told = Impressão digital que o servidor informa agora (este navegador não viu a partida)
web-looking-check-seed = Semente
web-looking-check-made = Impressão digital da semente, calculada aqui
web-looking-check-more = O seu navegador não confere se cada carta e cada ficha veio desta semente nem se cada jogada era permitida. Para isso, baixe o registro e reproduza a partida inteira:
