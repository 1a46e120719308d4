### The pages in the browser: learning a game (German).

# $game: its title.
web-learn-title = { $game } spielen lernen
web-learn-intro = Lerne beim Spielen oder lies unten das Wichtigste. Alle Einzelheiten stehen in den Regeln.
web-learn-aim = So gewinnst du
web-learn-turn = So spielst du
web-learn-watch = Worauf du achten solltest
web-learn-sides = Die Seiten
web-learn-yours = Deine Seite
web-learn-words = Begriffe und Symbole
web-learn-all = Alle Begriffe und Symbole
web-learn-tip = Zeige auf ein Symbol oder halte es kurz gedrückt, um zu lesen, was es bedeutet.
# $game: its title.
web-aim-title = Deine erste Partie { $game }
web-aim-coach = Mit einem Trainer, der dir Neues erklärt, sobald es vorkommt
web-aim-play = Ich will spielen
web-aim-lessons = Zeig mir, wie es geht
