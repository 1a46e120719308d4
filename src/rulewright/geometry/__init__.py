"""Shapes that boards are made of; no game is known here."""
