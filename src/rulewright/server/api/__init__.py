"""The HTTP interface, one controller for each resource."""
