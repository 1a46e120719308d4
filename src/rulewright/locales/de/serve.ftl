### The command that runs a server, and those for whoever runs one (English).
### Words that are typed (serve, admin, --database) and addresses stay as they are in every language.

## Help of rulewright serve

serve-help = Run a server: tables for people in browsers, for programs, and for bots.
serve-help-host = The network address to listen on. Without it 127.0.0.1, which only this machine reaches; 0.0.0.0 is for everybody.
serve-help-port = The port to listen on. Without it 8000.
serve-help-public-url = The address that people type, if another server stands in front of this one, such as https://games.example.
serve-help-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. Without it RULEWRIGHT_DATABASE, or a file in your data folder.
serve-help-bus = The Redis server through which several workers hear of each other: redis://HOST:PORT.
serve-help-workers = How many processes serve. Without it 1; more of them need --bus and PostgreSQL.
serve-help-bots = How many processes each worker has for bots to think in. Without it 1.
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
