### The pages in the browser: what every page and every table says (Brazilian Portuguese).

## Everywhere

web-nav = Páginas
web-nav-play = Jogar
web-nav-mine = Minhas partidas
web-nav-rules = Regras
web-nav-learn = Aprender
web-nav-puzzles = Desafios
web-nav-progress = Seu progresso
web-nav-reference = Cartas e peças
web-nav-me = Seu nome
web-language = Idioma
web-light = Cores claras
web-dark = Cores escuras
web-close = Fechar
web-loading = Carregando…
# How long ago something was: less than a minute.
web-just-now = agora mesmo
web-rule = Regra { $number }
# $number: four digits.
web-guest-name = Visitante { $number }
# In the place of a name: somebody whose account was deleted.
web-player-left = Conta excluída
web-unreachable = Não foi possível conectar ao servidor. Confira a sua conexão e tente de novo.
web-me-unknown = Não foi possível confirmar quem você é, por isso nada foi alterado.
web-trouble = Algo deu errado
web-to-lobby = Voltar aos jogos
web-try-again = Tentar de novo
web-missing = Página não encontrada
web-missing-what = O link pode ser antigo ou ter um erro de digitação. Volte aos jogos e comece de lá.
web-no-rules = { $game }: esta mesa está em espera
web-no-rules-what = Ela usa a versão { $rules } das regras e o pacote “{ $pack }” como era na época, e falta pelo menos um dos dois neste servidor.
web-no-rules-waits = Nada se perdeu. A partida continua assim que o servidor usar uma versão do rulewright que tenha ambos; avise quem o mantém.
web-no-rules-leave = Se você sair, um bot guarda o seu lugar, e você pode voltar.
web-no-rules-over = Nada se perdeu. Este foi o resultado, e cada jogada está no registro da partida. O replay volta a funcionar assim que o servidor usar uma versão do rulewright que tenha ambos.

## At the table

web-players = Jogadores
web-prompt-waiting = Esperando { $player }…
web-prompt-over = Fim da partida.
# $since: how long ago, such as “5 minutes ago”.
web-seat-to-move = joga agora (última jogada { $since })
web-seat-bot = bot: { $bot }
web-seat-away = ausente
web-seat-here = online
web-seat-gone = desistiu
web-seat-you = { $name } (você)
web-seat-give-to-bot = Deixar um bot assumir
web-seat-take-back = Retomar o seu lugar
web-points =
    { $n ->
        [0] pontos
        [one] ponto
       *[other] pontos
    }
web-undo = Desfazer
# Where long words may be broken, for browsers that do not know: those of the cards and of narrow buttons.
web-hyphens =
    Auto-destruição Desfila-deiro Desliza-mento Entrin-cheirados Inteli-gência Interfe-rência Levanta-mento Pressen-timento
    Prisio-neiros Reconfi-guração Reconhe-cimento Retalha-dores Tele-transporte Topo-gráficas Habili-dades Cupin-zeiro Vege-tação
web-zoom-in = Aproximar
web-zoom-out = Afastar
web-zoom-fit = O tabuleiro inteiro
web-dock = Abaixo do tabuleiro
web-dock-hand = Mão
web-dock-look = Detalhes
web-in-words =
    { $n ->
        [one] A sua única opção em texto
       *[other] Todas as { $n } opções em texto
    }
web-menu = Menu da mesa
web-menu-origin = Partida de origem
web-menu-motion = Animações
web-menu-forced = Jogar por mim quando só houver uma opção
web-menu-coach = Treinador: explicar cada novidade quando surgir
web-menu-warns = Avisar antes de uma jogada que custa caro
# $what: what is done.
web-forced = Única opção, escolhida automaticamente. { $what }
web-menu-leave = Sair da partida
web-menu-leave-what = Um bot joga por você. Você pode voltar enquanto a partida durar.
web-menu-leave-sure = Sim, sair
web-menu-give-up-what = Esta partida é ranqueada. Se sair agora, você perde e não pode voltar.
web-menu-give-up-sure = Sim, desistir
web-consent = { $player } quer desfazer a última jogada que fez. Você permite?
web-consent-yes = Sim, desfazer
web-consent-no = Não
web-consent-asked = { $player } pediu para desfazer a última jogada que fez.
web-connection-connecting = conectando…
web-connection-live = conectado
web-connection-silent = sem resposta ainda; sua escolha está salva
web-connection-offline = sem conexão, reconectando
web-connection-refused = não conectado

## Bots and hints

web-bot-which = Qual bot?
# $level: of $most, the weakest first.
web-bot-strength = força { $level } de { $most }
web-hint = Dica
web-hint-thinking = Pensando…
web-hint-title = Jogadas sugeridas
web-hint-close = Ocultar a dica
web-hint-value = { $percent }% de chance de vencer
web-hint-what = Chance de vitória depois desta jogada, estimada só com o que você pode ver.
web-warning = Pensar melhor?
# $best, $value: percent.
web-warning-cost = A sua chance de vencer cairia de cerca de { $best }% para { $value }%.
web-warning-what = Estimativa feita só com o que você pode ver. A decisão é sua.
web-warning-again = Pensar melhor
web-warning-anyway = Jogar assim mesmo
# $n: how many moves. $move: the best one, in sentences.
web-hint-said =
    { $n ->
        [one] Dica. { $move } { $percent }% de chance de vencer.
       *[other] { $n } dicas, a melhor primeiro. { $move } { $percent }% de chance de vencer.
    }

## Keys

web-keys = Atalhos de teclado
web-keys-hint = dica; de novo para ir até ela
web-keys-undo = desfazer
web-keys-numbers = escolher peça, carta ou opção pelo número
web-keys-escape = fechar, desmarcar
# Two keys at once.
web-keys-end-press = Ctrl + Enter
web-keys-end = passar, encerrar, confirmar

## The log

web-log = Histórico
web-log-more = Anteriores
# $you: whether the reader did it, yes or no; or, where a bot now plays, whether it is for the reader.
web-log-sit =
    { $you ->
        [yes] Você se senta à mesa.
       *[no] { $name } se senta à mesa.
    }
web-log-stand =
    { $you ->
        [yes] O seu lugar fica livre.
       *[no] { $name } libera um lugar.
    }
web-log-bot = { $bot } ocupa um lugar.
# $player: whose seat it is.
web-log-away =
    { $you ->
        [yes] { $bot } agora joga no seu lugar.
       *[no] { $bot } agora joga no lugar de { $player }.
    }
web-log-back =
    { $you ->
        [yes] Você está de volta.
       *[no] { $name } está de volta.
    }
web-log-undo =
    { $lines ->
        [one] A última jogada foi desfeita.
       *[other] As últimas { $lines } jogadas foram desfeitas.
    }
web-log-ask =
    { $you ->
        [yes] Você pede para desfazer sua última jogada.
       *[no] { $name } pede para desfazer a última jogada que fez.
    }
web-log-agree =
    { $you ->
        [yes] Você concorda.
       *[no] { $name } concorda.
    }
web-log-decline =
    { $you ->
        [yes] Você não concorda.
       *[no] { $name } não concorda.
    }
web-log-rematch =
    { $you ->
        [yes] Você quer jogar de novo.
       *[no] { $name } quer jogar de novo.
    }
web-log-resign =
    { $you ->
        [yes] Você desiste da partida.
       *[no] { $name } desiste da partida.
    }
web-log-share =
    { $you ->
        [yes] Você compartilha o replay.
       *[no] { $name } compartilha o replay.
    }
web-log-unshare =
    { $you ->
        [yes] Você não compartilha mais o replay.
       *[no] { $name } não compartilha mais o replay.
    }
web-log-haste-less = O servidor está sobrecarregado: por ora, os bots têm menos tempo para pensar e jogam pior.
web-log-haste-any = O bot não teve tempo de pensar e fez uma jogada permitida qualquer.
web-log-haste-failed = O bot não deu uma resposta válida, então foi feita uma jogada permitida qualquer.
web-log-haste-missing = Este servidor não tem esse bot: um mais simples joga no lugar dele.
