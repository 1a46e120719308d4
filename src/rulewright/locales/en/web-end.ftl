### After a game: how it ended for the reader, how the points grew, and what comes next (English).

web-end-you-win = You win
# $place: of the reader, 2 or more.
web-end-they-win = { $player } wins; you came { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] { $place }th
    }
web-end-points-by-round = Points by round
web-end-points-by-turn = Points by turn
# Before the first round or turn, below the curve.
web-end-start = start
web-end-board = Look at the board
web-end-next = Next opponent: { $bot }
web-end-next-stronger = One step stronger. { $players } players, default rules.
web-end-next-weaker = One step easier. { $players } players, default rules.
web-end-next-play = Play
# The moments that changed the score most.
web-end-turning = Turning points
web-end-round = round { $n }
web-end-turn = turn { $n }
web-end-leads = { $player } takes the lead.
web-end-leads-you = You take the lead.
