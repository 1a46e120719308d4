"""C5.6-C5.12: battles without cards once more, in a few lines of plain Python, compared on random placements."""

from __future__ import annotations

from random import Random

import pytest
from tests.rules.cryhavoc.battling import ATTACKER, DEFENDER, Placed, fight, nests, units_of
from tests.rules.cryhavoc.table import Table

from rulewright.games.cryhavoc.game import GAME

CONTROL, PRISONERS, ATTRITION = range(3)
OBJECTIVES = ("control", "prisoners", "attrition")
UNITS = {"humans": 12, "pilgrims": 12, "machines": 12, "trogs": 16}


def resolve(attack: Placed, defence: Placed, taken: int) -> tuple[int, int | None, list[int], list[int]]:
    """Who wins, who takes a prisoner (from the objective `taken`), and the kills and survivors of both."""
    sides = [list(attack), list(defence)]
    winner = ATTACKER if attack[CONTROL] > defence[CONTROL] else DEFENDER
    captor = None
    if attack[PRISONERS] != defence[PRISONERS]:
        captor = ATTACKER if attack[PRISONERS] > defence[PRISONERS] else DEFENDER
        sides[1 - captor][taken] -= 1
    kills = [min(sides[side][ATTRITION], sum(sides[1 - side])) for side in (ATTACKER, DEFENDER)]
    survivors = [sum(sides[side]) - kills[1 - side] for side in (ATTACKER, DEFENDER)]
    return winner, captor, kills, survivors


def spread(rng: Random, most: int) -> Placed:
    n = rng.randint(1, most)
    control = rng.randint(0, n)
    prisoners = rng.randint(0, n - control)
    return control, prisoners, n - control - prisoners


# A battle region with its factions, and where each of them can retreat; natives cannot.
FIELDS = [
    ("foglands", ("pilgrims", "humans"), ("north_landing", None)),
    ("sporewood", ("pilgrims", "humans"), (None, "east_landing")),
    ("vinefall", ("machines", "humans"), ("west_landing", None)),
    ("bone_flats", ("humans", "machines"), (None, None)),
    ("glass_peaks", ("pilgrims", "trogs"), (None, "world_caverns")),
    ("glass_peaks", ("humans", "trogs"), (None, "world_caverns")),
    ("ember_basin", ("trogs", "machines"), ("world_caverns", None)),
]


@pytest.mark.rule("C5.6", "C5.7", "C5.8", "C5.9", "C5.11", "C5.12")
@pytest.mark.parametrize("players", [3, 4])
def test_battles_without_cards_end_as_plain_python_says(players: int) -> None:
    rng = Random(players)
    t = Table(*("pilgrims", "humans", "machines", "trogs")[:players])
    start = GAME.engine.encode(t.states, 0)
    fields = [field for field in FIELDS if players == 4 or field[1][ATTACKER] != "trogs"]
    for _ in range(200):
        GAME.engine.decode(t.states, 0, start)
        region, factions, refuges = rng.choice(fields)
        attack, defence = spread(rng, 7), spread(rng, 7)
        compare(t, rng, region, factions, refuges, attack, defence)


def compare(
    t: Table,
    rng: Random,
    region: str,
    factions: tuple[str, str],
    refuges: tuple[str | None, str | None],
    attack: Placed,
    defence: Placed,
) -> None:
    """One battle, by the engine and by hand."""
    fight(t, region, (factions[0], attack), (factions[1], defence))
    winner, captor, _, _ = resolve(attack, defence, 0)
    taken = 0
    if captor is not None:
        victims = (attack, defence)[1 - captor]
        taken = rng.choice([objective for objective in range(3) if victims[objective]])
        if t.asked is not None and t.asked[1] == "prisoner":
            t.do(f"capture:{OBJECTIVES[taken]}")
    winner, captor, kills, survivors = resolve(attack, defence, taken)
    where = f"{region} {factions} {attack} {defence} {captor} {taken}"
    native = [faction == "trogs" and "trogs" not in t.factions for faction in factions]
    nested = native[1 - winner] and survivors[1 - winner] > 0
    if nested:
        t.do(sorted(t.legal())[0])
    assert t.over, where
    assert t.controller(region) == (None if native[winner] else factions[winner]), where
    assert len(nests(t)) == (nested or native[winner]), where
    for side, faction in enumerate(factions):
        other = factions[1 - side]
        vp = 0 if native[side] else kills[side] + 2 * (winner == side)
        assert t.vp(faction) == vp, where
        assert t.holds(faction, other) == (captor == side), where
        home = region if winner == side else None if native[side] else refuges[side]
        there = survivors[side] if home else 0
        assert units_of(t, faction) == ({home: there} if there else {}), where
        assert t.reserve(faction) == UNITS[faction] - there - (captor == 1 - side), where
