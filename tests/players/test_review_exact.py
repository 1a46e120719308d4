"""If a game is so nearly over that every line can be enumerated, a review tells the truth."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulewright.kernel.frames import CHANCE, OVER
from rulewright.kernel.game import Game
from rulewright.kernel.rule import buffer
from rulewright.learning.courses import find
from rulewright.learning.running import Run
from rulewright.players.review import NINE_OF_TEN, Reviewer
from rulewright.players.seat import Seat

ITERATIONS = 500  # with far fewer, they are off by more than their interval


# Termites: the last turn, with the last token placed, and with the attacker chosen. Cry Havoc: the last round, when only
# prisoners can still be bought back. Each after that many steps of a lesson.
LAST = [("termites", "10-the-last-turn", 2), ("termites", "10-the-last-turn", 3), ("cryhavoc", "08-prisoners", 1)]


@pytest.fixture(params=LAST)
def run(request: pytest.FixtureRequest) -> Run:
    game, lesson, skipped = request.param
    run = Run(find(game, lesson))
    for _ in range(skipped):
        run.skip()
    return run


def after(game: Game, position: bytes) -> Iterator[tuple[int, bytes]]:
    engine, states, out = game.engine, game.engine.new(1), buffer(game.most_legal)
    engine.decode(states, 0, position)
    for action in [int(out[i]) for i in range(engine.legal(states, 0, out))]:
        engine.decode(states, 0, position)
        engine.apply(states, 0, action)
        yield action, engine.encode(states, 0)


def worth(game: Game, position: bytes, seat: int) -> int:
    """Whether the seat wins if both play perfectly: enumerates lines until one of them decides."""
    engine, states = game.engine, game.engine.new(1)
    engine.decode(states, 0, position)
    actor = int(engine.actor(states, 0))
    assert actor != CHANCE, "nothing is drawn any more"
    if actor == OVER:
        own, other = (engine.standing(states, 0, one)[0] for one in (seat, 1 - seat))
        return int(own > other)
    values = (worth(game, then, seat) for _, then in after(game, position))
    return int(any(values)) if actor == seat else int(all(values))


def test_losses_are_the_true_ones_within_their_interval(run: Run) -> None:
    match, seat, seen = run.match, run.seat, 0
    reviewer, eyes = Reviewer(match.game, ITERATIONS), Seat(run.match, run.seat)
    true = {action: worth(match.game, then, seat) for action, then in after(match.game, match.look().encode())}
    assert set(true.values()) == {0, 1}
    for action, value in true.items():
        judged = reviewer.judge(eyes, action)
        assert judged.loss == pytest.approx(max(true.values()) - value, abs=NINE_OF_TEN * judged.error)
        seen += judged.loss > 0
    assert seen
