"""The first line of a journal: what the table agreed on, and a commitment to its seed."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import msgspec

from .bundles.bundle import folder_of, in_folder, keep, opened, zipped
from .chance import SEED_BYTES, commitment
from .game import Game, Prepared, Settings, fitting
from .message import ContentError, Problem, UserError

FORMAT = 1
PACK_FILE = "pack_file"  # the pack itself, for those without it; not in the hashes, since its digest is
Games = Callable[[str, str], Iterable[Game]]  # given a name and a version: the games that play by those rules
Elsewhere = Callable[[str, str], Iterable[Path]]  # given a pack and its digest: folders where it may be now


def agreed(game: str, rules: str, settings: Settings) -> dict[str, Any]:
    """What a table agreed on, with the versions of its rules and pack."""
    return {
        "game": game,
        "rules": rules,
        "pack": settings.pack,
        "pack_hash": settings.digest,
        "players": settings.players,
        "options": dict(settings.options),
        "data": dict(settings.data),
    }


def agreed_on(game: Game, prepared: Prepared) -> dict[str, Any]:
    return agreed(game.name, game.version, replace(prepared.settings, digest=prepared.pack_digest))


def header_of(agreed: dict[str, Any], seats: list[str], seed: bytes) -> dict[str, Any]:
    return {
        "format": FORMAT,
        **agreed,
        "seats": seats,
        "commitment": commitment(seed),
        "seed": seed.hex(),
    }


class Header(msgspec.Struct):
    """The shape of a header. Its values are checked by the game."""

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
    pack_file: str | msgspec.UnsetType = msgspec.UNSET


# ------------------------------------------------------------- the pack itself
def with_pack(header: dict[str, Any], pack: str) -> dict[str, Any]:
    """Put a pack that does not come with the game into the header, so that the journal can be checked on any machine."""
    return {**header, PACK_FILE: _file(tuple(in_folder(folder_of(pack, {})).items()))}


@lru_cache(maxsize=8)
def _file(files: tuple[tuple[str, bytes], ...]) -> str:
    """Cached, since many games are played with one pack."""
    return b64encode(zipped(dict(files))).decode()


def keep_carried_pack(header: Header) -> str | None:
    """Store the pack that came with a journal and return its name; None if there is none."""
    if not isinstance(header.pack_file, str):
        return None
    try:
        return keep(opened(b64decode(header.pack_file, validate=True), header.pack))
    except ValueError:
        raise ContentError([Problem(header.pack, "", None, "content-zip-broken", {})]) from None


# ------------------------------------------------------------- reading


def nowhere(pack: str, digest: str) -> Iterable[Path]:
    return ()


def read_header(
    path: Path, entry: dict[str, Any], games: Games, elsewhere: Elsewhere = nowhere
) -> tuple[Game, Prepared, bytes | None]:
    if "eyes" in entry:
        raise UserError("journal-export", file=str(path))
    try:
        header = msgspec.convert(entry, Header)
        seed = bytes.fromhex(header.seed) if isinstance(header.seed, str) else None
    except ValueError:  # includes msgspec's errors
        raise UserError("journal-header", file=str(path)) from None
    if header.format != FORMAT:
        raise UserError("journal-format", file=str(path), format=str(header.format), known=FORMAT)
    if seed is not None and (len(seed) != SEED_BYTES or commitment(seed) != header.commitment):
        raise UserError("journal-seed", file=str(path))
    settings = Settings(header.players, header.options, header.pack, header.data, header.pack_hash)
    playing = partial(games, header.game, header.rules)
    if next(iter(playing()), None) is None:
        raise UserError("journal-version", file=str(path), version=header.rules)
    return *with_its_pack(path, playing, settings, header, elsewhere), seed


def with_its_pack(
    path: Path, playing: Callable[[], Iterable[Game]], settings: Settings, header: Header, elsewhere: Elsewhere
) -> tuple[Game, Prepared]:
    """Prepare the game with the pack where it was then, with the one that came with the journal, or where it is now."""
    fault: UserError = UserError("journal-pack", file=str(path), pack=settings.pack)
    for place in places(settings, header, elsewhere):
        try:
            found = fitting(playing(), replace(settings, pack=place))
        except ContentError as error:
            gone = any(problem.key == "content-missing-pack" for problem in error.problems)
            missing = UserError("journal-pack-missing", file=str(path), pack=settings.pack)
            fault = fault if place != settings.pack else missing if gone else error
            continue
        if found:
            return found
    raise fault


def places(settings: Settings, header: Header, elsewhere: Elsewhere) -> Iterator[str]:
    yield settings.pack
    if came := keep_carried_pack(header):
        yield came
    yield from map(str, elsewhere(settings.pack, settings.digest))
