### The pages in the browser: learning a game (German).

# $game: its title.
web-learn-title = { $game } lernen
web-learn-intro = Worum es geht, in fünf Minuten. Alle Einzelheiten stehen in den Regeln.
web-learn-aim = So gewinnst du
web-learn-turn = Was du tust
web-learn-watch = Worauf du achten solltest
web-learn-sides = Die Seiten
web-learn-yours = Deine Seite
web-learn-words = Begriffe und Symbole
web-learn-all = Alle Begriffe und Symbole
web-learn-tip = Zeige auf ein Symbol oder halte es kurz gedrückt, um zu lesen, was es bedeutet.
