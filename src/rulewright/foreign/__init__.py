"""Bots that are not ours: a Python file, a program or a web address, in a process of its own that gets what its seat may see."""
