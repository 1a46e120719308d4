"""A pack as one file: a zip, or one TOML file. Anything else is refused before it is unpacked."""

from __future__ import annotations

import shutil
import struct
import time
import tomllib
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZipFile

import pytest

from rulewright import games
from rulewright.games.termites.pack.loading import SHIPPED, load
from rulewright.kernel.bundles.bundle import in_folder, keep, kept, opened, read_bundle, reference, zipped
from rulewright.kernel.bundles.scales import LARGEST_FILE
from rulewright.kernel.bundles.toml import written
from rulewright.kernel.game import Settings
from rulewright.kernel.journal import Journal, open_journal
from rulewright.kernel.message import ContentError, UserError

CLASSIC = in_folder(SHIPPED["classic"])
ABOUT = {"pack.toml": b'name = "x"'}


@pytest.fixture(autouse=True)
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where packs are stored."""
    folder = tmp_path / "kept"
    folder.mkdir()
    monkeypatch.setattr("rulewright.kernel.bundles.bundle.cache_folder", lambda _: folder)
    return folder


def keys(data: bytes) -> list[str]:
    with pytest.raises(ContentError) as raised:
        opened(data, "file")
    return [problem.key for problem in raised.value.problems]


def zip_of(files: dict[str, bytes], method: int = ZIP_DEFLATED) -> bytes:
    out = BytesIO()
    with ZipFile(out, "w", method) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return out.getvalue()


# ------------------------------------------------------------- what is taken
def test_a_zip_is_a_pack_with_its_files_at_the_top_or_in_one_folder() -> None:
    assert opened(zip_of(CLASSIC), "a.zip") == CLASSIC
    assert opened(zip_of({f"my pack/{name}": data for name, data in CLASSIC.items()}), "a.zip") == CLASSIC
    made_on_a_mac = {**CLASSIC, "__MACOSX/._pack.toml": b"?", ".DS_Store": b"?"}
    assert opened(zip_of(made_on_a_mac), "a.zip") == CLASSIC


def test_one_toml_file_is_a_pack_with_a_table_for_each_file() -> None:
    whole = {name.removesuffix(".toml"): tomllib.loads(data.decode()) for name, data in CLASSIC.items()}
    files = opened(written(whole).encode(), "a.toml")
    assert {name: tomllib.loads(data.decode()) for name, data in files.items()} == {
        f"{name}.toml": table for name, table in whole.items()
    }
    assert load(keep(files)).digest == load("classic").digest


def test_a_pack_is_kept_under_its_own_name_and_a_stamp_of_its_bytes(packs: Path) -> None:
    name = keep(CLASSIC)
    assert name == reference(CLASSIC) == keep(CLASSIC)
    assert name.startswith("classic@")
    assert kept(name)
    assert len(list(packs.iterdir())) == 1
    assert not kept("classic@" + "0" * 32)
    assert not kept("../../etc")
    assert zipped(CLASSIC) == zipped(dict(reversed(CLASSIC.items())))


# ------------------------------------------------------------- what is not
@pytest.mark.parametrize(
    ("files", "key"),
    [
        ({"board.toml": b""}, "content-bundle-no-pack"),
        ({**ABOUT, "../evil.toml": b""}, "content-zip-name"),
        ({**ABOUT, "/etc/passwd": b""}, "content-zip-name"),
        ({**ABOUT, "a/b/c.toml": b""}, "content-zip-name"),
        ({**ABOUT, "C:\\evil.toml": b""}, "content-zip-name"),
        ({**ABOUT, "readme.exe": b""}, "content-zip-name"),
        ({**ABOUT, "nul\0.toml": b""}, "content-zip-name"),
        ({**ABOUT, "board.toml": b"\0" * (LARGEST_FILE + 1)}, "content-too-large"),
        ({f"a{n}.toml": b"\0" * LARGEST_FILE for n in range(5)} | ABOUT, "content-too-large"),
        ({f"a{n}.toml": b"" for n in range(70)} | ABOUT, "content-zip-many"),
    ],
)
def test_a_zip_that_is_not_a_pack_is_refused(files: dict[str, bytes], key: str) -> None:
    assert key in keys(zip_of(files))


def test_a_zip_that_lies_about_its_sizes_is_refused() -> None:
    """A bomb of 4 MB that claims to have 10 bytes."""
    data = bytearray(zip_of({**ABOUT, "board.toml": b"\0" * (4 << 20)}))
    for mark, at in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        start = data.rindex(mark) if mark == b"PK\x01\x02" else data.index(mark, data.index(mark) + 1)
        struct.pack_into("<I", data, start + at, 10)
    assert keys(bytes(data)) == ["content-zip-broken"]


def test_a_zip_with_two_files_of_one_name_is_refused() -> None:
    """Which of them counts would depend on the unpacking program."""
    data = zip_of({**ABOUT, "pacl.toml": b""}).replace(b"pacl.toml", b"pack.toml")
    assert keys(data) == ["content-zip-twice"]


def test_other_ways_to_pack_a_zip_and_passwords_are_refused() -> None:
    assert keys(zip_of(ABOUT, ZIP_BZIP2)) == ["content-zip-locked"]
    locked = bytearray(zip_of(ABOUT))
    locked[locked.rindex(b"PK\x01\x02") + 8] |= 1
    assert keys(bytes(locked)) == ["content-zip-locked"]
    assert keys(b"PK\x03\x04 and nothing more") == ["content-zip-broken"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("hello", "content-not-toml"),
        ("name = 1", "content-bundle-table"),
        ('["../evil"]', "content-bundle-table"),
        ("[pack]\n" + "x = " + "[" * 3000, "content-too-deep"),
        ("[pack]\n" + "a." * 20 + "b = 1", "content-too-deep"),
        ("[pack]\n" + '"a" . ' * 20 + "b = 1", "content-too-deep"),
        ("[pack]\nx = [" + "0," * 200_000 + "]", "content-too-many"),
        ("[pack]\nx = " + "[" * 30 + "]" * 30, "content-too-deep"),
        ("[pack]\nx = '" + "x" * 5000 + "'", "content-text-long"),
        ("[pack]\nx = '\u202e'", "content-text-unshowable"),
        ('[pack]\nx = "\\u001B[2J"', "content-text-unshowable"),
        ("[pack]\n" + "x" * 100 + " = 1", "content-key-long"),
        ("[pack]\nx = inf", "content-number-huge"),
        ("[pack]\nx = 1000001", "content-number-huge"),
        ("#" * (LARGEST_FILE + 1), "content-too-large"),
    ],
)
def test_toml_that_is_too_much_is_refused_at_once(text: str, key: str) -> None:
    began = time.process_time()
    assert key in keys(text.encode())
    assert time.process_time() - began < 5, "far more than it takes; without the bounds some of them take minutes"


def test_a_problem_names_the_field() -> None:
    with pytest.raises(ContentError) as raised:
        opened(b"[pack]\n[board]\nspot = [1, 2, { deep = inf }]", "a.toml")
    assert raised.value.problems[0].where == "board.spot[3].deep"


def test_a_file_that_is_too_large_is_not_even_read(tmp_path: Path) -> None:
    with (tmp_path / "large.zip").open("wb") as file:
        file.truncate(1 << 34)
    with pytest.raises(ContentError) as raised:
        read_bundle(tmp_path / "large.zip")
    assert raised.value.problems[0].key == "content-too-large"


# ------------------------------------------------------------- journals
def played(pack: str, path: Path) -> Journal:
    game = games.load("termites")
    journal = Journal.begin(game, Settings(2, pack=pack), ["human", "human"], bytes(32), path)
    for _ in range(6):
        journal.act(journal.match.actor, journal.match.legal()[0])
    return journal


def own_pack() -> dict[str, bytes]:
    return {**CLASSIC, "mounds.toml": CLASSIC["mounds.toml"].replace(b"[5, 6, 7, 8, 9]", b"[4, 6, 7, 8, 9]")}


def test_a_journal_brings_its_pack_to_a_machine_that_has_never_seen_it(tmp_path: Path, packs: Path) -> None:
    journal = played(keep(own_pack()), tmp_path / "game.jsonl")
    shutil.rmtree(packs)
    packs.mkdir()
    again = open_journal(tmp_path / "game.jsonl", games.playing)
    assert again.lines == journal.lines
    assert again.match.prepared.pack_digest == journal.header["pack_hash"]
    assert "pack_file" not in journal.export(0)


def test_another_pack_in_a_journal_is_not_taken(tmp_path: Path, packs: Path) -> None:
    path = tmp_path / "game.jsonl"
    journal = played(keep(own_pack()), path)
    foreign = played(keep({**CLASSIC, "pack.toml": CLASSIC["pack.toml"] + b"\n"}), tmp_path / "other.jsonl")
    path.write_text(path.read_text().replace(journal.header["pack_file"], foreign.header["pack_file"]))
    shutil.rmtree(packs)
    packs.mkdir()
    with pytest.raises(UserError) as raised:
        open_journal(path, games.playing)
    assert raised.value.message.key == "journal-pack-missing"


def test_a_game_with_a_pack_of_ours_carries_none(tmp_path: Path) -> None:
    assert "pack_file" not in played("classic", tmp_path / "game.jsonl").header
