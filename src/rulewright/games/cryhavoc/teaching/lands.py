"""The map of a lesson's position: each region is either as at the start of a game, or described in the lesson."""

from __future__ import annotations

from rulewright.games.cryhavoc.pack.pack import Pack
from rulewright.games.cryhavoc.parts import FACTIONS, NOBODY, PARTIES, TYPES
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.content import Report

from .shape import Start, numbered

FACES = {"party": "party", "exploration": "exploration"}  # what lies face down, by the field that counts it


def region_ids(s: State, pack: Pack) -> dict[str, int]:
    return {region.id: n for n, region in enumerate(pack.map(s.players).regions)}


def lay_out(s: State, pack: Pack, start: Start, report: Report) -> None:
    """Every region is named once. Unrevealed tokens lie face down; the rest were found or woken by somebody."""
    ids = region_ids(s, pack)
    named = [*start.printed, *(text.partition(":")[0] for text in start.regions)]
    for id in ids:
        if named.count(id) != 1:
            report("cryhavoc-lesson-region", where="regions", region=id, count=named.count(id))
    for id in named:
        numbered(ids, id, report, "regions")
    lying = {field: sum(getattr(s, field)) for field in FACES.values()}
    if report.problems:
        return
    for text in start.regions:
        id, _, pieces = text.partition(":")
        clear(s, ids[id])
        for piece in filter(None, map(str.strip, pieces.split(","))):
            if not put(s, pack, ids[id], piece.split()):
                report("cryhavoc-lesson-piece", where="regions", given=f"{id}: {piece}")
    gone = {field: n - sum(getattr(s, field)) for field, n in lying.items()}
    reveal(s, pack, start, gone, report)
    check_presence(s, pack, report)


def clear(s: State, region: int) -> None:
    s.control[region] = NOBODY
    s.crystals[region] = s.party[region] = s.exploration[region] = 0
    for faction in range(len(FACTIONS)):
        s.units[faction][region] = 0
    for type in range(TYPES):
        s.built[type] &= ~(1 << region)


def put(s: State, pack: Pack, region: int, words: list[str]) -> bool:
    """One of: humans (their control token), humans 2, crystals 3, party, exploration, battle 1 humans, a structure."""
    structures = {structure.id: type for type, structure in pack.structures.items()}
    match words:
        case [name] if name in FACTIONS:
            s.control[region] = FACTIONS.index(name)
        case [name, n] if name in FACTIONS and n.isdecimal():
            s.units[FACTIONS.index(name)][region] = int(n)
        case ["crystals", n] if n.isdecimal():
            s.crystals[region] = int(n)
        case [name] if name in FACES:
            getattr(s, FACES[name])[region] = 1
        case ["battle", n, name] if n.isdecimal() and name in FACTIONS:
            s.battle[region], s.attacker[region] = int(n), FACTIONS.index(name)
            s.last_number = max(s.last_number, int(n))
        case [name] if name in structures:
            s.built[structures[name]] |= 1 << region
        case _:
            return False
    return True


def reveal(s: State, pack: Pack, start: Start, gone: dict[str, int], report: Report) -> None:
    """Tokens that are no longer on the map have been seen."""
    finds = {find.id: kind for kind, find in pack.explorations.items()}
    parties = {token.id: kind for kind, token in pack.trog_tokens.items() if kind < PARTIES}
    for where, names, ids, left, field in (
        ("found", start.found, finds, s.exploration_left, "exploration"),
        ("woken", start.woken, parties, s.trog_left, "party"),
    ):
        for name in names:
            kind = numbered(ids, name, report, where)
            if kind is not None:
                left[kind] -= 1
        if len(names) != gone[field] or min(left) < 0:
            report("cryhavoc-lesson-tokens", where=where, count=len(names), due=gone[field])


def check_presence(s: State, pack: Pack, report: Report) -> None:
    """A faction alone in a region controls it, except natives; two factions share one only if they are about to fight."""
    for id, region in region_ids(s, pack).items():
        there = [faction for faction in range(len(FACTIONS)) if s.units[faction][region]]
        fight = s.battle[region] != 0
        if fight != (len(there) == 2) or (fight and s.attacker[region] not in there):
            report("cryhavoc-lesson-battle", where="regions", region=id)
        elif len(there) == 1 and s.seat[there[0]] != NOBODY and s.control[region] != there[0]:
            report("cryhavoc-lesson-control", where="regions", region=id)
