"""The games registered with OpenSpiel, as Python games: `pip install 'rulewright[openspiel]'`, then

    import rulewright.lab.vec.spiel, pyspiel
    game = pyspiel.load_game("rulewright_termites(players=3,history=16)")

`history` is how many of the last events that a player may know are in its observations; 0 if nothing is said.
Chance is a player there as it is here. Utilities are shares of the victory, which add up to 1.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

import numpy as np
import pyspiel

from rulewright.games import OWN, load
from rulewright.kernel.frames import CHANCE, OVER
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.rule import COMPILED, buffer
from rulewright.lab.victory import shares

from .memory import Memory

LONGEST = 10_000  # decisions and chances in a game, a generous limit
PREFIX, PLAYERS, HISTORY = "rulewright_", "players", "history"
NOT_SEATS = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}


def kind(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.name}",
        long_name=f"rulewright {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: game.players[0], HISTORY: 0},
    )


class Table:
    """What all games of one size share."""

    def __init__(self, game: Game, seats: int, history: int) -> None:
        assert game.observation is not None
        self.game, self.seats, self.history, self.engine = game, seats, history, game.engine
        self.sees = game.observation.with_history(history)
        self.packed = list(game.actions())  # the rules' actions, by number
        self.numbers = {action: number for number, action in enumerate(self.packed)}
        self.beginning, self.memory = self.engine.new(1), Memory(self.sees, seats)
        self.memory.begin(self.beginning, game.prepare(Settings(seats)).config)
        self.out, self.weights = (
            buffer(game.most_legal),
            buffer(game.most_legal),
        )  # each use is finished before the next

    def numbered(self, n: int) -> list[int]:
        """The numbers of the first n actions in `out`, in ascending order."""
        numbers = self.numbers
        return [numbers[action] for action in sorted(whole_numbers(self.out, n))]


def whole_numbers(row: Any, n: int) -> list[int]:
    """Converted all at once: indexing would create a NumPy object for each."""
    found: list[int] = row[:n].tolist() if COMPILED else row[:n]
    return found


table_of = cache(Table)


class Position:
    """The content of a state in OpenSpiel, which copies its Python fields one by one."""

    def __init__(self, table: Table, states: Any, memory: Memory) -> None:
        """A copy of the position in `states`, and of what the seats remember."""
        self.table, self.states = table, states.copy() if COMPILED else [states[0].clone()]
        self.memory = memory.copy() if table.history else memory
        self.look()

    def look(self) -> None:
        """Cache the actor: OpenSpiel asks for it several times per action."""
        actor = int(self.table.engine.actor(self.states, 0))
        self.player = NOT_SEATS.get(actor, actor)

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.table, self.states, self.memory)

    def __reduce__(self) -> tuple[Any, ...]:
        table, memory = self.table, self.memory
        written = table.engine.encode(self.states, 0), memory.heard, memory.newest
        return read, (table.game.key, table.seats, table.history, *written)


def read(key: str, seats: int, history: int, data: bytes, heard: Any, newest: Any) -> Position:
    """Unpickle a position."""
    table = table_of(load(key), seats, history)
    position = Position(table, table.beginning, table.memory)
    table.engine.decode(position.states, 0, data)
    position.memory.heard, position.memory.newest = heard, newest
    position.look()
    return position


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One class for each of our games. OpenSpiel may lose attributes of the object, so there are none."""

    ours: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats, history = int(given.get(PLAYERS, self.ours.players[0])), int(given.get(HISTORY, 0))
        actions = len(table_of(self.ours, seats, history).packed)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind(self.ours), info, {PLAYERS: seats, HISTORY: history})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"an observation takes no parameters, such as {params}")
        return SpielObserver(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    @property
    def table(self) -> Table:
        return table_of(self.ours, self.num_players(), int(self.get_parameters()[HISTORY]))

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = Position(game.table, game.table.beginning, game.table.memory)

    def current_player(self) -> int:
        return self.at.player

    def is_terminal(self) -> bool:
        return self.at.player == NOT_SEATS[OVER]

    def _legal_actions(self, player: int) -> list[int]:
        table = self.at.table
        return table.numbered(table.engine.legal(self.at.states, 0, table.out))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        table = self.at.table
        n = int(table.engine.chance(self.at.states, 0, table.out, table.weights))
        outcomes, weights = whole_numbers(table.out, n), whole_numbers(table.weights, n)
        total = sum(weights)
        return [(table.numbers[one], weight / total) for one, weight in zip(outcomes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.at.memory.act(self.at.states, self.at.table.packed[action])
        self.at.look()

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.at.table
        return table.game.write(table.engine.twin(self.at.states, 0), table.packed[action])

    def returns(self) -> list[float]:
        engine, seats = self.at.table.engine, range(self.at.table.seats)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        return shares([int(engine.standing(self.at.states, 0, seat)[0]) for seat in seats])

    def __str__(self) -> str:
        return self.at.table.engine.encode(self.at.states, 0).hex()


class SpielObserver:
    """What a player may know now, or the requested part of it; by field name in `dict`."""

    def __init__(self, table: Table, asked: Any) -> None:
        if asked.perfect_recall or asked.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(
                "an observation is what one player may know now: neither all that it knew nor what others know"
            )
        sees = table.sees
        own = asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._part = slice(0 if asked.public_info else sees.public_size, sees.size if own else sees.public_size)
        self._sees = sees
        self._whole = np.zeros(sees.size, np.float32)
        self.tensor = self._whole[self._part]
        self._shown = (bool(asked.public_info), own)

    @cached_property
    def dict(self) -> dict[str, Any]:
        """Views of the same memory, created only on request: a state creates an observer for every observation."""
        public, own = self._shown
        shown = [field.name for field in self._sees.fields if (own if field.own else public)]
        return {name: part for name, part in self._sees.as_dictionary(self._whole).items() if name in shown}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self._numbers(state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return " ".join(map(str, self._numbers(state, player)))

    def _numbers(self, state: SpielState, player: int) -> Any:
        return state.at.memory.seen(state.at.states, player)[self._part]


for name in OWN:
    ours = load(name)
    pyspiel.register_game(kind(ours), type(f"Spiel_{name}", (SpielGame,), {"ours": ours}))
