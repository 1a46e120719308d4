"""Names of arguments, and messages for actions, events and refusals. Plain Python over the twin; the words stand in the locales.

In a message `seat` and `other` are seats, for which the edge puts players' names; hexes come by name, tokens as caste and termites.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from rulewright.kernel.message import Message
from rulewright.kernel.verbs import FIRST_REASON, MASK, SHIFT

from . import words as w
from .options import RULINGS
from .parts import (
    ALATE,
    CASTE,
    CASTES,
    FACE,
    KINDS,
    NEUTRAL,
    NO_UNIT,
    NOBODY,
    OFF,
    OUTSIDE,
    POINTS,
    SWARMS,
    TERMITES,
    TERRAINS,
    VEGETATION,
)
from .pictures import names
from .state import State
from .sums import attack_sum, defence_sum

HEX_VERBS = {w.NEUTRAL_AT, w.LAY, w.BUILD, w.CLEAR, w.PLACE, w.UNIT, w.MOVE, w.ENTER, w.RETREAT}
KIND_VERBS = {w.DRAW, w.TOKEN, w.DISCARD}


OUTLINE = bytes(int(terrain != OFF) for terrain in range(256))  # for each terrain, whether a hex is there


# ------------------------------------------------------------- names
@lru_cache(maxsize=64)
def _names(outline: bytes) -> dict[int, str]:
    """Hexes are named by the outline alone, which no rule changes."""
    return names(outline)


def hex_names(s: State) -> dict[int, str]:
    """In the order of the hexes."""
    return _names(bytes(s.terrain).translate(OUTLINE))  # type: ignore[call-overload]


def hex_name(s: State, hex: int) -> str:
    """Its name on this board, or its number on the lattice with a mark that no board has."""
    return hex_names(s).get(hex) or f"!{hex}"


def token_name(kind: int) -> str:
    return f"{CASTES[CASTE[kind]]}-{int(TERMITES[kind])}"


def tile_name(face: int) -> str:
    """The side that is up, then the one that is down."""
    return f"{TERRAINS[FACE[face]]}/{TERRAINS[FACE[face ^ 1]]}"


def naming(s: State, verb: int) -> Callable[[int], str]:
    """How the arguments of a verb are named on this board."""
    if verb in HEX_VERBS:
        on_board = hex_names(s)
        return lambda hex: on_board.get(hex) or f"!{hex}"
    if verb in KIND_VERBS:
        return token_name
    if verb == w.SWARM:
        return SWARMS.__getitem__
    return tile_name if verb == w.TILE else str


# ------------------------------------------------------------- arguments of messages
def token_args(kind: int) -> dict[str, Any]:
    return {"caste": CASTES[CASTE[kind]], "termites": int(TERMITES[kind])}


def hex_args(s: State, hex: int) -> dict[str, Any]:
    """A hex, its terrain and what stands there."""
    args: dict[str, Any] = {"hex": hex_name(s, hex), "terrain": TERRAINS[s.terrain[hex]], "piece": "none"}
    if s.owner[hex] == NEUTRAL:
        args["piece"] = "neutral"
    elif s.owner[hex] not in (NOBODY, OUTSIDE):
        args |= {"piece": "mound" if s.mound[hex] else "unit", "seat": s.owner[hex]}
    if s.mound[hex]:
        args["value"] = s.mound[hex]
    if s.unit[hex] != NO_UNIT:
        args |= token_args(s.unit[hex])
    return args


def describe(s: State, action: int) -> Message:
    """What an action does: `termites-do-<verb>`; for a move onto an enemy `termites-do-attack`, with the sum."""
    verb, number = action >> SHIFT, action & MASK
    if verb in KIND_VERBS:
        args = token_args(number)
    elif verb in HEX_VERBS:
        args = hex_args(s, number)
    elif verb == w.TILE:
        args = {"up": TERRAINS[FACE[number]], "down": TERRAINS[FACE[number ^ 1]]}
    elif verb == w.SWARM:
        args = {"swarm": SWARMS[number]}
    else:
        args = {"value": number}
    return Message(*_on_the_way(s, verb, number, args))


def _on_the_way(s: State, verb: int, number: int, args: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The key, and what the pending procedure adds: from where, at what, with what."""
    f, key = s.frame[s.top], f"termites-do-{w.VERBS[verb].name}"
    if verb == w.MOVE:
        args["from"] = hex_name(s, f.at)
        if args["piece"] != "none":
            return "termites-do-attack", {
                **args,
                "strength": attack_sum(s, f.at, number),
                "defence": defence_sum(s, number),
            }
    elif verb == w.ENTER:
        args["target"] = hex_name(s, f.left)
    elif verb == w.RETREAT:
        dies = CASTE[s.unit[f.left]] == ALATE and s.terrain[number] == VEGETATION
        return key + "-death" if dies else key, {**args, **token_args(s.unit[f.left])}
    elif verb == w.LAY:
        args["terrain"] = TERRAINS[FACE[f.at]]
    elif verb == w.MOUND and f.offer == w.A_CAPTURED_HEX:
        return key + "-here", {**args, "hex": hex_name(s, f.at)}
    return key, args


def tell(s: State, kind: int, a: int, b: int, c: int, d: int) -> Message:
    """An event: `termites-event-<name>`."""
    name = w.EVENTS[kind]
    args: dict[str, Any] = {"seat": a}
    if kind == w.E_SWARM:
        args["swarm"] = SWARMS[b]
    elif kind in (w.E_DREW, w.E_DISCARDED):
        args |= token_args(b)
    elif kind in (w.E_NEUTRAL, w.E_ENTERED):
        args["hex"] = hex_name(s, b)
    elif kind == w.E_LAID:
        args |= {"hex": hex_name(s, b), "terrain": TERRAINS[c]}
    elif kind == w.E_BUILT:
        args |= {"hex": hex_name(s, b), "value": c}
    elif kind in (w.E_PLACED, w.E_DESTROYED):
        args |= {"hex": hex_name(s, b), **token_args(c)}
    elif kind in (w.E_MOVED, w.E_ATTACKED, w.E_RETREATED):
        args |= {"from": hex_name(s, b), "to": hex_name(s, c), **token_args(d)}
    elif kind == w.E_STRENGTH:
        args = {"strength": a, "defence": b}
    elif kind == w.E_TAKEN:
        if b == NEUTRAL:
            name += "-neutral"
        args |= {"other": b, "value": c}
    return Message(f"termites-event-{name}", args if kind != w.E_OVER else {})


def reason(s: State, action: int, code: int) -> tuple[str, Message]:
    """`termites-why-<key>`, with what it speaks of."""
    f = s.frame[s.top]
    verb, number = action >> SHIFT, action & MASK
    paragraph, key = w.REASONS[code - FIRST_REASON]
    args: dict[str, Any] = {"value": number}
    if verb in KIND_VERBS and number < KINDS:
        args = token_args(number)
    elif verb in HEX_VERBS:
        args = hex_args(s, number)
    if code == w.MOUND_TERRAIN:
        args["allowed"] = RULINGS[0].values[s.mound_terrain]
    elif code == w.CLOSED_TERRAIN:
        args |= token_args(s.chosen)
    elif code in (
        w.TOO_FAR,
        w.WAY_BLOCKED,
        w.STONES_COST_TWO,
        w.WATER_IS_CLOSED,
        w.VEGETATION_IS_CLOSED,
        w.UNIT_CANNOT_MOVE,
    ):
        caste = CASTE[s.unit[number if code == w.UNIT_CANNOT_MOVE else f.at]]
        args |= {"caste": CASTES[caste], "points": int(POINTS[caste])}
    elif code == w.TOO_WEAK:
        strength, needed = attack_sum(s, f.at, number), defence_sum(s, number)
        args |= {"strength": strength, "defence": needed, "missing": needed - strength + 1}
    elif code in (w.RETREAT_CLOSED, w.RETREAT_VEGETATION):
        args["caste"] = CASTES[CASTE[s.unit[f.left]]]
    elif code in (w.GROUP_OF_TERRAIN, w.GROUP_OF_TILES, w.NEUTRAL_WATER):
        args["terrain"] = TERRAINS[FACE[f.at]]
    elif verb == w.TILE:
        args |= {"up": TERRAINS[FACE[number]], "down": TERRAINS[FACE[number ^ 1]]}
    return paragraph, Message(f"termites-why-{key}", args)
