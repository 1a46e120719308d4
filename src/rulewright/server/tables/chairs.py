"""Who sits at a table: people, bots, and bots that keep somebody's seat."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.kernel.match import Match

from .entries import Entry


@dataclass
class Chair:
    user: str = ""  # whose seat it is; nobody's if a bot has it from the start
    name: str = ""
    bot: str = ""  # that plays it now
    side: str = ""  # the swarm or faction that is wished for
    gone: bool = False  # its person has given the game up and cannot come back

    @property
    def taken(self) -> bool:
        return bool(self.user or self.bot)

    @property
    def away(self) -> bool:
        """A bot keeps the seat for somebody."""
        return bool(self.user and self.bot)

    @property
    def called(self) -> str:
        """Nothing for a seat that is free, and for somebody who has left for good."""
        return self.name if self.user else self.bot

    @property
    def sitter(self) -> str:
        """As a journal's header names who sits there."""
        return f"human:{self.name}".rstrip(":") if self.user else self.bot


@dataclass
class Proposal:
    """A seat asks all others to take back its last action and what came after it."""

    seat: int
    seq: int  # of the entry that asks
    agreed: set[int] = field(default_factory=set)


def results_of(match: Match | None, chairs: list[Chair], rated: bool) -> list[tuple[int, int]]:
    """Of each seat its result, of which the highest wins, and its points. Who resigns a rated game comes last, and so do all people
    who have left a game to bots."""
    found = [match.standing(seat)[:2] if match else (0, 0) for seat in range(len(chairs))]  # its rules may not be here
    last, lost = (
        min(result for result, _ in found) - 1,
        rated or (all_gone(chairs) and any(not each.gone for each in chairs)),
    )
    return [
        (last if lost and chair.gone else result, points) for chair, (result, points) in zip(chairs, found, strict=True)
    ]


def decided(chairs: list[Chair], rated: bool) -> bool:
    """A rated game is over when all but one have given it up, any other when there is nobody left to whom it matters."""
    return all_gone(chairs) or (rated and sum(not chair.gone for chair in chairs) == 1)


def all_gone(chairs: list[Chair]) -> bool:
    """All the people have given it up."""
    people = [chair for chair in chairs if chair.user]
    return bool(people) and all(chair.gone for chair in people)


def seat_changed(chairs: list[Chair], entry: Entry) -> None:
    """Folds in what an entry says of a seat, or of how many there are."""
    chair = chairs[entry.seat]
    match entry.kind:
        case "sit":
            chairs[entry.seat] = Chair(entry.who, entry.name, side=chair.side)
        case "stand":
            chairs[entry.seat] = Chair()
        case "bot":
            chairs[entry.seat] = Chair(bot=entry.bot, side=chair.side)
        case "side":
            chair.side = entry.side
        case "players":
            chairs[:] = [*chairs, *(Chair() for _ in range(entry.players))][: entry.players]
        case "away":
            chair.bot = entry.bot
        case "back":
            chair.bot = ""
        case "resign":
            chair.bot, chair.gone = entry.bot, True
            chair.name = chair.name if entry.name else ""  # of an account that was deleted
        case _:
            pass
