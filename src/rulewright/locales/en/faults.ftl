### The simulation of faults on the command line (English).

faults-help = Play on a simulated server while everything around it fails, and check that it keeps its promises.
faults-help-moves = Number of moves to make, including those already in the report. Default: 10000.
faults-help-seed = The first seed; each world uses the next one. Default: 1.
faults-help-jobs = Number of worlds to simulate at once. Default: 1.
faults-help-out = A file for the report. If it exists, the simulation continues from there. Default: none.
faults-help-replay = Simulate the world of this seed only, and print the last steps if a promise is broken.
faults-help-json = Print the result as JSON.

# $file: a path. $why: the words of the operating system or of a library.
faults-report = The report { $file } cannot be used: { $why }. Fix the cause or choose another file with --out.
faults-stopped = Stopped. This is the result so far.
# $why: the promise that was broken, and how.
faults-broken = Seed { $seed }: a promise was broken (moves until then: { $moves }). { $why }
# $trace: a hash of everything that happened in that world.
faults-held = Seed { $seed }: all promises were kept (moves: { $moves }). Trace { $trace }.

faults-what = Result
faults-count = Number
faults-worlds = Worlds
faults-moves = Moves
faults-faults = Faults
faults-promises = Broken promises
