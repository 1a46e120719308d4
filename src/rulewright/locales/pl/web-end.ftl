### After a game: how it ended for the reader, how the points grew, and what comes next (Polish).

web-end-you-win = Wygrywasz
# $place: of the reader, 2 or more.
web-end-they-win = Wygrywa { $player }, twoje miejsce: { $place }
web-end-points-by-round = Punkty runda po rundzie
web-end-points-by-turn = Punkty tura po turze
# Before the first round or turn, below the curve.
web-end-start = start
web-end-board = Obejrzyj planszę
web-end-next = Następny przeciwnik: { $bot }
web-end-next-stronger = O stopień silniejszy. Liczba graczy: { $players }, domyślne zasady.
web-end-next-weaker = O stopień słabszy. Liczba graczy: { $players }, domyślne zasady.
web-end-next-play = Graj
# The moments that changed the score most.
web-end-turning = Punkty zwrotne
web-end-round = runda { $n }
web-end-turn = tura { $n }
web-end-leads = { $player } wychodzi na prowadzenie.
web-end-leads-you = Wychodzisz na prowadzenie.
