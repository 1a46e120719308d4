### Puzzles: what they ask and answer, and the command that finds them (English).

puzzle-unknown = There is no puzzle “{ $name }” here. It may have been replaced; choose another one.
puzzle-changed = The puzzle “{ $name }” no longer fits the rules. Start it again, or choose another one.
puzzle-over = This puzzle is over. Start it again, or take the next one.

puzzle-title = Puzzle
# $player: whose turn it is.
puzzle-asks = { $player } to move: find the best move.
puzzle-solved = That is the best move.
# $value, $best: chances to win, in percent.
puzzle-wrong = Not the best: clearly worse than { $best }%, your chance to win with the best move.
puzzle-wrong-by = Not the best: about { $value }% to win. The best move gives you { $best }%.

## What an answer is about, and a hint that does not give it away

puzzle-theme-other = Other
puzzle-hint-other = Look at what changes most.
termites-puzzle-take = Take a mound
termites-puzzle-take-hint = A mound can be taken. Which one, and with what?
termites-puzzle-save = Save a mound
termites-puzzle-save-hint = One of your mounds is in danger. What stops the attack?
termites-puzzle-destroy = Destroy a unit
termites-puzzle-destroy-hint = A unit of theirs can be destroyed. Which one matters?
termites-puzzle-push = Push a unit away
termites-puzzle-push-hint = A unit of theirs stands where it should not. Push it away.
termites-puzzle-prepare = Prepare an attack
termites-puzzle-prepare-hint = Nothing falls yet. Get in place for the next turn.
cryhavoc-puzzle-score = Score
cryhavoc-puzzle-score-hint = Think of victory points and of when they are counted.
cryhavoc-puzzle-land = Take control
cryhavoc-puzzle-land-hint = It is about control of a region.
cryhavoc-puzzle-objective = Battle objectives
cryhavoc-puzzle-objective-hint = In the battle: which objective can you win?
cryhavoc-puzzle-battle = Attack
cryhavoc-puzzle-battle-hint = It is about a fight: where, and with whom?
cryhavoc-puzzle-economy = Grow
cryhavoc-puzzle-economy-hint = It is about units, structures and points for later.

## The command

puzzles-help-find = how many puzzles to find in all. Default: 10
puzzles-help-out = the file for the puzzles. If there is one, the search goes on where it stopped
# $n: a number of iterations.
puzzles-help-depth = iterations of the search that judges; the last check has ten times as many. Default: { $n }
puzzles-help-players = how many play. Default: the fewest that the game allows
puzzles-out = Say where to put the puzzles: --out FILE.
# $why: the reason that the system gives.
puzzles-file = The file { $file } cannot be used: { $why }. Choose another one.
puzzles-file-foreign = The file { $file } does not hold puzzles and has not been touched. Choose another one.
# $what: names of fields.
puzzles-file-other = The file { $file } holds puzzles that differ in: { $what }. Use the same options as before, or choose another file.
puzzles-file-line = Line { $line } of the file { $file } is damaged. Remove that line, or choose another file.
# $games: how many were played.
puzzles-looking =
    Looking for puzzles: { $games ->
        [one] 1 game
       *[other] { $games } games
    }
# $n: how many puzzles.
puzzles-stopped = Stopped. Puzzles in the file: { $n }. The same command resumes from here.
puzzles-level = Weakest bot that finds it
puzzles-number = Puzzles
puzzles-found =
    Puzzles found: { $n }, in { $games ->
        [one] 1 game
       *[other] { $games } games
    }.
