"""How a game looks and is played in the terminal: everything that differs between games.

The client only uses Drawing. A game subclasses it and names the subclass in the entry-point group `rulewright.terminal`; whatever it does
not override works here in a plain way that suits any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from rulewright import installed
from rulewright.kernel.match import Match
from rulewright.kernel.message import Message
from rulewright.kernel.verbs import MASK, NONE, SHIFT
from rulewright.words import Words

from .paint import UNBROKEN, Line, wrapped
from .question import Question, folded
from .screen import Screen

SPOKEN = 6  # up to this many choices of one verb are in words, more only as names
HIGH = 34  # lines of a window with room for more than the question
BEGINNING = 3  # letters that suffice to abbreviate a name, if they are unambiguous


def drawing_of(game: str) -> type[Drawing]:
    """The game's own drawing, or the default."""
    if game not in installed.entries(installed.TERMINAL):
        return Drawing
    return cast(type[Drawing], installed.load(installed.TERMINAL, game))


class Drawing:
    """The drawing of one table. All its lines fit into `columns`."""

    colours: Mapping[str, tuple[str, str]] = {}  # additional styles: codes for 256 colours and for 16
    example = "1"  # an example of input
    taken_alone: frozenset[str] = frozenset()  # offers whose only choice is made automatically
    quiet: frozenset[str] = frozenset()  # events that are in the log, but not in the news

    def __init__(self, match: Match, words: Words, names: Sequence[str], screen: Screen) -> None:
        self.match, self.game, self.words, self.names, self.screen = match, match.game, words, names, screen
        screen.learn(self.colours)

    @property
    def columns(self) -> int:
        return self.screen.columns - 1

    # ------------------------------------------------------------- the position
    def seen(self, seat: int) -> Any:
        """The game's view for a seat or a SPECTATOR."""
        return self.match.view(seat)

    def position(self, seat: int, view: Any, question: Question | None, as_list: bool) -> list[Line]:
        """The table as a seat sees it, with its choices; as a list on request."""
        told = [self.words.message(message, self.names) for message in self.game.in_words(self.match.look(), seat)]
        lines = [line for text in told for line in wrapped(text, self.columns)]
        return lines or [self._standing(each) for each in range(len(self.names))]

    def hand(self, view: Any) -> list[Line]:
        """What only this seat has."""
        return []

    def subject(self, view: Any, question: Question) -> list[Line]:
        """Shown above a question: what it is about."""
        return self.hand(view)

    def asked(self, question: Question) -> list[Line]:
        """Who is asked, why, and what, with the rule; in a tall window also what follows."""
        prompt = self.game.asks(question.position)
        told = [self.words.message(part, self.names) for part in (prompt.kicker, prompt.title) if part]
        lines = wrapped(f"{self.names[question.seat]}: {'. '.join(told)}", self.columns - 8, "prompt")
        lines[-1] = [*lines[-1], ("  ", ""), (self.game.asked_under(question.position), "rule")]
        if prompt.consequence and self.screen.size[1] >= HIGH:
            lines += wrapped(self.words.message(prompt.consequence, self.names), self.columns, "dim")
        return lines

    def legend(self) -> list[Line]:
        """What the symbols on the board mean."""
        return []

    def too_small(self, needed: str) -> list[Line]:
        """A note above a list, if the window is smaller than the columns x lines that the board needs."""
        columns, height = self.screen.size
        return wrapped(self.words("cli-too-small", columns=columns, lines=height, needed=needed), self.columns, "bad")

    def told(self, messages: Sequence[Message]) -> list[Message]:
        """The events of the log, without those that only repeat another."""
        return list(messages)

    def news(self, messages: Sequence[Message]) -> list[Message]:
        """The events to show."""
        return [message for message in self.told(messages) if message.key not in self.quiet]

    def asides(self) -> Mapping[str, Callable[[Any], list[Line]]]:
        """Additional commands of this game that show something, by their word in English and in the player's language."""
        return {}

    # ------------------------------------------------------------- the end
    def ending(self, view: Any) -> list[Line]:
        """The winners, then every seat with its points, best first."""
        standings = {seat: self.match.standing(seat) for seat in range(len(self.names))}
        best, most = max(s[0] for s in standings.values()), max(s[1] for s in standings.values())
        winners = [seat for seat in standings if standings[seat][0] == best]
        named = ", ".join(self.names[seat] for seat in winners)
        points = standings[winners[0]][1]
        lines = wrapped(
            self.words("cli-end-winners", count=len(winners), names=named, points=points), self.columns, "title"
        )
        if sum(s[1] == most for s in standings.values()) > 1:
            lines += self.tie(len(winners))
        for seat in sorted(standings, key=lambda seat: standings[seat][0], reverse=True):
            lines += [self._standing(seat), *self.counted(view, seat)]
        return lines

    def _standing(self, seat: int) -> Line:
        _, points, side, _ = self.match.standing(seat)
        told = self.words(self.game.sides[side]) if side != NONE else "–"
        return [(self.words("cli-end-seat", name=self.names[seat], side=told, points=points), "bold")]

    def tie(self, winners: int) -> list[Line]:
        """What broke a tie, or how many share the victory."""
        return []

    def counted(self, view: Any, seat: int) -> list[Line]:
        """Where a seat's points come from."""
        return []

    # ------------------------------------------------------------- choices
    def rank(self, s: Any, action: int) -> tuple[int, int]:
        """The sort key of choices."""
        return (0, action)

    def key(self, action: int, number: int) -> str:
        """What to type for a choice."""
        return str(number)

    def name(self, s: Any, action: int) -> str:
        """A readable name of the argument; "" if the verb has none."""
        verb, argument = action >> SHIFT, action & MASK
        if self.game.verbs[verb].arguments == 1:
            return ""
        id = self.game.argument(s, verb, argument)
        return self.words.names.get(id, id)

    def describe(self, question: Question, action: int) -> str:
        return self.words.message(self.game.describe(question.position, action), self.names)

    def choices(self, question: Question) -> list[Line]:
        """Each choice on a line; if a verb has many, their names in a row."""
        lines: list[Line] = []
        count = Counter(choice.action >> SHIFT for choice in question.choices)
        for verb, many in count.items():
            own = [choice for choice in question.choices if choice.action >> SHIFT == verb]
            if many > SPOKEN:
                row = "   ".join(f"{choice.key}) {choice.name}".replace(" ", UNBROKEN) for choice in own)
                lines += wrapped(row, self.columns, indent="  ")
            else:
                told = [f"{choice.key}) {self.describe(question, choice.action)}" for choice in own]
                lines += [line for text in told for line in wrapped(text, self.columns, indent="  ")]
        return lines

    def read(self, question: Question, word: str) -> int | None:
        """The action for a folded word, legal or not: a name, the beginning of one, or an id as in the journal."""
        if word in ("pass", "p", folded(self.words("cli-word-pass"))):
            return next((number << SHIFT for number, verb in enumerate(self.game.verbs) if verb.name == "pass"), None)
        legal = [choice.action for choice in question.choices]
        every = [v << SHIFT | a for v in question.offer.verbs for a in range(self.game.verbs[v].arguments)]
        for among in (legal, every):
            names = {action: folded(self.name(question.position, action)) for action in among}
            ids = {a: folded(self.game.argument(question.position, a >> SHIFT, a & MASK)) for a in among}
            exact = [action for action in among if word in (names[action], ids[action])]
            begun = [action for action in among if names[action].startswith(word) and len(word) >= BEGINNING]
            if exact or len({names[action] for action in begun}) == 1:
                return (exact or begun)[0]
        return None

    def about(self, question: Question, action: int) -> list[Line]:
        """More about an action after `why`, such as the sum of an attack."""
        return []
