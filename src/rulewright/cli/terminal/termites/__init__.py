"""Termites in the terminal."""

from .drawing import TermitesDrawing

DRAWING = TermitesDrawing
