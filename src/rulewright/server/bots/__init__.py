"""Bots at tables think in separate processes, so that the server's loop never waits for one."""
