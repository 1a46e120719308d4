"""Many games at once: counts add up, intervals are Wilson's, seeds determine the results."""

from __future__ import annotations

import csv
import json
import resource
from pathlib import Path

import pytest

from rulewright.games import load, playing
from rulewright.kernel.game import Settings
from rulewright.kernel.journal import open_journal
from rulewright.kernel.message import UserError
from rulewright.lab.arena import DECISIONS, ORDER, POINTS, RESULT, SIDE, WIDTH, Arena
from rulewright.lab.crews.crew import table_of
from rulewright.lab.exports import Csv, InOrder, Record, TableFile, decision_records, write_table
from rulewright.lab.journals import recorded_games
from rulewright.lab.lineups import Bout
from rulewright.lab.simulate import Share, Tally, simulate, wilson
from rulewright.lab.watched import Decisions

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


def test_shared_victories_add_up_to_the_same_number_in_any_order() -> None:
    """A third and a third and a third is one, no matter which process counts which games."""
    games = [row(results) for results in ([5, 5, 5], [9, 1, 1], [5, 5, 1], [5, 5, 5], [1, 5, 5], [5, 5, 5])] * 7
    alone, parts = Tally(), Tally()
    alone.add_all(games, 3)
    for start in (30, 13, 0):
        part = Tally()
        part.add_all(games[start : {0: 13, 13: 30, 30: None}[start]], 3)
        parts.include(part)
    assert parts == alone
    assert sum(share.wins for share in alone.by_seat.values()) == len(alone) == len(games)


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(100, 0.25)
    assert (round(low, 4), round(high, 4)) == (0.1755, 0.3430)
    assert wilson(10, 0)[0] == 0
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
    rows = [played.row for played in recorded_games(GAME, GAME.prepare(settings), RANDOM, 2, 7, tmp_path)]
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["termites-3p-7.jsonl", "termites-3p-8.jsonl"]
    for file, found in zip(files, rows, strict=True):
        match = open_journal(file, playing).match
        assert [match.standing(seat)[0] for seat in range(3)] == found[RESULT : RESULT + 3]


def test_a_full_disk_is_named_and_leaves_the_journals_that_were_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = recorded_games(GAME, GAME.prepare(Settings(3)), RANDOM, 2, 7, tmp_path)
    next(source)

    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("rulewright.lab.journals.write_whole", full)
    with pytest.raises(UserError, match=r"arena-file.*termites-3p-8\.jsonl.*No space left"):
        next(source)
    assert [file.name for file in tmp_path.iterdir()] == ["termites-3p-7.jsonl"]


def test_an_arena_plays_the_game_of_its_seed() -> None:
    room = Arena(GAME, GAME.prepare(Settings(2)).config, ["random", "random"])
    assert room.play(11, 2) == [*room.play(11, 1), *room.play(12, 1)]


def test_all_tables_of_a_game_are_played_by_the_same_code() -> None:
    """A page on balance has over a hundred tables."""
    one, other = (Arena(GAME, GAME.prepare(Settings(players)).config, ["random"] * players) for players in (2, 4))
    assert one._play is other._play
    assert one._play is not Arena(GAME, GAME.prepare(Settings(2)).config, ["greedy", "random"])._play


# ------------------------------------------------------------- decision by decision
@pytest.mark.parametrize("bots", [["random"] * 2, ["greedy", "random"]])
def test_a_watched_game_is_that_of_the_arena(bots: list[str]) -> None:
    prepared = GAME.prepare(Settings(2))
    told = Decisions(table_of(GAME, prepared.settings), tuple(bots), fast=True).begin()
    played, made = told(Bout(0, 9, 0))
    assert played.row == Arena(GAME, prepared.config, bots).play(9, 1)[0]
    assert len(made) == played.row[DECISIONS]
    assert all(one.choices > 0 and one.action for one in made)


def test_every_decision_is_a_row_that_other_programs_read(tmp_path: Path) -> None:
    import pyarrow.parquet

    told = Decisions(table_of(GAME, Settings(2)), ("random", "random"), fast=False).begin()
    found, order = list[Record](), InOrder(3)
    for seed in (4, 3):  # in the order in which they may end
        played, made = told(Bout(0, seed, 0))
        found += order.due(seed, decision_records(GAME, 2, seed, played.row, made))
    assert [one["seed"] for one in found] == sorted(one["seed"] for one in found)
    for name in ("decisions.csv", "decisions.parquet"):
        write_table(tmp_path / name, found)
    rows = pyarrow.parquet.read_table(tmp_path / "decisions.parquet").to_pylist()
    assert rows == found
    assert [one["decision"] for one in rows if one["seed"] == 3] == list(range(1, len(made) + 1))
    assert {one["share"] for one in rows} <= {0.0, 0.5, 1.0}
    with (tmp_path / "decisions.csv").open() as file:
        assert [one["action"] for one in csv.DictReader(file)] == [one["action"] for one in found]


def test_a_full_disk_leaves_the_rows_that_were_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.csv"
    file = TableFile(path)
    monkeypatch.setattr("rulewright.lab.exports.MOST_WAITING", 1)
    file.add([{"seed": 1}])

    def full(self: Csv, records: list[Record]) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Csv, "write", full)
    with pytest.raises(UserError, match="arena-file"):
        file.add([{"seed": 2}])
    assert path.read_text() == "seed\n1\n"
    assert [left.name for left in tmp_path.iterdir()] == ["games.csv"]


def test_a_disk_that_fills_up_in_the_midst_of_a_row_leaves_the_whole_ones(tmp_path: Path) -> None:
    """The system itself refuses to write more, as a full disk does, after a few hundred bytes."""
    path, most = tmp_path / "games.csv", resource.getrlimit(resource.RLIMIT_FSIZE)
    file = TableFile(path)
    file.add({"seed": seed, "length": 7} for seed in range(100, 900))
    resource.setrlimit(resource.RLIMIT_FSIZE, (400, most[1]))
    try:
        with pytest.raises(UserError, match="arena-file"):
            file.close()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, most)
    rows = path.read_text().split("\n")
    assert rows == ["seed,length", *(f"{seed},7" for seed in range(100, 100 + len(rows) - 2)), ""]
    assert len(rows) > 50
