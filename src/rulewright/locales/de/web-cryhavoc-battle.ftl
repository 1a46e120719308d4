### Cry Havoc im Browser: das Gefecht neben dem Planeten (Deutsch).

## What each objective is for

# $natives: yes for the one who leads native Trogs, who score nothing.
web-cryhavoc-goal-control =
    { $natives ->
        [yes] Mit mehr Einheiten halten die Trogg die Region. Gleichstand: Verteidiger.
       *[no] Wer mehr Einheiten hat, bekommt die Region und 2 SP. Gleichstand: Verteidiger.
    }
web-cryhavoc-goal-prisoners =
    { $natives ->
        [yes] Wer mehr Einheiten hat, nimmt 1 gefangen. Gleichstand: niemand.
       *[no] Wer mehr Einheiten hat, nimmt 1 gefangen: 1 SP pro Runde. Gleichstand: niemand.
    }
web-cryhavoc-goal-attrition =
    { $natives ->
        [yes] Jede Einheit hier vernichtet 1 gegnerische auf beliebiger Zielvorgabe.
       *[no] Jede Einheit hier vernichtet 1 gegnerische auf beliebiger Zielvorgabe: je 1 SP.
    }

## While the other side has not placed its units

web-cryhavoc-ahead-won = Gewonnen, egal wie sie aufstellen
web-cryhavoc-ahead-lost = So verlierst du
web-cryhavoc-ahead-nobody = So oder so keine Gefangenen
# Over what a card or choice under the pointer would come to.
web-cryhavoc-tried = Wenn du das wählst
# $n: so many of their units, if they come. $all: yes if these are all they have.
web-cryhavoc-ahead-unless =
    { $all ->
        [yes] { $n ->
            [one] Gewonnen, wenn ihre einzige Einheit nicht hierherkommt
            [2] Gewonnen, wenn nicht beide Einheiten hierherkommen
           *[other] Gewonnen, wenn nicht alle { $n } hierherkommen
        }
       *[no] { $n ->
            [one] Gewonnen, wenn keine Einheit hierherkommt
           *[other] Gewonnen, außer es kommen { $n } oder mehr hierher
        }
    }
web-cryhavoc-ahead-lost-to =
    { $n ->
        [one] Verloren, wenn eine Einheit hierherkommt
       *[other] Verloren, wenn { $n } oder mehr hierherkommen
    }
# $lost: a number, or web-cryhavoc-range.
web-cryhavoc-ahead-attrition = Du vernichtest { $kills }, verlierst { $lost }
web-cryhavoc-ahead-open = Offen, bis die Einheiten platziert sind
web-cryhavoc-range = { $least } bis { $most }

## What it comes to

web-cryhavoc-place-so = So platziert
# $vp, $lost and $theirs: numbers, or web-cryhavoc-range.
web-cryhavoc-sum = { $vp } SP · du verlierst { $lost } · sie verlieren { $theirs }
web-cryhavoc-sum-side = { cryhavoc-faction-name }: { $vp } SP, { $lost } verloren
web-cryhavoc-place-more = Eine Einheit { cryhavoc-onto-objective } stellen
# $player decides for the Trogs of nobody.
web-cryhavoc-led-by = geführt von { $player }
web-cryhavoc-led-by-you = von dir geführt

## Where to go from a battle

# $now: the units that are there. $n: with those that come.
web-cryhavoc-goes-there = { $now } → { cryhavoc-n-units }
# $list: regions, each with who is there.
web-cryhavoc-near = Angrenzend: { $list }.
web-cryhavoc-near-nobody = In den angrenzenden Regionen steht sonst niemand.
web-cryhavoc-on-planet-too = Du kannst die Region auch auf dem Planeten wählen.
