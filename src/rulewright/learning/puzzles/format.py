"""The format of puzzle files: JSON Lines. First what all games have in common, then each game with the puzzles found in it.

A position is the game up to that point: its seed and all actions, replayed by the rules. A digest verifies that it is still the same."""

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
WORLD_SEED = 0  # for the world that represents everything that the seat knows
DIGEST = 6  # bytes


class Ask(Struct, frozen=True, array_like=True):
    """One decision of the answer."""

    right: list[str]  # actions that lead to the same position count as one answer
    values: list[int]  # chances to win, in percent, of all legal actions in order


class Puzzle(Struct, frozen=True):
    at: int  # after this number of actions in its game
    digest: str
    asks: list[Ask]
    line: list[str]  # the answer, and how the seat would continue: used for the reasons
    reason: str  # the key of the strongest reason
    level: str  # the weakest bot that finds the answer
    holds: int  # the number of WORLDS, among those that the seat cannot rule out, in which it is best


class Played(Struct, frozen=True, omit_defaults=True):
    """A game in the file."""

    number: int
    did: str = ""  # actions up to its last puzzle, separated by spaces
    puzzles: list[Puzzle] = []


class Head(Struct, frozen=True):
    puzzles: int  # the format
    game: str
    rules: str
    players: int
    options: dict[str, str]
    seed: int
    depth: int  # iterations of the judging search; the last one had ten times as many


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
    """Replay a game. Raises UserError if today's rules do not allow it."""
    match = Match(game, prepared, seed)
    for text in did:
        match.act(match.actor, game.read(match.look(), text))
    return match


def imagined(match: Match) -> Match:
    """The same position for the seat to act, with everything redealt that it cannot know: nothing hidden from it has any influence."""
    position = dealt_anew(match, match.actor, WORLD_SEED)
    return Match.from_position(match.game, match.prepared, bytes(SEED_BYTES), position)


def digest_of(match: Match) -> str:
    """A digest of everything that happened up to there, and of the question."""
    happened = [[line.action, line.outcomes] for line in match.trail]
    standing = [match.standing(seat)[:2] for seat in range(match.players)]
    legal = match.game.write_all(match.look(), match.legal())
    return blake2b(canonical([happened, standing, match.actor, legal]).encode(), digest_size=DIGEST).hexdigest()
