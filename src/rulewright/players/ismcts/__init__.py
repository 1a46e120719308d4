"""Information-set Monte Carlo tree search for any game: trees, an iteration, a search, and bots of six strengths."""
