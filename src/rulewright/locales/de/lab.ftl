### Das Labor in der Befehlszeile: simulate, arena, tune und bench (Deutsch).

lab-help-game = Welches Spiel: { $known }
lab-help-bench = Welche Spiele; Standard: alle
lab-help-players = Anzahl der Spieler. Standard: so viele, wie Bots aufgezählt sind, sonst so viele wie möglich
lab-help-games = Anzahl der Partien. Standard: { $default }
lab-help-bots = Ein Bot für jeden Platz, durch Kommas getrennt, oder einer für alle: { $known }. Standard: random
lab-help-option = Eine Option des Tisches als NAME=WERT; mehrfach möglich. Kurzform: --NAME WERT
lab-help-board = Eine Datei mit eigenem Spielplan
lab-help-pack = Ein Paket: sein Name, sein Ordner oder seine Datei
lab-help-seed = Der erste Startwert; jede weitere Ausgangslage nimmt den nächsten. Gleiche Startwerte ergeben gleiche Partien. Standard: 1
lab-help-jobs = Wie viele Partien nebeneinander laufen. Standard: 1
lab-help-json = Ergebnis als JSON ausgeben
lab-help-journals = Ein Ordner für das Protokoll jeder Partie; langsamer
lab-help-out = Eine Datei für die Partien, eine Zeile je Partie: games.csv oder games.parquet
lab-help-rows = Was jede Zeile von --out enthält: games (Partien) oder decisions (Entscheidungen). Standard: games
lab-rows = Unbekannter Wert für --rows: „{ $value }“. Möglich sind: { $known }.
lab-rows-out = --rows decisions braucht eine Datei: Ergänze --out decisions.csv oder --out decisions.parquet.
lab-journals-alone = --journals lässt sich nicht mit { $option } kombinieren. Lass eins von beiden weg.
lab-out-kind = „{ $file }“ endet weder auf .csv noch auf .parquet. Wähle eins davon.
lab-out-parquet = Parquet braucht pyarrow. Installiere es mit: pip install 'rulewright[parquet]'. Oder schreibe statt { $file } eine .csv.
lab-help-svg = Die Geschwindigkeiten auch als Diagramm in diese SVG-Datei zeichnen
lab-plot-title = Entscheidungen pro Sekunde, logarithmisch
lab-help-peers = Auch andere Bibliotheken laufen lassen und vergleichen
lab-range = { $option } ist { $value }, muss aber zwischen { $least } und { $most } liegen.
lab-bot-unknown = Unbekannter Bot „{ $name }“. Möglich sind: { $known }.
lab-bots-number = { $count ->
        [one] 1 Bot ist
       *[other] { $count } Bots sind
    } für { $players } Plätze genannt. Nenne einen für jeden Platz oder einen für alle.
lab-folder = Der Ordner { $folder } kann nicht angelegt werden: { $why }. Wähle einen anderen.
lab-peers-missing = Die Bibliothek { $name } ist nicht installiert. Installiere die Vergleichsbibliotheken mit: pip install 'rulewright[peers]'
lab-bench-mode = Gemessen werden kompilierte Regeln. Lösche die Variable RULEWRIGHT_MODE oder setze sie auf compiled.
lab-compiling = Regeln werden kompiliert, nur beim ersten Mal
lab-playing = Partien laufen
lab-measuring = Messung: { $step }
lab-stopped = Abgebrochen nach { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }.
lab-played = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $decisions } Entscheidungen, geteilte Siege: { $shared }.
lab-by-seat = Platz
lab-by-order = Stelle in der Zugreihenfolge
lab-games = Partien
lab-wins = Siege
lab-share = Anteil
lab-interval = 95-%-Intervall
lab-points = Punkte im Mittel
lab-what = Gemessen
lab-decisions-per-second = Entscheidungen/s
lab-games-per-second = Partien/s
lab-iterations-per-second = Suchiterationen/s

## Viele Rechner

cluster-help = Auf vielen Rechnern spielen: die Adresse eines Ray-Clusters oder local, um einen auf diesem Rechner zu starten
cluster-not-installed = Ein Cluster braucht Ray. Installiere es auf jedem Rechner: pip install 'rulewright[ray]'
cluster-unreachable = Der Cluster unter { $address } ist nicht erreichbar: { $why }. Prüfe, ob er läuft (ray status) und ob dieser Rechner dazugehört (ray start --address=…).
cluster-lost = Die Verbindung zum Cluster unter { $address } ist abgebrochen. Fertige Partien bleiben erhalten. Starte den Cluster neu und führe denselben Befehl noch einmal aus.
cluster-version = Ein Rechner des Clusters hat rulewright { $theirs }, dieser { $ours }. Installiere überall dieselbe Version.
cluster-no-rulewright = Auf einem Rechner des Clusters fehlt rulewright. Installiere auf allen rulewright { $version }.
cluster-failed = Im Cluster unter { $address } ist ein Fehler aufgetreten: { $why }. Fertige Partien bleiben erhalten.

## Die Arena

arena-help-bots = Bots, die alle gegeneinander spielen, durch Kommas getrennt: { $known }. NAME:ZAHL ist ein Bot mit so vielen Iterationen je Entscheidung, etwa atlas:9600; glass sieht alles und dient zum Vergleich. Standard: die sieben, gegen die Menschen spielen
arena-help-table = Stattdessen eine Besetzung: ein Bot für jeden Platz, durch Kommas getrennt, oder einer für alle. Sie wandert durch alle Plätze
arena-help-players = Anzahl der Spieler. Standard: so wenige wie möglich; mit --table einer je Bot oder, wenn nur einer genannt ist, so viele wie möglich. Mit --bots und mehr als zwei Spielern spielt ein Bot gegen mehrere Kopien eines anderen
arena-help-games = Anzahl der Partien jeder Paarung, aufgerundet, damit jede Ausgangslage von jedem Platz aus gespielt wird. Standard: 100
arena-help-anchor = Der Bot, dessen Wertungszahl 0 ist; Standard: keiner, der Mittelwert ist 0
arena-help-jobs = Wie viele Partien nebeneinander laufen; Standard: eine je Kern
arena-help-save = Eine Datei, in die jede Partie kommt, sobald sie zu Ende ist. Derselbe Befehl macht dort weiter, wo abgebrochen wurde
arena-no-budget = Beim Bot { $name } lassen sich keine Iterationen wählen. Möglich ist es bei: { $known }.
arena-budget = „{ $name }“: Nach dem Doppelpunkt steht die Zahl der Iterationen, eine ganze Zahl von 1 bis { $most }.
arena-bots-or-table = Gib entweder --bots an (jeder gegen jeden) oder --table (eine Besetzung), nicht beides.
arena-one-bot = Ein Turnier braucht zwei Bots, genannt ist nur { $name }. Nenne einen weiteren oder lass mit --table einen Bot alle Plätze spielen.
arena-bot-twice = Der Bot { $name } ist zweimal genannt. Nenne jeden einmal; NAME:ZAHL ist derselbe Bot mit einer anderen Zahl von Iterationen.
arena-anchor = { $name } spielt hier nicht mit, dieser Bot kann also nicht der Nullpunkt der Wertungszahlen sein. Möglich sind: { $known }.
arena-worker-lost = Ein Prozess, der Partien spielte, wurde unerwartet beendet; vielleicht fehlte Speicher. Gespeicherte Partien sind sicher. Versuche es noch einmal mit weniger --jobs.
arena-file = Die Datei { $file } lässt sich nicht verwenden: { $why }. Wähle eine andere.
arena-file-in-use = In die Datei { $file } schreibt gerade ein anderes Turnier. Warte, bis es beendet ist, oder wähle eine andere Datei.
arena-file-foreign = Die Datei { $file } stammt nicht aus einem Turnier. Wähle eine andere; diese wurde nicht verändert.
arena-file-other = Die Datei { $file } gehört zu einem Turnier, das sich hierin unterscheidet: { $what }. Gib dieselben Optionen an wie damals oder wähle eine andere Datei.
arena-file-version = Die Datei { $file } wurde mit Version { $version } von rulewright geschrieben, dies ist aber Version { $known }. Bots entscheiden jetzt vielleicht anders, sodass sich die Partien nicht vergleichen lassen: Mache mit der damaligen Version weiter oder wähle eine andere Datei.
arena-file-line = Zeile { $line } der Datei { $file } ist beschädigt. Lösche die Zeile, um die Partie neu zu spielen, oder wähle eine andere Datei.
arena-stopped = Abgebrochen nach { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } von { $all }. Gespeichert ist davon nichts; dafür gibt es --save DATEI.
arena-stopped-saved = Abgebrochen nach { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } von { $all }. Alles bis hierher ist gespeichert; derselbe Befehl macht hier weiter.
arena-nothing = Noch keine Ausgangslage wurde von jedem Platz aus gespielt, es gibt also nichts zu zeigen.
arena-bot = Bot
arena-against = Gegen
arena-even = Gleicher Anteil
arena-rating = Wertungszahl
arena-seconds = Sekunden/Entscheidung
arena-thinks = { $seconds } Sekunden je Entscheidung.

## Gewichte einstellen

tune-help-players = Anzahl der Spieler. Standard: so wenige wie möglich
tune-help-positions = Wie viele Stellungen gesammelt werden; die Hälfte dient nur dazu, das Ergebnis zu prüfen. Standard: 40000
tune-help-generations = Wie viele Generationen von Gewichten ausprobiert werden; früher ist Schluss, wenn nichts mehr besser wird. Standard: 120
tune-help-fixed = Gewichte, die bleiben, wie sie sind, durch Kommas getrennt, etwa own,point
tune-help-begin = Anfangswerte der Gewichte, etwa store=20,counter=10; Standard: die jetzigen. Ein Gewicht von 0 bleibt 0
tune-help-out = Eine Datei für das Ergebnis, in der Form der guide.json des Spiels
tune-not-installed = Die Bibliothek cma ist nicht installiert. Installiere sie mit: pip install 'rulewright[tune]'
tune-weight-unknown = Unbekanntes Gewicht „{ $name }“. Möglich sind: { $known }.
tune-begin-form = „{ $text }“ ist kein gültiger Anfangswert. Schreibe NAME=ZAHL, etwa store=20.
tune-nothing = Es bleibt kein Gewicht einzustellen: Alle sind 0 oder festgehalten. Halte weniger fest oder lass mit --begin NAME=ZAHL einige anders beginnen.
tune-no-file = { $file } ist keine gewöhnliche Datei und lässt sich nicht überschreiben. Wähle einen anderen Namen.
tune-tuning = Gewichte werden eingestellt, Überraschung { $surprise }
tune-stopped-early = Abgebrochen, während Stellungen gesammelt wurden: Es gibt noch kein Ergebnis, und nichts wurde geschrieben.
tune-stopped = Abgebrochen nach { $generations ->
        [one] 1 Generation
       *[other] { $generations } Generationen
    } von { $all }. Dies sind die bisher besten Gewichte.
tune-weight = Gewicht
tune-before = Vorher
tune-after = Nachher
tune-surprise = Überraschung (Log-Loss)
tune-known = Stellungen zum Einstellen
tune-unseen = Stellungen zum Prüfen
tune-written = Geschrieben: { $file }. Kopiere die Datei über die guide.json des Spiels, damit die Bots sich danach richten.
