### The command that runs a server, and those for whoever runs one (English).
### Words that are typed (serve, admin, --database) and addresses stay as they are in every language.

## Help of rulewright serve

serve-help = Run a server: tables for people in browsers, for programs, and for bots.
serve-help-host = The network address to listen on. Without it 127.0.0.1, which only this machine reaches; 0.0.0.0 is for everybody.
serve-help-port = The port to listen on. Without it 8000.
serve-help-open = Open it in the browser when it is ready.
serve-help-public-url = The address that people type, if another server stands in front of this one, such as https://games.example.
serve-help-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. Without it RULEWRIGHT_DATABASE, or a file in your data folder.
serve-help-bus = The Redis server through which several workers hear of each other: redis://HOST:PORT.
serve-help-workers = How many processes serve. Without it 1; more of them need --bus.
serve-help-bots = How many processes each worker has for bots to think in. Without it 1; with 0 they do not think, and do anything that is allowed.
serve-help-bot-seconds = How long a bot may think, in seconds. Without it 2.
serve-help-interpreted-bots = Do not compile the rules for bots: they are there at once and need less memory, but think more slowly.
serve-help-rest-after = Seconds after which a table at which nothing happens leaves the memory. Without it 60.
serve-help-no-limits = Everybody may ask as often as they like. For load tests only.

## While it starts

# $address: for a browser.
serve-open = Open { $address }
# $place: a file, or the address of a database.
serve-data = Tables are kept in { $place }
serve-stop = Press Ctrl-C to stop.
# $what: the first package that is missing. $extra: as pip calls the set of packages.
serve-not-installed = The package { $what } is missing. Install what a server needs with: pip install 'rulewright[{ $extra }]'
# $why: the operating system's words.
serve-address-taken = The server cannot listen at { $address }: { $why }. Choose another one with --host and --port.
serve-secret-short = RULEWRIGHT_SECRET is too short. Give it at least { $least } characters, or unset it.

## Help of rulewright admin

admin-help = For whoever runs a server: its tables, out of the database, into it, and checked.
admin-help-list = List the tables.
admin-help-status = Only tables that are: gathering, playing or over.
admin-help-json = As JSON.
admin-help-export = Write the game of a table to a file, with everything that is hidden in it.
admin-help-table = The table, as the list names it.
admin-help-export-file = The new file.
admin-help-import = Make a table of a saved game. One that is not finished goes on: people with an account of the same name have their seats, bots keep the others.
admin-help-import-file = The file: of rulewright play, of a server, or of the export.
admin-help-host = The name of the account that is to be the host. Without it the first player.
admin-help-replay-check = Replay every game from its seed, and compare everything that the database holds.
admin-help-tables = Only these tables.

## What rulewright admin says

# $file: where it should be.
admin-no-database = There is no database { $file }. Check its name, or start a server first: rulewright serve
admin-table-unknown = There is no table { $table } in this database. See: rulewright admin list
admin-status-unknown = No table is ever “{ $status }”. Possible: { $known }.
admin-account-unknown = Nobody called “{ $name }” has an account here. Choose another host, or leave out --host.
admin-import-no-seed = { $file } does not hold the seed of the game, so it cannot become a table. Use the file of the table itself.
# $count: how many seats the file names.
admin-import-seats =
    The file names { $count ->
        [one] one seat
       *[other] { $count } seats
    }, and that is not the number of its players. Use a file that is whole.
# $seat: as it stands in the file.
admin-import-seat = “{ $seat }” cannot take a seat here. The file must name people and bots that this server knows.
admin-seat-free = (free)
# $seats: who sits there. $entries: how much has happened. $created: date and time.
admin-list-line = { $table }  { $game }  { $status ->
        [gathering] not started
        [playing] being played
       *[over] over
    }  { $seats }  { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }  { $created }
admin-list-all =
    { $count ->
        [one] One table.
       *[other] { $count } tables.
    }
admin-export-secret = This game is not over, and the file tells everything that is hidden in it. Show it to nobody who plays.
# $invitation: the last part of the link.
admin-imported = Made: table { $table }, invitation { $invitation }
# $kind: who has that seat now.
admin-imported-seat = Seat { $seat }: { $name } { $kind ->
        [account] (has an account, and the seat)
        [bot] (a bot)
       *[guest] (has no account; a bot keeps the seat of a game that goes on)
    }
# $seq: the number of the entry. $what: what is wrong with it.
admin-wrong = WRONG { $table }, entry { $seq }: { $what ->
        [number] an entry before it is missing.
        [line] the move, its chances or its hash are not those of the game.
        [events] what the move brought about is not what was kept.
        [position] the position that was kept is another one.
        [asked] another player is asked than was kept.
        [results] the results are not those of the game.
        [status] the table is listed with a wrong status.
       *[rules] the table was made with other rules or another pack than there are here.
    }
admin-checked =
    { $count ->
        [one] One table
       *[other] { $count } tables
    } replayed, { $wrong } of them wrong.
