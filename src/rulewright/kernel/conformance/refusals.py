"""The list of legal actions and the reasons agree: an action is listed if and only if nothing refuses it, over the whole action space."""

from __future__ import annotations

from functools import cache
from typing import Any

from rulewright.kernel.frames import here
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.machine import is_offered, list_legal, reason
from rulewright.kernel.record import Row
from rulewright.kernel.rule import buffer
from rulewright.kernel.verbs import NONE, NOT_NOW, OK, SHIFT

from .walk import GAME, Walk, walking


def judge(states: Any, i: int, seats: int, actions: Row, n: int, listed: Row, out: Row, codes: Row) -> int:
    """Write each action's reason to `codes`. Returns the first action that `legal` and `why_not` disagree about, that `narrow` leaves out
    though nothing refuses it, or that a seat could do without being asked; otherwise NONE. Bound to a game's engine; `listed`, indexed by
    action, must be all zero."""
    s = states[i]
    asked = int(here(s).actor)
    legal = list_legal(s, out)
    for a in range(legal):
        listed[out[a]] = 1
    wrong = NONE
    for a in range(n):
        codes[a] = reason(s, asked, actions[a], out)
        if wrong == NONE and (codes[a] == OK) != (listed[actions[a]] == 1):
            wrong = int(actions[a])
        if wrong == NONE and codes[a] == NOT_NOW and is_offered(s, actions[a]):
            wrong = int(actions[a])
        listed[actions[a]] = 0
        for seat in range(seats):
            if wrong == NONE and seat != asked and reason(s, seat, actions[a], out) == OK:
                wrong = int(actions[a])
    return wrong


class Judge:
    """The buffers for `judge`, and a check of the words."""

    def __init__(self, game: Game) -> None:
        self.game, self._judge = game, game.engine.extend((), (judge,)).judge
        self.actions = list(game.actions())
        self._actions, self.codes = buffer(len(self.actions)), buffer(len(self.actions))
        for a, action in enumerate(self.actions):
            self._actions[a] = action
        self._listed, self._out = buffer(len(game.verbs) << SHIFT), buffer(max(game.most_legal, 1 << SHIFT))

    def ask(self, walk: Walk, i: int = GAME) -> int:
        """Fill `codes`. Returns the first action with contradicting answers, or NONE."""
        n, seats = len(self.actions), walk.settings.players
        return int(self._judge(walk.states, i, seats, self._actions, n, self._listed, self._out, self.codes))

    def agrees(self, walk: Walk) -> None:
        before = walk.bytes()
        wrong = self.ask(walk)
        assert walk.bytes() == before, "asking why not changed the position"
        if wrong != NONE:
            text, listed = self.game.write(walk.twin(), wrong), wrong in walk.legal()
            code = int(walk.engine.why_not(walk.states, GAME, walk.actor, wrong, self._out))
            raise AssertionError(
                f"{text}: listed {listed}, reason {code}; nothing refuses it but `narrow` leaves it out, or another seat than "
                f"{walk.actor} may do it"
            )

    def has_words(self, walk: Walk) -> set[int]:
        """Every kind of refusal here has a paragraph and a message. Returns the reasons found."""
        s = walk.twin()
        met: dict[tuple[int, int], int] = {}
        for action, code in zip(self.actions, self.codes, strict=True):
            if code != OK:
                met.setdefault((action >> SHIFT, int(code)), action)
        for (_, code), action in met.items():
            paragraph, message = self.game.refusal(s, action, code)
            assert all((paragraph, message.key)), f"{self.game.write(s, action)} is refused without words: {code}"
        return {code for _, code in met}


@cache
def judge_of(game: Game) -> Judge:
    return Judge(game)


def refusals_agree(game: Game, settings: Settings, seed: int, *, words: bool = True) -> set[int]:
    """At every decision, each action of the space is refused exactly if it is not listed, and always for every seat that is not asked. With
    `words`, also check that each refusal can be worded. Returns the reasons found."""
    met: set[int] = set()
    with walking(game, settings, seed) as walk:
        chosen = judge_of(game)
        for _ in walk.positions(chances=False):
            chosen.agrees(walk)
            if words:
                met |= chosen.has_words(walk)
        chosen.agrees(walk)  # the game is over
        met |= chosen.has_words(walk)
    return met
