"""What the lab measures: which tokens were placed, and where a round begins. To play without a token, it is replaced by the plainest one, a
single Worker."""

from __future__ import annotations

from typing import Any

from rulewright.kernel.bundles.ledger import Item, Ledger
from rulewright.kernel.events import Event
from rulewright.kernel.game import Prepared
from rulewright.kernel.message import Message

from . import numbers as num
from .pack.loading import load
from .parts import KINDS, SWARMS
from .rules.setup import TOKENS_AT
from .shown.text import token_args, token_name
from .state import State

PLAINEST = 0  # a single Worker


def item_id(swarm: int, kind: int) -> str:
    return f"{SWARMS[swarm]}-{token_name(kind)}"


def items(pack: str) -> list[Item]:
    """Every kind of token of every swarm, except the plainest."""
    held = load(pack).swarms
    return [
        Item(item_id(swarm, kind), "tokens", Message("termites-token-name", token_args(kind)), swarm)
        for swarm in range(len(SWARMS))
        for kind in range(KINDS)
        if kind != PLAINEST and held[swarm].tokens[kind]
    ]


def used(s: State, event: Event) -> tuple[int, str] | None:
    if event.kind != num.E_PLACED or event.c == PLAINEST:
        return None
    return event.a, item_id(s.swarm[event.a], event.c)


def without(prepared: Prepared, item: str) -> Any:
    config = prepared.config.copy()
    for swarm in range(len(SWARMS)):
        for kind in range(KINDS):
            if item_id(swarm, kind) == item:
                at = TOKENS_AT + swarm * KINDS
                config[at + PLAINEST] += config[at + kind]
                config[at + kind] = 0
    return config


def begins_round(s: State, event: Event) -> bool:
    return event.a == s.first


LEDGER = Ledger({}, items, used, without, num.E_TURN, begins_round)
