"""A table's settings, as a person or a journal names them, and the row of numbers that the rules begin with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.kernel.message import UserError
from rulewright.kernel.options import Option, chosen
from rulewright.kernel.rule import buffer

from .content import Layout, Pack
from .options import RULINGS
from .parts import BEYOND, HEXES, KINDS, NOBODY, PLAYERS, SWARMS, VALUES
from .setup import CONFIG, MOUNDS_AT, NEUTRAL_AT, RULINGS_AT, SWARMS_AT, TERRAIN_AT, TILES_AT, TOKENS_AT

BUILD, FILE = "build", "file"
