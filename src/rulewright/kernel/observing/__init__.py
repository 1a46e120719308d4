"""What a seat may know as a row of numbers, for those who learn from many games: the declaration, and what was heard lately."""
