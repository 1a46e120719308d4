"""Places in the shipped pack that tests edit."""

from __future__ import annotations

import re
from collections.abc import Callable

from rulewright.games.cryhavoc.pack.loading import SHIPPED
from rulewright.kernel.message import Problem

YORK = SHIPPED["york"]
Edit = Callable[[str, str, str], list[Problem]]


def entry(file: str, id: str) -> str:
    """The text of one entry."""
    tables = re.split(r"(?=^\[\[)", (YORK / file).read_text("utf-8"), flags=re.MULTILINE)
    return next(table for table in tables if f'id = "{id}"\n' in table)


OUTFLANK = '[["shift", "own", 2, "any", "any"]]'
AIRFIELD = '[["take_control", "within_2", "any"]]'
BULWARK = '[["when", "defend_here", 0, [["strength", "control", 1, "any"]]]]'
BLOOM = '[["each_player", "reverse", [["add_crystals", 2, "any"]]]]'
VEIN = '[["add_crystals", 2, "here"]]'
CHARTER = '[["pay", "card", 1, "exact"], ["vp_per", "region", 1, 3, 3]]'
SCOUTING = '[["take_control", "adjacent", "uncontrolled"]]'
STRENGTH = '[["strength", "control", 1, "any"]]'
ARTILLERY = '[["when", "attrition_end", 0, [["pay", "source", 1, "must"], ["kill", 1, "any", "any"]'
FIREPOWER = '[["when", "structure_kill", 2, [["vp", 1]]]]'
SENTINEL = entry("skills.toml", "machines_sentinel_protocol")
RAISE = "humans_raise_the_flag"
