### The page of a game that has none of its own (Brazilian Portuguese).

web-plain-about = A posição é descrita em palavras.
web-plain-about-choices = Cada escolha é um botão. As teclas de 1 a 9 acionam os nove primeiros.
web-plain-position = Posição
web-plain-choices = O que você pode fazer
web-plain-wait = Agora você não tem nada a escolher.
web-plain-why = Por que não?
web-plain-why-action = Digite uma jogada
# $action: as it is written, such as “lay:a4”.
web-plain-why-such-as = por exemplo, { $action }
web-plain-why-ask = Perguntar
web-plain-why-can = Você pode fazer isso agora.
# $n: how many choices.
web-plain-gone =
    { $n ->
        [one] Indisponível agora ({ $n })
       *[other] Indisponíveis agora ({ $n })
    }
web-plain-no-drawing = Não foi possível mostrar o tabuleiro deste jogo. Você pode continuar jogando por texto.
