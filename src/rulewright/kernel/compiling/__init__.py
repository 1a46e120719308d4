"""How Numba compiles the rules: what goes into its cache, and where machine code is generated."""
