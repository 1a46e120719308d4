"""`rulewright review`: reviews a finished game. What each decision was worth to its seat, judged by what it could know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal, NamedTuple

from rulewright import games
from rulewright.cli.terminal.in_short import in_short
from rulewright.cli.terminal.kept_packs import elsewhere
from rulewright.cli.terminal.progress_bar import tracked
from rulewright.cli.terminal.screen import Screen
from rulewright.kernel.journal import Journal, open_journal
from rulewright.kernel.match import Match
from rulewright.kernel.message import Message, UserError
from rulewright.players.hint import percent
from rulewright.players.review import (
    LIMITS,
    NINE_OF_TEN,
    Balance,
    Judged,
    Reviewer,
    Turn,
    balance,
    before,
    moments,
    turns,
    worst,
)
from rulewright.players.review_words import told as in_words
from rulewright.players.seat import Seat
from rulewright.words import Words

SHOWN = 5  # costliest moments of a game
MOST_KEYS = 3  # key moves, and turning points, of a seat
HEADS = {"slip": "review-slip", "mistake": "review-mistake", "blunder": "review-blunder"}


Form = Literal["text", "json", "html"]


class Moment(NamedTuple):
    """A costly decision, in words."""

    judged: Judged
    played: Message
    better: list[Message]
    reasons: list[Message]
    allowed: list[Message]


class Reviewed(NamedTuple):
    names: list[str]
    judged: list[Judged]
    balances: list[Balance]
    alone: bool  # only one seat was judged, so luck cannot be separated from the others' mistakes
    turns: list[list[Turn]]  # of each seat


def review(
    words: Words,
    path: Path,
    packs: list[Path],
    iterations: int | None,
    seat: int | None,
    form: Form,
    colour: bool,
) -> int:
    journal = open_journal(path, games.playing, elsewhere=elsewhere(path, packs))
    match = journal.match
    reviewer = Reviewer(match.game) if iterations is None else Reviewer(match.game, iterations)
    words = Words(words.language, match.game.names(match.prepared.settings.pack, words.language), match.game.key)
    found = looked_back(words, journal, reviewer, seat)
    if form == "json":
        print(json.dumps(as_data(found, match), ensure_ascii=False))
    elif form == "html":
        from .review_page import page

        title = f"{words('web-looking-review')} · {words(f'{match.game.name}-title')}"
        print(page(words, title, found, costly(match, found), match), end="")
    else:
        show(words, found, costly(match, found), match, Screen(colour))
    return 0


def looked_back(words: Words, journal: Journal, reviewer: Reviewer, seat: int | None) -> Reviewed:
    match = journal.match
    if seat is not None and not 1 <= seat <= match.players:
        raise UserError("review-no-seat", seat=seat, players=match.players)
    wanted = [one for one in moments(match) if seat is None or one[1].actor == seat - 1]
    judged = [
        reviewer.judge(Seat(stood, stood.actor), played, at)
        for at, stood, played in tracked(wanted, words("review-progress"))
    ]
    names = [str(name) for name in journal.header["seats"]]
    results = [match.standing(number)[0] for number in range(match.players)]
    balances, last = [balance(results, judged, number) for number in range(match.players)], len(match.trail) - 1
    turned = [turns(judged, n, match.players, (last, own.result)) for n, own in enumerate(balances)]
    return Reviewed(names, judged, balances, seat is not None, turned)


def costly(match: Match, found: Reviewed) -> list[Moment]:
    """Worst first."""
    return [moment(before(match, one.line), one) for one in worst(found.judged, match.players)[:SHOWN]]


def key_moves(match: Match, found: Reviewed, seat: int) -> list[tuple[Judged, Message]]:
    """The moves that were much better than every other choice, biggest difference first."""
    own = [one for one in found.judged if one.seat == seat and one.is_key(match.players)]
    best = sorted(own, key=lambda one: -one.ahead)[:MOST_KEYS]
    return [(one, match.game.describe(before(match, one.line).look(), one.played)) for one in best]


def highlights(words: Words, match: Match, found: Reviewed, seat: int) -> list[str]:
    """A seat's key moves and turning points, one per line."""
    keys = [
        words("review-key", line=one.line, deed=words.message(played), ahead=percent(one.ahead))
        for one, played in key_moves(match, found, seat)
    ]
    turned = [
        words("review-turn", since=one.since, line=one.line, change=f"{percent(one.change):+d}")
        for one in found.turns[seat][:MOST_KEYS]
    ]
    return keys + turned


def error_of(judged: Judged) -> int:
    """Nine times out of ten the loss is off by no more percentage points."""
    return percent(judged.error * NINE_OF_TEN)


def moment(stood: Match, judged: Judged) -> Moment:
    """What was played, what would have been better, and why."""
    game, seat = stood.game, Seat(stood, judged.seat)
    better, *merits = in_words(game, seat, judged)
    reasons, allowed = ([merit.message for merit in some] for some in merits)
    return Moment(judged, game.describe(stood.look(), judged.played), better, reasons, allowed)


# ------------------------------------------------------------- output
def show(words: Words, found: Reviewed, told: list[Moment], match: Match, screen: Screen) -> None:
    seats, players = sorted({one.seat for one in found.judged}), match.players
    for number in seats:
        own, counts = found.balances[number], dict.fromkeys(LIMITS, 0)
        for judged in found.judged:
            if judged.seat == number and (called := judged.called(players)):
                counts[called] += 1
        screen.say(
            words(
                "review-seat-alone" if found.alone else "review-seat",
                name=found.names[number],
                result=percent(own.result),
                start=percent(own.start),
                choices=f"{percent(own.choices):+d}",
                others=f"{percent(own.others):+d}",
                luck=f"{percent(own.luck):+d}",
                rest=f"{percent(own.others + own.luck):+d}",
            )
        )
        screen.say(
            words("review-counts", slips=counts["slip"], mistakes=counts["mistake"], blunders=counts["blunder"]),
            indent="  ",
        )
        for line in highlights(words, match, found, number):
            screen.say(line, indent="  ")
    screen.say("")
    if not told:
        screen.say(words("review-none"))
    for one in told:
        judged = one.judged
        name, cost = found.names[judged.seat], {"loss": percent(judged.loss), "error": error_of(judged)}
        screen.say(words(HEADS[judged.called(players)], name=name, line=judged.line, **cost), "bold")
        screen.say(words("review-played", deed=words.message(one.played)), indent="  ")
        for danger in one.allowed:
            screen.say(words.message(danger), indent="    ")
        screen.say(words("review-better", deed=in_short([*map(words.message, one.better)])), indent="  ")
        for reason in one.reasons:
            screen.say(words.message(reason), indent="    ")
    screen.say("")
    screen.say(words("review-explains"), "dim")


def as_data(found: Reviewed, match: Match) -> dict[str, Any]:
    text = match.game.write

    def decision(one: Judged) -> dict[str, Any]:
        stood = before(match, one.line)
        s = stood.look()
        return {
            "line": one.line,
            "seat": one.seat,
            "played": text(s, one.played),
            "best": text(s, one.best),
            "value": round(one.value, 4),
            "loss": round(one.loss, 4),
            "error": round(one.error, 4),
            "called": one.called(match.players),
            "ahead": round(one.ahead, 4),
            "key": one.is_key(match.players),
        }

    return {
        "game": match.game.name,
        "seats": found.names,
        "alone": found.alone,
        "balance": [{name: round(value, 4) for name, value in own._asdict().items()} for own in found.balances],
        "turns": [[{**one._asdict(), "change": round(one.change, 4)} for one in own] for own in found.turns],
        "decisions": [decision(one) for one in found.judged],
    }
