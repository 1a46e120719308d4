"""Puzzles: positions from bots' games in which one move is clearly best, judged by what the seat could know."""
