"""What nobody at a table ever receives during a game: the seed, hashes of positions, others' ids, passwords."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode, urlsafe_b64encode
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest

from rulewright.kernel.events import SPECTATOR
from rulewright.server.tables.table import Table

from .games import Game, begin
from .received import Eyes, Received
from .served import Served, serving

PASSWORD = "correct horse battery"


@pytest.mark.parametrize("name", ["termites", "cryhavoc"])
def test_no_secret_is_in_any_byte_until_the_game_is_over(name: str, tmp_path: Path) -> None:
    asyncio.run(scan(name, tmp_path))


async def scan(name: str, folder: Path) -> None:
    random = Random(3)
    async with serving(folder / "tables.db") as served:
        game = await begin(served, name, 2, random)
        for seat, token in game.tokens.items():
            welcome = await served.done(token, "POST", "/me/password", {"password": PASSWORD})
            game.tokens[seat] = welcome["token"]
        everybody = [Eyes(served, game, seat, 0) for seat in game.tokens]
        lines = {eyes.seat: eyes.follow() for eyes in everybody}
        while await game.play(served, random, 40):
            table = await game.table(served)
            for eyes in everybody:
                received = await eyes.looked(table.seq, random)
                received |= await eyes.refused(table.seq, ["?"], ["?"])
                received |= await eyes.told(lines[eyes.seat], "socket")
                await holds_no_secret(served, table, received, eyes)
        await the_end_shows_the_seed(served, game)
        for line in lines.values():
            await line.hang_up()


async def holds_no_secret(served: Served, table: Table, received: Received, eyes: Eyes) -> None:
    own = (await served.done(eyes.token, "GET", "/me"))["id"]
    secrets = [secret async for secret in all_secrets(served, table, eyes.game) if secret != own.encode()]
    if eyes.seat == SPECTATOR:
        secrets.append(table.terms.invitation.encode())
    for what, data in received.items():
        found = [secret for secret in secrets if secret in data]
        assert not found, f"{what} holds {found}"


async def all_secrets(served: Served, table: Table, game: Game) -> AsyncIterator[bytes]:
    for hidden in (table.terms.seed, *[line.position for line in table.match.trail[-3:]]):
        for secret in written(hidden):
            yield secret
    for entry in table.journal.lines if table.journal else ():
        yield entry["hash"].encode()
    for token in game.tokens.values():
        yield token.encode()
        id = (await served.done(token, "GET", "/me"))["id"]
        user = await served.hall.store.user(id)
        assert user is not None
        assert user.password is not None
        yield id.encode()
        yield user.password.encode()


def written(data: bytes) -> Iterator[bytes]:
    """The ways in which bytes may be encoded."""
    yield from (data, data.hex().encode(), b64encode(data)[:-4], urlsafe_b64encode(data)[:-4])


async def the_end_shows_the_seed(served: Served, game: Game) -> None:
    table = await game.table(served)
    _, _, content = await served.answer(game.tokens[SPECTATOR], "GET", f"/tables/{game.id}")
    assert json.loads(content)["table"]["seed"] == table.terms.seed.hex()
