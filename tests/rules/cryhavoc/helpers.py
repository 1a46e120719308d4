"""Shared by tests of the chapters C1-C4: decks, orders, and a way to skip questions that do not matter."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.parts import FACTIONS, GONE, IN_DECK, IN_TERRAIN_DECK, NOBODY, TERRAINS

from .table import Table

THREE = ("pilgrims", "humans", "machines")
FOUR = ("pilgrims", "humans", "machines", "trogs")


def landed(*factions: str, **options: Any) -> Table:
    """A table where the Pilgrims have their HQ in the north, the Humans in the east and the Machines in the west."""
    t = Table(*(factions or THREE), **options)
    for faction, hq in (("pilgrims", "north_landing"), ("humans", "east_landing"), ("machines", "west_landing")):
        t.hq(faction, hq)
    return t


def points(t: Table) -> int:
    """The remaining points of the current action."""
    return int(t.s.frame[t.s.top].left)


def go(t: Table, *way: str) -> None:
    """Move one unit, step by step."""
    for origin, goal in pairwise(way):
        t.do(f"from:{origin}", f"to:{goal}")


def invaders(units: int = 8, **options: Any) -> Table:
    """That many Pilgrims in the north, next to Scorch, Foglands, Feralas Banks and Sapos Deep."""
    t = landed(**options)
    t.units("pilgrims", units, "north_landing")
    return t


def march(t: Table, *goals: str) -> None:
    """Move one Pilgrim unit from the HQ to each of these regions."""
    t.move("pilgrims", len(goals))
    for goal in goals:
        go(t, "north_landing", goal)


def act(faction: str, action: str, *cards: str, **options: Any) -> Table:
    """An action of one of four players with those cards, from a hand that has one more; up to the first question after it."""
    t = Table(*FOUR, **options)
    t.units(faction, 2, t.hq(faction))
    t.control(faction, "foglands")
    spare = next(card.id for card in t.pack.cards if card.id.startswith(faction) and card.id not in cards)
    t.hand(faction, *cards, spare)
    t.turn(faction)
    t.do(action, *(f"pick:{card}" for card in cards), "play")
    return t


def row(field: Any) -> list[int]:
    """The numbers of a field of the record."""
    return [int(n) for n in field]


def deck(t: Table, name: str) -> set[str]:
    """The cards in the deck of a faction or a terrain."""
    place = IN_DECK + FACTIONS.index(name) if name in FACTIONS else IN_TERRAIN_DECK + TERRAINS.index(name)
    return {card for n, card in enumerate(t.card_ids) if t.s.where[n] == place}


def empty_deck(t: Table, faction: str, *left: str) -> None:
    """Only these cards stay in the deck; the rest are out of this game."""
    for card in deck(t, faction) - set(left):
        t.s.where[t.card(card)] = GONE


def _names(row: Any) -> list[str]:
    return [FACTIONS[n] for n in row if n != NOBODY]


def initiative(t: Table) -> list[str]:
    return _names(t.s.initiative)


def upcoming(t: Table) -> list[str]:
    return _names(t.s.upcoming)


def set_order(t: Table, *factions: str, upcoming: tuple[str, ...] = ()) -> None:
    for n, name in enumerate(factions):
        t.s.initiative[n] = FACTIONS.index(name)
    for n, name in enumerate(upcoming or factions):
        t.s.upcoming[n] = FACTIONS.index(name)


def at(t: Table, field: Any) -> set[str]:
    """The regions where that field of the record is not 0."""
    return {name for n, name in enumerate(t.region_ids) if field[n]}


def standing(t: Table, mask: int) -> set[str]:
    """The regions of a mask."""
    return {name for n, name in enumerate(t.region_ids) if mask >> n & 1}


def idle(legal: set[str]) -> str:
    """The answer that does least: a Recruit action without cards, no cards, no more, pass; otherwise the first."""
    for wish in ("recruit", "play", "done", "end", "stop", "pass", "raise:0"):
        if wish in legal:
            return wish
    return min(legal)


def play_on(
    t: Table, until: Callable[[Table], bool] = lambda t: False, choose: Callable[[set[str]], str] = idle
) -> list[tuple[str, str]]:
    """Answer every question until the condition holds or it is over. Returns what was asked of whom."""
    asked = []
    while not t.over and not until(t):
        assert t.asked is not None
        asked.append(t.asked)
        t.do(choose(t.legal()))
    return asked


def places(t: Table) -> list[int]:
    """Each seat's result for the ranking: the higher, the better."""
    return [GAME.engine.standing(t.states, 0, seat)[0] for seat in range(len(t.factions))]
