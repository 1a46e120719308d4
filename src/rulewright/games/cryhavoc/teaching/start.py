"""A position for a lesson: a game in progress. Every piece is somewhere, and the rounds continue from here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.pack.loading import marked
from rulewright.games.cryhavoc.pack.pack import Pack
from rulewright.games.cryhavoc.parts import (
    ABSENT,
    EXHAUSTED,
    FACTIONS,
    NOBODY,
    READY,
    SKILLS,
    START_UNITS,
    TILES,
    TROG_START_UNITS,
    TROGS,
)
from rulewright.games.cryhavoc.rules import round, setup
from rulewright.games.cryhavoc.rules.starting_position import IN_BOX
from rulewright.games.cryhavoc.state import State
from rulewright.kernel import frames
from rulewright.kernel.content import Report
from rulewright.kernel.game import Prepared
from rulewright.kernel.rule import plain

from .counting import count_cards, count_events, count_units
from .lands import lay_out, region_ids
from .shape import Start, numbered, seated

begin, settle, call = plain(setup.begin), plain(setup.settle), plain(frames.call)
PHASES = {"actions": round.ACTING, "battles": round.FIGHTING, "prisoners": round.RANSOMING}


def build(prepared: Prepared, start: Start, report: Report) -> bytes | None:
    """The encoded position, or None if problems were reported."""
    s = State()
    s.top = -1
    for depth in range(len(s.frame)):
        s.frame[depth].actor = NOBODY
    begin(s, prepared.config)
    if NOBODY in seated(s) or s.level:
        report("cryhavoc-lesson-factions")
    elif all_seats(s, start, report):
        fill(s, marked(s.pack), start, report)
    if report.problems:
        return None
    go_on(s, start)
    return s.encode()


def all_seats(s: State, start: Start, report: Report) -> bool:
    """Lists by seat have an entry for each; the list of stores may be left out."""
    lists = {"order": start.order, "hq": start.hq, "vp": start.vp, "reserve": start.reserve, "hands": start.hands}
    lists |= {"discards": start.discards, "decks": start.decks, "skills": start.skills}
    lists |= {"store": start.store} if start.store else {}
    for name, found in lists.items():
        if len(found) != s.players:
            report("content-list-length", where=name, count=s.players)
    if start.seat >= s.players:
        report("content-out-of-range", where="seat", least=0, most=s.players - 1)
    return not report.problems


def fill(s: State, pack: Pack, start: Start, report: Report) -> None:
    take_places(s, pack, start, report)
    if report.problems:
        return
    for seat, faction in enumerate(seated(s)):
        s.vp[faction] = start.vp[seat]
        s.store[faction] = start.store[seat] if start.store else 0
    hand_out_skills(s, start)
    s.round, s.final = start.round, int(start.final)
    if start.enabled:
        s.enabled_by = FACTIONS.index(start.enabled)
    lay_out(s, pack, start, report)
    count_units(s, start, report)
    count_cards(s, pack, start, report)
    count_events(s, pack, start, report)


def take_places(s: State, pack: Pack, start: Start, report: Report) -> None:
    """HQs and initiative."""
    names = [FACTIONS[faction] for faction in seated(s)]
    if sorted(start.order) != sorted(names) or start.enabled not in ("", *names):
        report("cryhavoc-lesson-order", where="order", factions=", ".join(names))
        return
    for n, name in enumerate(start.order):
        s.initiative[n] = s.upcoming[n] = FACTIONS.index(name)
    for seat, id in enumerate(start.hq):
        region = numbered(region_ids(s, pack), id, report, "hq")
        if region is not None:
            faction = int(s.faction[seat])
            settle(s, faction, region, TROG_START_UNITS if faction == TROGS else START_UNITS)


def hand_out_skills(s: State, start: Start) -> None:
    """The skills of a first game: the default skill of each faction that plays."""
    for skill in range(SKILLS):
        seat = s.seat[skill // TILES]
        if seat == NOBODY or s.skill[skill] == IN_BOX:
            s.skill[skill] = ABSENT
        elif s.skill[skill] == READY and start.skills[seat] == "used":
            s.skill[skill] = EXHAUSTED


# ------------------------------------------------------------- what comes next
def go_on(s: State, start: Start) -> None:
    """Set up the procedures of a running game and run them until somebody is asked."""
    s.frame[0].step = len(FACTIONS)
    call(s, num.ROUND)
    s.frame[1].step = PHASES[start.phase]
    if start.phase == "actions":
        turns = start.order.index(FACTIONS[s.faction[start.seat]])
        s.frame[1].step += 1
        call(s, num.ACTION_PHASE)
        s.frame[2].step = (start.action - 1) * s.players + turns
    while s.frame[s.top].actor == NOBODY:
        procedure(s.frame[s.top].proc)(s)
    s.happened = 0


@cache
def procedure(number: int) -> Callable[[State], None]:
    """Cached, since a large one takes long to create."""
    rule: Callable[[State], None] = num.procedure.complete()[number]
    return plain(rule)
