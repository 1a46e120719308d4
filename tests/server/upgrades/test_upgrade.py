"""A later version of the program takes over a database: every game continues and ends with the rules that it began with."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Person, Table, all_refused, bot_asked, over, play_until, refused, started

from .program import COMMENT, KEY, LATER, NEXT, OTHER_PACK, VERSION, Program


@dataclass
class Evening:
    """What was played before, and what Anna saw of it."""

    database: str
    tokens: dict[str, str]
    over: Table
    running: Table
    with_bot: Table
    left: Table
    gathering: Table
    seen: dict[str, Any]
    journal: str


def after(seq: int) -> Any:
    return lambda update: update["seq"] >= seq and not bot_asked(update)


@pytest.fixture
def today(tmp_path: Path) -> Program:
    return Program(tmp_path, {})


@pytest.fixture
def later(tmp_path: Path) -> Program:
    return Program(tmp_path / "later", NEXT)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    folder = tmp_path_factory.mktemp("played")
    return play(Program(folder, {}), f"sqlite:///{folder / 'tables.db'}")


@pytest.fixture
def evening(played: Evening, tmp_path: Path) -> Evening:
    """A copy, for playing on."""
    with closing(sqlite3.connect(played.database.removeprefix("sqlite:///"))) as before:
        before.execute("VACUUM INTO ?", [str(tmp_path / "tables.db")])
    return replace(played, database=f"sqlite:///{tmp_path / 'tables.db'}")


@contextmanager
def people(url: str, tokens: dict[str, str]) -> Iterator[list[Person]]:
    with ExitStack() as stack:
        yield [stack.enter_context(Person(url, name, token)) for name, token in tokens.items()]


def play(program: Program, database: str) -> Evening:
    """An evening: a finished game, one with an undo, one with a bot, one that somebody left, and one that has not begun."""
    with program.serves(database) as server, people(server.url, {"Anna": "", "Ben": ""}) as (anna, ben):
        ended = started(anna, ben, watched=True)
        play_until([anna, ben], ended)
        running = started(anna, ben)
        play_until([anna, ben], running, lambda update: after(40)(update) and update["undo"]["can"])
        with_bot = anna.makes(players=2, bots=["greedy"], start=True)
        play_until([anna], with_bot, after(30))
        left = started(ben, anna)
        play_until([ben, anna], left, after(20))
        anna.leaves(left, "greedy")
        play_until([ben], left, after(25))
        gathering = anna.makes(options={"mound_terrain": "any"})
        ben.joins(gathering)
        tables = {"over": ended, "running": running, "with_bot": with_bot}
        seen = {name: told(anna, table) for name, table in tables.items()}
        tokens = {person.name: person.token for person in (anna, ben)}
        return Evening(
            database, tokens, ended, running, with_bot, left, gathering, seen, anna.get(ended.path("journal"))
        )


def told(person: Person, table: Table) -> dict[str, Any]:
    """Everything that a person sees and reads at a table, except who else is there."""
    update: dict[str, Any] = person.looks(table, language="en")
    facts = {key: value for key, value in update["table"].items() if key not in ("seats", "key", "drawn")}
    return {**update, "table": facts}


# ------------------------------------------------------------- upwards
def test_every_game_goes_on_and_ends_by_the_rules_that_it_began_with(
    today: Program, later: Program, database_url: str, tmp_path: Path
) -> None:
    evening = play(today, database_url)
    with later.serves(database_url) as server, people(server.url, evening.tokens) as (anna, ben):
        for name, before in evening.seen.items():
            assert told(anna, getattr(evening, name)) == before, name
        facts = anna.looks(evening.running)["table"]
        assert (facts["rules"], facts["key"], facts["drawn"]) == (VERSION, KEY, False)
        listed = {table["id"]: table["key"] for table in anna.get("/tables/mine")}
        assert {listed[table.id] for table in (evening.over, evening.running, evening.left)} == {KEY}

        finished_game_is_told_again(anna, evening, tmp_path)
        takes_back_and_plays_on(anna, ben, evening.running)
        assert anna.get(evening.with_bot.path("actions"))
        assert anna.gets_hint(evening.with_bot)["moves"]
        assert over(play_until([anna], evening.with_bot))
        assert anna.comes_back(evening.left)["seats"][1]["bot"] == ""
        play_until([ben, anna], evening.left, after(35))
        assert anna.starts(evening.gathering)["rules"] == VERSION
        play_until([anna, ben], evening.gathering, after(12))

        new = anna.plays_again(evening.over)
        assert anna.starts(new)["rules"] == LATER
        play_until([anna, ben], new, after(12))
    for table in (evening.over, evening.running, evening.with_bot, evening.gathering):
        file = tmp_path / f"{table.id}.jsonl"
        assert later.runs("admin", "export", table.id, str(file), "--database", database_url).returncode == 0
        assert json.loads(file.read_text("utf-8").splitlines()[0])["rules"] == VERSION
    files = [str(file) for file in tmp_path.glob("*.jsonl")]
    verified = later.runs("verify", *files)
    assert verified.returncode == 0, verified.stdout
    checked = later.runs("admin", "replay-check", "--database", database_url)
    assert checked.returncode == 0, checked.stdout
    assert "NOT CHECKED" not in checked.stdout


def finished_game_is_told_again(anna: Person, evening: Evening, folder: Path) -> None:
    assert anna.get(evening.over.path("journal")) == evening.journal
    for eyes in ("0", "watching", "open"):
        frames = anna.replays(evening.over, eyes=eyes, first=3, count=50)["frames"]
        assert all(frame["views"] for frame in frames)
    with Person(anna.url) as somebody:
        assert somebody.looks(evening.over)["view"]
    (folder / "over.jsonl").write_text(evening.journal, "utf-8")
    assert anna.get(f"/games/{KEY}")["version"] == VERSION
    assert anna.get(f"/games/{KEY}/pieces")["sections"]
    assert anna.get(f"/games/{KEY}/rules/T4.4")["paragraphs"]


def takes_back_and_plays_on(anna: Person, ben: Person, table: Table) -> None:
    before = anna.looks(table)
    player = anna if before["undo"]["can"] else ben
    with player.opens(table, language="en") as socket:
        first = socket.hears()
        socket.says("undo", seq=first["seq"])
        after = socket.hears()
        assert after["log"][-1]["kind"] == "undo"
        socket.says("do", seq=after["seq"], action=after["view"]["actions"][0])
        assert socket.hears()["log"][-1]["kind"] == "do"
    assert over(play_until([anna, ben], table))


def test_the_admin_is_told_what_will_happen_to_the_tables(later: Program, evening: Evening) -> None:
    shown = later.runs("admin", "versions", "--database", evening.database)
    line = f"Termites II, rules {VERSION}: 1 not started, 3 being played, 1 over. They continue with the rules they began with"
    assert (shown.returncode, shown.stdout.startswith(line)) == (0, True), shown.stdout
    with later.serves_by_command(evening.database) as server:
        assert line in server.written()


# ------------------------------------------------------------- packs alone
def test_a_comment_in_a_pack_changes_nothing(evening: Evening, tmp_path: Path) -> None:
    commented = Program(tmp_path / "commented", COMMENT)
    with commented.serves(evening.database) as server, people(server.url, evening.tokens) as (anna, ben):
        assert anna.looks(evening.running)["table"]["key"] == "termites"
        assert over(play_until([anna, ben], evening.running))
        assert anna.get(evening.over.path("journal")) == evening.journal
    checked = commented.runs("admin", "replay-check", "--database", evening.database)
    assert checked.returncode == 0, checked.stdout


def test_a_pack_that_plays_otherwise_is_for_new_tables(evening: Evening, tmp_path: Path) -> None:
    corrected = Program(tmp_path / "corrected", OTHER_PACK)
    with corrected.serves(evening.database) as server, people(server.url, evening.tokens) as (anna, ben):
        facts = anna.looks(evening.running)["table"]
        assert (facts["key"], facts["drawn"]) == (KEY, True)
        assert over(play_until([anna, ben], evening.running))
        assert anna.get(evening.over.path("journal")) == evening.journal
        new = started(anna, ben)
        assert anna.looks(new)["table"]["pack_hash"] != facts["pack_hash"]
    checked = corrected.runs("admin", "replay-check", "--database", evening.database)
    assert (checked.returncode, "NOT CHECKED" in checked.stdout) == (0, False), checked.stdout


# ------------------------------------------------------------- downwards
def test_what_a_newer_version_played_waits_for_it_and_nothing_is_lost(
    today: Program, later: Program, database_url: str, tmp_path: Path
) -> None:
    newer = play(later, database_url)
    with today.serves(database_url) as server, people(server.url, newer.tokens) as (anna, ben):
        mine = {table["id"]: table for table in anna.get("/tables/mine")}
        assert [mine[table.id]["key"] for table in (newer.over, newer.running, newer.gathering)] == [None] * 3
        told_what_is_missing(anna, newer)
        assert [seat["points"] is not None for seat in anna.looks(newer.over)["table"]["seats"]] == [True, True]
        assert anna.get(newer.over.path("journal")) == newer.journal
        assert ben.leaves(newer.running, "greedy")["seats"][1]["bot"] == "greedy"
        anna.stands(newer.gathering, 0)
        play_until([anna, ben], started(anna, ben), after(8))
    file = tmp_path / "game.jsonl"
    assert today.runs("admin", "export", newer.running.id, str(file), "--database", database_url).returncode == 0
    assert today.runs("verify", str(file)).returncode == 1
    assert later.runs("verify", str(file)).returncode == 0
    checked = today.runs("admin", "replay-check", "--database", database_url)
    assert (checked.returncode, "NOT CHECKED: 5 tables" in checked.stdout) == (0, True), checked.stdout
    shown = today.runs("admin", "versions", "--database", database_url)
    assert (shown.returncode, f"rules {LATER}: 1 not started, 3 being played, 1 over. They can’t" in shown.stdout) == (
        1,
        True,
    )
    with later.serves(database_url) as server, people(server.url, newer.tokens) as (anna, ben):
        assert over(play_until([anna], newer.running)), "with the bot that took Ben's seat meanwhile"
        assert over(play_until([anna], newer.with_bot))
        assert told(anna, newer.over)["view"] == newer.seen["over"]["view"]


def told_what_is_missing(anna: Person, newer: Evening) -> None:
    """In words; the rest of the table is shown."""
    seen = anna.looks(newer.running)
    assert (seen["view"], seen["prompt"], seen["undo"], seen["position"]) == (None, None, None, [])
    assert len(seen["log"]) == seen["seq"]
    with refused("server-rules-missing", 409) as fault:
        anna.moves(newer.running, "pass", seen["seq"])
    assert f"version {LATER}" in fault.text
    all_refused(
        "server-rules-missing",
        409,
        lambda: anna.replays(newer.over),
        lambda: anna.ask("POST", newer.running.path("undo"), {"seq": seen["seq"]}),
        lambda: anna.get(newer.running.path("hint")),
        lambda: anna.get(newer.running.path("actions")),
        lambda: anna.get(newer.running.path("journal")),
        lambda: anna.chooses(newer.gathering, 0, "red"),
    )
    with anna.opens(newer.running) as socket:
        update = socket.hears()
        assert (update["view"], update["table"]["key"]) == (None, None)
        socket.says("do", seq=update["seq"], action="pass")
        assert socket.hears("fault")["error"]["key"] == "server-rules-missing"
