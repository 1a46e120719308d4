### Hints: what speaks for a move, and what a search cannot do (Brazilian Portuguese).
### Reasons begin with a verb whose subject is the move.

## For every game

# $player: who is not asked.
search-not-asked = Não é a vez de { $player }. Peça de novo quando for.
search-no-budget = Uma busca precisa de tempo para pensar: pelo menos uma iteração e mais de zero segundos.
# $value, $other: chances to win, in percent.
hint-clearly = Claramente melhor que a opção seguinte: { $value }% de chance de vencer, contra { $other }%
hint-slightly = Um pouco melhor que a opção seguinte: { $value }% de chance de vencer, contra { $other }%
hint-equal = As melhores opções parecem equivalentes
hint-behind = Pior que a melhor opção: { $value }% de chance de vencer, contra { $other }%
hint-only = Não há outra escolha
hint-alone = Nenhuma outra opção parece promissora

## Termites

termites-reason-takes = Toma de { $other_player } um cupinzeiro de valor { $value }
termites-reason-takes-neutral = Toma um cupinzeiro neutro de valor { $value }
# $supporters: how many units support the attack.
termites-reason-attack =
    { $supporters ->
        [0] Ataque { $strength } contra defesa { $defence }
        [one] Ataque { $strength } contra defesa { $defence }: { $supporters } unidade dá apoio
       *[other] Ataque { $strength } contra defesa { $defence }: { $supporters } unidades dão apoio
    }
# $other_player: whose unit it is.
termites-reason-pushes = Empurra para fora de { $hex } uma unidade de { $other_player }: { termites-token-name }
termites-reason-destroys = Destrói em { $hex } uma unidade de { $other_player }: { termites-token-name }
# What could be attacked with success from now on.
termites-reason-threatens = Ameaça { $hex }: { termites-piece-name }, força { $strength } contra { $defence }
# $needed: the attack strength that takes the mound.
termites-reason-gathers = Reúne força { $strength } junto ao cupinzeiro em { $hex } (necessária: { $needed })
# $strength, $less: of the strongest attack from beside it, before and after.
termites-reason-relieves = Alivia o seu cupinzeiro de valor { $value } em { $hex }: o ataque mais forte ao lado dele cai de { $strength } para { $less }
# $was: the strongest attack that $other_player could bring next; $attack: the strongest that anybody can bring after the move.
termites-reason-saves = Salva o seu cupinzeiro em { $hex }: { $other_player } poderia reunir { $was } contra { $defence }, e agora ninguém passa de { $attack }

## Cry Havoc

cryhavoc-reason-scores = Rende { cryhavoc-n-vp }
cryhavoc-reason-enables = Habilita a pontuação, que no momento renderia { cryhavoc-n-vp } para você
# $n: crystals there.
cryhavoc-reason-controls =
    { $n ->
        [0] Toma o controle { FORM($region, case: "of") }
       *[other] Toma o controle { FORM($region, case: "of") }: { cryhavoc-n-crystals }
    }
cryhavoc-reason-controls-from =
    { $n ->
        [0] Toma { cryhavoc-other-from } { FORM($region, case: "it") }
       *[other] Toma { cryhavoc-other-from } { FORM($region, case: "it") }: { cryhavoc-n-crystals }
    }
# $own, $enemy: numbers of units.
cryhavoc-reason-attacks = Começa uma batalha { FORM($region, case: "in") } contra { cryhavoc-other-subject }: { $own } contra { $enemy }
cryhavoc-reason-recruits = Recruta { cryhavoc-n-units }
cryhavoc-reason-builds = Constrói: { cryhavoc-site-name }
cryhavoc-reason-points = Dá { cryhavoc-n-points }
cryhavoc-reason-kills = Mata { cryhavoc-n-units } { cryhavoc-other-of }
cryhavoc-reason-captures = Captura { cryhavoc-n-units } { cryhavoc-other-of }
# $own, $enemy: the strengths on the objective.
cryhavoc-reason-wins =
    { $objective ->
        [prisoners] Neste momento, vence a { cryhavoc-objective-name }: { $own } a { $enemy }
       *[other] Neste momento, vence o { cryhavoc-objective-name }: { $own } a { $enemy }
    }
cryhavoc-reason-would-kill = Neste momento, mata { cryhavoc-n-units } no { cryhavoc-objective-attrition }
# What the others could do next. $own, $enemy: numbers of units.
cryhavoc-danger-lost = Cuidado: você pode perder o controle { FORM($region, case: "of") }
cryhavoc-danger-lost-to = Cuidado: { cryhavoc-other-subject } podem tomar { FORM($region, case: "it") } de você
cryhavoc-danger-attack = Cuidado: { cryhavoc-other-subject } podem atacar você { FORM($region, case: "in") }: { $enemy } contra { $own }
