### Hints: the reasons for a move, and what a search cannot do (English).
### Reasons begin with a verb whose subject is the move.

## For every game

# $player: who is not asked.
search-not-asked = It is not { $player }’s turn. Ask again when it is.
search-no-budget = A search needs time to think: at least one iteration and more than zero seconds.
# $value, $other: chances to win, in percent.
hint-clearly = Clearly better than the next best: { $value }% chance of winning, compared with { $other }%
hint-slightly = Slightly better than the next best: { $value }% chance of winning, compared with { $other }%
hint-equal = The best choices look about equal
hint-behind = Not as good as the best: { $value }% chance of winning, compared with { $other }%
hint-only = The only choice
hint-alone = Nothing else looks worth trying

## Termites

termites-reason-takes = Takes a mound worth { $value } from { $other_player }
termites-reason-takes-neutral = Takes a neutral mound worth { $value }
# $supporters: how many units support the attack.
termites-reason-attack =
    { $supporters ->
        [0] Attack strength { $strength } against defence { $defence }
        [one] Attack strength { $strength } against defence { $defence }, with one supporting unit
       *[other] Attack strength { $strength } against defence { $defence }, with { $supporters } supporting units
    }
# $other_player: whose unit it is.
termites-reason-pushes = Pushes { $other_player }’s { termites-token-name } off { $hex }
termites-reason-destroys = Destroys { $other_player }’s { termites-token-name } on { $hex }
# What could be attacked with success from now on.
termites-reason-threatens = Threatens { termites-piece-name } on { $hex }: { $strength } against { $defence }
# $needed: the attack strength that takes the mound.
termites-reason-gathers = Builds up strength around the mound on { $hex }: { $strength } of the { $needed } needed
# $strength, $less: of the strongest attack from beside it, before and after.
termites-reason-relieves = Takes pressure off your mound worth { $value } on { $hex }: the strongest attack from the hexes around it drops from { $strength } to { $less }
# $was: the strongest attack that $other_player could bring next; $attack: the strongest that anybody can bring after the move.
termites-reason-saves = Keeps your mound on { $hex } safe: { $other_player } could bring { $was } against { $defence }, but now nobody can bring more than { $attack }

## Cry Havoc

cryhavoc-reason-scores = Scores { cryhavoc-n-vp }
cryhavoc-reason-enables = Enables scoring, which would currently bring you { cryhavoc-n-vp }
# $n: crystals there.
cryhavoc-reason-controls =
    { $n ->
        [0] Takes control { FORM($region, case: "of") }
       *[other] Takes control { FORM($region, case: "of") }: { cryhavoc-n-crystals }
    }
cryhavoc-reason-controls-from =
    { $n ->
        [0] Takes { FORM($region, case: "it") } { cryhavoc-other-from }
       *[other] Takes { FORM($region, case: "it") } { cryhavoc-other-from }: { cryhavoc-n-crystals }
    }
# $own, $enemy: numbers of units.
cryhavoc-reason-attacks = Starts a battle with { cryhavoc-other-subject } { FORM($region, case: "in") }: { $own } against { $enemy }
cryhavoc-reason-recruits = Recruits { cryhavoc-n-units }
cryhavoc-reason-builds = Builds { cryhavoc-site-name }
cryhavoc-reason-points = Gives { cryhavoc-n-points }
cryhavoc-reason-kills =
    { $n ->
        [one] Kills 1 { cryhavoc-other-of } unit
       *[other] Kills { $n } { cryhavoc-other-of } units
    }
cryhavoc-reason-captures =
    { $n ->
        [one] Captures 1 { cryhavoc-other-of } unit
       *[other] Captures { $n } { cryhavoc-other-of } units
    }
# $own, $enemy: the strengths on the objective.
cryhavoc-reason-wins = Currently wins { cryhavoc-objective-name }: { $own } to { $enemy }
cryhavoc-reason-would-kill = Currently kills { cryhavoc-n-units } in { cryhavoc-objective-attrition }
# What the others could do next. $own, $enemy: numbers of units.
cryhavoc-danger-lost = Careful: you could lose control { FORM($region, case: "of") }
cryhavoc-danger-lost-to = Careful: { cryhavoc-other-subject } could take { FORM($region, case: "it") } from you
cryhavoc-danger-attack = Careful: { cryhavoc-other-subject } could attack you { FORM($region, case: "in") }: { $enemy } against { $own }
