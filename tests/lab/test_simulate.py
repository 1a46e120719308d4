"""Many games at once: counts add up, intervals are Wilson's, seeds decide."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulewright.games import load, playing
from rulewright.kernel.game import Settings
from rulewright.kernel.journal import open_journal
from rulewright.lab.arena import DECISIONS, ORDER, POINTS, RESULT, SIDE, WIDTH, Arena
from rulewright.lab.journals import recorded_games
from rulewright.lab.simulate import Share, Tally, simulate

GAME = load("termites")
RANDOM = ["random"] * 3


def row(results: list[int]) -> list[int]:
    made = [0] * WIDTH
    for seat, result in enumerate(results):
        made[RESULT + seat], made[POINTS + seat], made[SIDE + seat], made[ORDER + seat] = (
            result,
            result // 170,
            3 - seat,
            seat,
        )
    made[DECISIONS] = 7
    return made


def test_a_victory_counts_for_its_seat_its_side_and_its_place_in_turn_order() -> None:
    tally = Tally()
    tally.add(row([10, 30, 20]), players=3)
    assert [tally.by_seat[seat].wins for seat in range(3)] == [0, 1, 0]
    assert tally.by_side[2].wins == 1
    assert tally.by_order[1].wins == 1
    assert (tally.games, tally.decisions, tally.shared) == (1, 7, 0)


def test_a_shared_victory_counts_as_its_part() -> None:
    tally = Tally()
    tally.add(row([30, 30, 20]), players=3)
    assert [tally.by_seat[seat].wins for seat in range(3)] == [0.5, 0.5, 0]
    assert tally.shared == 1


def test_the_interval_is_wilsons() -> None:
    low, high = Share(games=100, wins=25).interval()
    assert (round(low, 4), round(high, 4)) == (0.1755, 0.3430)
    assert Share(games=10, wins=0).interval()[0] == 0
    assert Share().interval() == (0, 1)


def test_wins_add_up_to_games_and_every_side_plays_when_drawn() -> None:
    tally = simulate(GAME, Settings(3), RANDOM, games=24, seed=5)
    assert tally.games == 24
    for shares in (tally.by_side, tally.by_seat, tally.by_order):
        assert sum(share.wins for share in shares.values()) == pytest.approx(24)
    assert set(tally.by_side) == {0, 1, 2, 3}
    json.dumps(tally.as_json())


def test_the_same_seeds_give_the_same_games_however_many_play_side_by_side() -> None:
    alone = simulate(GAME, Settings(2), ["random"] * 2, games=12, seed=3, jobs=1)
    together = simulate(GAME, Settings(2), ["random"] * 2, games=12, seed=3, jobs=2)
    assert alone == together
    assert alone != simulate(GAME, Settings(2), ["random"] * 2, games=12, seed=4)


def test_greedy_beats_random() -> None:
    tally = simulate(GAME, Settings(2), ["greedy", "random"], games=3, seed=1)
    assert tally.by_seat[0].wins == 3


def test_a_recorded_game_has_the_result_that_its_journal_replays_to(tmp_path: Path) -> None:
    settings = Settings(3, {"scenario": "build", "tiles": "15"})
    rows = [r for rows in recorded_games(GAME, GAME.prepare(settings), RANDOM, 2, 7, tmp_path) for r in rows]
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["termites-3p-7.jsonl", "termites-3p-8.jsonl"]
    for file, found in zip(files, rows, strict=True):
        match = open_journal(file, playing).match
        assert [match.standing(seat)[0] for seat in range(3)] == found[RESULT : RESULT + 3]


def test_an_arena_plays_the_game_of_its_seed() -> None:
    room = Arena(GAME, GAME.prepare(Settings(2)).config, ["random", "random"])
    assert room.play(11, 2) == [*room.play(11, 1), *room.play(12, 1)]
