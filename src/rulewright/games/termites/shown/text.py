"""Names of arguments, and messages for actions, events and refusals. Plain Python over the twin; the words are in the locales.

In a message `seat` and `other` are seats, which are replaced by players' names; hexes are given by name, tokens as caste and termites."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import Any

from rulewright.games.termites import numbers as num
from rulewright.games.termites.options import RULINGS
from rulewright.games.termites.pack.pictures import names
from rulewright.games.termites.parts import (
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
)
from rulewright.games.termites.rules import attack
from rulewright.games.termites.state import State
from rulewright.kernel.message import Message
from rulewright.kernel.rule import plain
from rulewright.kernel.verbs import MASK, SHIFT

from .sums import attack_sum, defence_sum

HEX_VERBS = num.verb.of("hex")
TOKEN_VERBS = num.verb.of("token")
deadly = plain(attack.deadly)
OUTLINE = bytes(int(terrain != OFF) for terrain in range(256))  # for each terrain, whether there is a hex


# ------------------------------------------------------------- names
class Names(dict[int, str]):
    """The names of the hexes, in order. What is not on the board has its number on the lattice, with a mark that no name has."""

    def __init__(self, outline: bytes) -> None:
        super().__init__(names(outline))
        self.pick = itemgetter(*self)  # of a list for the whole lattice, what is on the board

    def __missing__(self, hex: int) -> str:
        return f"!{hex}"


_names = lru_cache(maxsize=64)(Names)  # hexes are named by the outline alone, which never changes


def hex_names(s: State) -> Names:
    return _names(bytes(s.terrain).translate(OUTLINE))


def hex_name(s: State, hex: int) -> str:
    return hex_names(s)[hex]


def token_name(kind: int) -> str:
    return f"{CASTES[CASTE[kind]]}-{int(TERMITES[kind])}"


def tile_name(face: int) -> str:
    """The side that is up, then the one that is down."""
    return f"{TERRAINS[FACE[face]]}/{TERRAINS[FACE[face ^ 1]]}"


def naming(s: State, verb: int) -> Callable[[int], str]:
    """A function that names the arguments of a verb on this board."""
    if verb in HEX_VERBS:
        return hex_names(s).__getitem__
    if verb in TOKEN_VERBS:
        return token_name
    if verb == num.SWARM:
        return SWARMS.__getitem__
    return tile_name if verb == num.TILE else str


# ------------------------------------------------------------- arguments of messages
def token_args(kind: int) -> dict[str, Any]:
    return {"caste": CASTES[CASTE[kind]], "termites": int(TERMITES[kind])}


def hex_args(s: State, hex: int) -> dict[str, Any]:
    """A hex, its terrain and what is on it."""
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
    if verb in TOKEN_VERBS:
        args = token_args(number)
    elif verb in HEX_VERBS:
        args = hex_args(s, number)
    elif verb == num.TILE:
        args = {"up": TERRAINS[FACE[number]], "down": TERRAINS[FACE[number ^ 1]]}
    elif verb == num.SWARM:
        args = {"swarm": SWARMS[number]}
    else:
        args = {"value": number}
    return Message(*_on_the_way(s, verb, number, args))


def _on_the_way(s: State, verb: int, number: int, args: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The message key, and what the pending procedure adds: from where, at what, with what."""
    f, key = s.frame[s.top], f"termites-do-{num.VERBS[verb].name}"
    if verb == num.MOVE:
        args["from"] = hex_name(s, f.at)
        if args["piece"] != "none":
            return "termites-do-attack", {
                **args,
                "strength": attack_sum(s, f.at, number),
                "defence": defence_sum(s, number),
            }
    elif verb == num.ENTER:
        args["target"] = hex_name(s, f.left)
    elif verb == num.RETREAT:
        return key + "-death" if deadly(s, f.left, number) else key, {**args, **token_args(s.unit[f.left])}
    elif verb == num.LAY:
        args["terrain"] = TERRAINS[FACE[f.at]]
    elif verb == num.MOUND and f.offer == num.A_CAPTURED_HEX:
        return key + "-here", {**args, "hex": hex_name(s, f.at)}
    return key, args


def tell(s: State, kind: int, a: int, b: int, c: int, d: int) -> Message:
    """An event: `termites-event-<name>`."""
    key, args = f"termites-event-{num.EVENT_KINDS[kind].name}", dict[str, Any]()
    for role, number in zip(num.EVENT_KINDS[kind].roles, (a, b, c, d), strict=False):
        args |= role_args(s, role, number)
    return Message(key + "-neutral" if args.get("other") == NEUTRAL else key, args)


def role_args(s: State, role: str, number: int) -> dict[str, Any]:
    """The arguments for one number of an event."""
    if role in ("hex", "from", "to"):
        return {role: hex_name(s, number)}
    if role == "token":
        return token_args(number)
    if role == "swarm":
        return {role: SWARMS[number]}
    return {role: TERRAINS[number] if role == "terrain" else number}


def reason(s: State, action: int, code: int) -> tuple[str, Message]:
    """`termites-why-<key>` with its arguments."""
    f = s.frame[s.top]
    verb, number = action >> SHIFT, action & MASK
    paragraph, key = num.REASONS[code]
    args: dict[str, Any] = {"value": number}
    if verb in TOKEN_VERBS and number < KINDS:
        args = token_args(number)
    elif verb in HEX_VERBS:
        args = hex_args(s, number)
    if code == num.MOUND_TERRAIN:
        args["allowed"] = RULINGS[0].values[s.mound_terrain]
    elif code == num.CLOSED_TERRAIN:
        args |= token_args(s.chosen)
    elif code in (
        num.TOO_FAR,
        num.WAY_BLOCKED,
        num.STONES_COST_TWO,
        num.WATER_IS_CLOSED,
        num.VEGETATION_IS_CLOSED,
        num.UNIT_CANNOT_MOVE,
    ):
        caste = CASTE[s.unit[number if code == num.UNIT_CANNOT_MOVE else f.at]]
        args |= {"caste": CASTES[caste], "points": int(POINTS[caste])}
    elif code == num.TOO_WEAK:
        strength, needed = attack_sum(s, f.at, number), defence_sum(s, number)
        args |= {"strength": strength, "defence": needed, "missing": needed - strength + 1}
    elif code in (num.RETREAT_CLOSED, num.RETREAT_VEGETATION):
        args["caste"] = CASTES[CASTE[s.unit[f.left]]]
    elif code in (num.GROUP_OF_TERRAIN, num.GROUP_OF_TILES, num.NEUTRAL_WATER):
        args["terrain"] = TERRAINS[FACE[f.at]]
    elif verb == num.TILE:
        args |= {"up": TERRAINS[FACE[number]], "down": TERRAINS[FACE[number ^ 1]]}
    return paragraph, Message(f"termites-why-{key}", args)
