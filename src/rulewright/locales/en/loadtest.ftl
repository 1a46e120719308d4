### The load test on the command line (English). p50, p95, p99, CPU, /s, ms and MB are read alike in every language.

loadtest-help = Measure how much a server on this machine can handle, by playing at many tables at once.
loadtest-help-game = Which game to play: { $known }. Default: termites.
loadtest-help-tables = Number of tables played at once, with two players each. Default: 20.
loadtest-help-seconds = Seconds to measure each way of playing. Default: 10.
loadtest-help-rate = Moves per second, all tables together, when play is paced. Default: 400.
loadtest-help-at-rest = Number of open but idle tables when memory is measured. Default: 500; 0 skips this part.
loadtest-help-openings = Number of long games to play and then open at their end. Default: 6; 0 skips this part.
loadtest-help-soak = Seconds to keep playing while memory is watched. Default: skip this part.
loadtest-help-bot = A bot that plays at every table as the third player: { $known }. Default: none.
loadtest-help-database = A database of your own: sqlite:///FILE or postgresql://USER@HOST/NAME. The test adds tables to it and leaves them there. Default: a temporary file.
loadtest-help-bus = The Redis server for several workers: redis://HOST:PORT.
loadtest-help-workers = Number of server processes. Default: 1; more need --bus and PostgreSQL.
loadtest-help-json = Print the figures as JSON.

## What may go wrong

loadtest-range = { $option } is { $value }, but must be from { $least } to { $most }.
# $path: of the address. $why: the words of the operating system or of a library.
loadtest-no-answer = The load test server does not answer at { $path }: { $why }. Try again with fewer tables.
# $why: what the server said.
loadtest-refused = The server refused { $path } with status { $status }. Fix the cause and try again: { $why }
# $said: the last line that the server wrote.
loadtest-server-ended = The load test server did not start. Fix the cause and try again: { $said }
# $place: the address of a database.
loadtest-own-database = The test now adds people, tables and games to the database { $place } and does not remove them afterwards.
loadtest-stopped = Stopped. These are the figures so far.

## The parts of the test

loadtest-disk = Disk alone
loadtest-sitting = Players join
loadtest-saturated = Unpaced
loadtest-paced = Paced
loadtest-soak = Sustained play
loadtest-begun = Games start
loadtest-rest = Idle tables
loadtest-long = Long games are played to the end

## The figures

loadtest-what = Measurement
loadtest-figure = Figure
loadtest-target = Target
loadtest-flushes = Disk: safe writes/s, one after another
# $how: loadtest-saturated or loadtest-paced.
loadtest-rate = { $how }: moves/s (tables: { $tables })
loadtest-delay = { $how }: until the other player sees the move, { $name }, ms
loadtest-cpu = { $how }: server CPU time per move, ms
# $key: as the program calls the fault.
loadtest-faults = { $how }: refused, { $key }
loadtest-bytes = Bytes stored per move
loadtest-at-rest = Memory with idle tables, MB (tables: { $tables })
# $entries: moves and other things that happened at such a table.
loadtest-open-first = Opening a finished long game (entries: { $entries }), the first time after a start, ms
loadtest-open-others = The same, median of the others, ms
loadtest-soaked = Sustained play: moves in { $seconds } s
loadtest-soaked-memory = Sustained play: memory at start → at end, MB
loadtest-soaked-slope = Sustained play: memory growth in the second half, kB/min
