"""The shapes of content files: every problem is reported with its place."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec import Meta, field

from rulewright.kernel.content import Datum, Report, Table, decode


class Spot(Datum, frozen=True, kw_only=True):
    at: tuple[float, float] = (0.0, 0.0)


class File(Table, frozen=True, kw_only=True):
    spots: dict[str, Spot] = field(default_factory=dict)
    path: Annotated[tuple[tuple[float, float], ...], Meta(max_length=3)] = ()
    level: Annotated[int, Meta(ge=1, le=3)] | None = None
    brazil: str = field(name="pt-BR", default="")


MARK = 'source = "ours", confidence = "ours"'
SOUND = f'path = [[1, 2.5], [3, 4]]\nlevel = 3\n"pt-BR" = "Oi"\n[spots]\na = {{ at = [1, 2], {MARK} }}'


def told(text: str) -> list[tuple[str, str]]:
    report = Report([], "file.toml")
    assert (decode(text.encode(), File, report) is None) == bool(report.problems)
    return [(p.key, p.where) for p in report.problems]


def test_a_sound_file_is_read() -> None:
    file = decode(SOUND.encode(), File, Report([], ""))
    assert file == File(
        path=((1, 2.5), (3, 4)),
        level=3,
        brazil="Oi",
        spots={"a": Spot(at=(1, 2), source="ours", confidence="ours")},
    )


@pytest.mark.parametrize(
    ("old", "new", "key", "where"),
    [
        ("[3, 4]", "[3, 4, 5]", "content-list-length", "path[2]"),
        ("[3, 4]", "[3, 4], [5, 6], [7, 8]", "content-list-long", "path"),
        ("[3, 4]", '[3, "4"]', "content-wrong-type", "path[2][2]"),
        ("[3, 4]", "3", "content-wrong-type", "path[2]"),
        ("level = 3", "level = 4", "content-out-of-range", "level"),
        ("level = 3", "level = 3.0", "content-wrong-type", "level"),
        ('"pt-BR"', '"pt_BR"', "content-unknown-key", ""),
        ('"pt-BR" = "Oi"', '"pt-BR" = 1', "content-wrong-type", "pt-BR"),
        ('source = "ours", ', "", "content-missing-key", "spots.a"),
        ("at = [1, 2]", "at = [1]", "content-list-length", "spots.a.at"),
        ('confidence = "ours"', 'confidence = "sure"', "content-unknown-word", "spots.a.confidence"),
        ("[spots]\na", "spots = 1\n[b]\na", "content-wrong-type", "spots"),
    ],
)
def test_a_fault_is_named_with_its_place(old: str, new: str, key: str, where: str) -> None:
    assert old in SOUND
    assert (key, where) in told(SOUND.replace(old, new))


def test_all_faults_are_reported_at_once() -> None:
    assert told('level = 9\npath = [[1], ["x", 2]]') == [
        ("content-list-length", "path[1]"),
        ("content-wrong-type", "path[2][1]"),
        ("content-out-of-range", "level"),
    ]
