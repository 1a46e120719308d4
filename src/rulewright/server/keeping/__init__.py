"""How long data lives: accounts and tables that are deleted, what is cleared away after a time, and a copy of one's own."""
