"""C9 Playing the Trogs: what is different for them when they move. Tunnels are in planet.py, crystals in scoring.py."""

from __future__ import annotations

from rulewright.kernel.frames import call
from rulewright.kernel.rule import rule

from .options import TROGS_GO_ON, TROGS_STOP
from .parts import TROGS
from .planet import enemies, trog_token
from .state import State
from .words import WAKE


@rule("C4.12", "C9.1")
def must_stop(s: State, faction: int, region: int) -> bool:
    """A unit that enters a region with enemies or with Trog tokens stops there; by the option, Trogs pass the tokens."""
    if enemies(s, faction, region):
        return True
    return trog_token(s, region) and not (faction == TROGS and s.trog_entry == TROGS_GO_ON)


@rule("C9.1")
def wake_kin(s: State, region: int) -> None:
    """A Trog unit that enters reveals the tokens there at once, the war party first; the new units may move on."""
    loses = 1 if s.trog_entry == TROGS_STOP else 0
    if s.nest[region] > 0:
        call(s, WAKE, who=TROGS, on=region, memo=1, left=loses)
    if s.party[region] > 0:
        call(s, WAKE, who=TROGS, on=region, memo=0, left=loses)
