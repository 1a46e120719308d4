### Das Labor in der Befehlszeile: simulate und bench (Deutsch).

lab-help-game = Welches Spiel: { $known }
lab-help-bench = Welche Spiele; ohne Angabe alle
lab-help-players = Anzahl der Spieler, 2 bis 4; ohne Angabe so viele wie möglich
lab-help-games = Anzahl der Partien
lab-help-bots = Ein Bot für jeden Platz, durch Kommas getrennt, oder einer für alle: { $known }
lab-help-option = Eine Option des Tisches als NAME=WERT; mehrfach möglich. Jede Option geht auch unter ihrem Namen: --NAME WERT
lab-help-board = Eine Datei mit eigenem Spielplan
lab-help-pack = Ein Paket: sein Name oder sein Ordner
lab-help-seed = Die Nummer der ersten Partie; gleiche Nummern ergeben gleiche Partien
lab-help-jobs = Wie viele Partien nebeneinander laufen
lab-help-json = Ergebnis als JSON ausgeben
lab-help-journals = Ein Ordner für die Aufzeichnung jeder Partie; langsamer
lab-help-peers = Auch OpenSpiel und catanatron laufen lassen und vergleichen
lab-range = { $option } ist { $value } und muss zwischen { $least } und { $most } liegen.
lab-bot-unknown = Es gibt keinen Bot „{ $name }“. Zur Wahl stehen: { $known }.
lab-bots-number = { $count ->
        [one] 1 Bot ist
       *[other] { $count } Bots sind
    } für { $players } Plätze genannt. Nenne einen für jeden Platz oder einen für alle.
lab-folder = Der Ordner { $folder } kann nicht angelegt werden: { $why }. Wähle einen anderen.
lab-peers-missing = Die Bibliothek { $name } ist nicht installiert. Installiere die Vergleichsbibliotheken mit: pip install 'rulewright[peers]'
lab-bench-mode = Gemessen werden kompilierte Regeln. Setze RULEWRIGHT_MODE nicht oder auf compiled.
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
    }, { $decisions } Entscheidungen, { $shared } geteilte Siege.
lab-by-seat = Platz
lab-by-order = Stelle in der Zugfolge
lab-games = Partien
lab-wins = Siege
lab-share = Anteil
lab-interval = 95-%-Intervall
lab-points = Punkte im Mittel
lab-what = Gemessen
lab-decisions-per-second = Entscheidungen/s
lab-games-per-second = Partien/s
