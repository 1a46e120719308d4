### The review of a finished game, in the browser (German).

web-review-what = Jede Entscheidung wird nur danach beurteilt, was man in diesem Moment wissen konnte. Das dauert etwa eine Minute; du kannst die Seite inzwischen verlassen.
web-review-begin = Diese Partie auswerten
web-review-whose = Wessen Entscheidungen
web-review-going = Stand der Auswertung
web-review-counting = Die Entscheidungen werden gezählt …
# $judged of $total decisions have been looked at.
web-review-progress = { $judged } von { $total } Entscheidungen
web-review-chances = Siegchance nach dem, was alle jeweils wussten
# The number of one of the decisions that cost most, as a name for its mark on the curve.
web-review-mark = Entscheidung { $number }
web-review-moments = Was am meisten gekostet hat
web-review-keys = Tasten: J nächste Entscheidung, K vorige.
web-review-no-moments = Keine Entscheidung hat viel gekostet.
web-review-slip = Ungenauigkeit
web-review-mistake = Fehler
web-review-blunder = Grober Fehler
# $loss, $error: percentage points.
web-review-costs = −{ $loss } ± { $error }
web-review-played = Gespielt:
web-review-better = Besser:
web-review-no-reason = Kein einzelner Grund sticht heraus: Oft ausprobiert, gewann er häufiger.
web-review-percent = { $percent }{"\u00A0"}%
web-review-show = Stellung zeigen
web-review-sums = Entscheidungen und Glück
web-review-start = Gleiche Chancen
web-review-choices = Eigene Entscheidungen
web-review-others = Entscheidungen der anderen
web-review-luck = Glück
web-review-result = Ergebnis
# $sum: percentage points with their sign. $error: give or take so many.
web-review-give = { $sum } ± { $error }
web-review-accuracy =
    { $n ->
        [one] Genauigkeit: { $percent }{"\u00A0"}% bei einer Entscheidung.
       *[other] Genauigkeit: { $percent }{"\u00A0"}% bei { $n } Entscheidungen.
    }
web-review-counts = Ungenauigkeiten: { $slips }. Fehler: { $mistakes }. Grobe Fehler: { $blunders }.
web-review-found = Schlüsselzüge
# $ahead: percentage points.
web-review-ahead = jede andere Wahl: −{ $ahead } oder schlechter
web-review-turns = Wendepunkte
# Why the chances have turned.
web-review-turned = Züge der anderen, Zufall oder neue Informationen
web-review-explains = Die Zahlen sind Prozentpunkte der Siegchance; in neun von zehn Fällen liegt der wahre Wert innerhalb der ±-Spanne. Aufgeführt ist nur, was sicher etwas gekostet hat. Was verborgen war, spielt für das Urteil keine Rolle.

## Playing on from a position of a finished game

web-review-retry = Ab hier noch einmal
web-review-branch-what = Die Partie geht von dieser Stellung aus an einem neuen Tisch weiter. Sie zählt weder für die Rangliste noch für deinen Fortschritt. Die beendete Partie bleibt, wie sie ist.
web-review-branch-seat = Dein Platz
web-review-branch-others = Die anderen
web-review-branch-alike = Dieselben Bots, für jeden Menschen ein mittelstarker
web-review-branch-friends = Freunde, per Link
web-review-branch-deal = Verdeckte Informationen
web-review-branch-anew = Neu verteilt bis auf das, was man auf diesem Platz wissen konnte
web-review-branch-same = Wie es war
web-review-branch-play = Spielen
