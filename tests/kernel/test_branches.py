"""A game that continues another one from the middle: its journal names the origin, verifies, and tells a seat nothing that it did not
know."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.players.ismcts.tables import TITLES, decisions, other_world, start

from rulewright.games import load, playing
from rulewright.kernel.game import Settings
from rulewright.kernel.journal import ORIGIN, Journal, branch_of, dealt_anew, first_match, open_journal
from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError
from rulewright.players.seat import Seat

WORLD = 12345


def played(name: str, moves: int, seed: int = 3) -> Journal:
    """A random game with an undo."""
    random = Random(seed)
    journal = Journal.begin(load(name), Settings(2), ["human:Anna", "human:Bartek"], bytes([seed] * 32))
    for number in range(moves):
        match = journal.match
        journal.act(match.actor, random.choice(match.legal()))
        if number == moves // 2:
            journal.take_back(match.trail[-1].seat)
    return journal


def goes_on(journal: Journal, path: Path | None = None, **dealt: int) -> Journal:
    origin = branch_of(journal.lines, journal.header["seed"], **dealt)
    prepared = journal.match.prepared
    return Journal.begun(journal.match.game, prepared, ["human:Celina", "juno"], bytes([9] * 32), path, origin)


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("dealt", [{}, {"seat": 1, "world": WORLD}], ids=["same", "anew"])
def test_it_begins_where_the_other_stood_and_its_journal_verifies(
    name: str, dealt: dict[str, int], tmp_path: Path
) -> None:
    source, path, random = played(name, 24), tmp_path / "branch.jsonl", Random(1)
    branch = goes_on(source, path, **dealt)
    seat = dealt.get("seat", 0)
    assert branch.match.actor == source.match.actor
    assert branch.match.view(seat).actions == source.match.view(seat).actions
    for _ in range(12):
        branch.act(branch.match.actor, random.choice(branch.match.legal()))
    again = open_journal(path, playing)
    assert again.lines == branch.lines
    assert again.match.trail[-1].position == branch.match.trail[-1].position


def test_a_branch_of_a_branch_verifies_too(tmp_path: Path) -> None:
    path = tmp_path / "branch.jsonl"
    branch = goes_on(goes_on(played("termites", 12), seat=0, world=WORLD), path, seat=1, world=7)
    assert open_journal(path, playing).match.trail[0].position == branch.match.trail[0].position


def test_chances_are_of_the_new_seed(tmp_path: Path) -> None:
    """Knowing the other game's seed, which is public, does not reveal what comes."""
    source = played("termites", 12)
    other = Journal.begun(
        source.match.game,
        source.match.prepared,
        ["human", "human"],
        bytes([8] * 32),
        None,
        branch_of(source.lines, source.header["seed"]),
    )
    branches, drawn = [goes_on(source), other], []
    for branch in branches:
        random, match = Random(4), branch.match
        for _ in range(12):
            branch.act(match.actor, random.choice(match.legal()))
        drawn.append([line.outcomes for line in match.trail])
    assert drawn[0] != drawn[1]


# ------------------------------------------------------------- what is hidden
def true_position(seat: Seat) -> bytes:
    table: Any = vars(seat)["_Seat__table"]
    position: bytes = table.game.engine.encode(table._states, 0)
    return position


@pytest.mark.parametrize("name", TITLES)
def test_redealing_does_not_depend_on_what_was_hidden(name: str) -> None:
    """In two true games that the seat cannot tell apart, the branch is identical to the byte."""
    looked, differed = 0, 0
    for number, (match, seat) in enumerate(decisions(name, every=17)):
        shadow = other_world(match.game, seat, match.prepared.settings, number)
        twin = Match.from_position(match.game, match.prepared, None, true_position(shadow))
        looked += 1
        differed += twin.trail[-1].position != match.trail[-1].position
        assert dealt_anew(twin, seat.number, WORLD) == dealt_anew(match, seat.number, WORLD)
    assert looked > 3
    assert differed  # otherwise there was nothing to hide


@pytest.mark.parametrize("dealt", [{}, {"seat": 1, "world": WORLD}], ids=["same", "anew"])
def test_an_export_for_a_seat_has_neither_seeds_nor_the_other_game(dealt: dict[str, int]) -> None:
    source = played("cryhavoc", 30)
    branch = goes_on(source, None, **dealt)
    for seat in (-1, 0, 1):
        header, first = map(json.loads, branch.export(seat).splitlines())
        assert ORIGIN not in first
        assert "seed" not in header
        assert source.header["seed"] not in branch.export(seat)
    assert "Anna" not in branch.text()


# ------------------------------------------------------------- what is refused
@pytest.mark.parametrize(
    "origin",
    [
        {},
        {"seed": "00" * 32, "lines": []},
        {"seed": "xx", "lines": [{"then": []}]},
        {"seed": "03" * 32, "lines": [{"then": [1]}]},
        {"seed": "03" * 32, "lines": [{}, {"seat": 0, "do": "nonsense"}]},
        {"seed": "03" * 32, "lines": [{}], "seat": 7, "world": 1},
        {"seed": "03" * 32, "lines": [{}], "seat": 0, "world": -1},
    ],
)
def test_an_origin_that_makes_no_sense_is_refused(origin: dict[str, Any]) -> None:
    match = start("termites")
    with pytest.raises(UserError):
        first_match(match.game, match.prepared, bytes(32), {ORIGIN: origin})


def test_a_prefix_that_was_tampered_with_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "branch.jsonl"
    goes_on(played("termites", 24), path)
    header, first = map(json.loads, path.read_text().splitlines())
    first[ORIGIN]["lines"].pop()
    path.write_text("".join(json.dumps(line, sort_keys=True, separators=(",", ":")) + "\n" for line in (header, first)))
    with pytest.raises(UserError) as refused:
        open_journal(path, playing)
    assert refused.value.message.key == "journal-changed"
