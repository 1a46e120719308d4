"""Random numbers from seeds: the same everywhere, fair, and secret where necessary."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.probe import run_both

from rulewright.kernel.chance import commitment, keyed, mix, pick, scramble

seeds = st.integers(0, (1 << 63) - 1)
counters = st.integers(0, (1 << 31) - 1)
weights = st.lists(st.integers(0, 9), min_size=1, max_size=8).filter(any)

KNOWN_MIXED = [1494736948, 1893232407, 3117546704]
KNOWN_KEYED = [11847303590535356460, 15870624886523963945]
KNOWN_COMMITMENT = "995edc69d5dfb1ba12b2af81e7852b8989bab92c43d9cd5b1fcec76c1fb47134"

MIXED = """
    import json
    from rulewright.kernel.chance import mix, pick
    from rulewright.kernel.rule import buffer, entry

    @entry
    def mixed(seed, k):
        return mix(seed, k)

    @entry
    def picked(weights, n, number):
        return pick(weights, n, number)

    room = buffer(4)
    for i, weight in enumerate((3, 0, 5, 1)):
        room[i] = weight
    seeds = [0, 1, 2, 77, 1 << 31, (1 << 32) - 1, 1 << 32, (1 << 62) + 12345, (1 << 63) - 1, -1, -(1 << 40)]
    numbers = [int(mixed(seed, k)) for seed in seeds for k in (0, 1, 2, 1000, 1 << 20, (1 << 31) - 1)]
    print(json.dumps([numbers, [int(picked(room, 4, number)) for number in [*range(20), *numbers]]]))
"""


def test_interpreted_and_compiled_numbers_are_the_same(tmp_path: Path) -> None:
    plain, compiled = run_both(MIXED, tmp_path)
    assert plain == compiled
    assert len(set(plain[0][:54])) == 54  # of nonnegative seeds


@given(seeds, counters)
def test_a_number_has_32_bits_and_depends_on_nothing_else(seed: int, k: int) -> None:
    assert mix(seed, k) == mix(seed, k)
    assert 0 <= mix(seed, k) < 1 << 32


@given(st.lists(st.integers(0, (1 << 32) - 1), min_size=2, max_size=50, unique=True))
def test_scramble_never_maps_two_numbers_to_one(numbers: list[int]) -> None:
    assert len({scramble(number) for number in numbers}) == len(numbers)


@pytest.mark.parametrize("sides", [2, 6, 7, 18])
def test_the_numbers_of_one_seed_and_the_first_of_many_are_fair(sides: int) -> None:
    """Within five standard deviations for each side; the numbers are fixed, so this never fails by bad luck."""
    rolls, fair = 36_000, 36_000 / sides
    for counts in (
        Counter(mix(5, k) % sides for k in range(rolls)),
        Counter(mix(seed, 0) % sides for seed in range(rolls)),
    ):
        assert set(counts) == set(range(sides))
        assert all(abs(count - fair) < 5 * fair**0.5 for count in counts.values())


def test_neighbours_in_seed_and_counter_are_not_related() -> None:
    for numbers in ([mix(5, k) for k in range(20_000)], [mix(seed, 3) for seed in range(20_000)]):
        pairs = Counter((a % 3, b % 3) for a, b in pairwise(numbers))
        assert all(abs(count - 2222) < 5 * 2222**0.5 for count in pairs.values())
        assert len(pairs) == 9


@given(weights)
def test_pick_gives_each_outcome_exactly_its_weight(weights: list[int]) -> None:
    counts = Counter(pick(weights, len(weights), number) for number in range(3 * sum(weights)))
    assert [counts[i] for i in range(len(weights))] == [3 * weight for weight in weights]


@given(weights, st.integers(0, (1 << 64) - 1))
def test_pick_never_gives_what_has_no_weight_and_looks_at_the_first_n_only(weights: list[int], number: int) -> None:
    assert weights[pick(weights, len(weights), number)] > 0
    assert pick([*weights, 99], len(weights), number) == pick(weights, len(weights), number)


@given(st.binary(min_size=32, max_size=32), st.integers(0, (1 << 63) - 1))
def test_the_numbers_of_a_secret_seed_have_64_bits(seed: bytes, k: int) -> None:
    assert keyed(seed, k) == keyed(seed, k)
    assert 0 <= keyed(seed, k) < 1 << 64
    assert keyed(seed, k) != keyed(seed, k + 1)


def test_secret_numbers_are_fair_and_those_of_other_seeds_are_others() -> None:
    seed, other = bytes(32), bytes([1]) + bytes(31)
    counts = Counter(keyed(seed, k) % 6 for k in range(12_000))
    assert all(abs(count - 2000) < 5 * 2000**0.5 for count in counts.values())
    assert not {keyed(seed, k) for k in range(1000)} & {keyed(other, k) for k in range(1000)}


def test_known_numbers_stay_as_they_are() -> None:
    """Journals depend on them."""
    assert [mix(0, 0), mix(1, 2), mix(1 << 40, 7)] == KNOWN_MIXED
    assert [keyed(bytes(32), k) for k in (0, 1)] == KNOWN_KEYED
    assert commitment(bytes(32)) == KNOWN_COMMITMENT


def test_a_commitment_distinguishes_seeds_and_is_none_of_the_seeds_numbers() -> None:
    seeds = [bytes([n]) * 32 for n in range(50)]
    assert len({commitment(seed) for seed in seeds}) == 50
    assert all(len(commitment(seed)) == 64 and seed.hex() not in commitment(seed) for seed in seeds)
