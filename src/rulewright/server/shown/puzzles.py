"""Puzzles as one solver sees them. Nothing is stored, and nothing about an answer is revealed before it is found or shown."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import cache

from rulewright.games import load
from rulewright.kernel.game import Game, Merit
from rulewright.kernel.message import Message, UserError
from rulewright.kernel.usual_pack import usual_pack
from rulewright.learning.puzzles.attempt import Attempt, Outcome
from rulewright.learning.puzzles.kept_puzzles import OTHER, Kept, find, of_the_day, shelf
from rulewright.learning.puzzles.sieve import WORLDS
from rulewright.players.bots import SEARCHING
from rulewright.server.shapes.lessons import LessonBrief, LessonReply
from rulewright.server.shapes.puzzles import PuzzleBrief, Puzzles, PuzzleState, Theme
from rulewright.server.shapes.spoken import Spoken

from . import sight
from .alone import Alone
from .messages import Speaker, told, worded


def today() -> date:
    return datetime.now(UTC).date()


def puzzles(game: str, language: str) -> Puzzles:
    day = today()
    return Puzzles(day.isoformat(), of_the_day(game, day), other_pack(load(game)), *listed(game, language))


def other_pack(game: Game) -> str:
    """Puzzles keep the game's pack, new tables have the usual one."""
    return "" if usual_pack(game) == game.pack else game.pack


@cache
def listed(game: str, language: str) -> tuple[list[Theme], list[PuzzleBrief]]:
    kept = sorted(shelf(game).values(), key=lambda one: SEARCHING.index(one.puzzle.level))
    themes = dict.fromkeys(sorted(one.theme for one in kept))
    if not kept:
        return [], []
    made = kept[0].game
    speaker = Speaker(made, made.pack, language)
    titles = [Theme(theme, speaker.text(title_of(made, theme))) for theme in themes]
    return titles, [brief(one) for one in kept]


def title_of(game: Game, theme: str) -> Message:
    return Message("puzzle-theme-other" if theme == OTHER else f"{game.name}-puzzle-{theme}")


def brief(kept: Kept) -> PuzzleBrief:
    return PuzzleBrief(kept.name, kept.theme, kept.puzzle.level, len(kept.puzzle.asks))


def tried(game: str, name: str, deeds: list[str], deed: str | None, language: str) -> PuzzleState:
    """The puzzle after those actions and one more."""
    kept = find(game, name)
    attempt = resumed(kept, deeds)
    outcome = attempt.act(deed) if deed is not None else None
    return Reader(kept, language).state(attempt, outcome, deed or "")


def resumed(kept: Kept, deeds: list[str]) -> Attempt:
    try:
        return Attempt(kept, deeds)
    except UserError:  # the text may not be a valid action any more
        raise UserError("puzzle-changed", name=kept.name) from None


class Reader(Alone):
    """Puts an attempt into words in one language."""

    def __init__(self, kept: Kept, language: str) -> None:
        super().__init__(kept.game, language)
        self.kept = kept

    def state(self, attempt: Attempt, outcome: Outcome | None, deed: str) -> PuzzleState:
        match, over = attempt.match, attempt.over
        speaker, day = self.speaker(match), today()
        wrong = outcome is not None and outcome.result == "wrong"
        whole = attempt.whole() if over else None
        said = Message("puzzle-solved" if over else "puzzle-asks", {"seat": attempt.seat})
        return PuzzleState(
            game=self.game.name,
            lesson=LessonBrief(self.kept.name, self.words("puzzle-title"), 0, [], [], self.kept.name),
            deeds=attempt.did,
            waits="over" if over else "move",
            text=worded(said, speaker),
            marks=[],
            answers=[],
            read=attempt.number,
            texts=len(self.kept.puzzle.asks),
            stars=attempt.stars,
            scene=0,
            table=self.table(match, attempt.seat, "over" if over else "move"),
            actions=[] if over else [sight.action_told(match, action, speaker) for action in match.legal()],
            reply=self.reply(attempt, outcome, deed, speaker) if outcome else None,
            puzzle=brief(self.kept),
            day=day.isoformat() if of_the_day(self.game.name, day) == self.kept.name else "",
            shown=attempt.shown,
            after=self.reasons(attempt.after(deed), speaker) if wrong else [],
            best=max(self.kept.puzzle.asks[-1].values) if over else 0,
            line=[worded(message, speaker) for message in attempt.answer()] if over else [],
            why=self.reasons(whole.why, speaker) if whole else [],
            then=[worded(message, speaker) for message in whole.then] if whole else [],
            holds=self.kept.puzzle.holds if over else 0,
            worlds=WORLDS,
        )

    def reasons(self, merits: list[Merit], speaker: Speaker) -> list[Spoken]:
        return [worded(one.message, speaker, one.paragraph) for one in merits]

    def reply(self, attempt: Attempt, outcome: Outcome, deed: str, speaker: Speaker) -> LessonReply:
        match, facts = attempt.match, {}
        say = worded(outcome.say, speaker, outcome.paragraph) if outcome.say else None
        if outcome.paragraph and outcome.say:
            s = match.look()
            facts = told(self.game.facts_of_refusal(s, self.game.read(s, deed), outcome.say), speaker)
        return LessonReply(outcome.result, say, facts, outcome.shown, None)
