"""What the parts of a pack must satisfy (T1, T4.1). We can only guess what the lost pictures of the rulebook showed: if a box differs from
our guess, the box is right, so it only gets a warning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rulewright.games.termites.parts import (
    ALATE,
    CASTES,
    KINDS,
    MOST_TERMITES,
    OPEN,
    PLAYERS,
    STRENGTH,
    SWARMS,
    TERRAINS,
    TILE_FACES,
    WORKER,
)
from rulewright.kernel.content import Report

from .layouts import Layout
from .pictures import names
from .schema import OWN_MOUNDS, TILES_IN_BOX, TOKENS, MoundsFile, ScenariosFile, SwarmTable, TilesFile, TokenRow

RESERVED = ("build", "file")  # names that no pack may use for a board: the players build one (T9.1) or bring one (T9.5)
SLIGHT = 6  # swarms of similar strength differ by at most a sixth of the strongest: our guess


def check_blank(blank: Layout, report: Report) -> None:
    """T4.1: the blank side shows no terrain."""
    for hex, name in names(blank.terrain).items():
        if blank.terrain[hex] != OPEN:
            report("content-blank-not-open", "T4.1", name, hex=name, terrain=TERRAINS[blank.terrain[hex]])


def tiles(file: TilesFile, report: Report) -> tuple[int, ...]:
    """The number of tiles of each kind."""
    counts = [0] * len(TILE_FACES)
    kinds = {frozenset(TERRAINS[face] for face in faces): kind for kind, faces in enumerate(TILE_FACES)}
    for number, row in enumerate(file.tile, 1):
        if len(row.faces) == 2 and frozenset(row.faces) in kinds:
            counts[kinds[frozenset(row.faces)]] += row.count
        else:
            report("content-tile-faces", "T1.5", f"tile[{number}]", faces=", ".join(row.faces))
    total = sum(row.count for row in file.tile)
    if total != TILES_IN_BOX:
        report("content-tile-count", "T1.5", count=total, expected=TILES_IN_BOX)
    return tuple(counts)


def mounds(file: MoundsFile, report: Report) -> tuple[int, ...]:
    values = file.own.values
    if len(values) != OWN_MOUNDS:
        report("content-mound-count", "T1.3", "own.values", count=len(values), expected=OWN_MOUNDS)
    for value, times in Counter(values).items():
        if times > 1:
            report("content-mound-value-twice", "T1.3", "own.values", value=value)
    return tuple(sorted(values))


def tokens(rows: Sequence[TokenRow]) -> tuple[int, ...]:
    """The number of tokens of each kind."""
    counts = [0] * KINDS
    for row in rows:
        counts[MOST_TERMITES * CASTES.index(row.caste) + row.termites - 1] += row.count
    return tuple(counts)


def check_swarm_names(swarms: Sequence[SwarmTable], report: Report) -> None:
    count = Counter[str](swarm.name for swarm in swarms)
    for name in SWARMS:
        if count[name] == 0:
            report("content-swarm-missing", "T1.1", swarm=name)
        if count[name] > 1:
            report("content-swarm-twice", "T1.1", swarm=name)


def check_swarms(swarms: Sequence[Sequence[int]], report: Report) -> None:
    """The swarms in the order of SWARMS, each as counts by kind of token."""
    for name, swarm in zip(SWARMS, swarms, strict=True):
        if sum(swarm) != TOKENS:
            report("content-swarm-size", "T1.2", f"swarm.{name}", swarm=name, count=sum(swarm), expected=TOKENS)
        for caste, held in zip(CASTES, by_caste(swarm), strict=True):
            if held == 0:
                report.warn("content-caste-missing", f"swarm.{name}", swarm=name, caste=caste)
    for own in range(len(CASTES)):
        _check_own_caste(own, swarms, report)
    _check_castes([by_caste(swarm) for swarm in swarms], report)
    for kind in range(1, KINDS, MOST_TERMITES):
        if not any(swarm[kind] for swarm in swarms):
            report.warn("content-no-token-of-two", caste=CASTES[kind // MOST_TERMITES])
    _check_strengths(swarms, report)


def by_caste(swarm: Sequence[int]) -> list[int]:
    return [sum(swarm[start : start + MOST_TERMITES]) for start in range(0, KINDS, MOST_TERMITES)]


def termites(swarm: Sequence[int], caste: int) -> int:
    return sum(shown * swarm[MOST_TERMITES * caste + shown - 1] for shown in range(1, MOST_TERMITES + 1))


def strength(swarm: Sequence[int]) -> int:
    """T2.1, the total of all tokens."""
    return sum(count * int(STRENGTH[kind]) for kind, count in enumerate(swarm))


def _check_own_caste(own: int, swarms: Sequence[Sequence[int]], report: Report) -> None:
    """T1.6, in our reading: more tokens and more termites of its own caste than any other swarm. Swarms and castes are in the same
    order."""
    name, caste, at = SWARMS[own], CASTES[own], f"swarm.{SWARMS[own]}"
    for swarm, other in zip(swarms, SWARMS, strict=True):
        count, more = by_caste(swarms[own])[own], by_caste(swarm)[own]
        if other != name and more >= count:
            report.warn("content-own-caste-tokens", at, swarm=name, caste=caste, other=other, count=count, more=more)
        count, more = termites(swarms[own], own), termites(swarm, own)
        if other != name and more >= count:
            report.warn("content-own-caste-termites", at, swarm=name, caste=caste, other=other, count=count, more=more)


def _check_castes(held: Sequence[Sequence[int]], report: Report) -> None:
    """Workers are the most common caste; Alate are rare outside grey: no caste is rarer there, in our reading."""
    total = [sum(swarm[caste] for swarm in held) for caste in range(len(CASTES))]
    for caste, name in enumerate(CASTES):
        if caste != WORKER and total[caste] >= total[WORKER]:
            report.warn("content-workers-not-commonest", caste=name, count=total[caste], workers=total[WORKER])
    for own, swarm in enumerate(SWARMS):
        if own != ALATE and held[own][ALATE] > min(held[own]):
            count, least = held[own][ALATE], min(held[own])
            report.warn("content-alate-not-rare", f"swarm.{swarm}", swarm=swarm, count=count, least=least)


def _check_strengths(swarms: Sequence[Sequence[int]], report: Report) -> None:
    strengths = [(strength(swarm), name) for name, swarm in zip(SWARMS, swarms, strict=True)]
    (least, weakest), (most, strongest) = min(strengths), max(strengths)
    if SLIGHT * (most - least) > most:
        report.warn("content-strengths-apart", weakest=weakest, least=least, strongest=strongest, most=most)


def check_scenarios(file: ScenariosFile, report: Report) -> None:
    """T4.1: a layout for every number of players, with unique names."""
    for name, times in Counter(scenario.name for scenario in file.scenario).items():
        if times > 1:
            report("content-scenario-twice", where=f"scenario.{name}", name=name)
        if name in RESERVED:
            report("content-scenario-reserved", where=f"scenario.{name}", name=name)
    for players in range(2, PLAYERS + 1):
        if all(scenario.players != players for scenario in file.scenario):
            report("content-scenario-missing", "T4.1", players=players)
