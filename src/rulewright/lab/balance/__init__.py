"""How balanced a game is: plays many games with greedy bots, analyses them, and presents the result as a page."""
