"""Games that are over, looked back at: judged in the background, kept, and told in words."""
