"""The whole server in one process, under a scheduler that can be replayed: simulated time, network, database, bus and processes, and every
fault they can have. It runs the server's own code; only what is outside its processes is simulated."""
