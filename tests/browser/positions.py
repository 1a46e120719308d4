"""Tables with something to see, created by people who play over the API. Each is created on first use."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import cached_property

from tests.server.client import WAIT, Json, Person, Table, bot_asked, over, started

from rulewright.games.termites.pack.loading import SHIPPED
from rulewright.kernel.bundles.bundle import in_folder, zipped

CLASSIC = in_folder(SHIPPED["classic"])
PACK = "my-box", "My box, as printed <b>in</b> 2015"  # name and title of a person's own pack
Wanted = Callable[[Json], bool]
MARCH = ("move", "pick:", "from:", "to:")
MIDDLE = {"termites": 75, "cryhavoc": 110}  # number of journal entries after which a board is interesting


def asks(offer: str) -> Wanted:
    """Anna is asked that question; she is the host, so hers is the first seat."""
    return lambda update: bool(
        update["you"]["eyes"] == 0 and update["view"]["prompt"]["offer"] == offer and its(update)
    )


def its(update: Json) -> bool:
    return bool(update["view"]["actions"])


def targets(update: Json) -> list[str]:
    """The hexes that the selected unit can attack."""
    board = update["view"]["board"]
    goals = [action.partition(":")[2] for action in update["view"]["actions"] if action.startswith("move:")]
    return [goal for goal in goals if board[goal].get("owner", 0) != 0]


def busiest(update: Json) -> tuple[str, int]:
    """The region where most can be built, and how much."""
    sites = [action.partition("@")[2] for action in update["view"]["actions"] if action.startswith("construct:")]
    return max(((site, sites.count(site)) for site in sites), key=lambda one: one[1], default=("", 0))


def nearly_over(update: Json) -> bool:
    """The last round of Cry Havoc; in Termites, nothing is left to draw."""
    view = update["view"]
    return bool(view["final"] if "round" in view else all(seat["stack"] == 0 for seat in view["seats"]))


def reach(people: list[Person], table: Table, wanted: Wanted, first: tuple[str, ...] = (), seed: int = 1) -> Json:
    """Move randomly, but prefer actions that begin with `first`, until one of the people sees what is wanted."""
    chance = random.Random(seed)
    while True:
        seen = [person.looks(table) for person in people]
        update = next((one for one in seen if wanted(one)), None)
        if update:
            return update
        assert not over(seen[0]), "the game is over, and it has not happened"
        if bot_asked(seen[0]):
            people[0].looks(table, since=seen[0]["seq"], wait=WAIT)
            continue
        person, update = next((person, one) for person, one in zip(people, seen, strict=True) if its(one))
        while its(update) and not wanted(update):
            actions = update["view"]["actions"]
            liked = [action for action in actions if action.startswith(first)] if first else []
            update = person.moves(table, chance.choice(liked or actions), update["seq"])


class Positions:
    """`well`: bots that try to win play instead, which takes longer but gives better pictures."""

    def __init__(self, url: str, *, well: bool = False) -> None:
        self.url, self._well = url, well
        self._stack = ExitStack()
        self.anna, self.ben = (self._stack.enter_context(Person(url, name)) for name in ("Anna", "Ben"))
        self.people = [self.anna, self.ben]

    def close(self) -> None:
        self._stack.close()

    def cookies(self, person: Person) -> list[dict[str, str]]:
        """The cookie that identifies a browser as that person's."""
        return [{"name": "rulewright", "value": person.token, "url": self.url}]

    @cached_property
    def pack(self) -> str:
        """Anna has uploaded a pack, and then a better version."""
        for title in ("My box", PACK[1]):
            about = CLASSIC["pack.toml"].replace(b'"classic"', f'"{PACK[0]}"'.encode())
            data = zipped({**CLASSIC, "pack.toml": about.replace(b'"Termites, classic box"', f'"{title}"'.encode())})
            kind = {"Content-Type": "application/octet-stream"}
            answer = self.anna.http.post("/packs", content=data, headers=kind).raise_for_status().json()
        return str(answer["pack"]["versions"][0]["facts"]["pack"])

    @cached_property
    def workshop(self) -> str:
        """Anna is correcting a pack, and has changed one card so far."""
        begun = self.anna.ask("POST", "/packs/begin", {"game": "cryhavoc", "pack": "york", "title": PACK[0]})
        place, box = "tactics/card/humans_outflank", {"source": "my box", "confidence": "certain"}
        changes = [
            {"place": f"{place}/move", "was": 2, "value": 3},
            {"place": f"{place}/fields/move", "was": None, "value": box},
        ]
        self.anna.ask("PATCH", f"/packs/{begun['id']}/draft", {"changes": changes})
        return str(begun["id"])

    @cached_property
    def drawn_board(self) -> str:
        """Anna is drawing a board with water too close to a mound."""
        begun = self.anna.ask("POST", "/packs/begin", {"game": "termites", "pack": "classic", "title": PACK[0]})
        place = "scenarios/scenario/three/neutral"
        changes = [{"place": place, "was": ["F4", "F8"], "value": ["D6", "H5"]}]
        self.anna.ask("PATCH", f"/packs/{begun['id']}/draft", {"changes": changes})
        return str(begun["id"])

    def _in_the_middle(self, game: str, entries: int = 0) -> Table:
        """Ben and Anna have played for a while."""
        table = started(self.anna, self.ben, game=game, watched=True)
        entries = entries or MIDDLE[game]
        if self._well:
            self._let_bots_play(table, lambda update: bool(update["seq"] >= entries))
        else:
            reach(self.people, table, lambda update: bool(update["seq"] > entries // 2))
        return table

    def _let_bots_play(self, table: Table, wanted: Wanted) -> None:
        """Both leave for a while, and come back."""
        for person in self.people:
            person.leaves(table, "greedy")
        while not wanted(self.anna.looks(table)):
            time.sleep(0.01)
        for person in self.people:
            person.comes_back(table)

    def _at(self, game: str, wanted: Wanted, *first: str, before: tuple[str, ...] = ()) -> tuple[Table, Json]:
        """A table in the middle of a game where Anna sees that; tries other games if it does not occur in the first."""
        for seed in range(8):
            table = self._in_the_middle(game)
            try:
                if before:
                    reach(self.people, table, lambda update: bool(update["seq"] > 90), before, seed)
                return table, reach(self.people, table, wanted, first, seed)
            except AssertionError:
                continue
        raise AssertionError("it has not happened in eight games")

    # ------------------------------------------------------------- before a game
    @cached_property
    def gathering(self) -> Table:
        table = self.anna.makes("cryhavoc", players=4, open=True)
        self.ben.joins(table)
        self.anna.seats_bot(table, 3, "greedy")
        return table

    @cached_property
    def full(self) -> Table:
        table = self.anna.makes("termites", players=2)
        self.ben.joins(table)
        return table

    @cached_property
    def open_table(self) -> Table:
        """Somebody else's, so that Anna finds it in the lobby."""
        return self.ben.makes("termites", players=3, open=True)

    @cached_property
    def one_screen(self) -> Table:
        return self.anna.makes("termites", players=2, own_seats=2, names=["Anna", "Ola"], start=True)

    # ------------------------------------------------------------- Termites
    @cached_property
    def mounds(self) -> Table:
        table = started(self.anna, self.ben)
        reach(self.people, table, asks("mound-hex"))
        return table

    @cached_property
    def placing(self) -> Table:
        return self._at("termites", asks("token-hex"))[0]

    @cached_property
    def attack(self) -> tuple[Table, Json]:
        return self._at("termites", lambda update: asks("goal")(update) and bool(targets(update)), "unit:")

    @cached_property
    def beaten(self) -> Table:
        return self._at("termites", asks("retreat"), "unit:", "move:")[0]

    @property
    def attacked(self) -> str:
        return targets(self.attack[1])[0]

    @property
    def out_of_reach(self) -> list[str]:
        """Hexes that the selected unit cannot reach, although none of its own units is there."""
        view = self.attack[1]["view"]
        free = [name for name, hex in view["board"].items() if hex.get("owner", -1) != 0]
        return [name for name in free if f"move:{name}" not in view["actions"]]

    @cached_property
    def watched(self) -> Table:
        return self._in_the_middle("termites", 60)

    @cached_property
    def building(self) -> Table:
        table = started(self.anna, self.ben, options={"scenario": "build"})
        reach(self.people, table, asks("tile-hex"))
        return table

    # ------------------------------------------------------------- Cry Havoc
    @cached_property
    def action(self) -> Table:
        return self._at("cryhavoc", asks("action"))[0]

    @cached_property
    def cards(self) -> Table:
        return self._at(
            "cryhavoc", lambda update: asks("cards")(update) and len(update["view"]["picked"]) > 0, "pick:"
        )[0]

    @cached_property
    def sites(self) -> tuple[Table, Json]:
        wanted = lambda update: asks("structure")(update) and busiest(update)[1] > 1  # noqa: E731
        return self._at("cryhavoc", wanted, "build", "pick:", before=MARCH)

    @cached_property
    def battle(self) -> Table:
        return self._at("cryhavoc", asks("station"), *MARCH)[0]

    @cached_property
    def retreat(self) -> tuple[Table, Json]:
        return self._at("cryhavoc", asks("retreat"), *MARCH)

    # ------------------------------------------------------------- after a game
    def _finished(self, game: str) -> Table:
        table = started(self.anna, self.ben, game=game, watched=True)
        if self._well:
            self._let_bots_play(table, nearly_over)
        reach(self.people, table, over)
        return table

    @cached_property
    def finished_termites(self) -> Table:
        return self._finished("termites")

    @cached_property
    def finished_cryhavoc(self) -> Table:
        return self._finished("cryhavoc")
