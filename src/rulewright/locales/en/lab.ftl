### The laboratory on the command line: simulate and bench (English).

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
lab-interval = 95 % interval
lab-points = Mean points
lab-what = Measured
lab-decisions-per-second = Decisions/s
lab-games-per-second = Games/s
