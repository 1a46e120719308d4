"""What a seat sees of a game of Cry Havoc: see kernel/view.py. Pieces are identified by their ids in the pack."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from rulewright.games.cryhavoc.parts import Faction, Icon, Objective, Terrain
from rulewright.kernel.view import ActionFacts, View

Phase = Literal["setup", "events", "draw", "actions", "battles", "prisoners", "scoring", "over"]  # C3.1
BattleStep = Literal["A", "B", "C", "D", "E", "F", "G"]  # C5.3
TokenKind = Literal["exploration", "war_party", "nest"]  # tokens that lie face down
Count = dict[Faction, int]


# ------------------------------------------------------------- factions
class Scoring(Struct):
    """C7.1: the points that a faction would score now. Regions count only for the faction that enables scoring."""

    regions: int
    crystals: int


class SeenFaction(Struct):
    faction: Faction
    seat: int
    hq: str | None
    vp: int
    would_score: Scoring
    reserve: int
    prisoners: Count  # by the faction that owns the units
    crystals: int
    # numbers of cards
    hand: int
    picked: int
    looked_at: int
    stored: int
    deck: int
    held: list[str]  # cards that everybody knows to be in that hand
    unknown: dict[Terrain, int]  # for the cards in hand of which only the terrain is known, their number
    played: list[str]
    discard: list[str]
    skills: dict[str, bool]  # whether each is ready
    structures: dict[str, int]  # tokens left to build


class Natives(Struct):
    """Trogs that are not a player's."""

    reserve: int
    prisoners: Count


# ------------------------------------------------------------- the map
class BattleToken(Struct):
    number: int
    attacker: Faction


class SeenRegion(Struct):
    control: Faction | None
    crystals: int
    units: Count
    structures: list[str]
    tokens: list[str]
    war_parties: int
    nests: int
    exploration: int
    battle: BattleToken | None = None


class ActionSoFar(Struct):
    """What the rules remember about the current action."""

    halted: dict[str, int]  # by region, units that may not move on
    entered: list[str]  # regions moved into
    grounds: list[str]  # regions controlled since it began
    activated: dict[str, list[str]]  # by region, structures that were used


# ------------------------------------------------------------- tokens and decks beside the map
class Spot(Struct):
    spot: int
    events: int


class Unseen(Struct):
    """Unseen tokens, on the map and beside it, by kind."""

    events: list[str]
    exploration: dict[str, int]
    trogs: dict[str, int]


class Deck(Struct):
    cards: int
    bottom: list[str]  # cards that everybody saw going to its bottom, in the order in which they will come up


# ------------------------------------------------------------- the battle
class Side(Struct):
    """Attacker or defender; its units by objective."""

    faction: Faction
    seat: int  # that decides for it
    placed: list[int]
    bonus: list[int]
    ties: list[int]
    absorbs: int
    card_limit: int | None  # cards that it may still play; None for any number
    passed: bool
    far_retreat: bool
    owed: int  # cards to draw when the battle ends


class Promised(Struct):
    """What a tactics card will do later in this battle."""

    card: str
    faction: Faction


class Outlook(Struct):
    """How an objective would end if nothing more happened; pairs are attacker and defender."""

    objective: Objective
    resolved: bool
    skipped: bool
    strength: tuple[int, int]
    winner: Faction | None
    kills: tuple[int, int]
    vp: tuple[int, int]


class Ahead(Struct):
    """How an objective can end while units are still to be placed; pairs are attacker and defender."""

    objective: Objective
    winner: list[list[Faction | None]]  # by attacker's units, then defender's; not for Attrition
    kills: tuple[list[int], list[int]]  # for Attrition: by the side's own number of units there
    vp: tuple[int, int]  # for winning, or for each kill


class Battle(Struct):
    region: str
    step: BattleStep
    resolving: Objective | None
    sides: tuple[Side, Side]
    reversed: bool
    skipped: list[Objective]
    winner: Faction | None
    promises: list[Promised]
    outlook: list[Outlook]  # in the order of resolution
    ahead: list[Ahead]  # likewise; only until all units are placed


# ------------------------------------------------------------- all of it
class CryHavocView(View, kw_only=True):
    round: int
    turn: int  # which of the actions
    phase: Phase
    initiative: list[Faction]
    upcoming: list[Faction]
    enabled_by: Faction | None  # the faction that enabled scoring this round
    final: bool
    track: list[Spot]
    unseen: Unseen
    regions: dict[str, SeenRegion]
    factions: list[SeenFaction]
    decks: dict[Terrain, Deck]
    action: ActionSoFar
    natives: Natives | None = None
    battle: Battle | None = None
    # visible only to the owner
    you: Faction | None = None
    hand: list[str] = field(default_factory=list)
    picked: list[str] = field(default_factory=list)
    looked_at: list[str] = field(default_factory=list)
    stored: list[str] = field(default_factory=list)
    named: dict[Faction, list[int]] = field(
        default_factory=dict
    )  # kills that are named and not yet carried out, by the faction that kills


# ------------------------------------------------------------- what an action would do
class Given(Struct):
    """What cards together give in the row that they are played for."""

    row: Icon
    points: int
    draws: int
    vp: int


class CryHavocFacts(ActionFacts, kw_only=True):
    """Which fields are present depends on the verb."""

    # cards: what this one gives, or those that are shown; and together with those picked before
    row: Icon | None = None
    points: int | None = None
    draws: int | None = None
    vp: int | None = None
    total: Given | None = None
    # the points paid, and those left after that
    cost: int | None = None
    left: int | None = None
    # a move: whether the unit has to stop there, what it turns up, whom it fights if it stays
    origin: str | None = field(default=None, name="from")
    stops: bool | None = None
    tokens: list[TokenKind] | None = None
    battle_with: Faction | None = None
    # in a battle, after it: how the objectives would end
    then: list[Outlook] | None = None
