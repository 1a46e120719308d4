### The load test on the command line (English). p50, p95, p99, CPU, /s, ms and MB are read alike in every language.

loadtest-help = Measure what a server does on this machine, by playing at many tables of one.
loadtest-help-game = Which game is played: { $known }. Without it termites.
loadtest-help-tables = How many tables are played at once, by two players each. Without it 20.
loadtest-help-seconds = How long each way of playing is measured. Without it 10.
loadtest-help-rate = How many moves a second all tables make together when play is paced. Without it 400.
loadtest-help-at-rest = How many tables are open, with nobody moving, when the memory is measured. Without it 500; 0 leaves this out.
loadtest-help-openings = How many long games are played and then opened at their end. Without it 6; 0 leaves this out.
loadtest-help-soak = For how many seconds to go on playing while the memory is watched. Without it this is left out.
loadtest-help-bot = A bot that plays at every table as the third player: { $known }. Without it none.
loadtest-help-database = A database of yours: sqlite:///FILE or postgresql://USER@HOST/NAME. Tables are made in it, and stay there. Without it a file that is removed again.
loadtest-help-bus = The Redis server for several workers: redis://HOST:PORT.
loadtest-help-workers = How many processes serve. Without it 1; more of them need --bus and PostgreSQL.
loadtest-help-json = Print the figures as JSON.

## What may go wrong

loadtest-range = { $option } is { $value }, and must be from { $least } to { $most }.
# $path: of the address. $why: the words of the operating system or of a library.
loadtest-no-answer = The server of the load test does not answer at { $path }: { $why }. Try again with fewer tables.
# $why: what the server said.
loadtest-refused = The server refuses { $path } with status { $status }. Put right what it says, and begin again: { $why }
# $said: the last line that the server wrote.
loadtest-server-ended = The server of the load test has not started. Put right what it said, and begin again: { $said }
# $place: the address of a database.
loadtest-own-database = People, tables and games are now added to the database { $place }, and nobody removes them afterwards.
loadtest-stopped = Stopped. This is what had been measured by then.

## The parts of the test

loadtest-disk = The disk by itself
loadtest-sitting = People sit down
loadtest-saturated = Answers at once
loadtest-paced = Paced
loadtest-soak = Long play
loadtest-begun = Games begin
loadtest-rest = Nobody moves
loadtest-long = Long games are played to the end

## The figures

loadtest-what = Measured
loadtest-figure = Figure
loadtest-target = Target
loadtest-flushes = Disk: safe writes/s, one after another
# $how: loadtest-saturated or loadtest-paced.
loadtest-rate = { $how }: moves/s (tables: { $tables })
loadtest-delay = { $how }: until the other player sees the move, { $name }, ms
loadtest-cpu = { $how }: CPU time of the server for each move, ms
# $key: as the program calls the fault.
loadtest-faults = { $how }: refused, { $key }
loadtest-bytes = Stored bytes for each move
loadtest-at-rest = Memory with nobody moving, MB (tables: { $tables })
# $entries: moves and other things that happened at such a table.
loadtest-open-first = A finished long game opened (entries: { $entries }), the first after a start, ms
loadtest-open-others = The same, the median of the others, ms
loadtest-soaked = Long play: moves in { $seconds } s
loadtest-soaked-memory = Long play: memory at first → at last, MB
loadtest-soaked-slope = Long play: growth of the memory in the second half, kB/min
