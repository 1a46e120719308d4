"""How Numba compiles the rules: what it keeps, and where machine code is made."""
