"""Every archived version plays the games of its time, through the packages' contract, with its own texts."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term
from tests.compat.earlier_files import VERSIONS, Files
from tests.freeze import freeze, referred

from rulewright import earlier, games, installed, rulebook
from rulewright.cli.terminal.drawing import Drawing, drawing_of
from rulewright.kernel.conformance.counts import trace
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.journal import Journal, open_journal, read_entries
from rulewright.kernel.match import Match
from rulewright.players.bots import make_bot
from rulewright.players.letter import read, write
from rulewright.players.seat import Seat
from rulewright.words import LANGUAGES, Words

KEYS = sorted(earlier.archives())


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Files]:
    return [Files(version, tmp_path_factory.mktemp("files")) for version in VERSIONS]


def journals(files: list[Files], game: Game) -> Iterator[Path]:
    """The journals of that version's games, without packs of people's own."""
    for path in [path for each in files for path in each.journals]:
        header = next(read_entries(path))[1]
        if (header["game"], header["rules"]) == (game.name, game.version) and header["pack"] in game.packs:
            yield path


@pytest.mark.parametrize("key", KEYS)
def test_journals_of_its_time_are_right_to_the_last_hash(key: str, files: list[Files]) -> None:
    game = games.load(key)
    opened = [open_journal(path, lambda name, version: [game]) for path in journals(files, game)]
    assert opened
    assert {journal.match.game.key for journal in opened} == {key}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_all_that_it_says_is_in_its_own_files(key: str, language: str, files: list[Files]) -> None:
    game = games.load(key)
    own = Words(language, game=key)
    path = min(journals(files, game), key=lambda path: path.stat().st_size)
    journal = open_journal(path, lambda name, version: [game])
    words = Words(language, game.names(journal.match.prepared.settings.pack, language), key)
    said = [message for line in journal.match.trail for message in journal.match.events(line, SPECTATOR)]
    said += [game.describe(journal.match.look(), action) for action in journal.match.legal()]
    assert all(words.message(message, ["Ada", "Ben", "Cleo", "Dan"]) for message in said)
    mine = installed.text_folder(key) / language
    entries = [entry for file in mine.iterdir() for entry in FluentParser().parse(file.read_text("utf-8")).body]
    texts = {entry.id.name: entry for entry in entries if isinstance(entry, Message | Term)}
    assert [(id, other) for id, entry in texts.items() for other in referred(entry) if other not in texts] == []
    assert {f"{game.name}.ftl", f"{game.name}-rules.ftl", f"{game.name}-shared.ftl"} <= {f.name for f in mine.iterdir()}
    assert own(f"{game.name}-title")
    assert rulebook.text(key, rulebook.paragraphs(key)[0], language)


@pytest.mark.parametrize("key", KEYS)
def test_it_is_drawn_in_a_terminal_by_its_own_drawing(key: str) -> None:
    drawing = drawing_of(key)
    assert issubclass(drawing, Drawing)
    assert drawing.__module__.startswith(earlier.module(key))


@pytest.mark.parametrize("bot", ["random", "greedy", "pip"])
@pytest.mark.parametrize("key", KEYS)
def test_bots_think_with_its_rules_also_in_another_process(key: str, bot: str) -> None:
    game = games.load(key)
    match = Match(game, game.prepare(Settings(2)), bytes(32))
    letter = read(write(Seat(match, match.actor), 7), games.load)
    assert letter.game == key
    assert make_bot(bot, game, 1, seconds=1.0).choose(letter) in match.legal()


@pytest.mark.parametrize("name", games.OWN)
def test_today_plays_as_the_archive_of_the_same_version_does(name: str) -> None:
    """If this fails, the rules or the pack have changed: raise `version`, and say so in the changelog."""
    today = games.load(name)
    for archived in [games.load(key) for key in KEYS if key == f"{name}.{today.version}"]:
        cases = [(Settings(players), seed) for players in today.players for seed in range(3)]
        assert trace(today, cases) == trace(archived, cases)
        for pack in today.packs:
            assert (
                today.prepare(Settings(2, pack=pack)).pack_digest
                == archived.prepare(Settings(2, pack=pack)).pack_digest
            )


@pytest.mark.parametrize("name", games.OWN)
def test_every_version_before_today_is_kept(name: str) -> None:
    for version in range(1, int(games.load(name).version)):
        assert f"{name}.{version}" in KEYS


def test_two_versions_of_a_game_live_in_one_process(tmp_path: Path) -> None:
    for name in games.OWN:
        played = [
            Match(games.load(key), games.load(key).prepare(Settings(2)), bytes(32)) for key in (name, f"{name}.1")
        ]
        for match in played:
            match.act(match.actor, match.legal()[0])
        assert [match.game.key for match in played] == [name, f"{name}.1"]
        assert type(played[0].game).__module__ != type(played[1].game).__module__


def test_a_game_of_today_unpacks_no_archive(tmp_path: Path) -> None:
    game = games.load("termites")
    Journal.begin(game, Settings(2), ["Ada", "Ben"], bytes(32), tmp_path / "game.jsonl")
    code = "import sys; from pathlib import Path; from rulewright.games import playing\n"
    code += f"from rulewright.kernel.journal import open_journal; open_journal(Path({str(tmp_path / 'game.jsonl')!r}), playing)\n"
    code += "print(*[name for name in sys.modules if name.startswith('rulewright_')])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == ""


def test_freezing_gives_the_same_bytes_again(tmp_path: Path) -> None:
    (tmp_path / "again").mkdir()
    first, again = freeze("termites", tmp_path), freeze("termites", tmp_path / "again")
    assert first.read_bytes() == again.read_bytes()
