"""The game's engine: all chapters put together."""

from __future__ import annotations

from rulewright.kernel.engine import build

from .effects import carry_out as effects  # noqa: F401
from .numbers import OFFERS, procedure, verb
from .rules import (  # noqa: F401  (chapters bind procedures and verbs)
    action,
    arrival,
    battle,
    building,
    cards,
    done,
    move,
    natives,
    objectives,
    prisoners,
    recruit,
    retreat,
    round,
    setup,
    skills,
    standing_effects,
    study,
    tactics,
)
from .rules.scoring import points, result
from .rules.setup import begin
from .state import State, order, seat_of_faction, side_of_seat
from .thinking.evaluation import worth
from .thinking.worlds import redeal

engine = build(
    "cryhavoc",
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
    side=side_of_seat,
    order=order,
    meant=seat_of_faction,
    DEEPEST=2,  # decisions per turn for a greedy bot: from where and to where
)
