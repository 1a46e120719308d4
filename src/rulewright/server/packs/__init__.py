"""People's own packs: checked in a separate process, stored in the database, found by name."""
