"""A load test: what a server of this version does on this machine. It plays against a server of its own, as players do, over sockets."""
