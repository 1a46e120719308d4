"""Tables for people: the only asynchronous code. It keeps, checks and sends; what a game is stands in the rules."""
