### Boards and maps, drawn in the workshop (German).

web-drawing-tools = Werkzeuge
web-drawing-show = Anzeigen
web-drawing-sound = keine Fehler
# $n: how many.
web-drawing-problems =
    { $n ->
        [one] ein Fehler
       *[other] { $n } Fehler
    }
web-drawing-play = Version { $number } erstellen und spielen
web-drawing-file = Spielplandatei
web-drawing-fields = Alle Felder
web-drawing-draw = Zeichnen
# $n: how many.
web-drawing-drawn =
    { $n ->
        [one] Eine Ecke
       *[other] { $n } Ecken
    }
web-drawing-drawn-how = „Zeichnen“ öffnet den Spielplan.
