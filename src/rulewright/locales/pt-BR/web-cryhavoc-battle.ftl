### Cry Havoc no navegador: a batalha ao lado do planeta (português do Brasil).

## What each objective is for

# $natives: yes for the one who leads native Trogs, who score nothing.
web-cryhavoc-goal-control =
    { $natives ->
        [yes] Com maioria, os Trogs seguram a região. O empate é do defensor.
       *[no] Quem tem mais unidades leva a região e 2 PV. O empate é do defensor.
    }
web-cryhavoc-goal-prisoners =
    { $natives ->
        [yes] Quem tem mais captura 1 unidade inimiga. No empate, ninguém captura.
       *[no] Quem tem mais captura 1 unidade inimiga: 1 PV por rodada. No empate, ninguém captura.
    }
web-cryhavoc-goal-attrition =
    { $natives ->
        [yes] Cada unidade aqui mata 1 unidade inimiga, em qualquer objetivo.
       *[no] Cada unidade aqui mata 1 unidade inimiga, em qualquer objetivo: 1 PV por morte.
    }

## While the other side has not placed its units

web-cryhavoc-ahead-won = Vitória, não importa como coloquem
web-cryhavoc-ahead-lost = Assim você perde
web-cryhavoc-ahead-nobody = Nenhum prisioneiro, de qualquer forma
# Over what a card or choice under the pointer would come to.
web-cryhavoc-tried = Se você escolher isto
# $n: so many of their units, if they come. $all: yes if these are all they have.
web-cryhavoc-ahead-unless =
    { $all ->
        [yes] { $n ->
            [one] Vitória, a não ser que a única unidade deles venha para cá
            [2] Vitória, a não ser que as duas venham para cá
           *[other] Vitória, a não ser que todas as { $n } venham para cá
        }
       *[no] { $n ->
            [one] Vitória, a não ser que alguma unidade venha para cá
           *[other] Vitória, a não ser que { $n } ou mais venham para cá
        }
    }
web-cryhavoc-ahead-lost-to =
    { $n ->
        [one] Derrota, se alguma unidade vier para cá
       *[other] Derrota, se { $n } ou mais vierem para cá
    }
# $lost: a number, or web-cryhavoc-range.
web-cryhavoc-ahead-attrition = Você mata { $kills } e perde { $lost }
web-cryhavoc-ahead-open = Em aberto até as unidades serem colocadas
web-cryhavoc-range = { $least } a { $most }

## What it comes to

web-cryhavoc-place-so = Se colocar assim
# $vp, $lost and $theirs: numbers, or web-cryhavoc-range.
web-cryhavoc-sum = { $vp } PV · você perde { $lost } · eles perdem { $theirs }
web-cryhavoc-sum-side = { cryhavoc-faction-name }: { $vp } PV, perdas: { $lost }
web-cryhavoc-place-more = Colocar uma unidade { cryhavoc-onto-objective }
# $player decides for the Trogs of nobody.
web-cryhavoc-led-by = comando: { $player }
web-cryhavoc-led-by-you = comando: você

## Where to go from a battle

# $now: the units that are there. $n: with those that come.
web-cryhavoc-goes-there = { $now } → { cryhavoc-n-units }
# $list: regions, each with who is there.
web-cryhavoc-near = Adjacentes: { $list }.
web-cryhavoc-near-nobody = Não há mais ninguém em regiões adjacentes.
web-cryhavoc-on-planet-too = Você também pode escolher a região no planeta.
