"""How balanced a game is: many games of greedy bots, what they say, and a page that shows it."""
