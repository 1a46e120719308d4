### The command line and the table in the terminal (English).
### Words that are typed (play, --seats, human, juno) stay as they are in every language.

## Help

cli-help-usage = Usage: { $line }
cli-help-usage-command = COMMAND
cli-help-usage-options = [OPTIONS]
cli-help-usage-arguments = [ARGUMENTS]
cli-help = Board games exactly by their rules, in the terminal: against bots, with friends at one keyboard, or as an experiment.
# $languages: codes and names.
cli-help-epilogue =
    Every command also takes --lang. Languages: { $languages }.
    A first game: rulewright play
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-help = Show this help and stop.
cli-help-version = Show the version and stop.
cli-help-no-colour = No colours. The variable NO_COLOR does the same.
cli-help-play = Play a game in the terminal: you against a bot, if you say nothing else.
cli-help-play-game = The game: { $known }. Without it you are asked.
cli-help-play-players = How many play: 2 to 4. Without it 2.
cli-help-play-seats = Who sits in each seat, with commas between: human, or a bot: pip, juno, marlow, vesper, atlas (from beginner to expert). Several humans share the keyboard.
cli-help-play-names = Names for the seats, with commas between.
cli-help-play-option = A choice for the table, as KEY=VALUE; may be given several times. Each also goes by its name: --KEY VALUE. See --list-options.
cli-help-play-list-options = Show what can be chosen with --option, and stop.
cli-help-play-board = A board of your own from a file.
cli-help-play-pack = The content: a shipped pack by its name, or the folder of your own pack.
cli-help-play-seed = A number for the chances of the game, so that they can be had again. Without it they are drawn.
cli-help-play-save = The file of the new game. Without it one is made in your data folder.
cli-help-play-resume = Go on with the game of that file; without a file, with the newest one.
cli-help-verify = Replay saved games and check every line of them.
cli-help-verify-files = The files.
cli-help-rules = Read the rules.
cli-help-rules-number = A paragraph such as T6.5, a chapter such as T6, or a game, whose chapters are then listed: { $known }.
cli-help-content = Packs and boards of your own.
cli-help-check = Check a pack or a board file against the rules.
cli-help-check-path = The folder of a pack, a board file, or the name of a shipped pack.
cli-help-simulate = Let bots play many games, and count who wins.
cli-help-arena = Let bots play tournaments, and rate them.
cli-help-tune = Find better weights for how bots judge positions.
cli-help-bench = Measure how fast the rules run.

## Errors

cli-error = Error: { $text }
# $command: the command with --help.
cli-see-help = See: { $command }
cli-bad-arguments = The command cannot be understood. { $detail }
# $near: options that may be meant.
cli-option-unknown = There is no option { $option }. Possible: { $near }.
cli-command-unknown = There is no command “{ $name }”. Possible: { $known }.
# $number: yes if a whole number is needed.
cli-value-bad =
    “{ $value }” does not fit { $option }. { $number ->
        [yes] Write a whole number.
       *[no] See the help for what is possible.
    }
cli-value-range = “{ $value }” does not fit { $option }. It is a number from { $least } to { $most }.
cli-option-repeated = { $option } is given more than once. Give it once.
cli-value-missing = { $option } needs a value after it.
cli-too-much = This is too much: “{ $text }”. Leave it out.
cli-mode-unknown = RULEWRIGHT_MODE is “{ $mode }”. Set it to one of: { $known }; or unset it.
# $why: the operating system's words.
cli-system-error = The system refuses: { $file }: { $why }
# $what: as Python calls it. $file: where the details are.
cli-fault = This is a fault of the program, not yours: { $what }. A game that was played is safe in its file. Please report it, with { $file }
cli-file-unwritable = { $file } cannot be written: { $why }. Choose another place.
cli-file-exists = { $file } exists already. Choose another name, so that nothing is lost.
cli-file-in-use = { $file } is being played in another window. Go on there, or end that game first.
cli-nothing-to-resume = There is no saved game in { $folder } yet. Start one with: rulewright play
cli-resume-with = A resumed game keeps what it was begun with. Leave out: { $options }.
cli-which-game = Which game? Name one of: { $known }.
cli-sitter-unknown = Nobody called “{ $name }” can take a seat. Possible: { $known }.
# $count: seats that were named.
cli-seats-number =
    { $count ->
        [one] One seat is
       *[other] { $count } seats are
    } filled for { $players } players. Fill one for each.
cli-names-number =
    { $count ->
        [one] One name is
       *[other] { $count } names are
    } given for { $players } players. Give one for each at most.
cli-name-bad = “{ $name }” is no name for a player: it may have { $most } characters at most, all of them printable.
cli-name-twice = Two players are called { $name }. Give them different names.
cli-option-form = “{ $text }” is no option. Write it as KEY=VALUE.
cli-option-twice = { $name } is chosen more than once. Choose it once.
cli-seed-range = The seed { $seed } does not fit. It is a whole number from 0 to { $most }.

## Before the game

cli-choose-game = Which game?
cli-autosave = Every move is saved at once, in { $file }
cli-press-enter = Press Enter to go on.{" "}
cli-options-hint = For { $players } players. Choose like this: rulewright play { $game } --{ $name } { $value }
cli-options-default = (default)
cli-options-number = (default: { $value })

## At the table

cli-thinking = { $name } is thinking …
# Between two people at one keyboard.
cli-curtain = Pass the keyboard to { $name }. Everybody else looks away!
cli-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $needed: columns x lines.
cli-too-small = This window has { $columns } columns and { $lines } lines. The board needs { $needed }, so here is a list. Enlarge the window and type { cli-word-board }.
cli-news-more = … ({ cli-word-log } shows more)
# $action: what was done, as in the list of choices.
cli-forced = Done for you, since there was only one choice: { $action }
cli-turn-done = That was your turn. Press Enter to end it, or type { cli-word-undo } to take it back.
cli-turn-over = Your turn is over. Press Enter to end it, or type { cli-word-undo } to take it back.
cli-hint = Type a number from the list; { cli-word-help } shows what else you can type.
cli-not-understood = “{ $text }” means nothing here. Type a number from the list, a name such as { $example }, or { cli-word-help }.
cli-saved = The game is saved in { $file }
cli-go-on = Go on with: { $command }

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
    hint         the best moves that a search finds for you, and what speaks for them
    undo         take back your last choice, as long as nothing new was revealed
    board, list  show the board, or the same as a list
    log          what has happened; log all shows everything
    save FILE    a copy of the game
    export FILE  the game as you have seen it, without what was hidden from you
    quit         stop; the game is saved and can be resumed
# While a hint is looked for.
cli-hint-thinking = Looking for the best moves. Ctrl-C stops it.
cli-hint-stopped = No hint, then. It is still your choice.
# $deeds: what to do, one after the other. $value: the promised share of a victory, in percent.
cli-hint-move = { $deeds } ({ $value }%)
cli-hint-value = The percentage is the share of a victory that the search expects.
cli-why-what = Why what? Type a name or a number after it: { cli-word-why } { $example }
cli-why-legal = That is allowed.
# $count: lines that are left out.
cli-log-more = ({ $count } earlier; { cli-word-log } all shows them)
cli-save-where = Every move is in { $file } already. For a copy type a name after it: { cli-word-save } FILE
cli-written = Written: { $file }

## The end

# $count: how many win.
cli-end-winners =
    { $count ->
        [one] { $names } wins with { $points } points!
       *[other] { $names } share the victory with { $points } points!
    }
cli-end-seat = { $name } ({ $side }): { cli-points }

## Rules, saved games, content

cli-rules-hint = A paragraph: { cli-word-rules } { $paragraph }. A whole chapter: { cli-word-rules } { $chapter }.
cli-verify-bad = WRONG { $file }
# $over: yes if the game was played to its end.
cli-verify-good = OK { $file }: { $game }, { $players } players, { $moves } moves, { $over ->
        [yes] played to the end
       *[no] not finished
    }
cli-verify-all = { $count } files, { $wrong } of them wrong.
cli-verify-progress = Replaying
cli-content-bad =
    { $count ->
        [one] { $path }: one problem.
       *[other] { $path }: { $count } problems.
    }
cli-content-pack = OK { $name }: { $title }, digest { $digest }
cli-content-board = OK { $path }: this board can be played on.
