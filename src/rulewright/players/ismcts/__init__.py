"""Information-set Monte Carlo tree search over any game of the contract: trees, one iteration, a search, and bots of six strengths."""
