"""Who sits in a seat: they see what a seat may see, and import no game."""
