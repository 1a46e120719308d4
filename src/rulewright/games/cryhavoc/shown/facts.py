"""What an action would do, as data to draw: what cards give, what is paid, whom a unit meets. Plain Python over the twin; contains nothing
that the acting seat does not see."""

from __future__ import annotations

from msgspec.structs import asdict

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.options import FACE_DOWN_AMONG_OTHERS
from rulewright.games.cryhavoc.pack.pack import Pack
from rulewright.games.cryhavoc.parts import (
    BONUS_VP,
    CARDS,
    DRAW_EACH,
    DRAW_ONCE,
    FACTIONS,
    ICON_BITS,
    ICONS,
    NOBODY,
    PICKED,
    REGIONS,
    TILES,
    TROGS,
)
from rulewright.games.cryhavoc.rules import arrival, trogs
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.record import Row
from rulewright.kernel.rule import plain
from rulewright.kernel.verbs import MASK, SHIFT

from .roles import leader
from .shapes import CryHavocFacts, Given, TokenKind

must_stop, other_invader = plain(trogs.must_stop), plain(arrival.other_invader)


def facts(pack: Pack, s: State, action: int) -> CryHavocFacts:
    """What a legal action would do."""
    verb, number, f = action >> SHIFT, action & MASK, s.frame[s.top]
    if verb == num.PICK:
        return CryHavocFacts(**asdict(gains_of(s, [number])), total=gains_of(s, [*picked(s), number]))
    if verb == num.PLAY:
        return CryHavocFacts(**asdict(gains_of(s, picked(s))))
    if verb in (num.CONSTRUCT, num.ACTIVATE):
        costs = s.build_cost if verb == num.CONSTRUCT else s.activation_cost
        return payment(s, int(costs[leader(s) * TILES + number // REGIONS]))
    if verb == num.RAISE:
        return payment(s, number)
    return encounter(s, pack.map(s.players).regions[f.memo].id, number) if verb == num.MOVE_TO else CryHavocFacts()


def payment(s: State, cost: int) -> CryHavocFacts:
    """The cost in points of this action, and how many are left."""
    return CryHavocFacts(cost=cost, left=int(s.frame[s.top].left) - cost)


# ------------------------------------------------------------- cards
def picked(s: State) -> list[int]:
    return [card for card in range(CARDS) if s.where[card] == PICKED + s.frame[s.top].who]


def gains_of(s: State, cards: list[int]) -> Given:
    """C4.2: what cards together give in the row that they are played for."""
    row = int(s.frame[s.top].at)
    icons = [int(s.icons[row][card]) for card in cards]
    bonuses = [each >> ICON_BITS for each in icons]
    once = any(bonus & DRAW_ONCE for bonus in bonuses)
    return Given(
        row=ICONS[row],
        points=sum(each & ((1 << ICON_BITS) - 1) for each in icons),
        draws=sum(bool(bonus & DRAW_EACH) for bonus in bonuses) + once,
        vp=sum(bool(bonus & BONUS_VP) for bonus in bonuses),
    )


# ------------------------------------------------------------- moves
def encounter(s: State, origin: str, region: int) -> CryHavocFacts:
    """C4.12, C4.16: whether a unit has to stop there, what it turns up, and whom it fights if it stays."""
    who = int(s.frame[s.top].who)
    others = [faction for faction in range(len(FACTIONS)) if faction != who and s.units[faction][region] > 0]
    kinds: tuple[tuple[TokenKind, Row], ...] = (("war_party", s.party), ("nest", s.nest))
    tokens = [kind for kind, lying in kinds if lying[region] > 0]
    asleep = s.tokens_among_others == FACE_DOWN_AMONG_OTHERS and other_invader(s, who, region)
    woken = tokens if who == TROGS or not asleep else []
    enemy = others[0] if others else TROGS if woken and who != TROGS else NOBODY
    found: list[TokenKind] = ["exploration"] if s.exploration[region] > 0 else []
    return CryHavocFacts(
        origin=origin,
        stops=must_stop(s, who, region),
        tokens=found + woken,
        battle_with=None if enemy == NOBODY else FACTIONS[enemy],
    )
