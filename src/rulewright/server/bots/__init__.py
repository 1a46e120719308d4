"""Bots on seats think in processes of their own, so that the server's loop never waits for one."""
