### The menu of a table: the ways out first, then what is seen and heard, then what was agreed (English).

web-menu-lobby = Back to the lobby (game is saved)
web-menu-resign = Resign
web-menu-resign-what = This is final: you can’t come back. A bot takes your seat for the rest of the game.
web-menu-resign-alone = This is final: you lose, and the game ends.
web-menu-resign-last = This is final: the game ends, and the points decide.
web-menu-resign-sure = Yes, resign
web-menu-aim = Goal of the game
web-menu-options = Table options
