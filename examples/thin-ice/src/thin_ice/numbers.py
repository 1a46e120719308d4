"""Thin Ice in numbers with names: parts, procedures, verbs, offers, reasons, events."""

from __future__ import annotations

from rulewright.kernel.numbers import Numbers
from rulewright.kernel.rule import table
from rulewright.kernel.verbs import Procedures, Verbs

# ------------------------------------------------------------- parts
PLAYERS = 6  # at most
HAND = 2  # cards in hand
CARDS = ("crack", "fish-1", "fish-2", "fish-3", "fish-4")  # a fish is worth its number
KINDS = len(CARDS)
CRACK = 0
DECK = table([14, 14, 11, 10, 7])  # the number of each
BREAKS = 2  # cracks that break the ice

declare = Numbers()

# ------------------------------------------------------------- procedures
GAME = declare.procedure("game")
DEAL = declare.procedure("deal")
TURN = declare.procedure("turn")
FISH = declare.procedure("fish")

# ------------------------------------------------------------- verbs: how many arguments, and what they are
DRAW = declare.verb("draw", KINDS, "card", secret=True)  # chance: a card for the hand
BAIT = declare.verb("bait", KINDS, "card", secret=True)  # lay this card from the hand face down
CAST = declare.verb("cast")  # turn up one more card
HOME = declare.verb("home")  # go home with the cards on the line
CATCH = declare.verb("catch", KINDS, "card")  # chance: the card that is turned up

# ------------------------------------------------------------- offers: the paragraph, and the possible answers
NOTHING = declare.offer("nothing", "I5.1")
A_CARD = declare.offer("a-card", "I2.1", DRAW)
A_BAIT = declare.offer("bait", "I3.1", BAIT)
CAST_OR_HOME = declare.offer("cast-or-home", "I4.1", CAST, HOME)
A_CATCH = declare.offer("a-catch", "I4.2", CATCH)

# ------------------------------------------------------------- reasons: why something is refused
NOT_IN_HAND = declare.reason("I3.1", "not-in-hand")
CAST_FIRST = declare.reason("I4.1", "cast-first")

# ------------------------------------------------------------- events, with the meaning of their numbers
E_DREW = declare.event("drew", "seat", "card")  # for its owner
E_DREW_HIDDEN = declare.event("drew-hidden", "seat")  # for the others
E_BAITED = declare.event("baited", "seat")
E_CAUGHT = declare.event("caught", "seat", "card")
E_WENT_HOME = declare.event("went-home", "seat", "card", "points")  # card: the bait
E_BROKE_IN = declare.event("broke-in", "seat", "card")
E_OVER = declare.event("over")

# ------------------------------------------------------------- all of them, and the decorators that rules use
VERBS, OFFERS, EVENT_KINDS = declare.verbs.rows(), declare.offers.rows(), declare.events.rows()
REASONS = declare.reasons.numbered
procedure, verb = Procedures(declare.procedures.rows()), Verbs(VERBS)
