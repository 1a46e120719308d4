"""docs/api.md and docs/examples: every request of the page is sent, and the scripts play whole games, at a real server."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.docs.page import Page
from tests.server.running import Running

from rulewright.server import app, outbox
from rulewright.server.allowed import Allowed
from rulewright.server.api import company, live, tables
from rulewright.server.api.faults import OTHERWISE, STATUS_OF
from rulewright.server.identity.guesses import ACCOUNT, ADDRESS, MINUTE, PAIR
from rulewright.server.shapes.lessons import MOST_DEEDS
from rulewright.server.shown import replay
from rulewright.words import Words

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "api.md").read_text(encoding="utf-8")
PATIENCE = 300  # seconds; the machine may be busy
BEN_BEGINS = ".asked is 1, not 0"  # on the page, chance has chosen Anna


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(f"sqlite:///{tmp_path / 'tables.db'}") as running:
        yield running


def test_the_page_shows_what_the_server_answers(server: Running, tmp_path: Path) -> None:
    page = Page(DOCS / "api.md", server.url, tmp_path)
    for _ in range(40):
        try:
            return page.run()
        except AssertionError as error:
            if BEN_BEGINS not in str(error):
                raise
            page.go_back_to("POST /api/tables\nAuthorization: Bearer {anna}", "table", "invitation")
    raise AssertionError("Anna never begins")


def test_every_key_of_the_page_is_one_of_ours_with_that_status() -> None:
    words = Words("en")
    rows = re.findall(r"^\| (\d{3}) \| (.*?) \|", PAGE, re.MULTILINE)
    named = [(int(status), key) for status, keys in rows for key in re.findall(r"`([a-z]+(?:-[a-z]+)+)`", keys)]
    assert len(named) > 30
    assert [(STATUS_OF.get(key, OTHERWISE), key) for _, key in named if key in words] == named


def test_the_limits_of_the_page_are_those_of_the_server() -> None:
    limits = PAGE[PAGE.index("## Limits") : PAGE.index("## Two scripts")]
    usual = Allowed()
    for said in (
        f"{usual.requests_per_address} a minute; {usual.names_per_address} a minute under",
        f"| {usual.requests_per_person} a minute |",
        f"| {usual.tables_per_person} an hour; {usual.gathering_per_person} waiting for players",
        f"| {usual.sockets_per_person}; the oldest is closed",
        f"{usual.head_bytes // 1024} KiB for its address and headers",
        f"{app.LARGEST_REQUEST // 1024} KiB",
        f"{live.LARGEST // 1024} KiB; {company.QUICKEST:.0f} a second in the long run, {company.BURST:.0f} at once",
        f"per person | {usual.bot_games_per_person} at once |",
        f"| {tables.LISTED} |",
        f"deeds of a lesson | {MOST_DEEDS} |",
        f"| {replay.MOST} |",
        f"| {PAIR.most}, then one a minute |",
        f"| {ADDRESS.most}, then {MINUTE // ADDRESS.pause} a minute |",
        f"| {ACCOUNT.most}, then one every ten minutes;",
    ):
        assert said in limits
    assert f"{outbox.OUTBOX} messages were waiting" in PAGE
    codes = [int(code) for code in re.findall(r"^\| (\d{4}) \|", PAGE, re.MULTILINE)]
    assert codes == [live.REFUSED, live.LOGGED_OUT, live.TOO_SLOW, live.TOO_OFTEN, live.STOPPING]


# ------------------------------------------------------------- the scripts
class Script:
    """host.py or guest.py in a separate process, with its files in that folder."""

    def __init__(self, name: str, folder: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, DOCS / "examples" / f"{name}.py", *arguments],
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
        )

    def invites(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline().removeprefix("Invitation: ").strip()

    def says(self) -> str:
        """Its output after a successful end."""
        said, _ = self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode == 0, said
        return said


def verified(journal: Path) -> str:
    command = [sys.executable, "-m", "rulewright", "--lang", "en", "verify", "--no-colour", str(journal)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def is_whole(journal: Path, game: str, players: int = 2) -> bool:
    said = " ".join(verified(journal).split())
    return f"{game}, {players} players" in said and said.startswith("OK") and "played to the end" in said


@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_host_and_guest_play_a_whole_game(game: str, server: Running, tmp_path: Path) -> None:
    host = Script("host", tmp_path, server.url, game)
    guest = Script("guest", tmp_path, server.url, host.invites())
    assert guest.says().startswith("Won: ")
    assert "Host: " in host.says()
    assert is_whole(tmp_path / "game.jsonl", game)


def test_both_stop_and_come_back(server: Running, tmp_path: Path) -> None:
    host = Script("host", tmp_path, server.url, "termites", "--pause", "4")
    invitation = host.invites()
    guest = Script("guest", tmp_path, server.url, invitation, "--pause", "3")
    assert guest.says().startswith("Paused.")
    guest = Script("guest", tmp_path, server.url, invitation)
    assert host.says().startswith("Paused.")
    server.restart()
    host = Script("host", tmp_path, server.url, "termites")
    guest.says()
    host.says()
    assert is_whole(tmp_path / "game.jsonl", "termites")


def test_a_bot_finishes_for_who_has_left(server: Running, tmp_path: Path) -> None:
    host = Script("host", tmp_path, server.url, "termites")
    guest = Script("guest", tmp_path, server.url, host.invites(), "--leave", "5")
    assert guest.says().startswith("Left: the bot greedy plays on.")
    host.says()
    journal = tmp_path / "game.jsonl"
    assert is_whole(journal, "termites")
    assert '"by":"greedy"' in journal.read_text(encoding="utf-8")


def test_who_has_left_takes_the_seat_back(server: Running, tmp_path: Path) -> None:
    host = Script("host", tmp_path, server.url, "termites", "--pause", "6")
    invitation = host.invites()
    Script("guest", tmp_path, server.url, invitation, "--leave", "2", "--bot", "random").says()
    host.says()
    guest = Script("guest", tmp_path, server.url, invitation)
    host = Script("host", tmp_path, server.url, "termites")
    assert guest.says().startswith("Won: ")
    host.says()
    assert is_whole(tmp_path / "game.jsonl", "termites")


def test_bots_fill_the_table(server: Running, tmp_path: Path) -> None:
    host = Script("host", tmp_path, server.url, "termites", "--players", "3", "--bots", "2")
    host.says()
    assert is_whole(tmp_path / "game.jsonl", "termites", players=3)
