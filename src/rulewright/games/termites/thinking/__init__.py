"""For bots: how good a position looks, what speaks for a move, and the worlds a seat cannot rule out."""
