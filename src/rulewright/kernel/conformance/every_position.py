"""What must hold in every position: play reaches the end, bytes encode the whole position, copies are independent, every chance can
happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.kernel.frames import CHANCE, NOBODY, OVER, Frame
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.record import digest
from rulewright.kernel.rule import buffer

from .walk import GAME, OTHER, SPARE, Walk, prepared, walking

Invariant = Callable[[Any], None]  # of a twin; raises AssertionError
GUARD, GUARDS = -7, 64  # a number that nothing may overwrite, written after a list of legal actions; and how often


def nothing(s: Any) -> None:
    """No invariant."""


def play_ends(game: Game, settings: Settings, seed: int, invariant: Invariant = nothing, most: int = 10_000) -> int:
    """Random play never gets stuck and ends within `most` decisions, and the invariant always holds. Returns the number of decisions."""
    decisions, blank = 0, Frame()
    blank.actor = NOBODY
    wiped = blank.encode()
    with walking(game, settings, seed) as walk:
        for actor in walk.positions():
            s = walk.twin()
            invariant(s)
            assert all(f.encode() == wiped for f in s.frame[s.top + 1 :]), "a frame above the top is not wiped"
            if actor != CHANCE:
                decisions += 1
                legal = walk.legal()
                assert actor in walk.seats, f"seat {actor} of {settings.players} is asked"
                assert legal, "nothing is legal"
                assert len(legal) <= game.most_legal, f"{len(legal)} legal actions, most_legal is {game.most_legal}"
                assert len(set(legal)) == len(legal), "an action is listed twice"
                assert decisions <= most, f"more than {most} decisions"
        invariant(walk.twin())
        assert walk.actor == OVER
        for seat in walk.seats:
            walk.engine.standing(walk.states, GAME, seat)[0]
    return decisions


def playouts_end(
    game: Game, settings: Settings, seeds: range, invariant: Invariant = nothing, most: int = 10_000
) -> int:
    """Play many random games with the engine's own loop and look only at their ends. Returns the number of decisions."""
    engine, config, total = game.engine, prepared(game, settings).config, 0
    states, blank = engine.new(1), engine.new(1)
    out, weights = buffer(game.most_legal + GUARDS), buffer(game.most_legal)
    for i in range(GUARDS):
        out[game.most_legal + i] = GUARD
    for seed in seeds:
        try:
            engine.setup(states, 0, blank, config)
            decisions, _ = engine.playout(states, 0, out, weights, seed, 0)
            assert engine.actor(states, 0) == OVER
            assert decisions <= most, f"more than {most} decisions"
            assert list(out[game.most_legal :]) == [GUARD] * GUARDS, "the list of legal actions outgrew most_legal"
            invariant(engine.twin(states, 0))
            total += decisions
        except Exception as error:
            raise AssertionError(f"{error}\n{game.name}: {settings}, playout of seed {seed}") from error
    return total


def bytes_are_the_position(game: Game, settings: Settings, seed: int) -> None:
    """Encoding and decoding are inverse, twin and record have the same bytes, and what the bytes leave out does not matter: a copy made
    from bytes at each step plays on the same way."""
    with walking(game, settings, seed) as walk:
        for _ in walk.positions():
            data = walk.bytes()
            assert len(data) == walk.engine.state.main, "the bytes have another length than declared"
            for twin in (walk.engine.twin(walk.states, GAME), walk.twin()):
                assert twin.encode() == data, "the twin's bytes are not the record's"
            walk.engine.decode(walk.states, SPARE, data)
            assert walk.bytes(SPARE) == data, "decode is not the inverse of encode"
            assert walk.choices(SPARE) == walk.choices(), "a decoded position has other choices"
            action = walk.pick()
            walk.apply(SPARE, action)
            walk.play(action)
            assert walk.bytes(SPARE) == walk.bytes(), "a decoded position goes on in another way"
            if walk.actor == OVER:
                return


def copies_are_apart(game: Game, settings: Settings, seed: int) -> None:
    """Changing a copy leaves the original unchanged; so do listing, asking why not, evaluating and sampling."""
    with walking(game, settings, seed) as walk:
        engine = walk.engine
        for actor in walk.positions():
            before, position = walk.everything(), walk.bytes()
            walk.copy(SPARE)
            walk.apply(SPARE, walk.random.choice(walk.choices(SPARE)))
            for seat in walk.seats:
                engine.sample(walk.states, OTHER, walk.states, GAME, seat, walk.random.getrandbits(31))
            assert walk.everything() == before, "what was done to a copy changed the original"
            seat = walk.random.choice(walk.seats)
            engine.why_not(walk.states, GAME, seat, walk.random.choice(walk.choices()), walk.out)
            engine.evaluate(walk.states, GAME, seat, game.guides.plain)
            assert (walk.actor, walk.bytes()) == (actor, position), "a question changed the position"


def replays_exactly(game: Game, settings: Settings, seed: int) -> None:
    """Replaying the actions from their texts leads to the same positions."""
    with walking(game, settings, seed) as walk:
        hashes = [digest(walk.bytes()) for _ in walk.positions()]
        again = Walk(game, settings, seed)
        for number, (text, expected) in enumerate(zip(walk.texts(), hashes, strict=True)):
            assert digest(again.bytes()) == expected, f"before {text} the position is another"
            if number % 16 == seed % 16:
                s = again.twin()
                assert game.write(s, game.read(s, text)) == text, f"{text} is read as another action"
            again.follow(text)
        assert again.bytes() == walk.bytes(), "the last position is another"


def chances_happen(game: Game, settings: Settings, seed: int, invariant: Invariant = nothing) -> None:
    """Weights are positive; every outcome can happen, changes something and differs from the others."""
    with walking(game, settings, seed) as walk:
        for actor in walk.positions():
            if actor != CHANCE:
                continue
            chances = walk.chances()
            assert chances, "chance is asked and nothing can happen"
            assert all(weight > 0 for weight in chances.values()), "an outcome without weight is listed"
            results = {walk.bytes()}
            for outcome in chances:
                walk.copy(SPARE)
                walk.apply(SPARE, outcome)
                invariant(walk.twin(SPARE))
                results.add(walk.bytes(SPARE))
            assert len(results) == 1 + len(chances), "two outcomes lead to the same position, or one changes nothing"
