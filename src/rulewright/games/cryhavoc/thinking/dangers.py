"""What the others could do to a seat after a line of its decisions: what a search expects of them and costs the seat something. Plain
Python over the twins of one world; a danger that depends on one hidden card will not appear in most worlds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.pack.pack import Pack
from rulewright.games.cryhavoc.parts import FACTIONS, NOBODY
from rulewright.games.cryhavoc.shown.roles import read
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import Event
from rulewright.kernel.game import Merit, Step
from rulewright.kernel.message import Message


def dangers(pack: Pack, answers: Sequence[Step], seat: int) -> list[Merit]:
    """Regions lost first, then regions attacked."""
    before, after = answers[0].before, answers[-1].after
    faction = int(before.faction[seat])
    events = [event for step in answers for event in step.events]
    return [*regions_lost(pack, before, after, faction), *regions_attacked(pack, before, after, events, faction)]


def regions_lost(pack: Pack, before: State, after: State, faction: int) -> Iterator[Merit]:
    for region in range(before.regions):
        owner = int(after.control[region])
        if before.control[region] == faction != owner:
            told = read(pack, after, "region", region)
            if owner == NOBODY:
                yield Merit(Message("cryhavoc-danger-lost", told), "C8.1")
            else:
                yield Merit(Message("cryhavoc-danger-lost-to", told | read(pack, after, "other", owner)), "C8.1")


def regions_attacked(pack: Pack, before: State, after: State, events: Sequence[Event], faction: int) -> Iterator[Merit]:
    """Battles that others start where the seat has units, with the numbers of units."""
    for event in events:
        region, enemy = event.a, event.c
        if event.kind != num.E_BATTLE_TOKEN or enemy in (faction, NOBODY) or not after.battle[region]:
            continue
        if before.units[faction][region] > 0 and after.units[enemy][region] > 0 and enemy < len(FACTIONS):
            numbers = {"own": int(before.units[faction][region]), "enemy": int(after.units[enemy][region])}
            told = {**read(pack, after, "region", region), **read(pack, after, "other", enemy), **numbers}
            yield Merit(Message("cryhavoc-danger-attack", told), "C4.16")
