### After a game: how it ended for the reader, how the points grew, and what comes next (Brazilian Portuguese).

web-end-you-win = Você venceu
# $place: of the reader, 2 or more.
web-end-they-win = { $player } venceu, você ficou em { $place }º lugar
web-end-points-by-round = Pontos por rodada
web-end-points-by-turn = Pontos por turno
# Before the first round or turn, below the curve.
web-end-start = início
web-end-board = Ver o tabuleiro
web-end-next = Próximo adversário: { $bot }
web-end-next-stronger = Um nível acima. { $players } jogadores, regras padrão.
web-end-next-weaker = Um nível abaixo. { $players } jogadores, regras padrão.
web-end-next-play = Jogar
# The moments that changed the score most.
web-end-turning = Momentos decisivos
web-end-round = rodada { $n }
web-end-turn = turno { $n }
web-end-leads = { $player } assume a liderança.
web-end-leads-you = Você assume a liderança.
