"""C9 The Trogs: their special rules for moving, and ambushes. Tunnels are in planet.py, crystals in scoring.py."""

from __future__ import annotations

from rulewright.games.cryhavoc.numbers import WAKE
from rulewright.games.cryhavoc.options import AMBUSH_BY_WAR_PARTIES, NESTS_UNUSED, TROGS_GO_ON, TROGS_WAKE_TOO
from rulewright.games.cryhavoc.parts import PARTIES, PLAYERS, TROG_TOKENS, TROGS
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.frames import call
from rulewright.kernel.rule import rule

from .planet import enemies, trog_token


@rule("C4.12", "C9.1")
def must_stop(s: State, faction: int, region: int) -> bool:
    """A unit that enters a region with enemies or Trog tokens stops there; by the option, Trogs go past the tokens."""
    if enemies(s, faction, region):
        return True
    return trog_token(s, region) and not (faction == TROGS and s.trog_entry == TROGS_GO_ON)


@rule("C9.1")
def wake_kin(s: State, region: int) -> None:
    """A Trog unit that enters reveals the tokens there at once, the war party first; the new units may move on."""
    if s.nest[region] > 0:
        call(s, WAKE, who=TROGS, on=region, memo=1, left=risk(s))
    if s.party[region] > 0:
        call(s, WAKE, who=TROGS, on=region, memo=0, left=risk(s))


@rule("C9.1")
def risk(s: State) -> int:
    """1 if Trogs that wake their kin lose a unit when nobody comes; 0 if they are exempt from step (2) of C4.16."""
    return 1 if s.trogs_wake == TROGS_WAKE_TOO else 0


# ------------------------------------------------------------- C9.5 ambushes
@rule("C2.8", "C9.5")
def ambush(s: State) -> int:
    """What is placed as an ambush: 1 for a nest, 0 for a war party (with four players, by the option or if nests are not used)."""
    if s.players < PLAYERS:
        return 1
    return 0 if s.nests_with_four == NESTS_UNUSED or s.ambush_tokens == AMBUSH_BY_WAR_PARTIES else 1


@rule("C9.5")
def laid_early(s: State, region: int, nest: int) -> bool:
    """Whether the next token of that kind there was already on the map when resolved ones were last shuffled back."""
    return s.early[region] > 0 and nest == ambush(s)


@rule("C9.5")
def take_token(s: State, region: int, nest: int, token: int) -> None:
    """A face-down token in the region turns out to be this one."""
    tokens = s.nest if nest == 1 else s.party
    if laid_early(s, region, nest):
        s.early[region] -= 1
        s.trog_early[token] -= 1
    tokens[region] -= 1
    s.trog_left[token] -= 1


@rule("C9.5")
def shuffle_back(s: State) -> None:
    """Return the resolved tokens of the ambush kind to the supply. The tokens on the map are exactly the remaining ones, in unknown
    places."""
    nest = ambush(s)
    tokens = s.nest if nest == 1 else s.party
    for token in range(TROG_TOKENS):
        if (token >= PARTIES) == (nest == 1):
            s.trog_early[token] = s.trog_left[token]
            s.trog_left[token] = s.trog_count[token]
    for region in range(s.regions):
        s.early[region] = tokens[region]


@rule("C9.5")
def carry_token(s: State, start: int, goal: int) -> None:
    """Move a face-down token between regions, the war party if there are both."""
    nest = 0 if s.party[start] > 0 else 1
    tokens = s.nest if nest == 1 else s.party
    if laid_early(s, start, nest):
        s.early[start] -= 1
        s.early[goal] += 1
    tokens[start] -= 1
    tokens[goal] += 1
