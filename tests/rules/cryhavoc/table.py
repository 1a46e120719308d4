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

from tests.rules.cryhavoc.position import Position

from rulewright.games.cryhavoc.effects.freezing import freeze
from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.numbers import (
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
from rulewright.games.cryhavoc.pack.loading import load
from rulewright.games.cryhavoc.parts import FACTIONS, NOBODY
from rulewright.games.cryhavoc.rules.pieces import mark_battle
from rulewright.games.cryhavoc.rules.setup import begin
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.chance import mix, pick
from rulewright.kernel.frames import CHANCE, OVER, call
from rulewright.kernel.game import Settings
from rulewright.kernel.rule import buffer
from rulewright.kernel.verbs import MASK, OK, SHIFT

PHASES = ("events", "draw", "discard", "actions", "battles", "prisoners", "scoring")  # the steps of a round


class Table(Position):
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
        """A table in the middle of a game: HQs are placed, every unit is in reserve, no card is in hand, no token is on the map. With
        `setup`, at the very beginning of a game."""
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
        """A Move action with that many points."""
        self._run(MOVE_UNITS, who=FACTIONS.index(faction), left=points, memo=NOBODY)

    def recruit(self, faction: str, points: int) -> None:
        self._run(RECRUIT_UNITS, who=FACTIONS.index(faction), left=points)

    def build(self, faction: str, points: int) -> None:
        """A Build action with that many points, in the regions controlled now."""
        number = FACTIONS.index(faction)
        self.s.grounds = sum(1 << r for r in range(len(self.region_ids)) if self.s.control[r] == number)
        self._run(BUILD_STRUCTURES, who=number, left=points, on=NOBODY)

    def mark(self, region: str, attacker: str) -> None:
        """Place a battle token there."""
        mark_battle(self.s, FACTIONS.index(attacker), self.region(region))

    def battle(self, region: str, attacker: str) -> None:
        """The battle there, from its first step."""
        if not self.battle_number(region):
            self.mark(region, attacker)
        self._run(BATTLE, on=self.region(region))

    def battles(self) -> None:
        """All marked battles."""
        self._run(BATTLES)

    def phase(self, name: str) -> None:
        """The round from that phase to its end."""
        self._run(ROUND, step=PHASES.index(name))

    def rounds(self) -> None:
        """The game from its next round to its end."""
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
        """Set the next outcomes of chance, such as "reveal:war_party_1_1", in this order."""
        self._luck += outcomes

    def _advance(self) -> None:
        proceed = GAME.engine.names["proceed"]
        while self.s.top >= self._base and self.s.frame[self.s.top].actor == NOBODY:
            proceed(self.s.frame[self.s.top].proc, self.s)

    def settle(self) -> None:
        """Continue until a seat is asked or the procedure is over."""
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
        """Whether the procedure has ended."""
        return self.s.top < self._base or self.s.frame[self.s.top].actor == OVER

    @property
    def asked(self) -> tuple[str, str] | None:
        """The faction whose player is asked, and the offer; None when the procedure has ended."""
        f = self.s.frame[self.s.top]
        return None if self.over else (FACTIONS[self.s.faction[f.actor]], OFFERS[f.offer].name)

    def legal(self) -> set[str]:
        n = 0 if self.over else GAME.engine.legal(self.states, 0, self._out)
        return {GAME.write(self.s, int(self._out[i])) for i in range(n)}

    def do(self, *actions: str) -> None:
        """Do actions one after another; each must be legal."""
        for text in actions:
            assert text in self.legal(), f"{text} is refused: {self.why(text)}; legal: {sorted(self.legal())}"
            self._perform(GAME.read(self.s, text))
            self.settle()

    def why(self, text: str) -> tuple[str, str] | None:
        """The paragraph and the key of the reason why the current player may not do that."""
        action = GAME.read(self.s, text)
        code = GAME.engine.why_not(self.states, 0, self.s.frame[self.s.top].actor, action, self._out)
        if code == OK:
            return None
        if code in REASONS:
            return REASONS[code]
        paragraph, message = GAME.refusal(self.s, action, code)
        return paragraph, message.key
