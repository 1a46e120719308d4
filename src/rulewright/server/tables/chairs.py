"""The seats of a table: people, bots, and bots that keep somebody's seat."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.kernel.match import Match

from .entries import Entry, Results


@dataclass
class Chair:
    user: str = ""  # the seat's owner; "" if it was a bot's from the start
    name: str = ""
    bot: str = ""  # playing it now
    side: str = ""  # the requested swarm or faction
    gone: bool = False  # its person has resigned and cannot come back

    @property
    def taken(self) -> bool:
        return bool(self.user or self.bot)

    @property
    def away(self) -> bool:
        """Whether a bot keeps the seat for somebody."""
        return bool(self.user and self.bot)

    @property
    def called(self) -> str:
        """The name; "" for a free seat, and for deleted accounts."""
        return self.name if self.user else self.bot

    @property
    def sitter(self) -> str:
        """The player's name in a journal's header."""
        return f"human:{self.name}".rstrip(":") if self.user else self.bot


@dataclass
class Proposal:
    """A seat asks all others to undo its last action and everything after it."""

    seat: int
    seq: int  # of the entry that asks
    agreed: set[int] = field(default_factory=set)


def results_of(match: Match | None, chairs: list[Chair], rated: bool) -> Results:
    """Each seat's result (the highest wins) and its points. A player who resigns from a rated game comes last, and so do all people who
    have left a game to bots."""
    found = [match.standing(seat)[:2] if match else (0, 0) for seat in range(len(chairs))]  # rules may be missing
    last, lost = (
        min(result for result, _ in found) - 1,
        rated or (all_gone(chairs) and any(not each.gone for each in chairs)),
    )
    return tuple(
        (last if lost and chair.gone else result, points) for chair, (result, points) in zip(chairs, found, strict=True)
    )


def decided(chairs: list[Chair], rated: bool) -> bool:
    """A rated game is over when all but one have resigned, any other when no people are left."""
    return all_gone(chairs) or (rated and sum(not chair.gone for chair in chairs) == 1)


def all_gone(chairs: list[Chair]) -> bool:
    """Whether all people have resigned."""
    people = [chair for chair in chairs if chair.user]
    return bool(people) and all(chair.gone for chair in people)


def seat_changed(chairs: list[Chair], entry: Entry) -> None:
    """Apply an entry about a seat, or about their number."""
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
            chair.name = chair.name if entry.name else ""  # of a deleted account
        case _:
            pass
