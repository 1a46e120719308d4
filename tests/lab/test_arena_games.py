"""Games of the arena: the seed deals the same to every line-up and determines everything else; parallelism changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import to_builtins

from rulewright.games import load
from rulewright.kernel.frames import OVER
from rulewright.kernel.game import Game, Settings
from rulewright.lab.arena import DECISIONS, ORDER, SIDE, Arena
from rulewright.lab.bare import BareTable
from rulewright.lab.bout import Room
from rulewright.lab.lineups import Bout, schedule
from rulewright.lab.seated import play_all, seated_games

TERMITES, CRY_HAVOC = load("termites"), load("cryhavoc")
TINY = 'free = true\nneutral = ["C3"]\npicture = """\n . . .\n. . . .\n . w . .\n. . . .\n . . .\n"""\n'


@pytest.fixture
def tiny(tmp_path: Path) -> Settings:
    """A board so small that a search has little to look at."""
    file = tmp_path / "board.toml"
    file.write_text(TINY)
    settings = Settings(2)
    return Settings(2, data={"board": to_builtins(TERMITES.read_board(file, settings))})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sides_and_turn_order_of_a_deal_do_not_depend_on_who_sits_where(players: int) -> None:
    room = Room(TERMITES, Settings(players), [("greedy", *["random"] * (players - 1))])
    for deal in (3, 4):
        rows = [room.play(Bout(0, deal, turn)).row for turn in range(players)]
        for columns in (SIDE, ORDER):
            assert len({tuple(row[columns : columns + players]) for row in rows}) == 1
        assert len({row[DECISIONS] for row in rows}) > 1  # but they are different games


@pytest.mark.parametrize("game", [TERMITES, CRY_HAVOC], ids=lambda game: game.name)
def test_sides_are_drawn_before_anybody_decides(game: Game) -> None:
    """So they depend on the deal alone."""
    table = BareTable(game, game.prepare(Settings(3)), 8)
    drawn = [table.standing(seat)[2] for seat in range(3)]
    while table.actor != OVER:
        table.act(table.legal()[-1])
    assert [table.standing(seat)[2] for seat in range(3)] == drawn
    others = [BareTable(game, game.prepare(Settings(3)), deal) for deal in range(9, 15)]
    assert any([other.standing(seat)[2] for seat in range(3)] != drawn for other in others)


def test_a_deal_is_that_of_the_fast_arena() -> None:
    fast = Arena(TERMITES, TERMITES.prepare(Settings(3)).config, ["random"] * 3).play(20, 5)
    room = Room(TERMITES, Settings(3), [("random",) * 3])
    for deal, row in enumerate(fast, 20):
        assert room.play(Bout(0, deal, 0)).row[SIDE : SIDE + 3] == row[SIDE : SIDE + 3]


def test_a_room_plays_a_bout_alike_whatever_it_played_before(tiny: Settings) -> None:
    lineups = [("pip:2", "greedy")]
    used = Room(TERMITES, tiny, lineups)
    used.play(Bout(0, 1, 1))
    again, fresh = used.play(Bout(0, 1, 0)), Room(TERMITES, tiny, lineups).play(Bout(0, 1, 0))
    assert again[:3] == fresh[:3]


def test_the_result_does_not_depend_on_how_many_play_side_by_side(tiny: Settings) -> None:
    lineups = [("pip:1", "random"), ("pip:1", "glass:1")]
    bouts = list(schedule(lineups, 2, seed=9))
    alone, together = (
        sorted(played[:3] for played in play_all(TERMITES, tiny, lineups, bouts, jobs)) for jobs in (1, 2)
    )
    assert [played[0] for played in alone] == sorted(bouts)
    assert alone == together


def test_only_real_choices_count_as_thought(tiny: Settings) -> None:
    played = Room(TERMITES, tiny, [("greedy", "random")]).play(Bout(0, 1, 0))
    assert 0 < sum(played.choices) < played.row[DECISIONS]
    assert played.seconds[0] > 0


def test_simulated_games_of_thinking_bots_keep_their_seats(tiny: Settings) -> None:
    rows = [played.row for played in seated_games(TERMITES, tiny, ["greedy", "random"], range(1, 3), 1)]
    room = Room(TERMITES, tiny, [("greedy", "random")])
    assert rows == [room.play(Bout(0, deal, 0)).row for deal in (1, 2)]
