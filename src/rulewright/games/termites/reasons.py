"""What speaks for a line of decisions: what it takes, beats and pushes away, and how strength gathers round mounds. Plain Python over the
twins, and nothing in it that depends on a hidden token.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.kernel.game import Reason, Step
from rulewright.kernel.message import Message

from . import words as w
from .options import NO_SLIME_ON_MOUNDS
from .parts import (
    AT_TWO,
    CASTE,
    ENTRY_COST,
    HEXES,
    NASUTE,
    NEIGHBOURS,
    NEUTRAL,
    NO_UNIT,
    NOBODY,
    OUTSIDE,
    POINTS,
    SOLDIER,
    STRENGTH,
    VEGETATION,
)
from .state import State
from .sums import attack_items, attack_sum, defence_sum
from .text import hex_args, hex_name, token_args

WEIGHT = {
    "termites-reason-takes": 0,
    "termites-reason-takes-neutral": 0,
    "termites-reason-destroys": 1,
    "termites-reason-pushes": 1,
    "termites-reason-attack": 2,
}


def reasons(steps: Sequence[Step], seat: int) -> list[Reason]:
    """The weightiest first."""
    if not steps:
        return []
    before, after = steps[0].before, steps[-1].after
    found = sorted(
        (reason for step in steps for reason in happened(step, seat)), key=lambda reason: WEIGHT[reason.message.key]
    )
    return [*found, *threatened(before, after, seat), *gathered(before, after, seat), *relieved(before, after, seat)]


# ------------------------------------------------------------- what happens at once
def happened(step: Step, seat: int) -> Iterator[Reason]:
    s = step.before
    for event in step.events:
        if event.kind == w.E_TAKEN and event.a == seat:
            key = "termites-reason-takes-neutral" if event.b == NEUTRAL else "termites-reason-takes"
            yield Reason(Message(key, {"value": event.c, "other": event.b}), "T7.6")
        elif event.kind == w.E_ATTACKED and event.a == seat:
            yield attack(s, event.b, event.c)
        elif event.kind == w.E_RETREATED and event.a != seat:
            told = {"other": event.a, "hex": hex_name(s, event.b), **token_args(event.d)}
            yield Reason(Message("termites-reason-pushes", told), "T7.1")
        elif event.kind == w.E_DESTROYED and event.a != seat:
            told = {"other": event.a, "hex": hex_name(s, event.b), **token_args(event.c)}
            by_soldier = CASTE[s.unit[s.frame[s.top].at]] == SOLDIER
            yield Reason(Message("termites-reason-destroys", told), "T7.4" if by_soldier else "T7.3")


def attack(s: State, unit: int, target: int) -> Reason:
    supporters = {item.hex for item in attack_items(s, unit, target)} - {unit}
    told = {"strength": attack_sum(s, unit, target), "defence": defence_sum(s, target), "supporters": len(supporters)}
    return Reason(Message("termites-reason-attack", told), "T6.5")


# ------------------------------------------------------------- what it prepares
def threatened(before: State, after: State, seat: int) -> Iterator[Reason]:
    """What an own unit beside it could not beat before, and could now."""
    for hex in enemies(before, after, seat):
        strength, defence = strength_beside(after, hex, seat), defence_sum(after, hex)
        if strength > defence and strength_beside(before, hex, seat) <= defence_sum(before, hex):
            told = {**hex_args(after, hex), "strength": strength, "defence": defence}
            yield Reason(Message("termites-reason-threatens", told), "T6.5")


def gathered(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Strength at a mound that is not yet enough."""
    for hex in enemies(before, after, seat):
        strength, value = strength_beside(after, hex, seat), int(after.mound[hex])
        if value and strength_beside(before, hex, seat) < strength <= value:
            told = {"hex": hex_name(after, hex), "strength": strength, "needed": value + 1}
            yield Reason(Message("termites-reason-gathers", told), "T6.6")


def relieved(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Own mounds at which there is less of an enemy's strength than before."""
    for hex in range(HEXES):
        if after.mound[hex] and after.owner[hex] == seat == before.owner[hex] and before.mound[hex]:
            was, now = most_beside(before, hex, seat), most_beside(after, hex, seat)
            if now < was:
                told = {"hex": hex_name(after, hex), "value": int(after.mound[hex]), "strength": was, "less": now}
                yield Reason(Message("termites-reason-relieves", told), "T6.6")


def enemies(before: State, after: State, seat: int) -> Iterator[int]:
    """Hexes on which the same piece of another stands as before: mounds first, the most valuable before the others."""
    others = [hex for hex in range(HEXES) if after.owner[hex] not in (NOBODY, OUTSIDE, seat) and standing(after, hex)]
    same = [hex for hex in others if standing(after, hex) == standing(before, hex)]
    yield from sorted(same, key=lambda hex: -int(after.mound[hex]))


def standing(s: State, hex: int) -> tuple[int, int, int] | None:
    """A unit or a mound of somebody's, or a neutral one."""
    there = s.mound[hex] or s.unit[hex] != NO_UNIT
    return (int(s.owner[hex]), int(s.unit[hex]), int(s.mound[hex])) if there else None


def strength_beside(s: State, target: int, seat: int) -> int:
    """Of the strongest attack by a unit of that seat that stands beside the target and may enter its hex; 0 if there is none. Like
    sums.attack_sum, but it looks at few hexes, since it is asked for every piece of a board; a test compares them."""
    beside = [hex for hex in NEIGHBOURS[target] if s.owner[hex] == seat and s.unit[hex] != NO_UNIT]
    attackers = [hex for hex in beside if enters(s, hex, target)]
    if not attackers:
        return 0
    slime = not s.mound[target] or s.slime_on_mounds != NO_SLIME_ON_MOUNDS
    afar = [hex for hex in AT_TWO[target] if s.owner[hex] == seat and CASTE[s.unit[hex]] == NASUTE] if slime else []
    total = sum(lent(s, hex) for hex in (*beside, *afar))
    return max(total - lent(s, hex) + int(STRENGTH[s.unit[hex]]) for hex in attackers)


def lent(s: State, hex: int) -> int:
    """T6.6: what the unit there adds to the attack of another."""
    slime = CASTE[s.unit[hex]] == NASUTE and s.terrain[hex] == VEGETATION
    return int(STRENGTH[s.unit[hex]]) + int(slime)


def most_beside(s: State, target: int, seat: int) -> int:
    """Of any other seat."""
    return max(strength_beside(s, target, other) for other in range(s.players) if other != seat)


def enters(s: State, unit: int, target: int) -> bool:
    caste = CASTE[s.unit[unit]]
    return bool(0 < ENTRY_COST[caste][s.terrain[target]] <= POINTS[caste])
