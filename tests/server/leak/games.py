"""Random games between people who all have a seat, and a spectator."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from rulewright.games import load
from rulewright.kernel.events import SPECTATOR
from rulewright.server.shown.catalogue import known_pack, options
from rulewright.server.tables.table import Table

from .served import Served

NAMES = ("Anna", "Bartek", "Celina", "Dorota", "Edyta")


@dataclass
class Game:
    """A table with a running game."""

    id: str
    tokens: dict[int, str]  # by seat, including SPECTATOR's
    invitation: str = ""

    async def table(self, served: Served) -> Table:
        """The real table, with everything hidden."""
        table = await served.hall.table(self.id)
        async with table.lock:
            await table.wake()
        return table

    async def play(self, served: Served, random: Random, moves: int) -> bool:
        """That many random moves, with an undo now and then; False if the game ended earlier."""
        for _ in range(moves):
            table = await self.table(served)
            if table.asked < 0:
                return False
            seat, match = table.asked, table.match
            last = match.trail[-1].seat
            if random.random() < 0.1 and match.can_undo(last):
                await served.done(self.tokens[last], "POST", f"/tables/{self.id}/undo", {"seq": table.seq})
                continue
            action = match.game.write(match.twin(), random.choice(match.legal()))
            move = {"seq": table.seq, "action": action}
            await served.done(self.tokens[seat], "POST", f"/tables/{self.id}/moves", move)
        return (await self.table(served)).asked >= 0


async def begin(served: Served, name: str, players: int, random: Random) -> Game:
    """With random options."""
    tokens = [await arrive(served, person) for person in NAMES[: players + 1]]
    host, *others, watcher = tokens
    wish = {"game": name, "players": players, "watched": True, "options": chosen(name, players, random)}
    made = await served.done(host, "POST", "/tables", wish)
    for token in others:
        await served.done(token, "POST", f"/invitations/{made['invitation']}", {})
    await served.done(host, "POST", f"/tables/{made['table']}/start")
    return Game(made["table"], {**dict(enumerate([host, *others])), SPECTATOR: watcher}, made["invitation"])


async def arrive(served: Served, name: str) -> str:
    welcome = await served.done("", "POST", "/me", {"name": name})
    return str(welcome["token"])


def chosen(name: str, players: int, random: Random) -> dict[str, Any]:
    """A few options, each with a value that works by itself."""
    game = load(name)
    offered = [option for option in options(game, players, known_pack(game, "")) if option.values]
    return {option.name: random.choice(option.values) for option in random.sample(offered, min(2, len(offered)))}
