"""What a seat sees of a game of Termites: see kernel/view.py."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from rulewright.games.termites.parts import Caste, Swarm, Terrain
from rulewright.kernel.message import Message
from rulewright.kernel.view import ActionFacts, Threat, View

SumKind = Literal["attacker", "support", "slime", "vegetation", "defender", "mound", "stones"]


class Token(Struct, frozen=True):
    caste: Caste
    termites: int


class Tokens(Token, frozen=True):
    """A number of equal things."""

    count: int


class Hex(Struct, omit_defaults=True):
    """A hex with its unit or mound."""

    terrain: Terrain
    owner: int | Literal["neutral"] | None = None
    mound: int | None = None
    caste: Caste | None = None
    termites: int | None = None


class Held(Struct, omit_defaults=True):
    """What has been picked up and not yet put down, as far as everybody sees it; or the hex that a mound must be built on."""

    unit: str | None = None
    target: str | None = None
    tile: str | None = None  # its two sides, the upper one first
    mound: int | None = None
    hex: str | None = None


class SeenSeat(Struct):
    swarm: Swarm | None
    points: int  # as things stand
    hand: int
    stack: int
    unseen: list[Tokens]  # in hand and stack together
    reserve: list[int]
    trophies: list[int]


class TermitesView(View, kw_only=True):
    first: int | None  # the starting seat
    held: Held
    board: dict[str, Hex]
    seats: list[SeenSeat]
    neutral_left: int  # neutral mounds that the players still have to place
    tiles: dict[str, int]  # still to be laid, by their two sides
    # visible only to the owner
    hand: list[Tokens] = field(default_factory=list)
    chosen: Token | None = None  # taken from the hand and not yet placed


# ------------------------------------------------------------- what an action would do
class SumLine(Struct, omit_defaults=True):
    """T6.5: one item of a sum."""

    hex: str
    kind: SumKind
    n: int
    rule: str
    message: Message
    caste: Caste | None = None
    termites: int | None = None


class TermitesFacts(ActionFacts, kw_only=True):
    """Which fields are present depends on the verb."""

    # a token or a unit
    strength: int | None = None
    points: int | None = None
    range: list[str] | None = None  # where a Nasute would add to an attack
    # a move
    cost: int | None = None
    path: list[str] | None = None
    # an attack: the sum
    attack: int | None = None
    defence: int | None = None
    attack_lines: list[SumLine] | None = None
    defence_lines: list[SumLine] | None = None
    # and its outcome
    entries: list[str] | None = None
    retreats: list[str] | None = None
    deadly: list[str] | None = None
    destroyed: bool | None = None
    taken: bool | None = None
    # a retreat
    origin: str | None = field(default=None, name="from")
    to: str | None = None


# ------------------------------------------------------------- what others could do next
class Ghost(Token, frozen=True):
    """An unseen token on the hex where it would do most."""

    hex: str


class Strike(Struct, omit_defaults=True):
    """The strongest attack that one opponent could bring in one turn: one placement and one move."""

    seat: int
    attack: int  # 0 if none of their units can get there
    defence: int
    holds_by: int  # it falls if this is negative
    lines: list[SumLine]  # what the attack is made of, the attacker first
    message: Message
    ghost: Ghost | None = None  # if the attack needs one


class TermitesThreat(Threat, kw_only=True):
    """A threat to one of the seat's mounds."""

    hex: str
    mound: int
    strikes: list[Strike]  # one for each opponent, worst first
