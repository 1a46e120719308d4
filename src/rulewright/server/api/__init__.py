"""The HTTP interface, one controller for each sort of thing."""
