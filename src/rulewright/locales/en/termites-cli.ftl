### Termites in the terminal (English).

termites-cli-panel-tokens = hand { $hand }, stack { $stack }, board { $board }
termites-cli-panel-reserve = reserve { $list }
termites-cli-panel-trophies = trophies { $list }
termites-cli-panel-line = { $points } pts  hand { $hand }  stack { $stack }  reserve { $reserve }  trophies { $trophies }
termites-cli-legend-pieces = { $unit } unit  { $mound } mound  { $neutral } neutral
termites-cli-legend-marks = { $choose } can be chosen  { $attack } attack
termites-cli-list-units = Units: { $list }
termites-cli-list-mounds = Mounds: { $list }
termites-cli-list-neutral = Neutral mounds: { $list }
termites-cli-hand = Your hand: { $list }
termites-cli-token = { $sign }  { $piece }, strength { $strength }, { termites-points-name }
termites-cli-values = Type a value: { $list }
termites-cli-holding = To place: { $piece }
termites-cli-tiles-left = Tiles left: { $list }
termites-cli-holding-mound = To place: mound of value { $value }
termites-cli-site = A mound may stand on { $hex }. Take the mound first, then choose the hex.
termites-cli-moving = { $piece } on { $hex }, { termites-points-name }. To choose another unit, type { cli-word-undo }.
termites-cli-attacking = Attack on { $target } from { $hex }
termites-cli-sum-attack = Attack strength { $total }
termites-cli-sum-defence = Defence { $total }
termites-cli-end-tie =
    { $count ->
        [one] Tied on points: the player with more tokens on the board wins (T8.3).
       *[other] Tied on points and on tokens on the board: the victory is shared (T8.3).
    }
termites-cli-end-counted = mounds on the board: { $board } · in reserve: { $reserve } · trophies: { $trophies } · tokens on the board: { $units }
termites-cli-introduction = What you can choose is marked with a star on the board, and the target of an attack with an exclamation mark. Type a number from the list or the name of a hex, such as F6; or two at once, such as F6 G7. Type { cli-word-help } for everything else, { cli-word-why } F6 to see why something is not allowed, { cli-word-undo } to undo.
termites-cli-help =
    3, F6, { termites-letter-worker }2    choose by number, a hex by its name, a token by its sign; several in one line: { termites-letter-worker }2 F6
    pass         end your turn without moving
    why F6       why something is not allowed; for an attack, how it adds up
    rules T6.5   a rule; rules alone lists the chapters
    hand         the tokens in your hand
