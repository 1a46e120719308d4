"""What leaves the server: a table through one pair of eyes, replays, and everything to look up."""
