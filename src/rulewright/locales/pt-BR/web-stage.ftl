### The pages in the browser: what happens at a table, shown step by step (Brazilian Portuguese).

web-stage-since = Desde a sua última jogada
web-stage-happening = Agora
web-stage-lately = Recente
# $n: how many more steps there were.
web-stage-earlier =
    { $n ->
        [one] + { $n } anterior
       *[other] + { $n } anteriores
    }
web-stage-nothing = Nada ainda
# $text: what happened. $n: how often, at least 2. × is for the number of termites on a token.
web-stage-times = { $text } ({ $n } vezes)
web-stage-replay = Rever
web-stage-stop = Parar
web-stage-speed = Velocidade das jogadas dos outros
web-stage-speed-off = Imediata
web-stage-speed-fast = Rápida
web-stage-speed-normal = Normal
web-stage-speed-slow = Lenta
web-stage-speed-step = Passo a passo
web-stage-skip = Pular
web-stage-skip-mine = Ir para a minha vez
web-stage-hold = Pausar
web-stage-go-on = Continuar
web-stage-back = Um passo atrás
web-stage-goes-on = Continua sozinho · pular
web-stage-press = Esperando você · continuar
web-stage-space = Espaço
web-stage-sound = Som
web-stage-volume = Volume
web-stage-step-sounds = Som também a cada passo
web-stage-keys-hold = pausar, continuar; fechar o que cobre o tabuleiro
web-stage-keys-skip = ir para a sua vez
web-stage-keys-replay = rever o que aconteceu desde a sua última jogada
web-stage-keys-step = um passo atrás ou à frente, durante a pausa
