"""What each opponent could bring against a mound in one turn: exactly what the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.termites.pieces import seen
from tests.rules.termites.helpers import happened
from tests.rules.termites.oracle import Oracle, any_position
from tests.rules.termites.scenes import land
from tests.rules.termites.table import Table, kind

from rulewright.games.termites.game import GAME
from rulewright.games.termites.parts import KINDS
from rulewright.games.termites.shown.shapes import Strike
from rulewright.games.termites.shown.text import token_name
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match

TOKENS = [token_name(kind) for kind in range(KINDS)]


def threats(t: Table, seat: int = 0) -> dict[str, list[Strike]]:
    return {threat.hex: threat.strikes for threat in GAME.threats(t.s, seat)}


def worst(t: Table, hex: str = "E5") -> Strike:
    return threats(t)[hex][0]


def besieged(value: int = 8, **terrain: str) -> Table:
    """A mound of seat 0 in the middle; it is its turn to move."""
    t = Table(land(**terrain))
    t.mound(0, value, "E5")
    t.movement(0)
    return t


# ------------------------------------------------------------- one after the other
def test_a_mound_that_nothing_can_reach_is_not_in_danger() -> None:
    t = besieged()
    t.unit(1, "soldier-3", "A1")
    t.hand(0, "worker-1")
    told = worst(t)
    assert (told.attack, told.lines, told.holds_by, told.message.key) == (0, [], 8, "termites-threat-none")
    t.hand(1, "worker-1")
    assert worst(t).attack == 1, "a token may be placed beside it"


def test_units_that_stand_by_strike_and_support() -> None:
    t = besieged()
    t.unit(1, "soldier-2", "D4")
    t.unit(1, "worker-1", "F5")
    t.unit(1, "nasute-1", "E7")
    t.unit(1, "worker-2", "C3")
    t.movement(1)
    told = worst(t)
    assert (told.seat, told.attack, told.defence, told.holds_by) == (1, 8, 8, 0)
    assert [(line.kind, line.hex, line.n, line.rule) for line in told.lines] == [
        ("attacker", "C3", 2, "T2.1"),
        ("support", "D4", 4, "T6.6"),
        ("support", "F5", 1, "T6.6"),
        ("slime", "E7", 1, "T2.3"),
    ]
    assert told.message.key == "termites-threat-holds"
    assert told.ghost is None


def test_an_unseen_token_is_a_ghost_where_it_does_most() -> None:
    t = besieged(F4="v")
    t.unit(1, "soldier-3", "D4")
    t.hand(1, "worker-1")
    t.stack(1, "nasute-2", "worker-2")
    told = worst(t)
    assert (told.attack, told.holds_by, told.message.key) == (9, -1, "termites-threat-falls")
    assert told.ghost is not None
    assert (told.ghost.caste, told.ghost.termites, told.ghost.hex) == ("nasute", 2, "F4")
    assert sum(line.n for line in told.lines if line.hex == "F4") == 3
    assert sum(line.n for line in told.lines) == told.attack


def test_a_token_that_is_placed_may_strike_itself() -> None:
    t = besieged(value=5)
    t.hand(1, "soldier-3")
    told = worst(t)
    assert told.attack == 6
    assert told.ghost is not None
    assert [(line.kind, line.hex) for line in told.lines] == [("attacker", told.ghost.hex)]


def test_who_has_no_token_left_strikes_only_in_the_turn_that_runs() -> None:
    t = besieged()
    t.unit(1, "soldier-3", "D4")
    t.hand(0, "worker-1")
    assert worst(t).attack == 0
    t.movement(1)
    assert worst(t).attack == 6


def test_a_hand_that_is_known_to_be_of_ground_termites_brings_no_alate() -> None:
    """T5.4: a player who discards a token has shown what is left."""
    t = besieged(value=5)
    t.hand(1, "worker-1", "worker-1", "worker-1")
    t.stack(1, "alate-3")
    assert worst(t).attack == 3
    t.s.frame[0].on |= 3 << 2 * 1
    assert worst(t).attack == 1


def test_the_worst_opponent_comes_first_and_the_mound_in_the_greatest_danger() -> None:
    t = Table(players=3)
    t.mound(0, 5, "E5")
    t.mound(0, 9, "B3")
    t.unit(1, "soldier-1", "D4")
    t.unit(2, "soldier-2", "F5")
    for seat in (1, 2):
        t.hand(seat, "worker-1")
    t.movement(0)
    found = GAME.threats(t.s, 0)
    assert [threat.hex for threat in found] == ["E5", "B3"]
    assert [strike.seat for strike in found[0].strikes] == [2, 1]
    assert [strike.attack for strike in found[0].strikes] == [5, 3]


def test_slime_from_two_hexes_counts_as_the_table_ruled() -> None:
    for ruling, attack in (("yes", 6), ("no", 4)):
        t = Table(slime_on_mounds=ruling)
        t.mound(0, 8, "E5")
        t.unit(1, "soldier-2", "D4")
        t.unit(1, "nasute-2", "E7")
        t.movement(1)
        assert worst(t).attack == attack


def test_those_who_look_on_have_nothing_to_lose() -> None:
    t = besieged()
    t.unit(1, "soldier-3", "D4")
    assert list(GAME.threats(t.s, SPECTATOR)) == []
    assert list(GAME.threats(t.s, 1)) == [], "a seat without a mound has none either"


# ------------------------------------------------------------- against the rules written down twice
def any_siege(random: Random) -> tuple[Table, Oracle]:
    """Any position, with tokens in everybody's hands and stacks."""
    t, oracle = any_position(random)
    for seat in range(t.s.players):
        size = random.choice((0, 1, 2, 3))
        t.hand(seat, *random.choices(TOKENS, k=size))
        if size == 3:
            t.stack(seat, *random.choices(TOKENS, k=random.choice((0, 1, 2))))
    t.s.top = 0
    return t, oracle


def unseen(t: Table, seat: int) -> list[str]:
    """All tokens in hand and stack."""
    return [token for token in TOKENS if t.s.hand[seat][kind(token)] + t.s.stack[seat][kind(token)]]


def listed(oracle: Oracle, seat: int, target: str, tokens: list[str]) -> int:
    """The best of every placement and every move, tried one by one."""

    def best() -> int:
        able = [unit for unit in oracle.units(seat) if target in oracle.targets(unit)]
        return max((oracle.strength(unit, target) for unit in able), default=0)

    most = best() if tokens else 0
    free = [hex for hex in oracle.place if hex not in oracle.piece]
    for token in tokens:
        for hex in free:
            if oracle.step(token.split("-")[0], hex):
                oracle.piece[hex] = (seat, token)
                most = max(most, best())
                del oracle.piece[hex]
    return most


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_it_is_the_best_of_all_that_the_rules_allow(seed: int) -> None:
    t, oracle = any_siege(Random(seed))
    before = t.s.encode()
    for seat in range(t.s.players):
        for hex, strikes in threats(t, seat).items():
            assert {strike.seat for strike in strikes} == set(range(t.s.players)) - {seat}
            for strike in strikes:
                assert strike.attack == listed(oracle, strike.seat, hex, unseen(t, strike.seat))
                assert strike.defence == oracle.defence(hex)
                assert strike.attack == sum(line.n for line in strike.lines)
    assert t.s.encode() == before, "a question changes nothing"


# ------------------------------------------------------------- against the engine
def hands(t: Table, seat: int) -> Iterator[tuple[list[str], list[str]]]:
    """Every hand and stack that the others cannot rule out."""
    row = [(token, t.s.hand[seat][kind(token)] + t.s.stack[seat][kind(token)]) for token in TOKENS]
    tokens = [token for token, count in row for _ in range(count)]
    size = sum(t.s.hand[seat])
    for chosen in set(combinations(range(len(tokens)), size)):
        yield [tokens[i] for i in chosen], [tokens[i] for i in range(len(tokens)) if i not in chosen]


def played(t: Table, seat: int, target: str) -> int:
    """The strongest attack on the target that the engine allows that seat in a turn, in any world; 0 if there is none."""
    most, start = 0, t.s.encode()
    for hand, stack in hands(t, seat):
        GAME.engine.decode(t.states, 0, start)
        for number in range(KINDS):
            t.s.hand[seat][number] = t.s.stack[seat][number] = 0
        t.hand(seat, *hand)
        t.stack(seat, *stack)
        t.turn(seat)
        for moving in after_placement(t, seat):
            GAME.engine.decode(t.states, 0, moving)
            most = max(most, attacked(t, target))
    GAME.engine.decode(t.states, 0, start)
    return most


def after_placement(t: Table, seat: int) -> list[bytes]:
    """Every position in which the movement of that turn may begin."""
    found, start = list[bytes](), t.s.encode()
    for token in sorted(t.legal()):
        GAME.engine.decode(t.states, 0, start)
        t.do(token)
        chosen, hexes = t.s.encode(), sorted(t.legal("place")) if token.startswith("token") else [""]
        for hex in hexes:
            GAME.engine.decode(t.states, 0, chosen)
            if hex:
                t.do(f"place:{hex}")
            if t.offer == "unit":
                found.append(t.s.encode())
    return found


def attacked(t: Table, target: str) -> int:
    most, start = 0, t.s.encode()
    for unit in sorted(t.legal("unit")):
        GAME.engine.decode(t.states, 0, start)
        t.do(f"unit:{unit}")
        if target in t.legal("move"):
            t.do(f"move:{target}", settle=False)
            most = max(most, next(a for name, a, _, _ in happened(t) if name == "strength"))
    return most


def small_siege(random: Random) -> Table:
    """Three rows, two swarms, few tokens, so that every turn can be played."""
    rows = [" ".join(random.choice("....wvs") for _ in range(n)) for n in (3, 4, 3)]
    t = Table("\n".join(" " * (4 - len(row.split())) + row for row in rows))
    t.mound(0, random.choice((5, 6, 7, 8)), "B2")
    for hex in sorted(t.cells):
        land = rows["ABC".index(hex[0])].split()[int(hex[1]) - 1]
        castes = {"w": ["alate"], "v": ["worker", "soldier", "nasute"]}.get(
            land, ["worker", "soldier", "nasute", "alate"]
        )
        if hex != "B2" and random.random() < 0.4:
            t.unit(random.choice((0, 1, 1)), f"{random.choice(castes)}-{random.randint(1, 3)}", hex)
    t.hand(1, *random.choices(TOKENS, k=2))
    t.stack(1, *random.choices(TOKENS, k=random.choice((0, 1))))
    t.hand(0, "worker-1")
    t.s.top = 0
    return t


def test_the_engine_makes_the_very_attack_and_none_that_is_stronger() -> None:
    random, taken, held = Random(11), 0, 0
    for _ in range(60):
        t = small_siege(random)
        told, best = worst(t, "B2"), played(t, 1, "B2")
        if told.holds_by < 0:
            taken += 1
            assert best == told.attack
        else:
            held += 1
            assert best == 0, "the engine takes a mound that was said to hold"
    assert min(taken, held) > 8, "the positions are all alike: the test is empty"


# ------------------------------------------------------------- what it must not tell
def games(players: int, number: int) -> Iterator[Match]:
    """Random games, at every decision."""
    for seed in range(number):
        random = Random(seed)
        match = Match(GAME, GAME.prepare(Settings(players)), bytes([seed] * 32))
        while not match.over:
            yield match
            match.act(match.actor, random.choice(match.legal()))


@pytest.mark.parametrize("players", [2, 4])
def test_it_depends_on_nothing_that_the_seat_cannot_know(players: int) -> None:
    states, looked, random = GAME.engine.new(1), 0, Random(1)
    for match in games(players, 2):
        if random.random() < 0.85:
            continue
        for seat in range(players):
            match.sample(states, 0, seat, random.getrandbits(31))
            found = GAME.threats(match.look(), seat)
            assert found == GAME.threats(GAME.engine.twin(states, 0), seat)
            own = {hex for hex, told in seen(match, seat).board.items() if told.owner == seat and told.mound}
            assert {threat.hex for threat in found} == own
            looked += len(found)
    assert looked > 50
