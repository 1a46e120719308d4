### Thin Ice, its lessons (English).

learn-thin-ice-01-title = A turn
learn-thin-ice-01-bait = Fish of the same kind as your bait count twice. Lay the fish worth 3 as your bait.
learn-thin-ice-01-bait-crack = No fish matches a crack. Lay the fish.
learn-thin-ice-01-cast = Now cast: turn up a card.
learn-thin-ice-01-again = A fish like your bait: it counts as 6. The ice can take one more crack, so cast again.
learn-thin-ice-01-again-home = A good catch. But there is no danger yet: cast again.
learn-thin-ice-01-home = A crack. At the next one you get nothing. Go home with your 6 points.
learn-thin-ice-01-home-cast = Too bold for a lesson. Go home.
learn-thin-ice-01-end = How far do you dare to go? That is the game.
