"""People's own packs: uploaded, pinned by tables, shared, deleted."""

from __future__ import annotations

import base64
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.client import Person, over, play_until, refused, started
from tests.server.running import Running

from rulewright.games.cryhavoc.pack.loading import SHIPPED as CRYHAVOC
from rulewright.games.termites.pack.loading import SHIPPED as TERMITES
from rulewright.kernel.bundles.bundle import in_folder, opened, reference, zipped
from rulewright.server.allowed import Allowed
from rulewright.words import LANGUAGES, Words

CLASSIC, YORK = in_folder(TERMITES["classic"]), in_folder(CRYHAVOC["york"])
Files = dict[str, bytes]


def termites(name: str = "mine", mounds: bytes = b"[4, 6, 7, 8, 9]", title: bytes = b"Mine <b>all</b> mine") -> Files:
    about = CLASSIC["pack.toml"].replace(b'"classic"', f'"{name}"'.encode())
    about = about.replace(b'"Termites, classic box"', b'"' + title + b'"')
    return {
        **CLASSIC,
        "pack.toml": about,
        "mounds.toml": CLASSIC["mounds.toml"].replace(b"[5, 6, 7, 8, 9]", mounds),
    }


def sends(person: Person, data: bytes, **query: Any) -> httpx.Response:
    headers = {"Content-Type": "application/octet-stream"}
    return person.http.post("/packs", content=data, params=query, headers=headers)


def uploads(person: Person, data: bytes, **query: Any) -> Any:
    answer = sends(person, data, **query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def pack_of(uploaded: Any) -> str:
    return str(uploaded["pack"]["versions"][0]["facts"]["pack"])


def downloads(person: Person, pack: str) -> bytes:
    answer = person.http.get(f"/packs/files/{pack}/zip")
    assert answer.status_code == 200, answer.text
    return answer.content


def offered(person: Person) -> list[tuple[str, str]]:
    return [(each["name"], each["whose"]) for each in person.get("/packs/offered")]


# ------------------------------------------------------------- the games' own
@pytest.mark.parametrize("language", LANGUAGES)
def test_of_several_packs_that_come_with_a_game_each_says_what_is_special_about_it(anna: Person, language: str) -> None:
    every = [one for one in anna.get("/packs/offered", language=language) if one["whose"] == "game"]
    titles = {one["pack"]: one["title"] for one in every}
    words = Words(language)
    assert list(titles) == ["classic", "york-five", "york"], "those of new tables come first"
    assert titles == {
        "classic": "",
        "york-five": words("cryhavoc-value-pack-york-five"),
        "york": words("cryhavoc-value-pack-york"),
    }


# ------------------------------------------------------------- mine
def test_a_pack_is_uploaded_listed_and_downloaded_again(anna: Person, bartek: Person) -> None:
    files = termites("listed")
    pack = pack_of(uploads(anna, zipped(files)))
    assert pack == reference(files)
    (mine,) = [own for own in anna.get("/packs") if own["name"] == "listed"]
    assert [version["number"] for version in mine["versions"]] == [1]
    assert mine["versions"][0]["facts"]["title"] == "Mine <b>all</b> mine"
    assert opened(downloads(bartek, pack), "") == files, "those who know the name have been shown it"
    assert ("listed", "own") in offered(anna)
    assert ("listed", "own") not in offered(bartek)
    assert ("york", "game") in offered(bartek)


def test_the_same_name_again_is_the_next_version_and_the_same_file_none(anna: Person) -> None:
    uploads(anna, zipped(termites("versions")))
    uploads(anna, zipped(termites("versions")))
    other = uploads(anna, zipped(termites("versions", b"[3, 6, 7, 8, 9]")))
    assert [version["number"] for version in other["pack"]["versions"]] == [2, 1]


def test_problems_of_a_pack_are_shown_in_the_readers_language(anna: Person) -> None:
    bad = zipped(termites("bad", b"[6, 6, 7, 8, 9]"))
    told = uploads(anna, bad, name="box.zip", language="pl")
    assert told["pack"] is None
    (problem,) = told["problems"]
    assert (problem["file"], problem["where"], problem["rule"]) == ("mounds.toml", "own.values", "T1.3")
    assert "Kopce" in problem["text"]
    assert uploads(anna, b"hello")["problems"][0]["key"] == "content-not-toml"
    assert uploads(anna, b"")["problems"][0]["key"] == "content-bundle-no-pack"
    assert uploads(anna, b'[pack]\ngame = "chess"')["problems"][0]["key"] == "content-unknown-game"
    assert not [own for own in anna.get("/packs") if own["name"] == "bad"]


def test_a_file_that_is_too_large_is_not_even_received(anna: Person) -> None:
    answer = sends(anna, b"PK" + b"\0" * (3 << 20))
    assert answer.status_code == 413
    assert answer.json()["error"]["key"] == "server-too-large"


def test_nobody_without_a_name_uploads_and_nobody_deletes_what_is_not_theirs(
    anna: Person, bartek: Person, stranger: Person
) -> None:
    assert sends(stranger, zipped(termites())).status_code == 401
    own = uploads(anna, zipped(termites("hers")))["pack"]
    with refused("server-pack-gone", 404):
        bartek.ask("DELETE", f"/packs/{own['id']}")
    with refused("server-pack-gone", 404):
        bartek.get("/packs/files/mine@" + "0" * 32)


# ------------------------------------------------------------- tables
@pytest.fixture
def verified(tmp_path: Path) -> Callable[[str], str]:
    """The output of `rulewright verify` in an empty folder, in a process that has never seen a pack."""

    def verify(journal: str) -> str:
        folder = tmp_path / "empty"
        folder.mkdir()
        (folder / "game.jsonl").write_text(journal, encoding="utf-8")
        nowhere = {"XDG_CACHE_HOME": str(tmp_path / "cache"), "XDG_DATA_HOME": str(tmp_path / "data"), "HOME": "/"}
        done = subprocess.run(
            [sys.executable, "-m", "rulewright", "--lang", "en", "verify", "game.jsonl"],
            cwd=folder,
            env={"RULEWRIGHT_MODE": "interpreted", "PATH": "", **nowhere},
            capture_output=True,
            text=True,
            check=False,
        )
        shutil.rmtree(folder)
        shutil.rmtree(tmp_path / "cache")
        return done.stdout + done.stderr

    return verify


def test_friends_play_a_whole_game_on_an_uploaded_pack_and_anybody_can_check_it(
    anna: Person, bartek: Person, verified: Callable[[str], str]
) -> None:
    files = termites("evening")
    pack = pack_of(uploads(anna, zipped(files)))
    table = anna.makes(players=3, pack="evening")
    invited = bartek.get(f"/invitations/{table.invitation}")
    assert invited["pack"] == pack
    assert opened(downloads(bartek, pack), "") == files
    bartek.joins(table)
    anna.seats_bot(table, 2, "greedy")
    anna.starts(table)
    anna.ask("DELETE", f"/packs/{next(own['id'] for own in anna.get('/packs') if own['name'] == 'evening')}")
    assert ("evening", "own") not in offered(anna)
    assert over(play_until([anna, bartek], table)), "deleted, but the game goes on"
    journal = bartek.get(table.path("journal"))
    assert "OK game.jsonl" in verified(journal)
    assert "OK game.jsonl" not in verified(journal.replace('"pack_file":"', '"pack_file":"AAAA'))
    assert bartek.get("/games/termites/pieces", pack=pack)["pack"] == pack


def test_a_table_keeps_the_version_that_it_was_made_with(anna: Person, bartek: Person) -> None:
    first = pack_of(uploads(anna, zipped(termites("pinned"))))
    table = started(anna, bartek, pack="pinned")
    second = pack_of(uploads(anna, zipped(termites("pinned", b"[3, 6, 7, 8, 9]"))))
    assert anna.looks(table)["table"]["pack"] == first != second
    assert anna.looks(started(anna, bartek, pack="pinned"))["table"]["pack"] == second
    assert anna.looks(started(anna, bartek, pack=first))["table"]["pack"] == first


def test_cry_havoc_is_played_by_the_names_of_the_pack(anna: Person) -> None:
    renamed = YORK["tactics.toml"].replace(b'en = "Crossfire"', b'en = "<i>Zap</i>"')
    about = YORK["pack.toml"].replace(b'name = "york"', b'name = "my-york"')
    pack = pack_of(uploads(anna, zipped({**YORK, "tactics.toml": renamed, "pack.toml": about})))
    table = anna.makes("cryhavoc", players=2, bots=["random"], start=True, pack=pack)
    seen = anna.looks(table, language="en")
    assert seen["table"]["status"] == "playing"
    assert seen["table"]["pack"] == pack
    names = anna.get("/games/cryhavoc/names", pack=pack, language="en")["names"]
    assert names["humans_crossfire"] == "<i>Zap</i>", "text, and nothing but text"


def test_a_pack_of_another_game_or_of_nobody_is_refused(anna: Person, bartek: Person) -> None:
    pack = pack_of(uploads(anna, zipped(termites("other-game"))))
    for name in (pack, "mine@" + "0" * 32, "/etc", "../../etc"):
        with refused("server-pack-unknown", 404):
            anna.makes("cryhavoc", players=2, pack=name)
    with refused("server-pack-unknown", 404):
        bartek.makes(players=2, pack="other-game")


def test_a_pack_is_copied_from_a_link(anna: Person, bartek: Person) -> None:
    pack = pack_of(uploads(anna, zipped(termites("passed-on"))))
    copied = bartek.ask("POST", f"/packs/files/{pack}/copy")
    assert copied["versions"][0]["facts"]["pack"] == pack
    assert ("passed-on", "own") in offered(bartek)


# ------------------------------------------------------------- leaving
def test_a_copy_of_ones_data_has_the_packs(anna: Person) -> None:
    files = termites("copied")
    uploads(anna, zipped(files))
    (own,) = [each for each in anna.get("/me/data")["packs"] if each["pack"].startswith("copied@")]
    assert opened(base64.b64decode(own["file"]), "") == files


def test_deleting_an_account_deletes_its_packs_except_those_in_use(server: Running, bartek: Person) -> None:
    with Person(server.url, "Zenon") as zenon:
        unused = pack_of(uploads(zenon, zipped(termites("unused"))))
        used = pack_of(uploads(zenon, zipped(termites("used"))))
        table = started(bartek, zenon, pack=used)
        zenon.ask("DELETE", "/me", {})
    assert bartek.looks(table)["table"]["pack"] == used
    assert downloads(bartek, used)
    assert bartek.http.get(f"/packs/files/{unused}").status_code == 404


# ------------------------------------------------------------- a server's own
@pytest.fixture
def with_folder(tmp_path: Path) -> Iterator[Running]:
    """A server with a folder of packs: a zip, a folder, and two that are invalid."""
    packs = tmp_path / "packs"
    (packs / "as-folder").mkdir(parents=True)
    for name, data in termites("in-folder").items():
        (packs / "as-folder" / name).write_bytes(data)
    (packs / "zipped.zip").write_bytes(zipped(termites("zipped")))
    (packs / "broken.zip").write_bytes(b"PK nothing")
    (packs / "readme.txt").write_text("hello")
    limits = Allowed(packs_per_person=1, pack_kilobytes_per_person=8)
    database = f"sqlite:///{tmp_path / 'rulewright.db'}"
    with Running(
        database, {"XDG_CACHE_HOME": str(tmp_path / "cache")}, packs=str(packs), limits=True, allowed=limits
    ) as server:
        yield server


def test_the_packs_of_a_folder_are_for_everybody_and_a_persons_packs_are_limited(
    with_folder: Running, tmp_path: Path
) -> None:
    with Person(with_folder.url, "Anna") as anna:
        assert [name for name, whose in offered(anna) if whose == "server"] == ["in-folder", "zipped"]
        table = anna.makes(players=2, bots=["random"], start=True, pack="zipped")
        assert anna.looks(table)["table"]["pack"] == reference(termites("zipped"))
        assert downloads(anna, reference(termites("in-folder")))
        uploads(anna, zipped(termites("one")))
        answer = sends(anna, zipped(termites("two")))
        assert (answer.status_code, answer.json()["error"]["key"]) == (429, "server-packs-many")
        for number in range(1, 5):
            answer = sends(anna, zipped(termites("one", title=b"Take %d" % number)))
        assert (answer.status_code, answer.json()["error"]["key"]) == (429, "server-packs-large")
        with Person(with_folder.url, "Bartek") as bartek:
            bartek.ask("POST", f"/packs/files/{reference(termites('zipped'))}/copy")
            assert [whose for name, whose in offered(bartek) if name == "zipped"] == ["own"], "the same pack once"
        shutil.rmtree(tmp_path / "packs")
        (tmp_path / "packs").mkdir()
        with_folder.stop()
        shutil.rmtree(tmp_path / "cache")
        with_folder.start()
        assert anna.looks(table)["view"], "the table has its own copy"
