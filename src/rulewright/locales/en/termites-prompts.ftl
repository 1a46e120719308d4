### Termites, what is asked (English): the question, at most 42 letters; who asks it and why; what follows.

## The question

termites-prompt-neutral-hex = Where does a neutral mound go?
termites-prompt-tile = Which tile do you lay?
# $terrain: the side that is up.
termites-prompt-tile-hex = Where do you lay { termites-terrain-name }?
termites-prompt-mound = Which of your mounds do you place?
termites-prompt-mound-lost = Which mound do you place instead?
termites-prompt-mound-hex = Where does your mound of value { $value } go?
termites-prompt-unit-to-clear = Which of your units makes room for it?
termites-prompt-captured-hex = Which of your mounds goes there?
termites-prompt-token = Which token do you place?
termites-prompt-discard = Which token do you discard?
termites-prompt-token-hex = Where does { termites-token-object } go?
termites-prompt-unit = Which unit do you move?
termites-prompt-goal = Where does the unit go?
termites-prompt-entry = From which hex do you attack?
termites-prompt-retreat = Where does the beaten unit retreat to?

## Who asks it, and why

# $n: how many are left.
termites-kicker-neutral-hex = Building the board: { $n ->
        [one] the last neutral mound
       *[other] { $n } neutral mounds left
    }
termites-kicker-tile = Building the board: { $n ->
        [one] the last tile
       *[other] { $n } tiles left
    }
termites-kicker-tile-hex = Building the board: your tile
termites-kicker-mound = Setup: your mounds
# $other_player: who took it.
termites-kicker-mound-lost = { $other_player } took your mound on { $hex }
termites-kicker-mound-none-free = Mound lost on { $hex }: nowhere to put a new one
termites-kicker-captured = You took the mound on { $hex }
# $turn: which of your turns it is, of $most.
termites-kicker-reproduction = Turn { $turn } of { $most }: { termites-phase-reproduction }
termites-kicker-movement = Turn { $turn } of { $most }: { termites-phase-movement }
termites-kicker-goal = Turn { $turn } of { $most }: { termites-token-name } on { $hex }
termites-kicker-entry = Attack on { termites-token-name }, { $hex } ({ $other_player })
termites-kicker-retreat = Beaten: { termites-token-name } on { $hex } ({ $other_player })

## What follows

termites-then-neutral-hex = It is worth { $value } to the player who takes it. Not on the edge, not beside another mound.
termites-then-tile = The side you choose lies face up; you choose its hex next. At most 2 of one terrain and at most 4 tiles may touch.
termites-then-tile-hex = On a free hex; at most 2 of one terrain and at most 4 tiles may touch.
termites-then-mound = It counts the same on the board as in reserve, but on the board it can be taken.
termites-then-mound-lost = It must go on the board, and you choose its hex next.
termites-then-mound-hex = Not on the edge, not beside another mound, beside one Water hex at most.
termites-then-unit-to-clear = That unit leaves the game, and the mound stands in its place.
termites-then-captured-hex = It goes on { $hex } at once. Then { $other_player } places a new one.
termites-then-captured-hex-alone = It goes on { $hex } at once.
termites-then-token = It goes on a free hex. After that you may move one unit.
termites-then-discard = None of your tokens can be placed: discard one, and everyone sees it. Then you may move.
termites-then-token-hex = Then you may move one unit, even this one.
termites-then-unit = One unit, or none. After that your turn is over.
termites-then-goal = Moving onto an enemy attacks it: your strength must be greater than its defence. Then your turn is over.
termites-then-entry = The beaten unit cannot retreat to that hex.
termites-then-retreat = You choose for { $other_player }. Your unit then takes { $hex }, and your turn is over.
