"""What a seat may know, as numbers: nothing hidden from it, everything in its view, and every number in its declared range."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from rulewright.games import load
from rulewright.kernel.conformance.walk import GAME, SPARE, Walk, walking
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.observing.observation import Observation
from rulewright.kernel.rule import COMPILED

TABLES = [(name, players) for name in ("termites", "cryhavoc") for players in (2, 3, 4)]
at_every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def declared(game: Game) -> Observation:
    assert game.observation is not None
    return game.observation


def random_settings(game: Game, players: int, seed: int) -> Settings:
    """Random options, except those that need more than a value."""
    random = Random(seed)
    chosen = {o.name: random.choice([v for v in o.values if v != "file"]) for o in game.options(players)}
    return Settings(players, chosen)


class Eyes:
    """The rows for a seat in the game and in another world that it cannot rule out."""

    def __init__(self, walk: Walk) -> None:
        self._walk, self.declared = walk, declared(walk.game)

    def look(self, seat: int) -> tuple[Any, Any]:
        here, there = (self.declared.seen(self._walk.states, place, seat) for place in (GAME, SPARE))
        return np.array(here), np.array(there)

    def different(self, a: Any, b: Any) -> set[str]:
        """The names of the fields that differ."""
        return {name for name, at in self.declared.places.items() if (a[at] != b[at]).any()}


complete: Any = None  # replaced by a game's own


def look_completely(states: Any, i: int, seat: int, out: Any) -> None:
    complete(states[i], seat, out)


@at_every_table
def test_what_is_copied_and_what_rules_add_make_the_whole_row(name: str, players: int) -> None:
    """So a GPU writes it."""
    game = load(name)
    sees = declared(game)
    add = sees.extend((), (look_completely,), complete=sees.complete).look_completely
    with walking(game, random_settings(game, players, players), players) as walk:
        for _ in walk.positions(chances=False):
            record = walk.engine.encode(walk.states, GAME)
            copied = [int.from_bytes(record[at : at + size], "little", signed=True) for at, size in sees.sources()]
            for seat in walk.seats:
                row = sees.row()
                row[:] = np.array(copied, np.int16) if COMPILED else copied
                add(walk.states, GAME, seat, row)
                assert [*row] == [*sees.seen(walk.states, GAME, seat)]


@at_every_table
def test_worlds_that_a_seat_cannot_tell_apart_give_equal_numbers(name: str, players: int) -> None:
    game = load(name)
    for settings in (Settings(players), random_settings(game, players, players)):
        with walking(game, settings, players) as walk:
            eyes = Eyes(walk)
            for _ in walk.positions(chances=False):
                for seat in walk.seats:
                    walk.engine.sample(walk.states, SPARE, walk.states, 0, seat, walk.random.getrandbits(31))
                    here, there = eyes.look(seat)
                    assert here.tobytes() == there.tobytes(), f"seat {seat} is shown {eyes.different(here, there)}"


@at_every_table
def test_the_numbers_distinguish_what_a_view_distinguishes(name: str, players: int) -> None:
    """Worlds that another seat cannot rule out differ in what this one knows."""
    game, told = load(name), 0
    with walking(game, Settings(players), 7 + players) as walk:
        eyes = Eyes(walk)
        for number, _ in enumerate(walk.positions(chances=False)):
            if number % 7 == 0:
                seat, other = walk.random.sample([*walk.seats], 2)
                walk.engine.sample(walk.states, SPARE, walk.states, 0, other, walk.random.getrandbits(31))
                here, there = eyes.look(seat)
                differ = game.view(walk.twin(), seat) != game.view(walk.twin(SPARE), seat)
                assert (here.tobytes() != there.tobytes()) == differ
                told += differ
    assert told > 0, "no view ever differed: the test is empty"


@at_every_table
def test_what_everybody_may_know_is_the_same_for_every_seat(name: str, players: int) -> None:
    with walking(load(name), Settings(players), 3) as walk:
        eyes = Eyes(walk)
        for number, _ in enumerate(walk.positions(chances=False)):
            if number % 5 == 0:
                rows = [eyes.look(seat)[0] for seat in walk.seats]
                public = [row[: eyes.declared.public_size].tobytes() for row in rows]
                assert len({*public}) == 1
                assert [row[eyes.declared.places["seat"]].tolist() for row in rows] == [[seat] for seat in walk.seats]


@at_every_table
def test_every_number_is_in_its_range(name: str, players: int) -> None:
    for seed in (1, 2):
        with walking(load(name), random_settings(load(name), players, seed), seed) as walk:
            eyes = Eyes(walk)
            for number, _ in enumerate(walk.positions(chances=False)):
                if number % 3 == 0:
                    row = eyes.look(walk.random.choice([*walk.seats]))[0]
                    for field in eyes.declared.fields:
                        values = row[eyes.declared.places[field.name]]
                        assert field.low <= values.min() <= values.max() <= field.high, field.name


@pytest.mark.parametrize("name", ["termites", "cryhavoc"])
def test_the_fields_fill_the_row_and_have_their_shapes(name: str) -> None:
    sees = declared(load(name))
    rows = np.arange(2 * sees.size).reshape(2, sees.size)
    fields = sees.as_dictionary(rows)
    assert [*fields] == [field.name for field in sees.fields]
    assert all(fields[field.name].shape == (2, *field.shape) for field in sees.fields)
    assert sum(part.size for part in fields.values()) == rows.size
    assert all(np.shares_memory(part, rows) for part in fields.values())


def test_a_hidden_field_of_the_record_cannot_be_copied() -> None:
    sees = Observation(load("termites").engine, __file__)
    with pytest.raises(ValueError, match="hand is not a public field"):
        sees.copy("hand", (4, 12), 0, 9, "")
