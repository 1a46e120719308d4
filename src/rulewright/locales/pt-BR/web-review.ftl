### The review of a finished game, in the browser (Brazilian Portuguese).

web-review-what = Cada decisão é avaliada pelo que a pessoa podia saber naquele momento. Leva cerca de um minuto, e você pode sair enquanto isso.
web-review-begin = Analisar esta partida
web-review-whose = Decisões de quem
web-review-going = Andamento da análise
web-review-counting = Contando as decisões…
# $judged of $total decisions have been looked at.
web-review-progress = { $judged } de { $total } decisões
web-review-chances = Chance de vencer, pelo que cada um sabia
# The number of one of the decisions that cost most, as a name for its mark on the curve.
web-review-mark = Decisão { $number }
web-review-moments = O que mais custou
web-review-keys = Teclas: J próxima decisão, K anterior.
web-review-no-moments = Nenhuma decisão custou muito.
web-review-slip = Imprecisão
web-review-mistake = Erro
web-review-blunder = Erro grave
# $loss, $error: percentage points.
web-review-costs = −{ $loss } ± { $error }
web-review-played = Jogada feita:
web-review-better = Melhor:
web-review-no-reason = Nenhum motivo se destaca: testada muitas vezes, ela venceu mais.
web-review-percent = { $percent }%
web-review-show = Mostrar a posição
web-review-sums = Decisões e sorte
web-review-start = Chances iguais
web-review-choices = Decisões próprias
web-review-others = Decisões dos outros
web-review-luck = Sorte
web-review-result = Resultado
# $sum: percentage points with their sign. $error: give or take so many.
web-review-give = { $sum } ± { $error }
web-review-accuracy =
    { $n ->
        [one] Precisão: { $percent }% em { $n } decisão.
       *[other] Precisão: { $percent }% em { $n } decisões.
    }
web-review-counts = Imprecisões: { $slips }. Erros: { $mistakes }. Erros graves: { $blunders }.
web-review-found = Jogadas decisivas
# $ahead: percentage points.
web-review-ahead = qualquer outra escolha: −{ $ahead } ou pior
web-review-turns = Momentos decisivos
# Why the chances have turned.
web-review-turned = O que os outros fizeram, a sorte ou o que foi revelado
web-review-explains = Os números são pontos percentuais da chance de vencer; em nove de cada dez casos o valor real está na faixa ±. Só aparece o que com certeza custou algo. O que estava oculto não conta na avaliação.

## Playing on from a position of a finished game

web-review-retry = Tentar de novo daqui
web-review-branch-what = A partida continua a partir desta posição em uma nova mesa. Ela não é ranqueada nem conta para o seu progresso. A partida terminada fica como está.
web-review-branch-seat = Seu lugar
web-review-branch-others = Os outros
web-review-branch-alike = Os mesmos bots e, no lugar de cada pessoa, um médio
web-review-branch-friends = Amigos, por link
web-review-branch-deal = O que está oculto
web-review-branch-anew = Distribuído de novo, exceto o que este lugar podia saber
web-review-branch-same = Como estava
web-review-branch-play = Jogar
