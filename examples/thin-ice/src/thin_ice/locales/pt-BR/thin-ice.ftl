### Gelo Fino, what is asked, done, told and refused (Brazilian Portuguese). Names of players are shown as they are.

## The game

thin-ice-title = Gelo Fino
thin-ice-introduction =
    Pesque no gelo enquanto tiver coragem. Cada carta da sua linha pode ser um peixe ou uma rachadura, e na segunda rachadura você volta para casa sem nada. Peixes iguais à isca contam em dobro, e só você sabe qual é a isca.
thin-ice-line = Pesque enquanto tiver coragem: na segunda rachadura o gelo quebra.
thin-ice-time = 10–20 min
thin-ice-side = Lado
thin-ice-fisher = Pescador
thin-ice-option-rounds = Quantas rodadas são jogadas.
thin-ice-cli-help = 1, fish-3    escolher: pelo número, ou uma carta pelo nome

## Cards

# $card: crack, or fish- and its worth
thin-ice-card =
    { $card ->
        [crack] rachadura
        [fish-1] peixe de valor 1
        [fish-2] peixe de valor 2
        [fish-3] peixe de valor 3
       *[fish-4] peixe de valor 4
    }
thin-ice-cards = { $count } × { thin-ice-card }
thin-ice-and = { $first }, { $rest }
thin-ice-no-cards = nada

## The position

thin-ice-points =
    { $player } tem { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
thin-ice-on-the-line = Na linha de { $player }: { $cards }. A isca está virada para baixo.
thin-ice-cracks =
    { $left ->
        [1] A próxima rachadura quebra o gelo.
       *[other] O gelo ainda aguenta uma rachadura.
    }
thin-ice-bait = Sua isca: { thin-ice-card }.
thin-ice-hand = Sua mão: { $cards }.

## What is asked and done

thin-ice-prompt-bait = Escolha uma carta da mão como isca.
thin-ice-prompt-cast-or-home = Lance a linha ou volte para casa com o que já está nela.
thin-ice-do-bait = Usar como isca: { thin-ice-card }
thin-ice-do-cast = Lançar a linha
thin-ice-do-home = Voltar para casa

## What happened

thin-ice-event-drew = { $player } compra: { thin-ice-card }.
thin-ice-event-drew-hidden = { $player } compra uma carta.
thin-ice-event-baited = { $player } coloca uma isca.
thin-ice-event-caught = { $player } revela: { thin-ice-card }.
thin-ice-event-went-home =
    { $player } volta para casa e ganha { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }. Isca: { thin-ice-card }.
thin-ice-event-broke-in = O gelo quebra: { $player } não ganha nada. Isca: { thin-ice-card }.
thin-ice-event-over = A partida acabou.

## Why not

thin-ice-why-not-in-hand = Você não tem esta carta na mão: { thin-ice-card }. Escolha uma carta da mão.
thin-ice-why-cast-first = Sua linha está vazia. Lance pelo menos uma vez.
