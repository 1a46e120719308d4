"""A game on disk, as JSON Lines: a header, then one line for each action. Seed and actions determine the game.

The header names game, rules version, pack and its hash, settings, seats and a commitment to the seed; the table's own file also holds the
seed, so that the game can go on. Each line carries a hash over everything before it and the position after it, so a line that was changed,
removed or moved is detected. A line counts once it is on disk; a last line torn off by a crash was never acknowledged, and is dropped."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from .disk import append, canonical, unreadable, write_whole
from .events import bit
from .game import Game, Prepared, Settings
from .journal_header import PACK_FILE, Elsewhere, Games, agreed_on, header_of, nowhere, read_header, with_pack
from .match import SETUP, Line, Match, Refused
from .message import UserError

plain = msgspec.json.Encoder(order="sorted").encode  # for texts and small numbers the same as `canonical`, but faster
TORN = "torn"
ORIGIN = "from"


def chained(before: str, entry: dict[str, Any], position: bytes = b"") -> str:
    return chained_text(before, canonical(entry).encode(), position)


def chained_text(before: str, entry: bytes, position: bytes) -> str:
    return hashlib.blake2b(before.encode() + entry + position, digest_size=16).hexdigest()


def head_of(header: dict[str, Any]) -> str:
    """The first hash of the chain. It covers the commitment instead of the seed, and the digest instead of the pack."""
    return chained("", {key: value for key, value in header.items() if key not in ("seed", PACK_FILE)})


def follows(before: str, line: dict[str, Any], position: bytes) -> bool:
    """Whether the line's hash fits its position and the hash of the line before."""
    return bool(chained(before, {key: value for key, value in line.items() if key != "hash"}, position) == line["hash"])


class Journal:
    """A match and its file. Every move is on disk before the method returns."""

    def __init__(self, match: Match, header: dict[str, Any], path: Path | None) -> None:
        self.match, self.header, self.path = match, header, path
        self.seq = 0  # lines after the header
        self._hash = head_of(header)
        self.lines: list[dict[str, Any]] = []

    # ------------------------------------------------------------- a new one
    @classmethod
    def begin(cls, game: Game, settings: Settings, seats: list[str], seed: bytes, path: Path | None = None) -> Journal:
        return cls.begun(game, game.prepare(settings), seats, seed, path)

    @classmethod
    def begun(
        cls,
        game: Game,
        prepared: Prepared,
        seats: list[str],
        seed: bytes,
        path: Path | None = None,
        origin: dict[str, Any] | None = None,
    ) -> Journal:
        """Begin a journal with settings that have already been checked. With an origin, the game continues another one (see
        `first_match`)."""
        if path is not None and path.exists():
            raise UserError("file-exists", file=str(path))
        first = {ORIGIN: origin} if origin else {}
        header, pack = header_of(agreed_on(game, prepared), seats, seed), prepared.settings.pack
        if pack and pack not in game.packs:
            header = with_pack(header, pack)
        return cls.opened(first_match(game, prepared, seed, first), header, first, path)

    @classmethod
    def opened(cls, match: Match, header: dict[str, Any], first: dict[str, Any], path: Path | None = None) -> Journal:
        """Write the header and the first line, which names the origin unless the game begins with a set-up."""
        journal = cls(match, header, path)
        told = {ORIGIN: first[ORIGIN]} if ORIGIN in first else {"then": list(match.trail[0].outcomes)}
        journal._add(SETUP, told)
        if path is not None:
            write_whole(path, journal.text())
        return journal

    # ------------------------------------------------------------- one that goes on
    @classmethod
    def restored(cls, match: Match, header: dict[str, Any], lines: list[dict[str, Any]]) -> Journal:
        """A journal as it was left. Its content is not checked again."""
        journal = cls(match, header, None)
        journal.lines, journal.seq, journal._hash = lines, len(lines), lines[-1]["hash"]
        return journal

    # ------------------------------------------------------------- moves
    def act(self, seat: int, action: int, by: str | None = None) -> Line:
        """Do an action. `by` names the bot that decided it, if any."""
        line = self.match.act(seat, action)
        self._store(seat, did(line, by), self.match.forget)
        return line

    def undo(self, seat: int) -> Line:
        line = self.match.undo(seat)
        self._store(seat, {"undo": line.action}, lambda: self.match.redo([line]))
        return line

    def take_back(self, seat: int) -> list[Line]:
        """Undo the seat's last action and everything after it. All players must have agreed."""
        lines = self.match.take_back(self.match.lines_since(seat))
        self._store(seat, taken_back(lines), lambda: self.match.redo(lines))
        return lines

    def _add(self, seat: int, entry: dict[str, Any]) -> dict[str, Any]:
        entry = {"seq": self.seq, **({"seat": seat} if seat != SETUP else {}), **entry}
        text = canonical(entry).encode() if ORIGIN in entry else plain(entry)
        self._hash = entry["hash"] = chained_text(self._hash, text, self.match.trail[-1].position)
        self.seq += 1
        self.lines.append(entry)
        return entry

    def _store(self, seat: int, entry: dict[str, Any], take_back: Callable[[], None]) -> None:
        """Write an entry to disk, or undo it if that fails."""
        before = self._hash
        stored = self._add(seat, entry)
        try:
            if self.path is not None:
                append(self.path, canonical(stored) + "\n")
        except BaseException:
            self.seq, self._hash = self.seq - 1, before
            self.lines.pop()
            take_back()
            raise

    def replay(self, entry: dict[str, Any]) -> None:
        """Redo a journal's entry, checked like any move, without writing to the file. The caller compares the resulting line, including the
        hash, in `lines`."""
        match, seat = self.match, entry.get("seat")
        if not isinstance(seat, int) or isinstance(seat, bool) or ("do" in entry) == ("undo" in entry):
            raise UserError("journal-entry")
        if "lines" in entry:
            if entry["lines"] != match.lines_since(seat):
                raise UserError("journal-entry")
            lines = match.take_back(entry["lines"])
            self._add(seat, taken_back(lines))
        elif "undo" in entry:
            self._add(seat, {"undo": match.undo(seat).action})
        else:
            by = entry.get("by")
            if not isinstance(entry["do"], str) or not (by is None or isinstance(by, str)):
                raise UserError("journal-entry")
            line = match.act(seat, match.read(entry["do"]), _texts(entry, "then"))
            self._add(seat, did(line, by))

    def text(self) -> str:
        return "".join(canonical(entry) + "\n" for entry in [self.header, *self.lines])

    # ------------------------------------------------------------- for one seat's eyes
    def export(self, seat: int) -> str:
        """The history as that seat, or a SPECTATOR, may know it. Without seed and hashes, which would reveal hidden information."""
        header = {k: v for k, v in self.header.items() if k not in ("seed", PACK_FILE)}
        entries = [{"seq": i, **self._seen(line, seat)} for i, line in enumerate(self.match.trail)]
        return "".join(canonical(entry) + "\n" for entry in [{**header, "eyes": seat}, *entries])

    def _seen(self, line: Line, seat: int) -> dict[str, Any]:
        entry: dict[str, Any] = (
            {} if line.action is None else {"seat": line.seat, "do": seen(line.action, line.action_eyes, seat)}
        )
        if line.outcomes:
            entry["then"] = [seen(t, e, seat) for t, e in zip(line.outcomes, line.outcome_eyes, strict=True)]
        entry["events"] = [[m.key, m.args] for m in self.match.events(line, seat)]
        return entry


# ------------------------------------------------------------- games that go on from others
class Origin(msgspec.Struct, forbid_unknown_fields=True):
    """Where a game came from: another one, played up to some line, with its seed. If `world` is given, what one seat could not know then
    was dealt anew, as a world of that number that the seat could not rule out."""

    seed: str
    lines: list[dict[str, Any]]
    seat: int | None = None
    world: int | None = None


def first_match(game: Game, prepared: Prepared, seed: bytes | None, first: dict[str, Any]) -> Match:
    """The match as its first line describes it: a set-up, with the line's outcomes or by the seed; or another game replayed up to its
    middle."""
    if ORIGIN not in first:
        return Match(game, prepared, seed, _texts(first, "then") if "then" in first else None)
    try:
        origin = msgspec.convert(first[ORIGIN], Origin)
        before, *lines = origin.lines
        source = Journal(first_match(game, prepared, bytes.fromhex(origin.seed), before), {}, None)
    except (ValueError, RecursionError):
        raise UserError("journal-entry") from None
    for line in lines:
        source.replay(line)
    match = source.match
    if origin.seat is None or origin.world is None:
        return Match.from_position(game, prepared, seed, match.trail[-1].position)
    if not (0 <= origin.seat < match.players and 0 <= origin.world < 2**62):
        raise UserError("journal-entry")
    return Match.from_position(game, prepared, seed, dealt_anew(match, origin.seat, origin.world))


def dealt_anew(match: Match, seat: int, world: int) -> bytes:
    """The position with everything redealt that the seat cannot know. The result does not depend on what is hidden from it."""
    states = match.game.engine.new(1)
    match.sample(states, 0, seat, world)
    return match.game.engine.encode(states, 0)


def branch_of(
    lines: list[dict[str, Any]], seed: str, seat: int | None = None, world: int | None = None
) -> dict[str, Any]:
    """The origin of a game that continues another one after those lines. It names none of its players."""
    bare = [{key: value for key, value in line.items() if key not in ("seq", "hash", "by")} for line in lines]
    dealt = {} if world is None else {"seat": seat, "world": world}
    return {"seed": seed, "lines": bare, **dealt}


def seen(text: str, eyes: int, seat: int) -> str:
    """The text of an action or outcome as far as a seat may know it."""
    return text if eyes & bit(seat) else text.partition(":")[0] + ":?"


def did(line: Line, by: str | None) -> dict[str, Any]:
    """A journal entry for an action."""
    entry: dict[str, Any] = {"do": line.action}
    if by is not None:
        entry["by"] = by
    return {**entry, "then": list(line.outcomes)} if line.outcomes else entry


def taken_back(lines: list[Line]) -> dict[str, Any]:
    """A journal entry for undoing several lines."""
    return {"undo": lines[0].action, "lines": len(lines)}


# ------------------------------------------------------------- reading
def read_entries(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yields (line number, entry). A last line without its line break was torn off while it was written: it becomes {TORN: True}."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        raise unreadable(path, error) from None
    except UnicodeDecodeError:
        raise UserError("journal-not-text", file=str(path)) from None
    *lines, rest = text.split("\n")
    for number, line in enumerate(lines, 1):
        try:
            entry = json.loads(line)
        except ValueError:
            entry = None
        if not isinstance(entry, dict):
            raise UserError("journal-not-json", file=str(path), line=number)
        yield number, entry
    if rest:
        yield len(lines) + 1, {TORN: True}


def open_journal(
    path: Path, games: Games, *, torn: str = "refuse", progress: Any = iter, elsewhere: Elsewhere = nowhere
) -> Journal:
    """Replay a file with the rules that it names and check every line. `torn="drop"` drops a torn last line and repairs the file.
    `elsewhere` suggests folders for a pack that is not where the file says."""
    entries = list(read_entries(path))
    if not entries or TORN in entries[0][1]:
        raise UserError("journal-empty", file=str(path))
    header = entries[0][1]
    game, prepared, seed = read_header(path, header, games, elsewhere)
    is_torn = TORN in entries[-1][1]
    if is_torn and torn == "refuse":
        raise UserError("journal-torn", file=str(path), line=entries[-1][0])
    body = entries[1 : -1 if is_torn else None]
    if not body:
        raise UserError("journal-empty", file=str(path))
    journal = None
    for number, entry in progress(body):
        try:
            if journal is None:
                journal = Journal.opened(first_match(game, prepared, seed, {"then": [], **entry}), header, entry)
                journal.path = path
            else:
                journal.replay(entry)
        except Refused as error:
            raise UserError(
                "journal-illegal", line=number, action=str(entry.get("do")), paragraph=error.paragraph
            ) from None
        except UserError as error:
            raise UserError("journal-line", line=number, why=error.message) from None
        if journal.lines[-1] != entry:
            raise UserError("journal-changed", file=str(path), line=number)
    assert journal is not None
    if is_torn:
        write_whole(path, journal.text())
    return journal


def _texts(entry: dict[str, Any], key: str) -> list[str]:
    value = entry.get(key, [])
    if not isinstance(value, list) or not all(isinstance(x, str) for x in value):
        raise UserError("journal-entry")
    return value
