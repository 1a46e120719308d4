"""The card that docs/correct-a-pack.md corrects: the page shows what really happens."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.cli.commands.content import content_check
from rulewright.games.cryhavoc.pack.loading import SHIPPED, check, load
from rulewright.words import Words

PAGE = (Path(__file__).parents[2] / "docs" / "correct-a-pack.md").read_text(encoding="utf-8")
BLOCKS = [
    re.sub(r"^    ", "", block, flags=re.MULTILINE) for block in re.findall(r"(?:^ {4}.*\n)+", PAGE, re.MULTILINE)
]
CARD = next(block for block in BLOCKS if block.startswith("[[card]]"))
ABOUT = next(block for block in BLOCKS if block.startswith("name ="))
KILL = '["kill", 1, "any", "any"]'


@pytest.fixture
def corrected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """The page's corrections, with another effect."""
    shutil.copytree(SHIPPED["york"], tmp_path / "my-york")
    monkeypatch.chdir(tmp_path)

    def correct(effect: str) -> None:
        for line in ABOUT.splitlines():
            replace(Path("my-york/pack.toml"), rf"^{line.split()[0]} = .*$", line)
        card = rf"^\[\[card\]\]\n{re.escape(CARD.splitlines()[1])}\n(?:.+\n)*"
        replace(Path("my-york/tactics.toml"), card, CARD.replace(KILL, effect))

    return correct


def replace(path: Path, pattern: str, new: str) -> None:
    text, times = re.subn(pattern, lambda _: new, path.read_text("utf-8"), count=1, flags=re.MULTILINE)
    assert times == 1
    path.write_text(text, "utf-8")


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """Without line breaks, which depend on the terminal, and the digest, which changes with every correction of the pack."""
    content_check(Words("en"), "my-york", colour=False)
    return flat(capsys.readouterr().out)


def flat(text: str) -> str:
    return re.sub(r"digest \w+", "digest", " ".join(text.split()))


def test_the_corrected_card_is_in_the_pack(corrected: Callable[[str], None]) -> None:
    corrected(KILL)
    card = next(card for card in load(Path("my-york")).cards if card.id == "humans_crossfire")
    assert list(card.effect) == [["kill", 1, "any", "any"]]
    assert card.icons == (2, 1, 2)


@pytest.mark.parametrize("effect", [KILL, '["slay", 1, "any", "any"]', '["kill", 1, "here", "any"]'])
def test_the_check_says_what_the_page_shows(
    effect: str, corrected: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    assert effect in PAGE
    corrected(effect)
    assert said(capsys) in [flat(block) for block in BLOCKS]


def test_the_files_of_the_tables_are_those_of_the_packs() -> None:
    named = set(
        re.findall(r"`([\w-]+\.toml)`", PAGE[PAGE.index("### The files of Cry Havoc") : PAGE.index("## An example")])
    )
    assert named == {path.name for path in SHIPPED["york"].glob("*.toml")}
    assert check("york") == []
