"""What numbers mean: a verb has a role for its argument ("region", "card", ...), an event one for each of its numbers. Read by the pack,
a number and its role become arguments of a message.

`faction` and `other_faction` are ids that the texts put into words, `seat` and `other` the seats of those factions (NOBODY for natives),
for which the edge puts players' names. Parts of the pack come as Name, to be shown as the pack calls them.
"""

from __future__ import annotations

from typing import Any

from rulewright.kernel.message import Name

from . import words as w
from .pack import Pack
from .parts import FACTIONS, ICONS, OBJECTIVES, REGIONS, TERRAINS, TILES
from .state import State

Args = dict[str, Any]

VERB_ROLES = {
    "who": (w.FACTION, w.FIRST),
    "other": (w.RANSOM_FROM, w.TO_OWNER),
    "region": (w.LANDING, w.LAND_AT, w.MOVE_FROM, w.MOVE_TO, w.NEXT, w.RETREAT_TO, w.NEST_AT, w.TO_REGION),
    "card": (w.DRAW, w.LOOK, w.DISCARD, w.KEEP, w.DROP, w.PICK, w.TACTIC, w.TO_CARD),
    "tile_skill": (w.SKILL_DEALT, w.USE_SKILL),
    "site": (w.CONSTRUCT, w.ACTIVATE, w.TO_SITE),
    "objective": (w.CAPTURE_FROM, w.KILL_ON, w.TO_OBJECTIVE),
    "deck": (w.DECK, w.STUDY_ACTION),
    "event": (w.EVENT,),
    "find": (w.FIND,),
    "trogs": (w.REVEAL,),
    "place": (w.TO_OPTION, w.TO_PLACE),
    "n": (w.RAISE, w.STATION),
}
ROLE = {verb: role for role, verbs in VERB_ROLES.items() for verb in verbs}
EVENT_ROLES = {
    "faction": "who",
    "landed": "who region",
    "skill": "who skill",
    "initiative": "who place",
    "round": "n",
    "event": "event",
    "event-passed": "who place",
    "order": "who place",
    "drew": "who card",
    "drew-hidden": "who",
    "rebuilt": "who",
    "discarded": "who card",
    "looked": "who card deck",
    "looked-hidden": "who deck",
    "kept": "who card",
    "kept-hidden": "who",
    "returned": "who card",
    "stored": "who card",
    "stored-hidden": "who deck",
    "dropped": "who card",
    "dropped-hidden": "who deck",
    "turn": "who n",
    "action": "who row",
    "played": "who card row",
    "points": "who row n",
    "enabled": "who",
    "skill-used": "who skill",
    "skill-ready": "who skill",
    "moved": "who from to",
    "found": "who region find",
    "revealed": "who region trogs n",
    "crystals": "region n",
    "harvested": "who region n",
    "lost-to-trogs": "who region",
    "control": "who region",
    "battle-token": "region n who",
    "battle-off": "region",
    "recruited": "who n",
    "deployed": "who region n",
    "built": "who structure region",
    "activated": "who structure region",
    "battle": "region who other",
    "stationed": "who control prisoners attrition",
    "tactic": "who card other",
    "passed": "who",
    "joined": "who objective n",
    "shifted": "who from_objective to_objective",
    "left": "who region",
    "won-control": "who region strength rest",
    "won-prisoners": "who",
    "captured": "who other",
    "named": "who objective",
    "killed": "who other region n",
    "retreated": "who region n",
    "to-reserve": "who n",
    "nest": "region",
    "vp": "who n",
    "ransomed": "who other",
    "freed": "who other",
    "scored-regions": "who n",
    "scored-crystals": "who n crystals",
    "token-placed": "who token region",
    "token-gone": "who token region",
    "relocated": "who from to structure",
    "demolished": "who structure region",
    "paid-unit": "who region",
    "paid-crystals": "who n",
    "strength": "who objective n",
    "absorb": "who n",
    "ties": "who objective",
    "reversed": "who",
    "skipped": "who objective",
    "far-retreat": "who",
    "limited": "who n",
    "final": "",
    "over": "",
}
WITHOUT = {  # how it is told where that number is NOBODY
    w.E_CONTROL: ("who", "nobody"),
    w.E_KILLED: ("who", "by-nobody"),
    w.E_TOKEN_PLACED: ("token", "nest"),
    w.E_RELOCATED: ("structure", "trogs"),
    w.E_PAID_UNIT: ("region", "battle"),
}


def part(parts: Any, number: int) -> str:
    """The name of a part of the pack, or its number with a mark that no name has."""
    known = 0 <= number < len(parts) if isinstance(parts, (list, tuple)) else number in parts
    return Name(parts[number].id) if known else f"!{number}"


def leader(s: State) -> int:
    """The faction whose tiles and skills an action speaks of."""
    who = s.frame[s.top].who
    return who if 0 <= who < len(FACTIONS) else 0


def read(pack: Pack, s: State, role: str, number: int) -> Args:
    """What a number means, as arguments of a message."""
    regions = pack.map(s.players).regions
    if role in ("who", "other"):
        faction, seat = ("faction", "seat") if role == "who" else ("other_faction", "other")
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
}
