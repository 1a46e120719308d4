### The command line and the table in the terminal (English).
### Words that are typed (play, --seats, human, juno) stay as they are in every language.

## Help

cli-help-usage = Usage: { $line }
cli-help-usage-command = COMMAND
cli-help-usage-options = [OPTIONS]
cli-help-usage-arguments = [ARGUMENTS]
cli-help = Board games played exactly by their rules: in the terminal, in the browser, or as experiments.
# $languages: codes and names.
cli-help-epilogue =
    Every command also takes --lang. Languages: { $languages }.
    A first game: rulewright play
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-help = Show this help and exit.
cli-help-version = Show the version and exit.
cli-help-no-colour = Turn off colours. Setting NO_COLOR does the same.
cli-help-play = Play a game in the terminal. By default, you play against a bot.
cli-help-play-game = The game: { $known }. If you leave it out, you are asked.
cli-help-play-players = Number of players. Default: one for each seat in --seats, otherwise the fewest the game allows.
cli-help-play-seats = Who sits in each seat, comma-separated: human, or a bot: pip, wren, juno, marlow, vesper, atlas, orion (roughly from beginner to master). Several humans share the keyboard.
cli-help-play-names = Names of the players, comma-separated, in seat order.
cli-help-play-option = A table option, as KEY=VALUE; can be repeated. Each also has its own flag: --KEY VALUE. See --list-options.
cli-help-play-list-options = List what you can choose with --option, and exit.
cli-help-play-board = A board of your own, from a file.
cli-help-play-pack = The content pack: a built-in one by its name, the folder or file of one of your own, or the name of one you have used before.
cli-help-play-seed = Random seed, to reproduce a game. Default: random.
cli-help-play-save = The file to save the new game in. Default: a new file in your data folder.
cli-help-play-resume = Resume the game saved in this file. Without a file: the newest one.
cli-help-verify = Replay saved games and check every line.
cli-help-verify-files = The saved games to check: one or more files.
cli-help-verify-pack = Where the pack is now, if it has moved since the game was played and the saved game does not contain it.
cli-help-review = Review a finished game: what each decision cost, and what would have been better.
cli-help-review-file = The saved game to review.
cli-help-review-seat = Review only this seat, counted from 1.
cli-help-review-iterations = Search iterations for each decision. Default: 800.
cli-help-review-json = Print the review as JSON.
cli-help-review-html = Print the review as a self-contained web page.
cli-help-rules = Read the rules.
cli-help-rules-number = A rule such as T6.5, a chapter such as T6, or a game, to list its chapters: { $known }.
cli-help-content = Work on packs and boards of your own.
cli-help-check = Check a pack or a board file against the rules.
cli-help-check-path = The folder or file of a pack, a board file, or the name of a built-in pack.
cli-help-simulate = Let bots play many games and count the wins.
cli-help-arena = Run tournaments between bots and rate them.
cli-help-tune = Find better weights for how bots judge positions.
cli-help-puzzles = Find puzzles in games that bots play.
cli-help-bench = Measure how fast the rules run.

## Errors

cli-error = Error: { $text }
# $command: the command with --help.
cli-see-help = See: { $command }
cli-bad-arguments = Invalid command. { $detail }
# $near: options that may be meant.
cli-option-unknown = Unknown option { $option }. Did you mean: { $near }?
cli-command-unknown = Unknown command “{ $name }”. Choose from: { $known }.
# $number: yes if a whole number is needed.
cli-value-bad =
    “{ $value }” is not valid for { $option }. { $number ->
        [yes] Use a whole number.
       *[no] See the help for valid values.
    }
cli-value-range = “{ $value }” is not valid for { $option }. Use a number from { $least } to { $most }.
cli-option-repeated = { $option } is given more than once. Give it once.
cli-value-missing = { $option } needs a value.
# $name: as the help calls it. $help: what it is.
cli-argument-missing = { $name } is missing. { $help }
cli-too-much = Unexpected argument: “{ $text }”.
cli-mode-unknown = RULEWRIGHT_MODE is “{ $mode }”. Set it to one of: { $known }; or unset it.
# $why: the operating system's words.
cli-system-error = System error: { $file }: { $why }
# $what: as Python calls it. $file: where the details are.
cli-fault = Internal error: { $what }. This is our fault, not yours. A game in progress is safe in its file. Please report the error and attach { $file }
cli-file-unwritable = Cannot write { $file }: { $why }. Choose another place.
cli-file-exists = { $file } already exists. Choose another name.
cli-file-in-use = { $file } is being played in another window. Continue there, or end that game first.
cli-nothing-to-resume = There is no matching saved game in { $folder }. Start one with: rulewright play
cli-resume-with = A resumed game keeps its original settings. Leave out: { $options }.
cli-which-game = Which game? Name one of: { $known }.
cli-sitter-unknown = Unknown player type “{ $name }”. Choose from: { $known }.
# $count: seats that were named.
cli-seats-number =
    { $count ->
        [one] One seat is
       *[other] { $count } seats are
    } named for { $players } players. Name one for each.
cli-names-number =
    { $count ->
        [one] One name is
       *[other] { $count } names are
    } given for { $players } players. Give at most one for each.
cli-name-bad = “{ $name }” is not a valid player name. Use at most { $most } printable characters.
cli-name-twice = Two players are called { $name }. Give them different names.
cli-option-form = “{ $text }” is not a valid option. Write it as KEY=VALUE.
cli-option-twice = { $name } is chosen more than once. Choose it once.
cli-seed-range = { $seed } is not a valid seed. Use a whole number from 0 to { $most }.

## Numbers

# Between thousands, and before decimals.
cli-thousands = ,
cli-decimals = .
cli-percent = { $number }%

## Before the game

cli-choose-game = Which game?
cli-autosave = Every move is saved right away, in { $file }
cli-press-enter = Press Enter to continue.{" "}
cli-options-hint = These are the options for { $players } players. To set one, for example: rulewright play { $game } --{ $name } { $value }
cli-options-default = (default)
cli-options-number = (default: { $value })

## At the table

cli-thinking = { $name } is thinking …
# Between two people at one keyboard.
cli-curtain = Pass the keyboard to { $name }. Everyone else, look away!
cli-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $needed: columns x lines.
cli-too-small = This window has { $columns } columns and { $lines } lines. The board needs { $needed }, so here is a list. Enlarge the window and type { cli-word-board }.
cli-news-more = … ({ cli-word-log } shows more)
# $action: what was done, as in the list of choices.
cli-forced = Done for you, because it was the only choice: { $action }
cli-turn-done = That was your last choice this turn. Press Enter to end your turn, or type { cli-word-undo } to undo it.
cli-turn-over = Nothing left to do this turn. Press Enter to end it, or type { cli-word-undo } to go back.
cli-hint = Type a number from the list, or { cli-word-help } to see what else you can type.
cli-not-understood = I don’t understand “{ $text }”. Type a number from the list, a name such as { $example }, or { cli-word-help }.
cli-saved = The game is saved in { $file }
cli-go-on = Continue with: { $command }

## Commands at the table

cli-word-why = why
cli-word-undo = undo
cli-word-hint = hint
cli-word-rules = rules
cli-word-hand = hand
cli-word-board = board
cli-word-list = list
cli-word-log = log
cli-word-save = save
cli-word-export = export
cli-word-help = help
cli-word-quit = quit
cli-word-pass = pass
cli-play-help =
    hint         the best moves a search finds for you, and why
    undo         undo your last choice, as long as nothing new was revealed
    board, list  show the board, or show it as a list
    log          what happened recently; log all shows everything
    save FILE    save a copy of the game
    export FILE  save the game as you saw it, without what was hidden from you
    quit         leave; the game is saved, and you can resume it
# While a search looks for a hint.
cli-hint-thinking = Looking for the best moves. Press Ctrl-C to stop.
cli-hint-stopped = No hint. It is still your turn.
# $deeds: what to do, one after the other. $value: the chance to win, in percent.
cli-hint-move = { $deeds } ({ $value }%)
cli-hint-value = The percentage is your estimated chance of winning after the move, based only on what you can see.
cli-why-what = Why what? Add a name or a number: { cli-word-why } { $example }
cli-why-legal = That is allowed.
# $count: lines that are left out.
cli-log-more = ({ $count } earlier; { cli-word-log } all shows everything)
cli-save-where = Every move is already saved in { $file }. To save a copy, add a file name: { cli-word-save } FILE
cli-written = Written: { $file }

## The end

# $count: how many win.
cli-end-winners =
    { $count ->
        [one] { $names } wins with { cli-points }!
       *[other] { $names } share the victory with { cli-points }!
    }
cli-end-seat = { $name } ({ $side }): { cli-points }

## Rules, saved games, content

# $command: what is typed for it, here or in the shell.
cli-rules-hint = A rule: { $command } { $paragraph }. A whole chapter: { $command } { $chapter }.
cli-verify-bad = WRONG { $file }
cli-verify-unread = NOT CHECKED { $file }
# $over: yes if the game was played to its end.
cli-verify-good = OK { $file }: { $game }, { $players } players, moves: { $moves }, { $over ->
        [yes] played to the end
       *[no] not finished
    }
# $missing: files that could not be read.
cli-verify-all = { $count } files, { $wrong } of them wrong{ $missing ->
        [0] .
       *[other] , { $missing } not checked.
    }
cli-verify-progress = Replaying
cli-content-warning = Warning:
cli-content-bad =
    { $count ->
        [one] { $path }: one problem.
       *[other] { $path }: { $count } problems.
    }
cli-content-pack = OK { $name }: { $title }, digest { $digest }
cli-content-board = OK { $path }: you can play on this board.
