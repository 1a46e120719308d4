### Thin Ice, its lessons (German).

learn-thin-ice-01-title = Ein Zug
learn-thin-ice-01-bait = Fische von der Art deines Köders zählen doppelt. Lege den Fisch im Wert von 3 als Köder.
learn-thin-ice-01-bait-crack = Zum Riss passt kein Fisch. Lege den Fisch.
learn-thin-ice-01-cast = Nun wirf die Angel aus: Decke eine Karte auf.
learn-thin-ice-01-again = Ein Fisch wie dein Köder: Er zählt 6. Einen Riss hält das Eis noch aus, also wirf noch einmal aus.
learn-thin-ice-01-again-home = Ein guter Fang. Aber noch droht keine Gefahr: Wirf noch einmal aus.
learn-thin-ice-01-home = Ein Riss. Beim nächsten bekommst du nichts. Geh mit deinen 6 Punkten nach Hause.
learn-thin-ice-01-home-cast = Zu kühn für eine Lektion. Geh nach Hause.
learn-thin-ice-01-end = Wie weit wagst du dich? Das ist das Spiel.
