### Hints: what speaks for a move, and what a search cannot do (German).
### Reasons begin with a verb whose subject is the move.

## For every game

# $player: who is not asked.
search-not-asked = { $player } ist gerade nicht am Zug. Frage noch einmal, wenn es so weit ist.
search-no-budget = Eine Suche braucht Zeit zum Nachdenken: mindestens eine Iteration und mehr als null Sekunden.
# $value, $other: chances to win, in percent.
hint-clearly = Bietet eine deutlich bessere Siegchance als der nächstbeste Zug: { $value }{"\u00A0"}% gegen { $other }{"\u00A0"}%
hint-slightly = Bietet eine etwas bessere Siegchance als der nächstbeste Zug: { $value }{"\u00A0"}% gegen { $other }{"\u00A0"}%
hint-equal = Die besten Möglichkeiten sehen etwa gleich gut aus
hint-behind = Bietet eine geringere Siegchance als der beste Zug: { $value }{"\u00A0"}% gegen { $other }{"\u00A0"}%
hint-only = Die einzige Möglichkeit
hint-alone = Nichts anderes wirkt aussichtsreich

## Termites

termites-reason-takes = Erobert von { $other_player } einen Hügel mit dem Wert { $value }
termites-reason-takes-neutral = Erobert einen neutralen Hügel mit dem Wert { $value }
# $supporters: how many units support the attack.
termites-reason-attack =
    { $supporters ->
        [0] Angriff { $strength } gegen Verteidigung { $defence }
        [one] Angriff { $strength } gegen Verteidigung { $defence }: Eine Einheit unterstützt ihn
       *[other] Angriff { $strength } gegen Verteidigung { $defence }: { $supporters } Einheiten unterstützen ihn
    }
# $other_player: whose unit it is.
termites-reason-pushes = Vertreibt { $other_player } von { $hex }: { termites-token-name }
termites-reason-destroys = Vernichtet eine Einheit von { $other_player } auf { $hex }: { termites-token-name }
# What could be attacked with success from now on.
termites-reason-threatens = Bedroht { $hex }: { termites-piece-name }, Stärke { $strength } gegen { $defence }
# $needed: the attack strength that takes the mound.
termites-reason-gathers = Sammelt Stärke am Hügel auf { $hex }: { $strength } von { $needed } nötigen
# $strength, $less: of the strongest attack from beside it, before and after.
termites-reason-relieves = Entlastet deinen Hügel mit dem Wert { $value } auf { $hex }: Von den Nachbarfeldern droht statt Stärke { $strength } nur noch { $less }
# $was: the strongest attack that $other_player could bring next; $attack: the strongest that anybody can bring after the move.
termites-reason-saves = Sichert deinen Hügel auf { $hex }: { $other_player } könnte { $was } gegen { $defence } aufbringen; nach dem Zug bringt niemand mehr als { $attack } auf

## Cry Havoc

cryhavoc-reason-scores = Bringt { cryhavoc-n-vp }
cryhavoc-reason-enables = Aktiviert die Wertung, die dir nach jetzigem Stand { cryhavoc-n-vp } bringt
# $n: crystals there.
cryhavoc-reason-controls =
    { $n ->
        [0] Übernimmt die Kontrolle { FORM($region, case: "of") }
       *[other] Übernimmt die Kontrolle { FORM($region, case: "of") }: { cryhavoc-n-crystals }
    }
cryhavoc-reason-controls-from =
    { $n ->
        [0] Übernimmt { FORM($region, case: "it") } { cryhavoc-other-from }
       *[other] Übernimmt { FORM($region, case: "it") } { cryhavoc-other-from }: { cryhavoc-n-crystals }
    }
# $own, $enemy: numbers of units.
cryhavoc-reason-attacks = Beginnt ein Gefecht { FORM($region, case: "in") } gegen { cryhavoc-other-subject }: { $own } gegen { $enemy }
cryhavoc-reason-recruits = Rekrutiert { cryhavoc-n-units }
cryhavoc-reason-builds = Baut: { cryhavoc-site-name }
cryhavoc-reason-points = Bringt { cryhavoc-n-points }
cryhavoc-reason-kills = Vernichtet { cryhavoc-n-units } { cryhavoc-other-of }
cryhavoc-reason-captures = Nimmt { cryhavoc-n-units } { cryhavoc-other-of } gefangen
# $own, $enemy: the strengths on the objective.
cryhavoc-reason-wins = Gewinnt nach jetzigem Stand die { cryhavoc-objective-name }: { $own } zu { $enemy }
cryhavoc-reason-would-kill = Vernichtet nach jetzigem Stand { cryhavoc-n-units } in der { cryhavoc-objective-attrition }
# What the others could do next. $own, $enemy: numbers of units.
cryhavoc-danger-lost = Vorsicht, du könntest die Kontrolle { FORM($region, case: "of") } verlieren
cryhavoc-danger-lost-to = Vorsicht, { cryhavoc-other-subject } könnten dir { FORM($region, case: "it") } abnehmen
cryhavoc-danger-attack = Vorsicht, { cryhavoc-other-subject } könnten dich { FORM($region, case: "in") } angreifen: { $enemy } gegen { $own }
