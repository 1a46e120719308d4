"""The chapters put together: the game's engine."""

from __future__ import annotations

from rulewright.kernel.engine import build

from . import attack, building, mounds, movement, reproduction, setup  # noqa: F401  (chapters bind procedures and verbs)
from .ending import points, result
from .evaluation import worth
from .setup import begin
from .state import State, order, side
from .words import OFFERS, procedure, verb
from .worlds import redeal

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
