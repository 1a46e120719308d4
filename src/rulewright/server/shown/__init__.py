"""What leaves the server: a table through one pair of eyes, replays, and what can be played and looked up."""
