"""The database of an earlier version: a server opens it, shows the same as before, and games continue."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import jwt
import pytest
from tests.server.client import Person, Table, over, play_until
from tests.server.running import Running

from .conftest import Run
from .earlier_files import Files, Told, changes
from .shown import Json, Sentences, of_table

FRAMES = 50  # of a replay per request


class Evening(NamedTuple):
    """A current server with people of that time."""

    files: Files
    people: list[Person]

    def called(self, *names: str) -> list[Person]:
        return [person for name in names for person in self.people if person.name == name]


@pytest.fixture(scope="module")
def evening(files: Files) -> Iterator[Evening]:
    """Nobody does anything there."""
    with Running(files.database) as server, ExitStack() as stack:
        yield Evening(files, files.come(server.url, stack))


@pytest.fixture(scope="module")
def next_evening(files: Files, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """The games continue there."""
    copy = Files(files.version, tmp_path_factory.mktemp("next"))
    with Running(copy.database) as server, ExitStack() as stack:
        yield Evening(copy, copy.come(server.url, stack))


# ------------------------------------------------------------- what is shown
@pytest.fixture(scope="module")
def told(evening: Evening) -> Told:
    """All tables as the present version shows them, with the same questions as then."""
    shown, sentences = dict[str, Json](), Sentences()
    for name, before in evening.files.shown["tables"].items():
        attempts = [text for seen in before.values() if isinstance(seen, dict) for text in seen.get("refused", ())]
        shown[name] = of_table(evening.people, evening.files.table(name), name, attempts, sentences)
    return Told(shown, sentences)


def test_everybody_sees_at_every_table_what_they_saw(told: Told, files: Files) -> None:
    assert list(changes(told.shown, files.shown["tables"])) == []


def test_sentences_read_as_they_did(told: Told, files: Files) -> None:
    assert files.reworded(told) == []


def test_everybody_can_look_back_from_their_own_seat_and_from_all_when_the_game_is_over(evening: Evening) -> None:
    for name, before in evening.files.shown["tables"].items():
        for who, seen in before.items():
            if isinstance(seen, str) or seen["table"]["status"] == "gathering":
                continue
            person, seat = who.split(" ")
            if seat == "None" and person:
                continue  # one spectator is enough: the one without a name
            eyes = ["open", "watching"] if seen["table"]["status"] == "over" else []
            for looking in ["watching" if seat == "None" else seat, *eyes]:
                (somebody,) = evening.called(person)
                assert frames(somebody, evening.files.table(name), looking) == seen["seq"], (name, looking)


def frames(person: Person, table: Table, eyes: str) -> int:
    """How many frames a replay has; each shows the game since its start."""
    first = 1
    while True:
        replay = person.replays(table, eyes=eyes, first=first, count=FRAMES)
        started = [frame for frame in replay["frames"] if frame["entry"]["kind"] == "do"]
        assert all(view for frame in started for view in frame["views"].values())
        first += len(replay["frames"])
        if first > replay["last"]:
            return first - 1


def test_journals_come_out_as_they_did(evening: Evening, run: Run, tmp_path: Path) -> None:
    """For every game in the database; for finished games, also from the server."""
    for name in evening.files.shown["tables"]:
        before, file = evening.files.folder / "journals" / f"server-{name}.jsonl", tmp_path / name
        if before.exists():
            table = evening.files.table(name)
            assert run("admin", "export", table.id, str(file), "--database", evening.files.database)[0] == 0
            assert file.read_text("utf-8") == before.read_text("utf-8"), name
            if name.endswith("over"):
                (player,) = evening.called("Anna" if name.startswith("termites") else "Cleo")
                assert player.get(table.path("journal")) == before.read_text("utf-8"), name


def test_every_table_is_right(evening: Evening, run: Run) -> None:
    status, shown = run("admin", "replay-check", "--database", evening.files.database)
    assert status == 0, shown


# ------------------------------------------------------------- games go on
PLAYERS = {
    "termites-bots": ("Anna", "Gustav"),
    "termites-rated": ("Anna", "Ben"),
    "cryhavoc-battle": ("Anna", "Ben", "Cleo"),
    "cryhavoc-hot-seat": ("Cleo",),
}


@pytest.mark.parametrize("name", PLAYERS)
def test_a_game_goes_on_to_its_end_with_undo(next_evening: Evening, run: Run, tmp_path: Path, name: str) -> None:
    table, people = next_evening.files.table(name), next_evening.called(*PLAYERS[name])
    for _ in range(3):
        takes_a_move_back(people, table)
    end = play_until(people, table)
    file = tmp_path / "game.jsonl"
    file.write_text(people[0].get(table.path("journal")), "utf-8")
    assert run("verify", str(file))[0] == 0
    assert frames(people[0], table, "open") == end["seq"]
    assert run("admin", "replay-check", table.id, "--database", next_evening.files.database)[0] == 0


def takes_a_move_back(people: list[Person], table: Table) -> None:
    """An undone move can be done again."""
    while True:
        for person in people:
            before = person.looks(table)
            if before["prompt"] and not over(before):
                after = person.moves(table)
                if after["undo"]["can"]:
                    person.undoes(table)
                    assert person.looks(table)["prompt"] == before["prompt"]
                    return


def test_an_undo_that_was_asked_for_is_agreed_to(next_evening: Evening) -> None:
    table, (anna, ben, cleo) = next_evening.files.table("termites-proposal"), next_evening.called("Anna", "Ben", "Cleo")
    update = anna.answers(table, True)
    assert (update["log"][-1]["kind"], update["table"]["undo_asked"]) == ("undo", None)
    assert over(play_until([anna, ben, cleo], table))


def test_a_table_that_was_gathering_fills_and_starts(next_evening: Evening) -> None:
    table, (anna, cleo) = next_evening.files.table("cryhavoc-gathering"), next_evening.called("Anna", "Cleo")
    cleo.sits(table)
    assert anna.starts(table)["status"] == "playing"


def test_a_guest_who_was_away_comes_back(next_evening: Evening) -> None:
    table, (guest,) = next_evening.files.table("cryhavoc-away"), next_evening.called("Gustav")
    assert guest.comes_back(table)["seats"][1]["bot"] == ""


# ------------------------------------------------------------- people
@pytest.fixture
def guest(files: Files, tmp_path: Path) -> Iterator[Person]:
    """Has a token from that time."""
    copy = Files(files.version, tmp_path / "people")
    with Running(copy.database) as server, ExitStack() as stack:
        name = copy.people["guest"]
        yield next(person for person in copy.come(server.url, stack) if person.name == name)


def test_a_token_of_that_time_counts_until_its_owner_logs_out(guest: Person) -> None:
    me = guest.get("/me")
    answer = guest.ask("POST", "/me", {"name": "Somebody else"})
    assert answer["me"] == me
    guest.ask("DELETE", "/me/session")
    assert guest.get("/me") is None
    with Person(guest.url, guest.name, answer["token"]) as again:
        if "jti" in jwt.decode(guest.token, options={"verify_signature": False}):
            assert again.get("/me") is None, "both tokens are of the session that has ended"
        else:
            assert again.get("/me") == me, "the first tokens had no session, so this one has begun one"
            assert [each["here"] for each in again.get("/me/sessions")] == [True]


def test_a_token_of_that_time_ends_with_a_new_password(guest: Person) -> None:
    token = guest.ask("POST", "/me/password", {"password": "correct horse battery"})["token"]
    assert guest.get("/me") is None
    with Person(guest.url, guest.name, token) as account:
        assert account.get("/me")["account"]
