"""A review in the reader's language. Everyone who may see the replay may see it, and nobody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

import msgspec

from rulewright.kernel.message import Message
from rulewright.players.review import LIMITS, NINE_OF_TEN, Judged, balance, turns, worst
from rulewright.server.shapes.review import Chance, Found, Moment, Reviewed, SeatReview, Turned
from rulewright.server.shapes.spoken import Spoken
from rulewright.server.shown import sight
from rulewright.server.shown.messages import Speaker, heard, worded
from rulewright.server.store.store import User
from rulewright.server.tables.table import Table

from .finding import Finding, Wire
from .work import Reviews


async def look_back(reviews: Reviews, table: Table, user: User | None, language: str) -> Reviewed:
    async with table.lock:
        await table.wake()
        sight.eyes_for(table, user, None)
        kept = await reviews.found(table)
        speaker, players, results = sight.speaker_of(table, language), table.players, table.results
        last = next(row.seq for row in reversed(table.rows) if row.move)
    if kept is None:
        return Reviewed("none", 0, 0, [], [])
    found = msgspec.json.decode(kept.body, type=list[Finding])
    state: Literal["running", "done"] = "done" if kept.done else "running"
    end = last if kept.done else None
    seats = [seat_review(found, seat, [result for result, _ in results], end, speaker) for seat in range(players)]
    by_entry = {one.seq: one for one in found}
    costly = [by_entry[one.line] for one in worst(map(judged, found), players)]
    return Reviewed(state, len(found), kept.total, seats, [moment(one, players, speaker) for one in costly])


def judged(one: Finding) -> Judged:
    return Judged(one.seq, one.seat, 0, 0, one.value, one.loss, one.error, ahead=one.ahead)


def called(one: Finding, players: int) -> str:
    return judged(one).called(players)


def seat_review(
    found: Sequence[Finding], seat: int, results: Sequence[int], end: int | None, speaker: Speaker
) -> SeatReview:
    """`end`: the last entry, if all decisions have been judged. Before that, nothing is known about what lies between two of them."""
    own, players = [one for one in found if one.seat == seat], len(results)
    sums, names = balance(results, list(map(judged, found)), seat), [called(one, players) for one in own]
    keys = sorted((one for one in own if judged(one).is_key(players)), key=lambda one: -one.ahead)
    turned = [] if end is None else turns(list(map(judged, found)), seat, players, (end, sums.result))
    return SeatReview(
        [Chance(one.seq, one.value) for one in own],
        sums.start,
        sums.result,
        round(sums.choices, 4),
        round(sums.error * NINE_OF_TEN, 4),
        round(sums.others, 4),
        round(sums.others_error * NINE_OF_TEN, 4),
        round(sums.luck, 4),
        round(sums.luck_error * NINE_OF_TEN, 4),
        len(own),
        round(sum(not one.loss for one in own) / len(own), 4) if own else None,
        *count_of_each(names),
        [Found(one.seq, one.value, one.ahead, said(one.played, speaker)) for one in keys if one.played],
        [Turned(one.since, one.line, round(one.change, 4)) for one in turned],
    )


def count_of_each(names: Sequence[str]) -> tuple[int, int, int]:
    slips, mistakes, blunders = (names.count(name) for name in LIMITS)
    return slips, mistakes, blunders


def moment(one: Finding, players: int, speaker: Speaker) -> Moment:
    assert one.played is not None
    return Moment(
        one.seq,
        one.seat,
        cast(Literal["slip", "mistake", "blunder"], called(one, players)),
        one.value,
        one.loss,
        round(one.error * NINE_OF_TEN, 4),
        said(one.played, speaker),
        [said(deed, speaker) for deed in one.better],
        [said(reason, speaker, rule) for reason, rule in zip(one.reasons, one.rules, strict=True)],
        [said(danger, speaker, rule) for danger, rule in zip(one.allowed, one.allowed_rules, strict=True)],
    )


def said(kept: Wire, speaker: Speaker, rule: str = "") -> Spoken:
    message: Message = heard(kept)
    return worded(message, speaker, rule)
