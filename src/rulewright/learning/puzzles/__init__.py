"""Puzzles: positions of bots' games in which one move is clearly best, by what the seat could know."""
