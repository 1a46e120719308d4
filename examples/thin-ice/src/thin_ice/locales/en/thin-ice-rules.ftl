### Thin Ice, rule by rule (English).

chapter-I1 = The deck
rule-I1-1 =
    The deck has 56 cards: 14 cracks, and fish worth 1 (14 of them), 2 (11), 3
    (10) and 4 (7).

chapter-I2 = Hands and rounds
rule-I2-1 =
    Everyone is dealt two cards, which the others do not see.
rule-I2-2 =
    The game has five rounds (or three, or eight). In a round everyone has
    one turn, in seat order.

chapter-I3 = The bait
rule-I3-1 =
    On your turn, first lay one card from your hand face down: your bait.

chapter-I4 = Fishing
rule-I4-1 =
    Then cast as often as you like, at least once, and go home when you like.
rule-I4-2 =
    To cast, turn up a card from the deck and put it on your line.
rule-I4-3 =
    At the second crack the ice breaks: you get nothing.
rule-I4-4 =
    If you go home, you get the value of the fish on your line. Fish of the
    same kind as your bait count twice.
rule-I4-5 =
    In either case turn up the bait, shuffle it and the line into the deck,
    and draw until you hold two cards.

chapter-I5 = The end
rule-I5-1 =
    The game is over after the last round.
rule-I5-2 =
    The player with the most points wins; in a tie, the victory is shared.
