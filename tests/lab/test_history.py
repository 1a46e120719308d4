"""The history in an observation: exactly the last events that a seat may know, behind every interface."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rulewright.games import load
from rulewright.kernel.conformance.leaks import changes
from rulewright.kernel.conformance.walk import GAME, OTHER, SPARE, THIRD, Walk, walking
from rulewright.kernel.events import bit, happened
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.observing.heard import MOST_EVENTS, WIDTH
from rulewright.kernel.observing.observation import Observation
from rulewright.kernel.verbs import SHIFT
from rulewright.lab import make_vec
from rulewright.lab.vec.memory import Memory

EVENTS = 6
TABLES = [("termites", 2), ("termites", 4), ("cryhavoc", 3)]
at_tables = pytest.mark.parametrize(("name", "players"), TABLES)


def declared(game: Game, events: int = EVENTS) -> Observation:
    assert game.observation is not None
    return game.observation.with_history(events)


def told(log: list[list[int]], events: int = EVENTS) -> tuple[list[int], list[list[int]]]:
    """The expected row for a log whose lines are a kind and four numbers."""
    last = [*reversed(log[-events:])] + [[-1, 0, 0, 0, 0]] * (events - len(log[-events:]))
    return [1 + line[0] for line in last], [line[1:] for line in last]


@at_tables
def test_a_seat_remembers_what_it_heard_and_nothing_else(name: str, players: int) -> None:
    """The log is kept here by the audience of each event, as the browser gets it."""
    game = load(name)
    sees = declared(game)
    walk = Walk(game, Settings(players), seed=3)
    memory = Memory(sees, players)
    logs: list[list[list[int]]] = [[] for _ in walk.seats]
    for number, _ in enumerate(walk.positions()):
        memory.note(walk.states)
        for event in happened(walk.twin()):
            for seat in walk.seats:
                if event.audience & bit(seat):
                    logs[seat].append([event.kind, *event[2:]])
        for seat in walk.seats if number % 5 == 0 else ():
            fields = sees.as_dictionary(memory.seen(walk.states, seat))
            assert (fields["history"].tolist(), fields["history_numbers"].tolist()) == told(logs[seat]), number
    assert all(len(log) > EVENTS for log in logs)
    assert any(a != b for a in logs for b in logs), "nothing was for some eyes only"


@at_tables
def test_histories_of_worlds_that_a_seat_cannot_tell_apart_stay_equal(name: str, players: int) -> None:
    """The same next action in both, or one that the seat cannot tell from it; both must reveal the same about hidden fields."""
    game = load(name)
    compared = 0
    with walking(game, Settings(players), seed=5) as walk:
        memory = Memory(declared(game), players)
        for number, _ in enumerate(walk.positions()):
            memory.note(walk.states)
            seat = walk.random.randrange(players)
            walk.engine.sample(walk.states, SPARE, walk.states, GAME, seat, number)
            rows = after(walk, memory, seat)
            if rows is not None:
                compared += 1
                assert rows[0].tobytes() == rows[1].tobytes(), f"seat {seat} remembers what it cannot know"
    assert compared > 50


def after(walk: Walk, memory: Memory, seat: int) -> tuple[Any, Any] | None:
    """What that seat knows after an action in the true world and in the other, if it cannot tell the two actions apart."""
    here = walk.random.choice(walk.choices())
    known = walk.game.audience(walk.twin(), here) & bit(seat) != 0
    like = [a for a in walk.choices(SPARE) if a == here or (not known and a >> SHIFT == here >> SHIFT)]
    if not like:
        return None
    rows = []
    for place, source, action in ((OTHER, GAME, here), (THIRD, SPARE, walk.random.choice(like))):
        walk.copy(place, source)
        mine = memory.copy()
        walk.apply(place, action)
        mine.note(walk.states[place : place + 1])
        rows.append(mine.seen(walk.states[place : place + 1], seat))
    shown = [changes(walk.twin(source), walk.twin(place)) for place, source in ((OTHER, GAME), (THIRD, SPARE))]
    return (rows[0], rows[1]) if not known or shown[0] == shown[1] else None


# ------------------------------------------------------------- in a batch
def rows_of(vec: Any) -> bytes:
    return b"".join(part.tobytes() for part in (vec.observation, vec.final_observation, vec.actor, vec.seed))


@pytest.mark.parametrize("name", ["termites", "cryhavoc"])
def test_a_lane_remembers_its_games_events_in_any_batch(name: str) -> None:
    """A batch of one lane, one of many, and the batch without a history all play the same game."""
    sees = declared(load(name))
    many, one = make_vec(name, 3, seeds=[4, 5, 6], history=EVENTS), make_vec(name, 1, seeds=[5], history=EVENTS)
    plain = make_vec(name, 1, seeds=[5])
    for vec in (many, one, plain):
        vec.reset()
    part = slice(0, sees.size - WIDTH * EVENTS)
    for _ in range(60):
        assert many.observation[1].tobytes() == one.observation[0].tobytes()
        assert (one.observation[:, part] == plain.observation).all()
        assert (one.observe(one.actor) == one.observation).all()
        for vec in (many, one, plain):
            vec.step(vec.sample())
    assert (one.fields()["history"] > 0).all()
    other = 1 - int(one.actor[0])
    assert (one.observe(other)[0, part] == plain.observe(other)[0]).all()


def test_a_history_ends_with_its_game_and_is_kept_by_clone_and_file() -> None:
    vec = make_vec("termites", 2, seeds=7, history=EVENTS)
    vec.reset()
    first = vec.observation.copy()
    vec.roll(40)
    saved, file = vec.clone(), vec.saved()
    seen = rows_of(vec)
    while not vec.done.any():
        vec.step(vec.sample())
    lane = int(vec.done.argmax())
    fields = vec.declared.as_dictionary(vec.final_observation[lane])
    over = 1 + [kind.name for kind in vec.declared.event_kinds].index("over")
    assert (fields["history"][:2, 0] == over).all(), "the last event of a game is that it is over"
    assert over not in vec.fields()["history"][lane], "the next game remembers the one before"
    vec.restore(saved)
    assert rows_of(vec) == seen
    again = make_vec("termites", 2, seeds=7, history=EVENTS)
    again.load(file)
    for one in (vec, again):
        one.roll(3)
    assert rows_of(vec) == rows_of(again)
    vec.reset()
    assert (vec.observation == first).all()


def test_rolling_remembers_what_steps_would() -> None:
    one, two = (make_vec("termites", 2, seeds=5, history=EVENTS) for _ in range(2))
    for vec in (one, two):
        vec.reset()
    for _ in range(90):
        one.step(one.sample())
    two.roll(90)
    assert rows_of(one) == rows_of(two)


def test_an_invalid_history_is_refused() -> None:
    for wrong in (-1, MOST_EVENTS + 1, 1.5, "all", None):
        with pytest.raises(ValueError, match=f"0 to {MOST_EVENTS}, not"):
            make_vec("termites", 1, history=wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="on a GPU has no history"):
        make_vec("termites", 1, history=4, device="cuda")  # type: ignore[call-overload]
    vec = make_vec("termites", 1, history=4)
    with pytest.raises(ValueError, match="a clone of this batch"):
        vec.restore(make_vec("termites", 1, history=5))
    seen = load("termites").observation
    assert seen is not None
    bare = Observation(seen.engine, seen.source)
    with pytest.raises(ValueError, match="termites declares no history"):
        bare.with_history(3)


# ------------------------------------------------------------- behind the wrappers
def test_the_wrappers_show_the_same_history() -> None:
    """PettingZoo and Gymnasium play the batch's game; OpenSpiel's is replayed by its own actions."""
    from rulewright.lab.vec.aec import env
    from rulewright.lab.vec.gym import SeatAgainstBots

    table = env("termites", 2, history=EVENTS)
    table.reset(seed=1)
    vec = make_vec("termites", 1, seeds=[int(np.random.default_rng(1).integers((1 << 32) - 1))], history=EVENTS)
    vec.reset()
    while not vec.done[0]:
        assert (table.last()[0]["observation"] == vec.observation[0]).all()
        for seat in range(2):
            assert (table.observe(f"seat_{seat}")["observation"] == vec.observe(seat)[0]).all()
        action = int(vec.sample()[0])
        table.step(action)
        vec.step([action])
    assert (table.observe("seat_1")["observation"] == vec.final_observation[0, 1]).all()
    gym = SeatAgainstBots("termites", 2, history=EVENTS)
    rows, _ = gym.reset(seed=1)
    assert gym.observation_space.contains(rows)
    assert rows.shape[1] == vec.declared.size


def test_open_spiel_copies_and_writes_down_a_history() -> None:
    import pyspiel

    import rulewright.lab.vec.spiel  # noqa: F401  (registers the games)
    from rulewright.lab.vec.spiel_bots import dealt_anew

    game = pyspiel.load_game(f"rulewright_termites(players=2,history={EVENTS})")
    state, random = game.new_initial_state(), np.random.RandomState(1)
    memory, walk = Memory(declared(load("termites")), 2), Walk(load("termites"), Settings(2), 0)
    for _ in range(60):
        legal = [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        action = int(random.choice(legal))
        walk.play(state.at.table.packed[action])
        memory.note(walk.states)
        state.apply_action(action)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for player in range(2):
        seen = " ".join(map(str, memory.seen(walk.states, player)))
        for same in (state, state.clone(), read, dealt_anew(random)(state, player)):
            assert same.observation_string(player) == seen
    other = dealt_anew(random)(state, 0)
    rings = [other.at.memory.heard[seat].tolist() for seat in range(2)]
    assert rings[0] == rings[1] != state.at.memory.heard[1].tolist(), "a world holds what another player heard"
