"""A table for tests of single rules: pieces put by hand on the pack's map, then one procedure of the rules.

    t = Table("pilgrims", "humans", "machines", edition="de")
    t.units("humans", 3, "foglands")
    t.units("pilgrims", 4, "foglands")
    t.battle("foglands", attacker="pilgrims")
    assert t.asked == ("pilgrims", "station")
    t.do("station:3")
    assert t.why("station:9") == ("C5.3", "too-few-units")

Regions, cards, skills and structures are named by their ids in the pack. Chance is settled by a seed, unless `luck` says what comes
next. Runs the rules as they stand, interpreted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.games.cryhavoc.content import load
from rulewright.games.cryhavoc.effects.freezing import freeze
from rulewright.games.cryhavoc.game import GAME
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
    TILES,
    TOKEN_NAMES,
    TOKENS,
    TYPES,
    UNKNOWN,
)
from rulewright.games.cryhavoc.pieces import mark_battle
from rulewright.games.cryhavoc.setup import begin
from rulewright.games.cryhavoc.state import State
from rulewright.games.cryhavoc.words import (
    BATTLE,
    BATTLES,
    BUILD_STRUCTURES,
    EFFECT,
    MOVE_UNITS,
    OFFERS,
    REASONS,
    RECRUIT_UNITS,
    ROUND,
    TURN,
)
from rulewright.kernel.chance import mix, pick
from rulewright.kernel.frames import CHANCE, OVER, call
from rulewright.kernel.game import Settings
from rulewright.kernel.rule import buffer
from rulewright.kernel.verbs import FIRST_REASON, MASK, OK, SHIFT

PHASES = ("events", "draw", "discard", "actions", "battles", "prisoners", "scoring")  # the steps of a round


class Table:
    def __init__(
        self,
        *factions: str,
        level: str = "first",
        edition: str = "en",
        setup: bool = False,
        seed: int = 1,
        pack: str = "york",
        **options: str,
    ) -> None:
        """A table in the middle of a game: HQs stand, every unit is in reserve, no card is in hand, no token lies on the map. With
        `setup` at the very beginning of a game instead."""
        self.pack = load(pack)
        asked = {"factions": ",".join(factions), "level": level, "edition": edition, **options}
        self.settings = Settings(len(factions), asked, pack)
        prepared = GAME.prepare(self.settings)
        self.factions = factions
        self.map = self.pack.map(len(factions))
        self.region_ids = [region.id for region in self.map.regions]
        self.card_ids = [card.id for card in self.pack.cards]
        self.states: list[State] = GAME.engine.new(1)
        self.seed, self.k = seed, 0
        self._luck: list[str] = []
        self._out, self._weights = buffer(GAME.most_legal), buffer(GAME.most_legal)
        self._base = 0
        if setup:
            GAME.engine.setup(self.states, 0, GAME.engine.new(1), prepared.config)
            self.settle()
        else:
            begin(self.s, prepared.config)
            self._clear()

    @property
    def s(self) -> State:
        return self.states[0]

    def _clear(self) -> None:
        """Everybody seated and landed, the map bare."""
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
        for faction, units in enumerate((12, 12, 12, 16)):
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
        s.top = 0  # the game waits below

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
        """Where an HQ stands; or move it there."""
        number = FACTIONS.index(faction)
        if region is not None:
            for other in range(len(FACTIONS)):
                if self.s.hq[other] == self.region(region):  # they change places
                    self.s.hq[other] = self.s.hq[number]
                    self.s.control[self.s.hq[other]] = other
            self.s.hq[number] = self.region(region)
            self.s.control[self.region(region)] = number
        return self.region_ids[self.s.hq[number]]

    def units(self, faction: str, n: int, region: str) -> None:
        """So many more units from the reserve there."""
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

    # ------------------------------------------------------------- what there is
    def count(self, faction: str, region: str) -> int:
        return self.s.units[FACTIONS.index(faction)][self.region(region)]

    def reserve(self, faction: str, n: int | None = None) -> int:
        if n is not None:
            self.s.reserve[FACTIONS.index(faction)] = n
        return self.s.reserve[FACTIONS.index(faction)]

    def store(self, faction: str, n: int | None = None) -> int:
        """Crystals beside the map."""
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

    # ------------------------------------------------------------- procedures
    def _run(self, procedure: int, step: int = 0, **registers: int) -> None:
        self.s.top = 0
        self.s.frame[0].proc, self.s.frame[0].actor = 0, OVER
        call(self.s, procedure, **registers)
        self.s.frame[self.s.top].step = step
        self._base = 1
        self.settle()

    def turn(self, faction: str) -> None:
        """A turn, before its action."""
        self._run(TURN, who=FACTIONS.index(faction), left=1)

    def move(self, faction: str, points: int) -> None:
        """A Move action with so many points."""
        self._run(MOVE_UNITS, who=FACTIONS.index(faction), left=points, memo=NOBODY)

    def recruit(self, faction: str, points: int) -> None:
        self._run(RECRUIT_UNITS, who=FACTIONS.index(faction), left=points)

    def build(self, faction: str, points: int) -> None:
        """A Build action with so many points, in the regions controlled now."""
        number = FACTIONS.index(faction)
        self.s.grounds = sum(1 << r for r in range(len(self.region_ids)) if self.s.control[r] == number)
        self._run(BUILD_STRUCTURES, who=number, left=points, on=NOBODY)

    def mark(self, region: str, attacker: str) -> None:
        """A battle token there."""
        mark_battle(self.s, FACTIONS.index(attacker), self.region(region))

    def battle(self, region: str, attacker: str) -> None:
        """The battle there, from its first step on."""
        if not self.battle_number(region):
            self.mark(region, attacker)
        self._run(BATTLE, on=self.region(region))

    def battles(self) -> None:
        """All battles that are marked."""
        self._run(BATTLES)

    def phase(self, name: str) -> None:
        """The round from that phase on to its end."""
        self._run(ROUND, step=PHASES.index(name))

    def rounds(self) -> None:
        """The game from its next round on to its end."""
        self.s.top = self._base = 0
        self.s.frame[0].proc, self.s.frame[0].step, self.s.frame[0].actor = 0, len(FACTIONS), NOBODY
        self.settle()

    def effect(self, faction: str, steps: Sequence[Any], region: str | None = None) -> None:
        """These steps of the vocabulary, carried out by that faction; `region` is "here"."""
        rows = freeze(steps)
        last = len(self.s.row) - len(rows)
        for i, row in enumerate(rows):
            for column, value in enumerate(row):
                self.s.row[last + i][column] = value
        here = NOBODY if region is None else self.region(region)
        self._run(EFFECT, who=FACTIONS.index(faction), at=last, on=here)

    def procedure(self, number: int, **registers: int) -> None:
        self._run(number, **registers)

    # ------------------------------------------------------------- playing
    def luck(self, *outcomes: str) -> None:
        """The next outcomes of chance, such as "reveal:war_party_1_1", in this order."""
        self._luck += outcomes

    def _advance(self) -> None:
        proceed = GAME.engine.names["proceed"]
        while self.s.top >= self._base and self.s.frame[self.s.top].actor == NOBODY:
            proceed(self.s.frame[self.s.top].proc, self.s)

    def settle(self) -> None:
        """Go on until a seat is asked or the procedure is over."""
        self._advance()
        while self.s.frame[self.s.top].actor == CHANCE:
            n = GAME.engine.chance(self.states, 0, self._out, self._weights)
            outcomes = [int(self._out[i]) for i in range(n)]
            weights = [int(self._weights[i]) for i in range(n)]
            action = outcomes[pick(weights, n, mix(self.seed, self.k))]
            self.k += 1
            if self._luck and self._luck[0].partition(":")[0] == GAME.verbs[action >> SHIFT].name:
                action = GAME.read(self.s, self._luck.pop(0))
                assert action in outcomes, f"{GAME.write(self.s, action)} cannot come"
            self._perform(action)

    def _perform(self, action: int) -> None:
        f = self.s.frame[self.s.top]
        GAME.engine.names["do"](action >> SHIFT, self.s, action & MASK)
        f.actor = NOBODY
        self._advance()

    @property
    def over(self) -> bool:
        """The procedure has ended."""
        return self.s.top < self._base or self.s.frame[self.s.top].actor == OVER

    @property
    def asked(self) -> tuple[str, str] | None:
        """The faction whose player is asked, and the offer; nothing when the procedure has ended."""
        f = self.s.frame[self.s.top]
        return None if self.over else (FACTIONS[self.s.faction[f.actor]], OFFERS[f.offer].name)

    def legal(self) -> set[str]:
        n = 0 if self.over else GAME.engine.legal(self.states, 0, self._out)
        return {GAME.write(self.s, int(self._out[i])) for i in range(n)}

    def do(self, *actions: str) -> None:
        """One after another; each must be legal."""
        for text in actions:
            assert text in self.legal(), f"{text} is refused: {self.why(text)}; legal: {sorted(self.legal())}"
            self._perform(GAME.read(self.s, text))
            self.settle()

    def why(self, text: str) -> tuple[str, str] | None:
        """The paragraph and the key of the reason why the seat that is asked may not do that."""
        action = GAME.read(self.s, text)
        code = GAME.engine.why_not(self.states, 0, self.s.frame[self.s.top].actor, action, self._out)
        if code == OK:
            return None
        if code >= FIRST_REASON:
            return REASONS[code - FIRST_REASON]
        paragraph, message = GAME.refusal(self.s, action, code)
        return paragraph, message.key


def tile(number: int) -> int:
    """The number of a structure or skill within its faction."""
    return number % TILES
