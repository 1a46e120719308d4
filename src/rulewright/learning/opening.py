"""How a scene begins: with the position that its game builds, or a new game. The scene is a match, so it can be shown like any table.

An outcome of chance comes from the scene's `luck` if that names one of the right kind, otherwise from its seed. Both depend only on the
match's trail: so the same moves always meet the same chances, even after some were undone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from rulewright.kernel.ahead import outcomes
from rulewright.kernel.chance import keyed
from rulewright.kernel.content import Report, shaped
from rulewright.kernel.events import EVERYONE
from rulewright.kernel.game import Game, Prepared, Settings
from rulewright.kernel.match import SETUP, Line, Match
from rulewright.kernel.message import ContentError, UserError

from .lesson import Lesson, Scene


def open_scene(lesson: Lesson, number: int) -> Match:
    """Raises ContentError for an impossible position."""
    game, scene = lesson.game, lesson.file.scene[number]
    table = lesson.table(scene)
    prepared = prepare(game, table.players, tuple(sorted(table.options.items())), table.pack)
    position = build_start(lesson, number, prepared) if scene.start is not None else None
    if position is None:
        states = game.engine.new(1)
        game.engine.setup(states, 0, game.engine.new(1), prepared.config)
        match = Match(game, prepared, None, settle_chance(game, states, scene, []))
    else:
        first = Line(SETUP, None, (), EVERYONE, (), (), False, position)
        match = Match.restored(game, prepared, None, [first], 0)
    play(match, scene, scene.played)
    return match


@lru_cache(maxsize=64)
def prepare(game: Game, players: int, options: tuple[tuple[str, str], ...], pack: str) -> Prepared:
    """Cached, since reading a pack takes longer than everything else."""
    return game.prepare(Settings(players, dict(options), pack))


def build_start(lesson: Lesson, number: int, prepared: Prepared) -> bytes | None:
    teaching, scene = lesson.game.teaching, lesson.file.scene[number]
    assert teaching is not None
    report = Report([], f"{lesson.name}.toml", f"scene[{number + 1}].start")
    start = shaped(scene.start, teaching.start, report)
    position = teaching.build(prepared, start, report) if start else None
    if report.problems:
        raise ContentError(report.problems)
    return position


# ------------------------------------------------------------- moves
def do(match: Match, scene: Scene, action: int) -> Line:
    """Do an action for the player who is asked."""
    return match.act(match.actor, action, settle_chance(match.game, after(match, action), scene, match.trail))


def play(match: Match, scene: Scene, texts: Sequence[str]) -> list[Line]:
    """Play a script: each text is the next action, or several separated by "|", of which the first legal one is taken."""
    lines = []
    for text in texts:
        legal = match.legal()
        named = dict(zip(match.game.write_all(match.look(), legal), legal, strict=True))
        found = next((named[wish] for wish in text.split("|") if wish in named), None)
        if found is None:
            raise UserError("lesson-script", action=text, legal=", ".join(sorted(named)))
        lines.append(do(match, scene, found))
    return lines


def after(match: Match, action: int) -> Any:
    """An array with one state: the position after the action, before chance is settled."""
    states = match.game.engine.new(1)
    match.game.engine.decode(states, 0, match.trail[-1].position)
    match.game.engine.apply(states, 0, action)
    return states


def settle_chance(game: Game, states: Any, scene: Scene, trail: Sequence[Line]) -> list[str]:
    """The next outcomes of chance. Changes the position passed in."""
    came = [text for line in trail for text in line.outcomes]
    before = len(came)
    while possible := outcomes(game, states, 0):
        s = game.engine.twin(states, 0)
        texts = game.write_all(s, possible)
        due = next_luck(scene.luck, came)
        wish = (
            due
            if due and kind(due) == kind(texts[0])
            else texts[keyed(str(scene.seed).encode(), len(came)) % len(texts)]
        )
        if wish not in texts:
            raise UserError("lesson-luck", outcome=wish, possible=", ".join(texts))
        game.engine.apply(states, 0, possible[texts.index(wish)])
        came.append(wish)
    return came[before:]


def next_luck(luck: Sequence[str], came: Sequence[str]) -> str | None:
    """The first outcome in `luck` that has not come yet; each comes as soon as one of its kind does."""
    at = 0
    for text in came:
        if at < len(luck) and kind(text) == kind(luck[at]):
            at += 1
    return luck[at] if at < len(luck) else None


def kind(text: str) -> str:
    return text.partition(":")[0]
