"""Foreign bots that the server admin allows at tables, by names that the admin chooses. Nobody else can name a program."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping

from rulewright.foreign.bot import ForeignBot
from rulewright.foreign.contained import Limits
from rulewright.foreign.named import is_foreign, read_foreign
from rulewright.kernel.message import UserError
from rulewright.players.bots import BOTS

VARIABLE = "RULEWRIGHT_FOREIGN_BOTS"  # passes them to the workers
NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")
STARTING = 2.5  # seconds for a program to start, since somebody is waiting
allowed: dict[str, str] = {}  # in this process: what each name stands for


def read_told(told: Iterable[str]) -> dict[str, str]:
    """Parse texts of the form NAME=BOT. Raises UserError if one is not valid."""
    found = dict[str, str]()
    for one in told:
        name, _, what = one.partition("=")
        if not NAME.fullmatch(name) or name in BOTS or name in found or not is_foreign(what):
            raise UserError("foreign-name", told=one)
        read_foreign(what)
        found[name] = what
    return found


def allow(bots: Mapping[str, str]) -> None:
    allowed.clear()
    allowed.update(bots)


def is_here(bot: str) -> bool:
    """Whether this server has that bot, ours or a foreign one."""
    return bot in BOTS or bot in allowed


def environment() -> dict[str, str]:
    """The environment variables for a worker."""
    return {VARIABLE: json.dumps(allowed)} if allowed else {}


def allow_from_environment() -> None:
    allow(json.loads(os.environ.pop(VARIABLE, "{}")))


def make_foreign(name: str) -> ForeignBot:
    return ForeignBot(read_foreign(allowed[name]), Limits(starting=STARTING))
