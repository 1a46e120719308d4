"""People's own packs: checked in a process of their own, kept in the database, found by their names."""
