"""The game's engine: all chapters put together."""

from __future__ import annotations

from rulewright.kernel.engine import build

from .numbers import OFFERS, procedure, verb
from .rules import attack, board_building, mounds, movement, reproduction, setup  # noqa: F401  (chapters bind procedures and verbs)
from .rules.ending import points, result
from .rules.setup import begin
from .state import State, order, side
from .thinking.evaluation import worth
from .thinking.worlds import redeal

engine = build(
    "termites",
    __file__,
    State,
    procedure,
    verb,
    OFFERS,
    begin=begin,
    redeal=redeal,
    worth=worth,
    result=result,
    score=points,
    side=side,
    order=order,
)
