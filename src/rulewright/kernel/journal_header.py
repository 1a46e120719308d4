"""The first line of a journal: what the table agreed on, and a commitment to its seed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from .chance import SEED_BYTES, commitment
from .game import Game, Prepared, Settings
from .message import UserError

FORMAT = 1


def agreed(game: Game, prepared: Prepared) -> dict[str, Any]:
    """All that a table agreed on, and the rules and the pack that it goes by."""
    return {
        "game": game.name,
        "rules": game.version,
        "pack": prepared.settings.pack,
        "pack_hash": prepared.pack_digest,
        "players": prepared.settings.players,
        "options": dict(prepared.settings.options),
        "data": dict(prepared.settings.data),
    }


def header_of(game: Game, prepared: Prepared, seats: list[str], seed: bytes) -> dict[str, Any]:
    return {
        "format": FORMAT,
        **agreed(game, prepared),
        "seats": seats,
        "commitment": commitment(seed),
        "seed": seed.hex(),
    }


class Header(msgspec.Struct):
    """The shape of a header; what it says is checked by the game."""

    format: int
    game: str
    rules: str
    pack: str
    pack_hash: str
    players: int
    options: dict[str, str]
    data: dict[str, Any]
    seats: list[str]
    commitment: str
    seed: str | msgspec.UnsetType = msgspec.UNSET


def read_header(path: Path, entry: dict[str, Any], games: Callable[[str], Game]) -> tuple[Game, Settings, bytes | None]:
    if "eyes" in entry:
        raise UserError("journal-export", file=str(path))
    try:
        header = msgspec.convert(entry, Header)
        seed = bytes.fromhex(header.seed) if isinstance(header.seed, str) else None
    except ValueError:  # msgspec's errors are such, too
        raise UserError("journal-header", file=str(path)) from None
    if header.format != FORMAT:
        raise UserError("journal-format", file=str(path), format=str(header.format), known=FORMAT)
    game = games(header.game)
    if header.rules != game.version:
        raise UserError("journal-version", file=str(path), version=header.rules, known=game.version)
    if seed is not None and (len(seed) != SEED_BYTES or commitment(seed) != header.commitment):
        raise UserError("journal-seed", file=str(path))
    return game, Settings(header.players, header.options, header.pack, header.data), seed
