"""Packs as people pass them on: one file, how much it may hold, how it is written, where it is kept."""
