"""C4.50 Enable Scoring, C7 scoring and the end."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.numbers import verb
from rulewright.games.cryhavoc.parts import MOST_UNITS, NOBODY, PLAYERS, TROGS
from rulewright.games.cryhavoc.state import State, nth, order
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .cards import discard
from .pieces import count_control, gain, in_hand
from .prisoners import prisoners_held


# ------------------------------------------------------------- C4.50 the action
@rule("C4.50", "C7.2")
def refuse_enable(s: State, _: int) -> int:
    """At most once per round by any player, never in the final round, and only with the card for it."""
    faction = int(here(s).who)
    if s.final != 0:
        return num.FINAL_ROUND
    if s.enabled_by != NOBODY:
        return num.SCORING_ENABLED
    if not in_hand(s, faction, int(s.enabling[faction])):
        return num.NO_SCORING_CARD
    return OK


@verb(num.ENABLE, refuse=refuse_enable)
@rule("C4.50")
def enable(s: State, _: int) -> None:
    """The card is the action of this turn; its icons do not count."""
    f = here(s)
    f.left = 0
    s.enabled_by = f.who
    emit(s, num.E_ENABLED, EVERYONE, f.who)
    discard(s, f.who, s.enabling[f.who])


# ------------------------------------------------------------- C7 scoring
@rule("C7.1", "C7.2")
def score(s: State) -> None:
    """Only if scoring is enabled: the player who enabled it scores regions, then everybody scores crystals. The final round scores crystals
    for everybody."""
    if s.final == 0 and s.enabled_by == NOBODY:
        return
    if s.enabled_by != NOBODY:
        n = count_control(s, s.enabled_by)
        emit(s, num.E_SCORED_REGIONS, EVERYONE, s.enabled_by, n)
        gain(s, s.enabled_by, n)
    for n in range(s.players):
        score_crystals(s, nth(s, n))


@rule("C7.1")
def crystals_held(s: State, faction: int) -> int:
    """The crystals in the regions it controls."""
    crystals = 0
    for region in range(s.regions):
        if s.control[region] == faction:
            crystals += s.crystals[region]
    return crystals


@rule("C7.1", "C9.4")
def crystal_points(s: State, faction: int) -> int:
    """One point each; for the Trogs half of their total, rounded up."""
    crystals = crystals_held(s, faction)
    return (crystals + 1) // 2 if faction == TROGS else crystals


@rule("C7.1")
def score_crystals(s: State, faction: int) -> None:
    points = crystal_points(s, faction)
    emit(s, num.E_SCORED_CRYSTALS, EVERYONE, faction, points, crystals_held(s, faction))
    gain(s, faction, points)


# ------------------------------------------------------------- C7.4 the ranking
@rule("C1.2")
def points(s: State, seat: int) -> int:
    """Victory points."""
    return int(s.vp[s.faction[seat]])


@rule("C1.2", "C7.4")
def result(s: State, seat: int) -> int:
    """Victory points; ties are broken by prisoners held, then by the later place in initiative order."""
    most = PLAYERS * MOST_UNITS  # more than anybody can hold prisoners
    return (points(s, seat) * most + prisoners_held(s, int(s.faction[seat]))) * PLAYERS + order(s, seat)
