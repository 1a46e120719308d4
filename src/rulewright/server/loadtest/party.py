"""Players at one table, each with a socket: the one who is asked answers with any legal action. When a game is over the next one begins.

The test shares the machine with the server, so a player reads as little of an update as possible."""

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
    """The parts of the server's messages that a player needs."""

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
        self.told = asyncio.Event()  # set once it knows the state of the table
        self.awaited: dict[int, float] = {}  # by number: when moves were sent that this player should receive

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
        """Stops after that number of moves, or after the first game unless `again`. The bot plays too."""
        self._url, self._game, self._number, self._moves, self._again = url, game, players, moves, again
        self._bot = bot
        self._people: list[Person] = []
        self._players: list[Player] = []
        self._turn: tuple[Player, int, str] | None = None  # the player to act, the entry and the action
        self._task: asyncio.Task[None] | None = None
        self._pause: float | None = None  # average seconds between moves; None: nobody moves
        self._due = 0.0
        self._complete = False  # everybody is connected
        self.table = ""
        self.tally = Tally()
        self.done = asyncio.Event()

    async def sit_down(self) -> None:
        for number in range(self._number):
            self._people.append(await asyncio.to_thread(Person, self._url, f"Player {number + 1}"))
        await self._begin()

    async def _begin(self) -> None:
        """Nobody moves before everybody is connected."""
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
        """Everybody disconnects and reconnects, as after a server restart, until all know the state of the table."""
        self.hang_up()
        await self._connect()
        await asyncio.gather(*(player.told.wait() for player in self._players))

    def look(self) -> int:
        """Fetch the table by plain HTTP and return the number of its last entry. Blocks."""
        return int(self._people[0].ask("GET", f"/api/tables/{self.table}")["seq"])

    def left_of(self, number: int) -> Player:
        return self._players[(number + 1) % len(self._players)]

    def hang_up(self) -> None:
        for player in self._players:
            player.hang_up()

    # ------------------------------------------------------------- during a game
    def play(self, tally: Tally, pause: float) -> None:
        """Play without a pause, or at random times with `pause` as the average."""
        self.tally, self._pause, self._due = tally, pause, asyncio.get_running_loop().time()
        self._think()

    def stop(self) -> None:
        """A player who is asked keeps the answer until play continues."""
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
        """Everybody is told; the first one begins the next game."""
        if self._task is None and not self.done.is_set():
            self.tally.games_over += 1
            if self._again:
                self._task = asyncio.create_task(self._begin())
                self._task.add_done_callback(self._begun)
            else:
                self.done.set()

    def lost(self) -> None:
        """The server has disconnected."""
        self.tally.refused["disconnected"] += 1
        self.done.set()

    def _begun(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if not task.cancelled() and task.exception():
            self.tally.refused["table"] += 1
