"""Many games side by side, stepped from Python: the batch of lanes, and adapters to other libraries' environments."""
