"""The view of a table with a single person, as in a lesson or a puzzle. No such table is stored."""

from __future__ import annotations

from rulewright.kernel.events import EVERYONE
from rulewright.kernel.game import Game
from rulewright.kernel.journal import seen
from rulewright.kernel.match import Line, Match
from rulewright.server.shapes.play import Logged, Update, You
from rulewright.server.shapes.tables import Facts, Sitting
from rulewright.server.tables.gathering import DRAWN
from rulewright.words import Words

from . import sight
from .messages import Speaker, worded


class Alone:
    """Puts it into words in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language, self.words = game, language, Words(language, game=game.key)

    def speaker(self, match: Match) -> Speaker:
        pack = match.prepared.settings.pack or self.game.pack
        return Speaker(self.game, pack, self.language, self.names(match))

    def sides(self, match: Match) -> list[str]:
        """The sides as agreed or, if they were drawn, as drawn."""
        seating = self.game.seating
        agreed = match.prepared.settings.options.get(seating.name, "").split(",") if seating else []
        sides = [*agreed, *[""] * match.players][: match.players]
        return [self.drawn(match, seat) if side == DRAWN else side for seat, side in enumerate(sides)]

    def drawn(self, match: Match, seat: int) -> str:
        return self.game.sides[match.standing(seat)[2]].rpartition("-")[2]

    def names(self, match: Match) -> list[str]:
        """Sides in place of players' names."""
        game, seating = self.game, self.game.seating
        keys = [f"{game.name}-value-{seating.name}-{side}" if seating else "" for side in self.sides(match)]
        return [self.words(key) if key in self.words else self.words.player(seat) for seat, key in enumerate(keys)]

    def table(self, match: Match, seat: int, waits: str | None) -> Update:
        """The update that the single player gets."""
        speaker, view = self.speaker(match), match.view(seat)
        to_reader = speaker.to(seat)
        if waits != "move":
            view.actions, view.undo = [], False
        asked = waits == "move" and match.actor == seat
        return Update(
            type="update",
            seq=len(match.trail),
            you=You(seat, [seat], False, None, None),
            table=self.facts(match, seat if asked else None),
            prompt=sight.prompted(match.game.asks(match.look()), speaker) if asked else None,
            undo=None,
            sources=[],
            view=view,
            position=sight.position(match, seat, speaker),
            log=[logged(match, n + 1, line, seat, to_reader) for n, line in enumerate(match.trail)],
        )

    def facts(self, match: Match, asked: int | None) -> Facts:
        game, settings = self.game, match.prepared.settings
        seats = [
            Sitting(name, True, "", side, True, False)
            for name, side in zip(self.names(match), self.sides(match), strict=True)
        ]
        return Facts(
            id="",
            game=game.name,
            rules=game.version,
            pack=settings.pack or game.pack,
            pack_hash="",
            players=match.players,
            options=dict(settings.options),
            rated=False,
            open=False,
            watched=False,
            patience=0,
            hints=False,
            created=0,
            status="playing",
            seq=len(match.trail),
            asked=asked,
            asked_since=0,
            seats=seats,
            undo_asked=None,
            undo_agreed=[],
            commitment="",
            seed=None,
            rematch=None,
            origin=None,
            shared=False,
            deserted=False,
            key=game.key,
            drawn=True,
        )


def logged(match: Match, seq: int, line: Line, seat: int, speaker: Speaker) -> Logged:
    """An action, as far as the seat may know it."""
    made = Logged(seq, 0, "start" if line.action is None else "do", line.seat if line.seat >= 0 else None)
    if line.action is not None:
        made.do = seen(line.action, line.action_eyes, seat)
    outcome_eyes = line.outcome_eyes or (EVERYONE,) * len(line.outcomes)
    made.then = [seen(text, eyes, seat) for text, eyes in zip(line.outcomes, outcome_eyes, strict=True)]
    made.events = [worded(message, speaker) for message in match.events(line, seat)]
    return made
