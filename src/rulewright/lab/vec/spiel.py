"""The games registered with OpenSpiel, as Python games: `pip install 'rulewright[openspiel]'`, then

    import rulewright.lab.vec.spiel, pyspiel
    game = pyspiel.load_game("rulewright_termites(players=3,history=16)")

`history` is how many of the last events that a player may know are in its observations; 0 if nothing is said.
Chance is a player there as it is here. Utilities are shares of the victory, which add up to 1.
"""

from __future__ import annotations

from copy import deepcopy
from functools import cached_property
from typing import Any

import numpy as np
import pyspiel

from rulewright.games import OWN, load
from rulewright.kernel.game import Game
from rulewright.lab.victory import shares

from .spiel_position import Table, table_of

LONGEST = 10_000  # decisions and chances in a game, a generous limit
PREFIX, PLAYERS, HISTORY = "rulewright_", "players", "history"
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


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


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One class for each of our games. OpenSpiel may lose attributes of the object, so it has none that cannot be found again."""

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

    @cached_property
    def table(self) -> Table:
        return table_of(self.ours, self.num_players(), int(self.get_parameters()[HISTORY]))

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class SpielState(pyspiel.State):  # type: ignore[misc]
    """What Python asks is answered in Python. OpenSpiel's own methods would come back for each answer, several times for some."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = deepcopy(game.table.beginning)

    def current_player(self) -> int:
        return self.at.player

    def is_terminal(self) -> bool:
        return self.at.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.at.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        at = self.at
        if player is None or player == at.player:
            return at.options.copy()
        others: list[int] = super().legal_actions(player)
        return others

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.options

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if not self.is_chance_node():
            raise ValueError("nothing is drawn here: ask is_chance_node() first")
        weights = self.at.weights
        total = sum(weights)
        return [(one, weight / total) for one, weight in zip(self.at.options, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        at = self.at
        if action not in at.options:
            raise ValueError(f"action {action} is not legal here: choose one of legal_actions()")
        at.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.at.table
        if not 0 <= action < len(table.packed):
            raise ValueError(f"actions are numbers from 0 to {len(table.packed) - 1}, not {action}")
        return table.game.write(table.engine.twin(self.at.states, 0), table.packed[action])

    def returns(self) -> list[float]:
        table, states, seats = self.at.table, self.at.states, range(self.at.table.seats)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        return shares([int(table.engine.standing(states, 0, seat)[0]) for seat in seats])

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
        part = slice(0 if asked.public_info else sees.public_size, sees.size if own else sees.public_size)
        self._sees = sees
        self._row, self._whole = np.zeros(sees.size, np.int16), np.zeros(sees.size, np.float32)
        self._numbers, self.tensor = self._row[part], self._whole[part]
        self._shown = (bool(asked.public_info), own)

    @cached_property
    def dict(self) -> dict[str, Any]:
        """Views of the same memory, created only on request: a state creates an observer for every observation."""
        public, own = self._shown
        shown = [field.name for field in self._sees.fields if (own if field.own else public)]
        return {name: part for name, part in self._sees.as_dictionary(self._whole).items() if name in shown}

    def set_from(self, state: SpielState, player: int) -> None:
        state.at.seen(player, self._row)
        self.tensor[:] = self._numbers

    def string_from(self, state: SpielState, player: int) -> str:
        state.at.seen(player, self._row)
        return " ".join(map(str, self._numbers.tolist()))


for name in OWN:
    ours = load(name)
    pyspiel.register_game(kind(ours), type(f"Spiel_{name}", (SpielGame,), {"ours": ours}))
