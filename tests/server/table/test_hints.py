"""A hint for the current player, and for nobody else."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from tests.server.client import PATIENCE, Fault, Person, Table, play_until, refused, started
from tests.server.leak.games import arrive
from tests.server.leak.served import serving
from tests.server.running import Running

from rulewright.games import load
from rulewright.players.bots import OPPONENTS, offered
from rulewright.players.hint import Hint
from rulewright.server.allowed import Allowed
from rulewright.server.bots.pool import ANYBODY
from rulewright.server.bots.turns import Sake
from rulewright.words import LANGUAGES

Players = tuple[Person, Person]


@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_the_current_player_gets_good_moves_in_words(
    anna: Person, bartek: Person, game: str, in_turn: Callable[[Table], Players]
) -> None:
    table = started(anna, bartek, game=game)
    mover, _ = in_turn(table)
    seen = mover.looks(table)
    hint = mover.gets_hint(table, language="de")
    assert (hint["seq"], hint["seat"]) == (seen["seq"], seen["table"]["asked"])
    assert 1 <= len(hint["moves"]) <= 3
    described = {told["action"]: told["message"]["text"] for told in mover.get(table.path("actions"), language="de")}
    for move in hint["moves"]:
        assert described[move["do"]] == move["text"]
        assert (move["line"][0], move["line_text"][0]) == (move["do"], move["text"])
        assert len(move["line"]) == len(move["line_text"])
        assert 0 <= move["value"] <= 1
        assert 0 < move["share"] <= 1
        assert all(reason["text"] for reason in move["reasons"])
    assert mover.moves(table, hint["moves"][0]["do"], hint["seq"])["seq"] > hint["seq"]


def test_reasons_come_in_the_readers_language_with_their_paragraph(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek)
    reasons = list[dict[str, str]]()
    for seed in range(30):
        seen = play_until([anna, bartek], table, lambda seen: "unit:" in str(seen["view"]["actions"]), seed=seed)
        mover = anna if seen["you"]["eyes"] == 0 else bartek
        for language in LANGUAGES:
            moves = mover.gets_hint(table, language=language)["moves"]
            reasons += [reason for move in moves for reason in move["reasons"] if reason.get("rule")]
            if not reasons:
                break  # finding another position is easier than other words for this one
        if reasons:
            break
        mover.moves(table)
    assert all(reason["rule"].startswith("T") and reason["key"].startswith("termites-reason-") for reason in reasons)
    assert reasons


def test_nobody_else_is_told_and_nothing_changes(
    anna: Person, bartek: Person, in_turn: Callable[[Table], Players]
) -> None:
    table = started(anna, bartek)
    mover, other = in_turn(table)
    before = other.looks(table)
    mover.gets_hint(table)
    assert other.looks(table) == before


# ------------------------------------------------------------- who gets none
def test_who_is_not_asked_is_told_whose_turn_it_is(
    anna: Person, bartek: Person, in_turn: Callable[[Table], Players]
) -> None:
    table = started(anna, bartek)
    mover, other = in_turn(table)
    with refused("why-not-your-turn", 409) as refusal:
        other.get(table.path("hint"), language="en")
    assert mover.name in refusal.text


def test_who_does_not_play_gets_none(anna: Person, bartek: Person, celina: Person, stranger: Person) -> None:
    table = started(anna, bartek, open=True)
    with refused("server-not-a-player", 403):
        celina.get(table.path("hint"))
    with refused("server-no-name", 401):
        stranger.get(table.path("hint"))


def test_there_is_none_before_the_game_and_none_after_it(anna: Person, finished: tuple[Table, Person, Person]) -> None:
    with refused("server-not-started", 409):
        anna.get(anna.makes().path("hint"))
    table, player, _ = finished
    with refused("server-game-over", 409):
        player.get(table.path("hint"))


def test_a_table_may_do_without_hints(anna: Person, bartek: Person) -> None:
    for table in (started(anna, bartek, hints=False), started(anna, bartek, rated=True)):
        seen = anna.looks(table)
        assert seen["table"]["hints"] is False
        with refused("server-no-hints", 403):
            (anna, bartek)[seen["table"]["asked"]].get(table.path("hint"))
    assert anna.looks(anna.makes())["table"]["hints"] is True


def test_a_rematch_has_hints_as_the_game_before(anna: Person) -> None:
    table = anna.makes(hints=False, bots=["random"], start=True)
    play_until([anna], table)
    assert anna.looks(anna.plays_again(table))["table"]["hints"] is False


def outcome(person: Person, table: Table) -> str:
    try:
        person.get(table.path("hint"))
    except Fault as fault:
        return f"{fault.status} {fault.key}"
    return "found"


def test_one_hint_at_a_time(tmp_path: Path) -> None:
    """A second request is refused while one is running; afterwards it gets the hint."""

    async def ask() -> None:
        async with serving(tmp_path / "tables.db") as served:
            anna, looking, found = await arrive(served, "Anna"), asyncio.Event(), asyncio.Event()
            wish = {"game": "termites", "own_seats": 2, "start": True}
            table = (await served.done(anna, "POST", "/tables", wish))["table"]
            advise = served.hall.bots.advise

            async def slowly(game: str, letter: bytes, sake: Sake = ANYBODY) -> list[Hint]:
                looking.set()
                await found.wait()
                return await advise(game, letter, sake)

            served.hall.bots.advise = slowly  # type: ignore[method-assign]
            first = asyncio.create_task(served.done(anna, "GET", f"/tables/{table}/hint"))
            await looking.wait()
            status, _, content = await served.answer(anna, "GET", f"/tables/{table}/hint")
            assert (status, json.loads(content)["error"]["key"]) == (429, "server-hint-asked")
            found.set()
            assert (await first)["moves"]
            assert (await served.done(anna, "GET", f"/tables/{table}/hint"))["moves"]

    asyncio.run(ask())


def test_hints_are_counted_for_each_person(tmp_path: Path) -> None:
    most = Allowed().hints_per_person
    with ExitStack() as stack:
        server = stack.enter_context(Running(f"sqlite:///{tmp_path / 'tables.db'}", limits=True, bots=0))
        anna, bartek = (stack.enter_context(Person(server.url, name)) for name in ("Anna", "Bartek"))
        table = anna.makes(own_seats=2, start=True)
        for _ in range(most):
            with refused("server-hint-failed", 503):
                anna.get(table.path("hint"))
        with refused("server-too-often", 429):
            anna.get(table.path("hint"))
        with refused("server-not-a-player", 403):
            bartek.get(table.path("hint"))


# ------------------------------------------------------------- warnings
def test_the_current_player_is_warned_of_costly_legal_moves(
    anna: Person, bartek: Person, in_turn: Callable[[Table], Players]
) -> None:
    table = started(anna, bartek)
    mover, other = in_turn(table)
    seen = mover.looks(table)
    warned = mover.get(table.path("warnings"))
    assert (warned["seq"], warned["seat"]) == (seen["seq"], seen["table"]["asked"])
    for blunder in warned["blunders"]:
        assert blunder["do"] in seen["view"]["actions"]
        assert 0 <= blunder["value"] < blunder["best"] <= 1
    assert other.get(table.path("warnings"))["blunders"] == [], "a page that asks too late is told nothing, not refused"


def test_without_hints_there_are_no_warnings(anna: Person, bartek: Person) -> None:
    for table in (started(anna, bartek, hints=False), started(anna, bartek, rated=True)):
        with refused("server-no-hints", 403):
            (anna, bartek)[anna.looks(table)["table"]["asked"]].get(table.path("warnings"))


# ------------------------------------------------------------- what goes wrong
def test_without_anybody_who_thinks_it_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", bots=0) as server, Person(server.url, "Anna") as anna:
        table = anna.makes(own_seats=2, start=True)
        with refused("server-hint-failed", 503):
            anna.get(table.path("hint"))
        assert anna.moves(table)["log"]
        assert (
            'rulewright_hints_total{outcome="server-hint-failed"} 1.0'
            in httpx.get(f"{server.url}/metrics", timeout=PATIENCE, verify=False).text
        )


def test_a_worker_that_is_killed_costs_nobody_the_game(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path / 'tables.db'}") as server, Person(server.url, "Anna") as anna:
        table = anna.makes(own_seats=2, start=True)
        assert anna.gets_hint(table)["moves"]
        (pid,) = server.bots()
        os.kill(pid, signal.SIGKILL)
        assert outcome(anna, table) in ("found", "503 server-hint-failed")
        assert anna.moves(table)["log"]
        while outcome(anna, table) != "found":  # another worker takes its place
            pass


# ------------------------------------------------------------- bots by name
def test_people_are_offered_the_named_bots_and_programs_may_seat_others(anna: Person) -> None:
    assert anna.get("/games/termites")["bots"] == list(offered(load("termites")))
    for bot in ("greedy", "random", *OPPONENTS):
        table = anna.makes(bots=[bot])
        assert anna.looks(table)["table"]["seats"][1]["bot"] == bot


def test_a_named_bot_plays(anna: Person) -> None:
    table = anna.makes(bots=["pip"], start=True)
    seen = play_until([anna], table, lambda seen: any(entry.get("bot") == "pip" for entry in seen["log"][2:]))
    assert seen["log"]
