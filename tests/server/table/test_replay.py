"""Replays: through anybody's eyes when the game is over, only your own before that; and the journal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Person, Table, play_until, refused, started, unworded

from rulewright.games import playing
from rulewright.kernel.journal import open_journal

Finished = tuple[Table, Person, Person]


def all_frames(person: Person, table: Table, **query: Any) -> list[Any]:
    frames: list[Any] = []
    while True:
        part = person.replays(table, first=len(frames) + 1, count=50, **query)
        frames += part["frames"]
        if len(frames) >= part["last"]:
            return frames


def test_a_finished_game_can_be_replayed_from_every_seat(finished: Finished, stranger: Person) -> None:
    table, anna, bartek = finished
    told = {eyes: all_frames(stranger, table, eyes=eyes) for eyes in ("0", "1", "watching", "open")}
    last = anna.looks(table)["seq"]
    for frames in told.values():
        assert [frame["seq"] for frame in frames] == list(range(1, last + 1))
    for seat, person in enumerate((anna, bartek)):
        final = told[str(seat)][-1]["views"][str(seat)]
        assert final == person.looks(table)["view"]
        log = person.looks(table, language="en")["log"]
        assert [unworded(frame["entry"]) for frame in told[str(seat)]] == [unworded(entry) for entry in log]
        assert told["open"][40]["views"][str(seat)] == told[str(seat)][40]["views"][str(seat)]
    assert set(told["open"][40]["views"]) == {"0", "1"}
    assert set(told["watching"][40]["views"]) == {"watching"}


def test_a_replay_is_in_the_readers_language(finished: Finished, stranger: Person) -> None:
    table, *_ = finished
    texts = []
    for language in ("en", "pl"):
        frames = all_frames(stranger, table, eyes="0", language=language)
        events = [event for frame in frames for event in frame["entry"].get("events", [])]
        assert all(event["text"] for event in events)
        texts.append([event["text"] for event in events])
    assert len(texts[0]) == len(texts[1])
    assert texts[0] != texts[1]


def test_a_replay_calls_its_reader_you_as_the_log_does(finished: Finished, stranger: Person) -> None:
    table, anna, _ = finished

    def entries(person: Person, eyes: str) -> list[Any]:
        return [frame["entry"] for frame in all_frames(person, table, eyes=eyes, language="en")]

    assert entries(anna, "0") == anna.looks(table, language="en")["log"]
    you = {person: json.dumps(entries(person, "open")).count('"You ') for person in (anna, stranger)}
    assert you[anna] > 0 == you[stranger]


def test_a_replay_begins_anywhere(finished: Finished, stranger: Person) -> None:
    table, *_ = finished
    frames = all_frames(stranger, table, eyes="open")
    for first in (1, 3, 4, 33, 36, 70, len(frames)):
        assert stranger.replays(table, eyes="open", first=first, count=2)["frames"] == frames[first - 1 : first + 1]
    assert stranger.replays(table, first=len(frames) + 1)["frames"] == []


def test_nothing_can_be_done_in_the_past(finished: Finished, stranger: Person) -> None:
    for frame in all_frames(stranger, finished[0], eyes="open"):
        for view in frame["views"].values():
            assert view["actions"] == []
            assert not view["undo"]


def test_a_running_game_can_be_replayed_only_from_your_own_seats(
    anna: Person, bartek: Person, stranger: Person
) -> None:
    table = started(anna, bartek, open=True)
    play_until([anna, bartek], table, lambda seen: seen["seq"] > 12)
    assert all_frames(anna, table, eyes="0")[-1]["views"]["0"]["hand"] == anna.looks(table)["view"]["hand"]
    for person, eyes in ((anna, "1"), (bartek, "0"), (anna, "open"), (stranger, "0"), (stranger, "open")):
        with refused("server-replay-not-yet", 403):
            person.replays(table, eyes=eyes)
    public = all_frames(stranger, table, eyes="watching")
    assert public[-1]["views"]["watching"]["board"] == stranger.looks(table)["view"]["board"]


def test_a_replay_shows_what_was_taken_back(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek)
    mover = [anna, bartek][anna.looks(table)["table"]["asked"]]
    seat = str(mover.looks(table)["you"]["seats"][0])
    mover.moves(table)
    mover.undoes(table)
    frames = all_frames(mover, table, eyes=seat)
    assert [frame["entry"]["kind"] for frame in frames[2:]] == ["start", "do", "undo"]
    assert frames[2]["views"] == frames[4]["views"] != frames[3]["views"]


@pytest.mark.parametrize("eyes", ["-1", "everybody", "", "0,1"])
def test_eyes_that_there_are_not_are_refused(finished: Finished, stranger: Person, eyes: str) -> None:
    with refused("server-bad-request", 400):
        stranger.replays(finished[0], eyes=eyes)


def test_a_seat_that_there_is_not_has_no_eyes(finished: Finished, stranger: Person) -> None:
    with refused("server-seat-unknown", 404):
        stranger.replays(finished[0], eyes="3")


# ------------------------------------------------------------- journals
def test_the_journal_of_a_finished_game_verifies(finished: Finished, stranger: Person, tmp_path: Path) -> None:
    table, anna, _ = finished
    file = tmp_path / "game.jsonl"
    file.write_text(stranger.get(table.path("journal")), encoding="utf-8")
    journal = open_journal(file, playing)
    assert journal.match.over
    facts = anna.looks(table)["table"]
    assert (journal.header["seed"], journal.header["commitment"]) == (facts["seed"], facts["commitment"])
    assert journal.header["seats"] == ["human:Anna", "human:Bartek"]


@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_the_journal_of_a_game_that_goes_on_holds_what_ones_eyes_have_seen(
    anna: Person, bartek: Person, stranger: Person, game: str
) -> None:
    table = started(anna, bartek, game=game, open=True)
    play_until([anna, bartek], table, lambda seen: seen["seq"] > 30)
    for person, seat in ((anna, 0), (bartek, 1), (stranger, None)):
        header, *lines = person.journal(table)
        assert "seed" not in header
        assert not any("hash" in line for line in lines)
        log = {e["seq"]: e for e in person.looks(table)["log"] if e["kind"] in ("start", "do")}
        assert [line.get("do", "") for line in lines] == [entry.get("do", "") for entry in log.values()]
        assert [line.get("then", []) for line in lines] == [entry.get("then", []) for entry in log.values()]
        others = [line["do"] for line in lines if line.get("seat", seat) != seat]
        secret = ("token", "pick", "keep", "drop", "kill")
        assert all(do.endswith(":?") for do in others if do.partition(":")[0] in secret)
    assert json.dumps(anna.journal(table)) != json.dumps(bartek.journal(table))
