"""Everything that is shown of some games, line by line: what each seat and a spectator see and hear, what can be done and why not.

python -m tests.games.transcript FILE PACKAGE DECISIONS SEED [leaky]

Procedures, verbs, offers, reasons and events of the game in that package are renumbered, unless the seed is 0. `leaky`: numbers are shown
on purpose. Each transcript takes a separate process, since rules take their numbers when they are imported."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module, reload
from pathlib import Path
from random import Random
from typing import Any, cast

from msgspec import json, to_builtins
from tests.games.texts import parts

from rulewright.kernel import numbers
from rulewright.kernel.ahead import carry_out
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.journal import seen
from rulewright.kernel.match import Line, Match
from rulewright.kernel.message import Message, UserError
from rulewright.kernel.verbs import SHIFT
from rulewright.server.shown.messages import told, wire
from rulewright.server.shown.sight import action_told, position

TRIED = 5  # random actions tried at each decision, and as many of the offered verbs


# ------------------------------------------------------------- another order
def renumber(module: str, seed: int) -> None:
    """Change every number of every kind."""
    declared, random = import_module(module).declare, Random(seed)
    orders = {}
    for kind in ("procedure", "verb", "offer", "reason", "event"):
        size = len(getattr(declared, f"{kind}s").names)
        circle = random.sample(range(size), size)
        orders[kind] = dict(zip(circle, circle[1:] + circle[:1], strict=True))

    def place(kind: str, name: str, declared: int) -> int:
        return orders[kind][declared]

    numbers.place = place
    reload(sys.modules[module])


def plant(game: Game) -> None:
    """From now on numbers of every kind leak, each somewhere."""
    kind: Any = type(game)
    view, describe, tell, reason, prompt = Match.view, kind.describe, kind.tell, kind.reason, kind.prompt

    def leaky(message: Message, name: str, number: int) -> Message:
        return Message(message.key, message.args | {f"number_of_{name}": number})

    def viewed(self: Match, seat: int) -> Any:
        s = self.look()
        return to_builtins(view(self, seat)) | {"number_of_procedure": s.frame[s.top].proc}

    def refused(self: Game, s: Any, action: int, code: int) -> tuple[str, Message]:
        paragraph, message = reason(self, s, action, code)
        return paragraph, leaky(message, "reason", code)

    cast(Any, Match).view = viewed
    kind.prompt = lambda self, s: leaky(prompt(self, s), "offer", s.frame[s.top].offer)
    kind.describe = lambda self, s, action: leaky(describe(self, s, action), "verb", action >> SHIFT)
    kind.tell = lambda self, s, number, *args: leaky(tell(self, s, number, *args), "event", number)
    kind.reason = refused


# ------------------------------------------------------------- games
Choice = Callable[[Any, list[int], Random], int]


def tables(game: Game) -> tuple[list[Settings], Choice, list[Message]]:
    """The tables, the choices, and rare messages; for a game without declared texts, all numbers of players."""
    try:
        texts = import_module(f"tests.games.{game.name}.texts").TEXTS
    except ModuleNotFoundError:
        return [Settings(players) for players in game.players], lambda s, legal, random: random.choice(legal), []
    return list(texts.tables()), texts.choose, list(texts.further())


def transcript(game: Game, decisions: int) -> Iterator[bytes]:
    settings, choose, further = tables(game)
    yield from sorted(encoded(message) for message in further)
    for number, wished in enumerate(settings):
        random, match = Random(number), Match(game, game.prepare(wished), bytes([number]) * 32)
        yield from heard(match, match.trail[0])
        yield unreadable(match, "fly:A1")
        for _ in range(decisions):
            if match.over:
                break
            yield from shown(match, random)
            action = choose(match.twin(), match.legal(), random)
            yield from praised(match, action)
            yield from heard(match, match.act(match.actor, action))
        yield from views(match)
        for seat in range(match.players):
            yield encoded(match.sources(seat))


def encoded(value: Any) -> bytes:
    return json.encode(told(value, None) if isinstance(value, (Message, dict, list)) else value)


def views(match: Match) -> Iterator[bytes]:
    """The views of everybody."""
    for eyes in (SPECTATOR, *range(match.players)):
        view = to_builtins(match.view(eyes))
        yield json.encode([view, position(match, eyes, None)])


def shown(match: Match, random: Random) -> Iterator[bytes]:
    """One decision."""
    yield from views(match)
    s = match.look()
    yield encoded([match.game.prompt(s), *parts(match.game.asks(s))])
    for action in match.legal():
        yield json.encode(action_told(match, action, None))
    for text in tried(match, random):
        yield refusal(match, text)


def tried(match: Match, random: Random) -> list[str]:
    """Actions as texts, sensible or not."""
    game, s = match.game, match.look()
    offered = game.offers[s.frame[s.top].offer].verbs
    all_texts = sorted(game.write_all(s, list(game.actions())))
    near = sorted(game.write_all(s, [action for action in game.actions() if action >> SHIFT in offered]))
    return [random.choice(texts) for texts in (all_texts, near) for _ in range(TRIED)]


def refusal(match: Match, text: str) -> bytes:
    game, s = match.game, match.look()
    action = game.read(s, text)
    refused = match.why_not(match.actor, action)
    if refused is None:
        return encoded([text])
    paragraph, reason = refused
    return encoded([text, paragraph, reason, game.facts_of_refusal(s, action, reason)])


def unreadable(match: Match, text: str) -> bytes:
    try:
        match.game.read(match.look(), text)
    except UserError as error:
        return encoded(error.message)
    raise AssertionError(f"{text} can be read")


def praised(match: Match, action: int) -> Iterator[bytes]:
    """What speaks for an action, as in a hint."""
    steps = carry_out(match.game, match.look(), [action], match.actor)
    for message, paragraph in match.game.merits(steps, match.actor):
        yield encoded([message, paragraph])


def heard(match: Match, line: Line) -> Iterator[bytes]:
    """What everybody hears of an action, and what its seat could undo."""
    for eyes in (SPECTATOR, *range(match.players)):
        done = None if line.action is None else seen(line.action, line.action_eyes, eyes)
        pairs = zip(line.outcomes, line.outcome_eyes, strict=True)
        then = [seen(outcome, mask, eyes) for outcome, mask in pairs]
        yield encoded([done, then, match.events(line, eyes)])
    if line.action is not None:
        yield encoded([match.undo_barrier(line.seat), wire(match.last_action())])


def main(file: str, package: str, decisions: str, seed: str, leaky: str = "") -> None:
    if seed != "0":
        renumber(f"{package}.numbers", int(seed))
    game = import_module(f"{package}.game").GAME
    if leaky:
        plant(game)
    with Path(file).open("wb") as out:
        out.writelines(line + b"\n" for line in transcript(game, int(decisions)))


if __name__ == "__main__":
    main(*sys.argv[1:])
