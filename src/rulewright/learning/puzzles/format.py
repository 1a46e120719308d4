"""The file of puzzles: JSON Lines. First what all its games have in common, then each game with what was found in it.

A position is the game up to there: its seed, and what everybody did, replayed on the rules. A digest says that it is still the same one.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from msgspec import Struct

from rulewright.kernel.chance import SEED_BYTES
from rulewright.kernel.disk import canonical
from rulewright.kernel.game import Game, Prepared, Settings
from rulewright.kernel.journal import dealt_anew
from rulewright.kernel.match import Match

FORMAT = 1
WORLD_SEED = 0  # of the world that stands for all that the seat knows
DIGEST = 6  # bytes


class Ask(Struct, frozen=True, array_like=True):
    """One decision of the answer."""

    right: list[str]  # actions that come to the same position: one answer
    values: list[int]  # chances to win, in percent, of all legal actions in their order


class Puzzle(Struct, frozen=True):
    at: int  # after this many actions of its game
    digest: str
    asks: list[Ask]
    line: list[str]  # the answer, and how the seat would go on: for the reasons
    reason: str  # the key of the weightiest
    level: str  # the weakest bot that finds the answer
    holds: int  # best in this many of the WORLDS worlds that the seat cannot rule out


class Played(Struct, frozen=True, omit_defaults=True):
    """A game of the file."""

    number: int
    did: str = ""  # up to its last puzzle, with spaces between
    puzzles: list[Puzzle] = []


class Head(Struct, frozen=True):
    puzzles: int  # the format
    game: str
    rules: str
    players: int
    options: dict[str, str]
    seed: int
    depth: int  # iterations of the search that judged; the last one had ten times as many


def head_of(game: Game, prepared: Prepared, seed: int, depth: int) -> Head:
    settings = prepared.settings
    return Head(FORMAT, game.name, game.version, settings.players, dict(settings.options), seed, depth)


def prepared_for(game: Game, head: Head) -> Prepared:
    return game.prepare(Settings(head.players, head.options))


def chances(seed: int, number: int) -> bytes:
    """The seed of a game's own chances."""
    return blake2b(f"{seed} {number}".encode(), digest_size=SEED_BYTES).digest()


# ------------------------------------------------------------- positions
def replayed(game: Game, prepared: Prepared, seed: bytes, did: Sequence[str]) -> Match:
    """UserError if the rules of today do not allow it."""
    match = Match(game, prepared, seed)
    for text in did:
        match.act(match.actor, game.read(match.look(), text))
    return match


def imagined(match: Match) -> Match:
    """The same for the seat that is asked, but for what it cannot know: nothing hidden from it has any influence on this."""
    position = dealt_anew(match, match.actor, WORLD_SEED)
    return Match.from_position(match.game, match.prepared, bytes(SEED_BYTES), position)


def digest_of(match: Match) -> str:
    """Changes with whatever happened up to there, and with the question."""
    happened = [[line.action, line.outcomes] for line in match.trail]
    standing = [match.standing(seat)[:2] for seat in range(match.players)]
    legal = match.game.write_all(match.look(), match.legal())
    return blake2b(canonical([happened, standing, match.actor, legal]).encode(), digest_size=DIGEST).hexdigest()
