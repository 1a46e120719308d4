"""Four ways to run Thin Ice: stepping, at a table, saved on disk, played by bots."""

from __future__ import annotations

from pathlib import Path

from rulewright.kernel.game import Settings
from rulewright.kernel.journal import Journal, open_journal
from rulewright.kernel.match import Match
from rulewright.kernel.stepper import stepper
from rulewright.players.greedy import GreedyBot
from rulewright.players.random import RandomBot
from rulewright.players.seat import Bot, Seat

from .game import GAME


def step_through(seed: int) -> int:
    """One state, one call per decision; chance is settled automatically. Returns the number of decisions."""
    one, config = stepper(GAME), GAME.prepare(Settings(3)).config
    decisions = 0
    n = one.reset(config, seed)
    while n > 0:
        decisions += 1
        n = one.step(int(one.legal[decisions % n]))
    return decisions


def play_a_match(seed: bytes) -> Match:
    """A table for people: each acts on what it sees, every action is checked, and the seed is secret."""
    match = Match(GAME, GAME.prepare(Settings(2, {"rounds": "3"})), seed)
    while not match.over:
        seat = match.actor
        texts = match.view(seat).actions  # such as ["cast", "home"]
        match.act(seat, GAME.read(match.twin(), texts[-1]))
    return match


def keep_a_journal(path: Path, seed: bytes) -> Journal:
    """Save some moves on disk, one of them undone; then read the file again and check every line."""
    journal = Journal.begin(GAME, Settings(2), ["Ada", "Ben"], seed, path)
    match = journal.match
    journal.act(match.actor, match.legal()[0])
    journal.undo(match.actor)
    for _ in range(3):
        journal.act(match.actor, match.legal()[-1])
    return open_journal(path, lambda name, version: [GAME])


def duel(seed: int) -> int:
    """A greedy bot in the first seat, a random one in the second. Returns the first one's lead."""
    match = Match(GAME, GAME.prepare(Settings(2)), seed.to_bytes(32, "big"))
    bots: list[Bot] = [GreedyBot(GAME, seed), RandomBot(seed)]
    seats = [Seat(match, number) for number in range(2)]
    while not match.over:
        match.act(match.actor, bots[match.actor].choose(seats[match.actor]))
    return match.standing(0)[0] - match.standing(1)[0]
