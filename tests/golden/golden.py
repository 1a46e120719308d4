"""The golden files of a game: whole games as readable text, complete enough to replay them, and perft counts from some positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from rulewright.kernel.chance import keyed
from rulewright.kernel.conformance.counts import perft, perft_is
from rulewright.kernel.events import EVERYONE, WATCHER, Event
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.match import Line, Match
from rulewright.kernel.record import digest
from rulewright.players.bots import make_bot
from rulewright.players.seat import Bot, Seat

COLUMN = 32


class Opening(NamedTuple):
    """How a game begins."""

    settings: Settings
    bots: tuple[str, ...]
    seed: bytes


class Position(NamedTuple):
    """Reached by that number of random choices, including chance's; then `depth` choices are counted."""

    settings: Settings
    seed: int
    after: int
    depth: int
    kind: str = ""  # a label for the settings

    def name(self) -> str:
        players = f"{self.settings.players} players {self.kind}".strip()
        return f"{players} seed {self.seed} after {self.after} depth {self.depth}"


@dataclass(frozen=True)
class Golden:
    game: Game
    folder: Path
    games: Mapping[str, tuple[Settings, str]]  # by name: settings, and a bot for each seat
    positions: Sequence[Position]
    result: Callable[[Match, int], str]  # the text for a seat at the end

    # ------------------------------------------------------------- games
    def files(self) -> Sequence[Path]:
        return sorted(self.folder.glob("game-*.txt"))

    def play(self, opening: Opening, choose: Callable[[Match], int]) -> str:
        """A whole game as text; `choose` returns the current player's action."""
        match = Match(self.game, self.game.prepare(opening.settings), opening.seed)
        lines = [self.told(match, 0, match.trail[0])]
        while not match.over:
            lines.append(self.told(match, len(lines), match.act(match.actor, choose(match))))
        return "\n".join([*self.heading(opening, match), "", *lines, "", *self.ending(match), ""])

    def heading(self, opening: Opening, match: Match) -> list[str]:
        complete = match.prepared.settings
        options = " ".join(f"{name}={value}" for name, value in complete.options.items())
        seats = f"{complete.players} seats: {' '.join(opening.bots)}"
        return [f"{self.game.name}, rules {self.game.version}", seats, f"seed {opening.seed.hex()}", options]

    def told(self, match: Match, number: int, line: Line) -> str:
        """Number, seat and action, then the following chances and events."""
        done = " ".join([line.action or "set-up", *[f"+{outcome}" for outcome in line.outcomes]])
        who = "-" if line.action is None else str(line.seat)
        events = "; ".join(self.worded(match, event) for event in line.events)
        return f"{number:>3} {who} {done:<{COLUMN}} | {events}".rstrip()

    def worded(self, match: Match, event: Event) -> str:
        """An event by its key and arguments; after @ the audience, if it is not everybody: seats, and w for spectators."""
        message = self.game.tell(match.twin(), event.kind, *event[2:])
        key = message.key.removeprefix(f"{self.game.name}-event-")
        parts = [key, *[str(value) for value in message.args.values()]]
        if event.audience != EVERYONE:
            seats = [str(seat) for seat in range(match.prepared.settings.players) if event.audience >> seat & 1]
            parts.append("@" + "".join(seats) + "w" * (event.audience >> WATCHER & 1))
        return " ".join(parts)

    def ending(self, match: Match) -> list[str]:
        seats = range(match.prepared.settings.players)
        results = [match.standing(seat)[0] for seat in seats]
        winners = ", ".join(str(seat) for seat in seats if results[seat] == max(results))
        rows = [f"seat {seat}: {self.result(match, seat)}" for seat in seats]
        return [*rows, f"won by {winners}", f"position {digest(match.trail[-1].position)}"]

    def read(self, text: str) -> tuple[Opening, list[str]]:
        """The opening and the actions of a game in that format."""
        _, seats, seed, options, _, *lines = text.splitlines()
        chosen = dict(pair.split("=") for pair in options.split())
        bots = tuple(seats.split(": ")[1].split())
        actions = [line.split()[2] for line in lines[1 : lines.index("")]]
        return Opening(Settings(len(bots), chosen), bots, bytes.fromhex(seed.split()[1])), actions

    def again(self, text: str) -> str:
        """Replay a game from the actions in its text."""
        opening, actions = self.read(text)
        rest = iter(actions)
        return self.play(opening, lambda match: self.game.read(match.twin(), next(rest)))

    # ------------------------------------------------------------- counts
    @property
    def counts(self) -> Path:
        return self.folder / "perft.txt"

    def check_count(self, position: Position) -> None:
        rows = (line.rsplit(": ", 1) for line in self.counts.read_text("utf-8").splitlines())
        expected = {name: int(count) for name, count in rows}[position.name()]
        perft_is(expected, self.game, position.settings, position.seed, position.depth, position.after)

    # ------------------------------------------------------------- writing them
    def write(self) -> None:
        """Play the games with their bots, and count."""
        for name, (settings, names) in self.games.items():
            seed = b"".join(keyed(name.encode(), k).to_bytes(8, "big") for k in range(4))
            bots = [make_bot(bot, self.game, 17 + number) for number, bot in enumerate(names.split())]
            text = self.play(Opening(settings, tuple(names.split()), seed), chooser(bots))
            (self.folder / f"{name}.txt").write_text(text, "utf-8")
        counted = (f"{p.name()}: {perft(self.game, *p[:2], p.depth, p.after)}\n" for p in self.positions)
        self.counts.write_text("".join(counted), "utf-8")


def chooser(bots: Sequence[Bot]) -> Callable[[Match], int]:
    return lambda match: bots[match.actor].choose(Seat(match, match.actor))
