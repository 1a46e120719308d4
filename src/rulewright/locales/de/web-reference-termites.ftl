### The reference of Termites: what is known of the printed game, and what is printed on pieces (German).

# $game: its title.
web-termites-reference = Die Regeln von { $game } sind vollständig. Vom Spielmaterial kennen wir die Kasten und das Gelände, die vier Schwärme zu je 18 Plättchen mit der Kaste, auf die jeder setzt, die Hügel und ihre Werte, und wir wissen, dass es 18 zweiseitige Geländeteile und vier symmetrische Spielpläne gibt. Unserem Exemplar der Anleitung fehlen die Bilder: Welche Plättchen ein Schwarm hat, was die Geländeteile zeigen und wie die Spielpläne aussehen, ist unser eigener Entwurf.
web-termites-reference-fact-points = Bewegungspunkte
web-termites-reference-fact-strength = Stärke pro Termite
web-termites-reference-fact-values = Werte
web-termites-reference-fact-players = Spieler
web-termites-reference-fact-enters = Kosten beim Betreten
web-termites-reference-closed = gesperrt
# $name: of a board.
web-termites-reference-board = Spielplan: { $name }
