### Cry Havoc w przeglądarce: bitwa obok planety (polski).

## What each objective is for

# $natives: yes for the one who leads native Trogs, who score nothing.
web-cryhavoc-goal-control =
    { $natives ->
        [yes] Przewaga Trogów chroni region. Przy remisie wygrywa Obrońca.
       *[no] Przewaga: region i 2 PZ. Przy remisie wygrywa Obrońca.
    }
web-cryhavoc-goal-prisoners =
    { $natives ->
        [yes] Przewaga: 1 wrogi oddział do niewoli. Przy remisie bez jeńca.
       *[no] Przewaga: 1 wrogi oddział do niewoli, 1 PZ co rundę. Przy remisie bez jeńca.
    }
web-cryhavoc-goal-attrition =
    { $natives ->
        [yes] Każdy oddział tutaj zabija 1 wrogi oddział na dowolnym celu.
       *[no] Każdy oddział tutaj zabija 1 wrogi oddział na dowolnym celu: po 1 PZ.
    }

## While the other side has not placed its units

web-cryhavoc-ahead-won = Wygrana przy każdym ustawieniu wroga
web-cryhavoc-ahead-lost = Przegrana w tym układzie
web-cryhavoc-ahead-nobody = Bez jeńca przy każdym ustawieniu wroga
# Over what a card or choice under the pointer would come to.
web-cryhavoc-tried = Jeśli to wybierzesz
# $n: so many of their units, if they come. $all: yes if these are all they have.
web-cryhavoc-ahead-unless =
    { $all ->
        [yes] { $n ->
            [one] Wygrana, chyba że przyjdzie tu jedyny oddział wroga
            [2] Wygrana, chyba że przyjdą tu oba oddziały
            [few] Wygrana, chyba że przyjdą tu wszystkie { $n } oddziały
           *[many] Wygrana, chyba że przyjdzie tu wszystkich { $n } oddziałów
        }
       *[no] { $n ->
            [one] Wygrana, chyba że przyjdzie tu oddział
            [few] Wygrana, chyba że przyjdą tu co najmniej { $n } oddziały
           *[many] Wygrana, chyba że przyjdzie tu co najmniej { $n } oddziałów
        }
    }
web-cryhavoc-ahead-lost-to =
    { $n ->
        [one] Przegrana, jeśli przyjdzie tu choć jeden oddział
        [few] Przegrana, jeśli przyjdą tu co najmniej { $n } oddziały
       *[many] Przegrana, jeśli przyjdzie tu co najmniej { $n } oddziałów
    }
# $lost: a number, or web-cryhavoc-range.
web-cryhavoc-ahead-attrition = Zabijasz { $kills }, tracisz { $lost }
web-cryhavoc-ahead-open = Okaże się po rozmieszczeniu oddziałów
web-cryhavoc-range = od { $least } do { $most }

## What it comes to

web-cryhavoc-place-so = Przy tym układzie
# $vp, $lost and $theirs: numbers, or web-cryhavoc-range.
web-cryhavoc-sum = { $vp } PZ · tracisz { $lost } · wróg traci { $theirs }
web-cryhavoc-sum-side = { cryhavoc-faction-name }: { $vp } PZ, straty { $lost }
web-cryhavoc-place-more = Postaw oddział { cryhavoc-at-objective }
# $player decides for the Trogs of nobody.
web-cryhavoc-led-by = dowódca: { $player }
web-cryhavoc-led-by-you = dowodzisz ty

## Where to go from a battle

# $now: the units that are there. $n: with those that come.
web-cryhavoc-goes-there = { $now } → { cryhavoc-n-units }
# $list: regions, each with who is there.
web-cryhavoc-near = Obok: { $list }.
web-cryhavoc-near-nobody = Obok nie ma nikogo innego.
web-cryhavoc-on-planet-too = Region można też wybrać na planecie.
