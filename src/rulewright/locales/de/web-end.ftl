### After a game: how it ended for the reader, how the points grew, and what comes next (German).

web-end-you-win = Du hast gewonnen
# $place: of the reader, 2 or more.
web-end-they-win = { $player } gewinnt, du belegst Platz { $place }
web-end-points-by-round = Punkte nach Runden
web-end-points-by-turn = Punkte nach Zügen
# Before the first round or turn, below the curve.
web-end-start = Start
web-end-board = Spielplan ansehen
web-end-next = Nächster Gegner: { $bot }
web-end-next-stronger = Eine Stufe stärker. { $players } Spieler, Standardregeln.
web-end-next-weaker = Eine Stufe leichter. { $players } Spieler, Standardregeln.
web-end-next-play = Spielen
# The moments that changed the score most.
web-end-turning = Wendepunkte
web-end-round = Runde { $n }
web-end-turn = Zug { $n }
web-end-leads = { $player } geht in Führung.
web-end-leads-you = Du gehst in Führung.
