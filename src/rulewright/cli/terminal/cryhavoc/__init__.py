"""Cry Havoc in the terminal."""

from .drawing import CryHavocDrawing

DRAWING = CryHavocDrawing
