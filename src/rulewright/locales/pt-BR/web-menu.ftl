### The menu of a table: the ways out first, then what is seen and heard, then what was agreed (Brazilian Portuguese).

web-menu-lobby = Voltar aos jogos (a partida fica salva)
web-menu-resign = Desistir
web-menu-resign-what = É definitivo: você não pode voltar. Um bot joga no seu lugar até o fim.
web-menu-resign-alone = É definitivo: você perde, e a partida acaba.
web-menu-resign-last = É definitivo: a partida acaba, e os pontos decidem.
web-menu-resign-sure = Sim, desistir
web-menu-aim = Objetivo do jogo
web-menu-options = Opções desta mesa
