"""Rulings: readings of gaps in the rulebook, each an option of the table. The record stores the index of an option's value."""

from __future__ import annotations

from rulewright.kernel.options import Option

RULINGS = (
    Option("mound_terrain", "T4.5", ("not-water", "open-only", "any")),
    Option("mound_crossing", "T6.8", ("alate", "nobody")),
    Option("slime_on_mounds", "T6.9", ("yes", "no")),
    Option("attack_origin", "T7.2", ("last-step", "start")),
    Option("alate_into_vegetation", "T7.3", ("last-resort", "choice")),
    Option("recross_target", "T7.2", ("yes", "no")),
)
MOUND_ON_OPEN, MOUND_ON_ANY = 1, 2
CROSSED_BY_NOBODY = 1
NO_SLIME_ON_MOUNDS = 1
FROM_START = 1
INTO_VEGETATION_BY_CHOICE = 1
NO_RECROSSING = 1
