"""Games between bots for people who try a pack: the lab's own games, with lower priority than everybody's moves, and limited."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.server.client import Fault, Person, refused

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.kernel.message import UserError
from rulewright.lab.arena import DECISIONS, POINTS, SIDE, Arena
from rulewright.server.bots.pipe import BotGame, GamesQuestion
from rulewright.server.bots.pool import BotPool
from rulewright.server.packs import trying
from rulewright.server.packs.trying import Trying

SEED, PLAYERS = 5, 2


def tries(person: Person, game: str = "termites", **asked: Any) -> Any:
    wish = {"pack": "classic", "players": PLAYERS, "seed": SEED, "games": 1, **asked}
    return person.ask("POST", f"/games/{game}/workshop/games", wish)


def test_a_pack_is_tried_with_the_laboratory_s_own_games(anna: Person) -> None:
    answer = next(
        told for told in (tries(anna) for _ in range(18)) if told["games"]
    )  # each waits for the bots for a while
    assert answer["sides"][:2] == ["Blue", "Red"]
    game = load("termites")
    arena = Arena(game, game.prepare(Settings(PLAYERS)).config, ["greedy"] * PLAYERS)
    row, (told,) = arena.play(SEED, 1)[0], answer["games"]
    assert told["sides"] == row[SIDE : SIDE + PLAYERS]
    assert told["points"] == row[POINTS : POINTS + PLAYERS]
    assert told["decisions"] == row[DECISIONS]
    assert told["winners"]


def test_only_people_with_a_name_try_packs_that_are_here(anna: Person, stranger: Person) -> None:
    with refused("server-no-name", 401):
        tries(stranger)
    with refused("server-pack-unknown", 404):
        tries(anna, pack="nobodys")
    beyonds: list[dict[str, Any]] = [{"players": 7}, {"games": 101}, {"seed": -1}]
    for beyond in beyonds:
        with pytest.raises(Fault) as fault:
            tries(anna, **beyond)
        assert fault.value.status == 400


class Busy(BotPool):
    """Bots that answer when they are told to."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.may = asyncio.Event()

    async def play(self, asked: GamesQuestion, person: str) -> list[BotGame]:
        await self.may.wait()
        return []


def test_nobody_asks_for_more_than_two_packs_at_once_and_all_together_for_a_few() -> None:
    asyncio.run(asked_at_once())


async def asked_at_once() -> None:
    bots, game = Busy(), load("termites")
    trial = Trying(bots)

    def ask(person: int) -> asyncio.Task[list[BotGame]]:
        user = cast(Any, SimpleNamespace(id=str(person)))
        return asyncio.create_task(trial.play(game, Settings(PLAYERS), SEED, 1, user))

    async def refusal(person: int) -> str:
        with pytest.raises(UserError) as refused:
            await ask(person)
        return refused.value.message.key

    running = [ask(person) for person in range(trying.MOST // trying.AT_ONCE) for _ in range(trying.AT_ONCE)]
    await asyncio.sleep(0)
    assert await refusal(0) == "server-games-asked"
    assert await refusal(trying.MOST) == "server-busy"
    bots.may.set()
    await asyncio.gather(*running)
    assert await ask(0) == []
