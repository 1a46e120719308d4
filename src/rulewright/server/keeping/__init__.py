"""How long data lives: deleting accounts and tables, cleaning up after a time, and copying your own data."""
