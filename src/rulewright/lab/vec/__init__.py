"""Many games side by side, stepped from Python: the batch of lanes, and what makes it look like other libraries' environments."""
