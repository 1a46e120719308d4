"""An attempt at a puzzle, computed from the person's actions, like a lesson. Nothing wrong is carried out, and nothing illegal is stored.

The position is imagined: redealt from what the seat knows. So nothing that was hidden then can be found out here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from rulewright.kernel.chance import SEED_BYTES
from rulewright.kernel.game import Game, Merit
from rulewright.kernel.match import Match
from rulewright.kernel.message import Message, UserError
from rulewright.learning.running import HINT, MOST_SLIPS, SKIP
from rulewright.players.hint import Hint, explain
from rulewright.players.review_words import speaks_for
from rulewright.players.seat import Seat

from .format import Ask, imagined
from .kept_puzzles import OTHER, Kept, find, true_match
from .sieve import UNKNOWN

KEPT = 128  # positions in the cache
GENERAL = "hint-"  # prefix of reasons that apply to any move


class Outcome(NamedTuple):
    """The result of an action."""

    result: Literal["right", "wrong", "illegal", "hint"]
    say: Message | None = None
    paragraph: str = ""  # the paragraph that forbids it
    shown: str = ""  # the right action, if a hint shows it


@lru_cache(KEPT)
def start(game: str, name: str) -> tuple[Match, bytes]:
    """The position as its seat could know it."""
    stood = imagined(true_match(find(game, name)))
    return stood, stood.trail[-1].position


class Whole(NamedTuple):
    """The answer, explained."""

    why: list[Merit]  # what speaks for it
    then: list[Message]  # what the seat would do after it


class Attempt:
    def __init__(self, kept: Kept, did: Sequence[str] = ()) -> None:
        """The attempt after those actions. Raises UserError if they do not fit the puzzle (any more)."""
        self.kept, self.did = kept, list[str]()
        self.slips, self.shown = 0, False  # wrong moves; whether an answer was shown
        self.number, self._hints = 0, 0  # the current decision, and the number of hints for it
        stood, position = start(kept.game.key, kept.name)
        self.match = Match.from_position(stood.game, stood.prepared, bytes(SEED_BYTES), position)
        self.seat = self.match.actor
        for deed in did:
            if self.act(deed).result == "illegal":
                raise UserError("puzzle-changed", name=kept.name)

    # ------------------------------------------------------------- the current state
    @property
    def over(self) -> bool:
        return self.number == len(self.kept.puzzle.asks)

    @property
    def ask(self) -> Ask:
        return self.kept.puzzle.asks[self.number]

    @property
    def stars(self) -> int:
        """The result if nothing more goes wrong."""
        return 1 if self.shown or self.slips > MOST_SLIPS else 2 if self.slips else 3

    # ------------------------------------------------------------- actions
    def act(self, deed: str) -> Outcome:
        """Raises UserError for text that is not an action of this game."""
        if self.over:
            raise UserError("puzzle-over")
        outcome = self._hint() if deed == HINT else self._skip() if deed == SKIP else self._move(deed)
        if outcome.result != "illegal":
            self.did.append(deed)
        return outcome

    def _move(self, text: str) -> Outcome:
        game, match = self.kept.game, self.match
        action = game.read(match.look(), text)
        if refused := match.why_not(self.seat, action):
            return Outcome("illegal", refused[1], refused[0])
        if text not in self.ask.right:
            self.slips += 1
            return Outcome("wrong", self._weighed(action))
        self._carry_out(text)
        return Outcome("right")

    def _carry_out(self, text: str) -> None:
        match = self.match
        match.act(self.seat, self.kept.game.read(match.look(), text))
        self.number, self._hints = self.number + 1, 0
        while not self.over and len(match.legal()) == 1:
            match.act(self.seat, match.legal()[0])

    def _hint(self) -> Outcome:
        """First the theme, then the answer; the third time, do it."""
        self._hints += 1
        if self._hints == 1 and not self.number:
            return Outcome("hint", hint_to(self.kept))
        self.shown = True
        if self._hints == (1 if self.number else 2):
            return Outcome("hint", shown=self.ask.right[0])
        return self._skip()

    def _skip(self) -> Outcome:
        self.shown = True
        self._carry_out(self.ask.right[0])
        return Outcome("right")

    # ------------------------------------------------------------- explanations
    def _weighed(self, action: int) -> Message:
        """The chance to win of a wrong move, compared with the best one."""
        value, best = self.ask.values[self.match.legal().index(action)], max(self.ask.values)
        if value == UNKNOWN:
            return Message("puzzle-wrong", {"best": best})
        return Message("puzzle-wrong-by", {"value": value, "best": best})

    def after(self, text: str) -> list[Merit]:
        """What a wrong move would do, and what it allows others to do, as far as that is evident."""
        game = self.kept.game
        action = game.read(self.match.look(), text)
        return reasons_for(game, Seat(self.match, self.seat), Hint(action, [action], 0.0, 1.0, []))

    def whole(self) -> Whole:
        """Seen from the beginning."""
        game = self.kept.game
        stood, _ = start(game.key, self.kept.name)
        line = [game.read(stood.look(), text) for text in self.kept.puzzle.line]
        told = explain(game, Seat(stood, self.seat), [Hint(line[0], line, 0.0, 1.0, [])])[0]
        return Whole([one for one in told.reasons if speaks_for(one)], told.deeds[len(self.kept.puzzle.asks) :])

    def answer(self) -> list[Message]:
        """The answer in words."""
        game = self.kept.game
        stood, position = start(game.key, self.kept.name)
        match = Match.from_position(game, stood.prepared, bytes(SEED_BYTES), position)
        deeds = []
        for line in self.match.trail[1:]:
            action = game.read(match.look(), str(line.action))
            deeds.append(game.describe(match.look(), action))
            match.act(self.seat, action)
        return deeds


def hint_to(kept: Kept) -> Message:
    """The puzzle's theme."""
    return Message("puzzle-hint-other" if kept.theme == OTHER else f"{kept.game.name}-puzzle-{kept.theme}-hint")


def reasons_for(game: Game, seat: Seat, hint: Hint) -> list[Merit]:
    """The reasons that are specific to that line."""
    reasons = explain(game, seat, [hint])[0].reasons
    return [one for one in reasons if not one.message.key.startswith(GENERAL)]
