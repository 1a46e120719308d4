"""A load test: what a server of this version achieves on this machine. It plays against a server of its own over sockets, as players do."""
