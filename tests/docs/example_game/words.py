"""Thin Ice in numbers with names: parts, procedures, verbs, offers, reasons, events."""

from __future__ import annotations

from rulewright.kernel.rule import table
from rulewright.kernel.verbs import FIRST_REASON, Offer, Procedures, Verb, Verbs

# ------------------------------------------------------------- parts
PLAYERS = 4  # at most
HAND = 2  # cards in hand
CARDS = ("crack", "fish-1", "fish-2", "fish-3", "fish-4")  # a fish is worth its number
KINDS = len(CARDS)
CRACK = 0
DECK = table([10, 10, 8, 7, 5])  # how many of each
BREAKS = 2  # cracks that break the ice

# ------------------------------------------------------------- procedures
GAME, DEAL, TURN, FISH = range(4)
procedure = Procedures(4)

# ------------------------------------------------------------- verbs
VERBS = (
    Verb("draw", KINDS, secret=True),  # chance: a card for the hand
    Verb("bait", KINDS, secret=True),  # lay this card from the hand face down
    Verb("cast", 1),  # turn up one more card
    Verb("home", 1),  # go home with what is on the line
    Verb("catch", KINDS),  # chance: the card that is turned up
)
DRAW, BAIT, CAST, HOME, CATCH = range(len(VERBS))
verb = Verbs(VERBS)

# ------------------------------------------------------------- offers: a name, the paragraph, what may be done
OFFERS = (
    Offer("nothing", "I5.1", ()),
    Offer("a-card", "I2.1", (DRAW,)),
    Offer("bait", "I3.1", (BAIT,)),
    Offer("cast-or-home", "I4.1", (CAST, HOME)),
    Offer("a-catch", "I4.2", (CATCH,)),
)
NOTHING, A_CARD, A_BAIT, CAST_OR_HOME, A_CATCH = range(len(OFFERS))

# ------------------------------------------------------------- reasons (paragraph, key), after the kernel's own
REASONS = (
    ("I3.1", "not-in-hand"),
    ("I4.1", "cast-first"),
)
NOT_IN_HAND, CAST_FIRST = range(FIRST_REASON, FIRST_REASON + len(REASONS))

# ------------------------------------------------------------- events, with the meaning of their numbers
EVENTS = (
    "drew",  # seat, card: for its owner
    "drew-hidden",  # seat: for the others
    "baited",  # seat
    "caught",  # seat, card
    "went-home",  # seat, bait, points
    "broke-in",  # seat, bait
    "over",
)
E_DREW, E_DREW_HIDDEN, E_BAITED, E_CAUGHT, E_WENT_HOME, E_BROKE_IN, E_OVER = range(len(EVENTS))
