"""What speaks for a line of decisions: what it takes, beats and pushes away, how it builds up strength around mounds, and which of your
mounds it exposes. Plain Python over the twins; nothing depends on a hidden token."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.games.termites import numbers as num
from rulewright.games.termites.parts import (
    CASTE,
    ENTRY_COST,
    HEXES,
    NEIGHBOURS,
    NEUTRAL,
    NO_UNIT,
    NOBODY,
    OUTSIDE,
    POINTS,
    SOLDIER,
)
from rulewright.games.termites.shown.sums import attack_items, attack_sum, defence_sum
from rulewright.games.termites.shown.text import hex_args, hex_name, token_args
from rulewright.games.termites.shown.threats import threats
from rulewright.games.termites.state import State
from rulewright.kernel.game import Merit, Step
from rulewright.kernel.message import Message

WEIGHT = {
    "termites-reason-takes": 0,
    "termites-reason-takes-neutral": 0,
    "termites-reason-destroys": 1,
    "termites-reason-pushes": 1,
    "termites-reason-attack": 2,
}


def merits(steps: Sequence[Step], seat: int) -> list[Merit]:
    """Strongest first."""
    if not steps:
        return []
    before, after = steps[0].before, steps[-1].after
    found = sorted(
        (reason for step in steps for reason in happened(step, seat)), key=lambda reason: WEIGHT[reason.message.key]
    )
    prepared = [*newly_threatened(before, after, seat), *strength_gathered(before, after, seat)]
    return [*found, *mounds_saved(before, after, seat), *prepared, *mounds_relieved(before, after, seat)]


def dangers(steps: Sequence[Step], seat: int) -> list[Merit]:
    """Your mounds that fall to the worst attack that an opponent can make next."""
    worst = [threat.strikes[0] for threat in threats(steps[-1].after, seat)] if steps else []
    return [Merit(strike.message, "T7.6") for strike in worst if strike.holds_by < 0]


# ------------------------------------------------------------- what happens at once
def happened(step: Step, seat: int) -> Iterator[Merit]:
    s = step.before
    for event in step.events:
        if event.kind == num.E_TAKEN and event.a == seat:
            key = "termites-reason-takes-neutral" if event.b == NEUTRAL else "termites-reason-takes"
            yield Merit(Message(key, {"value": event.c, "other": event.b}), "T7.6")
        elif event.kind == num.E_ATTACKED and event.a == seat:
            yield attack(s, event.b, event.c)
        elif event.kind == num.E_RETREATED and event.a != seat:
            told = {"other": event.a, "hex": hex_name(s, event.b), **token_args(event.d)}
            yield Merit(Message("termites-reason-pushes", told), "T7.1")
        elif event.kind == num.E_DESTROYED and event.a != seat:
            told = {"other": event.a, "hex": hex_name(s, event.b), **token_args(event.c)}
            by_soldier = CASTE[s.unit[s.frame[s.top].at]] == SOLDIER
            yield Merit(Message("termites-reason-destroys", told), "T7.4" if by_soldier else "T7.3")


def attack(s: State, unit: int, target: int) -> Merit:
    supporters = {item.hex for item in attack_items(s, unit, target)} - {unit}
    told = {"strength": attack_sum(s, unit, target), "defence": defence_sum(s, target), "supporters": len(supporters)}
    return Merit(Message("termites-reason-attack", told), "T6.5")


# ------------------------------------------------------------- what it prepares
def newly_threatened(before: State, after: State, seat: int) -> Iterator[Merit]:
    """What a unit next to it could not beat before, and now could."""
    for hex in enemies(before, after, seat):
        strength, defence = strength_beside(after, hex, seat), defence_sum(after, hex)
        if strength > defence and strength_beside(before, hex, seat) <= defence_sum(before, hex):
            told = {**hex_args(after, hex), "strength": strength, "defence": defence}
            yield Merit(Message("termites-reason-threatens", told), "T6.5")


def strength_gathered(before: State, after: State, seat: int) -> Iterator[Merit]:
    """Strength at a mound that is not yet enough."""
    for hex in enemies(before, after, seat):
        strength, value = strength_beside(after, hex, seat), int(after.mound[hex])
        if value and strength_beside(before, hex, seat) < strength <= value:
            told = {"hex": hex_name(after, hex), "strength": strength, "needed": value + 1}
            yield Merit(Message("termites-reason-gathers", told), "T6.6")


def mounds_saved(before: State, after: State, seat: int) -> Iterator[Merit]:
    """Your mounds that an opponent could have taken next, and nobody can now."""
    now = {threat.hex: threat.strikes[0] for threat in threats(after, seat)}
    for threat in threats(before, seat):
        was = threat.strikes[0]
        if was.holds_by < 0 <= (left := now.get(threat.hex, was)).holds_by:
            told = {
                "hex": threat.hex,
                "other": was.seat,
                "was": was.attack,
                "defence": was.defence,
                "attack": left.attack,
            }
            yield Merit(Message("termites-reason-saves", told), "T6.5")


def mounds_relieved(before: State, after: State, seat: int) -> Iterator[Merit]:
    """Your mounds with less enemy strength next to them than before."""
    for hex in range(HEXES):
        if after.mound[hex] and after.owner[hex] == seat == before.owner[hex] and before.mound[hex]:
            was, now = most_beside(before, hex, seat), most_beside(after, hex, seat)
            if now < was:
                told = {"hex": hex_name(after, hex), "value": int(after.mound[hex]), "strength": was, "less": now}
                yield Merit(Message("termites-reason-relieves", told), "T6.6")


def enemies(before: State, after: State, seat: int) -> Iterator[int]:
    """Hexes with the same enemy piece as before: mounds first, the most valuable at the top."""
    others = [hex for hex in range(HEXES) if after.owner[hex] not in (NOBODY, OUTSIDE, seat) and standing(after, hex)]
    same = [hex for hex in others if standing(after, hex) == standing(before, hex)]
    yield from sorted(same, key=lambda hex: -int(after.mound[hex]))


def standing(s: State, hex: int) -> tuple[int, int, int] | None:
    """A unit or mound, possibly neutral; None if the hex is empty."""
    there = s.mound[hex] or s.unit[hex] != NO_UNIT
    return (int(s.owner[hex]), int(s.unit[hex]), int(s.mound[hex])) if there else None


def strength_beside(s: State, target: int, seat: int) -> int:
    """The strongest attack by a unit of that seat that is next to the target and may enter its hex; 0 if there is none."""
    own = (int(hex) for hex in NEIGHBOURS[target] if s.owner[hex] == seat and s.unit[hex] != NO_UNIT)
    return max((attack_sum(s, hex, target) for hex in own if enters(s, hex, target)), default=0)


def most_beside(s: State, target: int, seat: int) -> int:
    """The same for any other seat."""
    return max(strength_beside(s, target, other) for other in range(s.players) if other != seat)


def enters(s: State, unit: int, target: int) -> bool:
    caste = CASTE[s.unit[unit]]
    return bool(0 < ENTRY_COST[caste][s.terrain[target]] <= POINTS[caste])
