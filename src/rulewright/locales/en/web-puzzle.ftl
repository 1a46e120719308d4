### The pages in the browser: puzzles (English).

web-puzzle-title = Puzzles
web-puzzle-intro = Positions from games between bots. In each, one move is clearly best, judging by what the player could know. Find it.
web-puzzle-today = Puzzle of the day
web-puzzle-solve = Solve it
web-puzzle-look = Look at it again
# $n: days.
web-puzzle-streak = { $n }-day streak
# $n: solved ones, $all: how many there are.
web-puzzle-count = { $n } of { $all } solved
web-puzzle-theme = Theme
# A choice of bots: the weakest that solves it.
web-puzzle-by = Solved by
web-puzzle-all = All
# $n: its number in the list.
web-puzzle-n = Puzzle { $n }
web-puzzle-mark-first = solved on the first try
web-puzzle-mark-solved = solved
# $n: which one, $all: of how many.
web-puzzle-step = Decision { $n } of { $all }
web-puzzle-hint = Hint
web-puzzle-show = Show the answer
web-puzzle-again = Try again
web-puzzle-leave = Leave
web-puzzle-next = Next puzzle
web-puzzle-list = All puzzles
# Before what a wrong move leads to.
web-puzzle-yours = Your move:
web-puzzle-why = Why
# Before how a search would continue after the answer.
web-puzzle-then = And then:
web-puzzle-answer = The answer
# $n: percent.
web-puzzle-best = { $n }% to win
# $n: of $all deals.
web-puzzle-holds = Best or almost best in { $n } of { $all } deals that fit everything you could know
# $bot: its name.
web-puzzle-finds = The weakest bot that finds it at least half the time: { $bot }
web-puzzle-first = Solved on the first try
web-puzzle-solved = Solved
web-puzzle-none = There are no puzzles for this game yet.
# $game: its title.
web-puzzle-of = { $game } puzzles
# $pack: its name.
web-puzzle-pack = From games with the pack { $pack }. New tables have another one: some numbers on the map and on cards differ.
web-puzzle-new = The next one comes at midnight UTC.
