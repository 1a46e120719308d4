"""Everything that one pair of eyes can get from a server, by the question that returned it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from random import Random
from typing import Any

from rulewright.kernel.events import SPECTATOR

from .games import Game
from .served import Line, Served

TIMES = re.compile(rb'"(at|asked_since)":(\d+)')
CSRF = "rulewright-csrf="  # a random cookie, for every browser that has none
Received = dict[str, bytes]


class Eyes:
    """A person on a served copy of a game."""

    def __init__(self, served: Served, game: Game, seat: int, copied: int) -> None:
        """`copied` is when the copies diverged: later times differ between them."""
        self.served, self.game, self.seat, self._copied = served, game, seat, copied
        self.token = game.tokens[seat]
        self.wish = {} if seat == SPECTATOR else {"eyes": seat}

    async def ask(self, method: str, what: str, body: Any = None, **query: Any) -> bytes:
        path = what if what.startswith("/") else f"/tables/{self.game.id}/{what}".rstrip("/")
        status, headers, content = await self.served.answer(self.token, method, path, body, **query)
        told = sorted(item for item in headers.items() if not item[1].startswith(CSRF))
        return json.dumps([status, told]).encode() + b"\n" + self.timeless(content)

    def timeless(self, data: bytes) -> bytes:
        def time(found: re.Match[bytes]) -> bytes:
            return found[0] if int(found[2]) <= self._copied else b'"%s":"new"' % found[1]

        return TIMES.sub(time, data)

    # ------------------------------------------------------------- questions that change nothing
    async def looked(self, seq: int, random: Random) -> Received:
        since, seen = random.randrange(seq + 1), dict[str, bytes]()
        for query in ({}, {"since": since}, {"language": "pl"}, {"wait": 0.01, "since": seq}):
            seen[f"table {query}"] = await self.ask("GET", "", **query, **self.wish)
        for eyes in (0, 1, 2, 3):
            seen[f"table with the eyes of {eyes}"] = await self.ask("GET", "", eyes=eyes, since=seq)
            seen[f"threats with the eyes of {eyes}"] = await self.ask("GET", "threats", eyes=eyes)
            seen[f"replay of {eyes}"] = await self.ask("GET", "replay", eyes=eyes, first=seq, count=1)
        watched = "watching" if self.seat == SPECTATOR else str(self.seat)
        for first in random.sample(range(1, seq + 1), min(seq, 6)):
            seen[f"replay {first}"] = await self.ask("GET", "replay", eyes=watched, first=first, count=1)
        seen["replay of all"] = await self.ask("GET", "replay", eyes="open", first=seq)
        for what in ("actions", "hint", "threats", "journal", "/tables", "/tables/mine", "/me/data"):
            seen[what] = await self.ask("GET", what, language="de")
        seen["hidden"] = await self.ask("GET", "/tables/mine", hidden=True)
        seen["the next page"] = await self.ask("GET", "/tables/mine", after=self.game.id)
        seen["invitation"] = await self.ask("GET", f"/invitations/{self.game.invitation}")
        return seen

    async def refused(self, seq: int, illegal: Iterable[str], attempts: Iterable[str]) -> Received:
        """Why not, and illegal actions."""
        seen = dict[str, bytes]()
        for action in attempts:
            seen[f"why {action}"] = await self.ask("POST", "why", {"action": action, **self.wish})
        for action in illegal:
            seen[f"do {action}"] = await self.ask("POST", "moves", {"seq": seq, "action": action})
            seen[f"too late {action}"] = await self.ask("POST", "moves", {"seq": 0, "action": action}, language="pl")
        seen["undo too late"] = await self.ask("POST", "undo", {"seq": 0})
        seen["ask too late"] = await self.ask("POST", "undo/ask", {"seq": 0})
        seen["answer to nothing"] = await self.ask("POST", "undo/answer", {"seq": 0, "yes": True})
        seen["start again"] = await self.ask("POST", "start")
        seen["rematch"] = await self.ask("POST", "rematch")
        seen["share"] = await self.ask("PUT", "shared", {"shared": True})
        seen["hide"] = await self.ask("PUT", "hidden", {"hidden": True})
        seen["delete"] = await self.ask("DELETE", "")
        return seen

    def follow(self, since: int = 0) -> Line:
        return Line(self.served, self.token, self.game.id, since=since, language="en", **self.wish)

    async def spoken(self, line: Line, seq: int, illegal: Iterable[str], attempts: Iterable[str]) -> Received:
        """The same over the socket, message by message."""
        for action in attempts:
            line.say(type="why", action=action)
        for action in illegal:
            line.say(type="do", seq=seq, action=action)
        line.say(type="do", seq=0, action="?")
        line.say(type="undo", seq=0)
        line.say(type="describe")
        line.say(type="threats")
        return await self.told(line, "socket")

    async def told(self, line: Line, when: str) -> Received:
        """Message by message, and their number."""
        heard = await line.heard()
        messages = {f"{when}, message {n}": self.timeless(message) for n, message in enumerate(heard)}
        return {f"{when}, messages": b"%d" % len(heard), **messages}
