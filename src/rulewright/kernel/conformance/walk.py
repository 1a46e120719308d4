"""One random game, step by step. It can print how it got where it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from rulewright.kernel.events import AUDIENCE, KIND, A, bit
from rulewright.kernel.frames import CHANCE, OVER
from rulewright.kernel.game import Game, Prepared, Settings
from rulewright.kernel.rule import COMPILED, buffer

from .twins import Twins

GAME, SPARE, OTHER, THIRD = range(4)  # slots for states: the game itself, and three to try things on
_prepared: dict[tuple[str, str], Prepared] = {}


def prepared(game: Game, settings: Settings) -> Prepared:
    """Prepare settings once, since that reads files."""
    key = game.name, repr(settings)
    if key not in _prepared:
        _prepared[key] = game.prepare(settings)
    return _prepared[key]


def listed(row: Any, n: int) -> list[int]:
    """The first n numbers of a row, as Python integers."""
    found: list[int] = row[:n].tolist() if COMPILED else row[:n]
    return found


class Walk:
    """A game from its first position. Chance is not settled automatically: here it is an actor like any other."""

    def __init__(self, game: Game, settings: Settings, seed: int) -> None:
        self.game, self.engine, self.settings, self.seed = game, game.engine, settings, seed
        self.random = Random(seed)
        self.states = self.engine.new(THIRD + 1)
        self.out, self.weights = buffer(game.most_legal), buffer(game.most_legal)
        self.done: list[int] = []
        self._twins = Twins(self.engine.state)
        self.engine.setup(self.states, GAME, self.engine.new(1), prepared(game, settings).config)

    # ------------------------------------------------------------- looking
    @property
    def seats(self) -> range:
        return range(self.settings.players)

    @property
    def actor(self) -> int:
        return int(self.engine.actor(self.states, GAME))

    def twin(self, i: int = GAME) -> Any:
        """Read only: twins of a walk share their parts."""
        return self._twins.twin(self.bytes(i), self.happened(i)) if COMPILED else self.engine.twin(self.states, i)

    def bytes(self, i: int = GAME) -> bytes:
        return self.engine.encode(self.states, i)

    def everything(self, i: int = GAME) -> Any:
        """The whole record, including what is not part of the position."""
        if COMPILED:
            return self.states[i : i + 1].tobytes()
        s = self.states[i]
        return [s.encode(), *[getattr(s, name) for name, f in type(s).fields.items() if f.scratch]]

    def differences(self, i: int) -> set[str]:
        """The fields in which state i differs from the game's."""
        return self._twins.differences(self.bytes(), self.bytes(i))

    def legal(self, i: int = GAME) -> list[int]:
        return listed(self.out, self.engine.legal(self.states, i, self.out))

    def chances(self, i: int = GAME) -> dict[int, int]:
        """The possible outcomes of chance with their weights."""
        n = self.engine.chance(self.states, i, self.out, self.weights)
        outcomes = listed(self.out, n)
        assert len({*outcomes}) == n, "an outcome of chance is listed twice"
        return dict(zip(outcomes, listed(self.weights, n), strict=True))

    def choices(self, i: int = GAME) -> list[int]:
        return list(self.chances(i)) if self.engine.actor(self.states, i) == CHANCE else self.legal(i)

    def heard(self, i: int, seat: int) -> list[list[int]]:
        """The events of the last action that this seat may know, without the audience column."""
        return [[row[KIND], *row[A:]] for row in self.happened(i) if row[AUDIENCE] & bit(seat)]

    def happened(self, i: int) -> list[list[int]]:
        """The event rows of the last action."""
        s = self.states[i]
        rows: list[list[int]] = (
            s["event"][: s["happened"]].tolist() if COMPILED else [row[:] for row in s.event[: s.happened]]
        )
        return rows

    def events(self, i: int) -> Any:
        """All event rows of the record, including expired ones."""
        return self.states[i]["event"] if COMPILED else self.states[i].event

    def listens(self, i: int) -> bool:
        return bool(self.states[i]["listening"] if COMPILED else self.states[i].listening)

    # ------------------------------------------------------------- going on
    def copy(self, i: int, source: int = GAME) -> None:
        self.states[i] = self.states[source] if COMPILED else self.states[source].clone()

    def apply(self, i: int, action: int) -> None:
        """Apply an action to a spare state and record its events."""
        self.engine.listen(self.states, i)
        self.engine.apply(self.states, i, action)

    def play(self, action: int) -> None:
        self.done.append(action)
        self.apply(GAME, action)

    def follow(self, texts: str) -> Walk:
        """Play the actions of a story; each must be possible."""
        for text in texts.split():
            s = self.twin()
            found = [action for action in self.choices() if self.game.write(s, action) == text]
            assert len(found) == 1, f"{text} means {len(found)} of the choices"
            self.play(found[0])
        return self

    def pick(self) -> int:
        """A random choice of the seat to act; for chance, by the weights."""
        if self.actor == CHANCE:
            chances = self.chances()
            return self.random.choices(list(chances), list(chances.values()))[0]
        return self.random.choice(self.legal())

    def positions(self, chances: bool = True) -> Iterator[int]:
        """Play randomly to the end and yield the actor at each position. Without `chances`, only where a seat decides."""
        while self.actor != OVER:
            if chances or self.actor != CHANCE:
                yield self.actor
            self.play(self.pick())

    def texts(self) -> list[str]:
        """All actions so far, as texts."""
        again, texts = Walk(self.game, self.settings, self.seed), []
        for action in self.done:
            texts.append(self.game.write(again.twin(), action))
            again.play(action)
        return texts

    def story(self) -> str:
        return f'{self.game.name}: Walk(GAME, {self.settings}, {self.seed}).follow("{" ".join(self.texts())}")'


@contextmanager
def walking(game: Game, settings: Settings, seed: int) -> Iterator[Walk]:
    """A walk that adds its story to any failure."""
    walk = Walk(game, settings, seed)
    try:
        yield walk
    except Exception as error:
        what = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
        raise AssertionError(f"{what}\n{walk.story()}") from error
