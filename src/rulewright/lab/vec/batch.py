"""`Vec`: a batch of lanes behind NumPy arrays. docs/interfaces.md shows how to use it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.game import Game, Settings
from rulewright.kernel.rule import COMPILED, buffer, table
from rulewright.players.letter import World
from rulewright.players.seat import Seat

from . import lanes
from .batch_layout import (
    ARGUMENTS,
    HIDDEN,
    Ints,
    batch_of,
    chosen_lanes,
    each_order,
    each_seat,
    each_seed,
    first_numbers,
    layout,
    number_ends,
    prepare_tables,
    refusal,
)
from .lanes import REST, START
from .lanes_on_file import MADE_OF, check_saved, made_of

LEAST_LANES = 32  # per thread


class Vec:
    """Everything that Python may read is in arrays indexed by lane; only a step changes them."""

    actor: NDArray[np.int32]  # the seat to act; -1 if the game is over
    observation: NDArray[np.int16]  # what that seat may know
    legal: NDArray[np.int32]  # its legal actions, in the first `count` places
    count: NDArray[np.int32]
    mask: NDArray[np.bool_] | None  # the same as a mask over all actions, on request
    done: NDArray[np.bool_]  # whether a game ended in this step
    share: NDArray[np.float32]  # each seat's share of the victory, in the step in which a game ended; otherwise 0
    final_points: NDArray[np.int32]  # of the last game that ended in the lane, like everything that begins with `final`
    final_length: Ints  # in decisions
    final_seed: Ints
    final_observation: NDArray[np.int16]  # what each seat knew at the end
    seed: Ints  # of the current game
    decisions: Ints  # so far in that game
    seats: Ints  # at the table

    def __init__(
        self,
        game: str | Game,
        size: int,
        players: int = 2,
        settings: Settings | Sequence[Settings] | None = None,
        seeds: int | Sequence[int] = 0,
        mask: bool = False,
        autoreset: bool = True,
        threads: int | None = None,
        history: int = 0,
    ) -> None:
        self.game, self.declared = batch_of(game, size, history)
        self.size, self.autoreset = size, autoreset
        self.actions = np.array(list(self.game.actions()), np.int64)  # the rules' actions, by number
        self._begun = False
        self._lay(mask)
        self._settle(Settings(players) if settings is None else settings)
        self._seeds = each_seed(seeds, self.size)
        if threads is not None and (not isinstance(threads, int) or threads < 1):
            raise ValueError(f"threads is how many cores to use, at least 1, not {threads!r}")
        cores = threads or os.cpu_count() or 1
        parts = max(1, min(cores, size // LEAST_LANES)) if COMPILED else 1
        bounds = np.linspace(0, size, parts + 1).astype(int).tolist()
        self._parts = self._rooms(pairwise(bounds))
        self._pool = ThreadPoolExecutor(parts - 1) if parts > 1 else None
        tables = {"FIRST": table(first_numbers(self.game)), "PACKED": table(self.actions.tolist())}
        self._run = self.declared.extend(lanes.RULES, lanes.ENTRIES, **tables)

    # ------------------------------------------------------------- playing
    def reset(self, seeds: int | Sequence[int] | None = None, lanes: Sequence[int] | None = None) -> None:
        """Begin a game in every lane, or in the given ones. New seeds are one for each lane or the first lane's; default: the same as
        before."""
        if seeds is not None:
            self._seeds = each_seed(seeds, self.size)
        chosen = np.arange(self.size) if lanes is None else chosen_lanes(lanes, self.size)
        if lanes is not None:
            self.ready()
        order = np.full(self.size, REST, np.int64)
        order[chosen] = START
        self._own["seed"][chosen] = self._seeds[chosen]
        self._begun = True
        self._carry_out(order)

    def step(self, actions: Any) -> None:
        """One decision in each lane, using the numbers in `legal`; REST (-1) leaves a lane alone."""
        self.ready()
        order = each_order(actions, self.size, len(self.actions))
        wrong = int(self._run.find_illegal(self._own["legal"], self._own["count"], order))
        if wrong >= 0:
            raise ValueError(self._refusal(wrong, int(order[wrong])))
        self._carry_out(order)

    def sample(self) -> Ints:
        """A random legal action for each lane, determined by its seed and number of decisions; REST if a game is over."""
        self.ready()
        order = np.empty(self.size, np.int64)
        own = self._own
        self._run.choose_lanes(own["legal"], own["count"], own["seed"], own["decisions"], order)
        return order

    def roll(self, decisions: int) -> None:
        """Make that many random decisions in each lane in one call. The games are the same as with repeated `step(sample())`, but only the
        last position is shown, and `share` and everything that begins with `final` are of the last game that ended."""
        self.ready()
        if not isinstance(decisions, int | np.integer) or decisions < 1:
            raise ValueError(f"roll takes how many decisions to make in each lane, at least 1, not {decisions!r}")
        self._carry_out(self.sample(), int(decisions))

    # ------------------------------------------------------------- reading
    def observe(self, seats: Any) -> NDArray[np.int16]:
        """What a seat may know in each lane; pass one seat for all lanes, or one for each. For the acting seat, see `observation`."""
        self.ready()
        eyes = each_seat(seats, self.seats)
        rows = np.zeros((self.size, self.declared.size), np.int16)
        self._run.observe_lanes(self._states, eyes, self._own["heard"], self._own["newest"], rows)
        return rows

    def fields(self) -> dict[str, NDArray[np.int16]]:
        """The observation by field name, each in its shape: the same memory."""
        return self.declared.as_dictionary(self.observation)

    def write(self, lane: int, action: int) -> str:
        """An action of a lane as text, such as "move:F7"."""
        chosen_lanes([lane], self.size)
        if action not in range(len(self.actions)):
            raise ValueError(f"actions are numbers from 0 to {len(self.actions) - 1}, not {action!r}")
        return self.game.write(self.game.engine.twin(self._states, lane), int(self.actions[action]))

    def number(self, action: int) -> int:
        """The number of an action that a bot has chosen."""
        number = int(np.searchsorted(self.actions, action))
        if number == len(self.actions) or self.actions[number] != action:
            raise ValueError(
                f"{action!r} is not an action of {self.game.name}: give what a bot has chosen in this game"
            )
        return number

    def seat(self, lane: int) -> Seat:
        """The seat to act, for one of our bots: it sees no more than a player."""
        self.ready()
        chosen_lanes([lane], self.size)
        if self.count[lane] == 0:
            raise ValueError(refusal(lane, REST, "", 0))
        position = self.game.engine.encode(self._states, lane)
        return Seat(World(self.game, self._settings[int(self._own["table"][lane])], position), int(self.actor[lane]))

    # ------------------------------------------------------------- saving and restoring
    def clone(self) -> Vec:
        """A copy of all lanes that continues independently."""
        twin = copy(self)
        own = {name: array.copy() for name, array in self._own.items()}
        twin._show(own)
        twin._states = self.game.engine.new(self.size)
        twin._seeds = self._seeds.copy()
        twin._copy_states(self, np.arange(self.size))
        twin._parts = self._rooms(part[-2:] for part in self._parts)
        return twin

    def restore(self, saved: Vec, lanes: Sequence[int] | None = None) -> None:
        """Restore all lanes, or the given ones, from a clone."""
        if not isinstance(saved, Vec) or saved.game is not self.game or saved._shapes() != self._shapes():
            raise ValueError("restore takes a clone of this batch: the same game, lanes and arrays")
        chosen = np.arange(self.size) if lanes is None else chosen_lanes(lanes, self.size)
        for name, array in self._own.items():
            array[chosen] = saved._own[name][chosen]
        self._seeds[chosen] = saved._seeds[chosen]
        self._copy_states(saved, chosen)
        self._begun = saved._begun

    def saved(self) -> dict[str, Any]:
        """All lanes as plain arrays, for a file; `load` continues from there."""
        states = self._states.copy() if COMPILED else [state.clone() for state in self._states]
        arrays = {name: array.copy() for name, array in self._own.items()}
        return {"states": states, **arrays, MADE_OF: made_of(self.game, self._configs)}

    def load(self, saved: dict[str, Any]) -> None:
        """The lanes of a batch with the same game, settings and arrays. Files that others may have changed are not safe to load."""
        arrays = {"states": self._states, **self._own}
        check_saved(saved, arrays, made_of(self.game, self._configs), number_ends(self.game, self.declared))
        for lane in range(0 if COMPILED else self.size):
            self._states[lane] = saved["states"][lane].clone()
        if COMPILED:
            self._states[:] = saved["states"]
        for name in saved.keys() & self._own.keys():
            self._own[name][:] = saved[name]
        self._begun = True

    # ------------------------------------------------------------- internals
    def _rooms(self, bounds: Iterable[tuple[int, int]]) -> list[tuple[Any, ...]]:
        """Each thread's buffers and lanes."""
        most = self.game.most_legal
        return [(buffer(most), buffer(most), *ends) for ends in bounds]

    def _shapes(self) -> dict[str, tuple[int, ...]]:
        return {name: array.shape for name, array in self._own.items()}

    def _lay(self, mask: bool) -> None:
        shapes = layout(self.game, self.declared, mask)
        self._show({name: np.zeros((self.size, *shape), kind) for name, (kind, shape) in shapes.items()})
        self._states, self._blank = self.game.engine.new(self.size), self.game.engine.new(1)

    def _show(self, own: dict[str, Any]) -> None:
        """Expose read-only views: a lane would not notice if somebody wrote to its arrays."""
        self._own = own
        self._arguments = [own[name] for name in ARGUMENTS]
        for name, array in own.items():
            shown = array.view()
            shown.flags.writeable = False
            if name not in HIDDEN:
                setattr(self, name, shown)
        if own["mask"].shape[1] == 0:
            self.mask = None

    def _settle(self, settings: Settings | Sequence[Settings]) -> None:
        prepared, self._own["table"][:], self._own["seats"][:] = prepare_tables(self.game, settings, self.size)
        configs = [one.config for one in prepared]
        self._configs = np.array(configs) if COMPILED else configs
        self._settings = [one.settings for one in prepared]

    def ready(self) -> None:
        if not self._begun:
            raise ValueError("call reset() first: no game has begun")

    def _refusal(self, lane: int, action: int) -> str:
        count = int(self.count[lane])
        text = self.write(lane, action) if count and 0 <= action < len(self.actions) else ""
        return refusal(lane, action, text, count)

    def _carry_out(self, order: Ints, steps: int = 1) -> None:
        """Each thread handles its own lanes."""
        before, after = (
            (self._states, self._blank, self._configs),
            (int(self.autoreset), steps, order, *self._arguments),
        )
        run, jobs = self._run.run_lanes, [(*before, *part, *after) for part in self._parts]
        others = [self._pool.submit(run, *job) for job in jobs[1:]] if self._pool else []
        run(*jobs[0])
        for other in others:
            other.result()

    def _copy_states(self, source: Vec, chosen: Ints) -> None:
        if COMPILED:
            self._states[chosen] = source._states[chosen]
        else:
            for lane in chosen:
                self._states[lane] = source._states[lane].clone()
