"""Players at one table, each with a socket: the one who is asked answers with any legal action. When a game is over the next one begins.

The test shares the machine with the server, so a player reads no more of an update than it has to.
"""

from __future__ import annotations

import asyncio
import random
from math import inf
from time import perf_counter

import msgspec
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from rulewright.kernel.message import UserError

from .figures import Tally
from .guests import PATIENCE, Person, open_table


class View(msgspec.Struct):
    actions: list[str] = []


class Facts(msgspec.Struct):
    status: str


class Fault(msgspec.Struct):
    key: str


class Heard(msgspec.Struct):
    """Of all that the server says, what a player needs."""

    seq: int = 0
    table: Facts | None = None
    view: View | None = None
    error: Fault | None = None


read = msgspec.json.Decoder(Heard).decode
write = msgspec.json.Encoder().encode


class Player(WSListener):
    def __init__(self, party: Party, number: int) -> None:
        self._party, self._number = party, number
        self._transport: WSTransport | None = None
        self._answered = 0
        self.told = asyncio.Event()  # how the table stands
        self.awaited: dict[int, float] = {}  # when moves were sent that this player is to hear of, by number

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        now = perf_counter()
        if frame.msg_type != WSMsgType.TEXT:
            return
        heard, party = read(frame.get_payload_as_memoryview()), self._party
        if heard.error:
            party.tally.refused[heard.error.key] += 1
            return
        self.told.set()
        for seq in [seq for seq in self.awaited if seq <= heard.seq]:
            party.tally.heard(self.awaited.pop(seq), now)
        if heard.table and heard.table.status == "over":
            party.over()
        elif heard.view and heard.view.actions and heard.seq > self._answered:
            self._answered = heard.seq
            party.asked(self, heard.seq, random.choice(heard.view.actions))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if transport is self._transport:
            self._party.lost()

    def do(self, seq: int, action: str) -> None:
        assert self._transport is not None
        self._party.left_of(self._number).awaited[seq + 1] = perf_counter()
        self._transport.send(WSMsgType.TEXT, write({"type": "do", "seq": seq, "action": action}))

    def hang_up(self) -> None:
        transport, self._transport = self._transport, None
        if transport:
            transport.disconnect()


class Party:
    def __init__(
        self, url: str, game: str, players: int, moves: float = inf, again: bool = True, bot: str = ""
    ) -> None:
        """Stops after that number of moves, or when the first game is over, if it is not to be played again. The bot plays, too."""
        self._url, self._game, self._number, self._moves, self._again = url, game, players, moves, again
        self._bot = bot
        self._people: list[Person] = []
        self._players: list[Player] = []
        self._turn: tuple[Player, int, str] | None = None  # who is to answer what, with what
        self._task: asyncio.Task[None] | None = None
        self._pause: float | None = None  # seconds between moves in the long run; none: nobody moves
        self._due = 0.0
        self._complete = False  # everybody is there
        self.table = ""
        self.tally = Tally()
        self.done = asyncio.Event()

    async def sit_down(self) -> None:
        for number in range(self._number):
            self._people.append(await asyncio.to_thread(Person, self._url, f"Player {number + 1}"))
        await self._begin()

    async def _begin(self) -> None:
        """Nobody moves before all can hear of it."""
        self._complete = False
        self.hang_up()
        self.table = await asyncio.to_thread(open_table, self._game, self._people, self._bot)
        await self._connect()
        self._complete = True
        self._think()

    async def _connect(self) -> None:
        address = f"{self._url.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        self._players = [Player(self, number) for number in range(self._number)]
        for player, person in zip(self._players, self._people, strict=True):
            try:
                await ws_connect(
                    lambda player=player: player,
                    address,
                    extra_headers=person.headers,
                    websocket_handshake_timeout=PATIENCE,
                )
            except (OSError, WSError) as error:
                raise UserError("loadtest-no-answer", path=address, why=str(error)) from None

    async def reconnect(self) -> None:
        """Everybody hangs up and comes back, as after a server has started anew, until all have been told how it stands."""
        self.hang_up()
        await self._connect()
        await asyncio.gather(*(player.told.wait() for player in self._players))

    def look(self) -> int:
        """The table by plain HTTP; the number of its last entry. Blocks."""
        return int(self._people[0].ask("GET", f"/api/tables/{self.table}")["seq"])

    def left_of(self, number: int) -> Player:
        return self._players[(number + 1) % len(self._players)]

    def hang_up(self) -> None:
        for player in self._players:
            player.hang_up()

    # ------------------------------------------------------------- the course of a game
    def play(self, tally: Tally, pause: float) -> None:
        """At once if there is no pause, else at random times that far apart in the long run."""
        self.tally, self._pause, self._due = tally, pause, asyncio.get_running_loop().time()
        self._think()

    def stop(self) -> None:
        """A player who is asked keeps the answer until play goes on."""
        self._pause = None

    def asked(self, player: Player, seq: int, action: str) -> None:
        self._turn = (player, seq, action)
        self._think()

    def _think(self) -> None:
        if not self._complete or self._turn is None:
            return
        if self._pause:
            loop = asyncio.get_running_loop()
            self._due = max(self._due + random.expovariate(1 / self._pause), loop.time() - self._pause)
            loop.call_at(self._due, self._answer)
        else:
            self._answer()

    def _answer(self) -> None:
        if self._turn and self._pause is not None and not self.done.is_set():
            (player, seq, action), self._turn = self._turn, None
            player.do(seq, action)
            self._moves -= 1
            if self._moves <= 0:
                self.done.set()

    def over(self) -> None:
        """Everybody hears of it; the first who does begins again."""
        if self._task is None and not self.done.is_set():
            self.tally.games_over += 1
            if self._again:
                self._task = asyncio.create_task(self._begin())
                self._task.add_done_callback(self._begun)
            else:
                self.done.set()

    def lost(self) -> None:
        """The server has hung up."""
        self.tally.refused["disconnected"] += 1
        self.done.set()

    def _begun(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if not task.cancelled() and task.exception():
            self.tally.refused["table"] += 1
