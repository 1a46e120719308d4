### The menu of a table: the ways out first, then what is seen and heard, then what was agreed (Polish).

web-menu-lobby = Wróć do lobby (gra jest zapisana)
web-menu-resign = Poddaj się
web-menu-resign-what = To nieodwołalne: nie będzie można wrócić. Do końca gry zastąpi cię bot.
web-menu-resign-alone = To nieodwołalne: przegrywasz i gra się kończy.
web-menu-resign-last = To nieodwołalne: gra się kończy i liczą się punkty.
web-menu-resign-sure = Tak, poddaję się
web-menu-aim = Cel gry
web-menu-options = Opcje stołu
