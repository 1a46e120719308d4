"""Effects as rows of numbers: converted back they equal the pack, and every jump leads to the right place."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.cryhavoc.effects.freezing import END, Row, Rows, freeze
from rulewright.games.cryhavoc.effects.vocabulary import (
    DEFEND_HERE,
    EFFECTS,
    FOUR,
    NO_ENTRY,
    OP_EACH_PLAYER,
    OP_EITHER,
    OP_GOTO,
    OP_KILL,
    OP_PAY,
    OP_SHIFT,
    OP_VP,
    OP_VP_PER,
    OP_WHEN,
    SIXTEEN,
    TERRAIN_ANY,
    TUNNEL,
    WIN_CONTROL,
    Number,
    Steps,
    Word,
)
from rulewright.games.cryhavoc.pack.loading import load
from rulewright.games.cryhavoc.parts import BY_SKILL, BY_STRUCTURE, BY_TOKEN, OP, SKILL_TOKEN, SKIP, TROGS, A, B, N

YORK = load("york")
NAME = {effect.op: name for name, effect in EFFECTS.items()}


# ------------------------------------------------------------- back again
def thaw(rows: list[Row], at: int, end: int) -> list[Any]:
    """The steps in rows `at` to `end`."""
    steps = []
    while at < end:
        step, at = thaw_step(rows, at, end)
        steps.append(step)
    return steps


def follows(rows: list[Row], at: int, end: int) -> int:
    """Where execution continues after a row; 0 leads to the end of the entry."""
    return at + rows[at][SKIP] if rows[at][SKIP] else end


def thaw_step(rows: list[Row], at: int, end: int) -> tuple[list[Any], int]:
    row, behind = rows[at], follows(rows, at, end)
    if row[OP] == OP_EITHER:
        return thaw_either(rows, at, behind), behind
    name = NAME[row[OP]]
    step: list[Any] = [name]
    left = list(row)
    for argument in EFFECTS[name].arguments:
        if isinstance(argument, Steps):
            step.append(thaw(rows, at + 1, behind))
        else:
            given, left[argument.column] = divmod(left[argument.column], argument.scale)
            step.append(argument.words[given] if isinstance(argument, Word) else given)
    if row[OP] == OP_PAY:
        assert behind == end
        return step, at + 1
    assert row[OP] in (OP_WHEN, OP_EACH_PLAYER) or behind == at + 1
    return step, behind


def thaw_either(rows: list[Row], at: int, behind: int) -> list[Any]:
    row = rows[at]
    starts = [at + 1, at + row[A], at + row[B]][: row[N]]
    ends = [start - 1 for start in starts[1:]]
    for goto in ends:
        assert rows[goto][OP] == OP_GOTO
        assert follows(rows, goto, behind) == behind
    return ["either", *(thaw(rows, s, e) for s, e in zip(starts, [*ends, behind], strict=True))]


def entry(first: int) -> list[Any]:
    """The steps of the pack's entry that begins in that row; it ends where the next one begins."""
    ends = {standing.row for standing in YORK.standing} | {part.row for part in ENTRIES} | {len(YORK.rows)}
    return thaw(list(YORK.rows), first, min(end for end in ends if end > first))


def plain(steps: Any) -> Any:
    return [plain(step) for step in steps] if isinstance(steps, (list, tuple)) else steps


ENTRIES = [
    *YORK.cards,
    *(skill for skill in YORK.skills.values() if not skill.passive),
    *(structure for structure in YORK.structures.values() if structure.row),
    *YORK.events.values(),
    *YORK.explorations.values(),
]


@pytest.mark.parametrize("part", ENTRIES, ids=lambda part: part.id)
def test_every_entry_of_the_pack_comes_back_as_it_was(part: Any) -> None:
    assert entry(part.row) == plain(part.effect)


def test_every_number_comes_back() -> None:
    """Minimum and maximum of every number, and every word."""
    for name, effect in EFFECTS.items():
        for pick in (0, -1):
            step: list[Any] = [name]
            for argument in effect.arguments:
                if isinstance(argument, Word):
                    step.append(argument.words[pick])
                elif isinstance(argument, Number):
                    step.append((argument.least, argument.most)[pick])
                else:
                    step.append([["vp", 1]])
            frozen = freeze([step, ["draw", 1, "own"]])
            assert all(-128 <= number <= 127 for row in frozen for number in row)
            assert thaw(frozen, 0, len(frozen)) == [step, ["draw", 1, "own"]]


# ------------------------------------------------------------- where jumps lead
def test_a_price_lets_the_rest_of_its_list_fall_away() -> None:
    rows = freeze([["pay", "card", 1, "exact"], ["vp", 2], ["vp", 3]])
    assert [row[SKIP] for row in rows] == [0, 1, 0]


def test_a_price_in_a_branch_leads_behind_the_branch() -> None:
    rows = freeze(
        [["either", [["pay", "card", 1, "exact"], ["vp", 2]], [["pay", "unit", 1, "exact"], ["vp", 3]]], ["vp", 1]]
    )
    assert [row[OP] for row in rows] == [OP_EITHER, OP_PAY, OP_VP, OP_GOTO, OP_PAY, OP_VP, OP_VP]
    assert rows[0] == (OP_EITHER, 2, 4, 0, 6)
    assert rows[3] == (OP_GOTO, 0, 0, 0, 3)
    assert [1 + rows[1][SKIP], 4 + rows[4][SKIP]] == [3, 6]


def test_three_branches() -> None:
    rows = freeze([["either", [["vp", 1]], [["vp", 2], ["vp", 3]], [["vp", 4]]], ["vp", 5]])
    assert rows[0] == (OP_EITHER, 3, 3, 6, 7)
    assert [rows[n][N] for n in (1, 3, 6)] == [1, 2, 4]
    assert [(n, n + row[SKIP]) for n, row in enumerate(rows) if row[OP] == OP_GOTO] == [(2, 7), (5, 7)]


def test_at_the_end_of_an_entry_nothing_leads_on() -> None:
    rows = freeze([["either", [["vp", 1]], [["pay", "card", 1, "exact"], ["vp", 2]]]])
    assert [row[OP] for row in rows] == [OP_EITHER, OP_VP, OP_GOTO, OP_PAY, OP_VP]
    assert [row[SKIP] for row in rows] == [0, 1, 0, 0, 0]
    assert freeze([]) == [END]


def test_what_waits_is_closed_and_jumped_over() -> None:
    rows = freeze([["when", "win_control", 2, [["vp", 1], ["vp", 2]]], ["vp", 3]])
    assert rows[0] == (OP_WHEN, 2, WIN_CONTROL, 0, 3)
    assert [row[OP] for row in rows] == [OP_WHEN, OP_VP, OP_VP, OP_VP]
    assert [row[SKIP] for row in rows] == [3, 1, 0, 0]
    assert freeze([["each_player", "reverse", [["vp", 1]]]])[0] == (OP_EACH_PLAYER, 0, 1, 0, 0)


def test_two_arguments_can_share_a_column() -> None:
    assert freeze([["shift", "enemy", 2, "attrition", "any"]])[0] == (OP_SHIFT, 2, 1, 2 * FOUR + 3, 0)
    assert freeze([["vp_per", "killed", 2, 3, 9]])[0] == (OP_VP_PER, 9, 2, 2 * SIXTEEN + 3, 0)


# ------------------------------------------------------------- the table
def test_equal_entries_share_their_rows_and_nothing_is_row_0() -> None:
    rows = Rows()
    assert rows.entry([]) == 0
    first = rows.entry([["vp", 1]])
    assert rows.entry([["vp", 2]]) != first == rows.entry([["vp", 1]])
    assert rows.rows[0] == END


def test_standing_effects_are_listed_by_trigger() -> None:
    assert [s.trigger for s in YORK.standing] == sorted(s.trigger for s in YORK.standing)
    tunnels = [(s.kind, s.source, s.row) for s in YORK.standing if s.trigger == TUNNEL]
    assert tunnels == [(BY_STRUCTURE, YORK.tunnels, 0), (BY_TOKEN, SKILL_TOKEN + TROGS, 0)]
    assert [s.kind for s in YORK.standing if s.trigger in (NO_ENTRY, TERRAIN_ANY)] == [BY_TOKEN, BY_SKILL]


def test_a_standing_effect_has_its_limit_and_its_steps() -> None:
    (attunement,) = (s for s in YORK.standing if s.trigger == WIN_CONTROL)
    assert YORK.skills[attunement.source].id == "pilgrims_attunement"
    assert attunement.limit == 2
    assert entry(attunement.row) == [["take_crystals", 1, "battle"]]
    bulwark = next(s for s in YORK.standing if s.trigger == DEFEND_HERE)
    assert (bulwark.kind, YORK.structures[bulwark.source].id) == (BY_STRUCTURE, "machines_bulwark")


def test_a_pending_effect_is_not_an_entry_of_its_own() -> None:
    passive = [s for s in YORK.skills.values() if s.passive]
    assert {part.row for part in (*passive, *YORK.tokens.values(), YORK.structures[YORK.tunnels])} == {0}
    assert all(row[OP] != OP_KILL or row[N] > 0 for row in YORK.rows)
