"""A small table for tests of single rules: a board of letters, pieces put by hand, one phase of one turn.

    t = Table('''
         . . .
        . s v .
       . . w . .
        . . . .
         . . .
    ''')
    t.unit(0, "worker-2", "C3")
    t.mound(1, 7, "B2")
    t.movement(0)
    assert t.legal() == {"unit:C3", "pass"}
    t.do("unit:C3")
    assert t.why("move:B2") == ("T6.5", "too-weak")

Runs the rules as they stand, interpreted; no pack is used.
"""

from __future__ import annotations

from textwrap import dedent
from typing import Any

from rulewright.games.termites.game import GAME
from rulewright.games.termites.numbers import GAME as GAME_PROCEDURE
from rulewright.games.termites.numbers import TURN
from rulewright.games.termites.options import RULINGS
from rulewright.games.termites.pack.loading import Layout, Pack, Swarm
from rulewright.games.termites.pack.pictures import cells, parse
from rulewright.games.termites.parts import CASTE, CASTES, KINDS, NEUTRAL, NO_UNIT, NOBODY, SWARMS, TERMITES
from rulewright.games.termites.rules.setup import begin
from rulewright.games.termites.settings import write_config
from rulewright.games.termites.state import State
from rulewright.kernel.chance import mix
from rulewright.kernel.content import Report
from rulewright.kernel.frames import CHANCE, OVER, call
from rulewright.kernel.rule import buffer

PLAIN = """
     . . . . .
    . . . . . .
   . . . . . . .
  . . . . . . . .
 . . . . . . . . .
  . . . . . . . .
   . . . . . . .
    . . . . . .
     . . . . .
"""  # 61 open hexes, rows A to I, the middle is E5


def kind(token: str) -> int:
    """The number of a token written as "worker-2"."""
    caste, _, termites = token.partition("-")
    return 3 * CASTES.index(caste) + int(termites) - 1


class Table:
    def __init__(
        self,
        picture: str = PLAIN,
        *,
        players: int = 2,
        swarms: dict[str, list[str]] | None = None,
        tiles: tuple[int, int, int] = (6, 6, 6),
        setup: bool = False,
        seed: int = 1,
        scenario: str = "tiny",
        neutral: tuple[str, ...] = (),
        **rulings: str,
    ) -> None:
        """A table in the middle of a game without any pieces; or, with `setup`, at the very beginning of one.

        `swarms` gives the tokens of some swarms ("blue" is seat 0's, then red, gold, grey); the others have none."""
        report = Report([], "test")
        terrain = parse(dedent(picture), report)
        assert not report.problems, report.problems
        assert terrain is not None
        self.cells = cells(terrain)
        self.names = {cell: name for name, cell in self.cells.items()}
        tokens: dict[str, list[int]] = {name: [0] * KINDS for name in SWARMS}
        for name, listed in (swarms or {}).items():
            for token in listed:
                tokens[name][kind(token)] += 1
        layout = Layout(terrain, tuple(self.cells[name] for name in neutral))
        made = tuple(Swarm(name, tuple(tokens[name])) for name in SWARMS)
        pack = Pack("tiny", "", "", tiles, made, (5, 6, 7, 8, 9), 7, layout, ())
        chosen = {ruling.name: rulings.pop(ruling.name, ruling.default) for ruling in RULINGS}
        assert not rulings, rulings
        options = {**chosen, "scenario": scenario, "tiles": str(sum(tiles))}
        config = write_config(pack, players, options, list(SWARMS[:players]), layout)
        self.states: list[State] = GAME.engine.new(1)
        self.seed, self.k = seed, 0
        self._out, self._weights = buffer(GAME.most_legal), buffer(GAME.most_legal)
        if setup:
            GAME.engine.setup(self.states, 0, GAME.engine.new(1), config)
            self.settle()
        else:
            begin(self.s, config)
            self.s.first = 0

    @property
    def s(self) -> State:
        return self.states[0]

    # ------------------------------------------------------------- pieces
    def unit(self, seat: int, token: str, hex: str) -> None:
        assert self.free(hex), hex
        self.s.unit[self.cells[hex]] = kind(token)
        self.s.owner[self.cells[hex]] = seat

    def mound(self, seat: int, value: int, hex: str) -> None:
        """Place a mound from a seat's reserve, or a neutral one with seat NEUTRAL."""
        assert self.free(hex), hex
        self.s.mound[self.cells[hex]] = value
        self.s.owner[self.cells[hex]] = seat
        if seat != NEUTRAL:
            self.s.reserve[seat][value] -= 1

    def neutral(self, hex: str) -> None:
        self.mound(NEUTRAL, 7, hex)

    def reserve(self, seat: int, *values: int) -> None:
        """Leave a seat exactly these mounds in reserve."""
        for value in range(10):
            self.s.reserve[seat][value] = values.count(value)

    def hand(self, seat: int, *tokens: str) -> None:
        for token in tokens:
            self.s.hand[seat][kind(token)] += 1

    def stack(self, seat: int, *tokens: str) -> None:
        for token in tokens:
            self.s.stack[seat][kind(token)] += 1

    # ------------------------------------------------------------- phases
    def _turn(self, seat: int, step: int) -> None:
        self.s.top = -1
        call(self.s, GAME_PROCEDURE)
        self.s.frame[0].step, self.s.frame[0].who = 10, (seat + 1) % self.s.players
        call(self.s, TURN, who=seat)
        self.s.frame[1].step = step
        GAME.engine.names["advance"](self.s)
        self.settle()

    def turn(self, seat: int) -> None:
        """Begin that seat's turn, with reproduction."""
        self._turn(seat, 0)

    def movement(self, seat: int) -> None:
        """Begin that seat's movement phase."""
        self._turn(seat, 2)

    def settle(self) -> None:
        self.k = GAME.engine.settle(self.states, 0, self._out, self._weights, self.seed, self.k)

    # ------------------------------------------------------------- play
    @property
    def actor(self) -> int:
        return int(GAME.engine.actor(self.states, 0))

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def offer(self) -> str:
        return GAME.offers[self.s.frame[self.s.top].offer].name

    def legal(self, verb: str = "") -> set[str]:
        """All legal actions, or the arguments of one verb."""
        n = GAME.engine.legal(self.states, 0, self._out)
        texts = {GAME.write(self.s, int(self._out[i])) for i in range(n)}
        return {t.partition(":")[2] for t in texts if t.partition(":")[0] == verb} if verb else texts

    def do(self, *actions: str, settle: bool = True) -> None:
        """Do legal actions of the current player one after another; chances are settled in between."""
        for text in actions:
            assert text in self.legal(), (text, sorted(self.legal()))
            GAME.engine.listen(self.states, 0)
            GAME.engine.apply(self.states, 0, GAME.read(self.s, text))
            if settle:
                self.settle()

    def chances(self) -> dict[str, int]:
        """The possible outcomes of chance with their weights; only after do(..., settle=False)."""
        assert self.actor == CHANCE
        n = GAME.engine.chance(self.states, 0, self._out, self._weights)
        return {GAME.write(self.s, self._out[i]): self._weights[i] for i in range(n)}

    def why(self, action: str, seat: int | None = None) -> tuple[str, str] | None:
        """Paragraph and key of the refusal, or None for a legal action."""
        who = self.actor if seat is None else seat
        code = GAME.engine.why_not(self.states, 0, who, GAME.read(self.s, action), self._out)
        if code == 0:
            return None
        paragraph, message = GAME.refusal(self.s, GAME.read(self.s, action), code)
        return paragraph, message.key.removeprefix("termites-").removeprefix("why-")

    def play_out(self) -> None:
        """Random legal actions until the game is over."""
        while not self.over:
            n = GAME.engine.legal(self.states, 0, self._out)
            GAME.engine.apply(self.states, 0, self._out[mix(self.seed, 7919 + self.k) % n])
            self.k += 1
            self.settle()

    # ------------------------------------------------------------- reading the position
    def free(self, hex: str) -> bool:
        return self.s.owner[self.cells[hex]] == NOBODY

    def at(self, hex: str) -> Any:
        """What is on a hex: None, (seat, "worker-2") or (seat, value of the mound)."""
        cell = self.cells[hex]
        if self.s.owner[cell] == NOBODY:
            return None
        if self.s.mound[cell]:
            return self.s.owner[cell], self.s.mound[cell]
        assert self.s.unit[cell] != NO_UNIT
        return self.s.owner[cell], f"{CASTES[CASTE[self.s.unit[cell]]]}-{TERMITES[self.s.unit[cell]]}"

    def trophies(self, seat: int) -> list[int]:
        return [value for value in range(10) for _ in range(self.s.trophies[seat][value])]


__all__ = ["NEUTRAL", "PLAIN", "Table", "kind"]
