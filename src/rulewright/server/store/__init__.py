"""Where tables are kept: SQLite or PostgreSQL. What is acknowledged is on the disk."""
