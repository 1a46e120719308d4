"""What a seat may see, built up from nothing. Reads the twin."""

from __future__ import annotations

from functools import lru_cache
from operator import add

from rulewright.games.termites.numbers import (
    A_CAPTURED_HEX,
    A_GOAL,
    A_MOUND_HEX,
    A_RETREAT,
    A_TILE_HEX,
    A_UNIT_TO_CLEAR,
    AN_ENTRY,
)
from rulewright.games.termites.parts import (
    CASTE,
    CASTES,
    GROUNDS,
    KINDS,
    NEUTRAL,
    NO_UNIT,
    NOBODY,
    OPEN,
    SWARMS,
    TERMITES,
    TILES,
    VALUES,
)
from rulewright.games.termites.state import State
from rulewright.kernel.events import SPECTATOR

from .points import points
from .shapes import Held, Hex, SeenSeat, TermitesView, Token, Tokens
from .text import hex_name, hex_names, tile_name

EVERY_TOKEN = [Token(CASTES[CASTE[kind]], int(TERMITES[kind])) for kind in range(KINDS)]


def open_to_all(s: State) -> TermitesView:
    """The view for everybody. Of a hand and a stack it shows their sizes and the tokens in both together, which anybody who knows the
    swarms can work out."""
    return TermitesView(
        players=s.players,
        first=s.first if s.first != NOBODY else None,
        held=held(s),
        board=seen_board(s),
        seats=[seen_seat(s, seat) for seat in range(s.players)],
        neutral_left=s.neutral_left,
        tiles={tile_name(2 * tile): s.tiles[tile] for tile in range(TILES)},
    )


def add_own(view: TermitesView, s: State, seat: int) -> None:
    """The hand, and the token that is chosen but not yet placed."""
    if seat != SPECTATOR:
        view.hand = seen_tokens(tuple(s.hand[seat]))
        if s.frame[s.top].actor == seat and s.chosen != NOBODY:
            view.chosen = EVERY_TOKEN[s.chosen]


def held(s: State) -> Held:
    f = s.frame[s.top]
    if f.offer == A_GOAL:
        return Held(unit=hex_name(s, f.at))
    if f.offer in (AN_ENTRY, A_RETREAT):
        return Held(unit=hex_name(s, f.at), target=hex_name(s, f.left))
    if f.offer == A_TILE_HEX:
        return Held(tile=tile_name(f.at))
    if f.offer in (A_MOUND_HEX, A_UNIT_TO_CLEAR):
        return Held(mound=f.left)
    return Held(hex=hex_name(s, f.at)) if f.offer == A_CAPTURED_HEX else Held()


def seen_board(s: State) -> dict[str, Hex]:
    """Views share their hexes, since there are few different ones."""
    names = hex_names(s)
    hexes = zip(*map(names.pick, (s.terrain, s.owner, s.mound, s.unit)), strict=True)
    return dict(zip(names.values(), map(SEEN.__getitem__, hexes), strict=True))


class Seen(dict[tuple[int, int, int, int], Hex]):
    """Hexes by what is on them, each made when it is first seen."""

    def __missing__(self, what: tuple[int, int, int, int]) -> Hex:
        self[what] = hex = seen_hex(*what)
        return hex


SEEN = Seen()


def seen_hex(terrain: int, owner: int, mound: int, unit: int) -> Hex:
    seen = Hex(GROUNDS[terrain - OPEN])
    if owner == NOBODY:
        return seen
    seen.owner = "neutral" if owner == NEUTRAL else owner
    if mound != 0:
        seen.mound = mound
    if unit != NO_UNIT:
        token = EVERY_TOKEN[unit]
        seen.caste, seen.termites = token.caste, token.termites
    return seen


def seen_seat(s: State, seat: int) -> SeenSeat:
    hand, stack = s.hand[seat], s.stack[seat]
    return SeenSeat(
        swarm=SWARMS[s.swarm[seat]] if s.swarm[seat] != NOBODY else None,
        points=points(s, seat),
        hand=sum(hand),
        stack=sum(stack),
        unseen=seen_tokens(tuple(map(add, hand, stack))),
        reserve=seen_mounds(tuple(s.reserve[seat])),
        trophies=seen_mounds(tuple(s.trophies[seat])),
    )


@lru_cache(maxsize=1024)
def seen_mounds(counts: tuple[int, ...]) -> list[int]:
    """Each value as often as there is such a mound. Like hexes, views share these lists."""
    return [value for value in range(VALUES) for _ in range(counts[value])]


@lru_cache(maxsize=4096)
def seen_tokens(counts: tuple[int, ...]) -> list[Tokens]:
    pairs = zip(EVERY_TOKEN, counts, strict=True)
    return [Tokens(token.caste, token.termites, count) for token, count in pairs if count > 0]
