### Termites in the terminal (German).

termites-cli-panel-tokens = Hand { $hand }, Stapel { $stack }, Plan { $board }
termites-cli-panel-reserve = Reserve { $list }
termites-cli-panel-trophies = Trophäen { $list }
termites-cli-panel-line = { $points } P.  Hand { $hand }  Stapel { $stack }  Reserve { $reserve }  Trophäen { $trophies }
termites-cli-legend-pieces = { $unit } Einheit  { $mound } Hügel  { $neutral } neutral
termites-cli-legend-marks = { $choose } wählbar  { $attack } Angriff
termites-cli-list-units = Einheiten: { $list }
termites-cli-list-mounds = Hügel: { $list }
termites-cli-list-neutral = Neutrale Hügel: { $list }
termites-cli-hand = Deine Hand: { $list }
termites-cli-token = { $sign }  { $piece }, Stärke { $strength }, { termites-points-name }
termites-cli-values = Gib einen Wert ein: { $list }
termites-cli-holding = Einzusetzen: { $piece }
termites-cli-tiles-left = Übrige Geländeteile: { $list }
termites-cli-holding-mound = Aufzustellen: Hügel mit dem Wert { $value }
termites-cli-site = Auf { $hex } darf ein Hügel stehen. Nimm zuerst den Hügel und wähle dann das Feld.
termites-cli-moving = { $piece } auf { $hex }, { termites-points-name }. Für eine andere Einheit gib „{ cli-word-undo }“ ein.
termites-cli-attacking = Angriff von { $hex } auf { $target }
termites-cli-sum-attack = Angriffsstärke { $total }
termites-cli-sum-defence = Verteidigung { $total }
termites-cli-end-tie =
    { $count ->
        [one] Gleichstand nach Punkten: Es gewinnt, wer mehr Plättchen auf dem Spielplan hat (T8.3).
       *[other] Gleichstand nach Punkten und nach Plättchen auf dem Spielplan: Der Sieg wird geteilt (T8.3).
    }
termites-cli-end-counted = Hügel auf dem Spielplan: { $board } · in der Reserve: { $reserve } · Trophäen: { $trophies } · Plättchen auf dem Spielplan: { $units }
termites-cli-introduction = Was du wählen kannst, trägt auf dem Spielplan einen Stern, das Ziel eines Angriffs ein Ausrufezeichen. Gib eine Zahl aus der Liste ein oder den Namen eines Felds wie F6; oder zwei auf einmal wie F6 G7. „{ cli-word-help }“ zeigt alles Weitere, „{ cli-word-why } F6“ sagt, warum etwas nicht erlaubt ist, „{ cli-word-undo }“ nimmt den letzten Schritt zurück.
termites-cli-help =
    3, F6, { termites-letter-worker }2        per Zahl, Feld oder Zeichen eines Plättchens wählen; mehreres auf einmal: { termites-letter-worker }2 F6
    passen           nichts bewegen
    warum F6         warum etwas nicht erlaubt ist; bei einem Angriff auch die Rechnung
    regeln T6.5      eine Regel; regeln allein zeigt die Kapitel
    hand             die Plättchen auf deiner Hand
