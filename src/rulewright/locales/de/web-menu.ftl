### The menu of a table: the ways out first, then what is seen and heard, then what was agreed (German).

web-menu-lobby = Zur Lobby (Partie ist gespeichert)
web-menu-resign = Aufgeben
web-menu-resign-what = Endgültig: Du kannst nicht zurückkommen. Ein Bot übernimmt deinen Platz.
web-menu-resign-alone = Endgültig: Du verlierst diese Partie, und sie ist zu Ende.
web-menu-resign-last = Endgültig: Die Partie ist zu Ende, und die Punkte entscheiden.
web-menu-resign-sure = Ja, aufgeben
web-menu-aim = Ziel des Spiels
web-menu-options = Optionen dieses Tisches
