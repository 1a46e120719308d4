"""What numbers mean: numbers.py gives the argument of a verb, and each number of an event, a role ("region", "card", ...). With the pack, a
number and its role become arguments of a message.

`faction` and `other_faction` are ids that the texts put into words, `seat` and `other` the seats of those factions (NOBODY for natives),
which are replaced by players' names. Parts of the pack are a Name, shown as the pack calls them."""

from __future__ import annotations

from typing import Any

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.pack.pack import Pack
from rulewright.games.cryhavoc.parts import FACTIONS, ICONS, OBJECTIVES, REGIONS, TERRAINS, TILES, TROG_KINDS
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.message import Name

Args = dict[str, Any]

WITHOUT = {  # the variant of the text if that number is NOBODY
    num.E_CONTROL: ("faction", "nobody"),
    num.E_KILLED: ("faction", "by-nobody"),
    num.E_TOKEN_PLACED: ("token", "nest"),
    num.E_RELOCATED: ("structure", "trogs"),
    num.E_PAID_UNIT: ("region", "battle"),
}


def part(parts: Any, number: int) -> str:
    """The name of a part of the pack, or its number with a mark that no name has."""
    known = 0 <= number < len(parts) if isinstance(parts, (list, tuple)) else number in parts
    return Name(parts[number].id) if known else f"!{number}"


def leader(s: State) -> int:
    """The faction whose tiles and skills an action refers to."""
    who = s.frame[s.top].who
    return who if 0 <= who < len(FACTIONS) else 0


def read(pack: Pack, s: State, role: str, number: int) -> Args:
    """What a number means, as arguments of a message."""
    regions = pack.map(s.players).regions
    if role in ("faction", "other"):
        faction, seat = ("faction", "seat") if role == "faction" else ("other_faction", "other")
        return {faction: FACTIONS[number], seat: int(s.seat[number])}
    if role in ("region", "from", "to"):
        return {role: part(regions, number)}
    if role == "site":
        type = leader(s) * TILES + number // REGIONS
        return {"structure": part(pack.structures, type), "region": part(regions, number % REGIONS)}
    if role == "tile_skill":
        return {"skill": part(pack.skills, leader(s) * TILES + number)}
    if role in PARTS:
        return {role: part(getattr(pack, PARTS[role]), number)}
    if role in WORDS:
        return {role: WORDS[role][number]}
    return {role: number + 1 if role == "place" else int(number)}


PARTS = {
    "card": "cards",
    "skill": "skills",
    "structure": "structures",
    "event": "events",
    "find": "explorations",
    "trogs": "trog_tokens",
    "token": "tokens",
}
WORDS = {
    "deck": (*TERRAINS, "own"),
    "row": ICONS,
    "objective": OBJECTIVES,
    "from_objective": OBJECTIVES,
    "to_objective": OBJECTIVES,
    "trog_token": TROG_KINDS,
}
