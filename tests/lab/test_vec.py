"""A batch of lanes: games side by side, each as if it were alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rulewright.games import load
from rulewright.kernel.conformance.walk import Walk
from rulewright.kernel.game import Settings
from rulewright.kernel.rule import COMPILED
from rulewright.lab import make_vec
from rulewright.lab.vec.batch import Vec
from rulewright.lab.vec.lanes import NEXT_GAME, REST
from rulewright.players.bots import make_bot

REPOSITORY = Path(__file__).parents[2]
GAMES = ("termites", "cryhavoc")
for_both = pytest.mark.parametrize("name", GAMES)


def play(vec: Vec, steps: int) -> list[int]:
    """Random play; returns a number for everything readable after each step."""
    found = []
    vec.reset()
    for _ in range(steps):
        parts: list[Any] = [
            vec.actor,
            vec.observation,
            vec.count,
            vec.share,
            vec.done,
            vec.final_points,
            vec.final_observation,
        ]
        lists = [vec.legal[lane, : vec.count[lane]] for lane in range(vec.size)]
        found.append(zlib.crc32(b"".join(part.tobytes() for part in (*parts, *lists))))
        vec.step(vec.sample())
    return found


def row(vec: Vec, lane: int) -> tuple[Any, ...]:
    """Everything readable about a lane."""
    n = vec.count[lane]
    arrays = (vec.actor, vec.observation, vec.share, vec.done, vec.seed, vec.decisions, vec.final_points)
    return (*(array[lane].tobytes() for array in arrays), vec.legal[lane, :n].tobytes())


# ------------------------------------------------------------- what a lane is
@for_both
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_lane_plays_as_the_rules_do(name: str, players: int) -> None:
    """The same seed settles the same chances, and the current seat and its choices are the same, to the end."""
    game, vec = load(name), make_vec(name, 1, players=players, seeds=5, autoreset=False)
    walk = Walk(game, Settings(players), 0)
    drawn = game.engine.settle(walk.states, 0, walk.out, walk.weights, 5, 0)
    vec.reset()
    while not vec.done[0]:
        assert walk.actor == vec.actor[0]
        assert walk.legal() == [int(vec.actions[number]) for number in vec.legal[0, : vec.count[0]]]
        action = vec.sample()
        vec.step(action)
        _, drawn = game.engine.step(walk.states, 0, int(vec.actions[action[0]]), walk.out, walk.weights, 5, drawn)
    standing = [game.engine.standing(walk.states, 0, seat) for seat in walk.seats]
    best = max(result for result, *_ in standing)
    assert vec.final_points[0, :players].tolist() == [points for _, points, *_ in standing]
    assert [share > 0 for share in vec.share[0, :players]] == [result == best for result, *_ in standing]
    assert vec.share.sum() == pytest.approx(1)
    assert vec.actor[0] == -1
    assert vec.count[0] == 0


@for_both
def test_a_game_does_not_depend_on_its_lane_nor_on_the_others(name: str) -> None:
    alone, among = make_vec(name, 1, seeds=[12]), make_vec(name, 5, seeds=[40, 7, 12, 8, 12])
    alone.reset()
    among.reset()
    for _ in range(250):
        assert row(alone, 0) == row(among, 2) == row(among, 4)
        alone.step(alone.sample())
        among.step(among.sample())


@for_both
def test_a_lane_may_have_a_table_of_its_own(name: str) -> None:
    tables = [Settings(2), Settings(4), Settings(3)]
    mixed = make_vec(name, 3, settings=tables, seeds=[3, 3, 3])
    alone = [make_vec(name, 1, settings=table, seeds=[3]) for table in tables]
    for vec in (mixed, *alone):
        vec.reset()
    assert mixed.seats.tolist() == [2, 4, 3]
    assert mixed.fields()["players"].tolist() == [2, 4, 3]
    for _ in range(60):
        assert [row(mixed, lane) for lane in range(3)] == [row(vec, 0) for vec in alone]
        for vec in (mixed, *alone):
            vec.step(vec.sample())


# ------------------------------------------------------------- one game after the other
def test_the_next_game_begins_in_the_step_that_ends_one() -> None:
    vec = make_vec("termites", 2, seeds=[1, 2])
    vec.reset()
    while not vec.done[0]:
        length = int(vec.decisions[0])
        vec.step(vec.sample())
    assert vec.final_length[0] == length + 1
    assert vec.final_seed[0] == 1
    assert vec.seed[0] == 1 + NEXT_GAME
    assert vec.decisions[0] == 0
    assert vec.count[0] > 0
    assert vec.share[0].sum() == pytest.approx(1)
    final = vec.declared.as_dictionary(vec.final_observation[0])
    assert final["points"][0].tolist() == vec.final_points[0].tolist()
    vec.step(vec.sample())
    assert not vec.done[0]
    assert vec.share[0].sum() == 0


def test_a_lane_that_is_over_waits_for_its_reset_if_asked_to() -> None:
    vec = make_vec("termites", 2, autoreset=False)
    vec.reset()
    while not (vec.count == 0).all():
        vec.step(vec.sample())
    with pytest.raises(ValueError, match=r"the game of lane 0 is over: reset\(lanes=\[0\]\) begins another"):
        vec.step([0, 0])
    vec.reset(lanes=[1])
    assert vec.actor[0] == -1
    assert vec.count[1] > 0
    vec.step([REST, vec.legal[1, 0]])


def test_a_lane_may_rest() -> None:
    vec = make_vec("termites", 2)
    vec.reset()
    before = row(vec, 0), row(vec, 1)
    vec.step([REST, vec.legal[1, 0]])
    assert row(vec, 0) == before[0]
    assert row(vec, 1) != before[1]


@for_both
def test_the_mask_is_the_list(name: str) -> None:
    vec = make_vec(name, 2, mask=True)
    vec.reset()
    for _ in range(200):
        assert vec.mask is not None
        for lane in range(2):
            assert np.flatnonzero(vec.mask[lane]).tolist() == sorted(vec.legal[lane, : vec.count[lane]].tolist())
        vec.step(vec.sample())


# ------------------------------------------------------------- going back
@for_both
def test_a_clone_goes_its_own_way_and_brings_back_what_was(name: str) -> None:
    vec = make_vec(name, 3)
    vec.reset()
    for _ in range(20):
        vec.step(vec.sample())
    saved, before = vec.clone(), [row(vec, lane) for lane in range(3)]
    for _ in range(30):
        vec.step(vec.sample())
    after = [row(vec, lane) for lane in range(3)]
    assert [row(saved, lane) for lane in range(3)] == before
    vec.restore(saved, lanes=[1])
    assert [row(vec, lane) for lane in range(3)] == [after[0], before[1], after[2]]
    vec.restore(saved)
    for _ in range(30):
        vec.step(vec.sample())
    assert [row(vec, lane) for lane in range(3)] == after


# ------------------------------------------------------------- bots and words
@for_both
def test_a_bot_plays_in_a_lane(name: str) -> None:
    vec = make_vec(name, 2)
    vec.reset()
    bot = make_bot("greedy", vec.game, 1)
    for _ in range(3):
        chosen = [vec.number(bot.choose(vec.seat(lane))) for lane in range(2)]
        assert all(chosen[lane] in vec.legal[lane, : vec.count[lane]] for lane in range(2))
        vec.step(chosen)


def test_an_action_can_be_read() -> None:
    vec = make_vec("termites", 1)
    vec.reset()
    assert vec.write(0, int(vec.legal[0, 0])).startswith("mound:")


# ------------------------------------------------------------- what is refused
def test_bad_input_is_refused_with_what_to_do() -> None:
    vec = make_vec("termites", 3)
    for early in (lambda: vec.step([0, 0, 0]), vec.sample, lambda: vec.observe(0), lambda: vec.reset(lanes=[0])):
        with pytest.raises(ValueError, match=r"call reset\(\) first"):
            early()
    vec.reset()
    before = [row(vec, lane) for lane in range(3)]
    refused: list[tuple[Any, str]] = [
        ([1, 2], r"3 whole numbers, one a lane, not an array of int64 in the shape \(2,\)"),
        ([[1, 2, 3]], "in the shape"),
        (vec.sample().astype(float), "an array of float64"),
        ([True, True, True], "an array of bool"),
        (None, "an array of object"),
        ([*vec.sample()[:2], 0], r"action 0 \(first:0\) is not legal in lane 2: choose one of legal\[2, :\d+\]"),
        ([*vec.sample()[:2], 99_999], "action 99999 is not legal in lane 2"),
        ([*vec.sample()[:2], -7], "action -7 is not legal in lane 2"),
    ]
    for actions, why in refused:
        with pytest.raises(ValueError, match=why):
            vec.step(actions)
    assert [row(vec, lane) for lane in range(3)] == before
    with pytest.raises(ValueError, match="lane 0 has the seats 0 to 1, not 2"):
        vec.observe(2)
    with pytest.raises(ValueError, match="lanes are numbers from 0 to 2"):
        vec.reset(lanes=[3])
    with pytest.raises(ValueError, match="restore takes a clone of this batch"):
        vec.restore(make_vec("termites", 2))


def test_arrays_are_for_reading() -> None:
    vec = make_vec("termites", 1)
    with pytest.raises(ValueError, match="read-only"):
        vec.observation[0, 0] = 1


def test_a_seed_may_be_a_number_of_numpy() -> None:
    first: Any = np.int64(7)
    vec = make_vec("termites", 2, seeds=first)
    vec.reset()
    assert vec.seed.tolist() == [7, 8]


@pytest.mark.parametrize("seeds", [-1, [1], [1, 1 << 32], [0.5, 1.5], 1 << 32, 1 << 70, 0.5, None])
def test_a_seed_is_a_number_of_32_bits(seeds: Any) -> None:
    with pytest.raises(ValueError, match="seeds are 2 whole numbers from 0 to 4294967295"):
        make_vec("termites", 2, seeds=seeds)


def test_a_batch_is_refused_that_cannot_be() -> None:
    with pytest.raises(ValueError, match="at least one lane, not 0"):
        make_vec("termites", 0)
    with pytest.raises(ValueError, match="there are 2 lanes, but settings for 1"):
        make_vec("termites", 2, settings=[Settings(2)])
    with pytest.raises(ValueError, match="chess"):
        make_vec("chess", 2)
    with pytest.raises(ValueError, match="from 2 to 4"):
        make_vec("termites", 2, players=5)


def test_a_game_without_an_observation_is_refused() -> None:
    from thin_ice.game import GAME

    with pytest.raises(ValueError, match="thin-ice declares no observation"):
        make_vec(GAME, 2)


# ------------------------------------------------------------- compiled
STEPS, LANES = 120, 4
COMPARE = """
import json
from rulewright.lab import make_vec
from tests.lab.test_vec import LANES, STEPS, play
print(json.dumps([play(make_vec({name!r}, LANES, players=players, mask=True, history=players), STEPS) for players in (2, 3, 4)]))
many = make_vec({name!r}, 96, players=3, threads={threads})
many.reset()
for _ in range(15):
    many.step(many.sample())
print(json.dumps([many.observation.tolist()[::7], many.final_points.tolist()]))
"""


def run(name: str, mode: str, threads: int) -> list[Any]:
    environment = {**os.environ, "RULEWRIGHT_MODE": mode}
    command = [sys.executable, "-c", COMPARE.format(name=name, threads=threads)]
    ran = subprocess.run(command, cwd=REPOSITORY, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return [json.loads(line) for line in ran.stdout.splitlines()]


@pytest.mark.skipif(COMPILED, reason="it starts the processes itself")
@for_both
def test_compiled_and_interpreted_give_the_same_bytes_on_any_number_of_threads(name: str) -> None:
    interpreted = run(name, "interpreted", 1)
    assert run(name, "compiled", 1) == interpreted
    assert run(name, "compiled", 3) == interpreted


@pytest.mark.parametrize("autoreset", [True, False])
def test_rolling_plays_the_games_that_steps_would(autoreset: bool) -> None:
    one, two = (make_vec("termites", 2, seeds=5, mask=True, autoreset=autoreset) for _ in range(2))
    one.reset()
    two.reset()
    ended = 0
    for _ in range(170):
        one.step(one.sample())
        ended += int(one.done.sum())
    two.roll(170)
    assert ended >= 2
    shown = ["actor", "count", "observation", "mask", "seed", "decisions", "final_points", "final_length", "final_seed"]
    for name in [*shown, "final_observation"]:
        assert (getattr(one, name) == getattr(two, name)).all(), name
    assert all((one.legal[i, :n] == two.legal[i, :n]).all() for i, n in enumerate(one.count))
    with pytest.raises(ValueError, match="at least 1"):
        two.roll(0)
