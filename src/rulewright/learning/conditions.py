"""The conditions that lessons can ask of a position: a closed list of each game's own and a few shared by all games.

A condition is a name and words: `can-attack 0 F6`. One that returns a number is compared with another: `points 0 >= 40`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from operator import eq, ge, le
from typing import Any, get_type_hints

from rulewright.kernel.ahead import standing_at
from rulewright.kernel.content import Report
from rulewright.kernel.frames import OVER
from rulewright.kernel.game import Game

COMPARED: Mapping[str, Callable[[Any, Any], Any]] = {">=": ge, "<=": le, "=": eq}


# ------------------------------------------------------------- shared by all games
def asked(game: Game, s: Any, offer: str) -> bool:
    """Whether somebody is being asked the offer of that name."""
    return bool(game.offers[s.frame[s.top].offer].name == offer)


def over(game: Game, s: Any) -> bool:
    return bool(s.frame[s.top].actor == OVER)


def points(game: Game, s: Any, seat: int) -> int:
    return _standing(game, s, seat)[1]


def winner(game: Game, s: Any, seat: int) -> bool:
    """Whether nobody has a better result, even if the game is not over."""
    players = range(s.players)
    return all(_standing(game, s, seat)[0] >= _standing(game, s, other)[0] for other in players)


def _standing(game: Game, s: Any, seat: int) -> tuple[int, int]:
    result, score, _, _ = game.engine.standing(standing_at(game, s), 0, seat)
    return int(result), int(score)


SHARED: Mapping[str, Callable[..., int]] = {"asked": asked, "over": over, "points": points, "winner": winner}


# ------------------------------------------------------------- parsing and checking
def known(game: Game) -> dict[str, Callable[..., int]]:
    """All conditions of a game, by name: functions of the game, a twin and words."""
    own = game.teaching.conditions if game.teaching else {}
    return {**SHARED, **{name: _of_position(f) for name, f in own.items()}}


def _of_position(f: Callable[..., int]) -> Callable[..., int]:
    def asked_of(game: Game, s: Any, *words: Any) -> int:
        return f(s, *words)

    asked_of.__wrapped__ = f  # type: ignore[attr-defined]
    return asked_of


def kinds(f: Callable[..., int]) -> list[type]:
    """The types of the words that it takes: the parameters of its function, except the game and the position."""
    plain = getattr(f, "__wrapped__", f)
    hints = get_type_hints(plain)
    names = [name for name in signature(plain).parameters if name not in ("game", "s")]
    return [hints[name] for name in names]


def check_condition(game: Game, condition: str, report: Report) -> None:
    name, *words = condition.split()
    found = known(game)
    if name not in found:
        report("lesson-unknown-condition", given=name, known=", ".join(sorted(found)))
        return
    wanted, compared = kinds(found[name]), words[-2:-1] and words[-2] in COMPARED
    rest = words[:-2] if compared else words
    fits = len(rest) == len(wanted) and all(
        w is not int or word.isdecimal() for w, word in zip(wanted, rest, strict=True)
    )
    if not fits or (compared and not words[-1].isdecimal()):
        shape = " ".join([name, *(kind.__name__ for kind in wanted)])
        report("lesson-condition-words", given=condition, shape=shape)


def holds(game: Game, s: Any, condition: str) -> bool:
    """Whether a condition holds for a twin. The condition must have been checked."""
    name, *words = condition.split()
    f = known(game)[name]
    compared = len(words) > 1 and words[-2] in COMPARED
    rest = words[:-2] if compared else words
    value = f(game, s, *(kind(word) for kind, word in zip(kinds(f), rest, strict=True)))
    return bool(COMPARED[words[-2]](value, int(words[-1]))) if compared else bool(value)


def all_hold(game: Game, s: Any, conditions: Sequence[str]) -> bool:
    return all(holds(game, s, condition) for condition in conditions)
