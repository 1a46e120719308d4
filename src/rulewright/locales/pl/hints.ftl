### Hints: what speaks for a move, and what a search cannot do (Polish).
### Reasons begin with a verb whose subject is the move.

## For every game

# $player: who is not asked.
search-not-asked = Teraz nie jest kolej gracza { $player }. Zapytaj, gdy nadejdzie.
search-no-budget = Na szukanie ruchu trzeba czasu: co najmniej jednej iteracji i więcej niż 0 sekund.
# $value, $other: chances to win, in percent.
hint-clearly = Daje wyraźnie większą szansę na wygraną niż drugi najlepszy ruch: { $value }% wobec { $other }%
hint-slightly = Daje trochę większą szansę na wygraną niż drugi najlepszy ruch: { $value }% wobec { $other }%
hint-equal = Najlepsze możliwości wyglądają podobnie
hint-behind = Daje mniejszą szansę na wygraną niż najlepszy ruch: { $value }% wobec { $other }%
hint-only = Nie ma nic innego do wyboru
hint-alone = Nic innego nie wygląda obiecująco

## Termites

termites-reason-takes = Zdobywa Kopiec o wartości { $value } (traci go { $other_player })
termites-reason-takes-neutral = Zdobywa neutralny Kopiec o wartości { $value }
# $supporters: how many units support the attack.
termites-reason-attack =
    { $supporters ->
        [0] Atak { $strength } przeciw obronie { $defence }
        [one] Atak { $strength } przeciw obronie { $defence }: wspiera go jedna jednostka
        [few] Atak { $strength } przeciw obronie { $defence }: wspierają go { $supporters } jednostki
       *[many] Atak { $strength } przeciw obronie { $defence }: wspiera go { $supporters } jednostek
    }
# $other_player: whose unit it is.
termites-reason-pushes = Odpycha z pola { $hex } jednostkę gracza { $other_player }: { termites-token-name }
termites-reason-destroys = Niszczy na polu { $hex } jednostkę gracza { $other_player }: { termites-token-name }
# What could be attacked with success from now on.
termites-reason-threatens = Grozi atakiem na pole { $hex }: { termites-piece-name }, siła { $strength } przeciw { $defence }
# $needed: the attack strength that takes the mound.
termites-reason-gathers = Zbiera siły przy Kopcu na polu { $hex }: { $strength } z potrzebnych { $needed }
# $strength, $less: of the strongest attack from beside it, before and after.
termites-reason-relieves = Odciąża twój Kopiec o wartości { $value } na polu { $hex }: największa siła ataku z sąsiednich pól spada z { $strength } do { $less }
# $was: the strongest attack that $other_player could bring next; $attack: the strongest that anybody can bring after the move.
termites-reason-saves = Ratuje twój Kopiec na polu { $hex }: { $other_player } może teraz uderzyć z siłą { $was } przeciw { $defence }, a po tym ruchu nikt nie uderzy z siłą większą niż { $attack }

## Cry Havoc

cryhavoc-reason-scores = Daje { cryhavoc-n-vp }
cryhavoc-reason-enables = Aktywuje Punktowanie, które przy obecnym stanie da ci { cryhavoc-n-vp }
# $n: crystals there.
cryhavoc-reason-controls =
    { $n ->
        [0] Przejmuje Kontrolę { FORM($region, case: "of") }
       *[other] Przejmuje Kontrolę { FORM($region, case: "of") }: { cryhavoc-n-crystals }
    }
cryhavoc-reason-controls-from =
    { $other_faction ->
        [humans] Odbiera Ludziom
        [pilgrims] Odbiera Pielgrzymom
        [machines] Odbiera Maszynom
       *[trogs] Odbiera Trogom
    } { FORM($region, case: "it") }{ $n ->
        [0] {""}
       *[other] : { cryhavoc-n-crystals }
    }
# $own, $enemy: numbers of units.
cryhavoc-reason-attacks = Zaczyna bitwę { FORM($region, case: "in") }, bronią się { cryhavoc-other-subject }: { $own } przeciw { $enemy }
cryhavoc-reason-recruits = Rekrutuje { cryhavoc-n-units }
cryhavoc-reason-builds = Wznosi: { cryhavoc-site-name }
cryhavoc-reason-points = Daje { cryhavoc-n-points }
cryhavoc-reason-kills = Zabija { cryhavoc-n-units } { cryhavoc-other-of }
cryhavoc-reason-captures = Bierze do niewoli { cryhavoc-n-units } { cryhavoc-other-of }
# $own, $enemy: the strengths on the objective.
cryhavoc-reason-wins = Przy obecnym stanie wygrywa cel „{ cryhavoc-objective-name }”: { $own } do { $enemy }
cryhavoc-reason-would-kill = Przy obecnym stanie zabija { cryhavoc-n-units } podczas Wyniszczenia
# What the others could do next. $own, $enemy: numbers of units.
cryhavoc-danger-lost = Uwaga: możesz stracić Kontrolę { FORM($region, case: "of") }
cryhavoc-danger-lost-to = Uwaga: { cryhavoc-other-subject } mogą odebrać ci { FORM($region, case: "it") }
cryhavoc-danger-attack = Uwaga: { cryhavoc-other-subject } mogą zaatakować cię { FORM($region, case: "in") }: { $enemy } przeciw { $own }
