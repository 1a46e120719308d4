"""The games behind other libraries' interfaces, tested with those libraries' own test kits."""

from __future__ import annotations

import unittest
from typing import Any

import numpy as np
import pytest
from tests.test_import_arrows import FILES, imports, short

TABLES = [(name, players) for name in ("termites", "cryhavoc") for players in (2, 3, 4)]
at_every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def test_nothing_but_the_wrappers_imports_the_other_libraries() -> None:
    others = {"pettingzoo", "gymnasium", "pyspiel", "open_spiel"}
    wrappers = ("aec", "gym", "spiel", "spiel_bots", "spiel_position")
    found = {short(file) for file in FILES if others & {name.partition(".")[0] for name in imports(file)}}
    measuring = {"lab/peers.py", "lab/vec/speed.py"}
    assert found == {f"lab/vec/{name}.py" for name in wrappers} | measuring


# ------------------------------------------------------------- PettingZoo
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # it holds two: numbers and a mask
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@at_every_table
def test_pettingzoo_finds_nothing_wrong(name: str, players: int) -> None:
    from pettingzoo.test import api_test, seed_test

    from rulewright.lab.vec.aec import env

    api_test(env(name, players), num_cycles=100)
    seed_test(lambda: env(name, players), num_cycles=30)


def test_every_seat_of_pettingzoo_gets_its_share_once() -> None:
    from rulewright.lab.vec.aec import env

    table = env("termites", 3)
    table.reset(seed=4)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        got[agent] += reward
        assert seen["action_mask"].any() != over
        table.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    assert sum(got.values()) == pytest.approx(1)


@pytest.mark.parametrize("name", ["termites", "cryhavoc"])
def test_pettingzoo_plays_the_games_of_the_batch(name: str) -> None:
    """With the same seed and actions, decision by decision: the current seat, what it knows, what it may do."""
    from rulewright.lab import make_vec
    from rulewright.lab.vec.aec import env

    table, vec = env(name, 2), make_vec(name, 1, mask=True, autoreset=False)
    table.reset(seed=3)
    vec.reset(seeds=[int(np.random.default_rng(3).integers((1 << 32) - 1))])
    for number, agent in enumerate(table.agent_iter(150)):
        seen, _, over, _, _ = table.last()
        assert over == (vec.actor[0] < 0), number
        if over:
            break
        assert vec.mask is not None
        assert agent == f"seat_{vec.actor[0]}"
        assert (seen["observation"] == vec.observation[0]).all(), number
        assert (seen["action_mask"] == vec.mask[0]).all(), number
        action = int(np.flatnonzero(seen["action_mask"])[number % vec.count[0]])
        table.step(action)
        vec.step(np.array([action]))


def test_pettingzoo_hears_why_an_action_is_refused() -> None:
    from rulewright.lab.vec.aec import env

    table = env("termites")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="choose one that its action_mask allows"):
        table.step(0)
    with pytest.raises(ValueError, match="not None"):
        table.step(None)


# ------------------------------------------------------------- Gymnasium
def any_actions(env: Any, seed: int) -> Any:
    """One for each game, by the masks."""
    masks, random = env.action_masks(), np.random.default_rng(seed)
    return np.array([random.choice(np.flatnonzero(mask)) for mask in masks])


@at_every_table
def test_gymnasium_counts_episodes_of_a_seat_against_bots(name: str, players: int) -> None:
    """Gymnasium's own wrapper adds up rewards and lengths, and every observation is in the space."""
    from gymnasium.vector import AutoresetMode
    from gymnasium.wrappers.vector import RecordEpisodeStatistics

    from rulewright.lab.vec.gym import SeatAgainstBots

    bare = SeatAgainstBots(name, 2, players, seat=players - 1)
    env = RecordEpisodeStatistics(bare)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = env.reset(seed=players)
    episodes, step = 0, 0
    while episodes < 2:
        assert env.observation_space.contains(seen)
        assert (bare.fields()["seat"] == players - 1).all()
        step += 1
        seen, rewards, ended, _, infos = env.step(any_actions(bare, step))
        assert ((rewards == 0) | ended).all()
        for game in np.flatnonzero(ended):
            episodes += 1
            assert infos["episode"]["r"][game] == pytest.approx(float(rewards[game]))
            assert bare.single_observation_space.contains(infos["final_obs"][game])


def test_gymnasium_plays_the_same_games_from_the_same_seed() -> None:
    from rulewright.lab.vec.gym import SeatAgainstBots

    def played(seed: int) -> bytes:
        env = SeatAgainstBots("termites", 3)
        rows = [env.reset(seed=seed)[0]]
        for step in range(30):
            rows.append(env.step(any_actions(env, step))[0])
        return np.array(rows).tobytes()

    assert played(1) == played(1) != played(2)


def test_gymnasium_takes_a_seed_for_each_game() -> None:
    from rulewright.lab.vec.gym import SeatAgainstBots

    two, one = SeatAgainstBots("termites", 2), SeatAgainstBots("termites", 1)
    assert (two.reset(seed=[9, 4])[0][1] == one.reset(seed=[4])[0][0]).all()


def test_gymnasium_plays_against_a_bot_that_thinks() -> None:
    from rulewright.lab.vec.gym import SeatAgainstBots

    env = SeatAgainstBots("termites", 1, bot="greedy")
    env.reset(seed=1)
    for step in range(8):
        env.step(any_actions(env, step))


def test_gymnasium_hears_of_a_bot_or_a_seat_that_there_is_not() -> None:
    from rulewright.lab.vec.gym import SeatAgainstBots

    with pytest.raises(ValueError, match="there is no bot 'deep', but random, greedy"):
        SeatAgainstBots("termites", 1, bot="deep")
    with pytest.raises(ValueError, match="the seats are 0 to 1, not 2"):
        SeatAgainstBots("termites", 1, seat=2)


# ------------------------------------------------------------- OpenSpiel
def spiel_game(name: str, players: int) -> Any:
    import pyspiel

    import rulewright.lab.vec.spiel  # noqa: F401  (registers the games)

    return pyspiel.load_game(f"rulewright_{name}(players={players})")


@at_every_table
def test_open_spiel_finds_nothing_wrong_with_its_api(name: str, players: int) -> None:
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    game = spiel_game(name, players)
    case = type("Kit", (EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": str(game)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert [*result.errors, *result.failures] == []


@at_every_table
def test_open_spiel_simulates_a_game(name: str, players: int) -> None:
    import pyspiel

    pyspiel.random_sim_test(spiel_game(name, players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["termites", "cryhavoc"])
def test_python_hears_the_same_of_a_state_as_open_spiel(name: str) -> None:
    """What Python asks is answered without OpenSpiel, which asks back: here it is asked, too."""
    import pyspiel

    state, random, theirs = spiel_game(name, 2).new_initial_state(), np.random.RandomState(2), pyspiel.State
    while not state.is_terminal():
        assert state.is_chance_node() == theirs.is_chance_node(state)
        assert state.legal_actions() == theirs.legal_actions(state)
        for player in range(2):
            assert state.legal_actions(player) == theirs.legal_actions(state, player)
        state.legal_actions().clear()  # the caller's own
        state.apply_action(int(random.choice(state.legal_actions())))
    assert state.legal_actions() == theirs.legal_actions(state) == []
    assert not theirs.is_chance_node(state)


def test_open_spiel_is_told_of_an_action_or_a_player_that_there_is_not() -> None:
    from open_spiel.python.observation import make_observation

    game = spiel_game("termites", 2)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before, moves = str(state), state.move_number()
    for wrong in (-2, 10**6, next(a for a in range(game.num_distinct_actions()) if a not in state.legal_actions())):
        with pytest.raises(ValueError, match=f"action {wrong} is not legal here: choose one of legal_actions"):
            state.apply_action(wrong)
    with pytest.raises(ValueError, match="nothing is drawn here"):
        state.chance_outcomes()
    with pytest.raises(ValueError, match="actions are numbers from 0 to"):
        state.action_to_string(0, 10**6)
    for player in (-1, 2):
        with pytest.raises(ValueError, match=f"the players are 0 to 1, not {player}"):
            make_observation(game).set_from(state, player)
    assert (str(state), state.move_number()) == (before, moves)


@pytest.mark.parametrize("name", ["termites", "cryhavoc"])
def test_open_spiel_writes_a_state_down_and_reads_it_again(name: str) -> None:
    import pyspiel

    game = spiel_game(name, 2)
    state = game.new_initial_state()
    for _ in range(40):
        legal = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(legal[0])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert str(state.clone()) == str(state)


def test_open_spiel_is_told_what_an_observation_cannot_be() -> None:
    import pyspiel

    asked = pyspiel.IIGObservationType(perfect_recall=True)
    with pytest.raises(ValueError, match="what one player may know now"):
        spiel_game("termites", 2).make_py_observer(asked)


@pytest.mark.parametrize("name", ["termites", "cryhavoc"])
def test_the_search_of_open_spiel_plays_ours_and_our_bots_play_it(name: str) -> None:
    """It searches in redealt worlds, which its player cannot tell from the true one."""
    from rulewright.lab.vec.spiel_bots import OurBot, dealt_anew, search_of_theirs

    game, random = spiel_game(name, 2), np.random.RandomState(1)
    state = game.new_initial_state()
    players = [search_of_theirs(game, 2, seed=3), OurBot("greedy", state, seed=4)]
    chosen = [0, 0]
    while min(chosen) < 1:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
            continue
        player = state.current_player()
        other = dealt_anew(random)(state, player)
        assert other.observation_string(player) == state.observation_string(player)
        action = players[player].step(state)
        assert action in state.legal_actions()
        chosen[player] += len(state.legal_actions()) > 1
        state.apply_action(action)
