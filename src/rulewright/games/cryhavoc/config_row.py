"""The table's configuration as one row of numbers: settings.py writes it from the pack and the options, setup.begin reads it. So compiled
rules depend on no pack."""

from __future__ import annotations

from itertools import accumulate

from .options import RULINGS
from .parts import (
    CARDS,
    COLUMNS,
    EVENTS,
    EXPLORATIONS,
    FACTIONS,
    ICONS,
    PLAYERS,
    REGIONS,
    ROWS,
    SKILLS,
    SPOTS,
    STANDING,
    TOKENS,
    TROG_TOKENS,
    TYPES,
)

SIZES = {
    "pack": 1,  # mark of the pack
    "players": 1,
    "level": 1,
    "faction": PLAYERS,  # of each seat, or NOBODY if it is drawn
    "rulings": len(RULINGS),  # in the order of options.RULINGS
    # the map
    "regions": 1,
    "near": REGIONS,
    "terrain": REGIONS,
    "hq_spots": 1,
    "caverns": 1,
    "crystals": REGIONS,
    "party": REGIONS,  # 1 if a war party lies there at the start
    "exploration": REGIONS,
    "tunnels": REGIONS,  # 1: icon; 2: the icon that only counts where four are placed in addition to the HQ's
    # cards
    "home": CARDS,
    "icons": len(ICONS) * CARDS,
    "text": CARDS,
    "battle_card": CARDS,
    "enabling": len(FACTIONS),
    # skills and structures
    "skill_text": SKILLS,
    "passive": SKILLS,
    "skill_exists": SKILLS,
    "default_skill": len(FACTIONS),  # the skill's number within its faction
    "structure_text": TYPES,
    "build_cost": TYPES,
    "activation_cost": TYPES,
    "in_battle": TYPES,
    "structure_limit": TYPES,
    "tunnel_type": 1,  # the structure on the tunnel icons (C2.8)
    "token_limit": TOKENS,
    # tokens
    "event_text": EVENTS + 1,
    "event_count": EVENTS,
    "exploration_text": EXPLORATIONS,
    "exploration_count": EXPLORATIONS,
    "trog_units": TROG_TOKENS,
    "trog_crystals": TROG_TOKENS,
    "trog_count": TROG_TOKENS,
    "spot": SPOTS,
    # effects
    "row": ROWS * COLUMNS,
    "standing": STANDING * 4,
    "standing_row": STANDING,
    "standings": 1,
}
AT = dict(zip(SIZES, accumulate(SIZES.values(), initial=0), strict=False))
CONFIG = sum(SIZES.values())
