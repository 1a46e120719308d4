"""The people in a simulated world: each has screens at some tables, plays, undoes, leaves, comes back, and does not always behave."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from rulewright.server.store.store import User
from rulewright.server.store.users import Claim

from .truth import Wish
from .watchman import NOTHING, Choices, Eyes, Heard, choices
from .wire import Line

if TYPE_CHECKING:
    from .world import World

THINKING = (0.01, 0.08)  # seconds
AWAY = (0.0, 1.5)  # seconds until they reconnect
NUDGE = 4.0  # seconds of silence after which they try something else
PATIENCE = 10.0  # seconds to wait for an answer
NOISE = (
    '{"type": "do"',
    '{"type": "do", "seq": -1, "action": ""}',
    "[]",
    '{"type": "dance"}',
    '{"type": "ping", "ref": 1}',
)
write = msgspec.json.Encoder().encode


class Person:
    def __init__(self, user: User, claim: Claim) -> None:
        self.user, self.claim = user, claim


class Screen:
    """One person at one table."""

    def __init__(self, world: World, person: Person, table: str) -> None:
        self._world, self.person, self.table = world, person, table
        self._chances = world.chances
        self._line: Line[Heard | None] | None = None
        self._known: Heard | None = None
        self._choices: Choices | None = None
        self._answered = -1  # the last entry that they have responded to
        self._heard_at = 0.0
        self.since = 0
        self._connected = 0.0
        self.closed = False  # they have left this table
        self._soon(AWAY, self._connect)
        self._soon((NUDGE, NUDGE), self._nudge)

    def _soon(self, between: tuple[float, float], what: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(self._chances.between(*between), what)

    @property
    def _number(self) -> int:
        return self._world.truth.table(self.table).number

    @property
    def on_line_since(self) -> float:
        """When they connected, in simulated time; infinity if they are not connected."""
        return self._connected if self._on_line else math.inf

    @property
    def _on_line(self) -> bool:
        return self._line is not None and not self._line.broken and not self._line.hung_up

    # ------------------------------------------------------------- the connection
    def _connect(self) -> None:
        if self.closed or self._line:
            return
        worker = self._world.fleet.any_worker()
        if worker is None:
            self._soon(AWAY, self._connect)
            return
        claim, eyes = self.person.claim, Eyes(self._world.truth, self.table, self.person.user.id, self.since)

        def sent(data: bytes) -> Heard | None:
            return self._world.sent(eyes, claim, data, line.stranger)

        self._line = line = Line(self._chances, sent, self._hear, self._over)
        self._heard_at = self._connected = self._world.now()
        self._world.note(f"{self.person.user.name} opens table {self._number} at {worker.process.name}")
        self._world.fleet.begin(worker, worker.socket(self._line, claim, self.table, None, self.since))

    def _over(self, code: int) -> None:
        self._world.note(f"{self.person.user.name} has lost table {self._number} with {code}")
        self._line = None
        self._soon(AWAY, self._connect)

    def hang_up(self) -> None:
        if self._line:
            self._line.hang_up()
            self._over(0)

    def _hear(self, heard: Heard | None) -> None:
        if heard is None:  # the watchman has stopped the world
            return
        self._heard_at = self._world.now()
        if heard.type == "update":
            self._known, self.since = heard, heard.seq
            self._choices = choices(heard.view) if heard.view != NOTHING else None
            self._soon(THINKING, self._act)
        elif heard.error and self._answered == self.since:
            self._answered = -1  # it was refused
            self._soon(THINKING, self._act)

    # ------------------------------------------------------------- actions
    def _act(self) -> None:
        """React to what they see."""
        known, chances = self._known, self._chances
        if self.closed or not self._on_line or known is None or known.table is None or self._answered == self.since:
            return
        if known.table.status == "over":
            self._world.over(self.table)
        elif known.you and known.you.seats:
            asked = bool(self._choices and self._choices.actions)
            if self._world.weather.rough and chances.random() < (0.12 if asked else 0.06):
                self._do_otherwise(known)
            elif asked:
                self._move()
            elif known.table.undo_asked is not None:
                self._ask("answer", chances.random() < 0.5)

    def _move(self) -> None:
        assert self._choices
        wish = Wish("do", self.since, self._chances.choice(self._choices.actions))
        self._send(wish)

    def _send(self, wish: Wish) -> None:
        """The same request may arrive twice, on the same line or at another worker: it counts once."""
        self._world.truth.wish(self.person.user.id, self.table, wish)
        self._answered = self.since
        message = {"type": wish.kind, "seq": wish.seq, "ref": 1} | ({"action": wish.action} if wish.action else {})
        said: tuple[Any, ...] = (wish.action,) if wish.action else ()
        if self._line and self._chances.random() < 0.97:
            self._line.say(write(message))
            if self._chances.happens("request doubled"):
                self._line.say(write(message))
        else:
            self._ask(wish.kind, *said, since=wish.seq)
        if self._chances.happens("request doubled"):
            self._ask(wish.kind, *said, since=wish.seq)

    def _do_otherwise(self, known: Heard) -> None:
        chances, line = self._chances, self._line
        assert line
        assert known.you
        match chances.randrange(12):
            case 0 | 1:
                self.hang_up()
            case 2 | 3:
                self._send(Wish("undo", self.since, ""))
            case 4:
                self._ask("ask")
            case 5:
                self._ask("leave")
                self._soon((0.5, 4.0), lambda: self._ask("come back"))
            case 6:
                line.say(chances.choice(NOISE).encode())
            case 7:
                legal = self._choices.actions if self._choices else []
                self._send(Wish("do", max(self.since - chances.randrange(1, 4), 0), chances.choice(legal or ["pass"])))
            case 8 | 9:
                self.reach_out()
            case _:
                self._world.fleet.begin_outside(self._log_out())
        self._soon(THINKING, self._act)

    def reach_out(self) -> None:
        """Try to take another's seat: that may only succeed if they have been absent for long enough."""
        if self._known and self._known.you and self._known.you.seats:
            self._ask("give away", (self._known.you.seats[0] + 1) % 2)

    def _nudge(self) -> None:
        """Something may have been lost: look again, come back, reconnect, or answer once more."""
        if self.closed:
            return
        self._soon((NUDGE, NUDGE), self._nudge)
        if self._line and self._line.stranger:  # the page does not recognise them any more: they reload it
            self.hang_up()
        if self._world.now() - self._heard_at > NUDGE and not self._world.weather.settling:
            self._answered = -1
            if self._chances.random() < 0.5:
                self.hang_up()
            else:
                self._ask("come back")
        self._act()

    # ------------------------------------------------------------- requests
    def _ask(self, wish: str, *said: Any, since: int | None = None) -> None:
        """Ask with what they know now, or with something older."""
        self._world.fleet.begin_outside(self._asked(wish, said, self.since if since is None else since))

    async def _asked(self, wish: str, said: tuple[Any, ...], since: int) -> None:
        claim, world = self.person.claim, self._world

        def sent(data: bytes) -> Heard | None:
            return world.sent(Eyes(world.truth, self.table, claim.user, since), claim, data)

        answer = await world.fleet.request(
            lambda worker: worker.request(claim, wish, self.table, since, said, sent), PATIENCE
        )
        if isinstance(answer, str) and answer in ("server-seat-kept", "server-gave-up") and not self.closed:
            self._ask("come back")

    async def _log_out(self) -> None:
        """Log out on all screens of that person, then come back."""
        claim = self.person.claim
        self._world.logs_out(claim)
        answer = await self._world.fleet.request(
            lambda worker: worker.request(claim, "log out", self.table, 0, (), lambda data: None), PATIENCE
        )
        if answer == "logged out":
            self._world.logged_out(claim)
        fresh = None
        while fresh is None and not self.closed:
            fresh = await self._world.fleet.request(lambda worker: worker.log_in(self.person.user), PATIENCE)
        if isinstance(fresh, Claim):
            self.person.claim = fresh
