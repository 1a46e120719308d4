"""Done: the actor wants no more. Moving, building and buying back continue while `left` is above 0."""

from __future__ import annotations

from rulewright.games.cryhavoc.numbers import DONE, verb
from rulewright.games.cryhavoc.parts import NOBODY
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.frames import here
from rulewright.kernel.rule import rule


@verb(DONE)
@rule("C4.10", "C4.30", "C6.1")
def finish(s: State, _: int) -> None:
    """Remaining points are lost."""
    f = here(s)
    f.left = 0
    f.memo = NOBODY
