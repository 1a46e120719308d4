### Aufgaben: was sie fragen und antworten, und der Befehl, der sie findet (Deutsch).

puzzle-unknown = Hier gibt es keine Aufgabe „{ $name }“. Vielleicht wurde sie ersetzt; wähle eine andere.
puzzle-changed = Die Aufgabe „{ $name }“ passt nicht mehr zu den Regeln. Beginne sie neu oder wähle eine andere.
puzzle-over = Diese Aufgabe ist beendet. Beginne sie neu oder nimm die nächste.

puzzle-title = Aufgabe
# $player: whose turn it is.
puzzle-asks = { $player } am Zug: Finde den besten Zug.
puzzle-solved = Das ist der beste Zug.
# $value, $best: chances to win, in percent.
puzzle-wrong = Nicht der beste Zug: Mit dem besten liegt deine Siegchance bei { $best }{ "\u00A0" }%, mit diesem deutlich darunter.
puzzle-wrong-by = Nicht der beste Zug: Damit liegt deine Siegchance bei etwa { $value }{ "\u00A0" }%, mit dem besten bei { $best }{ "\u00A0" }%.

## What an answer is about, and a hint that does not give it away

puzzle-theme-other = Sonstiges
puzzle-hint-other = Achte darauf, welcher Zug am meisten verändert.
termites-puzzle-take = Einen Hügel erobern
termites-puzzle-take-hint = Ein Hügel lässt sich erobern. Welcher, und womit?
termites-puzzle-save = Einen Hügel retten
termites-puzzle-save-hint = Einer deiner Hügel ist in Gefahr. Was hält den Angriff auf?
termites-puzzle-destroy = Eine Einheit vernichten
termites-puzzle-destroy-hint = Eine gegnerische Einheit lässt sich vernichten. Auf welche kommt es an?
termites-puzzle-push = Eine Einheit vertreiben
termites-puzzle-push-hint = Eine gegnerische Einheit steht, wo sie nicht stehen sollte. Vertreibe sie.
termites-puzzle-prepare = Einen Angriff vorbereiten
termites-puzzle-prepare-hint = In diesem Zug fällt nichts. Bring dich für den nächsten in Stellung.
cryhavoc-puzzle-score = Punkten
cryhavoc-puzzle-score-hint = Denk an die Siegpunkte und daran, wann sie gezählt werden.
cryhavoc-puzzle-land = Kontrolle übernehmen
cryhavoc-puzzle-land-hint = Es geht um die Kontrolle über eine Region.
cryhavoc-puzzle-objective = Zielvorgaben
cryhavoc-puzzle-objective-hint = Welche Zielvorgabe im Gefecht kannst du gewinnen?
cryhavoc-puzzle-battle = Angreifen
cryhavoc-puzzle-battle-hint = Es geht um ein Gefecht: wo, und gegen wen?
cryhavoc-puzzle-economy = Aufbauen
cryhavoc-puzzle-economy-hint = Es geht um Einheiten, Bauwerke und Punkte für später.

## The command

puzzles-help-find = Wie viele Aufgaben insgesamt gesucht werden. Standard: 10
puzzles-help-out = Die Datei für die Aufgaben. Gibt es sie schon, geht die Suche dort weiter, wo sie aufgehört hat
# $n: a number of iterations.
puzzles-help-depth = Iterationen der Suche, um einen Zug zu beurteilen; die letzte Prüfung hat zehnmal so viele. Standard: { $n }
puzzles-help-players = Zahl der Spieler. Standard: die kleinste, die das Spiel erlaubt
puzzles-out = Gib an, wohin die Aufgaben sollen: --out DATEI.
# $why: the reason that the system gives.
puzzles-file = Die Datei { $file } lässt sich nicht verwenden: { $why }. Wähle eine andere.
puzzles-file-foreign = Die Datei { $file } enthält keine Aufgaben und wurde nicht verändert. Wähle eine andere.
# $what: names of fields.
puzzles-file-other = Die Datei { $file } enthält Aufgaben, die sich hierin unterscheiden: { $what }. Nimm dieselben Optionen wie zuvor oder eine andere Datei.
puzzles-file-line = Zeile { $line } der Datei { $file } ist beschädigt. Lösche diese Zeile oder wähle eine andere Datei.
# $games: how many were played.
puzzles-looking =
    Suche nach Aufgaben: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
# $n: how many puzzles.
puzzles-stopped = Angehalten. Aufgaben in der Datei: { $n }. Derselbe Befehl macht hier weiter.
puzzles-level = Schwächster Bot, der sie löst
puzzles-number = Aufgaben
puzzles-found =
    Gefundene Aufgaben: { $n }, in { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }.
