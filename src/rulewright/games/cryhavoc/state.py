"""The record: every field with one line of explanation. Board and cards are stored by faction, so native Trogs are a faction without a
seat."""

from __future__ import annotations

from rulewright.kernel.events import COLUMNS as EVENT_COLUMNS
from rulewright.kernel.frames import Frame
from rulewright.kernel.record import Record, i8, i16, i32, rows
from rulewright.kernel.rule import rule

from .parts import (
    CARDS,
    COLUMNS,
    DEPTH,
    EVENT_ROOM,
    EVENTS,
    EXPLORATIONS,
    FACTIONS,
    ICONS,
    NOBODY,
    OBJECTIVES,
    PLAYERS,
    PROMISES,
    REGIONS,
    ROWS,
    SKILLS,
    SPOTS,
    STANDING,
    TERRAINS,
    TOKENS,
    TROG_TOKENS,
    TROGS,
    TYPES,
)
from .thinking.weights import WEIGHTS

SIDES = len(FACTIONS)


class State(Record):
    frame = rows(Frame, DEPTH)  # pending procedures
    top = i16()  # the top frame

    # ---- the pack, which never changes
    near = i32(REGIONS)  # mask of the neighbours, including printed arrows (C4.14)
    terrain = i8(REGIONS)  # or NO_TERRAIN
    regions = i8()  # number of regions on the map
    hq_spots = i32()  # mask of the regions where an HQ may stand
    caverns = i8()  # World Caverns, the Trogs' HQ
    home = i8(CARDS)  # the deck a card belongs to: faction, or len(FACTIONS) + terrain; NOBODY if there is no such card
    icons = i8(len(ICONS), CARDS)  # number of icons, and bonus symbols above ICON_BITS
    text = i16(CARDS)  # first row of the battle effect, or of the special use of scoring and initiative cards
    battle_card = i8(CARDS)  # whether it has a battle effect
    enabling = i8(SIDES)  # the faction's Enable Scoring card
    skill_text = i16(SKILLS)
    passive = i8(SKILLS)
    structure_text = i16(TYPES)
    build_cost = i8(TYPES)  # 0: no such structure
    activation_cost = i8(TYPES)  # or PASSIVE
    in_battle = i8(TYPES)  # may be activated, or works, in a battle region
    structure_limit = i8(TYPES)
    token_limit = i8(TOKENS)
    event_text = i16(EVENTS + 1)  # the last is the printed event
    exploration_text = i16(EXPLORATIONS)
    trog_units = i8(TROG_TOKENS)
    trog_crystals = i8(TROG_TOKENS)
    trog_count = i8(TROG_TOKENS)  # tokens of each kind, seen and unseen
    spot = i8(SPOTS)  # of the score track
    row = i8(ROWS, COLUMNS)  # effects
    standing = i8(STANDING, 4)  # standing effects: trigger, kind of source, source, limit; by rising trigger
    standing_row = i16(STANDING)
    standings = i8()  # number of standing effects

    # ---- the table
    pack = i32()  # the pack's mark, to look up its names
    players = i8()
    level = i8()  # C2.4
    faction = i8(PLAYERS)  # of each seat
    seat = i8(SIDES)  # of each faction, or NOBODY: absent, or native
    # options, see options.py
    hq_placement = i8()
    start_tunnels = i8()
    nests_with_four = i8()
    trog_hq_token = i8()
    passing_events = i8()
    skill_tokens = i8()
    played_cards = i8()
    useless_tactics = i8()
    halted_units = i8()
    woken_regions = i8()
    tokens_among_others = i8()
    token_order = i8()
    trogs_run_out = i8()
    activation = i8()
    other_own_card = i8()
    battle_numbers = i8()
    battle_tokens = i8()
    attrition = i8()
    retreat_reveals = i8()
    natives_win = i8()
    nest_chosen_by = i8()
    nest_regions = i8()
    token_targets = i8()
    control_tokens = i8()
    hq_targets = i8()
    battle_regions = i8()
    trog_entry = i8()
    trogs_wake = i8()
    tunnel_links = i8()
    ambush_tokens = i8()
    ambush_supply = i8()

    # ---- the map
    units = i8(SIDES, REGIONS)
    control = i8(REGIONS)  # faction, or NOBODY
    crystals = i8(REGIONS)
    party = i8(REGIONS)  # face-down war parties there
    nest = i8(REGIONS)  # face-down nests there
    exploration = i8(REGIONS)  # face-down exploration tokens there
    battle = i8(REGIONS)  # number of the battle token, or 0
    attacker = i8(REGIONS)  # faction, where there is a battle token
    built = i32(TYPES)  # mask of the regions with that structure
    token = i32(TOKENS)  # mask of the regions with such a token
    hq = i8(SIDES)  # region, or NOBODY

    # ---- the factions
    vp = i16(SIDES)
    reserve = i8(SIDES)
    prisoners = i8(SIDES, SIDES)  # prisoners[holder][owner]
    store = i8(SIDES)  # crystals taken off the map
    skill = i8(SKILLS)  # ABSENT, READY or EXHAUSTED
    initiative = i8(SIDES)  # factions in order
    upcoming = i8(SIDES)

    # ---- cards
    where = i8(CARDS, hidden=True)  # a secret place, or OPEN
    pile = i8(CARDS)  # for an open card: PLAYED or DISCARDED + faction
    known = i8(CARDS)  # what everybody knows of a card that is not open
    depth = i8(
        CARDS, hidden=True
    )  # 0 in the shuffled part of a terrain deck; 1, 2, ... at its bottom, drawn after that

    # ---- tokens that nobody has seen: the number of each kind
    event_left = i8(EVENTS)
    exploration_left = i8(EXPLORATIONS)
    trog_left = i8(TROG_TOKENS)
    trog_early = i8(TROG_TOKENS)  # of these, those that lay in ambush when resolved ones were last shuffled back
    early = i8(REGIONS)  # how many of those are there

    # ---- the round
    round = i8()
    turn = i8()  # which of the three actions
    stacked = i8(SPOTS)  # events on each spot
    enabled_by = i8()  # faction that enabled scoring this round, or NOBODY
    final = i8()  # whether the printed event was resolved
    heard = i8(STANDING)  # how often each standing effect has acted this round
    last_number = i8()  # highest battle token placed this round

    # ---- the action under way
    halted = i8(SIDES, REGIONS)  # units there that may not move on, for as long as the option says (C4.12)
    handled = i8(REGIONS)  # during a call_in: units taken; during a relocate: pieces moved there
    entered = i32()  # mask of the regions moved into
    overrun = i32()  # mask of the regions where Trogs came out of a token
    grounds = i32()  # mask of the regions controlled since the action began
    activated = i32(TYPES)  # masks
    choices = i32()  # mask of an effect's branches, or of the regions to pay from, that lead to something to do

    # ---- the battle under way
    battle_at = i8()  # region, or NOBODY
    side = i8(2)  # factions of attacker and defender
    placed = i8(2, len(OBJECTIVES))
    bonus = i8(2, len(OBJECTIVES))
    ties = i8(2, len(OBJECTIVES))
    absorbs = i8(2)
    card_limit = i8(2)  # cards that the side may still play, or UNLIMITED
    passed = i8(2)
    far_retreat = i8(2)
    owed = i8(2)  # cards to draw when the battle ends
    reversed = i8()
    skipped = i8(len(OBJECTIVES))
    winner = i8()  # side that won Region Control, or NOBODY
    named = i8(2, len(OBJECTIVES), hidden=True)  # kills named and not yet carried out
    promise = i16(PROMISES)  # rows of standing effects of tactics cards
    promised_by = i8(PROMISES)  # sides
    promises = i8()

    # ---- not part of the position
    event = i16(EVENT_ROOM, EVENT_COLUMNS, scratch=True)
    happened = i16(scratch=True)
    listening = i8(scratch=True)
    # used to evaluate a position, by faction
    weight = i32(
        WEIGHTS, scratch=True
    )  # the guide; passing it to every rule would be slower, since Numba counts references to arrays
    camp = i8(SIDES, REGIONS, scratch=True)  # the regions with its units
    camps = i8(SIDES, scratch=True)  # the number of these regions
    cards = i8(SIDES, scratch=True)  # in hand
    treasure = i32(SIDES, scratch=True)  # value of its cards besides their number
    crowd = i8(REGIONS, scratch=True)  # units of all factions there
    # used to redeal cards
    mate = i8(CARDS, scratch=True)  # the next card that it may swap with, NOBODY after the last, or KNOWN
    last = i8(SIDES + len(TERRAINS), scratch=True)  # the card of each pool that was linked last


# ------------------------------------------------------------- who is who
@rule("C1.1")
def natives(s: State) -> bool:
    """Whether the Trogs are not a player's faction."""
    return s.seat[TROGS] == NOBODY


@rule("C3.4")
def nth(s: State, n: int) -> int:
    """The n-th faction in initiative order."""
    return int(s.initiative[n])


@rule("C2.6")
def order(s: State, seat: int) -> int:
    """A seat's position in initiative order."""
    for n in range(s.players):
        if s.initiative[n] == s.faction[seat]:
            return n
    return 0


@rule("C1.1")
def side_of_seat(s: State, seat: int) -> int:
    return int(s.faction[seat])


@rule("C1.1")
def seat_of_faction(s: State, faction: int) -> int:
    """Registers hold factions, not seats."""
    return int(s.seat[faction])


@rule("C5.2")
def player(s: State, faction: int) -> int:
    """The faction whose player decides and plays cards for this one: usually itself; for natives in a battle, their opponent's left
    neighbour."""
    if s.seat[faction] != NOBODY:
        return faction
    fighter = s.side[0] if s.side[1] == faction else s.side[1]
    return int(s.faction[(s.seat[fighter] + 1) % s.players])


@rule("C5.2")
def decider(s: State, faction: int) -> int:
    """The seat that decides for that faction."""
    return int(s.seat[player(s, faction)])
