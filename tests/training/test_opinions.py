"""A net learns from the outcomes of cheap games, and becomes a file that a search can use."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from rulewright.games import load  # noqa: E402
from rulewright.lab import positions  # noqa: E402
from rulewright.players.nets.weights import read_net  # noqa: E402
from rulewright.training import outcomes  # noqa: E402
from rulewright.training.model import Size  # noqa: E402
from rulewright.training.opinion_course import NET, OpinionCourse, parted  # noqa: E402
from rulewright.training.outcomes import Outcomes, Playing, joined, table_for  # noqa: E402

SEED = 3


@pytest.fixture(scope="module")
def found() -> Outcomes:
    """From bots that play randomly, which is fast."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(positions, "SLIPS", 1)
        patch.setattr(outcomes, "GAMES_AT_ONCE", 2)
        play = Playing("termites", (2, 3)).begin()
        return joined([play(0), play(1)])


def test_outcomes_hold_what_was_known_what_was_thought_and_who_won(found: Outcomes) -> None:
    assert len({len(array) for array in found}) == 1
    assert np.allclose(found.won.sum(1), 1.0)
    assert set(found.seats.tolist()) == {2, 3}
    assert not found.won[found.seats == 2, 2:].any()
    assert found.thought[:, :2].any()
    assert not found.thought[found.seats == 2, 2:].any()
    assert set(found.game.tolist()) == set(range(4))
    for game in range(4):
        assert len(np.unique(found.won[found.game == game], axis=0)) == 1


def test_no_game_is_both_learnt_from_and_held_out(found: Outcomes) -> None:
    known, unseen = parted(found)
    assert len(known.rows) + len(unseen.rows) == len(found.rows)
    assert not set(known.game.tolist()) & set(unseen.game.tolist())
    assert len(unseen.rows)


def test_tables_have_options_of_all_kinds() -> None:
    game = load("cryhavoc")
    chosen = [table_for(game, 2, number).settings.options for number in range(20)]
    assert {options["level"] for options in chosen} > {"first"}
    assert [table_for(game, 2, number).settings.options for number in range(20)] == chosen


def test_a_net_learns_who_wins_and_becomes_a_file(
    found: Outcomes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first seat always wins, which the evaluation does not know and a net learns quickly."""
    won = np.zeros_like(found.won)
    won[:, 0] = 1.0
    monkeypatch.setattr(OpinionCourse, "_collect", lambda _: joined([found._replace(won=won)] * 8))
    game = load("termites")
    course = OpinionCourse(game, "", "points", 4, 6, SEED, "cpu", tmp_path, Size(4, 8, 8), minibatch=32)
    lines = list(course.lines())
    assert len(lines) == 8
    about = read_net(tmp_path / NET, game).about
    for players, before in about["surprise"]["evaluation"].items():
        assert about["surprise"]["net"][players] < 0.8 * before, "it has learnt nothing"
