"""The players of the arena: a bot by name, one with another budget ("atlas:9600"), the variant that sees everything ("glass"), a net in a
file ("net:FILE"), Atlas with a net inside its search ("opinion:FILE"), or a foreign bot ("program:./mine")."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, NamedTuple

from rulewright.foreign.bot import ForeignBot
from rulewright.foreign.contained import Limits
from rulewright.foreign.named import Foreign, is_foreign, read_foreign
from rulewright.kernel.game import Game
from rulewright.kernel.message import UserError
from rulewright.players.bots import BOTS, make_bot
from rulewright.players.ismcts.levels import ATLAS, LEVELS, SearchBot
from rulewright.players.ismcts.opinion import read_opinion
from rulewright.players.nets.net_bot import Judge, NetBot
from rulewright.players.nets.weights import read_net
from rulewright.players.seat import Bot, Seat

from .bare import BareTable
from .glass import GlassBot

KNOWN = (*BOTS, GlassBot.name)
BY_NAME = {level.name: level for level in (*LEVELS, ATLAS._replace(name=GlassBot.name))}
NET, OPINION = "net:", "opinion:"
MOST_ITERATIONS = 10_000_000


class Entrant(NamedTuple):
    """The player's name and, if it has one, its budget."""

    name: str
    bot: str
    iterations: int
    foreign: Foreign | None = None
    net: Path | None = None

    def about(self) -> dict[str, Any]:
        """Everything that its strength depends on."""
        if self.foreign:
            return {"bot": self.bot, "files": self.foreign.files()}
        if self.net:
            return {"bot": self.bot, "net": hashlib.blake2b(self.net.read_bytes(), digest_size=16).hexdigest()}
        level = BY_NAME.get(self.bot)
        return {"bot": self.bot} | ({**level._asdict(), "iterations": self.iterations} if level else {})


def read_entrant(text: str) -> Entrant:
    if is_foreign(text):
        return Entrant(text, text, 0, read_foreign(text))
    if text.startswith((NET, OPINION)):
        file = Path(text.partition(":")[2]).resolve()
        if not file.is_file():
            raise UserError("file-missing", file=str(file))
        return Entrant(text, text, 0, net=file)
    bot, colon, budget = text.partition(":")
    if bot not in KNOWN:
        raise UserError("lab-bot-unknown", name=text, known=", ".join(KNOWN))
    if not colon:
        return Entrant(text, bot, BY_NAME[bot].iterations if bot in BY_NAME else 0)
    if bot not in BY_NAME:
        raise UserError("arena-no-budget", name=bot, known=", ".join(BY_NAME))
    digits = budget.isascii() and budget.isdigit() and len(budget) <= len(str(MOST_ITERATIONS))
    if not digits or not 1 <= int(budget) <= MOST_ITERATIONS:
        raise UserError("arena-budget", name=text, most=MOST_ITERATIONS)
    return Entrant(text, bot, int(budget))


class Sitter:
    """An entrant in a seat. It has no clock: seed and budget determine what it does; only foreign bots have limits."""

    def __init__(self, game: Game, entrant: Entrant, seat: int, limits: Limits | None = None) -> None:
        self._seat = seat
        self._bot: Bot | GlassBot
        if entrant.foreign:
            self._bot = ForeignBot(entrant.foreign, limits or Limits())
        elif entrant.net and entrant.name.startswith(OPINION):
            self._bot = SearchBot(game, ATLAS, 0, seconds=None, net=read_opinion(entrant.net, game))
        elif entrant.net:
            self._bot = NetBot(game, Judge(game, read_net(entrant.net, game).net))
        elif entrant.bot == GlassBot.name:
            self._bot = GlassBot(game, entrant.iterations, 0)
        elif entrant.bot in BY_NAME:
            level = BY_NAME[entrant.bot]._replace(iterations=entrant.iterations)
            self._bot = SearchBot(game, level, 0, seconds=None)
        else:
            self._bot = make_bot(entrant.bot, game, 0)

    def reseed(self, seed: int) -> None:
        self._bot.reseed(seed)

    def choose(self, table: BareTable) -> int:
        """Foreign bots may raise Forfeit."""
        if isinstance(self._bot, GlassBot):
            return self._bot.choose(table, self._seat)
        return self._bot.choose(Seat(table, self._seat))

    def end(self) -> None:
        if isinstance(self._bot, ForeignBot):
            self._bot.end()
