"""Games are found by entry points: ours in every source tree, others when they are installed; a bad one does not affect the rest."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests import outside
from tests.outside import CHECKERS

from rulewright import games, installed
from rulewright.kernel.game import Settings
from rulewright.kernel.journal import Journal, open_journal
from rulewright.kernel.message import UserError
from rulewright.words import Words

REPOSITORY = Path(__file__).parents[1]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder where packages can be installed, as pip leaves them."""
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield tmp_path
    forget()
    for name, module in [*sys.modules.items()]:
        if str(getattr(module, "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


def forget() -> None:
    installed.entries.cache_clear()
    installed.text_folders.cache_clear()


def install(site: Path, package: str, code: str, **entries: str) -> None:
    outside.install(site, package, code, **entries)
    forget()


def refusal(name: str) -> str:
    with pytest.raises(UserError) as error:
        games.load(name)
    return Words("en").message(error.value.message)


# ------------------------------------------------------------- ours
def test_what_we_register_when_installed_is_what_a_source_tree_finds() -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"] == installed.OWN


def test_ours_are_found_without_any_metadata() -> None:
    code = (
        f"import sys; sys.path[:] = [p for p in sys.path if 'site-packages' not in p] + [{str(REPOSITORY / 'src')!r}]\n"
    )
    code += "from rulewright.installed import entries, GAMES; print(*entries(GAMES))"
    ran = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == list(games.OWN)


def test_ours_are_found_beside_metadata_of_an_older_version(site: Path) -> None:
    metadata = site / "rulewright-0.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: rulewright\nVersion: 0.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text(f"[{installed.GAMES}]\ntermites = moved.away:GAME\n", encoding="utf-8")
    forget()
    assert games.names() == list(games.OWN)
    assert games.load("termites").name == "termites"


def test_a_fault_in_one_of_ours_is_seen_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rulewright.games.termites.game", None)
    with pytest.raises(ModuleNotFoundError):
        games.load("termites")


# ------------------------------------------------------------- others
def test_a_package_beside_ours_brings_its_game_after_ours(site: Path) -> None:
    install(site, "checkers", CHECKERS, checkers="GAME")
    assert games.names() == [*games.OWN, "checkers"]
    assert games.load("checkers").name == "checkers"


def test_nothing_of_a_package_is_imported_before_its_game_is_asked_for(site: Path) -> None:
    install(site, "sleeping-game", "raise RuntimeError('too early')", sleeping="GAME")
    assert "sleeping" in games.names()
    assert "sleeping_game" not in sys.modules
    assert "sleeping_game.game" not in sys.modules


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("raise RuntimeError('out of ink')", "RuntimeError: out of ink"),
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("", "AttributeError: "),
        ("GAME = 7", "broken_game.game:GAME is not a game."),
        (CHECKERS, "A game that calls itself “checkers” is registered as “broken”"),
    ],
)
def test_a_broken_package_is_named_with_what_went_wrong_and_harms_no_other(site: Path, code: str, why: str) -> None:
    install(site, "broken-game", code, broken="GAME")
    told = refusal("broken")
    assert told.startswith("“broken” from the package broken-game cannot be loaded.")
    assert why in told
    failed: list[UserError] = []
    assert [game.name for game in games.load_all(failed.append)] == list(games.OWN)
    assert [error.message.args["package"] for error in failed] == ["broken-game"]


def test_two_packages_with_one_name_are_both_named(site: Path) -> None:
    install(site, "checkers", CHECKERS, checkers="GAME")
    install(site, "other-checkers", CHECKERS, checkers="GAME")
    assert refusal("checkers").startswith("Several packages provide “checkers”: checkers, other-checkers.")
    assert [game.name for game in games.load_all()] == list(games.OWN)


def test_a_package_cannot_quietly_take_the_place_of_one_of_our_games(site: Path) -> None:
    install(site, "my-termites", CHECKERS, termites="GAME")
    assert refusal("termites").startswith("Several packages provide “termites”: rulewright, my-termites.")


def test_an_unknown_game_is_refused_with_all_that_are_known(site: Path) -> None:
    install(site, "checkers", CHECKERS, checkers="GAME")
    assert refusal("chess") == "Unknown game “chess”. Choose from: termites, cryhavoc, checkers."


# ------------------------------------------------------------- earlier versions
FIRST = CHECKERS.replace('name = "checkers"', 'name, version = "checkers", "1"')
SECOND = CHECKERS.replace('name = "checkers"', 'name, version = "checkers", "2"')


def test_a_package_keeps_the_rules_of_an_earlier_version_for_the_games_that_began_with_them(
    site: Path, tmp_path: Path
) -> None:
    install(site, "checkers", SECOND, checkers="GAME")
    outside.install(site, "checkers-1", FIRST, installed.EARLIER, **{"checkers.1": "GAME"})
    forget()
    write(site / "checkers_1" / "locales" / "en", checkers="checkers-title = Checkers of old")
    assert games.names() == [*games.OWN, "checkers"]
    assert [game.key for game in games.playing("checkers", "1")] == ["checkers.1"]
    assert [game.key for game in games.playing("checkers", "2")] == ["checkers"]
    assert [*games.playing("checkers", "3")] == []
    file = tmp_path / "game.jsonl"
    Journal.begin(games.load("checkers.1"), Settings(2), ["Ada", "Ben"], bytes(32), file)
    assert open_journal(file, games.playing).match.game.key == "checkers.1"
    assert Words("pl", game="checkers.1")("checkers-title") == "Checkers of old"


def test_an_earlier_version_under_a_wrong_name_is_refused(site: Path) -> None:
    install(site, "checkers", SECOND, checkers="GAME")
    outside.install(site, "checkers-1", SECOND, installed.EARLIER, **{"checkers.1": "GAME"})
    forget()
    assert "calls itself “checkers.2” is registered as “checkers.1”" in refusal("checkers.1")


# ------------------------------------------------------------- texts
def write(folder: Path, **texts: str) -> None:
    folder.mkdir(parents=True)
    for name, text in texts.items():
        (folder / f"{name}.ftl").write_text(text, encoding="utf-8")


def test_texts_of_a_package_are_read_and_missing_ones_fall_back_to_english(site: Path) -> None:
    install(site, "checkers", CHECKERS, checkers="GAME")
    write(site / "checkers" / "locales" / "en", checkers="checkers-title = Checkers\ncheckers-king = King")
    write(site / "checkers" / "locales" / "pl", checkers="checkers-title = Warcaby")
    assert Words("pl").title("checkers") == "Warcaby"
    assert Words("pl")("checkers-king") == "King"
    assert Words("de").title("checkers") == "Checkers"
    assert Words("en").title("termites") == "Termites"


def test_a_package_cannot_change_our_texts(site: Path) -> None:
    ours = Words("en")("undo-nothing")
    install(site, "checkers", CHECKERS, checkers="GAME")
    write(site / "checkers" / "locales" / "en", checkers="undo-nothing = Hands off")
    assert Words("en")("undo-nothing") == ours


def test_a_game_without_texts_goes_by_its_plain_name(site: Path) -> None:
    install(site, "checkers", CHECKERS, checkers="GAME")
    assert Words("en").title("checkers") == "checkers"
