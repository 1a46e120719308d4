"""A position for a lesson: a whole game that has come so far. Every token and mound is somewhere, and everybody has had their turns."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

import msgspec

from rulewright.games.termites import numbers as num
from rulewright.games.termites.parts import (
    CASTE,
    CASTES,
    ENTRY_COST,
    HAND,
    KINDS,
    MOST_TERMITES,
    NEUTRAL,
    NO_UNIT,
    NOBODY,
    VALUES,
)
from rulewright.games.termites.rules import mounds as sites
from rulewright.games.termites.rules import pieces, setup
from rulewright.games.termites.state import State
from rulewright.kernel import frames
from rulewright.kernel.content import Report, Table, Text
from rulewright.kernel.game import Prepared
from rulewright.kernel.rule import plain
from rulewright.kernel.verbs import OK

from .conditions import hexes_of

begin, call, ask = plain(setup.begin), plain(frames.call), plain(frames.ask)
refuse_site, put, raise_mound = plain(sites.refuse_site), plain(pieces.put), plain(pieces.raise_mound)
TOKENS = {f"{caste}-{n + 1}": MOST_TERMITES * i + n for i, caste in enumerate(CASTES) for n in range(MOST_TERMITES)}
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Number = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Start(Table, frozen=True, kw_only=True):
    phase: Literal["turn", "movement"]
    seat: Seat = 0  # whose turn it is
    first: Seat = 0  # who began the game
    mounds: tuple[Text, ...]  # "0:6@H3", "neutral:7@F6"
    units: tuple[Text, ...] = ()  # "0:worker-3@F5"
    reserve: tuple[tuple[Number, ...], ...]  # the values of each seat's mounds that are not on the board
    trophies: tuple[tuple[Number, ...], ...] = ()  # those that each seat took
    hands: tuple[tuple[Text, ...], ...]  # of each seat
    stacks: tuple[Number, ...]  # how many tokens are left in each
    lost: tuple[tuple[Text, ...], ...] = ()  # destroyed, or used up for a mound


def build(prepared: Prepared, start: Start, report: Report) -> bytes | None:
    """The position, or nothing with all that is wrong."""
    s = State()
    s.top = -1
    for depth in range(len(s.frame)):
        s.frame[depth].actor = NOBODY
    begin(s, prepared.config)
    s.first = start.first
    if any(s.swarm[seat] == NOBODY for seat in range(s.players)):
        report("termites-lesson-swarms")
        return None
    neutral = sum(owner == NEUTRAL for owner in s.owner)
    for hex, owner in enumerate(s.owner):
        if owner == NEUTRAL:  # they stand where the lesson says
            s.mound[hex], s.owner[hex] = 0, NOBODY
    place_mounds(s, start, report)
    place_units(s, start, report)
    count_mounds(s, start, neutral, report)
    count_tokens(s, start, report)
    if report.problems:
        return None
    go_on(s, start)
    return s.encode()


# ------------------------------------------------------------- on the board
def placed(s: State, text: str, report: Report) -> tuple[int, str, int] | None:
    """ "0:worker-3@F5": a seat or NEUTRAL, what, and a free hex of the board."""
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
        if not value.isdigit() or not 0 < int(value) < VALUES:
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


# ------------------------------------------------------------- nothing is lost
def count_mounds(s: State, start: Start, neutral: int, report: Report) -> None:
    """Of each value as many as the box has: on the board, in a reserve, or taken by somebody."""
    there = Counter({value: n * s.players for value, n in enumerate(s.reserve[0]) if n})
    there[s.neutral_value] += neutral
    out = Counter(value for value in s.mound if value)
    kept = [*start.reserve, *start.trophies]
    out.update(value for values in kept for value in values)
    for seat in range(s.players):
        own = Counter(value for hex, value in enumerate(s.mound) if value and s.owner[hex] == seat)
        own.update(seat_of(start.reserve, seat))
        if any(n > s.reserve[seat][value] for value, n in own.items()):
            report("termites-lesson-mounds", where="reserve", number=seat + 1)
    if out != +there:
        report("termites-lesson-mounds-all", where="mounds", missing=listed(there - out), extra=listed(out - there))
    for seat in range(s.players):
        for value in range(VALUES):
            s.reserve[seat][value] = seat_of(start.reserve, seat).count(value)
            s.trophies[seat][value] = seat_of(start.trophies, seat).count(value)


def count_tokens(s: State, start: Start, report: Report) -> None:
    """Of each swarm as many as it has; and whoever has had more turns has placed more."""
    turns = list[int]()
    for seat in range(s.players):
        swarm, hand, lost = s.tokens[s.swarm[seat]], seat_of(start.hands, seat), seat_of(start.lost, seat)
        unknown = [token for token in (*hand, *lost) if token not in TOKENS]
        for token in unknown:
            report("termites-lesson-piece", given=token)
        out = Counter(kind for hex, kind in enumerate(s.unit) if kind != NO_UNIT and s.owner[hex] == seat)
        turns.append(sum(out.values()) + len(lost))
        out.update(TOKENS[token] for token in (*hand, *lost) if token in TOKENS)
        for kind in range(KINDS):
            s.hand[seat][kind] = sum(TOKENS.get(token) == kind for token in hand)
            s.stack[seat][kind] = max(0, swarm[kind] - out[kind])
            if out[kind] > swarm[kind]:
                report("termites-lesson-tokens", number=seat + 1, token=names_of(kind), most=swarm[kind])
        left = sum(s.stack[seat])
        said = start.stacks[seat] if seat < len(start.stacks) else NOBODY
        if said != left:
            report("termites-lesson-stack", where="stacks", number=seat + 1, said=said, left=left)
        if len(hand) != expected_hand(s, start, seat, left):
            report("termites-lesson-hand", where="hands", number=seat + 1, count=expected_hand(s, start, seat, left))
    check_turns(s, start, turns, report)


def expected_hand(s: State, start: Start, seat: int, left: int) -> int:
    """Three while the stack lasts; after that whatever is left."""
    return HAND if left else min(HAND, len(seat_of(start.hands, seat)))


def check_turns(s: State, start: Start, turns: list[int], report: Report) -> None:
    """A turn is a token. In this round those who come before the one whose turn it is have had theirs already."""
    full = turns[start.seat] - (start.phase == "movement")  # rounds that are over
    for seat in range(s.players):
        before = (seat - start.first) % s.players < (start.seat - start.first) % s.players
        due = turns[seat] if seat == start.seat else full + before
        if turns[seat] != due:
            report("termites-lesson-turns", where="units", number=seat + 1, count=turns[seat], due=due)


def seat_of(rows: tuple[tuple[object, ...], ...], seat: int) -> tuple:  # type: ignore[type-arg]
    return rows[seat] if seat < len(rows) else ()


def names_of(kind: int) -> str:
    return next(name for name, number in TOKENS.items() if number == kind)


def listed(values: Counter[int]) -> str:
    return ", ".join(map(str, sorted(values.elements()))) or "-"


# ------------------------------------------------------------- whose turn it is
def go_on(s: State, start: Start) -> None:
    """The procedures as they stand when that seat is asked for a token, or for a unit to move."""
    played = sum(unit != NO_UNIT for unit in s.unit) + sum(map(len, start.lost))
    begun = played + (start.phase == "turn")
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
