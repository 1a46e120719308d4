### Puzzles: what they ask and answer, and the command that finds them (English).

puzzle-unknown = There is no puzzle “{ $name }” here. It may have been replaced; choose another one.
puzzle-changed = The puzzle “{ $name }” no longer fits the rules. Start it again, or choose another one.
puzzle-over = This puzzle is over. Start it again, or take the next one.

puzzle-title = Puzzle
# $player: whose turn it is.
puzzle-asks = { $player } to move: find the best move.
puzzle-solved = That is the best move.
# $value, $best: chances to win, in percent.
puzzle-wrong = Not the best: your chance of winning is { $best }% with the best move, and clearly lower with this one.
puzzle-wrong-by = Not the best: your chance of winning is about { $value }%. The best move gives you { $best }%.

## What an answer is about, and a hint that does not give it away

puzzle-theme-other = Other
puzzle-hint-other = Look for the move that changes the position most.
termites-puzzle-take = Take a mound
termites-puzzle-take-hint = A mound can be taken. Which one, and with what?
termites-puzzle-save = Save a mound
termites-puzzle-save-hint = One of your mounds is in danger. What stops the attack?
termites-puzzle-destroy = Destroy a unit
termites-puzzle-destroy-hint = An enemy unit can be destroyed. Which one matters?
termites-puzzle-push = Push a unit away
termites-puzzle-push-hint = An enemy unit stands where it should not. Push it away.
termites-puzzle-prepare = Prepare an attack
termites-puzzle-prepare-hint = Nothing falls this turn. Get into position for the next one.
cryhavoc-puzzle-score = Score
cryhavoc-puzzle-score-hint = Think about victory points, and when they are counted.
cryhavoc-puzzle-land = Take control
cryhavoc-puzzle-land-hint = This is about controlling a region.
cryhavoc-puzzle-objective = Battle objectives
cryhavoc-puzzle-objective-hint = Which battle objective can you win?
cryhavoc-puzzle-battle = Attack
cryhavoc-puzzle-battle-hint = This is about a battle: where, and against whom?
cryhavoc-puzzle-economy = Build up
cryhavoc-puzzle-economy-hint = This is about units, structures and points for later.

## The command

puzzles-help-find = How many puzzles to find in all. Default: 10
puzzles-help-out = The file for the puzzles. If it exists, the search resumes where it stopped
# $n: a number of iterations.
puzzles-help-depth = Search iterations for judging a move; the final check uses ten times as many. Default: { $n }
puzzles-help-players = Number of players. Default: the fewest the game allows
puzzles-out = Say where to put the puzzles: --out FILE.
# $why: the reason that the system gives.
puzzles-file = The file { $file } cannot be used: { $why }. Choose another one.
puzzles-file-foreign = The file { $file } does not contain puzzles and was left unchanged. Choose another one.
# $what: names of fields.
puzzles-file-other = The file { $file } contains puzzles that differ in: { $what }. Use the same options as before, or choose another file.
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
