### The pages in the browser: what every page and every table says (Brazilian Portuguese).

## Everywhere

web-nav = Páginas
web-nav-play = Jogar
web-nav-mine = Minhas partidas
web-nav-rules = Regras
web-nav-reference = Cartas e peças
web-nav-me = Seu nome
web-language = Idioma
web-light = Cores claras
web-dark = Cores escuras
web-close = Fechar
web-loading = Um momento …
web-rule = Regra { $number }
web-title-termites = Cupins
web-title-cryhavoc = Cry Havoc
web-title-your-turn = É a sua vez! { $game }
# $number: four digits.
web-guest-name = Visitante { $number }
web-unreachable = Não foi possível falar com o servidor. Verifique a sua conexão e tente de novo.
web-trouble = Não deu certo
web-to-lobby = Para os jogos
web-try-again = Tentar de novo
web-missing = Esta página não existe
web-missing-what = O link pode ser antigo ou ter um erro de digitação. Comece de novo pelos jogos.

## At the table

web-players = Jogadores
web-prompt-waiting = { $player } está pensando …
web-prompt-over = Fim da partida.
# $since: how long ago, such as “5 minutes ago”.
web-seat-to-move = é a vez, { $since }
web-seat-bot = bot: { $bot }
web-seat-away = fora da mesa
web-seat-here = na mesa
web-seat-you = { $name } (você)
web-seat-give-to-bot = Deixar um bot jogar no lugar
web-seat-take-back = Voltar a jogar
web-points =
    { $n ->
        [one] ponto
       *[other] pontos
    }
web-undo = Desfazer
web-zoom-in = Mais perto
web-zoom-out = Mais longe
web-zoom-fit = O tabuleiro inteiro
web-beside = Ao lado do tabuleiro
web-dock = Abaixo do tabuleiro
web-dock-hand = Mão
web-dock-look = Ver
web-in-words =
    { $n ->
        [one] A sua única possibilidade em palavras
       *[other] Todas as { $n } possibilidades em palavras
    }
web-menu = Esta mesa
web-menu-motion = As peças se movem (senão, saltam)
web-menu-terms = O que vale nesta mesa
web-menu-leave = Sair da partida
web-menu-leave-what = Um bot joga no seu lugar. Você pode voltar enquanto a partida durar.
web-menu-leave-sure = Sim, sair
web-consent = { $player } quer desfazer a própria última ação. Você concorda?
web-consent-yes = Sim, desfazer
web-consent-no = Não
web-consent-asked = { $player } pediu para desfazer a própria última ação.
web-connection-connecting = conectando …
web-connection-live = ao vivo
web-connection-offline = sem conexão, tentando de novo
web-connection-refused = não conectado

## Bots and hints

web-bot-which = Qual bot?
# $level: of $most, the weakest first.
web-bot-strength = força { $level } de { $most }
web-hint = Dica
web-hint-thinking = Pensando …
web-hint-title = Você pode jogar assim
web-hint-close = Fechar a dica
web-hint-value = { $percent }% de chance de vitória
web-hint-what = A parte da vitória que a jogada promete, até onde o cálculo alcançou. Ele só conhece o que você pode saber.
# $n: how many moves. $move: the best one, in sentences.
web-hint-said =
    { $n ->
        [one] Uma dica: { $move } { $percent }% de chance de vitória.
       *[other] { $n } dicas. A melhor: { $move } { $percent }% de chance de vitória.
    }

## Keys

web-keys = Teclas
web-keys-hint = uma dica; de novo para ir até ela
web-keys-undo = desfazer
web-keys-numbers = escolher peça, carta ou caminho pelo número
web-keys-escape = fechar, soltar
# Two keys at once.
web-keys-end-press = Ctrl + Enter
web-keys-end = passar, encerrar, confirmar

## The log

web-log = Histórico
web-log-more = Mais antigos
web-log-sit = { $name } senta-se à mesa.
web-log-stand = { $name } deixa o lugar.
web-log-bot = Um bot ocupa o lugar.
web-log-away = Um bot continua jogando.
web-log-back = { $name } está de volta.
web-log-undo =
    { $lines ->
        [one] A última ação é desfeita.
       *[other] As últimas { $lines } ações são desfeitas.
    }
web-log-ask = { $name } pede para desfazer a última ação.
web-log-agree = { $name } concorda.
web-log-decline = { $name } não concorda.
web-log-rematch = { $name } quer jogar de novo.
