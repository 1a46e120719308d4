"""Commands for server admins: show and check the database, export and import games.

They work through the store: no server has to run, and a running one is not disturbed."""
