"""Tracks the table using only public events: crystals, points, control, tokens, structures, reserves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.cryhavoc.pieces import numbers

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.options import TROG_HQ_TOKEN_MISSING
from rulewright.games.cryhavoc.parts import FACTIONS, NOBODY, START_UNITS, TROG_START_UNITS, TROGS
from rulewright.games.cryhavoc.rules.prisoners import PRICE
from rulewright.games.cryhavoc.state import State

KEPT = ("crystals", "store", "vp", "control", "battle", "built", "token", "reserve", "prisoners")


class Ledger:
    def __init__(self, s: State) -> None:
        """The state at the beginning."""
        kept = s.clone()
        self.crystals, self.store, self.vp = numbers(kept.crystals), numbers(kept.store), numbers(kept.vp)
        self.control, self.battle = numbers(kept.control), numbers(kept.battle)
        self.built, self.token = numbers(kept.built), numbers(kept.token)
        self.reserve = numbers(kept.reserve)
        self.prisoners = [[kept.prisoners[a][b] for b in range(len(FACTIONS))] for a in range(len(FACTIONS))]
        self.battle_at = NOBODY
        self.without_token = {TROGS} if kept.trog_hq_token == TROG_HQ_TOKEN_MISSING else set()  # HQs

    def agrees(self, s: State) -> None:
        """Compare with the position."""
        for name in KEPT:
            told, true = numbers(getattr(self, name)), numbers(getattr(s, name))
            assert told == true, f"{name}: by the events {told}, in truth {true}"

    def hear(self, event: Sequence[int]) -> None:
        """Apply an event without its audience: kind and four numbers."""
        kind, a, b, c, d = event
        hear: Any = HEARERS.get(kind)
        if hear is not None:
            hear(self, a, b, c, d)

    # ------------------------------------------------------------- the map
    def faction(self, faction: int, *_: int) -> None:
        self.reserve[faction] = (12, 12, 12, 16)[faction]

    def landed(self, faction: int, region: int, *_: int) -> None:
        self.crystals[region] = 0
        if faction not in self.without_token:
            self.control[region] = faction
        self.reserve[faction] -= TROG_START_UNITS if faction == TROGS else START_UNITS

    def crystals_changed(self, region: int, n: int, *_: int) -> None:
        self.crystals[region] += n

    def harvested(self, faction: int, region: int, n: int, _: int) -> None:
        self.crystals[region] -= n
        self.store[faction] += n

    def paid_crystals(self, faction: int, n: int, *_: int) -> None:
        self.store[faction] -= n

    def controlled(self, faction: int, region: int, *_: int) -> None:
        self.control[region] = faction

    def battle_token(self, region: int, number: int, *_: int) -> None:
        self.battle[region] = number

    def battle_off(self, region: int, *_: int) -> None:
        self.battle[region] = 0
        if region == self.battle_at:
            self.battle_at = NOBODY

    def battle_begins(self, region: int, *_: int) -> None:
        self.battle_at = region

    def structure_built(self, _: int, type: int, region: int, __: int) -> None:
        self.built[type] |= 1 << region

    def demolished(self, _: int, type: int, region: int, __: int) -> None:
        self.built[type] &= ~(1 << region)

    def relocated(self, faction: int, start: int, goal: int, type: int) -> None:
        if type != NOBODY:
            self.demolished(faction, type, start, 0)
            self.structure_built(faction, type, goal, 0)

    def token_placed(self, _: int, kind: int, region: int, __: int) -> None:
        if kind != NOBODY:
            self.token[kind] |= 1 << region

    def token_gone(self, _: int, kind: int, region: int, __: int) -> None:
        self.token[kind] &= ~(1 << region)

    # ------------------------------------------------------------- points and reserves
    def points(self, faction: int, n: int, *_: int) -> None:
        self.vp[faction] += n

    def from_reserve(self, faction: int, *numbers: int) -> None:
        self.reserve[faction] -= numbers[0]

    def from_reserve_to(self, faction: int, _: int, n: int, __: int) -> None:
        """Includes units that join a battle; units from a region were reported as moving there before."""
        self.reserve[faction] -= n

    def moved(self, faction: int, _: int, goal: int, __: int) -> None:
        if goal == self.battle_at:
            self.reserve[faction] += 1

    def revealed(self, _: int, __: int, ___: int, came: int) -> None:
        self.reserve[TROGS] -= came

    def killed(self, _: int, owner: int, __: int, n: int) -> None:
        self.reserve[owner] += n

    def to_reserve(self, faction: int, n: int, *_: int) -> None:
        self.reserve[faction] += n

    def paid_unit(self, faction: int, *_: int) -> None:
        self.reserve[faction] += 1

    def captured(self, holder: int, owner: int, *_: int) -> None:
        self.prisoners[holder][owner] += 1

    def freed(self, owner: int, holder: int, *_: int) -> None:
        self.prisoners[holder][owner] -= 1
        self.reserve[owner] += 1

    def ransomed(self, owner: int, holder: int, *_: int) -> None:
        self.vp[owner] -= PRICE
        self.freed(owner, holder)


HEARERS = {
    num.E_FACTION: Ledger.faction,
    num.E_LANDED: Ledger.landed,
    num.E_CRYSTALS: Ledger.crystals_changed,
    num.E_HARVESTED: Ledger.harvested,
    num.E_PAID_CRYSTALS: Ledger.paid_crystals,
    num.E_CONTROL: Ledger.controlled,
    num.E_BATTLE_TOKEN: Ledger.battle_token,
    num.E_BATTLE_OFF: Ledger.battle_off,
    num.E_BATTLE: Ledger.battle_begins,
    num.E_BUILT: Ledger.structure_built,
    num.E_DEMOLISHED: Ledger.demolished,
    num.E_RELOCATED: Ledger.relocated,
    num.E_TOKEN_PLACED: Ledger.token_placed,
    num.E_TOKEN_GONE: Ledger.token_gone,
    num.E_VP: Ledger.points,
    num.E_RECRUITED: Ledger.from_reserve,
    num.E_DEPLOYED: Ledger.from_reserve_to,
    num.E_JOINED: Ledger.from_reserve_to,
    num.E_MOVED: Ledger.moved,
    num.E_REVEALED: Ledger.revealed,
    num.E_KILLED: Ledger.killed,
    num.E_TO_RESERVE: Ledger.to_reserve,
    num.E_PAID_UNIT: Ledger.paid_unit,
    num.E_CAPTURED: Ledger.captured,
    num.E_FREED: Ledger.freed,
    num.E_RANSOMED: Ledger.ransomed,
}
