"""Every file sent as a pack is either refused with a message or playable: nothing crashes, and nothing takes much time or memory."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulewright.games import load
from rulewright.games.cryhavoc.pack.loading import CHECKS
from rulewright.games.cryhavoc.pack.loading import FILES as CRYHAVOC_FILES
from rulewright.games.cryhavoc.pack.loading import SHIPPED as CRYHAVOC
from rulewright.games.termites.pack.loading import SHIPPED as TERMITES
from rulewright.kernel.bundles.bundle import keep, opened, zipped
from rulewright.kernel.bundles.paths import tables_of
from rulewright.kernel.bundles.toml import written
from rulewright.kernel.content import Report, decode
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.journal import Journal
from rulewright.kernel.message import ContentError, Problem, UserError
from rulewright.lab.arena import Arena
from rulewright.players.bots import make_bot
from rulewright.players.seat import Seat
from rulewright.server.shown import workshop
from rulewright.server.shown.reference import Reader
from rulewright.words import Words

from .mutation import bent, changed, files_of, nudged, tables_in

CLASSIC, YORK = tables_in(TERMITES["classic"]), tables_in(CRYHAVOC["york"])
MAPS = {"map-2.toml", "map-3-4.toml"}  # these take longer
WHOLE = 12  # changes to the whole of York
BENCHED = 5  # one in this many is opened in the workshop
PLAYED = 8  # accepted packs played to the end


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of packs are stored in a temporary folder."""
    monkeypatch.setattr("rulewright.kernel.bundles.bundle.cache_folder", lambda _: tmp_path)


def taken(game: Game, data: bytes) -> str:
    """The name of the pack in a file, if it is playable; all problems of others can be put into words."""
    try:
        pack = keep(opened(data, "pack.zip"))
        for players in game.players:
            game.prepare(Settings(players, pack=pack))
    except ContentError as error:
        say(error.problems)
        return ""
    return pack


def say(problems: list[Problem]) -> None:
    words = Words("en")
    assert problems
    for problem in problems[:3]:
        assert words(problem.key, **problem.args)


def on_the_bench(game: Game, data: bytes) -> None:
    """The workshop shows every draft, sound or not, and says what is wrong with it."""
    try:
        tables = tables_of(opened(data, "pack.zip"))
    except ContentError as error:
        say(error.problems)
        return
    bench = game.workbench
    assert bench
    asyncio.run(workshop.parts(game, bench, tables, "pack", "en"))


def shown(game: Game, pack: str) -> None:
    """It can be drawn and looked up, in a language."""
    Reader(game, game.names(pack, "en"), "en").read(pack, 2, game.unpack(pack, 2))
    assert game.check(pack) is not None


def play(game: Game, pack: str, seed: int) -> None:
    """At a table, where everybody can watch, and in the lab."""
    players = game.players[seed % len(game.players)]
    journal = Journal.begin(game, Settings(players, pack=pack), ["random"] * players, bytes([seed % 256]) * 32)
    bots = [make_bot("random", game, seed + seat) for seat in range(players)]
    while not journal.match.over:
        seat = journal.match.actor
        journal.act(seat, bots[seat].choose(Seat(journal.match, seat)))
    Arena(game, game.prepare(Settings(players, pack=pack)).config, ["random"] * players).play(seed, 1)


@pytest.mark.parametrize("part", range(4))
def test_fuzzed_packs_of_termites_are_refused_or_played(part: int) -> None:
    game, random, found = load("termites"), Random(part), list[str]()
    for number in range(250):
        name = random.choice(sorted(CLASSIC))
        data = zipped(files_of({**CLASSIC, name: changed(CLASSIC[name], random)}))
        if number % BENCHED == 0:
            on_the_bench(game, data)
        if pack := taken(game, data):
            shown(game, pack)
            found.append(pack)
    assert len(found) > 10, "most changes should not be so small that they are taken, but some are"
    for seed, pack in enumerate(random.sample(found, PLAYED // 4)):
        play(game, pack, seed)


def test_fuzzed_files_of_cry_havoc_are_refused_or_read() -> None:
    random, refused = Random(7), 0
    for _ in range(500):
        name = random.choice(sorted(YORK.keys() - MAPS))
        report = Report([], name)
        table: Any = decode(written(changed(YORK[name], random)).encode(), CRYHAVOC_FILES[name], report)
        if table is not None and name in CHECKS:
            CHECKS[name](table, report)
        if report.problems:
            say(report.problems)
            refused += 1
    assert 250 < refused < 500


def test_fuzzed_packs_of_cry_havoc_are_refused_or_shown() -> None:
    game, random, found = load("cryhavoc"), Random(8), list[str]()
    for number in range(WHOLE):
        name = random.choice(sorted(YORK.keys() - {"pack.toml"}))
        other = changed(YORK[name], random) if number % 2 else nudged(YORK[name], random)
        data = zipped(files_of({**YORK, name: other}))
        on_the_bench(game, data)
        if pack := taken(game, data):
            shown(game, pack)
            found.append(pack)
    assert found
    play(game, found[-1], 0)


def test_bent_files_are_refused_or_the_same() -> None:
    """Changed bytes in the zip itself, and in a TOML file inside."""
    random, sound = Random(9), zipped(files_of(CLASSIC))
    for _ in range(300):
        taken(load("termites"), bent(sound, random))
    files: dict[str, bytes] = dict(files_of(CLASSIC))
    for _ in range(200):
        name = random.choice(sorted(files))
        taken(load("termites"), zipped({**files, name: bent(files[name], random)}))


def test_a_pack_with_markup_for_names_is_only_text() -> None:
    name = "<img src=x onerror=alert(1)>"
    tables: Any = {**YORK, "pack.toml": {**YORK["pack.toml"], "title": name}}
    game = load("cryhavoc")
    pack = taken(game, zipped(files_of(tables)))
    with pytest.raises(UserError):
        game.prepare(Settings(9, pack=pack))
    assert pack
