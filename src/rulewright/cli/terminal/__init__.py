"""Playing in the terminal: the table, the screen, input, and the drawing of each game."""
