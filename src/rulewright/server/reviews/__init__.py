"""Reviews of finished games: computed in the background, stored, and put into words."""
