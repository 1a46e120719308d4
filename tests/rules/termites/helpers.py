"""Shared by several chapters: the board by names, calculated without the rules' own tables; events; whole matches."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from hypothesis import strategies as st
from tests.rules.termites.table import PLAIN, Table, kind

from rulewright.games.termites.game import GAME
from rulewright.games.termites.numbers import EVENT_KINDS
from rulewright.games.termites.parts import GRID, HEXES, TERRAINS
from rulewright.kernel.chance import mix
from rulewright.kernel.events import KIND, A, D
from rulewright.kernel.frames import CHANCE
from rulewright.kernel.game import Prepared, Settings
from rulewright.kernel.match import Line, Match
from rulewright.kernel.rule import buffer

CASTES = ("worker", "soldier", "nasute", "alate")
GROUND = ("worker", "soldier", "nasute")
NOWHERE = f"!{HEXES - 1}"  # a hex that no test board has
FLOWER = """
 . .
. . .
 . .
"""  # the middle, B2, is the only hex that is not on the edge


# ------------------------------------------------------------- the board
def board(letter: str, *places: str) -> str:
    """The plain board with that terrain on some hexes."""
    rows: dict[str, list[str]] = {}
    for hex in Table().cells:
        rows.setdefault(hex[0], []).append(letter if hex in places else ".")
    return "\n".join(" " * (9 - len(row)) + " ".join(row) for row in rows.values())


def pictures(letters: str = "..wvs") -> st.SearchStrategy[str]:
    """Boards of 37 hexes, rows A to G, with any terrain."""

    def draw(faces: list[str]) -> str:
        rows = [[faces.pop() for _ in range(length)] for length in (4, 5, 6, 7, 6, 5, 4)]
        return "\n".join(" " * (7 - len(row)) + " ".join(row) for row in rows)

    return st.lists(st.sampled_from(letters), min_size=37, max_size=37).map(draw)


def distance(t: Table, a: str, b: str) -> int:
    return GRID.distance(t.cells[a], t.cells[b])


def around(t: Table, hex: str) -> set[str]:
    """The neighbours that are on the board."""
    return {other for other in t.cells if distance(t, hex, other) == 1}


def terrain(t: Table, hex: str) -> str:
    return TERRAINS[t.s.terrain[t.cells[hex]]]


def hexes(t: Table, *terrains: str) -> set[str]:
    """All hexes of these terrains."""
    return {hex for hex in t.cells if terrain(t, hex) in terrains}


def mounds(t: Table) -> set[str]:
    return {hex for hex, cell in t.cells.items() if t.s.mound[cell]}


def groups(t: Table, among: Iterable[str]) -> list[set[str]]:
    """Connected groups of these hexes."""
    left, found = set(among), []
    while left:
        group, edge = set[str](), {left.pop()}
        while edge:
            group |= edge
            edge = {hex for hex in left for other in edge if distance(t, hex, other) == 1}
            left -= edge
        found.append(group)
    return found


# ------------------------------------------------------------- pieces
def attackers(t: Table, seat: int, strength: int, target: str, start: str) -> None:
    """A worker-1 on `start` and supporters next to the target, with that total strength."""
    t.unit(seat, "worker-1", start)
    left, places = strength - 1, sorted(around(t, target) - {start})
    for token, worth in (("soldier-3", 6), ("soldier-2", 4), ("worker-3", 3), ("worker-2", 2), ("worker-1", 1)):
        while left >= worth:
            t.unit(seat, token, next(hex for hex in places if t.free(hex)))
            left -= worth


def hand(t: Table, seat: int) -> dict[str, int]:
    """The tokens in a hand, by name."""
    tokens = [f"{caste}-{termites}" for caste in CASTES for termites in (1, 2, 3)]
    return {token: t.s.hand[seat][kind(token)] for token in tokens if t.s.hand[seat][kind(token)]}


def counts(row: Any) -> list[int]:
    return [int(n) for n in row]


def moves(t: Table, hex: str) -> set[str]:
    """Where seat 0's unit on that hex may go; empty if it cannot be chosen."""
    t.movement(0)
    if f"unit:{hex}" not in t.legal():
        assert t.why(f"unit:{hex}") == ("T6.1", "unit-cannot-move")
        return set()
    t.do(f"unit:{hex}")
    return t.legal("move")


# ------------------------------------------------------------- building a board
def building(
    picture: str = PLAIN, players: int = 2, tiles: tuple[int, int, int] = (2, 2, 2), *neutral: str, seed: int = 1
) -> Table:
    """The neutral mounds are placed, by default in the corner B2 and so on; tiles come next."""
    t = Table(picture, players=players, setup=True, scenario="build", tiles=tiles, seed=seed)
    for hex in neutral or ("B2", "B5", "H2")[: players - 1]:
        t.do(f"neutral:{hex}")
    return t


def lay(t: Table, up: str, hex: str) -> None:
    """Lay any tile with that terrain up."""
    side = next(side for side in sorted(t.legal("tile")) if side.startswith(up))
    t.do(f"tile:{side}", f"lay:{hex}")


def refusal(t: Table, up: str, hex: str) -> tuple[str, str] | None:
    """Why that terrain may not be laid there; the tile has been taken."""
    side = next(side for side in sorted(t.legal("tile")) if side.startswith(up))
    t.do(f"tile:{side}")
    return t.why(f"lay:{hex}")


# ------------------------------------------------------------- what happened
def happened(t: Table) -> list[tuple[str, int, int, int]]:
    """The events of the last action, with their first three numbers."""
    rows = (t.s.event[i] for i in range(t.s.happened))
    return [(EVENT_KINDS[row[KIND]].name, *row[A:D]) for row in rows]  # type: ignore[index, misc]


def sums(t: Table) -> tuple[int, int]:
    """Attack strength and defence of the attack just made."""
    return next((a, b) for name, a, b, _ in happened(t) if name == "strength")


# ------------------------------------------------------------- whole games with the shipped pack
@cache
def prepared(players: int, **options: str) -> Prepared:
    """A table with the shipped pack, which is read once."""
    return GAME.prepare(Settings(players, options))


def match(players: int, seed: int = 1, **options: str) -> Match:
    return Match(GAME, prepared(players, **options), seed.to_bytes(8, "big"))


def play(m: Match, seed: int, verb: str = "") -> Line | None:
    """Random actions up to and including the first of that verb, or to the end; None when the game is over."""
    while not m.over:
        legal = m.legal()
        line = m.act(m.actor, legal[mix(seed, len(m.trail)) % len(legal)])
        if verb and line.action is not None and line.action.partition(":")[0] == verb:
            return line
    return None


def first_chances(players: int, **options: str) -> tuple[list[Any], list[dict[str, int]]]:
    """The chances before a seat's first choice, each with its weights; the first outcome is always taken."""
    states, out, weights = GAME.engine.new(1), buffer(GAME.most_legal), buffer(GAME.most_legal)
    GAME.engine.setup(states, 0, GAME.engine.new(1), prepared(players, **options).config)
    met = []
    while GAME.engine.actor(states, 0) == CHANCE:
        n = GAME.engine.chance(states, 0, out, weights)
        met.append({GAME.write(states[0], int(out[i])): int(weights[i]) for i in range(n)})
        GAME.engine.apply(states, 0, out[0])
    return states, met
