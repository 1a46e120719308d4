"""The game's engine: the rules put together."""

from __future__ import annotations

from rulewright.kernel.engine import build

from .numbers import OFFERS, procedure, verb
from .rules import begin, order, points, side
from .state import State
from .worlds import redeal, worth

engine = build(
    "thin-ice",
    __file__,
    State,
    procedure,
    verb,
    OFFERS,
    begin=begin,
    redeal=redeal,
    worth=worth,
    result=points,
    score=points,
    side=side,
    order=order,
)
