"""Tables for people: the only asynchronous code. The server stores, checks and sends; the rules define the game."""
