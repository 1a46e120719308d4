"""Bots. They see what their seat may see, and never import a game."""
