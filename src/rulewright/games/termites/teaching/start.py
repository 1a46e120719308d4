"""A position for a lesson: a game in progress. Every token and mound is somewhere, and everybody has had their turns."""

from __future__ import annotations

from rulewright.games.termites import numbers as num
from rulewright.games.termites.parts import CASTE, ENTRY_COST, NEUTRAL, NO_UNIT, NOBODY, VALUES
from rulewright.games.termites.rules import mounds as sites
from rulewright.games.termites.rules import pieces, setup
from rulewright.games.termites.state import State
from rulewright.kernel import frames
from rulewright.kernel.content import Report
from rulewright.kernel.game import Prepared
from rulewright.kernel.rule import plain
from rulewright.kernel.verbs import OK

from .conditions import hexes_of
from .counting import TOKENS, Start, count_mounds, count_tokens

begin, call, ask = plain(setup.begin), plain(frames.call), plain(frames.ask)
refuse_site, put, raise_mound = plain(sites.refuse_site), plain(pieces.put), plain(pieces.raise_mound)


def build(prepared: Prepared, start: Start, report: Report) -> bytes | None:
    """The encoded position, or None if problems were reported."""
    s = State()
    s.top = -1
    for depth in range(len(s.frame)):
        s.frame[depth].actor = NOBODY
    begin(s, prepared.config)
    s.first = start.first
    if any(s.swarm[seat] == NOBODY for seat in range(s.players)):
        report("termites-lesson-swarms")
        return None
    if not all_seats(s.players, start, report):
        return None
    neutral = sum(owner == NEUTRAL for owner in s.owner)
    for hex, owner in enumerate(s.owner):
        if owner == NEUTRAL:  # they are where the lesson says
            s.mound[hex], s.owner[hex] = 0, NOBODY
    place_mounds(s, start, report)
    place_units(s, start, report)
    count_mounds(s, start, neutral, report)
    count_tokens(s, start, report)
    if report.problems:
        return None
    go_on(s, start)
    return s.encode()


def all_seats(players: int, start: Start, report: Report) -> bool:
    """Lists by seat have an entry for each; rarely used lists may be left out."""
    lists = {"reserve": start.reserve, "hands": start.hands, "stacks": start.stacks}
    lists |= {name: found for name, found in (("trophies", start.trophies), ("lost", start.lost)) if found}
    for name, found in lists.items():
        if len(found) != players:
            report("content-list-length", where=name, count=players)
    for name, seat in (("seat", start.seat), ("first", start.first)):
        if seat >= players:
            report("content-out-of-range", where=name, least=0, most=players - 1)
    return not report.problems


# ------------------------------------------------------------- on the board
def placed(s: State, text: str, report: Report) -> tuple[int, str, int] | None:
    """Parse "0:worker-3@F5": a seat or "neutral", a piece, and a free hex of the board."""
    owner, _, rest = text.partition(":")
    what, _, name = rest.partition("@")
    hex = hexes_of(s).get(name)
    seats = {"neutral": NEUTRAL, **{str(seat): seat for seat in range(s.players)}}
    if owner not in seats or hex is None:
        report("termites-lesson-piece", given=text)
    elif s.owner[hex] != NOBODY:
        report("termites-lesson-taken", given=text)
    else:
        return seats[owner], what, hex
    return None


def place_mounds(s: State, start: Start, report: Report) -> None:
    for text in start.mounds:
        found = placed(s, text, report)
        if found is None:
            continue
        owner, value, hex = found
        if not value.isdecimal() or not 0 < int(value) < VALUES:
            report("termites-lesson-piece", given=text)
        elif refuse_site(s, hex) != OK:
            report("termites-lesson-site", given=text)
        else:
            raise_mound(s, hex, int(value), owner)


def place_units(s: State, start: Start, report: Report) -> None:
    for text in start.units:
        found = placed(s, text, report)
        if found is None:
            continue
        owner, token, hex = found
        if owner == NEUTRAL or token not in TOKENS:
            report("termites-lesson-piece", given=text)
        elif not ENTRY_COST[CASTE[TOKENS[token]]][s.terrain[hex]]:
            report("termites-lesson-ground", given=text)
        else:
            put(s, hex, TOKENS[token], owner)


# ------------------------------------------------------------- whose turn it is
def go_on(s: State, start: Start) -> None:
    """Set up the procedures as they are when that seat is asked for a token, or for a unit to move."""
    played = sum(unit != NO_UNIT for unit in s.unit) + sum(map(len, start.lost))
    begun = played + (start.phase == "turn")
    s.frame[0].offer = num.WHO_STARTS  # the game's own last question
    s.frame[0].step = setup.FIRST_HAND + s.players + 1 + begun
    s.frame[0].who = (start.seat + 1) % s.players
    call(s, num.TURN, who=start.seat)
    if start.phase == "turn":
        s.frame[1].step = setup.REFILL
        call(s, num.REPRODUCTION, who=start.seat)
        ask(s, start.seat, num.A_TOKEN)
    else:
        s.frame[1].step = setup.MOVE_A_UNIT + 1
        call(s, num.MOVEMENT, who=start.seat)
        ask(s, start.seat, num.A_UNIT)
