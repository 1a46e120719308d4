### Die Simulation von Störungen in der Befehlszeile (Deutsch).

faults-help = Auf einem simulierten Server spielen, während alles um ihn herum ausfällt, und prüfen, ob er seine Zusagen hält.
faults-help-moves = Anzahl der Züge; solche, die schon im Bericht stehen, zählen mit. Standard: 10000.
faults-help-seed = Der erste Startwert; jede Welt nimmt den nächsten. Standard: 1.
faults-help-jobs = Wie viele Welten zugleich simuliert werden. Standard: 1.
faults-help-out = Eine Datei für den Bericht. Gibt es sie schon, wird die Simulation dort fortgesetzt. Standard: keine.
faults-help-replay = Nur die Welt mit diesem Startwert simulieren und die letzten Schritte ausgeben, wenn eine Zusage gebrochen wird.
faults-help-json = Ergebnis als JSON ausgeben.

# $file: a path. $why: the words of the operating system or of a library.
faults-report = Der Bericht { $file } kann nicht verwendet werden: { $why }. Behebe die Ursache oder nenne mit --out eine andere Datei.
faults-stopped = Abgebrochen. Das ist das Ergebnis bis dahin.
# $why: the promise that was broken, and how.
faults-broken = Startwert { $seed }: Eine Zusage wurde gebrochen (Züge bis dahin: { $moves }). { $why }
# $trace: a hash of everything that happened in that world.
faults-held = Startwert { $seed }: Alle Zusagen wurden gehalten (Züge: { $moves }). Prüfsumme des Ablaufs: { $trace }.

faults-what = Ergebnis
faults-count = Anzahl
faults-worlds = Welten
faults-moves = Züge
faults-faults = Störungen
faults-promises = Gebrochene Zusagen
