"""A pack as one file that people share: a zip of its TOML files, or one TOML file with a table for each of them.

Such a file may come from a stranger. It is measured before it is unpacked, and nothing in it decides where on the disk it goes. Unpacked
packs are kept in a folder of our own, named by a hash of all their bytes, and are called `my-york@<stamp>`: the same on every machine."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
import zlib
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from rulewright.kernel.content import Report, read, stamp
from rulewright.kernel.disk import cache_folder
from rulewright.kernel.message import ContentError

from .scales import LARGEST_FILE, parsed
from .toml import written

LARGEST_BUNDLE = 2 << 20  # bytes
LARGEST_UNPACKED = 4 << 20
MOST_ENTRIES = 64  # in a zip: files, folders and what some systems add
ABOUT = "pack.toml"  # the pack's name, and the game it is for
NAME = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")
FILE = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}\.toml")
REFERENCE = re.compile(r"([a-z0-9_-]{1,40})@([0-9a-f]{32})")
ENTRY = b"PK\x01\x02"  # precedes each entry in a zip's directory
ADDED = ("__MACOSX/",)
LOCKED = 1  # bit in the flags of a zip's entry: it is encrypted

Contents = Mapping[str, bytes]  # the files of a pack, by name


# ------------------------------------------------------------- reading
def opened(data: bytes, called: str) -> dict[str, bytes]:
    """Unpack a pack's files without checking what they say. Raises ContentError."""
    report = Report([], called)
    files = _unzipped(data, report) if data.startswith(b"PK") else _split(data, report)
    if not report.problems and ABOUT not in files:
        report("content-bundle-no-pack")
    if report.problems:
        raise ContentError(report.problems)
    return files


def read_bundle(path: Path) -> dict[str, bytes]:
    report = Report([], path.name)
    data = read(path, report, LARGEST_BUNDLE)
    if data is None:
        raise ContentError(report.problems)
    return opened(data, path.name)


def is_bundle(path: Path) -> bool:
    """Whether the file is a pack. A board is TOML too, but has no table [pack]."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE)
    except (OSError, ValueError):  # a folder, or missing
        return False
    return data.startswith(b"PK") or bool(re.search(rb"(?m)^[ \t]*\[[ \t]*pack[ \t]*\]", data))


def _split(data: bytes, report: Report) -> dict[str, bytes]:
    """Split one TOML file into the files of a pack: the table [board] becomes board.toml."""
    raw = parsed(data, report) or {}
    files = dict[str, bytes]()
    for name, table in raw.items():
        if not isinstance(table, dict) or not FILE.fullmatch(f"{name}.toml"):
            report("content-bundle-table", where=name, name=name)
        else:
            files[f"{name}.toml"] = written(table).encode()
    return files


def _unzipped(data: bytes, report: Report) -> dict[str, bytes]:
    if len(data) > LARGEST_BUNDLE:
        report("content-too-large", size=len(data) // 1024, most=LARGEST_BUNDLE // 1024)
        return {}
    if data.count(ENTRY) > MOST_ENTRIES:
        report("content-zip-many", most=MOST_ENTRIES)
        return {}
    try:
        with ZipFile(BytesIO(data)) as archive:
            entries = _entries(archive, report)
            return {} if report.problems else {name: _content(archive, each) for name, each in entries.items()}
    except (BadZipFile, EOFError, NotImplementedError, RuntimeError, OSError, ValueError, zlib.error):
        report("content-zip-broken")
        return {}


def _entries(archive: ZipFile, report: Report) -> dict[str, ZipInfo]:
    """The zip's entries that are files of the pack, at the top or all in one folder. Judged by the zip's directory: nothing is unpacked
    yet."""
    every = [each for each in archive.infolist() if not each.is_dir() and not _added(each.filename)]
    above = {each.filename.rpartition("/")[0] for each in every}
    found = dict[str, ZipInfo]()
    for each in every:
        name = each.filename.rpartition("/")[2]
        if len(above) > 1 or any("/" in folder for folder in above) or not FILE.fullmatch(name):
            report("content-zip-name", where=each.filename[:80])
        elif name in found:
            report("content-zip-twice", where=name)
        elif each.flag_bits & LOCKED or each.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
            report("content-zip-locked", where=name)
        elif each.file_size > LARGEST_FILE:
            report("content-too-large", where=name, size=each.file_size // 1024, most=LARGEST_FILE // 1024)
        found[name] = each
    total = sum(each.file_size for each in found.values())
    if not report.problems and total > LARGEST_UNPACKED:
        report("content-too-large", size=total // 1024, most=LARGEST_UNPACKED // 1024)
    return found


def _added(name: str) -> bool:
    """Whether the operating system added this file to the zip."""
    return name.startswith(ADDED) or name.rpartition("/")[2].startswith(".")


def _content(archive: ZipFile, entry: ZipInfo) -> bytes:
    """Unpack an entry, but no more bytes than its declared size."""
    with archive.open(entry) as file:
        return file.read(entry.file_size)


# ------------------------------------------------------------- writing
def zipped(files: Contents) -> bytes:
    """Zip the files. The same files always give the same bytes."""
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            entry = ZipInfo(name)  # dated 1980, so that the date never differs
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], ZIP_DEFLATED, 9)
    return out.getvalue()


def in_folder(folder: Path) -> dict[str, bytes]:
    """The files of a pack that has already been read from this folder."""
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.toml"))}


# ------------------------------------------------------------- what a pack says of itself
def about(files: Contents) -> dict[str, str]:
    """The text values of pack.toml, such as name and game; empty if it has none."""
    told: dict[str, Any] = parsed(files.get(ABOUT, b""), lambda *_, **__: None) or {}
    return {name: value for name, value in told.items() if isinstance(value, str)}


def about_folder(folder: Path) -> dict[str, str]:
    return about({ABOUT: read(folder / ABOUT, Report([], ABOUT)) or b""})


def reference(files: Contents) -> str:
    """The name that a table uses to play this pack."""
    name = about(files).get("name", "")
    return f"{name if NAME.fullmatch(name) and len(name) <= 40 else 'pack'}@{stamp(files)}"


# ------------------------------------------------------------- where it is
def place(reference: str) -> Path | None:
    """The folder for a pack of that name, whether or not it exists yet; None if the name is not of the form `name@stamp`."""
    found = REFERENCE.fullmatch(reference)
    return cache_folder("packs") / found[2] if found else None


def is_reference(pack: str) -> bool:
    return REFERENCE.fullmatch(pack) is not None


def kept(reference: str) -> bool:
    folder = place(reference)
    return folder is not None and folder.is_dir()


def keep(files: Contents) -> str:
    """Store a pack's files, all or none, and return the name to find them by."""
    name = reference(files)
    folder = place(name)
    assert folder is not None
    if not folder.is_dir():
        draft = Path(tempfile.mkdtemp(dir=folder.parent, suffix=".part"))
        try:
            for file, data in files.items():
                (draft / file).write_bytes(data)
            os.replace(draft, folder)
        except OSError:
            shutil.rmtree(draft, ignore_errors=True)
            if not folder.is_dir():  # otherwise another process was quicker
                raise
    return name


def folder_of(pack: str | Path, shipped: Mapping[str, Path]) -> Path:
    """The folder of a pack that comes with the game, of a stored one, or of a pack in any other folder. A Path is always taken as a
    folder."""
    if isinstance(pack, Path):
        return pack
    return shipped.get(pack) or place(pack) or Path(pack)
