### The laboratory on the command line: simulate, arena, tune and bench (English).

lab-help-game = Which game: { $known }
lab-help-bench = Which games; without any, all of them
lab-help-players = How many players, 2 to 4; without it as many as can play
lab-help-games = How many games
lab-help-bots = A bot for each seat, with commas between, or one for all: { $known }
lab-help-option = An option of the table, as NAME=VALUE; may be given several times. Every option also goes by its name: --NAME VALUE
lab-help-board = A board file of your own
lab-help-pack = A pack by its name, or its folder
lab-help-seed = The number of the first game; the same numbers give the same games
lab-help-jobs = How many games to play side by side
lab-help-json = Print the result as JSON
lab-help-journals = A folder for a journal of every game; slower
lab-help-peers = Also run OpenSpiel and catanatron, and compare
lab-range = { $option } is { $value }, and must be from { $least } to { $most }.
lab-bot-unknown = There is no bot “{ $name }”. Choose among: { $known }.
lab-bots-number = { $count ->
        [one] 1 bot is
       *[other] { $count } bots are
    } named for { $players } seats. Name one for each seat, or one for all.
lab-folder = The folder { $folder } cannot be made: { $why }. Choose another one.
lab-peers-missing = The library { $name } is not installed. Install the peers with: pip install 'rulewright[peers]'
lab-bench-mode = The bench measures compiled rules. Leave RULEWRIGHT_MODE unset, or set it to compiled.
lab-compiling = Compiling the rules; this is done once
lab-playing = Playing
lab-measuring = Measuring: { $step }
lab-stopped = Stopped after { $games ->
        [one] 1 game
       *[other] { $games } games
    }.
lab-played = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions } decisions, { $shared } shared victories.
lab-by-seat = Seat
lab-by-order = Place in turn order
lab-games = Games
lab-wins = Wins
lab-share = Share
lab-interval = 95% interval
lab-points = Mean points
lab-what = Measured
lab-decisions-per-second = Decisions/s
lab-games-per-second = Games/s
lab-iterations-per-second = Search iterations/s

## The arena

arena-help-bots = Bots that play each against each, with commas between: { $known }. NAME:NUMBER is a bot with so many iterations for a decision, such as atlas:9600; glass sees everything, for comparison. Without it the five that people play against
arena-help-table = Instead, one line-up: a bot for each seat, with commas between, or one for all. It goes round through all seats
arena-help-players = How many players, 2 to 4; without it as few as can play. With more than two, one bot sits with several of another
arena-help-games = How many games for each pairing, rounded up so that every deal is played from every seat
arena-help-anchor = The bot whose rating is 0; without it the mean is 0
arena-help-jobs = How many games to play side by side; without it one on each core
arena-help-save = A file for every game as it ends. The same command goes on where it was stopped
arena-no-budget = The bot { $name } has no iterations to choose. Those that have: { $known }.
arena-budget = “{ $name }”: after the colon stands a number of iterations, a whole number from 1 to { $most }.
arena-bots-or-table = Give either --bots, for everyone against everyone, or --table, for one line-up; not both.
arena-one-bot = A tournament needs two bots, and only { $name } is named. Name another one, or use --table to let one bot play all seats.
arena-bot-twice = The bot { $name } is named twice. Name each once; NAME:NUMBER is the same bot with another budget.
arena-anchor = { $name } does not play here, so the ratings cannot be counted from it. Choose among: { $known }.
arena-worker-lost = A process that played games has ended without being asked to; perhaps there was too little memory. Games that were saved are safe. Try again with fewer --jobs.
arena-file = The file { $file } cannot be used: { $why }. Choose another one.
arena-file-foreign = The file { $file } was not made by an arena. Choose another one; it has not been touched.
arena-file-other = The file { $file } belongs to an arena that differs in: { $what }. Give the same options as then, or choose another file.
arena-file-line = Line { $line } of the file { $file } is damaged. Remove that line to play its game again, or choose another file.
arena-stopped = Stopped after { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $all }. They are not kept; with --save FILE they would be.
arena-stopped-saved = Stopped after { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $all }. They are kept; the same command goes on from here.
arena-nothing = No deal has been played from every seat yet, so there is nothing to show.
arena-bot = Bot
arena-against = Against
arena-even = Even would be
arena-rating = Rating
arena-seconds = Seconds/decision
arena-thinks = { $seconds } seconds for a decision.

## Tuning

tune-help-players = How many players, 2 to 4; without it as few as can play
tune-help-positions = How many positions to collect; half of them are held out, to check what was found
tune-help-generations = How many generations of weights to try; it ends sooner if nothing gets better
tune-help-fixed = Weights that stay as they are, with commas between, such as own,point
tune-help-begin = Where weights begin, such as store=20,counter=10; without it, where they are now. A weight of 0 stays 0
tune-help-out = A file for what was found, in the form of the game's guide.json
tune-not-installed = The library cma is not installed. Install it with: pip install "rulewright[tune]"
tune-weight-unknown = There is no weight “{ $name }”. Choose among: { $known }.
tune-begin-form = “{ $text }” does not say where a weight begins. Write NAME=NUMBER, such as store=20.
tune-nothing = There is no weight left to tune: all are 0 or fixed. Fix fewer, or let some begin elsewhere with --begin NAME=NUMBER.
tune-no-file = { $file } is not an ordinary file, and cannot be written over. Choose another name.
tune-tuning = Tuning, surprise { $surprise }
tune-stopped-early = Stopped while positions were collected: nothing has been found yet, and nothing is written.
tune-stopped = Stopped after { $generations ->
        [one] 1 generation
       *[other] { $generations } generations
    } of { $all }. These are the best weights so far.
tune-weight = Weight
tune-before = Before
tune-after = After
tune-surprise = Surprise at who won
tune-known = positions tuned by
tune-unseen = positions held out
tune-written = Written to { $file }. Copy it over the game's guide.json for bots to go by it.
