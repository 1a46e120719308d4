"""Bad input to the interfaces: the error says what to do, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

from rulewright.kernel.game import Settings
from rulewright.lab import make_vec
from rulewright.lab.vec.aec import env
from rulewright.lab.vec.gym import SeatAgainstBots

Wrong = list[tuple[Callable[[], Any], str]]


def refused(wrong: Wrong) -> None:
    for call, why in wrong:
        with pytest.raises(ValueError, match=why):
            call()


def test_a_batch_is_made_of_whole_numbers_and_settings() -> None:
    any_vec: Any = make_vec
    refused(
        [
            *((partial(any_vec, "termites", size), "at least one lane, not") for size in (0, -1, 1.5, "3", None)),
            *((partial(any_vec, "termites", 1, threads=n), "at least 1, not") for n in (0, -3, "a", 1.5)),
            (lambda: any_vec("termites", 2, settings=[]), "2 lanes, but settings for 0"),
            (lambda: any_vec("termites", 1, settings={"players": 2}), "one Settings for all lanes"),
            (lambda: any_vec("termites", 2, settings=[Settings(2), None]), "one Settings for all lanes"),
        ]
    )


def test_numbers_that_wrap_around_are_not_orders() -> None:
    vec = make_vec("termites", 2)
    vec.reset()
    before = vec.observation.tobytes()
    with pytest.raises(ValueError, match="is not legal in lane 0"):
        vec.step(np.array([2**64 - 1, 2**64 - 1], np.uint64))
    assert vec.observation.tobytes() == before
    vec.step(vec.sample().astype(np.uint16))


def test_seats_lanes_and_actions_that_there_are_not() -> None:
    vec: Any = make_vec("termites", 3)
    vec.reset()
    refused(
        [
            *((partial(vec.observe, eyes), "the number of a seat, or 3") for eyes in (0.5, None, "a", [0, 1])),
            (lambda: vec.observe(5), "the seats 0 to 1, not 5"),
            (lambda: vec.write(9, 0), "lanes are numbers from 0 to 2"),
            (lambda: vec.write(0, 99_999), "actions are numbers from 0 to"),
            (lambda: vec.seat(7), "lanes are numbers from 0 to 2"),
            (lambda: vec.number(1 << 40), "is not an action of termites"),
            (lambda: vec.restore(None), "a clone of this batch"),
        ]
    )


def test_lanes_are_loaded_only_into_a_batch_like_the_one_that_saved_them() -> None:
    vec: Any = make_vec("termites", 2, seeds=5)
    vec.reset()
    vec.roll(30)
    saved, before = vec.saved(), (vec.observe(0).tobytes(), vec.legal.tobytes(), vec.decisions.tobytes())
    cut, unknown = saved | {"legal": saved["legal"][:, :-1]}, saved | {"wisdom": saved["count"]}
    rules = saved | {"made_of": saved["made_of"] | {"rules": "1"}}

    def of(*arguments: Any, **others: Any) -> dict[str, Any]:
        other: Any = make_vec(*arguments, **others)
        other.reset()
        return other.saved()  # type: ignore[no-any-return]

    terrain = Settings(2, options={"mound_terrain": "any"})
    strange: list[Any] = [None, b"lanes", [saved], 7, vec]
    without_states: list[Any] = [{}, saved | {"states": None}]
    refused(
        [
            *((partial(vec.load, junk), "takes what saved") for junk in strange),
            *((partial(vec.load, junk), "states does not fit") for junk in without_states),
            (lambda: vec.load(saved | {"states": saved["states"][:1]}), "states does not fit"),
            (lambda: vec.load(saved | {"count": saved["count"].tobytes()[:3]}), "count does not fit"),
            (lambda: vec.load(saved | {"seed": saved["seed"].astype(float)}), "seed does not fit"),
            (lambda: vec.load(cut), "legal does not fit"),
            (lambda: vec.load(unknown), "wisdom does not fit"),
            (lambda: vec.load(saved | {"count": saved["count"] + 10_000}), "count is damaged"),
            (lambda: vec.load(saved | {"legal": saved["legal"] - 1}), "legal is damaged"),
            (lambda: vec.load(saved | {"made_of": None}), "another game"),
            (lambda: vec.load(of("cryhavoc", 2)), "another game"),
            (lambda: vec.load(rules), "another version of the rules"),
            (lambda: vec.load(of("termites", 2, settings=terrain)), "other settings or another pack"),
            (lambda: vec.load(of("termites", 2, players=3)), "other settings or another pack"),
            (lambda: vec.load(of("termites", 3)), "same lanes, mask and history"),
            (lambda: vec.load(of("termites", 2, mask=True)), "mask does not fit"),
            (lambda: vec.load(of("termites", 2, history=4)), "same lanes, mask and history"),
        ]
    )
    assert before == (vec.observe(0).tobytes(), vec.legal.tobytes(), vec.decisions.tobytes())
    one: Any = make_vec("termites", 2, seeds=8)
    one.load({name: what for name, what in saved.items() if name not in {"made_of", "heard", "newest"}})
    for batch in (vec, one):
        batch.step(batch.sample())
    assert (one.observation == vec.observation).all(), "what an earlier version has saved still loads"


def test_what_cannot_be_had_is_said_in_words() -> None:
    any_vec: Any = make_vec
    option, pack = Settings(2, {"colour": "blue"}), Settings(2, pack="nowhere")
    for made in (lambda *a, **k: any_vec(a[0], 1, **k), env, partial(SeatAgainstBots, num_envs=1)):
        made_of: Any = made
        refused(
            [
                (partial(made_of, "chess"), "chess.*termites, cryhavoc"),
                (partial(made_of, "termites", players="2"), "players is a whole number, not '2'"),
                (partial(made_of, "termites", players=9), "9.*2.*4"),
                (partial(made_of, "cryhavoc", settings=option), "colour.*edition"),
                (partial(made_of, "cryhavoc", settings=pack), "nowhere"),
            ]
        )


def test_any_whole_number_is_one() -> None:
    three: Any = np.int64(3)
    vec = make_vec("termites", 1, players=three)
    vec.reset()
    assert vec.seats.tolist() == [3]


def test_nobody_is_asked_where_a_game_is_over() -> None:
    vec = make_vec("termites", 1, autoreset=False, seeds=3)
    vec.reset()
    while not vec.done[0]:
        vec.roll(50)
    with pytest.raises(ValueError, match="the game of lane 0 is over"):
        vec.seat(0)


def test_pettingzoo_is_told_to_reset_first_and_to_choose_a_number() -> None:
    table: Any = env("termites")
    for call in (table.last, lambda: table.step(0), lambda: table.observe("seat_0")):
        with pytest.raises(AttributeError, match=r"call reset\(\) first"):
            call()
    table.reset(seed=1)
    refused([(partial(table.step, action), "is not legal for") for action in (0.5, "a", [3], 99_999, -1)])
    refused([(partial(table.step, np.array([3])), "is not legal for"), (partial(table.step, None), "not None")])
    table.step(np.flatnonzero(table.last()[0]["action_mask"])[0])


def test_gymnasium_wants_a_seed_for_each_game_and_a_seat_of_the_table() -> None:
    one: Any = SeatAgainstBots("termites", 2)
    refused(
        [
            (one.action_masks, r"call reset\(\) first"),
            (lambda: one.step([0, 0]), r"call reset\(\) first"),
            (lambda: one.reset(seed=[1]), "2 games, but 1 seeds"),
            (lambda: SeatAgainstBots("termites", 2, seat=-1), "the seats are 0 to 1"),
            (lambda: one.__class__("termites", 2, seat=0.5), "the seats are 0 to 1"),
        ]
    )
    one.reset(seed=1)
    before = one.fields()["pending"].tobytes()
    refused([(lambda: one.step([-1, -1]), "not legal in game 0: choose one that action_masks")])
    assert before == one.fields()["pending"].tobytes()
