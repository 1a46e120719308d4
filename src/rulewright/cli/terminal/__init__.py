"""A game in the terminal: the table, the screen, what is typed, and how each game is drawn."""
