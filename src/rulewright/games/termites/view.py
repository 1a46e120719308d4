"""What a seat may see, built up from nothing. Reads the twin."""

from __future__ import annotations

from typing import Any

from rulewright.kernel.events import SPECTATOR

from .parts import CASTE, CASTES, KINDS, NEUTRAL, NO_UNIT, NOBODY, SWARMS, TERMITES, TERRAINS, VALUES
from .state import State
from .text import hex_name, hex_names, tile_name
from .words import A_CAPTURED_HEX, A_GOAL, A_MOUND_HEX, A_RETREAT, A_TILE_HEX, A_UNIT_TO_CLEAR, AN_ENTRY, OFFERS


def open_to_all(s: State) -> dict[str, Any]:
    """Of a hand and a stack: how many, and which tokens are in the two together, which anybody can count who knows the swarms."""
    f = s.frame[s.top]
    return {
        "players": s.players,
        "first": s.first,
        "prompt": {"offer": OFFERS[f.offer].name, "rule": OFFERS[f.offer].paragraph, "actor": f.actor},
        "held": held(s),
        "board": {name: seen_hex(s, hex) for hex, name in hex_names(s).items()},
        "seats": [seen_seat(s, p) for p in range(s.players)],
        "pending": [[g.proc, g.step, g.who, g.at, g.left, g.memo] for g in s.frame[: s.top + 1]],  # type: ignore[index, attr-defined]
        "neutral_left": s.neutral_left,
        "tiles": list(s.tiles),  # type: ignore[call-overload]
    }


def held(s: State) -> dict[str, Any]:
    """What is taken up and not yet put down, of what all can see: the unit and its target, a tile, a mound; or the hex to build on."""
    f = s.frame[s.top]
    if f.offer == A_GOAL:
        return {"unit": hex_name(s, f.at)}
    if f.offer in (AN_ENTRY, A_RETREAT):
        return {"unit": hex_name(s, f.at), "target": hex_name(s, f.left)}
    if f.offer == A_TILE_HEX:
        return {"tile": tile_name(f.at)}
    if f.offer in (A_MOUND_HEX, A_UNIT_TO_CLEAR):
        return {"mound": int(f.left)}
    return {"hex": hex_name(s, f.at)} if f.offer == A_CAPTURED_HEX else {}


def own(s: State, seat: int) -> dict[str, Any]:
    """The hand, and the token that is chosen but not yet placed."""
    if seat == SPECTATOR:
        return {}
    hand = {"hand": seen_tokens(list(s.hand[seat]))}  # type: ignore[call-overload]
    return hand | {"chosen": s.chosen} if s.frame[s.top].actor == seat else hand


def seen_hex(s: State, hex: int) -> dict[str, Any]:
    piece: dict[str, Any] = {"terrain": TERRAINS[s.terrain[hex]]}
    if s.owner[hex] == NOBODY:
        return piece
    piece["owner"] = "neutral" if s.owner[hex] == NEUTRAL else s.owner[hex]
    if s.mound[hex] != 0:
        piece["mound"] = s.mound[hex]
    if s.unit[hex] != NO_UNIT:
        piece["caste"], piece["termites"] = CASTES[CASTE[s.unit[hex]]], int(TERMITES[s.unit[hex]])
    return piece


def seen_seat(s: State, seat: int) -> dict[str, Any]:
    hand, stack = list(s.hand[seat]), list(s.stack[seat])  # type: ignore[call-overload]
    return {
        "swarm": SWARMS[s.swarm[seat]] if s.swarm[seat] != NOBODY else None,
        "hand": sum(hand),
        "stack": sum(stack),
        "unseen": seen_tokens([h + k for h, k in zip(hand, stack, strict=True)]),
        "reserve": [value for value in range(VALUES) for _ in range(s.reserve[seat][value])],
        "trophies": [value for value in range(VALUES) for _ in range(s.trophies[seat][value])],
    }


def seen_tokens(counts: list[int]) -> list[dict[str, Any]]:
    return [
        {"caste": CASTES[CASTE[kind]], "termites": int(TERMITES[kind]), "count": counts[kind]}
        for kind in range(KINDS)
        if counts[kind] > 0
    ]
