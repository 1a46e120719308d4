"""What an action would do, as data to draw: ways, sums, and what happens to a beaten unit. Plain Python over the twin; where that takes the
rules, the action is tried on a copy."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.games.termites import numbers as num
from rulewright.games.termites.engine import engine
from rulewright.games.termites.options import NO_RECROSSING
from rulewright.games.termites.parts import (
    AT_TWO,
    BEYOND,
    CASTE,
    HEXES,
    NASUTE,
    NEIGHBOURS,
    NOBODY,
    POINTS,
    STRENGTH,
)
from rulewright.games.termites.state import State
from rulewright.kernel.message import Message
from rulewright.kernel.rule import buffer
from rulewright.kernel.verbs import MASK, SHIFT

from .shapes import SumLine, TermitesFacts
from .sums import GROUND, Item, attack_items, defence_items
from .text import deadly, hex_args, hex_names
from .view import EVERY_TOKEN as TOKENS
from .ways import way_to


def facts(s: State, action: int) -> TermitesFacts:
    """What a legal action would do."""
    verb, number = action >> SHIFT, action & MASK
    if verb == num.TOKEN:
        return worth(number)
    if verb == num.UNIT:
        return worth(s.unit[number])
    if verb == num.PLACE:
        return TermitesFacts(range=hex_list(s, in_range(number)) if CASTE[s.chosen] == NASUTE else None)
    if verb == num.MOVE:
        return attack(s, action) if s.owner[number] != NOBODY else move(s, number)
    if verb == num.ENTER:
        return enter(s, action)
    return retreat(s, number) if verb == num.RETREAT else TermitesFacts()


def of_refusal(s: State, action: int, reason: Message) -> TermitesFacts:
    """The sum of an attack that is too weak."""
    return sums(s, action & MASK) if reason.key == "termites-why-too-weak" else TermitesFacts()


def worth(kind: int) -> TermitesFacts:
    return TermitesFacts(strength=int(STRENGTH[kind]), points=int(POINTS[CASTE[kind]]))


def hex_list(s: State, hexes: Iterable[int]) -> list[str]:
    """The names of the hexes that are on the board."""
    names = hex_names(s)
    return [names[hex] for hex in hexes if hex in names]


def in_range(hex: int) -> list[int]:
    """T2.3: where a Nasute there adds to an attack."""
    return [*map(int, NEIGHBOURS[hex]), *map(int, AT_TWO[hex])]


# ------------------------------------------------------------- moves and attacks
def move(s: State, goal: int) -> TermitesFacts:
    way = way_to(s, s.frame[s.top].at, goal)
    return TermitesFacts(cost=way.cost, path=hex_list(s, way.hexes))


def attack(s: State, action: int) -> TermitesFacts:
    """The way, the sum, and the outcome."""
    target = action & MASK
    way = way_to(s, s.frame[s.top].at, target)
    told = sums(s, target)
    told.cost, told.path = way.cost, hex_list(s, way.hexes)
    add_outcome(told, s, action, target)
    return told


def enter(s: State, action: int) -> TermitesFacts:
    """The way over that hex onto the target, with the sum of the declared attack."""
    f = s.frame[s.top]
    avoid = f.left if s.recross_target == NO_RECROSSING else BEYOND
    way = way_to(s, f.at, action & MASK, avoid)
    told = sums(s, f.left)
    told.path = hex_list(s, [*way.hexes, f.left])
    add_outcome(told, s, action, f.left)
    return told


def retreat(s: State, hex: int) -> TermitesFacts:
    f = s.frame[s.top]
    return TermitesFacts(origin=hex_list(s, [f.left])[0], to=hex_list(s, [hex])[0], destroyed=deadly(s, f.left, hex))


def add_outcome(told: TermitesFacts, s: State, action: int, target: int) -> None:
    """Add the outcome of an attack: the sides to enter from or the hexes to retreat to, if that is asked; otherwise that a unit is
    destroyed or a mound taken."""
    then, legal = asked_after(s, action)
    entries = legal if then == num.AN_ENTRY else []
    retreats = legal if then == num.A_RETREAT else []
    told.entries = hex_list(s, entries)
    told.retreats = hex_list(s, (hex for hex in retreats if not deadly(s, target, hex)))
    told.deadly = hex_list(s, (hex for hex in retreats if deadly(s, target, hex)))
    told.destroyed = not legal and not s.mound[target]
    told.taken = bool(s.mound[target])


def asked_after(s: State, action: int) -> tuple[int, list[int]]:
    """The offer after that action, with its hexes, if it belongs to the same attack."""
    states, out = engine.new(1), buffer(HEXES)
    engine.decode(states, 0, s.encode())
    engine.apply(states, 0, action)
    after = engine.twin(states, 0)
    offer = int(after.frame[after.top].offer)
    if offer not in (num.AN_ENTRY, num.A_RETREAT):
        return offer, []
    n = engine.legal(states, 0, out)
    return offer, [int(out[i]) & MASK for i in range(n)]


# ------------------------------------------------------------- sums
def sums(s: State, target: int) -> TermitesFacts:
    """T6.5: the sum of an attack by the selected unit, item by item."""
    attack, defence = attack_items(s, s.frame[s.top].at, target), defence_items(s, target)
    return TermitesFacts(
        attack=sum(item.amount for item in attack),
        defence=sum(item.amount for item in defence),
        attack_lines=[line(s, item) for item in attack],
        defence_lines=[line(s, item) for item in defence],
    )


def line(s: State, item: Item) -> SumLine:
    """What counts, how much, and why: `termites-sum-<kind>`."""
    message = Message(SUMS[item.kind], hex_args(s, item.hex))
    told = SumLine(hex_list(s, [item.hex])[0], item.kind, item.amount, item.paragraph, message)
    if item.kind != "mound" and item.kind not in GROUND:
        token = TOKENS[s.unit[item.hex]]
        told.caste, told.termites = token.caste, token.termites
    return told


SUMS = {
    "attacker": "termites-sum-attacker",
    "support": "termites-sum-support",
    "slime": "termites-sum-slime",
    "vegetation": "termites-sum-vegetation",
    "defender": "termites-sum-defender",
    "mound": "termites-sum-mound",
    "stones": "termites-sum-stones",
}
