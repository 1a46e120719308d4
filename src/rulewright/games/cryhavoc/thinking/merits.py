"""What speaks for a line of decisions: immediate gains, and how the battle stands afterwards. Plain Python over the twins; nothing depends
on a hidden card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.pack.pack import Pack
from rulewright.games.cryhavoc.parts import ATTACKER, DEFENDER, FACTIONS, NOBODY
from rulewright.games.cryhavoc.rules import pieces, scoring
from rulewright.games.cryhavoc.shown.outlook import outlook
from rulewright.games.cryhavoc.shown.roles import read
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import Event
from rulewright.kernel.game import Merit, Step
from rulewright.kernel.message import Message
from rulewright.kernel.rule import plain

count_control, on_objectives = plain(pieces.count_control), plain(pieces.on_objectives)
crystal_points = plain(scoring.crystal_points)
WON_BY = {"control": "C5.6", "prisoners": "C5.7"}


def merits(pack: Pack, steps: Sequence[Step], seat: int) -> list[Merit]:
    """Strongest first."""
    before, after = steps[0].before, steps[-1].after
    faction = int(before.faction[seat])
    events = [event for step in steps for event in step.events]
    return [
        *scored(events, faction),
        *enabling(after, events, faction),
        *controlled(pack, before, after, events, faction),
        *prospects(before, after, faction),
        *losses(pack, before, events, faction),
        *attacks(pack, after, events, faction),
        *growth(pack, before, events, faction),
    ]


def total(events: Sequence[Event], kind: int, faction: int) -> int:
    """The sum over all events of that kind for that faction."""
    return sum(event.b for event in events if event.kind == kind and event.a == faction)


# ------------------------------------------------------------- victory points
def scored(events: Sequence[Event], faction: int) -> Iterator[Merit]:
    if n := total(events, num.E_VP, faction):
        yield Merit(Message("cryhavoc-reason-scores", {"n": n}), "C1.2")


def enabling(s: State, events: Sequence[Event], faction: int) -> Iterator[Merit]:
    """What scoring would bring if nothing changed until then."""
    if any(event.kind == num.E_ENABLED and event.a == faction for event in events):
        points = count_control(s, faction) + crystal_points(s, faction)
        yield Merit(Message("cryhavoc-reason-enables", {"n": points}), "C7.1")


# ------------------------------------------------------------- the map
def controlled(pack: Pack, before: State, after: State, events: Sequence[Event], faction: int) -> Iterator[Merit]:
    """Regions taken, with their crystals and previous owner."""
    for event in events:
        if event.kind == num.E_CONTROL and event.a == faction == after.control[event.b]:
            loser = int(before.control[event.b])
            told = {**read(pack, after, "region", event.b), "n": int(after.crystals[event.b])}
            if loser in (NOBODY, faction):
                yield Merit(Message("cryhavoc-reason-controls", told), "C8.1")
            else:
                told |= read(pack, after, "other", loser)
                yield Merit(Message("cryhavoc-reason-controls-from", told), "C8.1")


def attacks(pack: Pack, after: State, events: Sequence[Event], faction: int) -> Iterator[Merit]:
    """Battles started, with the numbers of units."""
    for event in events:
        if event.kind == num.E_BATTLE_TOKEN and event.c == faction and after.battle[event.a]:
            region = event.a
            for enemy in range(len(FACTIONS)):
                if enemy != faction and after.units[enemy][region] > 0:
                    numbers = {"own": int(after.units[faction][region]), "enemy": int(after.units[enemy][region])}
                    told = {**read(pack, after, "region", region), **read(pack, after, "other", enemy), **numbers}
                    yield Merit(Message("cryhavoc-reason-attacks", told), "C4.16")


def growth(pack: Pack, before: State, events: Sequence[Event], faction: int) -> Iterator[Merit]:
    """Units, structures and points for an action."""
    for event in events:
        if event.a != faction:
            continue
        if event.kind == num.E_RECRUITED and event.b > 0:
            yield Merit(Message("cryhavoc-reason-recruits", {"n": event.b}), "C4.20")
        elif event.kind == num.E_BUILT:
            told = read(pack, before, "structure", event.b) | read(pack, before, "region", event.c)
            yield Merit(Message("cryhavoc-reason-builds", told), "C4.30")
        elif event.kind == num.E_POINTS and event.c > 0:
            told = read(pack, before, "row", event.b) | {"n": event.c}
            yield Merit(Message("cryhavoc-reason-points", told), "C4.2")


# ------------------------------------------------------------- battles
def losses(pack: Pack, s: State, events: Sequence[Event], faction: int) -> Iterator[Merit]:
    """Units that others lose."""
    for enemy in range(len(FACTIONS)):
        own = [event for event in events if event.a == faction and event.b == enemy != faction]
        other = read(pack, s, "other", enemy)
        if killed := sum(event.d for event in own if event.kind == num.E_KILLED):
            yield Merit(Message("cryhavoc-reason-kills", {**other, "n": killed}), "C8.1")
        if captured := sum(event.kind == num.E_CAPTURED for event in own):
            yield Merit(Message("cryhavoc-reason-captures", {**other, "n": captured}), "C5.7")


def prospects(before: State, after: State, faction: int) -> Iterator[Merit]:
    """Objectives that its side would now win and would not have won before, and kills that it would make. Both sides must be in place."""
    if (
        after.battle_at == NOBODY
        or after.battle_at != before.battle_at
        or faction not in (after.side[0], after.side[1])
    ):
        return
    side = ATTACKER if after.side[ATTACKER] == faction else DEFENDER
    if not both_placed(after):
        return
    was = {told.objective: told for told in outlook(before)}
    for told in outlook(after):
        objective, name = told.objective, FACTIONS[faction]
        if told.resolved or told.skipped:
            continue
        own, enemy = told.strength[side], told.strength[1 - side]
        if told.winner == name and (was[objective].winner != name or not both_placed(before)):
            args = {"objective": objective, "own": own, "enemy": enemy}
            yield Merit(Message("cryhavoc-reason-wins", args), WON_BY[objective])
        kills = told.kills[side]
        if kills > was[objective].kills[side]:
            yield Merit(Message("cryhavoc-reason-would-kill", {"n": kills}), "C5.8")


def both_placed(s: State) -> bool:
    """Whether both sides have units on objectives."""
    return bool(on_objectives(s, ATTACKER) and on_objectives(s, DEFENDER))
