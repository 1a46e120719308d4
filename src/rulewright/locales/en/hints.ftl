### Hints: what speaks for a move, and what a search cannot do (English).
### Reasons begin with a verb whose subject is the move.

## For every game

# $player: who is not asked.
search-not-asked = Nothing is asked of { $player } now. Ask again when it is that seat's turn.
search-no-budget = A search needs time to think: at least one iteration, and more than no seconds.
# $value, $other: promised shares of a victory, in percent.
hint-clearly = Clearly better than the next: { $value }% against { $other }%
hint-slightly = A little better than the next: { $value }% against { $other }%
hint-equal = The best choices look about equal
hint-behind = Promises less than the best: { $value }% against { $other }%
hint-only = There is nothing else to choose
hint-alone = Nothing else looks worth a try

## Termites

termites-reason-takes = Takes a mound worth { $value } from { $other_player }
termites-reason-takes-neutral = Takes a neutral mound worth { $value }
# $supporters: how many units support the attack.
termites-reason-attack =
    { $supporters ->
        [0] Attack { $strength } against defence { $defence }
        [one] Attack { $strength } against defence { $defence }: one unit supports it
       *[other] Attack { $strength } against defence { $defence }: { $supporters } units support it
    }
# $other_player: whose unit it is.
termites-reason-pushes = Pushes { $other_player }'s { termites-token-name } off { $hex }
termites-reason-destroys = Destroys { $other_player }'s { termites-token-name } on { $hex }
# What could be attacked with success from now on.
termites-reason-threatens = Threatens { termites-piece-name } on { $hex }: { $strength } against { $defence }
# $needed: the attack strength that takes the mound.
termites-reason-gathers = Gathers strength at the mound on { $hex }: { $strength } of the { $needed } needed
# $strength, $less: of the strongest attack from beside it, before and after.
termites-reason-relieves = Relieves your mound worth { $value } on { $hex }: the attack beside it falls from { $strength } to { $less }

## Cry Havoc

cryhavoc-reason-scores = Scores { cryhavoc-n-vp }
cryhavoc-reason-enables = Enables scoring, which would bring you { cryhavoc-n-vp } as things stand
# $n: crystals there.
cryhavoc-reason-controls =
    { $n ->
        [0] Takes control of { $region }
       *[other] Takes control of { $region }: { cryhavoc-n-crystals }
    }
cryhavoc-reason-controls-from =
    { $n ->
        [0] Takes { $region } { cryhavoc-other-from }
       *[other] Takes { $region } { cryhavoc-other-from }: { cryhavoc-n-crystals }
    }
# $own, $enemy: numbers of units.
cryhavoc-reason-attacks = Starts a battle with { cryhavoc-other-subject } in { $region }: { $own } against { $enemy }
cryhavoc-reason-recruits = Recruits { cryhavoc-n-units }
cryhavoc-reason-builds = Builds { cryhavoc-site-name }
cryhavoc-reason-points = Gives { cryhavoc-n-points }
cryhavoc-reason-kills = Kills { cryhavoc-n-units } { cryhavoc-other-of }
cryhavoc-reason-captures = Captures { cryhavoc-n-units } { cryhavoc-other-of }
# $own, $enemy: the strengths on the objective.
cryhavoc-reason-wins = Wins { cryhavoc-objective-name } as it stands: { $own } to { $enemy }
cryhavoc-reason-would-kill = Kills { cryhavoc-n-units } in { cryhavoc-objective-attrition } as it stands
