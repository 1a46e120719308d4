"""Whole games as readable text: what was done, what happened, how it ended. A file holds all it takes to play it again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from rulewright.games.termites.game import GAME
from rulewright.games.termites.parts import HEXES
from rulewright.kernel.events import EVERYONE, WATCHER
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Event, Line, Match
from rulewright.kernel.message import Message
from rulewright.kernel.record import digest

FOLDER = Path(__file__).parent
COLUMN = 32


class Opening(NamedTuple):
    """What a game begins with."""

    settings: Settings
    bots: tuple[str, ...]
    seed: bytes


def play(opening: Opening, choose: Callable[[Match], int]) -> str:
    """The whole game as text; `choose` gives the action of whoever is asked."""
    match = Match(GAME, GAME.prepare(opening.settings), opening.seed)
    lines = [told(match, 0, match.trail[0])]
    while not match.over:
        lines.append(told(match, len(lines), match.act(match.actor, choose(match))))
    return "\n".join([*heading(opening, match), "", *lines, "", *ending(match), ""])


def heading(opening: Opening, match: Match) -> list[str]:
    complete = match.prepared.settings
    options = " ".join(f"{name}={value}" for name, value in complete.options.items())
    seats = f"{complete.players} seats: {' '.join(opening.bots)}"
    return [f"{GAME.name}, rules {GAME.version}", seats, f"seed {opening.seed.hex()}", options]


def told(match: Match, number: int, line: Line) -> str:
    """Number, seat and action; then the chances that followed, and what happened."""
    done = " ".join([line.action or "set-up", *[f"+{outcome}" for outcome in line.outcomes]])
    who = "-" if line.action is None else str(line.seat)
    events = "; ".join(worded(match, event) for event in line.events)
    return f"{number:>3} {who} {done:<{COLUMN}} | {events}".rstrip()


def worded(match: Match, event: Event) -> str:
    """An event by its key and arguments; and behind @ who may know it, if not all: seats, and w for watchers."""
    message: Message = GAME.tell(match.twin(), event.kind, *event[2:])
    parts = [message.key.removeprefix("termites-event-"), *[str(value) for value in message.args.values()]]
    if event.audience != EVERYONE:
        seats = [str(seat) for seat in range(match.prepared.settings.players) if event.audience >> seat & 1]
        parts.append("@" + "".join(seats) + "w" * (event.audience >> WATCHER & 1))
    return " ".join(parts)


def ending(match: Match) -> list[str]:
    states = GAME.engine.new(1)
    position = match.trail[-1].position
    GAME.engine.decode(states, 0, position)
    results = [int(GAME.engine.standing(states, 0, seat)[0]) for seat in range(match.prepared.settings.players)]
    rows = [f"seat {seat}: {r // (HEXES + 1)} points, {r % (HEXES + 1)} units" for seat, r in enumerate(results)]
    winners = ", ".join(str(seat) for seat, result in enumerate(results) if result == max(results))
    return [*rows, f"won by {winners}", f"position {digest(position)}"]


def read(text: str) -> tuple[Opening, list[str]]:
    """The opening and the actions of a game that was written so."""
    _, seats, seed, options, _, *lines = text.splitlines()
    chosen = dict(pair.split("=") for pair in options.split())
    bots = tuple(seats.split(": ")[1].split())
    actions = [line.split()[2] for line in lines[1 : lines.index("")]]
    return Opening(Settings(len(bots), chosen), bots, bytes.fromhex(seed.split()[1])), actions


def again(text: str) -> str:
    """The same game, played from the actions in its text."""
    opening, actions = read(text)
    rest = iter(actions)
    return play(opening, lambda match: GAME.read(match.twin(), next(rest)))


def files() -> Sequence[Path]:
    return sorted(FOLDER.glob("game-*.txt"))
