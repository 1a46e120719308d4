### Der Lasttest in der Befehlszeile (Deutsch). p50, p95, p99, CPU, /s, ms und MB liest man in jeder Sprache gleich.

loadtest-help = Messen, was ein Server auf diesem Rechner leistet, wenn an vielen Tischen zugleich gespielt wird.
loadtest-help-game = Welches Spiel gespielt wird: { $known }. Standard: termites.
loadtest-help-tables = An wie vielen Tischen zugleich gespielt wird, je zu zweit. Standard: 20.
loadtest-help-seconds = Wie viele Sekunden jede Spielweise gemessen wird. Standard: 10.
loadtest-help-rate = Wie viele Züge pro Sekunde alle Tische zusammen bei vorgegebenem Tempo machen. Standard: 400.
loadtest-help-at-rest = Wie viele Tische offen sind, ohne dass jemand zieht, wenn der Speicher gemessen wird. Standard: 500; 0 lässt das aus.
loadtest-help-openings = Wie viele lange Partien gespielt und dann an ihrem Ende geöffnet werden. Standard: 6; 0 lässt das aus.
loadtest-help-soak = Wie viele Sekunden weitergespielt wird, während der Speicher beobachtet wird. Standard: entfällt.
loadtest-help-bot = Ein Bot, der an jedem Tisch als Dritter mitspielt: { $known }. Standard: keiner.
loadtest-help-database = Eine eigene Datenbank: sqlite:///DATEI oder postgresql://BENUTZER@HOST/NAME. Darin entstehen Tische, und sie bleiben dort. Standard: eine Datei, die am Ende gelöscht wird.
loadtest-help-bus = Der Redis-Server für mehrere Arbeitsprozesse: redis://HOST:PORT.
loadtest-help-workers = Wie viele Arbeitsprozesse der Server hat. Standard: 1; mehrere brauchen --bus und PostgreSQL.
loadtest-help-json = Messwerte als JSON ausgeben.

## What may go wrong

loadtest-range = { $option } ist { $value }, muss aber zwischen { $least } und { $most } liegen.
# $path: of the address. $why: the words of the operating system or of a library.
loadtest-no-answer = Der Server des Lasttests antwortet unter { $path } nicht: { $why }. Versuche es noch einmal mit weniger Tischen.
# $why: what the server said.
loadtest-refused = Der Server lehnt { $path } mit Status { $status } ab. Behebe die Ursache und beginne noch einmal: { $why }
# $said: the last line that the server wrote.
loadtest-server-ended = Der Server des Lasttests ist nicht gestartet. Behebe die Ursache und beginne noch einmal: { $said }
# $place: the address of a database.
loadtest-own-database = Der Datenbank { $place } werden jetzt Personen, Tische und Partien hinzugefügt und danach nicht wieder entfernt.
loadtest-stopped = Abgebrochen. Das sind die Messwerte bis dahin.

## The parts of the test

loadtest-disk = Nur die Platte
loadtest-sitting = Alle setzen sich an die Tische
loadtest-saturated = Ohne vorgegebenes Tempo
loadtest-paced = Vorgegebenes Tempo
loadtest-soak = Dauertest
loadtest-begun = Partien beginnen
loadtest-rest = Niemand zieht
loadtest-long = Lange Partien laufen bis zum Ende

## The figures

loadtest-what = Gemessen
loadtest-figure = Wert
loadtest-target = Ziel
loadtest-flushes = Platte: sichere Schreibvorgänge/s nacheinander
# $how: loadtest-saturated or loadtest-paced.
loadtest-rate = { $how }: Züge/s (Tische: { $tables })
loadtest-delay = { $how }: bis der Mitspieler den Zug sieht, { $name }, ms
loadtest-cpu = { $how }: CPU-Zeit des Servers pro Zug, ms
# $key: as the program calls the fault.
loadtest-faults = { $how }: abgelehnt, { $key }
loadtest-bytes = Gespeicherte Bytes pro Zug
loadtest-at-rest = Speicher, wenn niemand zieht, MB (Tische: { $tables })
# $entries: moves and other things that happened at such a table.
loadtest-open-first = Öffnen einer beendeten langen Partie (Einträge: { $entries }), die erste nach dem Start, ms
loadtest-open-others = Ebenso, Median der übrigen, ms
loadtest-soaked = Dauertest: Züge in { $seconds } s
loadtest-soaked-memory = Dauertest: Speicher am Anfang → am Ende, MB
loadtest-soaked-slope = Dauertest: Zunahme des Speicherbedarfs in der zweiten Hälfte, kB/min
