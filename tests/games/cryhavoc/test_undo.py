"""What a player may undo: what has told nobody else anything, and no more. Matches are played randomly up to the situation that a test is
about."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace
from tests.games.cryhavoc.pieces import seen
from tests.games.cryhavoc.test_worlds import attrition_first
from tests.rules.cryhavoc.table import Table

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.game import GAME
from rulewright.kernel.events import SPECTATOR, bit
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.kernel.rule import COMPILED
from rulewright.kernel.verbs import SHIFT

SEEDS = range(20)
SHOW_CARDS = {
    num.E_PLAYED,
    num.E_DISCARDED,
    num.E_TACTIC,
    num.E_DREW,
    num.E_LOOKED,
    num.E_KEPT,
    num.E_RETURNED,
    num.E_STORED,
    num.E_DROPPED,
}
only_interpreted = pytest.mark.skipif(COMPILED, reason="a table of plain Python")


def new_match(seed: int) -> Match:
    level, edition = ("first", "experienced", "veteran")[seed % 3], ("en", "de")[seed % 2]
    settings = Settings(2 + seed % 3, {"level": level, "edition": edition})
    return Match(GAME, GAME.prepare(settings), Random(seed).randbytes(32))


def step(match: Match, random: Random, verb: int | None = None) -> int:
    """The current player does a random action, with that verb if one is named. Returns the verb."""
    action = random.choice([action for action in match.legal() if verb in (None, action >> SHIFT)])
    match.act(match.actor, action)
    return action >> SHIFT


def offered(match: Match, verb: int) -> bool:
    return any(action >> SHIFT == verb for action in match.legal())


def where(verb: int) -> Iterator[tuple[Match, Random]]:
    """Random matches, each at the first position where that verb is possible; at least three."""
    found = 0
    for seed in SEEDS:
        match, random = new_match(seed), Random(seed)
        while not match.over and not offered(match, verb):
            step(match, random)
        if not match.over and found < 5:
            found += 1
            yield match, random
    assert found >= 3


def others(match: Match, seat: int) -> list[int]:
    return [other for other in (*range(match.prepared.settings.players), SPECTATOR) if other != seat]


def barrier(match: Match, seat: int) -> str | None:
    assert not any(match.can_undo(other) for other in others(match, seat))
    return match.undo_barrier(seat)


# ------------------------------------------------------------- cards
@pytest.mark.rule("C4.2")
def test_picked_cards_can_be_taken_back_and_nobody_has_seen_them() -> None:
    for match, random in where(num.PICK):
        seat, position = match.actor, match.twin().encode()
        before = {other: match.view(other) for other in others(match, seat)}
        picked = 0
        while offered(match, num.PICK):
            step(match, random, num.PICK)
            picked += 1
            assert match.actor == seat, "the last card picked ends it"
            assert barrier(match, seat) is None
            assert len(seen(match, seat).picked) == picked
            assert not any(seen(match, other).picked for other in before)
            assert not any(event.audience & bit(other) for event in match.trail[-1].events for other in before)
        for _ in range(picked):
            match.undo(seat)
        assert match.twin().encode() == position
        assert {other: match.view(other) for other in others(match, seat)} == before


@pytest.mark.rule("C4.2")
def test_cards_that_were_shown_cannot_be_taken_back() -> None:
    for match, random in where(num.PICK):
        seat = match.actor
        step(match, random, num.PICK)
        step(match, random, num.PLAY)
        assert barrier(match, seat) == ("undo-chance" if match.trail[-1].outcomes else "undo-revealed")


@pytest.mark.rule("C4.2", "C4.4")
def test_an_action_without_cards_shows_nothing() -> None:
    for match, random in where(num.PLAY):
        seat = match.actor
        step(match, random, num.PLAY)
        assert barrier(match, seat) == ("undo-chance" if match.trail[-1].outcomes else None)


@pytest.mark.rule("C3.6", "C4.50", "C5.4")
@pytest.mark.parametrize("verb", [num.DISCARD, num.ENABLE, num.TACTIC])
def test_a_card_laid_open_stays_there(verb: int) -> None:
    for match, random in where(verb):
        seat = match.actor
        step(match, random, verb)
        assert barrier(match, seat) == ("undo-chance" if match.trail[-1].outcomes else "undo-revealed")


@pytest.mark.rule("C4.40")
def test_a_look_at_a_deck_cannot_be_taken_back_but_the_choice_can() -> None:
    for match, random in where(num.STUDY_ACTION):
        seat = match.actor
        step(match, random, num.STUDY_ACTION)
        assert barrier(match, seat) == "undo-chance"
        looked_at = seen(match, seat).looked_at
        if offered(match, num.KEEP):
            step(match, random, num.KEEP)
            if not match.trail[-1].outcomes:
                assert barrier(match, seat) is None
                match.undo(seat)
                assert seen(match, seat).looked_at == looked_at


# ------------------------------------------------------------- units
@pytest.mark.rule("C4.10", "C4.16")
def test_units_go_back_until_something_is_revealed() -> None:
    revealed = 0
    for match, random in where(num.MOVE_FROM):
        seat, start = match.actor, len(match.trail)
        while match.actor == seat and (offered(match, num.MOVE_FROM) or offered(match, num.MOVE_TO)):
            step(match, random, num.MOVE_FROM if offered(match, num.MOVE_FROM) else num.MOVE_TO)
            assert barrier(match, seat) == ("undo-chance" if match.trail[-1].outcomes else None)
        revealed += bool(match.trail[-1].outcomes)
        moved = len(match.trail) - start - bool(match.trail[-1].outcomes)
        for _ in range(0 if match.trail[-1].outcomes else moved):
            match.undo(seat)
    assert revealed


@pytest.mark.rule("C5.3")
def test_units_on_objectives_can_be_taken_back() -> None:
    for match, random in where(num.STATION):
        seat, position = match.actor, match.twin().encode()
        step(match, random, num.STATION)
        assert barrier(match, seat) is None
        match.undo(seat)
        assert match.twin().encode() == position


# ------------------------------------------------------------- kills
def match_at(t: Table) -> Match:
    """A match in the table's position."""
    match, position = Match(GAME, GAME.prepare(t.settings), bytes(32)), t.s.encode()
    GAME.engine.decode(match._states, 0, position)
    match.trail[-1] = match.trail[-1]._replace(position=position)
    return match


def act(match: Match, text: str) -> None:
    match.act(match.actor, GAME.read(match.twin(), text))


@only_interpreted
@pytest.mark.rule("C5.8")
def test_kills_named_in_secret_can_be_taken_back_until_all_are_carried_out() -> None:
    """Otherwise the defender could see where the attacker's kills fell, and name others."""
    match = match_at(attrition_first())
    attacker, defender = 0, 1
    act(match, "kill:control")
    act(match, "kill:prisoners")
    assert match.trail[-1].action_eyes == bit(attacker)
    assert barrier(match, attacker) is None
    act(match, "kill:attrition")
    assert barrier(match, defender) is None
    act(match, "kill:attrition")
    assert match.trail[-1].action_eyes & bit(attacker)
    assert barrier(match, defender) == "undo-revealed"


@only_interpreted
@pytest.mark.rule("C5.8")
def test_a_kill_said_aloud_cannot_be_taken_back() -> None:
    match = match_at(attrition_first("de"))
    act(match, "kill:control")
    assert match.trail[-1].action_eyes & bit(SPECTATOR)
    assert barrier(match, 0) == "undo-revealed"


# ------------------------------------------------------------- anything
def test_actions_that_can_be_undone_have_shown_the_others_nothing() -> None:
    """In random games: after an undo everybody sees what they saw before, and no card was revealed in between."""
    undone = 0
    for seed in SEEDS[:6]:
        match, random = new_match(seed), Random(seed)
        while not match.over:
            seat = match.actor
            looks = random.random() < 0.2
            before = {other: match.view(other) for other in others(match, seat)} if looks else {}
            step(match, random)
            if looks and match.can_undo(seat):
                line = match.undo(seat)
                shown = {event.kind for event in line.events for other in before if event.audience & bit(other)}
                assert not shown & SHOW_CARDS, f"{line.action} shows cards"
                assert {other: replace(match.view(other), undo=before[other].undo) for other in before} == before
                undone += 1
    assert undone > 50
