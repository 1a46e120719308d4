"""Shapes of boards, independent of any game."""
