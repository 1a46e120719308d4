"""What a net learns before self-play: from a teacher's games, or from a trained net."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from tests.training.test_training import PLAN, training  # noqa: E402

from rulewright.games import load  # noqa: E402
from rulewright.players.nets import packed  # noqa: E402
from rulewright.players.nets.arithmetic import judge  # noqa: E402
from rulewright.players.nets.weights import read_net, write_net  # noqa: E402
from rulewright.training import checkpoint, imitation, trainer  # noqa: E402
from rulewright.training.lessons import Lessons, Teaching, joined  # noqa: E402
from rulewright.training.model import rounded, size_of  # noqa: E402

GAMES = 4


@pytest.fixture(scope="module")
def lessons() -> Lessons:
    """From a teacher who plays randomly, which is fast."""
    job = Teaching("termites", "random", (2, 3))
    return joined([job._game(load("termites"), number) for number in range(GAMES)])


def test_lessons_hold_what_was_known_what_was_chosen_and_who_won(lessons: Lessons) -> None:
    rows, legal, count, chosen, share, seats = lessons
    assert len({len(array) for array in lessons}) == 1
    assert (count > 1).all(), "a decision without a choice teaches nothing"
    assert ((chosen >= 0) & (chosen < count)).all()
    assert np.allclose(share.sum(1), 1.0)
    assert set(seats.tolist()) == {2, 3}
    assert not share[seats == 2, 2:].any()
    assert (legal >= 0).all()
    assert len(np.unique(rows, axis=0)) > len(rows) // 2


def test_the_same_game_teaches_the_same(lessons: Lessons) -> None:
    again = Teaching("termites", "random", (2, 3))._game(load("termites"), 0)
    size = len(again.rows)
    assert (lessons.rows[:size] == again.rows).all()
    assert (lessons.chosen[:size] == again.chosen).all()


def test_a_net_that_was_taught_agrees_with_its_teacher_more_often(
    lessons: Lessons, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The teacher takes the first action in the list, which is quickly learnt, in many small steps."""
    first = lessons._replace(chosen=np.zeros_like(lessons.chosen))
    monkeypatch.setattr(imitation, "MINIBATCH", 32)
    monkeypatch.setattr(trainer, "take_lessons", lambda *_: joined([first] * 4))
    taught = training("termites", replace(PLAN, teacher="random", lessons=GAMES)).taught
    even = float(np.log(lessons.choices).mean())
    assert taught["choice"] < 0.8 * even, "no better than any choice"


# ------------------------------------------------------------- from one net to the next
def test_a_training_begins_as_the_net_that_it_is_given(tmp_path: Path) -> None:
    learnt = training()
    learnt.iterate()
    net = rounded(learnt.model)
    assert size_of(net) == PLAN.size
    write_net(tmp_path / "net.npz", learnt.game, net, {})
    kept = read_net(tmp_path / "net.npz", learnt.game).net
    begun = checkpoint.open_training(learnt.game, learnt.plan, "cpu", tmp_path, kept)
    rows = learnt.lanes.observation.numpy()
    assert (judge(rounded(begun.model), rows).actions == judge(net, rows).actions).all()


# ------------------------------------------------------------- loop by loop
@pytest.mark.parametrize("name", ["termites", "cryhavoc"])
def test_the_loops_say_what_numpy_says_bit_for_bit(name: str) -> None:
    made = training(name)
    with torch.no_grad():
        for weights in ("keys", "value", "queries"):
            made.model.get_parameter(weights).mul_(10)
    net, rows = rounded(made.model), made.lanes.observation.numpy()
    known, flat = judge(net, rows), packed.pack(net)
    room, shares = packed.room_for(flat), np.zeros(4, np.int64)
    entries = made.game.engine.extend(packed.RULES, packed.ENTRIES)
    for row, actions, expected in zip(rows[:2], known.actions, known.shares, strict=False):
        numbers = np.arange(0, len(actions), 7)
        told = numbers.copy()
        entries.judge_row(flat, row, room, told, shares)
        assert (told == actions[numbers]).all()
        assert (shares == expected).all()


def test_a_net_whose_sums_might_not_fit_is_refused() -> None:
    made = training()
    with torch.no_grad():
        made.model.get_parameter("own_0").fill_(3.9)
    net = rounded(made.model)
    net.weights["own_0"][:] *= 1 << 16
    with pytest.raises(ValueError, match="32 bits"):
        packed.pack(net)
