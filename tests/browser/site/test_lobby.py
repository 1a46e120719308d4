"""Before the first move: a game with one click, friends by a link, one screen for several, and a custom table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Route, ViewportSize, expect
from tests.browser.conftest import Visits, a_server
from tests.browser.things import Player, play_together
from tests.browser.visitor import Visitor
from tests.server.client import Person, started
from tests.server.running import Running

from rulewright.words import LANGUAGES

TITLES = {"termites": "Termites", "cryhavoc": "Cry Havoc"}
BOTH_GAMES = pytest.mark.parametrize("game", TITLES)
BOTS = ["Pip", "Wren", "Juno", "Marlow", "Vesper", "Atlas", "Orion"]
ON_TABLE = re.compile(r"/table/\w+")
COVERED = """() => [...document.querySelectorAll('.option')].filter((option) => {
  const text = document.createRange()
  text.selectNodeContents(option.querySelector('b'))
  const answers = option.lastElementChild.getBoundingClientRect()
  const overlaps = (one) => one.right > answers.left && one.bottom > answers.top && one.top < answers.bottom
  return [...text.getClientRects()].some(overlaps)
}).map((option) => option.querySelector('b').innerText)"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Used by this file alone, since the lobby lists all tables."""
    yield from a_server(tmp_path_factory.mktemp("own"))


def cookies(person: Person) -> list[dict[str, str]]:
    return [{"name": "rulewright", "value": person.token, "url": person.url}]


def box(visitor: Visitor, game: str) -> Locator:
    return visitor.page.locator("article").nth(list(TITLES).index(game))


def test_on_a_slow_network_a_sign_shows_that_the_page_is_on_its_way(visit: Visits) -> None:
    page = visit().page
    held: list[Route] = []
    page.route("**/api/me", lambda route: held.append(route))
    page.goto("/")
    expect(page.get_by_alt_text("rulewright")).to_be_visible()
    for route in held:
        route.continue_()
    page.locator("article").first.wait_for()
    expect(page.locator(".opening")).to_have_count(0)


# ------------------------------------------------------------- three ways to begin
@BOTH_GAMES
def test_one_click_and_a_newcomer_is_asked_for_the_first_move(visit: Visits, game: str) -> None:
    guest = visit().opens("/")
    box(guest, game).get_by_role("button", name="Play now").click()
    guest.page.wait_for_url(ON_TABLE, wait_until="commit")
    guest.page.locator(".prompt.asked").wait_for()
    seats = guest.update["table"]["seats"]
    assert [seat["bot"] for seat in seats] == ["", "juno"]
    assert seats[0]["name"].startswith("Guest")
    assert guest.page.get_by_role("heading", name=TITLES[game]).is_visible()


def test_the_bots_are_offered_by_name_the_weakest_first_and_the_chosen_one_plays(visit: Visits) -> None:
    guest = visit().opens("/")
    offered = box(guest, "termites").get_by_role("radiogroup", name="Your opponent").get_by_role("radio")
    expect(offered).to_have_count(len(BOTS))
    for level, bot in enumerate(BOTS, 1):
        choice = box(guest, "termites").get_by_role("radio", name=f"{bot} strength {level} of {len(BOTS)}")
        expect(choice).to_have_value(bot.lower())
        expect(choice).to_have_accessible_description(re.compile(r"\w+"))
    expect(offered.nth(BOTS.index("Juno"))).to_be_checked()
    offered.first.check()
    guest.sees("against Pip")
    guest.page.reload()
    expect(offered.first).to_be_checked()
    box(guest, "termites").get_by_role("button", name="Play now").click()
    guest.page.locator(".prompt.asked").wait_for()
    assert [seat["bot"] for seat in guest.update["table"]["seats"]] == ["", "pip"]
    guest.sees("a beginner: misses a lot and forgives a lot")
    play_together(Player(guest), until=lambda: has_moved(guest, 1))


def has_moved(visitor: Visitor, seat: int) -> bool:
    return any(entry.get("seat") == seat for update in visitor.updates for entry in update["log"] if "do" in entry)


def test_a_second_click_makes_no_second_table(visit: Visits) -> None:
    guest = visit().opens("/")
    box(guest, "termites").get_by_role("button", name="Play now").dblclick()
    guest.page.wait_for_url(ON_TABLE, wait_until="commit")
    guest.page.goto("/mine")
    guest.page.locator("a.row").first.wait_for()
    assert guest.page.locator("a.row").count() == 1


@BOTH_GAMES
def test_a_link_is_all_that_a_friend_needs(visit: Visits, game: str) -> None:
    host, friend = visit(), visit()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.opens("/")
    box(host, game).get_by_role("button", name="Invite friends").click()
    host.sees("Waiting for one more player.")
    host.button("Copy link").click()
    host.sees("Copied. Now send it to your friends.")
    link = host.page.evaluate("() => navigator.clipboard.readText()")
    assert link == host.page.get_by_role("textbox", name="Invite with this link").input_value()

    friend.opens(link)
    friend.page.get_by_role("textbox", name="Your name").fill("Zoë 🦊")
    friend.button("Join the table").click()
    friend.sees("Everyone is here. The host will start the game.")
    host.sees("Zoë 🦊")
    host.button("Start the game").click()
    for player in (host, friend):
        player.page.locator(".prompt").wait_for()
    assert sum(player.page.locator(".prompt.asked").count() for player in (host, friend)) == 1


def test_one_screen_for_three_and_a_bot(visit: Visits) -> None:
    screen = visit().opens("/")
    box(screen, "termites").get_by_role("button", name="Same screen").click()
    dialog = screen.page.get_by_role("dialog")
    dialog.get_by_role("radiogroup", name="People").get_by_role("radio", name="3").check()
    for number, name in enumerate(["Ada", "Bo", "Cy"], start=1):
        dialog.get_by_label(f"Name of player {number}").fill(name)
    dialog.get_by_role("radiogroup", name="Bots").get_by_role("radio", name="1").check()
    dialog.get_by_role("radio", name="Pip").check()
    dialog.get_by_role("button", name="Start the game").click()
    screen.page.wait_for_url(ON_TABLE, wait_until="commit")
    screen.page.locator(".fold h1, .prompt").first.wait_for()
    seats = screen.update["table"]["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats][:3] == [("Ada", ""), ("Bo", ""), ("Cy", "")]
    assert [seat["bot"] for seat in seats] == ["", "", "", "pip"]


# ------------------------------------------------------------- tables of others, and one's own
def test_an_open_table_is_found_in_the_lobby_and_joined(visit: Visits, anna: Person) -> None:
    table = anna.makes("termites", players=2, open=True)
    guest = visit().opens("/")
    guest.page.get_by_role("button", name="Join Anna").first.click()
    guest.page.wait_for_url(f"**/table/{table.id}", wait_until="commit")
    guest.sees("Everyone is here. The host will start the game.")
    assert anna.looks(table)["table"]["seats"][1]["person"]


def test_a_game_that_may_be_watched_is_found_in_the_lobby(visit: Visits, anna: Person, ben: Person) -> None:
    table = started(anna, ben, watched=True, open=True)
    guest = visit().opens("/")
    guest.page.get_by_role("link", name="Watch Anna, Ben").first.click()
    guest.page.wait_for_url(f"**/table/{table.id}", wait_until="commit")
    guest.sees("You’re watching.")


def test_my_games_say_whose_turn_it_is(visit: Visits, anna: Person, ben: Person) -> None:
    table = started(anna, ben)
    asked = anna.looks(table)["table"]["asked"]
    gathering = anna.makes("cryhavoc", players=3)
    for seat, person in enumerate((anna, ben)):
        reader = visit(cookies=cookies(person)).opens("/mine")
        row = reader.page.locator(f'a.row[href="/table/{table.id}"]')
        row.wait_for()
        says = "your turn" if seat == asked else f"waiting for {['Anna', 'Ben'][asked]}"
        expect(row).to_contain_text(says)
        group = "Your turn" if seat == asked else "Waiting for others"
        expect(reader.page.get_by_role("region", name=group).locator(row)).to_have_count(1)
        expect(reader.page.locator(".count")).to_have_count(int(seat == asked))  # the bar counts waiting games
    mine = visit(cookies=cookies(anna)).opens("/mine")
    row = mine.page.get_by_role("region", name="Not started yet").locator("a.row")
    row.click()
    mine.page.wait_for_url(f"**/table/{gathering.id}", wait_until="commit")


# ------------------------------------------------------------- a table as one wishes it
EDITIONS = {"en": "en", "pl": "pl", "de": "de", "pt-BR": "pt"}


@pytest.mark.parametrize("language", EDITIONS)
def test_a_new_table_proposes_the_edition_of_the_readers_language(visit: Visits, language: str) -> None:
    """With one click, and in the form, where another one can be chosen."""
    guest = visit(language=language).opens("/")
    box(guest, "cryhavoc").locator("button.primary").click()
    guest.page.locator(".prompt").wait_for()
    assert guest.update["table"]["options"]["edition"] == EDITIONS[language]
    guest.opens("/new/cryhavoc")
    other = "de" if language == "en" else "en"
    editions = guest.page.get_by_role("radiogroup").filter(has=guest.page.locator("input[value=pl]"))
    editions.locator(f"input[value={EDITIONS[language]}]:checked").wait_for()
    editions.locator(f"input[value={other}]").check()
    guest.page.locator("form button.primary").click()
    guest.page.locator(".prompt").wait_for()
    assert guest.update["table"]["options"]["edition"] == other


def test_an_edition_a_pack_and_a_ruling_that_are_chosen_reach_the_table(visit: Visits, server: Running) -> None:
    host = visit().opens("/")
    box(host, "cryhavoc").get_by_role("link", name="Options").click()
    host.page.get_by_role("heading", name="Cry Havoc: new table").wait_for()
    host.page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").check()
    host.rests()  # the games with options of their own
    editions = host.page.get_by_role("radiogroup", name="Edition of the rulebook")
    if editions.count():
        wanted = editions.get_by_role("radio").last
        wanted.check()
    else:
        select = host.page.get_by_role("combobox", name="Edition of the rulebook")
        select.select_option(index=select.locator("option").count() - 1)
        wanted = select
    edition = wanted.input_value()
    packs = host.page.get_by_role("combobox", name="Content pack")
    expect(packs.locator("option:checked")).to_have_text("york-five: usually five rounds")
    packs.select_option(label="york: usually three or four rounds")
    host.page.locator("details summary").click()
    ruling = host.page.locator("details .option").last
    name = ruling.locator("b").first.inner_text()
    ruling.get_by_role("radio").last.check()
    ruling.get_by_text("changed by you").wait_for()
    chosen = ruling.get_by_role("radio").last.input_value()
    host.page.get_by_label("Spectators allowed").check()
    host.button("Start the game").click()
    host.page.locator(".prompt").wait_for()
    options = host.update["table"]["options"]
    assert options["edition"] == edition
    assert chosen in options.values(), (name, options)
    assert host.update["table"]["players"] == 3
    assert host.update["table"]["pack"] == "york"
    assert host.update["table"]["watched"]
    host.button("Table menu").click()
    menu = host.page.get_by_role("dialog")
    menu.get_by_text("Table options").click()
    menu.get_by_text(name).wait_for()
    expect(menu.locator("dt:text-is('Content pack') + dd")).to_have_text("york")


def test_the_last_wish_is_remembered_where_it_was_made(visit: Visits) -> None:
    host = visit().opens("/new/termites")
    host.page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="4").check()
    host.page.goto("/")
    host.sees("against Juno, 2 players")
    host.page.goto("/new/termites")
    expect(host.page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="4")).to_be_checked()
    host.button("Reset to defaults").click()
    expect(host.page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2")).to_be_checked()


def test_the_host_chooses_sides_and_bots_before_the_start(visit: Visits, anna: Person) -> None:
    table = anna.makes("cryhavoc", players=2)
    host = visit(cookies=cookies(anna)).opens(f"/table/{table.id}")
    host.page.get_by_role("combobox", name="Faction for seat 1").select_option("machines")
    host.button("A bot").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Marlow").click()
    host.sees("Everyone is here. You can start.")
    host.page.get_by_role("combobox", name="Faction for seat 2").select_option("humans")
    host.until(lambda: [seat["side"] for seat in host.update["table"]["seats"]] == ["machines", "humans"], "the sides")
    assert [seat["bot"] for seat in host.update["table"]["seats"]] == ["", "marlow"]
    host.button("Start the game").click()
    host.page.locator(".prompt").wait_for()
    assert [one["faction"] for one in host.update["view"]["factions"] if one["seat"] == 0] == ["machines"]


# ------------------------------------------------------------- a name, and the way back
def test_a_name_goes_along_to_the_next_table(visit: Visits) -> None:
    guest = visit().opens("/me")
    guest.page.get_by_role("textbox", name="Name").first.fill("Łucja")
    guest.button("Save").click()
    guest.sees("Name saved.")
    guest.page.goto("/")
    box(guest, "termites").get_by_role("button", name="Play now").click()
    guest.page.get_by_role("group", name="Łucja (you)").wait_for()


def test_an_account_finds_its_games_on_another_device(visit: Visits) -> None:
    name = "Noor"
    here, there = visit(), visit(refusals=True)
    here.opens("/me")
    here.page.get_by_role("textbox", name="Name").first.fill(name)
    here.button("Save").click()
    here.page.get_by_label("New password").fill("correct horse battery")
    here.button("Set password").click()
    here.sees("Password saved.")
    here.page.goto("/")
    box(here, "termites").get_by_role("button", name="Invite friends").click()
    here.sees("Waiting for one more player.")

    there.opens("/me")
    login = there.page.locator("form", has=there.page.get_by_role("button", name="Log in"))
    login.get_by_label("Name").fill(name)
    login.get_by_label("Password").fill("wrong horse battery")
    login.get_by_role("button", name="Log in").click()
    there.page.get_by_role("alert").get_by_text(re.compile(".+")).wait_for()
    login.get_by_label("Password").fill("correct horse battery")
    login.get_by_role("button", name="Log in").click()
    there.sees("You’re logged in.")
    there.page.goto("/mine")
    there.page.locator("a.row").wait_for()


def test_the_back_button_leads_from_the_table_to_the_lobby_and_on_again(visit: Visits) -> None:
    guest = visit().opens("/")
    box(guest, "termites").get_by_role("button", name="Play now").click()
    guest.page.wait_for_url(ON_TABLE, wait_until="commit")
    guest.page.locator(".prompt.asked").wait_for()
    place = guest.page.url
    guest.page.go_back()
    row = guest.page.locator("a.row")
    row.wait_for()
    assert guest.page.get_by_role("heading", level=1).inner_text() == "Board games, exactly by the rules."
    guest.page.go_forward()
    guest.page.locator(".prompt.asked").wait_for()
    assert guest.page.url == place


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_laptop_the_links_of_a_game_stand_in_one_row_with_its_players(visit: Visits, language: str) -> None:
    visitor = visit(language=language)
    page = visitor.page
    page.set_viewport_size(ViewportSize(width=1366, height=650))
    visitor.opens("/")
    page.locator("article .meta").first.wait_for()
    apart = """all => all.flatMap((one) => {
      const [players, ...others] = [...one.children].map((part) => part.getBoundingClientRect());
      return others.map((part) => part.top >= players.bottom);
    })"""
    below = page.locator("article .meta").evaluate_all(apart)
    assert len(below) >= 2
    assert not any(below)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_of_a_new_table_is_covered_by_its_answers(visit: Visits, language: str) -> None:
    page = visit(language=language).opens("/new/cryhavoc").page
    page.locator("details summary").first.click()
    page.locator(".option").last.wait_for()
    assert page.evaluate(COVERED) == []
