### The lessons of Termites (English): learn-termites-<number of the lesson>-<text>.

## 01 One turn

learn-termites-01-title = One turn
learn-termites-01-token = Mounds are the points. Two are yours, two are Red's, and the 7 in the middle is nobody's. A turn begins with a token from your hand: take the Worker ×2.
learn-termites-01-token-other = In a game any token will do. For this walk, take the Worker ×2.
learn-termites-01-place = Place it on any free hex. To take the 7, you will need strength around it, so choose one of the six hexes that touch F6.
learn-termites-01-place-far = That is allowed, but nothing is out there. Choose a hex that touches F6.
learn-termites-01-move = You have drawn a new token. Now you may move one unit. A Worker walks two hexes: walk round the mound, to another hex that touches F6.
learn-termites-01-move-stay = You may stay where you are. But try the walk.
learn-termites-01-move-far = Too far out. Stay beside F6.
learn-termites-01-end = Place one, move one: that is a whole turn. Then Red does the same, until you have played 18 tokens each.

## What can be wrong with a position

termites-lesson-swarms = Say which swarm each seat plays, such as swarms = "blue,red" among the options of the table.
termites-lesson-piece = “{ $given }” is not a piece. Write 0:worker-2@F5, 1:6@H3 or neutral:7@F6, with a hex of this board; in a hand, worker-2.
termites-lesson-taken = “{ $given }”: the hex is already taken.
termites-lesson-site = “{ $given }”: no mound may stand there.
termites-lesson-ground = “{ $given }”: that terrain is closed to this caste.
termites-lesson-mounds = Seat { $number } does not own so many mounds of one value.
termites-lesson-mounds-all = Mounds on the board, in reserve and taken must be those of the box. Missing: { $missing }. Too many: { $extra }.
termites-lesson-tokens = Seat { $number } has too many of the token { $token }. Its swarm has only { $most }.
termites-lesson-stack = The number of tokens left in the stack of seat { $number } is { $left }, but the lesson says { $said }. Every token must be somewhere.
termites-lesson-hand = The number of tokens in the hand of seat { $number } must be { $count }.
termites-lesson-turns = The number of tokens that seat { $number } has played is { $count }, but should be { $due } by now. Add units, or name the tokens lost.
termites-lesson-hex = This board has no hex “{ $name }”.
