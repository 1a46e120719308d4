"""How a lesson's position is written, and whether it adds up: nothing of the box is missing, and nobody has played too much."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

import msgspec

from rulewright.games.termites.parts import CASTES, HAND, KINDS, MOST_TERMITES, NO_UNIT, VALUES
from rulewright.games.termites.state import State
from rulewright.kernel.content import Report, Table, Text

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


# ------------------------------------------------------------- mounds
def count_mounds(s: State, start: Start, neutral: int, report: Report) -> None:
    """There are as many mounds of each value as in the box: on the board, in reserve, or captured. `neutral` of them are neutral."""
    box = Counter({value: n * s.players for value, n in enumerate(s.reserve[0]) if n})
    box[s.neutral_value] += neutral
    out = Counter(value for value in s.mound if value)
    out.update(value for values in (*start.reserve, *start.trophies) for value in values)
    if out != +box:
        report("termites-lesson-mounds-all", where="mounds", missing=listed(box - out), extra=listed(out - box))
    for seat in range(s.players):
        own = Counter(value for hex, value in enumerate(s.mound) if value and s.owner[hex] == seat)
        own.update(start.reserve[seat])
        if any(n > s.reserve[seat][value] for value, n in own.items()):
            report("termites-lesson-mounds", where="reserve", number=seat + 1)
        for value in range(VALUES):
            s.reserve[seat][value] = start.reserve[seat].count(value)
            s.trophies[seat][value] = start.trophies[seat].count(value) if start.trophies else 0


def listed(values: Counter[int]) -> str:
    return ", ".join(map(str, sorted(values.elements()))) or "-"


# ------------------------------------------------------------- tokens
def count_tokens(s: State, start: Start, report: Report) -> None:
    """Each swarm has its tokens on the board, lost or in hand; the others are in the stack."""
    for token in (token for tokens in (*start.hands, *start.lost) for token in tokens):
        if token not in TOKENS:
            report("termites-lesson-piece", given=token)
    if report.problems:
        return
    for seat in range(s.players):
        deal(s, start, seat, report)
        left, hand = sum(s.stack[seat]), len(start.hands[seat])
        if start.stacks[seat] != left:
            report("termites-lesson-stack", where="stacks", number=seat + 1, said=start.stacks[seat], left=left)
        if hand > HAND or (left and hand < HAND):
            report("termites-lesson-hand", where="hands", number=seat + 1, count=HAND)
    check_turns(s, start, report)


def deal(s: State, start: Start, seat: int, report: Report) -> None:
    """Set up hand and stack."""
    swarm, hand = s.tokens[s.swarm[seat]], [TOKENS[token] for token in start.hands[seat]]
    out = Counter([*played(s, start, seat), *hand])
    for kind, token in zip(range(KINDS), TOKENS, strict=True):
        s.hand[seat][kind] = hand.count(kind)
        s.stack[seat][kind] = max(0, swarm[kind] - out[kind])
        if out[kind] > swarm[kind]:
            report("termites-lesson-tokens", number=seat + 1, token=token, most=swarm[kind])


def played(s: State, start: Start, seat: int) -> list[int]:
    """The tokens that have left the hand."""
    units = [kind for hex, kind in enumerate(s.unit) if kind != NO_UNIT and s.owner[hex] == seat]
    return units + [TOKENS[token] for token in (start.lost[seat] if start.lost else ())]


def check_turns(s: State, start: Start, report: Report) -> None:
    """Each turn uses a token. In this round the seats before the current one have had their turns."""
    turns = [len(played(s, start, seat)) for seat in range(s.players)]
    rounds = turns[start.seat] - (start.phase == "movement")  # completed rounds
    for seat in range(s.players):
        before = (seat - start.first) % s.players < (start.seat - start.first) % s.players
        due = turns[seat] if seat == start.seat else rounds + before
        if turns[seat] != due:
            report("termites-lesson-turns", where="units", number=seat + 1, count=turns[seat], due=due)
