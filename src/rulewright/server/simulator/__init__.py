"""The whole server in one process, under a replayable scheduler: simulated time, network, database, bus and processes, with every fault
they can have. It runs the server's own code; only what is outside its processes is simulated."""
