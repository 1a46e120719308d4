"""A game from another package has no pages here, but can be played on the plain page, with the board that it brings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.browser.conftest import Visits
from tests.browser.positions import reach
from tests.browser.site.test_axe import in_any_light
from tests.browser.things import Player, play_together, sees_the_end
from tests.browser.visitor import Visitor
from tests.server.client import Person, Table, over, started
from tests.server.running import Running

GAME = "thin-ice"
BOARD = f"**/games/{GAME}/board.js"
SHORT: dict[str, Any] = {"options": {"rounds": "3"}}


@pytest.fixture(scope="module")
def server(thin_ice: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With Thin Ice installed beside it."""
    database = tmp_path_factory.mktemp("plain") / "rulewright.db"
    with Running(f"sqlite:///{database}", {"PYTHONPATH": str(thin_ice)}) as running:
        yield running


class Clicker(Player):
    """Uses cards, hole and hut on the board; now and then the buttons below it."""

    def _things(self, action: str) -> Iterator[Locator]:
        yield self.named(".drawing" if self.chance.random() < 0.7 else ".choices", action)

    def presses(self, thing: Locator) -> None:
        """The board is redrawn when the texts of the choices arrive."""
        thing.click()


class Typist(Player):
    """Uses the digits for the buttons."""

    def _chooses(self, action: str) -> None:
        self.named(".choices", action).wait_for()
        self.visitor.presses(str(self.update["view"]["actions"].index(action) + 1))


def sits_down(visitor: Visitor) -> None:
    visitor.opens("/")
    box = visitor.page.get_by_role("article").filter(has_text="Thin Ice")
    box.get_by_role("radio", name="Pip").check()
    box.get_by_role("button", name="Play now").click()
    visitor.page.locator(".prompt").wait_for()


def against_a_bot(server: Running, visit: Visits, person: Person, **how: Any) -> Visitor:
    """A table that has just begun; the bot is waiting."""
    table = person.makes(GAME, players=2, **SHORT)
    person.seats_bot(table, 1, "pip")
    person.starts(table)
    visitor = before(server, visit, person, table, **how)
    visitor.page.locator(".choices [data-action]").first.wait_for()
    return visitor


def before(server: Running, visit: Visits, person: Person, table: Table, path: str = "", **how: Any) -> Visitor:
    cookie = {"name": "rulewright", "value": person.token, "url": server.url}
    return visit(cookies=[cookie], **how).opens(f"/table/{table.id}{path}")


def acts(visitor: Visitor, verb: str, within: str = ".choices") -> str:
    """Do the first such action and return it."""
    button = visitor.page.locator(f'{within} [data-action^="{verb}"]').first
    action, seq = button.get_attribute("data-action") or "", visitor.update["seq"]
    button.click()
    visitor.until(lambda: visitor.update["seq"] > seq, action)
    return action


def asks_why(visitor: Visitor, action: str) -> Locator:
    visitor.page.get_by_label("Type a move").fill(action)
    visitor.button("Ask").click()
    return visitor.page.get_by_role("alert")


# ------------------------------------------------------------- whole games
def test_a_newcomer_plays_a_whole_game_against_a_bot(visit: Visits) -> None:
    newcomer = visit()
    sits_down(newcomer)
    player = Clicker(newcomer)
    play_together(player)
    assert player.done.keys() >= {"bait", "cast", "home"}
    sees_the_end(newcomer)


def test_a_whole_game_on_a_phone_needs_no_mouse(server: Running, visit: Visits, anna: Person) -> None:
    visitor = against_a_bot(server, visit, anna, phone=True)
    play_together(Typist(visitor))
    sees_the_end(visitor)


def test_two_people_at_one_screen_see_their_own_hand_only(visit: Visits) -> None:
    screen = visit().opens("/")
    screen.page.get_by_role("article").filter(has_text="Thin Ice").get_by_role("button", name="Same screen").click()
    for number, name in enumerate(("Ada", "Bo"), start=1):
        screen.page.get_by_label(f"Name of player {number}").fill(name)
    screen.page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
    hand = screen.page.get_by_text("Your hand:")
    for name in ("Ada", "Bo"):
        screen.sees(f"Pass the device to {name}")
        expect(hand).to_have_count(0)
        screen.opens_the_curtain(name)
        expect(hand).to_have_count(1)
        if name == "Ada":
            fishes_and_goes_home(screen)


def fishes_and_goes_home(screen: Visitor) -> None:
    """Or until the ice breaks."""
    acts(screen, "bait")
    acts(screen, "cast")
    while screen.update["table"]["asked"] == 0:
        acts(screen, "home")


# ------------------------------------------------------------- what the page says
def test_the_position_is_described_in_words(server: Running, visit: Visits, anna: Person) -> None:
    visitor = against_a_bot(server, visit, anna)
    position = visitor.page.get_by_role("region", name="Position")
    expect(position.get_by_role("listitem")).to_have_text([line["text"] for line in visitor.update["position"]])
    acts(visitor, "bait")
    expect(position).to_contain_text("Your bait:")


def test_why_not_is_answered_with_the_paragraph(server: Running, visit: Visits, anna: Person) -> None:
    visitor = against_a_bot(server, visit, anna)
    laid = visitor.update["view"]["hand"]
    absent = next(card for card in ("crack", "fish-1", "fish-2") if card not in laid)
    answer = asks_why(visitor, f"bait:{absent}")
    expect(answer).to_contain_text("Choose a card from your hand.")
    expect(answer.get_by_role("link", name="Rule I3.1")).to_be_visible()
    expect(asks_why(visitor, "swim")).to_contain_text("swim")
    asks_why(visitor, f"bait:{next(iter(laid))}")
    visitor.sees("You can do that now.")


def test_an_action_that_has_become_impossible_says_why(server: Running, visit: Visits, anna: Person) -> None:
    visitor = against_a_bot(server, visit, anna)
    action = acts(visitor, "bait")
    visitor.page.get_by_text("Not possible now").click()
    visitor.page.locator(f'[data-why="{action}"]').click()
    expect(visitor.page.get_by_role("alert").get_by_role("link", name="Rule I4.1")).to_be_visible()
    visitor.presses("Escape")
    visitor.page.locator('.drawing [data-action="home"]').click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("Cast at least once.")


def test_undo_takes_the_bait_up_again(server: Running, visit: Visits, anna: Person) -> None:
    visitor = against_a_bot(server, visit, anna)
    acts(visitor, "bait", ".drawing")
    visitor.presses("u")
    visitor.page.locator('.choices [data-action^="bait"]').first.wait_for()


def test_a_hint_is_marked_among_the_choices_and_on_the_board(server: Running, visit: Visits, anna: Person) -> None:
    visitor = against_a_bot(server, visit, anna)
    visitor.presses("h")
    best = visitor.page.locator(".hint .move").first.get_attribute("data-move")
    for within in (".choices", ".drawing"):
        expect(
            visitor.page.locator(f'{within} [data-hint][data-action="{best}"]').first
        ).to_be_visible()  # or two of the same kind


# ------------------------------------------------------------- looking back
@pytest.fixture(scope="module")
def played(server: Running) -> Iterator[tuple[Person, Table]]:
    with Person(server.url, "Anna") as anna, Person(server.url, "Ben") as ben:
        table = started(anna, ben, game=GAME, **SHORT)
        reach([anna, ben], table, over)
        yield anna, table


def test_a_replay_tells_the_position_as_it_was(server: Running, visit: Visits, played: tuple[Person, Table]) -> None:
    visitor = before(server, visit, *played, path="/replay?eyes=0")
    position = visitor.page.get_by_role("region", name="Position")
    lines = position.get_by_role("listitem")
    expect(lines.first).to_have_text("Anna has 0 points.")
    expect(lines.last).to_contain_text("Your hand:")
    visitor.presses("End")
    person, table = played
    expect(lines).to_have_text([line["text"] for line in person.looks(table)["position"]])
    expect(visitor.page.locator(".drawing svg")).to_be_visible()


def test_open_eyes_see_every_hand(server: Running, visit: Visits, played: tuple[Person, Table]) -> None:
    visitor = before(server, visit, *played, path="/replay?eyes=open")
    expect(visitor.page.locator(".hands .hand")).to_contain_text(["Your hand:", "Your hand:"])


# ------------------------------------------------------------- a board that fails
@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("export default () => { throw new Error('out of ink') }", "out of ink"),
        ("export default () => ({ update() { throw new Error('out of ink') } })", "out of ink"),
        ("export const board = 1", "exports no function"),
        ("this is not a script", "Unexpected identifier"),
        (None, "Failed to fetch"),
    ],
    ids=["mount", "update", "no-function", "no-script", "missing"],
)
def test_without_its_board_the_game_goes_on_in_words(
    server: Running, visit: Visits, anna: Person, script: str | None, why: str
) -> None:
    def answer(route: Route) -> None:
        if script is None:
            route.fulfill(status=404)
        else:
            route.fulfill(content_type="text/javascript", body=script)

    table = anna.makes(GAME, players=2, **SHORT)
    anna.seats_bot(table, 1, "pip")
    anna.starts(table)
    cookie = {"name": "rulewright", "value": anna.token, "url": server.url}
    visitor = visit(cookies=[cookie], refusals=True)
    visitor.context.route(BOARD, answer)
    visitor.opens(f"/table/{table.id}")
    expect(visitor.sees("The game’s own board couldn’t be shown.")).to_contain_text(why)
    acts(visitor, "bait")
    acts(visitor, "cast")


# ------------------------------------------------------------- for everybody
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing(
    server: Running, visit: Visits, anna: Person, played: tuple[Person, Table], phone: bool
) -> None:
    visitor = against_a_bot(server, visit, anna, phone=phone, csp=False)
    acts(visitor, "bait")
    assert in_any_light(visitor.page) == []
    visitor.page.locator(".hint-button:visible").click()
    visitor.page.locator(".hint .move").first.wait_for()
    assert in_any_light(visitor.page) == []
    for path in ("", "/replay"):
        over = before(server, visit, *played, path=path, phone=phone, csp=False)
        over.page.locator("#outcome, .moment").first.wait_for()
        assert in_any_light(over.page) == []


def test_the_pages_name_no_game_of_others() -> None:
    sources = (Path(__file__).parents[3] / "web/src").rglob("*.*")
    assert [file.name for file in sources if re.search(r"thin.?ice", file.read_text(encoding="utf-8"), re.I)] == []
