"""The conditions that lessons can check, and the things they can point at. Factions, regions, cards and structures have the pack's ids."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.pack.loading import marked
from rulewright.games.cryhavoc.parts import FACTIONS, IN_HAND, NOBODY, OBJECTIVES
from rulewright.games.cryhavoc.rules import pieces, prisoners
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.message import UserError
from rulewright.kernel.rule import plain

from .lands import region_ids
from .shape import seated

ACTIONS = ("move", "recruit", "build", "study", "enable", "skill")
side_in_battle, prisoners_held = plain(pieces.side_in_battle), plain(prisoners.prisoners_held)


def number(ids: Mapping[str, int], name: str) -> int:
    if name not in ids:
        raise UserError("cryhavoc-lesson-name", given=name)
    return ids[name]


def side(name: str) -> int:
    return number({faction: n for n, faction in enumerate(FACTIONS)}, name)


def place(s: State, name: str) -> int:
    return number(region_ids(s, marked(s.pack)), name)


def controls(s: State, faction: str, region: str) -> bool:
    return bool(s.control[place(s, region)] == side(faction))


def units(s: State, faction: str, region: str) -> int:
    """The number of its units there."""
    return int(s.units[side(faction)][place(s, region)])


def vp(s: State, faction: str) -> int:
    return int(s.vp[side(faction)])


def lead(s: State, faction: str) -> int:
    """How many points it is ahead of all others."""
    others = [int(s.vp[other]) for other in seated(s) if other != side(faction)]
    return vp(s, faction) - max(others)


def holds(s: State, faction: str) -> int:
    """The number of prisoners it holds."""
    return prisoners_held(s, side(faction))


def lane(s: State, faction: str, objective: str) -> int:
    """The number of its units on an objective of the current battle."""
    objectives: dict[str, int] = {name: n for n, name in enumerate(OBJECTIVES)}
    return int(s.placed[side_in_battle(s, side(faction))][number(objectives, objective)])


def enabled(s: State, faction: str) -> bool:
    """Whether it has enabled scoring this round."""
    return bool(s.enabled_by == side(faction))


CONDITIONS: Mapping[str, Callable[..., int]] = {
    "controls": controls,
    "units": units,
    "vp": vp,
    "lead": lead,
    "holds": holds,
    "lane": lane,
    "enabled": enabled,
}


# ------------------------------------------------------------- things to point at
def on_the_map(s: State, name: str) -> bool:
    return name in region_ids(s, marked(s.pack))


def in_hand(s: State, name: str) -> bool:
    """A card in the hand of the player who is asked."""
    faction = s.faction[s.frame[s.top].actor]
    cards = marked(s.pack).cards
    return any(card.id == name and s.where[n] == IN_HAND + faction for n, card in enumerate(cards))


def in_battle(s: State, name: str) -> bool:
    """An objective, during a battle."""
    return s.battle_at != NOBODY and name in OBJECTIVES


def on_the_track(s: State, name: str) -> bool:
    """Where an event lies on the score track, or the end of the game."""
    return name in map(str, marked(s.pack).spots)


def to_choose(s: State, name: str) -> bool:
    """One of the actions, or the skills, while an action is to be chosen."""
    return bool(s.frame[s.top].offer == num.AN_ACTION) and name in ACTIONS


MARKS = {"region": on_the_map, "card": in_hand, "lane": in_battle, "spot": on_the_track, "action": to_choose}
