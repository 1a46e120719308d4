"""What a run tells of its progress: the table, and TensorBoard's event files, read here by a decoder of their own."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from rulewright.training.event_file import checksum, varint

torch = pytest.importorskip("torch")

from rulewright.games import load  # noqa: E402
from rulewright.training.model import Size  # noqa: E402
from rulewright.training.ppo import Recipe  # noqa: E402
from rulewright.training.records import EVENTS, TABLE, Records  # noqa: E402
from rulewright.training.trainer import Plan  # noqa: E402
from rulewright.training.training_folder import Course  # noqa: E402

PLAN = Plan(
    lanes=4, steps=4, stagger=4, iterations=4, players=(2, 3), sample=(4, 60), size=Size(8, 16, 8), recipe=Recipe(minibatch=8)
)  # fmt: skip


# ------------------------------------------------------------- a decoder, from the descriptions of TFRecord and protobuf
def records(data: bytes) -> Iterator[bytes]:
    """The content of each record, whose checksums are right."""
    at = 0
    while at < len(data):
        length, body = data[at : at + 8], at + 12
        end = body + int(struct.unpack("<Q", length)[0])
        assert checksum(length) == data[at + 8 : body]
        assert checksum(data[body:end]) == data[end : end + 4]
        yield data[body:end]
        at = end + 4


def fields(message: bytes) -> dict[int, list[int | float | bytes]]:
    """The fields of a protobuf message by number."""
    found: dict[int, list[int | float | bytes]] = {}

    def number() -> int:
        nonlocal message
        made, shift = 0, 0
        while True:
            byte, message = message[0], message[1:]
            made |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return made

    while message:
        key = number()
        if key & 7 == 0:
            value: int | float | bytes = number()
        else:
            size = {1: 8, 2: 0, 5: 4}[key & 7] or number()
            value, message = message[:size], message[size:]
            if key & 7 != 2:
                value = struct.unpack("<d" if size == 8 else "<f", value)[0]
        found.setdefault(key >> 3, []).append(value)
    return found


def told(file: Path) -> list[tuple[int, dict[str, float]]]:
    """The steps in an event file, with the numbers of each by tag."""
    first, *rest = map(fields, records(file.read_bytes()))
    assert first[3] == [b"brain.Event:2"]
    made = []
    for event in rest:
        [step], [summary] = event[2], event[5]
        assert isinstance(step, int)
        assert isinstance(summary, bytes)
        values = [fields(value) for value in fields(summary)[1] if isinstance(value, bytes)]
        made.append((step, {value[1][0].decode(): value[2][0] for value in values}))  # type: ignore[union-attr]
    return made  # type: ignore[return-value]


def everything_in(folder: Path) -> list[tuple[int, dict[str, float]]]:
    """As TensorBoard reads a folder: one file after the other, by their names."""
    return [step for file in sorted(folder.glob(f"{EVENTS}*")) for step in told(file)]


# ------------------------------------------------------------- tests
def test_a_checksum_is_the_masked_crc_32c() -> None:
    """The check value of CRC-32C is E3069283."""
    crc = 0xE3069283
    assert checksum(b"123456789") == struct.pack("<I", ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF)


def test_numbers_of_any_length_can_be_read_again() -> None:
    for number in (0, 1, 127, 128, 300, 1 << 40):
        assert fields(b"\x08" + varint(number)) == {1: [number]}


def test_the_table_and_the_events_say_the_same(tmp_path: Path) -> None:
    kept = Records(tmp_path, 0)
    for iteration in (1, 2, 300):
        kept.note({"iteration": iteration, "entropy": iteration / 2})
        kept.write()
    assert (tmp_path / TABLE).read_text() == "iteration,entropy\n1,0.5\n2,1\n300,150\n"
    assert everything_in(tmp_path) == [(1, {"entropy": 0.5}), (2, {"entropy": 1.0}), (300, {"entropy": 150.0})]


def test_a_run_that_starts_over_tells_nothing_of_the_one_before_it(tmp_path: Path) -> None:
    for first in (0, 5, 0):
        kept = Records(tmp_path, first)
        kept.note({"iteration": first + 1, "entropy": 0.5})
        kept.write()
    assert (tmp_path / TABLE).read_text() == "iteration,entropy\n1,0.5\n"
    assert everything_in(tmp_path) == [(1, {"entropy": 0.5})]


def test_a_resumed_run_tells_each_iteration_once(tmp_path: Path) -> None:
    """It was killed after an iteration that nobody saved, and while it wrote."""
    plan = replace(PLAN, score="points")
    stopped = Course(load("termites"), plan, "cpu", tmp_path)
    lines = stopped.lines()
    for _ in range(2):
        next(lines)
    stopped.keep()
    next(lines)
    with next(tmp_path.glob(f"{EVENTS}*")).open("ab") as cut_off:
        whole = cut_off.tell()
        cut_off.write(b"\x40\0\0")
    resumed = Course(load("termites"), plan, "cpu", tmp_path)
    for _ in resumed.lines():
        resumed.keep()
    first = min(tmp_path.glob(f"{EVENTS}*"))
    first.write_bytes(first.read_bytes()[:whole])  # what TensorBoard can read of it
    found = everything_in(tmp_path)
    assert [step for step, _ in found] == [1, 2, 3, 4]
    header, *rows = [line.split(",") for line in (tmp_path / TABLE).read_text().splitlines()]
    assert [row[0] for row in rows] == ["1", "2", "3", "4"]
    for row, (_, numbers) in zip(rows, found, strict=True):
        assert list(numbers) == header[1:]
        assert list(map(float, row[1:])) == pytest.approx(list(numbers.values()), rel=1e-5)
