"""A question to a player, and how typed answers are parsed."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, NamedTuple

from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError
from rulewright.kernel.verbs import SHIFT

if TYPE_CHECKING:
    from .drawing import Drawing


class Choice(NamedTuple):
    key: str  # what to type for it
    action: int
    text: str  # as in the journal
    name: str  # readable name of its argument


class Question:
    """One decision of one seat."""

    def __init__(self, match: Match, seat: int, drawing: Drawing) -> None:
        self.match, self.seat, self._drawing = match, seat, drawing
        self.position = s = match.twin()
        self.frame = s.frame[s.top]
        self.offer = match.game.offers[self.frame.offer]
        legal = sorted(match.legal(), key=lambda action: drawing.rank(s, action))
        self.choices = [
            Choice(drawing.key(action, number), action, match.game.write(s, action), drawing.name(s, action))
            for number, action in enumerate(legal, 1)
        ]

    @property
    def forced(self) -> bool:
        """Whether there is only one choice, and the drawing makes such choices automatically."""
        return len(self.choices) == 1 and self.offer.name in self._drawing.taken_alone

    def split(self, text: str) -> list[str]:
        """Split a line into words that are answered one by one; a name of several words stays whole."""
        try:
            return [text] if self.read(text) is not None else text.split()
        except UserError:
            return text.split()

    def read(self, word: str) -> int | None:
        """The action for a word, legal or not; None if there is none. Raises UserError for a misspelling."""
        word = folded(word)
        for choice in self.choices:
            if word in (choice.key, folded(choice.text), folded(choice.name)):
                return choice.action
        found = self._drawing.read(self, word)
        return self._written(word) if found is None else found

    def _written(self, word: str) -> int | None:
        """Parse the journal's notation, move:F6, ignoring case."""
        name, colon, argument = word.partition(":")
        game = self.match.game
        for number, verb in enumerate(game.verbs):
            if folded(verb.name) == name and (colon or verb.arguments == 1):
                for a in range(verb.arguments):
                    if verb.arguments == 1 or folded(game.argument(self.position, number, a)) == argument:
                        return number << SHIFT | a
                raise UserError("action-argument", verb=name, argument=argument)
        return None


def folded(word: str) -> str:
    """Without accents and capitals, since not every keyboard has them."""
    return "".join(c for c in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(c))
