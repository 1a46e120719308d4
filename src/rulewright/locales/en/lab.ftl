### The laboratory on the command line: simulate, arena, tune and bench (English).

lab-help-game = Which game: { $known }
lab-help-bench = Which games. Default: all
lab-help-players = Number of players. Default: one for each bot listed, otherwise as many as the game allows
lab-help-games = Number of games. Default: { $default }
lab-help-bots = A bot for each seat, comma-separated, or one for all: { $known }. Default: random
lab-help-option = A table option, as KEY=VALUE; can be repeated. Each also has its own flag: --KEY VALUE
lab-help-board = A board file of your own
lab-help-pack = A pack: its name, its folder or its file
lab-help-seed = The first seed; each deal after it uses the next one. The same seeds give the same games. Default: 1
lab-help-jobs = How many games to play at the same time. Default: 1
lab-help-json = Print the result as JSON
lab-help-journals = A folder to save every game in; slower
lab-help-out = A file for the games, one row each: games.csv, or games.parquet
lab-help-rows = What each row of --out holds: games or decisions. Default: games
lab-rows = Unknown value for --rows: “{ $value }”. Choose from: { $known }.
lab-rows-out = --rows decisions needs a file for them: add --out decisions.csv or --out decisions.parquet.
lab-journals-alone = --journals cannot be combined with { $option }. Leave one of them out.
lab-out-kind = “{ $file }” ends in neither .csv nor .parquet. Use one of these.
lab-out-parquet = Parquet needs pyarrow. Install it with: pip install 'rulewright[parquet]'. Or write { $file } as .csv.
lab-help-svg = Also plot the speeds in this SVG file
lab-plot-title = Decisions per second (log scale)
lab-help-peers = Also run other libraries and compare
lab-range = { $option } is { $value }, but must be from { $least } to { $most }.
lab-bot-unknown = Unknown bot “{ $name }”. Choose from: { $known }.
lab-bots-number = { $count ->
        [one] 1 bot is
       *[other] { $count } bots are
    } named for { $players } seats. Name one for each seat, or one for all.
lab-folder = Cannot create the folder { $folder }: { $why }. Choose another one.
lab-peers-missing = The library { $name } is not installed. Install the peers with: pip install 'rulewright[peers]'
lab-bench-mode = The benchmark measures compiled rules. Leave RULEWRIGHT_MODE unset, or set it to compiled.
lab-compiling = Compiling the rules (first run only)
lab-playing = Playing
lab-measuring = Measuring: { $step }
lab-stopped = Stopped after { $games ->
        [one] 1 game
       *[other] { $games } games
    }.
lab-played = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions } decisions, shared victories: { $shared }.
lab-by-seat = Seat
lab-by-order = Place in turn order
lab-games = Games
lab-wins = Wins
lab-share = Share
lab-interval = 95% interval
lab-points = Mean points
lab-what = Measurement
lab-decisions-per-second = Decisions/s
lab-games-per-second = Games/s
lab-iterations-per-second = Search iterations/s

## Many machines

cluster-help = Play on many machines: the address of a Ray cluster, or local to start one on this machine
cluster-not-installed = A cluster needs Ray. Install it on every machine with: pip install 'rulewright[ray]'
cluster-unreachable = Cannot reach the cluster at { $address }: { $why }. Check that it is running (ray status) and that this machine belongs to it (ray start --address=…).
cluster-lost = The connection to the cluster at { $address } was lost. Finished games are kept. Start the cluster again and run the same command.
cluster-version = A machine in the cluster has rulewright { $theirs }; this one has { $ours }. Install the same version on all of them.
cluster-no-rulewright = A machine in the cluster does not have rulewright. Install rulewright { $version } on all of them.
cluster-failed = The cluster at { $address } failed: { $why }. Finished games are kept.

## The arena

arena-help-bots = Bots that all play against each other, comma-separated: { $known }. NAME:NUMBER sets the search iterations per decision, such as atlas:9600; glass sees everything, for comparison. Default: the seven that people play against
arena-help-table = Alternatively, a single line-up: a bot for each seat, comma-separated, or one for all. It rotates through all seats
arena-help-players = Number of players. Default: as few as the game allows; with --table, one for each bot listed, or as many as the game allows if there is only one. With --bots and more than two players, one bot plays against several copies of another
arena-help-games = Number of games for each pairing, rounded up so that every deal is played from every seat. Default: 100
arena-help-anchor = The bot whose rating is 0. Default: none; the mean is 0
arena-help-jobs = How many games to play at the same time. Default: one per core
arena-help-save = A file to save every game to as it ends. If you stop, the same command resumes
arena-no-budget = You cannot set the iterations of the bot { $name }, only of: { $known }.
arena-budget = “{ $name }”: after the colon, write a whole number of iterations from 1 to { $most }.
arena-bots-or-table = Give either --bots, for everyone against everyone, or --table, for one line-up, but not both.
arena-one-bot = A tournament needs two bots, but you named only { $name }. Name another one, or use --table to let one bot play all seats.
arena-bot-twice = The bot { $name } is named twice. Name each once; NAME:NUMBER is the same bot with another number of iterations.
arena-anchor = { $name } does not play here, so it cannot be the anchor of the ratings. Choose from: { $known }.
arena-worker-lost = A process that played games ended unexpectedly; it may have run out of memory. Saved games are safe. Try again with fewer --jobs.
arena-file = The file { $file } cannot be used: { $why }. Choose another one.
arena-file-in-use = Another arena is writing to the file { $file }. Wait until it has ended, or choose another file.
arena-file-foreign = The file { $file } was not made by an arena and has not been touched. Choose another one.
arena-file-other = The file { $file } belongs to an arena that differs in: { $what }. Use the same options as before, or choose another file.
arena-file-version = The file { $file } was written by version { $version } of rulewright, and this is version { $known }. Bots may decide differently now, so the games cannot be compared: use that version, or choose another file.
arena-file-line = Line { $line } of the file { $file } is damaged. Remove that line to play its game again, or choose another file.
arena-stopped = Stopped after { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $all }. Nothing was saved; use --save FILE to save games.
arena-stopped-saved = Stopped after { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $all }. Progress is saved; the same command resumes from here.
arena-nothing = No deal has been played from every seat yet, so there is nothing to show.
arena-bot = Bot
arena-against = Against
arena-even = Even share
arena-rating = Rating
arena-seconds = Seconds/decision
arena-thinks = { $seconds } seconds per decision.

## Tuning

tune-help-players = Number of players. Default: as few as the game allows
tune-help-positions = Number of positions to collect; half of them are held out to check the result. Default: 40000
tune-help-generations = Number of generations of weights to try; stops early if nothing improves. Default: 120
tune-help-fixed = Weights to keep as they are, comma-separated, such as own,point
tune-help-begin = Starting weights, such as store=20,counter=10. Default: the current ones. A weight of 0 stays 0
tune-help-out = A file for the result, in the format of the game’s guide.json
tune-not-installed = The library cma is not installed. Install it with: pip install 'rulewright[tune]'
tune-weight-unknown = Unknown weight “{ $name }”. Choose from: { $known }.
tune-begin-form = “{ $text }” is not a starting weight. Write NAME=NUMBER, such as store=20.
tune-nothing = There is no weight left to tune: all are 0 or fixed. Fix fewer, or give some another starting value with --begin NAME=NUMBER.
tune-no-file = { $file } is not a regular file and cannot be overwritten. Choose another name.
tune-tuning = Tuning, surprise { $surprise }
tune-stopped-early = Stopped while collecting positions: there is no result yet, and nothing was written.
tune-stopped = Stopped after { $generations ->
        [one] 1 generation
       *[other] { $generations } generations
    } of { $all }. These are the best weights so far.
tune-weight = Weight
tune-before = Before
tune-after = After
tune-surprise = Surprise (log loss)
tune-known = positions used for tuning
tune-unseen = positions held out
tune-written = Written to { $file }. To make bots use it, copy it over the game’s guide.json.
