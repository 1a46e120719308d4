"""Where games are played: in this process, in threads or processes on this machine, or on many machines. The results are the same."""
