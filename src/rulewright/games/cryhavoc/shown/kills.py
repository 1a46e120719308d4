"""C5.8: who may know a kill that a side has named. Asks the rules."""

from __future__ import annotations

from rulewright.games.cryhavoc.engine import engine
from rulewright.games.cryhavoc.rules import objectives
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.rule import plain

aloud, knows_kills = plain(objectives.aloud), plain(objectives.knows_kills)


def shows_itself(s: State, action: int) -> bool:
    """Whether a kill about to be named is public: it is announced, or carried out at once with all the others."""
    if aloud(s, s.frame[s.top].who):
        return True
    states = engine.new(1)
    engine.decode(states, 0, s.encode())
    engine.apply(states, 0, action)
    return not any(any(kills) for kills in engine.twin(states, 0).named)
