### Looking back at a finished game (German).

review-not-over = Diese Partie läuft noch. Nur beendete Partien lassen sich auswerten: Sonst würde die Auswertung Züge verraten.
# $seat: as it was typed. $players: how many seats there are.
review-no-seat = Platz { $seat } gibt es nicht. Diese Partie hat die Plätze 1 bis { $players }.
review-progress = Auswertung läuft
# $name: who sits there. $start, $result: percent. $choices, $others, $luck: percentage points with their sign.
review-seat = { $name }: von gleichen Chancen, { $start }{"\u00A0"}%, auf { $result }{"\u00A0"}%. Eigene Entscheidungen: { $choices }. Entscheidungen der anderen: { $others }. Glück: { $luck }.
# When the decisions of one seat alone were judged. $rest: percentage points with their sign.
review-seat-alone = { $name }: von gleichen Chancen, { $start }{"\u00A0"}%, auf { $result }{"\u00A0"}%. Eigene Entscheidungen: { $choices }. Glück und die anderen: { $rest }.
review-rest = Glück und die anderen
# $slips, $mistakes, $blunders: how many.
review-counts = Ungenauigkeiten: { $slips }. Fehler: { $mistakes }. Grobe Fehler: { $blunders }.
review-none = Keine Entscheidung hat viel gekostet.
# $line: the line of the saved game. $name: who decided. $loss, $error: percentage points.
review-slip = Zeile { $line }, { $name }: Ungenauigkeit, −{ $loss } ± { $error }
review-mistake = Zeile { $line }, { $name }: Fehler, −{ $loss } ± { $error }
review-blunder = Zeile { $line }, { $name }: grober Fehler, −{ $loss } ± { $error }
# $deed: what an action does, in words.
review-played = Gespielt: { $deed }
review-better = Besser: { $deed }
# $line: of the saved game. $deed: what was played, in words. $ahead: percentage points.
review-key = Schlüsselzug, Zeile { $line }: { $deed }. Jede andere Wahl: −{ $ahead } oder schlechter.
# $since, $line: lines of the saved game. $change: percentage points with their sign.
review-turn = Wendepunkt, Zeilen { $since } bis { $line }: { $change }, durch Züge der anderen, den Zufall und neue Informationen.
review-explains = Die Zahlen sind Prozentpunkte der Siegchance. In neun von zehn Fällen liegt der wahre Verlust innerhalb der ±-Spanne; aufgeführt ist nur, was sicher etwas gekostet hat. Jede Entscheidung wird nur danach beurteilt, was man in diesem Moment wissen konnte.
