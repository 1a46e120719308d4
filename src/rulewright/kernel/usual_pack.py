"""The pack of a new table, if nobody chooses another."""

from __future__ import annotations

from .game import Game, Settings


def usual_pack(game: Game) -> str:
    """The first that comes with the game; an update may bring another one. `game.pack` never changes: it is the pack of old puzzles and
    lessons that name none, and of programs that do not care."""
    return next(iter(game.packs), game.pack)


def pack_begun_with(game: Game, digest: str) -> str:
    """The pack that comes with the game and has that digest; if there is none, that of a new table."""
    begun = (name for name in game.packs if digest and digest_of(game, name, digest) == digest)
    return next(begun, usual_pack(game))


def digest_of(game: Game, pack: str, wanted: str = "") -> str:
    return game.prepare(Settings(game.players[0], pack=pack, digest=wanted)).pack_digest
