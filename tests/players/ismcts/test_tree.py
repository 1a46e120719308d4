"""The trees' table: one node per path, and nothing lost when it is full."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.kernel.record import Grid, Row
from rulewright.kernel.rule import buffer, buffers
from rulewright.players.ismcts import search as module
from rulewright.players.ismcts.search import Search
from rulewright.players.ismcts.tree import (
    COLUMNS,
    KEY,
    NOWHERE,
    PRIOR,
    SECRETLY,
    SIZE,
    TOTAL,
    TRIED,
    UP,
    VISITS,
    child_or_new,
    slot_of,
)
from rulewright.players.seat import Seat

from .tables import TITLES, start

ROOT = 0
keys = st.integers(0, 2 * SECRETLY)


class Wood:
    """Room for that many nodes, the first of which is a root."""

    def __init__(self, nodes: int, slots: int) -> None:
        self.nodes: Grid = buffers(nodes, COLUMNS)
        self.slots: Row = buffer(slots)
        self.head: Row = buffer(1)
        self.head[SIZE] = 1
        self.nodes[ROOT][UP] = NOWHERE

    def grow(self, up: int, key: int) -> int:
        return child_or_new(self.nodes, self.slots, self.head, up, key)

    def find(self, up: int, key: int) -> int:
        """Look up without growing."""
        return int(self.slots[slot_of(self.nodes, self.slots, up, key)]) - 1

    @property
    def size(self) -> int:
        return int(self.head[SIZE])


def test_the_same_key_leads_to_the_same_node() -> None:
    wood = Wood(8, 16)
    node = wood.grow(ROOT, 5)
    assert wood.grow(ROOT, 5) == node == wood.find(ROOT, 5)
    assert wood.size == 2


def test_another_key_or_another_beginning_leads_to_another_node() -> None:
    wood = Wood(8, 16)
    nodes = [wood.grow(ROOT, 5), wood.grow(ROOT, 6)]
    nodes += [wood.grow(nodes[0], 5), wood.grow(nodes[1], 5)]
    assert len({ROOT, *nodes}) == 5


def test_a_new_node_knows_where_it_hangs_and_nothing_else() -> None:
    wood = Wood(8, 16)
    for column in range(COLUMNS):
        wood.nodes[1][column] = 9  # left from before
    node = wood.nodes[wood.grow(ROOT, 5)]
    assert (node[UP], node[KEY]) == (ROOT, 5)
    assert (node[VISITS], node[TOTAL], node[PRIOR], node[TRIED]) == (0, 0, NOWHERE, NOWHERE)


def test_what_never_grew_is_not_found() -> None:
    wood = Wood(8, 16)
    wood.grow(ROOT, 5)
    assert wood.find(ROOT, 6) == NOWHERE
    assert wood.size == 2


def test_from_nowhere_all_ways_lead_nowhere() -> None:
    wood = Wood(8, 16)
    assert wood.grow(NOWHERE, 5) == NOWHERE
    assert wood.size == 1


def test_a_full_table_grows_nothing_new_and_keeps_what_it_has() -> None:
    wood = Wood(4, 8)
    nodes = [wood.grow(ROOT, key) for key in range(3)]
    assert wood.grow(ROOT, 3) == NOWHERE
    assert wood.grow(nodes[2], 0) == NOWHERE
    assert [wood.grow(ROOT, key) for key in range(3)] == nodes
    assert wood.size == 4


@given(st.lists(st.tuples(st.integers(0, 40), keys), max_size=60))
def test_the_table_is_a_dictionary(asked: list[tuple[int, int]]) -> None:
    """Even if many keys begin at the same slot: the table is as full as it ever gets."""
    wood, known = Wood(32, 64), dict[tuple[int, int], int]()
    for number, key in asked:
        up = number % wood.size
        expected = known.get((up, key), wood.size if wood.size < 32 else NOWHERE)
        assert wood.find(up, key) == known.get((up, key), NOWHERE)
        assert wood.grow(up, key) == expected
        if expected != NOWHERE:
            known[up, key] = expected
    assert all(wood.find(up, key) == node for (up, key), node in known.items())


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("room", [2, 3, 12, 40])
def test_a_search_whose_table_is_full_goes_on(name: str, room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With room only for the roots it returns nothing; with room for a few actions it chooses among these."""
    monkeypatch.setattr(module, "FEWEST", room)
    monkeypatch.setattr(module, "NODES_FOR_EACH", 0)
    match = start(name)
    seat = Seat(match, match.actor)
    search = Search(match.game, 8)
    found = search.look(seat, 1)
    assert {one.action for one in found} == set(match.legal())
    assert sum(one.visits for one in found) == (0 if room == 2 else 8)
    assert sum(one.visits > 0 for one in found) <= room - 2
    assert all(0 <= one.value <= 1 for one in found)
    search.follow(seat, found[0].action)
    match.act(match.actor, found[0].action)
    assert search.look(Seat(match, match.actor), 2)
