"""Foreign bots: a Python file, a program or a web address, in a separate process that gets only what its seat may see."""
