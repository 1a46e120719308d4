"""What a hall uses outside its process: the database, the other processes, and the bot processes."""

from __future__ import annotations

import os
from typing import NamedTuple

from rulewright.server.bots.pool import BotPool
from rulewright.server.config import Config
from rulewright.server.store.store import Store

from .bus import Bus, bus_for


class Edges(NamedTuple):
    store: Store
    bus: Bus
    bots: BotPool
    process: str  # its name for the other processes


def edges_of(config: Config) -> Edges:
    bots = BotPool(config.bots, config.bot_seconds, config.bots_compiled)
    return Edges(Store(config.database), bus_for(config.bus), bots, f"{os.uname().nodename}/{os.getpid()}")
