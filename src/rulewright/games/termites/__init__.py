"""Termites: a hex battle of insect swarms for 2 to 4 players."""
