"""What must hold for a match and its journal: undo goes back exactly as far as allowed, and an export reveals no secret."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from rulewright.kernel.events import EVERYONE, SPECTATOR
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.journal import Journal
from rulewright.kernel.match import Line, Match
from rulewright.kernel.message import UserError

from .walk import prepared


def seed_bytes(seed: int) -> bytes:
    return Random(seed).randbytes(32)


def story(match: Match, seed: int) -> str:
    actions = " ".join(line.action or "" for line in match.trail)
    return f"{match.game.name}: {match.prepared.settings}, seed {seed_bytes(seed).hex()}: {actions.strip()}"


@contextmanager
def telling(match: Match, seed: int) -> Iterator[None]:
    """Add the story of the match to any failure."""
    try:
        yield
    except Exception as error:
        raise AssertionError(f"{type(error).__name__}: {error}\n{story(match, seed)}") from error


def matches_replay(game: Game, settings: Settings, seed: int) -> None:
    """Seed and actions determine the game: replaying gives the same positions, events and audiences."""
    random = Random(seed)
    first = Match(game, prepared(game, settings), seed_bytes(seed))
    again = Match(game, prepared(game, settings), seed_bytes(seed))
    with telling(first, seed):
        while not first.over:
            seat, action = first.actor, random.choice(first.legal())
            assert first.act(seat, action) == again.act(seat, action), "the same action went another way"
        assert first.twin().encode() == again.twin().encode() == first.trail[-1].position, "the last positions differ"


def undo_returns(game: Game, settings: Settings, seed: int) -> int:
    """Only the seat that acted may undo its action, unless the action settled chance or revealed something hidden. Undo, even of several
    actions in a row, restores exactly the same bytes, and so does redoing them. Returns the number of undone actions."""
    random, undone = Random(seed), 0
    match = Match(game, prepared(game, settings), seed_bytes(seed))
    positions = [match.twin().encode()]  # after each line of the trail
    with telling(match, seed):
        while not match.over:
            seat, action = match.actor, random.choice(match.legal())
            before = match.twin()
            line = match.act(seat, action)
            positions.append(match.twin().encode())
            stands_by_its_line(match, line, before)
            if random.random() < 0.3:
                undone += goes_back(match, seat, positions)
            assert len(positions) == len(match.trail)
    return undone


def stands_by_its_line(match: Match, line: Line, before: object) -> None:
    """Check who may undo the action just done from `before`, and that everybody else is told why not."""
    text = line.action or ""
    after = match.game.engine.state.decode(line.position) if not line.outcomes else None
    secret = line.action_eyes != EVERYONE
    hidden = [name for name, f in match.game.engine.state.fields.items() if f.hidden]
    shown = after is not None and not secret and any(getattr(before, n) != getattr(after, n) for n in hidden)
    allowed = after is not None and not shown
    for seat in (*range(match.prepared.settings.players), SPECTATOR):
        expected = allowed and seat == line.seat
        assert match.can_undo(seat) == expected, f"seat {seat} may undo {text}: {not expected}"
        if len(match.trail) % 16 == 0:
            assert match.view(seat).undo == expected, f"seat {seat} sees that it may undo {text}: {not expected}"
        if not expected:
            refused = False
            try:
                match.undo(seat)
            except UserError as error:
                refused = error.message.key == match.undo_barrier(seat)
            assert refused, f"seat {seat} took back {text}, or does not hear why not"
            assert match.trail[-1] is line, "a refused undo changed the trail"


def goes_back(match: Match, seat: int, positions: list[bytes]) -> int:
    """Undo as far as the seat may, then redo. Returns the number of actions."""
    lines: list[Line] = []
    while match.can_undo(seat):
        lines.append(match.undo(seat))
        positions.pop()
        assert match.twin().encode() == positions[-1], "undo leads to another position"
        assert match.actor == seat, "after an undo another seat is asked"
    for line in reversed(lines):
        assert match.act(seat, match.game.read(match.twin(), line.action or "")) == line, "redo goes another way"
        positions.append(line.position)
    assert match.twin().encode() == positions[-1]
    return len(lines)


def exports_keep_secrets(game: Game, settings: Settings, seed: int) -> None:
    """What a seat exports contains no secret argument of another seat, neither seed nor hash, and nothing that was undone."""
    random = Random(seed)
    journal = Journal.begin(game, settings, [f"player {seat}" for seat in range(settings.players)], seed_bytes(seed))
    match = journal.match
    with telling(match, seed):
        while not match.over:
            seat = match.actor
            journal.act(seat, random.choice(match.legal()))
            while match.can_undo(seat) and random.random() < 0.2:
                journal.undo(seat)
        texts = {seat: journal.export(seat) for seat in (*range(settings.players), SPECTATOR)}
        exports = {seat: [json.loads(line) for line in text.splitlines()] for seat, text in texts.items()}
        for seat, entries in exports.items():
            assert seed_bytes(seed).hex() not in texts[seat], "an export holds the seed"
            assert not any("hash" in entry for entry in entries), "an export holds a hash"
            assert len(entries) == 1 + len(match.trail), "an export has not one entry for each line"
        secret = {verb.name for verb in game.verbs if verb.secret}
        for number, line in enumerate(match.trail, 1):
            seen = {seat: entries[number] for seat, entries in exports.items()}
            if line.action is not None:
                hidden = (
                    line.action.partition(":")[0] in secret and line.action_eyes != EVERYONE
                )  # or reveals itself at once
                owner = line.seat if hidden else None
                shows(line.action, {seat: entry["do"] for seat, entry in seen.items()}, owner)
            for i, outcome in enumerate(line.outcomes):
                texts_seen = {seat: entry["then"][i] for seat, entry in seen.items()}
                knows = [seat for seat, text in texts_seen.items() if text == outcome]
                is_secret = outcome.partition(":")[0] in secret
                assert not is_secret or (len(knows) == 1 and SPECTATOR not in knows), f"{outcome} is seen by {knows}"
                shows(outcome, texts_seen, knows[0] if is_secret else None)


def shows(text: str, seen: dict[int, str], owner: int | None) -> None:
    """Everybody sees the text; if it is secret, only its owner does, and the others see the verb."""
    for seat, shown in seen.items():
        expected = text if owner in (None, seat) else text.partition(":")[0] + ":?"
        assert shown == expected, f"seat {seat} reads {shown}, not {expected}"
