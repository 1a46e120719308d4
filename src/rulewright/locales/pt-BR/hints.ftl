### Hints: what speaks for a move, and what a search cannot do (Brazilian Portuguese).
### Reasons begin with a verb whose subject is the move.

## For every game

# $player: who is not asked.
search-not-asked = Não é a vez de { $player } agora. Pergunte de novo quando for.
search-no-budget = Uma busca precisa de tempo para pensar: pelo menos uma tentativa e mais de zero segundos.
# $value, $other: promised shares of a victory, in percent.
hint-clearly = Claramente melhor que a seguinte: { $value }% contra { $other }%
hint-slightly = Um pouco melhor que a seguinte: { $value }% contra { $other }%
hint-equal = As melhores opções parecem equivalentes
hint-behind = Promete menos que a melhor: { $value }% contra { $other }%
hint-only = Não há outra escolha
hint-alone = Nenhuma outra opção parece promissora

## Termites

termites-reason-takes = Conquista de { $other_player } um cupinzeiro de valor { $value }
termites-reason-takes-neutral = Conquista um cupinzeiro neutro de valor { $value }
# $supporters: how many units support the attack.
termites-reason-attack =
    { $supporters ->
        [0] Ataque { $strength } contra defesa { $defence }
        [one] Ataque { $strength } contra defesa { $defence }: uma unidade dá apoio
       *[other] Ataque { $strength } contra defesa { $defence }: { $supporters } unidades dão apoio
    }
# $other_player: whose unit it is.
termites-reason-pushes = Empurra para fora de { $hex } uma unidade de { $other_player }: { termites-token-name }
termites-reason-destroys = Destrói em { $hex } uma unidade de { $other_player }: { termites-token-name }
# What could be attacked with success from now on.
termites-reason-threatens = Ameaça { $hex }: { termites-piece-name }, força { $strength } contra { $defence }
# $needed: the attack strength that takes the mound.
termites-reason-gathers = Reúne força junto ao cupinzeiro em { $hex }: { $strength } de { $needed } necessários
# $strength, $less: of the strongest attack from beside it, before and after.
termites-reason-relieves = Alivia o seu cupinzeiro de valor { $value } em { $hex }: o ataque ao lado dele cai de { $strength } para { $less }

## Cry Havoc

cryhavoc-reason-scores = Rende { cryhavoc-n-vp }
cryhavoc-reason-enables = Habilita a pontuação, que no momento renderia { cryhavoc-n-vp } para você
# $n: crystals there.
cryhavoc-reason-controls =
    { $n ->
        [0] Toma o controle de { $region }
       *[other] Toma o controle de { $region }: { cryhavoc-n-crystals }
    }
cryhavoc-reason-controls-from =
    { $n ->
        [0] Toma { $region } { cryhavoc-other-from }
       *[other] Toma { $region } { cryhavoc-other-from }: { cryhavoc-n-crystals }
    }
# $own, $enemy: numbers of units.
cryhavoc-reason-attacks = Começa uma batalha em { $region } contra { cryhavoc-other-subject }: { $own } contra { $enemy }
cryhavoc-reason-recruits = Recruta { cryhavoc-n-units }
cryhavoc-reason-builds = Constrói: { cryhavoc-site-name }
cryhavoc-reason-points = Dá { cryhavoc-n-points }
cryhavoc-reason-kills = Mata { cryhavoc-n-units } { cryhavoc-other-of }
cryhavoc-reason-captures = Captura { cryhavoc-n-units } { cryhavoc-other-of }
# $own, $enemy: the strengths on the objective.
cryhavoc-reason-wins =
    { $objective ->
        [prisoners] Vence no momento a { cryhavoc-objective-name }: { $own } a { $enemy }
       *[other] Vence no momento o { cryhavoc-objective-name }: { $own } a { $enemy }
    }
cryhavoc-reason-would-kill = Mata no momento { cryhavoc-n-units } no { cryhavoc-objective-attrition }
