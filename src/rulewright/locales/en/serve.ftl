### The command that runs a server, and those for server admins (English).
### Words that are typed (serve, admin, --database) and addresses stay as they are in every language.

## Help of rulewright serve

serve-help = Run a server where people, programs and bots can play.
serve-help-host = Network address to listen on. Default: 127.0.0.1, which only this machine can reach; 0.0.0.0 is open to everyone.
serve-help-port = Port to listen on. Default: 8000.
serve-help-open = Open the browser when the server is ready.
serve-help-public-url = The address that people type, such as https://games.example, if there is another server in front of this one.
serve-help-database = Where tables are stored: sqlite:///FILE or postgresql://USER@HOST/NAME. Default: RULEWRIGHT_DATABASE, or a file in your data folder.
serve-help-bus = The Redis server through which several workers communicate: redis://HOST:PORT.
serve-help-workers = Number of server processes. Default: 1; more than one needs --bus and PostgreSQL.
serve-help-bots = Number of processes per worker in which bots think. Default: 1; with 0, bots don’t think and play random legal moves.
serve-help-bot-seconds = How long a bot may think, in seconds. Default: 2.
serve-help-bot-pace = Roughly how many seconds a bot takes per move, however long it thinks, so that people can follow and its timing gives nothing away. Default: 0.8; 0 for no delay.
serve-help-interpreted-bots = Do not compile the rules for bots: they start at once and need less memory, but think more slowly.
serve-help-foreign-bot = A bot of your own that may sit at tables, as NAME=BOT, such as mine=program:./mybot; can be repeated. BOT is python:FILE, program:COMMAND or a web address.
serve-help-rest-after = Seconds after which an idle table is unloaded from memory. Default: 60.
serve-help-packs = A folder of packs that everyone here can play with: folders, zip files or TOML files.
serve-help-limit = Change one limit: NAME=NUMBER, such as sockets-per-person=40. Can be repeated. An unknown name lists all limits.
serve-help-keep-tables = Delete tables where nothing has happened for this many days. Default: 0, never.
serve-help-keep-guests = Delete guests who haven’t played for this many days. Default: 0, never.
serve-help-no-limits = No rate limits. For load tests only.

## While it starts

# $address: for a browser.
serve-open = Open { $address }
# $place: a file, or the address of a database.
serve-data = Tables are stored in { $place }
serve-stop = Press Ctrl-C to stop.
# $what: the first package that is missing. $extra: as pip calls the set of packages.
serve-not-installed = The package { $what } is missing. Install what a server needs: pip install 'rulewright[{ $extra }]'
# $why: the operating system's words.
serve-address-taken = The server can’t listen on { $address }: { $why }. Choose another address with --host and --port.
serve-packs-folder = { $folder } is not a folder. Name a folder that holds packs.
# $variable: the environment variable.
serve-secret-short = { $variable } is too short. Give it at least { $least } characters, or unset it.
# $limit: as it was typed. $known: the names of all limits.
serve-limit-unknown = “{ $limit }” is not a valid limit. Write NAME=NUMBER, with a number of at least 1 and one of these names: { $known }.

## Help of rulewright admin

admin-help = For server admins: export, import and check tables.
admin-help-list = List the tables.
admin-help-status = Only tables with this status: gathering, playing or over.
admin-help-json = Print JSON.
admin-help-export = Write a table’s game to a file, including everything hidden.
admin-help-table = The table, as named in the list.
admin-help-export-file = The new file.
admin-help-import = Create a table from a saved game. An unfinished one continues: people you name with --seat get their seats, and bots take the others.
admin-help-import-file = The file: from rulewright play, from a server, or from an export.
admin-help-host = Name of the account that will be the host. Default: the first player.
admin-help-seat = Give a seat to an account, such as 1=Anna. Make sure the account belongs to the person who played: anyone may have taken that name here.
admin-help-recover = Print a link that lets someone who has lost their password set a new one. It works once and expires after a day.
admin-help-name = Name of the account.
admin-help-public-url = The server’s address, as people type it. Default: http://localhost:8000
admin-help-replay-check = Replay every game from its seed, and compare it with everything in the database.
admin-help-tidy = Delete what no one has used for a long time.
admin-help-dry-run = Show what would be deleted, without deleting anything.
admin-tidy-nothing = Say what to delete: --keep-tables DAYS, --keep-guests DAYS, or both.
admin-tidy-would = To be deleted: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }. Nothing has been changed.
admin-tidied = Deleted: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }.
admin-help-tables = Only these tables.
admin-help-versions = Show which versions of the rules the tables use, and whether this program has them.

## What rulewright admin says

# $file: where it should be.
admin-no-database = No database at { $file }. Check its name, or start a server first: rulewright serve
admin-table-unknown = There is no table { $table } in this database. See: rulewright admin list
admin-status-unknown = Unknown status “{ $status }”. Valid values: { $known }.
admin-account-unknown = No account here is called “{ $name }”. Check the name.
admin-import-no-seed = { $file } does not contain the game’s seed, so it can’t become a table. Use the table’s own file.
# $count: how many seats the file names.
admin-import-seats =
    The file names { $count ->
        [one] one seat
       *[other] { $count } seats
    }, which does not match its number of players. Use a complete file.
# $seat: as it stands in the file.
admin-import-seat = “{ $seat }” cannot take a seat here. A seat in the file is “human”, “human:NAME” or the name of a bot.
admin-import-no-person = No person played seat { $number } of that game, so no account can have it. Leave out that --seat.
admin-seat-given = “{ $text }” does not give anyone a seat. Write the number of the seat and the name of an account, such as --seat 1=Anna.
admin-recovery = Anyone who opens this link can set a new password for { $name } within a day; that logs { $name } out everywhere else. Give it only to them.
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
# $gathering, $playing, $over: how many tables.
admin-version = { $game }, rules { $rules }: { $gathering } not started, { $playing } being played, { $over } over.
admin-version-today = These are the current rules.
admin-version-earlier = They continue with the rules they began with, which are kept here.
admin-version-missing = They can’t be opened: this version of rulewright lacks their rules or their pack. Nothing is lost. Players are told, and the games continue once the server runs a version that has them. See “New versions” in docs/server.md.
admin-export-secret = This game is not over, and the file contains everything hidden in it. Don’t show it to anyone who is playing.
# $invitation: the last part of the link.
admin-imported = Created: table { $table }, invitation { $invitation }
# $kind: who has that seat now.
admin-imported-seat = Seat { $seat }: { $name } { $kind ->
        [account] (has an account and gets the seat)
        [bot] (a bot)
       *[guest] (has no account; a bot takes over if the game is unfinished)
    }
# $seq: the number of the entry. $what: what is wrong with it.
admin-wrong = WRONG { $table }, entry { $seq }: { $what ->
        [number] an entry before it is missing.
        [line] the move, its random outcomes or its hash don’t match the game.
        [events] the stored events don’t match the move.
        [position] the stored position doesn’t match the game.
        [asked] the stored player to move doesn’t match the game.
        [results] the stored results don’t match the game.
       *[status] the table is listed with the wrong status.
    }
# $count: how many tables. $tables: their names. $why: what to do.
admin-unchecked = NOT CHECKED: { $count ->
        [one] one table
       *[other] { $count } tables
    } of the game { $game }: { $tables }. { $why }
admin-game-missing = This game is not installed here. Install its package, then check again.
admin-checked =
    { $count ->
        [one] One table
       *[other] { $count } tables
    } replayed, { $wrong } wrong.
