"""Board games true to their rulebooks, for people, bots and laboratories."""

__version__ = "0.1.0"
