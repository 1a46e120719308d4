"""Information-set Monte Carlo tree search over any game of the contract: trees (tree.py), one iteration (iteration.py), a search (search.py)."""
