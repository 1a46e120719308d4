"""What an action would do, as data for those who draw it: ways, sums, and what becomes of a beaten unit. Plain Python over the twin; where
it takes the rules to know, they are asked: the action is done on a copy.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulewright.kernel.message import Message
from rulewright.kernel.rule import buffer
from rulewright.kernel.verbs import MASK, SHIFT

from . import words as w
from .machine import engine
from .options import NO_RECROSSING
from .parts import ALATE, AT_TWO, BEYOND, CASTE, HEXES, NASUTE, NEIGHBOURS, NOBODY, POINTS, STRENGTH, VEGETATION
from .state import State
from .sums import GROUND, Item, attack_items, defence_items
from .text import hex_args, hex_names, token_args
from .ways import way_to

Facts = dict[str, Any]


def facts(s: State, action: int) -> Facts:
    """Of a legal action."""
    verb, number = action >> SHIFT, action & MASK
    if verb == w.TOKEN:
        return worth(number)
    if verb == w.UNIT:
        return worth(s.unit[number])
    if verb == w.PLACE:
        return {"range": named(s, in_range(number))} if CASTE[s.chosen] == NASUTE else {}
    if verb == w.MOVE:
        return attack(s, action) if s.owner[number] != NOBODY else move(s, number)
    if verb == w.ENTER:
        return enter(s, action)
    return retreat(s, number) if verb == w.RETREAT else {}


def of_refusal(s: State, action: int, reason: Message) -> Facts:
    """The sum of an attack that is too weak."""
    return sums(s, action & MASK) if reason.key == "termites-why-too-weak" else {}


def worth(kind: int) -> Facts:
    return {"strength": int(STRENGTH[kind]), "points": int(POINTS[CASTE[kind]])}


def named(s: State, hexes: Iterable[int]) -> list[str]:
    """Those of the board, by their names."""
    names = hex_names(s)
    return [names[hex] for hex in hexes if hex in names]


def in_range(hex: int) -> list[int]:
    """T2.3: where a Nasute there adds to an attack."""
    return [*map(int, NEIGHBOURS[hex]), *map(int, AT_TWO[hex])]


# ------------------------------------------------------------- moves and attacks
def move(s: State, goal: int) -> Facts:
    way = way_to(s, s.frame[s.top].at, goal)
    return {"cost": way.cost, "path": named(s, way.hexes)}


def attack(s: State, action: int) -> Facts:
    """The way, the sum, and what comes of it."""
    target = action & MASK
    way = way_to(s, s.frame[s.top].at, target)
    return {"cost": way.cost, "path": named(s, way.hexes), **sums(s, target), **outcome(s, action, target)}


def enter(s: State, action: int) -> Facts:
    """By way of that hex onto the target, with the sum of the attack that was declared."""
    f = s.frame[s.top]
    avoid = f.left if s.recross_target == NO_RECROSSING else BEYOND
    way = way_to(s, f.at, action & MASK, avoid)
    return {"path": named(s, [*way.hexes, f.left]), **sums(s, f.left), **outcome(s, action, f.left)}


def retreat(s: State, hex: int) -> Facts:
    f = s.frame[s.top]
    return {"from": named(s, [f.left])[0], "to": named(s, [hex])[0], "destroyed": dies(s, f.left, hex)}


def dies(s: State, target: int, hex: int) -> bool:
    """T2.5: an Alate that is pushed onto Vegetation."""
    return bool(CASTE[s.unit[target]] == ALATE and s.terrain[hex] == VEGETATION)


def outcome(s: State, action: int, target: int) -> Facts:
    """What is asked after an attack: the side that it enters from, or where the beaten unit retreats to; else it is destroyed, or a mound
    taken."""
    then, legal = asked_after(s, action)
    entries = legal if then == w.AN_ENTRY else []
    retreats = legal if then == w.A_RETREAT else []
    return {
        "entries": named(s, entries),
        "retreats": named(s, (hex for hex in retreats if not dies(s, target, hex))),
        "deadly": named(s, (hex for hex in retreats if dies(s, target, hex))),
        "destroyed": not legal and not s.mound[target],
        "taken": bool(s.mound[target]),
    }


def asked_after(s: State, action: int) -> tuple[int, list[int]]:
    """The offer after that action, and its hexes, if it is still about the same attack."""
    states, out = engine.new(1), buffer(HEXES)
    engine.decode(states, 0, s.encode())
    engine.apply(states, 0, action)
    after = engine.twin(states, 0)
    offer = int(after.frame[after.top].offer)
    if offer not in (w.AN_ENTRY, w.A_RETREAT):
        return offer, []
    n = engine.legal(states, 0, out)
    return offer, [int(out[i]) & MASK for i in range(n)]


# ------------------------------------------------------------- sums
def sums(s: State, target: int) -> Facts:
    """T6.5: of an attack by the unit that is taken up, item by item."""
    attack, defence = attack_items(s, s.frame[s.top].at, target), defence_items(s, target)
    return {
        "attack": sum(item.amount for item in attack),
        "defence": sum(item.amount for item in defence),
        "attack_lines": [line(s, item) for item in attack],
        "defence_lines": [line(s, item) for item in defence],
    }


def line(s: State, item: Item) -> Facts:
    """What counts, how much, and why: `termites-sum-<kind>`."""
    told = {"hex": named(s, [item.hex])[0], "kind": item.kind, "n": item.amount, "rule": item.paragraph}
    if item.kind != "mound" and item.kind not in GROUND:
        told |= token_args(s.unit[item.hex])
    return told | {"message": Message(SUMS[item.kind], hex_args(s, item.hex))}


SUMS = {
    "attacker": "termites-sum-attacker",
    "support": "termites-sum-support",
    "slime": "termites-sum-slime",
    "vegetation": "termites-sum-vegetation",
    "defender": "termites-sum-defender",
    "mound": "termites-sum-mound",
    "stones": "termites-sum-stones",
}
