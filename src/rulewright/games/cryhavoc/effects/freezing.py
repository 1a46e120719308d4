"""Effects as rows of numbers, which the compiled rules carry out (effects/carry_out.py).

An entry is a run of rows. A row has its operation, the columns that the vocabulary fills, and SKIP: how many rows to go forward, for a
price if it is not paid; 0 where the entry ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rulewright.games.cryhavoc.parts import COLUMNS, OP, SKIP

from .vocabulary import (
    EFFECTS,
    MODIFIERS,
    OP_EACH_PLAYER,
    OP_EITHER,
    OP_END,
    OP_GOTO,
    OP_PAY,
    OP_WHEN,
    TRIGGERS,
    TUNNEL,
    Number,
    Word,
)

Row = tuple[int, ...]
Steps = Sequence[Any]
END: Row = (OP_END, 0, 0, 0, 0)


class Standing(NamedTuple):
    """An effect that waits for its trigger, or a rule that holds while its source is in play."""

    trigger: int  # or a modifier
    kind: int  # of its source: BY_STRUCTURE, BY_TOKEN, BY_SKILL
    source: int
    limit: int
    row: int  # the first of its steps


class Rows:
    """The effects of a pack in one table. Row 0 is the empty entry; equal entries share rows."""

    def __init__(self) -> None:
        self.rows: list[Row] = [END]
        self.first: dict[tuple[Row, ...], int] = {(END,): 0}

    def entry(self, steps: Steps) -> int:
        """The first row of these steps."""
        frozen = tuple(freeze(steps))
        if frozen not in self.first:
            self.first[frozen] = len(self.rows)
            self.rows.extend(frozen)
        return self.first[frozen]

    def standing(self, steps: Steps, kind: int, source: int) -> list[Standing]:
        """The standing effects of a structure, a token or a passive skill."""
        return [self._standing(step, kind, source) for step in steps]

    def _standing(self, step: Steps, kind: int, source: int) -> Standing:
        if step[0] == "modify":
            return Standing(TUNNEL + MODIFIERS.index(step[1]), kind, source, 0, 0)
        _, trigger, limit, steps = step
        return Standing(TRIGGERS.index(trigger), kind, source, limit, self.entry(steps))


def freeze(steps: Steps) -> list[Row]:
    """The rows of one entry."""
    rows = _list(steps)
    return [(*row[:SKIP], 0) if i + row[SKIP] == len(rows) else row for i, row in enumerate(rows)] or [END]


def _list(steps: Steps) -> list[Row]:
    """Built from last to first: a price must know how many rows it skips."""
    rows: list[Row] = []
    for step in reversed(steps):
        rows = _step(step, len(rows)) + rows
    return rows


def _step(step: Steps, following: int) -> list[Row]:
    effect = EFFECTS[step[0]]
    if effect.op == OP_EITHER:
        return _either(step[1:])
    row = [0] * COLUMNS
    row[OP], row[SKIP] = effect.op, 1
    inner: list[Row] = []
    for argument, given in zip(effect.arguments, step[1:], strict=True):
        if isinstance(argument, Word):
            row[argument.column] += argument.words.index(given) * argument.scale
        elif isinstance(argument, Number):
            row[argument.column] += given * argument.scale
        else:
            inner = freeze(given)
    if effect.op == OP_PAY:
        row[SKIP] += following
    if effect.op in (OP_WHEN, OP_EACH_PLAYER):
        row[SKIP] += len(inner)
    return [tuple(row), *inner]


def _either(branches: Steps) -> list[Row]:
    """Branch 1 follows directly, A and B point to branches 2 and 3; each branch but the last ends with a jump past all of them."""
    bodies = [_list(branch) for branch in branches]
    behind = sum(len(body) + 1 for body in bodies)
    rows: list[Row] = [END]  # placeholder: the first row is known only at the end
    starts = []
    for number, body in enumerate(bodies, 1):
        starts.append(len(rows))
        rows += body
        if number < len(bodies):
            rows.append((OP_GOTO, 0, 0, 0, behind - len(rows)))
    second, third = (*starts[1:], 0)[:2]
    rows[0] = (OP_EITHER, len(bodies), second, third, behind)
    return rows
