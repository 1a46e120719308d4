"""The kit finds what it is there to find: each test breaks one thing in a game that is sound, and hears of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulewright.games.termites.game import GAME, Termites
from rulewright.kernel.conformance import checks, history, leaks, refusals
from rulewright.kernel.conformance.counts import divide, perft, perft_is, trace
from rulewright.kernel.conformance.suite import Conformance
from rulewright.kernel.conformance.walk import Walk, walking
from rulewright.kernel.engine import Engine
from rulewright.kernel.events import AUDIENCE, EVERYONE
from rulewright.kernel.game import Settings
from rulewright.kernel.rule import COMPILED
from rulewright.kernel.verbs import MASK, OK, SHIFT
from tests.games.termites.pieces import check_pieces

SETTINGS = Settings(2, {"swarms": "blue,red"})
pytestmark = pytest.mark.skipif(COMPILED, reason="breaks the interpreted rules")


def broken(**functions: Callable[..., Any]) -> Termites:
    """The game with some entries of its engine replaced; each gets the sound one first."""
    engine, sound = GAME.engine, vars(GAME.engine)
    replaced = {name: lambda *args, f=f, name=name: f(sound[name], *args) for name, f in functions.items()}
    game = type("Broken", (Termites,), {"engine": Engine(**{**vars(engine), **replaced})})()
    assert isinstance(game, Termites)
    return game


def fails(check: Callable[..., Any], game: Termites, *args: Any, **options: Any) -> str:
    with pytest.raises(AssertionError) as error:
        check(game, SETTINGS, 3, *args, **options)
    return str(error.value)


# ------------------------------------------------------------- play
def test_a_failure_tells_its_story_and_the_story_leads_there_again() -> None:
    with pytest.raises(AssertionError, match="too many") as error, walking(GAME, SETTINGS, 3) as walk:
        for number, _ in enumerate(walk.positions()):
            assert number < 30, "too many"
    what, story = str(error.value).split("\n", 1)
    assert what.startswith("too many")
    assert story.startswith("termites: Walk(GAME, Settings(players=2")
    again = eval(story.split("\n")[-1].removeprefix("termites: "))
    assert isinstance(again, Walk)
    assert (again.done, again.bytes()) == (walk.done, walk.bytes())


def test_being_stuck_is_found() -> None:
    def stuck(legal: Any, states: Any, i: int, out: Any) -> int:
        n: int = legal(states, i, out)
        return 0 if GAME.offers[states[i].frame[states[i].top].offer].name == "goal" else n

    assert "Walk(" in fails(checks.play_ends, broken(legal=stuck))


def test_an_action_listed_twice_is_found() -> None:
    def doubled(legal: Any, states: Any, i: int, out: Any) -> int:
        n: int = legal(states, i, out)
        out[n] = out[0]
        return n + 1

    assert "listed twice" in fails(checks.play_ends, broken(legal=doubled))


def test_a_lost_piece_is_found() -> None:
    def thief(apply: Any, states: Any, i: int, action: int) -> None:
        apply(states, i, action)
        if GAME.verbs[action >> SHIFT].name == "move":
            states[i].reserve[0] = [0] * 10

    assert "mounds of" in fails(checks.play_ends, broken(apply=thief), check_pieces)


def test_too_many_decisions_are_found() -> None:
    assert "more than 20 decisions" in fails(checks.play_ends, GAME, most=20)
    with pytest.raises(AssertionError, match="playout of seed 0"):
        checks.playouts_end(GAME, SETTINGS, range(2), most=20)


def test_rules_that_lean_on_what_is_not_in_the_bytes_are_found() -> None:
    def forgetful(apply: Any, states: Any, i: int, action: int) -> None:
        apply(states, i, action)
        states[i].queue[0] += 1
        if states[i].queue[0] > 5:
            states[i].first = 1 - states[i].first

    assert "goes on in another way" in fails(checks.bytes_are_the_position, broken(apply=forgetful))


def test_a_question_that_changes_the_position_is_found() -> None:
    def curious(why_not: Any, states: Any, *args: Any) -> int:
        states[0].tiles[0] += 1
        code: int = why_not(states, *args)
        return code

    assert "a question changed the position" in fails(checks.copies_are_apart, broken(why_not=curious))


def test_a_chance_that_does_not_happen_is_found() -> None:
    def deaf(apply: Any, states: Any, i: int, action: int) -> None:
        drawn = GAME.verbs[action >> SHIFT].name == "draw"
        apply(states, i, action - action % 3 if drawn and states[i].stack[states[i].frame[states[i].top].who][action & MASK - action % 3] else action)

    assert "two outcomes lead to the same position" in fails(checks.chances_happen, broken(apply=deaf))
