"""Parses the name of a foreign bot: "python:FILE" or "python:PACKAGE", "program:COMMAND", or a web address."""

from __future__ import annotations

import hashlib
import shlex
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from rulewright.kernel.message import UserError

PYTHON, PROGRAM, WEB = "python:", "program:", ("http://", "https://")
LARGEST = 1 << 26  # bytes of a file whose content counts as part of the bot


class Foreign(NamedTuple):
    name: str  # as given
    command: tuple[str, ...]
    with_letter: bool  # it also gets a world to think with: see players/letter.py

    def files(self) -> dict[str, str]:
        """The files in its command with hashes of their content: different content may decide differently."""
        files = [Path(word) for word in self.command[self.with_letter and 1 :]]
        small = [file for file in files if file.is_file() and file.stat().st_size < LARGEST]
        return {str(file): hashlib.blake2b(file.read_bytes(), digest_size=16).hexdigest() for file in small}


def is_foreign(text: str) -> bool:
    return text.startswith((PYTHON, PROGRAM, *WEB))


def read_foreign(text: str) -> Foreign:
    """Raises UserError if the name is invalid."""
    if text.startswith(PYTHON):
        return Foreign(text, (*ours("python_bot"), python_place(text.removeprefix(PYTHON))), True)
    if text.startswith(PROGRAM):
        return Foreign(text, program(text.removeprefix(PROGRAM)), False)
    try:
        there = urlsplit(text).hostname
    except ValueError:
        there = None
    if not there:
        raise UserError("foreign-address", address=text)
    return Foreign(text, (*ours("web_bot"), text), False)


def ours(module: str) -> tuple[str, ...]:
    return sys.executable, "-m", f"rulewright.foreign.{module}"


def python_place(told: str) -> str:
    """A file by its path, or the name of a module, possibly in this folder."""
    if told.endswith(".py") and Path(told).is_file():
        return str(Path(told).resolve())
    first = told.partition(".")[0]
    here = Path(first).is_dir() or Path(f"{first}.py").is_file()
    module = not told.endswith(".py") and all(part.isidentifier() for part in told.split("."))
    if not module or not (here or find_spec(first)):
        raise UserError("foreign-file-missing", file=told)
    return told


def program(told: str) -> tuple[str, ...]:
    try:
        command = shlex.split(told)
    except ValueError:  # an unclosed quotation mark
        command = []
    found = shutil.which(command[0]) if command else None
    if found is None:
        raise UserError("foreign-program-missing", program=told)
    return str(Path(found).resolve()) if "/" in command[0] else found, *command[1:]
