"""What a seat may know, as numbers: the view again, for machine learning. Parts are identified by their numbers in the pack."""

from __future__ import annotations

from rulewright.kernel.observing.observation import Field, Observation
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule, table

from .engine import engine
from .numbers import EVENT_KINDS
from .options import RULINGS
from .parts import (
    AT_BOTTOM,
    CARDS,
    DEPTH,
    EVENTS,
    EXPLORATIONS,
    FACTIONS,
    IN_DECK,
    IN_HAND,
    IN_TERRAIN_DECK,
    LEVELS,
    LOOKED_AT,
    NO_TERRAIN,
    NOBODY,
    OBJECTIVES,
    OPEN,
    PLAYERS,
    PROMISES,
    REGIONS,
    ROWS,
    SKILLS,
    SPOTS,
    STANDING,
    STORED,
    TERRAINS,
    TOKENS,
    TROG_TOKENS,
    TYPES,
    UNKNOWN,
)
from .rules.objectives import knows_kills
from .state import State

SIDES = len(FACTIONS)
LAST = SIDES - 1
COUNT, VP = 127, 9999  # maximum in any pack
KNOWN_OWNED, KNOWN_HELD, KNOWN_BOTTOM = 9, 13, 17  # of a card: see the field `card`
FACTION = "humans, pilgrims, machines, trogs; -1 for nobody"

sees = Observation(engine, __file__)


@rule()
def mark(regions: int, number: int, out: Row, at: int) -> None:
    """Add a number for each region of a mask; most masks are empty."""
    if regions != 0:
        for region in range(REGIONS):
            out[at + region] += number * (regions >> region & 1)


sees.pending(
    "procedures under way, the lowest first: procedure, step, who is asked, offer, then six registers (numbers.py)",
    DEPTH,
)

# ------------------------------------------------------------- the table and the round
sees.copy("players", (), 2, PLAYERS, "seats at the table")
sees.copy("level", (), 0, len(LEVELS) - 1, "first game, experienced, veteran")
sees.copy("faction", (PLAYERS,), -1, LAST, f"of each seat: {FACTION}, or before it is drawn")
sees.copy("seat_of", (SIDES,), -1, PLAYERS - 1, "the seat of each faction; -1 for none", of="seat")
sees.copy("round", (), 0, COUNT, "0 during setup")
sees.copy("turn", (), 0, COUNT, "which of the three actions")
sees.copy("initiative", (SIDES,), -1, LAST, "factions in order, as far as there are players")
sees.copy("upcoming", (SIDES,), -1, LAST, "the same for the next round")
sees.copy("enabled_by", (), -1, LAST, f"who enabled scoring this round: {FACTION}")
sees.copy("final", (), 0, 1, "the printed event was resolved")
sees.copy("spot", (SPOTS,), -COUNT, COUNT, "where the events lie on the score track")
sees.copy("stacked", (SPOTS,), 0, COUNT, "events on each spot")
sees.copy("heard", (STANDING,), 0, COUNT, "how often each standing effect has acted this round")
sees.copy("last_number", (), 0, COUNT, "highest battle token placed this round")

# ------------------------------------------------------------- tokens that nobody has seen
sees.copy("event_left", (EVENTS,), 0, COUNT, "of each event, how many nobody has seen")
sees.copy("exploration_left", (EXPLORATIONS,), 0, COUNT, "of each kind of exploration token")
sees.copy("trog_left", (TROG_TOKENS,), 0, COUNT, "of each kind of war party and nest")
sees.copy(
    "trog_early", (TROG_TOKENS,), 0, COUNT, "of these, what lay in ambush when resolved ones were last shuffled back"
)
sees.copy("early", (REGIONS,), 0, COUNT, "how many of those lie in each region")

# ------------------------------------------------------------- the map
sees.copy("regions", (), 1, REGIONS, "how many the map has; the rest stay empty")
sees.copy("terrain", (REGIONS,), 0, NO_TERRAIN, "of each region: mountain, desert, jungle, ocean, none")
sees.copy("units", (SIDES, REGIONS), 0, COUNT, "of each faction in each region")
sees.copy("control", (REGIONS,), -1, LAST, f"of each region: {FACTION}")
sees.copy("crystals", (REGIONS,), 0, COUNT, "in each region")
sees.copy("party", (REGIONS,), 0, COUNT, "face-down war parties")
sees.copy("nest", (REGIONS,), 0, COUNT, "face-down nests")
sees.copy("exploration", (REGIONS,), 0, COUNT, "face-down exploration tokens")
sees.copy("battle", (REGIONS,), 0, COUNT, "number of the battle token; 0 for none")
sees.copy("attacker", (REGIONS,), -1, LAST, "faction that attacks there, where there is a battle token")
sees.copy("hq", (SIDES,), -1, REGIONS - 1, "region of each HQ; -1 for none")


@sees.field("structures", (TYPES, REGIONS), 0, 3, "1 where a structure of that kind stands, 2 more if it was activated")
@rule()
def write_structures(s: State, seat: int, out: Row, at: int) -> None:
    for kind in range(TYPES):
        mark(int(s.built[kind]), 1, out, at + REGIONS * kind)
        mark(int(s.activated[kind]), 2, out, at + REGIONS * kind)


@sees.field("tokens", (TOKENS, REGIONS), 0, 1, "artillery, watchtower, skill tokens of each faction: 1 where one lies")
@rule()
def write_tokens(s: State, seat: int, out: Row, at: int) -> None:
    for kind in range(TOKENS):
        mark(int(s.token[kind]), 1, out, at + REGIONS * kind)


# ------------------------------------------------------------- the factions
sees.copy("vp", (SIDES,), -VP, VP, "victory points of each faction")
sees.copy("reserve", (SIDES,), 0, COUNT, "units beside the map")
sees.copy("prisoners", (SIDES, SIDES), 0, COUNT, "held by each faction, of each faction")
sees.copy("store", (SIDES,), 0, COUNT, "crystals taken off the map")
sees.copy("skill", (SKILLS,), 0, 2, "absent, ready, exhausted; five for each faction")


# ------------------------------------------------------------- cards, as far as they are public
CARD = Field(
    "card", (CARDS,), 0, KNOWN_BOTTOM, "0 not known; 1 to 4 played by, 5 to 8 discarded by a faction; 9 to 12 in its hand or deck; 13 to "
    "16 in its hand; 17 face up at the bottom of its deck",
)  # fmt: skip
BOTTOM = Field("bottom", (CARDS,), 0, COUNT, "of a card face up at the bottom of its deck, when it will come; else 0")
PILES = Field("piles", (5, SIDES), 0, CARDS, "each faction's cards in hand, picked, looked at, stored, in the deck")
DECKS = Field("terrain_decks", (len(TERRAINS),), 0, CARDS, "cards in each terrain deck")
UNKNOWN_CARDS = Field(
    "unknown", (SIDES, len(TERRAINS)), 0, CARDS, "of how many cards in each hand, picked ones included, only the terrain is known"
)  # fmt: skip
TO_BOTTOM = CARD.size
TO_PILES = TO_BOTTOM + BOTTOM.size
TO_FACTION_DECKS = TO_PILES + PILES.size - SIDES
TO_DECKS = TO_PILES + PILES.size
TO_UNKNOWN = TO_DECKS + DECKS.size


PLACES = STORED + SIDES
# The piles are counted eight to a number, one byte each: those in hand and picked, looked at and stored, in the decks.
EIGHT, BYTE = 8, 8
COUNTED = (IN_HAND, LOOKED_AT, IN_TERRAIN_DECK)  # the first place of each eight
COUNTS = table([[1 << BYTE * (p - first) if 0 <= p - first < EIGHT else 0 for p in range(PLACES)] for first in COUNTED])
# What is known of a card that is not open, by how it is known (unknown, owned, held, at the bottom) and by its place.
HELD_BY = [(p - IN_DECK) % SIDES if p >= IN_DECK else -1 for p in range(PLACES)]
BY_FACTION = [[known + side if side >= 0 else 0 for side in HELD_BY] for known in (KNOWN_OWNED, KNOWN_HELD)]
SHOWN = table([[0] * PLACES, *BY_FACTION, [KNOWN_BOTTOM] * PLACES])


@sees.fields_of(CARD, BOTTOM, PILES, DECKS, UNKNOWN_CARDS)
@rule()
def write_cards(s: State, seat: int, out: Row, at: int) -> None:
    """With few branches: where a card is cannot be foreseen, and a wrong guess costs more than all the rest."""
    held = 0
    kept = 0
    in_decks = 0
    for card in range(CARDS):
        place, known = int(s.where[card]), int(s.known[card])
        out[at + card] = SHOWN[known][place] * (place != OPEN) + s.pile[card] * (place == OPEN)
        held += COUNTS[0][place]
        kept += COUNTS[1][place]
        in_decks += COUNTS[2][place]
        if (place >= IN_HAND) & (place < LOOKED_AT) & (known == UNKNOWN):
            out[at + TO_UNKNOWN + len(TERRAINS) * ((place - IN_HAND) % SIDES) + int(s.home[card]) - SIDES] += 1
    for card in range(CARDS):
        out[at + TO_BOTTOM + card] = s.depth[card] * ((s.where[card] != OPEN) & (s.known[card] == AT_BOTTOM))
    for i in range(EIGHT):
        out[at + TO_PILES + i] = held >> BYTE * i & 255
        out[at + TO_PILES + EIGHT + i] = kept >> BYTE * i & 255
    for i in range(SIDES):
        out[at + TO_DECKS + i] = in_decks >> BYTE * i & 255
        out[at + TO_FACTION_DECKS + i] = in_decks >> BYTE * (SIDES + i) & 255


# ------------------------------------------------------------- the action under way
sees.copy("halted", (SIDES, REGIONS), 0, COUNT, "units that may not move on")
sees.copy("handled", (REGIONS,), 0, COUNT, "units taken, or pieces moved there, by the effect under way")


@sees.field(
    "so_far",
    (4, REGIONS),
    0,
    1,
    "regions moved into, overrun by Trogs, controlled since it began, open to an effect's choice",
)
@rule()
def write_so_far(s: State, seat: int, out: Row, at: int) -> None:
    mark(int(s.entered), 1, out, at)
    mark(int(s.overrun), 1, out, at + REGIONS)
    mark(int(s.grounds), 1, out, at + 2 * REGIONS)
    mark(int(s.choices), 1, out, at + 3 * REGIONS)


# ------------------------------------------------------------- the battle under way: attacker, then defender
sees.copy("battle_at", (), -1, REGIONS - 1, "its region; -1 for no battle")
sees.copy("side", (2,), -1, LAST, "factions of attacker and defender")
sees.copy("placed", (2, len(OBJECTIVES)), 0, COUNT, "units of each on control, prisoners, attrition")
sees.copy("bonus", (2, len(OBJECTIVES)), -COUNT, COUNT, "what effects add to them")
sees.copy("ties", (2, len(OBJECTIVES)), 0, COUNT, "ties that effects let it win")
sees.copy("absorbs", (2,), 0, COUNT, "kills that it absorbs")
sees.copy("card_limit", (2,), -1, COUNT, "cards that it may still play; -1 for any number")
sees.copy("passed", (2,), 0, 1, "it plays no more cards")
sees.copy("far_retreat", (2,), 0, 1, "it may retreat farther")
sees.copy("owed", (2,), 0, COUNT, "cards to draw when the battle ends")
sees.copy("reversed", (), 0, 1, "objectives are resolved from the bottom")
sees.copy("skipped", (len(OBJECTIVES),), 0, 1, "objectives that are left out")
sees.copy("winner", (), -1, 1, "side that won Region Control; -1 for none yet")
sees.copy("promise", (PROMISES,), 0, ROWS, "effects that come later in it")
sees.copy("promised_by", (PROMISES,), 0, 1, "sides that they belong to")
sees.copy("promises", (), 0, PROMISES, "how many")

sees.options(RULINGS)
sees.history(EVENT_KINDS)


# ------------------------------------------------------------- visible only to the seat itself
@sees.field("seat", (), 0, PLAYERS - 1, "who you are", own=True)
@rule()
def write_seat(s: State, seat: int, out: Row, at: int) -> None:
    out[at] = seat


@sees.field("own_cards", (CARDS,), 0, 4, "1 in your hand, 2 picked, 3 looked at, 4 stored; 0 elsewhere", own=True)
@rule()
def write_own_cards(s: State, seat: int, out: Row, at: int) -> None:
    own = int(s.faction[seat])
    for card in range(CARDS):
        held = int(s.where[card]) - IN_HAND
        out[at + card] = (1 + (held >> 2)) * ((held >= 0) & (held & LAST == own))  # there are four factions


@sees.field(
    "named", (2, len(OBJECTIVES)), -1, COUNT, "kills named by attacker and defender and not yet carried out; -1 if not known", own=True
)  # fmt: skip
@rule()
def write_named(s: State, seat: int, out: Row, at: int) -> None:
    for side in range(2):
        known = s.battle_at != NOBODY and knows_kills(s, side, seat)
        for objective in range(len(OBJECTIVES)):
            out[at + len(OBJECTIVES) * side + objective] = s.named[side][objective] if known else NOBODY
