"""The database of tables: SQLite or PostgreSQL. Whatever is acknowledged is on disk."""
