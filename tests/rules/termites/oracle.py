"""Movement and attack implemented again for tests: plain and slow, listing every way step by step.

Written from the numbered rules alone. It takes its geometry from the picture of the board and its position from the pieces by name; it
shares neither tables nor code with the rules that it checks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from textwrap import dedent

from .scenes import ruled
from .table import NEUTRAL, PLAIN, Table

POINTS = {"worker": 2, "soldier": 1, "nasute": 1, "alate": 3}
STEP = {
    "ground": {".": 1, "v": 1, "s": 2},
    "flying": {".": 1, "w": 1, "s": 1},
}
Way = tuple[str, ...]


def places(picture: str) -> dict[str, tuple[int, int, str]]:
    """Line, column and letter of every hex of a picture."""
    found = {}
    for row, line in enumerate(dedent(picture).strip("\n").split("\n")):
        spots = [(x, letter) for x, letter in enumerate(line) if letter != " "]
        for number, (x, letter) in enumerate(spots, 1):
            found[f"{'ABCDEFGHIJKLM'[row]}{number}"] = (row, x, letter)
    return found


def apart(a: tuple[int, int, str], b: tuple[int, int, str]) -> int:
    """The steps between two hexes, ignoring obstacles."""
    rows, across = abs(a[0] - b[0]), abs(a[1] - b[1])
    return rows + max(0, across - rows) // 2


def spread(a: str, b: str) -> int:
    """The distance of two hexes of the plain board."""
    plain = places(PLAIN)
    return apart(plain[a], plain[b])


class Oracle:
    def __init__(self, t: Table, picture: str, rulings: dict[str, str]) -> None:
        self.place = places(picture)
        self.rulings = rulings
        self.near = {a: [b for b in self.place if self.distance(a, b) == 1] for a in self.place}
        self.piece = {hex: t.at(hex) for hex in self.place if t.at(hex) is not None}

    def distance(self, a: str, b: str) -> int:
        return apart(self.place[a], self.place[b])

    def terrain(self, hex: str) -> str:
        return self.place[hex][2]

    # ------------------------------------------------------------- pieces
    def owner(self, hex: str) -> int | None:
        return self.piece[hex][0] if hex in self.piece else None

    def is_mound(self, hex: str) -> bool:
        return hex in self.piece and isinstance(self.piece[hex][1], int)

    def is_unit(self, hex: str) -> bool:
        return hex in self.piece and not self.is_mound(hex)

    def caste(self, hex: str) -> str:
        return str(self.piece[hex][1]).split("-")[0] if self.is_unit(hex) else ""

    def might(self, hex: str) -> int:
        termites = int(self.piece[hex][1].split("-")[1])
        return 2 * termites if self.caste(hex) == "soldier" else termites

    def units(self, seat: int) -> list[str]:
        return [hex for hex in self.piece if self.is_unit(hex) and self.owner(hex) == seat]

    def step(self, caste: str, hex: str) -> int:
        """The cost of entering, 0 if closed."""
        return STEP["flying" if caste == "alate" else "ground"].get(self.terrain(hex), 0)

    # ------------------------------------------------------------- T6.1-T6.4, T6.8
    def lets_pass(self, unit: str, hex: str) -> bool:
        flies = self.caste(unit) == "alate"
        if hex == unit or hex not in self.piece:
            return True
        if self.is_mound(hex):
            return flies and self.rulings["mound_crossing"] == "alate"
        if self.owner(hex) == self.owner(unit):
            return True
        return flies and self.caste(hex) != "alate"

    def ways(self, unit: str) -> Iterator[Way]:
        """Every sequence of steps that the points allow, including back and forth; the last hex may be occupied by anything."""
        caste = self.caste(unit)

        def on(way: Way, left: int) -> Iterator[Way]:
            for hex in self.near[way[-1]]:
                cost = self.step(caste, hex)
                if 0 < cost <= left:
                    yield (*way, hex)
                    if self.lets_pass(unit, hex):
                        yield from on((*way, hex), left - cost)

        return on((unit,), POINTS[caste])

    def targets(self, unit: str) -> set[str]:
        """Enemy units, enemy and neutral mounds in reach, whether or not the unit is strong enough."""
        ends = {way[-1] for way in self.ways(unit)}
        return {hex for hex in ends if hex in self.piece and self.owner(hex) != self.owner(unit)}

    def goals(self, unit: str) -> set[str]:
        free = {way[-1] for way in self.ways(unit) if way[-1] not in self.piece}
        beaten = {hex for hex in self.targets(unit) if self.strength(unit, hex) > self.defence(hex)}
        return free | beaten

    # ------------------------------------------------------------- T6.6, T6.7, T6.9
    def strength(self, unit: str, target: str) -> int:
        return self.might(unit) + sum(
            self.help(hex, target) for hex in self.units(int(self.piece[unit][0])) if hex != unit
        )

    def help(self, hex: str, target: str) -> int:
        slime = self.caste(hex) == "nasute"
        far = self.rulings["slime_on_mounds"] == "yes" or not self.is_mound(target)
        if self.distance(hex, target) == 1 or (slime and far and self.distance(hex, target) == 2):
            return self.might(hex) + (1 if slime and self.terrain(hex) == "v" else 0)
        return 0

    def defence(self, target: str) -> int:
        if self.is_mound(target):
            return int(self.piece[target][1])
        return self.might(target) + (1 if self.terrain(target) == "s" else 0)

    # ------------------------------------------------------------- T7.1-T7.4
    def entries(self, unit: str, target: str) -> set[str]:
        """The last hex before the target, on any way to it."""
        again = self.rulings["recross_target"] == "yes"
        return {way[-2] for way in self.ways(unit) if way[-1] == target and (again or target not in way[:-1])}

    def retreats(self, unit: str, target: str, origin: str) -> set[str]:
        beaten = self.caste(target)
        found = set()
        for hex in self.near[target]:
            cost = self.step(beaten, hex)
            drowned = (
                beaten == "alate" and self.terrain(hex) == "v" and self.rulings["alate_into_vegetation"] == "choice"
            )
            enters = drowned or 0 < cost <= POINTS[beaten]
            if hex != origin and (hex == unit or hex not in self.piece) and enters:
                found.add(hex)
        return found

    def sides(self, unit: str, target: str) -> dict[str, set[str]]:
        """The retreats by where the attack comes from; empty if there is no retreat from any side."""
        if self.is_mound(target) or self.caste(unit) == "soldier":
            return {}
        origins = {unit} if self.rulings["attack_origin"] == "start" else self.entries(unit, target)
        return {origin: self.retreats(unit, target, origin) for origin in origins}


# ------------------------------------------------------------- positions
def any_rulings(random: Random) -> dict[str, str]:
    return {
        "mound_crossing": random.choice(("alate", "nobody")),
        "slime_on_mounds": random.choice(("yes", "no")),
        "attack_origin": random.choice(("last-step", "last-step", "start")),
        "alate_into_vegetation": random.choice(("last-resort", "choice")),
        "recross_target": random.choice(("yes", "no")),
    }


def any_picture(random: Random) -> str:
    """A small board with any terrain, and with holes; every row has a hex."""
    letters = random.choice(("....wvs", "..wvs", "......v", "...ssw", "..vvvs"))
    lines = []
    for length in random.choice(((3, 4, 5, 4, 3), (4, 5, 6, 7, 6, 5, 4), (6, 7, 6), (9,))):
        hexes = [random.choice(letters)] + [
            " " if random.random() < 0.05 else random.choice(letters) for _ in range(length - 1)
        ]
        lines.append(" " * (9 - length) + " ".join(hexes))
    return "\n".join(lines)


def any_position(random: Random, players: int = 3) -> tuple[Table, Oracle]:
    """Any board, any rulings, and pieces anywhere that their terrain is open to them."""
    picture, rulings = any_picture(random), any_rulings(random)
    t = ruled(picture, rulings, players)
    crowd = random.choice((0.2, 0.5, 0.8))
    for hex, (_, _, letter) in places(picture).items():
        if random.random() > crowd:
            continue
        if random.random() < 0.2:
            any_mound(random, t, hex, players)
            continue
        closed = {"alate"} if letter == "v" else {"worker", "soldier", "nasute"} if letter == "w" else set()
        caste = random.choice(sorted(set(POINTS) - closed))
        t.unit(random.choice((0, 0, *range(players))), f"{caste}-{random.randint(1, 3)}", hex)
    return t, Oracle(t, picture, rulings)


def any_mound(random: Random, t: Table, hex: str, players: int) -> None:
    seat = random.choice((*range(players), NEUTRAL))
    if seat == NEUTRAL:
        t.neutral(hex)
        return
    left = [value for value in range(10) if t.s.reserve[seat][value] > 0]
    if left:
        t.mound(seat, random.choice(left), hex)
