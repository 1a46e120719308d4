"""How a person plays in the browser: what to click for each action."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Position
from tests.server.client import over

from .choosing import Update, argument_of, chosen, is_attack, verb_of
from .visitor import Visitor

ENDING = {"pass", "done", "stop", "end"}  # actions that end something
OBJECTIVES = ("control", "prisoners", "attrition")
REGIONS = {"land", "from", "to", "next", "retreat", "nest", "region", "construct", "activate", "site"}
LANES = {"capture", "kill", "objective"}

# The point of a thing that is closest to its middle and not covered, nor is anything within a few pixels: fingers are not exact, and a tap
# near a border may mean the other side.
FREE_POINT = """thing => {
    const box = thing.getBoundingClientRect();
    const parts = [0, 1, -1, 2, -2, 3, -3, 4, -4].map(part => part / 9);
    const points = parts.flatMap(x => parts.map(y => [x, y]));
    points.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
    const free = (x, y) => {
        const hit = document.elementFromPoint(box.left + x, box.top + y);
        return hit !== null && thing.contains(hit);
    };
    for (const around of [6, 3, 0])
        for (const [x, y] of points) {
            const at = { x: box.width * (0.5 + x), y: box.height * (0.5 + y) };
            const near = [[0, 0], [around, 0], [-around, 0], [0, around], [0, -around]];
            if (near.every(([dx, dy]) => free(at.x + dx, at.y + dy))) return at;
        }
    return null;
}"""


class Player:
    """A person who plays with the mouse. Choices are random, so that every kind of action occurs."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.chance = random.Random(seed)
        self.done: Counter[str] = Counter()  # by verb; attacks are counted separately

    # ------------------------------------------------------------- whose turn it is
    @property
    def update(self) -> Update:
        return self.visitor.update

    @property
    def is_asked(self) -> bool:
        if not self.visitor.updates or self.is_over:
            return False
        eyes = self.update["you"]["eyes"]
        return eyes is not None and bool(self.update["table"]["asked"] == eyes)

    @property
    def is_over(self) -> bool:
        return bool(self.visitor.updates) and over(self.update)

    @property
    def offer(self) -> str:
        return str(self.update["view"]["prompt"]["offer"]) if self.is_asked else ""

    def moves(self) -> str:
        """Do something good and return it."""
        action = chosen(self.update, self.done, self.chance)
        self.does(action)
        return action

    def does(self, action: str) -> None:
        """Click the thing for that action, and wait until it is done."""
        self.page.locator(".prompt.asked[aria-busy=false]").wait_for()  # the page is up to date, and asks
        before, attack = self.update["seq"], is_attack(self.update, action)
        if verb_of(action) == "station":
            self._places_units(int(argument_of(action)))
        else:
            self._chooses(action)
        self.visitor.until(lambda: self.update["seq"] > before, f"{action} at {self.update['view']['prompt']}")
        own = [entry.get("do") for update in self.visitor.updates for entry in update["log"] if entry["seq"] > before]
        assert action in own, f"{action} was meant, and {own} has happened"
        self.done[verb_of(action)] += 1
        self.done["attack"] += attack

    # ------------------------------------------------------------- what to click
    def _chooses(self, action: str) -> None:
        for thing in self._things(action):
            self.presses(thing)

    def _things(self, action: str) -> Iterator[Locator]:
        """One after the other; each is looked up when the previous one has been clicked."""
        verb = verb_of(action)
        words = self.named(".choices", action)
        if self.update["table"]["game"] == "termites":
            yield (
                self.place(argument_of(action))
                if argument_of(action) in self.update["view"]["board"]
                else (self.named(".slots", action) if argument_of(action) else words)
            )
        elif verb in REGIONS:
            region = argument_of(action).rpartition("@")[2]
            yield self.place(region)
            if len(actions_in(self.update, region)) > 1:
                yield self.named("[role=menu]", action)
        elif verb in LANES and self.update["view"].get("battle"):
            yield self.page.locator(f'[data-objective="{argument_of(action)}"]')
        elif verb in ("study", "skill"):
            yield from self._opened(verb, action)
        elif verb in ENDING | LANES | {"option", "owner", "more", "ransom"}:
            yield words
        else:
            yield self.named("", action)

    def _opened(self, verb: str, action: str) -> Iterator[Locator]:
        """Decks and skills are behind a button of the action; after the action, skills are on the faction's board."""
        found = self.page.locator(f'[data-action="{action}"]:visible')
        if not found.count():
            yield self.named(".ways", verb)
        yield found.first

    def named(self, within: str, action: str) -> Locator:
        return self.page.locator(f'{within} [data-action="{action}"]').first

    def place(self, place: str) -> Locator:
        return self.page.locator(f'svg [data-place="{place}"]').first

    def _places_units(self, first: int) -> None:
        """That many on the first objective asked for, random numbers on the others; the rest goes to the last automatically."""
        args, region = self.update["prompt"]["args"], self.update["view"]["battle"]["region"]
        free = OBJECTIVES[OBJECTIVES.index(args["objective"]) :]
        others = [self.chance.choice(free[1:]) for _ in range(args["n"] - first)]
        for objective in [free[0]] * first + [one for one in others if one != "attrition"]:
            self.presses(self.page.locator(f'[data-objective="{objective}"]'))
        self.presses(self.named(".strip", "station"))
        self.visitor.until(
            lambda: self.offer != "station" or self.update["view"]["battle"]["region"] != region, "units are placed"
        )

    # ------------------------------------------------------------- how to click
    def presses(self, thing: Locator) -> None:
        thing.click(position=self.free_point(thing))

    def free_point(self, thing: Locator) -> Position:
        """Things are not rectangular: the middle of a region may lie in another."""
        thing.scroll_into_view_if_needed()
        found: list[Position] = []

        def seen() -> bool:
            found[:] = filter(None, [thing.evaluate(FREE_POINT)])
            return bool(found)

        self.visitor.until(seen, f"{thing} can be seen")
        return found[0]


def play_together(*players: Player, until: Callable[[], bool] = lambda: False) -> None:
    """Play for each seat that is asked, to the end of the game or until a condition holds."""

    def told() -> list[int]:
        return [len(player.visitor.updates) for player in players]

    while not all(player.is_over for player in players) and not until():
        asked = next((player for player in players if player.is_asked), None)
        if asked:
            asked.moves()
        else:
            before = told()
            players[0].visitor.until(lambda before=before: told() != before, "somebody else moves")  # type: ignore[misc]


# ------------------------------------------------------------- before and after
def sits_down(visitor: Visitor, game: str) -> None:
    """From the lobby, against the fastest bot."""
    visitor.opens("/")
    box(visitor, game).get_by_role("radio", name="Pip").check()
    box(visitor, game).get_by_role("button", name="Play now").click()
    visitor.page.wait_for_url("**/table/*", wait_until="commit")
    visitor.page.locator(".prompt").wait_for()


def meet_by_link(host: Visitor, guest: Visitor, game: str) -> None:
    """The host creates a table in the lobby, the guest opens the link that the host sends."""
    host.opens("/")
    box(host, game).get_by_role("button", name="Invite friends").click()
    guest.opens(host.page.get_by_role("textbox", name="Invite with this link").input_value())
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.button("Join the table").click()
    host.sees("Everyone is here. You can start.")
    host.button("Start the game").click()
    for visitor in (host, guest):
        visitor.page.locator(".prompt").wait_for()


def box(visitor: Visitor, game: str) -> Locator:
    """A game in the lobby."""
    return visitor.page.get_by_role("article").nth(["termites", "cryhavoc"].index(game))


def sees_the_end(visitor: Visitor) -> None:
    """The final window shows the server's result."""
    visitor.page.locator("dialog #outcome").wait_for()
    assert visitor.page.locator("dialog:has(#outcome)").evaluate("it => it.scrollWidth <= it.clientWidth")
    you = visitor.update["table"]["seats"][visitor.update["you"]["eyes"]]["name"]
    assert f"{you} takes the lead" not in visitor.page.locator("dialog").inner_text(), "they are addressed"
    shown = visitor.page.locator("dialog tfoot td").all_inner_texts()
    assert shown == [str(seat["points"]) for seat in visitor.update["table"]["seats"]]
    by_source = {
        row.locator("th").inner_text(): row.locator("td") for row in visitor.page.locator("dialog tbody tr").all()
    }
    for counted in zip(*visitor.update["sources"], strict=True):
        points = [str(source["points"]) for source in counted]
        if any(source["points"] for source in counted):
            assert by_source[counted[0]["message"]["text"]].all_inner_texts() == points


def actions_in(update: Update, region: str) -> list[str]:
    """Actions in a region, where several things may be possible."""
    named = [action for action in update["view"]["actions"] if verb_of(action) in REGIONS]
    return [action for action in named if argument_of(action).rpartition("@")[2] == region]
