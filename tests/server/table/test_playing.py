"""Move by move: what counts, what is refused, and that a refusal changes nothing."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.server.client import Fault, Person, Table, play_until, refused, started

from rulewright.kernel.chance import commitment
from rulewright.words import LANGUAGES

from .conftest import Players

InTurn = Callable[[Table], Players]
Finished = tuple[Table, Person, Person]


@pytest.fixture
def table(anna: Person, bartek: Person) -> Table:
    return started(anna, bartek)


def test_a_move_is_seen_by_everybody_at_the_table(table: Table, in_turn: InTurn) -> None:
    mover, other = in_turn(table)
    before = mover.looks(table)
    action = before["view"]["actions"][0]
    after = mover.moves(table, action, before["seq"])
    assert after["seq"] == before["seq"] + 1
    assert [entry["do"] for entry in after["log"]] == [action]
    seen = other.looks(table, since=before["seq"])
    assert seen["log"] == after["log"]
    assert seen["table"] == after["table"]


def test_the_log_says_whose_move_was_whose(table: Table, anna: Person, bartek: Person, in_turn: InTurn) -> None:
    mover, _ = in_turn(table)
    entry = mover.moves(table)["log"][0]
    assert (entry["kind"], entry["name"], entry.get("bot", "")) == ("do", mover.name, "")
    assert ["Anna", "Bartek"][entry["seat"]] == mover.name
    assert [(line["kind"], line["name"]) for line in anna.looks(table)["log"][:3]] == [
        ("sit", "Anna"),
        ("sit", "Bartek"),
        ("start", "Anna"),
    ]


# ------------------------------------------------------------- what does not count
def nothing_changes(table: Table, anna: Person, bartek: Person, attempt: Callable[[], Any]) -> None:
    before = anna.looks(table), bartek.looks(table)
    attempt()
    assert (anna.looks(table), bartek.looks(table)) == before


@pytest.mark.parametrize(
    ("action", "key", "status"),
    [
        ("build:A1", "why-not-now", 409),
        ("pass", "why-not-now", 409),
        ("fly:A1", "action-verb", 400),
        ("mound:99", "action-argument", 400),
        ("mound:5:6", "action-argument", 400),
        ("🐜", "action-verb", 400),
        ("\0", "action-verb", 400),
        ("first:1", "why-not-now", 409),
        ("draw:worker-1", "why-not-now", 409),
    ],
)
def test_an_illegal_move_is_refused_with_the_reason(
    table: Table, anna: Person, bartek: Person, in_turn: InTurn, action: str, key: str, status: int
) -> None:
    mover, _ = in_turn(table)

    def attempt() -> None:
        with refused(key, status):
            mover.moves(table, action)

    nothing_changes(table, anna, bartek, attempt)


def test_nobody_moves_out_of_turn(table: Table, anna: Person, bartek: Person, in_turn: InTurn) -> None:
    mover, other = in_turn(table)
    action = mover.looks(table)["view"]["actions"][0]
    assert other.looks(table)["view"]["actions"] == []

    def attempt() -> None:
        with refused("why-not-your-turn", 409) as refusal:
            other.moves(table, action)
        assert mover.name in refusal.text
        assert refusal.rule == "T4.3"

    nothing_changes(table, anna, bartek, attempt)


def test_a_move_that_was_sent_twice_counts_once(table: Table, anna: Person, bartek: Person, in_turn: InTurn) -> None:
    mover, _ = in_turn(table)
    seq, action = mover.looks(table)["seq"], mover.looks(table)["view"]["actions"][0]
    mover.moves(table, action, seq)

    def attempt() -> None:
        with refused("server-stale", 409):
            mover.moves(table, action, seq)

    nothing_changes(table, anna, bartek, attempt)


@pytest.mark.parametrize("late", [-1, 1, 1000])
def test_a_move_for_a_nonexistent_position_is_stale(
    table: Table, anna: Person, bartek: Person, in_turn: InTurn, late: int
) -> None:
    mover, _ = in_turn(table)
    seq, action = mover.looks(table)["seq"], mover.looks(table)["view"]["actions"][0]

    def attempt() -> None:
        with refused("server-stale", 409):
            mover.moves(table, action, seq + late)

    nothing_changes(table, anna, bartek, attempt)


def test_a_click_is_not_stale_because_somebody_asked_something(table: Table, in_turn: InTurn) -> None:
    mover, _ = in_turn(table)
    mover.moves(table)
    seen = mover.looks(table)
    mover.asks_for_undo(table)
    assert mover.moves(table, seen["view"]["actions"][0], seen["seq"])["seq"] == seen["seq"] + 2


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seq": 3},
        {"action": "pass"},
        {"seq": "x", "action": "pass"},
        {"seq": -1, "action": "pass"},
        {"seq": 2**40, "action": "pass"},
        {"seq": 3, "action": ""},
        {"seq": 3, "action": "p" * 101},
        {"seq": 3, "action": ["pass"]},
        {"seq": 3, "action": "pass", "seat": 1},
        ["pass"],
        "pass",
        None,
    ],
)
def test_a_malformed_move_is_refused(table: Table, anna: Person, bartek: Person, body: Any) -> None:
    def attempt() -> None:
        with refused("server-bad-request", 400):
            anna.ask("POST", table.path("moves"), body)

    nothing_changes(table, anna, bartek, attempt)


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[" * 5000, b'{"seq": 3, "action": "\\ud800"}'])
def test_invalid_json_is_refused(table: Table, anna: Person, bartek: Person, content: bytes) -> None:
    def attempt() -> None:
        answer = anna.http.post(table.path("moves"), content=content, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (400, "server-bad-request")

    nothing_changes(table, anna, bartek, attempt)


def test_an_oversized_request_is_refused(table: Table, anna: Person, bartek: Person) -> None:
    def attempt() -> None:
        with refused("server-too-large", 413):
            anna.ask("POST", table.path("moves"), {"seq": 3, "action": "p" * 100_000})

    nothing_changes(table, anna, bartek, attempt)


def test_of_the_same_move_sent_many_times_at_once_one_counts(table: Table, in_turn: InTurn) -> None:
    mover, _ = in_turn(table)
    seen = mover.looks(table)

    def send(_: int) -> str:
        try:
            mover.moves(table, seen["view"]["actions"][0], seen["seq"])
        except Fault as fault:
            return fault.key
        return "counts"

    with ThreadPoolExecutor(8) as pool:
        results = sorted(pool.map(send, range(8)))
    assert results == ["counts"] + ["server-stale"] * 7
    assert mover.looks(table)["seq"] == seen["seq"] + 1


# ------------------------------------------------------------- why not
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_says_why_not_in_the_readers_language(table: Table, in_turn: InTurn, language: str) -> None:
    mover, other = in_turn(table)
    action = mover.looks(table)["view"]["actions"][0]
    assert mover.asks_why(table, action, language=language) == {"legal": True, "reason": None, "facts": {}}
    answer = other.asks_why(table, action, language=language)
    assert not answer["legal"]
    assert (answer["reason"]["key"], answer["reason"]["rule"]) == ("why-not-your-turn", "T4.3")
    assert mover.name in answer["reason"]["text"]
    with refused("why-not-your-turn", 409) as refusal:
        other.moves(table, action, language=language)
    assert refusal.text == answer["reason"]["text"]
    others = {other.asks_why(table, action, language=each)["reason"]["text"] for each in LANGUAGES}
    assert len(others) == len(LANGUAGES)


def test_the_possible_actions_are_described_in_words(table: Table, in_turn: InTurn) -> None:
    mover, other = in_turn(table)
    told = mover.get(table.path("actions"), language="de")
    assert [each["action"] for each in told] == mover.looks(table)["view"]["actions"]
    assert all(each["message"]["text"] for each in told)
    assert other.get(table.path("actions")) == []


# ------------------------------------------------------------- bots and the end
def test_bots_play_on_until_a_person_is_asked(anna: Person) -> None:
    table = anna.makes("termites", players=3)
    anna.seats_bot(table, 1)
    anna.seats_bot(table, 2, "greedy")
    anna.starts(table)
    play_until([anna], table, lambda seen: seen["seq"] > 30)
    by = {(entry["seat"], entry.get("bot", ""), entry.get("name", "")) for entry in moves_of(anna, table)}
    assert by == {(0, "", "Anna"), (1, "random", ""), (2, "greedy", "")}


def moves_of(person: Person, table: Table) -> list[Any]:
    return [entry for entry in person.looks(table)["log"] if entry["kind"] == "do"]


def test_a_table_of_bots_plays_itself_to_the_end_and_its_journal_says_so(anna: Person) -> None:
    table = anna.makes(players=2, own_seats=0)
    anna.seats_bot(table, 0)
    anna.seats_bot(table, 1)
    anna.starts(table)
    play_until([anna], table)
    header, _, *lines = anna.journal(table)
    assert header["seats"] == ["random", "random"]
    assert {line["by"] for line in lines} == {"random"}


def test_when_the_game_is_over_nothing_more_is_played(finished: Finished) -> None:
    table, anna, bartek = finished
    seen = anna.looks(table)
    assert seen["table"]["asked"] is None
    for person in (anna, bartek):
        assert person.looks(table)["view"]["actions"] == []
        with refused("why-game-over", 409):
            person.moves(table, "pass", seen["seq"])
        with refused("server-game-over", 409):
            person.leaves(table)
    results = [seat["result"] for seat in seen["table"]["seats"]]
    assert all(isinstance(result, int) for result in results)
    assert all(isinstance(seat["points"], int) for seat in seen["table"]["seats"])


def test_the_seed_is_shown_at_the_end_and_is_the_one_that_was_committed_to(finished: Finished) -> None:
    table, player, _ = finished
    facts = player.looks(table)["table"]
    assert facts["commitment"] == commitment(bytes.fromhex(facts["seed"]))


def test_the_commitment_stays_the_same_and_the_seed_is_never_shown_before_the_end(
    table: Table, anna: Person, in_turn: InTurn
) -> None:
    promised = anna.looks(table)["table"]["commitment"]
    mover, _ = in_turn(table)
    mover.moves(table)
    seen = anna.looks(table)["table"]
    assert (seen["commitment"], seen["seed"]) == (promised, None)
    assert anna.get("/tables/mine")[0]["seed"] is None


# ------------------------------------------------------------- waiting for news
def test_a_waiting_request_returns_as_soon_as_something_happens(table: Table, in_turn: InTurn) -> None:
    mover, other = in_turn(table)
    seq = other.looks(table)["seq"]
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(other.looks, table, since=seq, wait=30)
        time.sleep(0.2)
        mover.moves(table)
        assert [entry["seq"] for entry in waiting.result()["log"]] == [seq + 1]


def test_waiting_in_vain_returns_that_nothing_happened(table: Table, anna: Person) -> None:
    seen = anna.looks(table)
    assert anna.looks(table, since=seen["seq"], wait=0.05)["log"] == []
