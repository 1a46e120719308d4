"""Who plays the games: this process, threads or processes of this machine, or many machines. The results are the same."""
