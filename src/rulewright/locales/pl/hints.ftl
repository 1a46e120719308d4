### Hints: what speaks for a move, and what a search cannot do (Polish).
### Reasons begin with a verb whose subject is the move.

## For every game

# $player: who is not asked.
search-not-asked = Teraz nie jest kolej tego miejsca: { $player }. Zapytaj, gdy na nie przyjdzie pora.
search-no-budget = Szukanie wymaga czasu: co najmniej jednej próby i więcej niż zera sekund.
# $value, $other: promised shares of a victory, in percent.
hint-clearly = Wyraźnie lepsze od następnego: { $value }% wobec { $other }%
hint-slightly = Trochę lepsze od następnego: { $value }% wobec { $other }%
hint-equal = Najlepsze możliwości wyglądają podobnie
hint-behind = Obiecuje mniej niż najlepsze: { $value }% wobec { $other }%
hint-only = Nie ma nic innego do wyboru
hint-alone = Nic innego nie wygląda obiecująco

## Termites

termites-reason-takes = Zdobywa Kopiec o wartości { $value }, który traci { $other_player }
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
termites-reason-pushes = Spycha z pola { $hex } jednostkę, którą ma { $other_player }: { termites-token-name }
termites-reason-destroys = Niszczy na polu { $hex } jednostkę, którą ma { $other_player }: { termites-token-name }
# What could be attacked with success from now on.
termites-reason-threatens = Zagraża polu { $hex }: { termites-piece-name }, siła { $strength } przeciw { $defence }
# $needed: the attack strength that takes the mound.
termites-reason-gathers = Zbiera siły przy Kopcu na polu { $hex }: { $strength } z potrzebnych { $needed }
# $strength, $less: of the strongest attack from beside it, before and after.
termites-reason-relieves = Odciąża twój Kopiec o wartości { $value } na polu { $hex }: siła ataku obok niego spada z { $strength } do { $less }

## Cry Havoc

cryhavoc-reason-scores = Daje { cryhavoc-n-vp }
cryhavoc-reason-enables = Aktywuje Punktowanie, które przy obecnym stanie da ci { cryhavoc-n-vp }
# $n: crystals there.
cryhavoc-reason-controls =
    { $n ->
        [0] Przejmuje Kontrolę nad regionem { $region }
       *[other] Przejmuje Kontrolę nad regionem { $region }: { cryhavoc-n-crystals }
    }
cryhavoc-reason-controls-from =
    { $n ->
        [0] Odbiera region { $region }, należący do { cryhavoc-other-of }
       *[other] Odbiera region { $region }, należący do { cryhavoc-other-of }: { cryhavoc-n-crystals }
    }
# $own, $enemy: numbers of units.
cryhavoc-reason-attacks = Zaczyna Bitwę w regionie { $region }, bronią się { cryhavoc-other-subject }: { $own } przeciw { $enemy }
cryhavoc-reason-recruits = Rekrutuje { cryhavoc-n-units }
cryhavoc-reason-builds = Wznosi: { cryhavoc-site-name }
cryhavoc-reason-points = Daje { cryhavoc-n-points }
cryhavoc-reason-kills = Zabija { cryhavoc-n-units } { cryhavoc-other-of }
cryhavoc-reason-captures = Bierze do niewoli { cryhavoc-n-units } { cryhavoc-other-of }
# $own, $enemy: the strengths on the objective.
cryhavoc-reason-wins = Przy obecnym stanie wygrywa cel „{ cryhavoc-objective-name }”: { $own } do { $enemy }
cryhavoc-reason-would-kill = Przy obecnym stanie zabija { cryhavoc-n-units } w celu „{ cryhavoc-objective-attrition }”
