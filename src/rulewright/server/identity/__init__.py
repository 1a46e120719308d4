"""Identity: names, passwords, sessions, and requests that only our own pages may send."""
