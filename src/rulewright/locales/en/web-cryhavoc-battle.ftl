### Cry Havoc in the browser: the battle beside the planet (English).

## What each objective is for

# $natives: yes for the one who leads native Trogs, who score nothing.
web-cryhavoc-goal-control =
    { $natives ->
        [yes] Have more units here to hold the region. Ties go to the defender.
       *[no] Have more units here to win the region and 2 VP. Ties go to the defender.
    }
web-cryhavoc-goal-prisoners =
    { $natives ->
        [yes] Have more units here to capture 1 enemy unit. Ties capture no one.
       *[no] Have more units here to capture 1 enemy unit: 1 VP each round. Ties capture no one.
    }
web-cryhavoc-goal-attrition =
    { $natives ->
        [yes] Each unit here kills 1 enemy unit, on any objective.
       *[no] Each unit here kills 1 enemy unit, on any objective: 1 VP each.
    }

## While the other side has not placed its units

web-cryhavoc-ahead-won = Won, wherever their units go
web-cryhavoc-ahead-lost = Lost as it stands
web-cryhavoc-ahead-nobody = No prisoner either way
# Over what a card or choice under the pointer would come to.
web-cryhavoc-tried = If you choose this
# $n: how many of their units would have to come. $all: yes if these are all they have.
web-cryhavoc-ahead-unless =
    { $all ->
        [yes] { $n ->
            [one] Won, unless their only unit comes here
            [2] Won, unless both units come here
           *[other] Won, unless all { $n } come here
        }
       *[no] { $n ->
            [one] Won, unless a unit comes here
           *[other] Won, unless { $n } or more come here
        }
    }
web-cryhavoc-ahead-lost-to =
    { $n ->
        [one] Lost if a unit comes here
       *[other] Lost if { $n } or more come here
    }
# $lost: a number, or web-cryhavoc-range.
web-cryhavoc-ahead-attrition = You kill { $kills } and lose { $lost }
web-cryhavoc-ahead-open = Open until units are placed
web-cryhavoc-range = { $least } to { $most }

## What it comes to

web-cryhavoc-place-so = If you place them like this
# $vp, $lost and $theirs: numbers, or web-cryhavoc-range.
web-cryhavoc-sum = { $vp } VP · you lose { $lost } · they lose { $theirs }
web-cryhavoc-sum-side = { cryhavoc-faction-name }: { $vp } VP, { $lost } lost
web-cryhavoc-place-more = Place a unit { cryhavoc-onto-objective }
# $player decides for the native Trogs.
web-cryhavoc-led-by = led by { $player }
web-cryhavoc-led-by-you = led by you

## Where to go from a battle

# $now: the units that are there. $n: with those that come.
web-cryhavoc-goes-there = { $now } → { cryhavoc-n-units }
# $list: regions, each with who is there.
web-cryhavoc-near = Next to it: { $list }.
web-cryhavoc-near-nobody = No one else is next to it.
web-cryhavoc-on-planet-too = You can also choose the region on the planet.
