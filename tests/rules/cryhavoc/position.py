"""Pieces placed by hand on the pack's map: the half of a Table that needs no rules of play."""

from __future__ import annotations

from rulewright.games.cryhavoc.pack.maps import Map
from rulewright.games.cryhavoc.pack.pack import Pack
from rulewright.games.cryhavoc.parts import (
    ABSENT,
    CARDS,
    DISCARDED,
    FACTIONS,
    IN_DECK,
    IN_HAND,
    NOBODY,
    OPEN,
    OWNED,
    READY,
    STORED,
    TOKEN_NAMES,
    TOKENS,
    TYPES,
    UNITS,
    UNKNOWN,
)
from rulewright.games.cryhavoc.state import State


class Position:
    """Regions, cards, skills and structures are named by their ids in the pack."""

    pack: Pack
    map: Map
    factions: tuple[str, ...]
    region_ids: list[str]
    card_ids: list[str]
    states: list[State]

    @property
    def s(self) -> State:
        return self.states[0]

    def _clear(self) -> None:
        """Everybody has an HQ, and the map is empty."""
        s = self.s
        spots = [i for i, region in enumerate(self.map.regions) if s.hq_spots >> i & 1]
        for seat, name in enumerate(self.factions):
            faction = FACTIONS.index(name)
            s.faction[seat], s.seat[faction] = faction, seat
            s.initiative[seat] = s.upcoming[seat] = faction
            if name == "trogs":
                s.hq[faction] = s.caverns
            else:
                s.hq[faction] = spots.pop(0)
            s.control[s.hq[faction]] = faction
        for region in range(len(self.region_ids)):
            s.party[region] = s.nest[region] = s.exploration[region] = s.crystals[region] = 0
            for faction in range(len(FACTIONS)):
                s.units[faction][region] = 0
        for faction, units in enumerate(UNITS):
            s.reserve[faction] = units if FACTIONS[faction] in self.factions or FACTIONS[faction] == "trogs" else 0
        for card in range(CARDS):
            home = s.home[card]
            if 0 <= home < len(FACTIONS) and FACTIONS[home] in self.factions:
                s.where[card], s.known[card] = IN_DECK + home, OWNED
        for number, skill in self.pack.skills.items():
            playing = FACTIONS[skill.faction] in self.factions
            s.skill[number] = READY if skill.default and playing else ABSENT
        for type_ in range(TYPES):
            s.built[type_] = 0
        for kind in range(TOKENS):
            s.token[kind] = 0
        s.round = s.turn = 1
        s.stacked[0] = 0  # the first event was resolved
        s.top = 0  # the game's own procedure waits below

    # ------------------------------------------------------------- names
    def region(self, name: str) -> int:
        return self.region_ids.index(name)

    def card(self, name: str) -> int:
        return self.card_ids.index(name)

    def type(self, name: str) -> int:
        return next(number for number, structure in self.pack.structures.items() if structure.id == name)

    def skill_number(self, name: str) -> int:
        return next(number for number, skill in self.pack.skills.items() if skill.id == name)

    # ------------------------------------------------------------- pieces
    def hq(self, faction: str, region: str | None = None) -> str:
        """The region of an HQ; pass a region to move it there."""
        number = FACTIONS.index(faction)
        if region is not None:
            for other in range(len(FACTIONS)):
                if self.s.hq[other] == self.region(region):  # they swap places
                    self.s.hq[other] = self.s.hq[number]
                    self.s.control[self.s.hq[other]] = other
            self.s.hq[number] = self.region(region)
            self.s.control[self.region(region)] = number
        return self.region_ids[self.s.hq[number]]

    def units(self, faction: str, n: int, region: str) -> None:
        """Move that many units from the reserve there."""
        number = FACTIONS.index(faction)
        self.s.units[number][self.region(region)] += n
        self.s.reserve[number] -= n
        assert self.s.reserve[number] >= 0, faction

    def control(self, faction: str, *regions: str) -> None:
        for region in regions:
            self.s.control[self.region(region)] = FACTIONS.index(faction) if faction else NOBODY

    def garrison(self, faction: str, n: int, *regions: str) -> None:
        """Units and control."""
        for region in regions:
            self.units(faction, n, region)
            self.control(faction, region)

    def crystals(self, region: str, n: int) -> None:
        self.s.crystals[self.region(region)] = n

    def war_party(self, *regions: str) -> None:
        for region in regions:
            self.s.party[self.region(region)] += 1

    def nest(self, *regions: str) -> None:
        for region in regions:
            self.s.nest[self.region(region)] += 1

    def exploration(self, *regions: str) -> None:
        for region in regions:
            self.s.exploration[self.region(region)] += 1

    def built(self, structure: str, *regions: str) -> None:
        for region in regions:
            self.s.built[self.type(structure)] |= 1 << self.region(region)

    def token(self, kind: str, region: str) -> None:
        self.s.token[TOKEN_NAMES.index(kind)] |= 1 << self.region(region)

    def has_token(self, kind: str, region: str) -> bool:
        return bool(self.s.token[TOKEN_NAMES.index(kind)] >> self.region(region) & 1)

    def stands(self, structure: str, region: str) -> bool:
        return bool(self.s.built[self.type(structure)] >> self.region(region) & 1)

    def hand(self, faction: str, *cards: str) -> None:
        for card in cards:
            number = self.card(card)
            self.s.where[number] = IN_HAND + FACTIONS.index(faction)
            self.s.known[number] = OWNED if self.s.home[number] < len(FACTIONS) else UNKNOWN

    def stored(self, faction: str, *cards: str) -> None:
        for card in cards:
            self.s.where[self.card(card)] = STORED + FACTIONS.index(faction)

    def discarded(self, faction: str, *cards: str) -> None:
        for card in cards:
            self.s.where[self.card(card)] = OPEN
            self.s.pile[self.card(card)] = DISCARDED + FACTIONS.index(faction)

    def skill(self, name: str, state: int = READY) -> None:
        self.s.skill[self.skill_number(name)] = state

    def prisoner(self, holder: str, of: str, n: int = 1) -> None:
        self.s.prisoners[FACTIONS.index(holder)][FACTIONS.index(of)] += n
        self.s.reserve[FACTIONS.index(of)] -= n

    def vp(self, faction: str, n: int | None = None) -> int:
        if n is not None:
            self.s.vp[FACTIONS.index(faction)] = n
        return self.s.vp[FACTIONS.index(faction)]

    # ------------------------------------------------------------- reading the position
    def count(self, faction: str, region: str) -> int:
        return self.s.units[FACTIONS.index(faction)][self.region(region)]

    def reserve(self, faction: str, n: int | None = None) -> int:
        if n is not None:
            self.s.reserve[FACTIONS.index(faction)] = n
        return self.s.reserve[FACTIONS.index(faction)]

    def store(self, faction: str, n: int | None = None) -> int:
        """Crystals in the store; pass n to set them."""
        if n is not None:
            self.s.store[FACTIONS.index(faction)] = n
        return self.s.store[FACTIONS.index(faction)]

    def holds(self, holder: str, of: str) -> int:
        return self.s.prisoners[FACTIONS.index(holder)][FACTIONS.index(of)]

    def controller(self, region: str) -> str | None:
        owner = self.s.control[self.region(region)]
        return None if owner == NOBODY else FACTIONS[owner]

    def crystals_in(self, region: str) -> int:
        return self.s.crystals[self.region(region)]

    def battle_number(self, region: str) -> int:
        return self.s.battle[self.region(region)]

    def placed(self, side: int) -> tuple[int, int, int]:
        control, prisoners, attrition = (self.s.placed[side][i] for i in range(3))
        return control, prisoners, attrition

    def in_hand(self, faction: str) -> set[str]:
        place = IN_HAND + FACTIONS.index(faction)
        return {name for i, name in enumerate(self.card_ids) if self.s.where[i] == place}

    def discard_pile(self, faction: str) -> set[str]:
        pile = DISCARDED + FACTIONS.index(faction)
        return {name for i, name in enumerate(self.card_ids) if self.s.where[i] == OPEN and self.s.pile[i] == pile}
