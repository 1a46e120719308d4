"""Undo: freely if nothing was revealed, with everyone's consent otherwise, and never in secret."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Person, Table, play_until, refused, started, unworded

from rulewright.games import playing
from rulewright.kernel.journal import open_journal
from rulewright.server.tables.playing import MOST_ASKED

from .conftest import Players

InTurn = Callable[[Table], Players]


def after_chance(update: Any) -> bool:
    """Chance has been settled after somebody's action."""
    return any("then" in entry and entry["kind"] == "do" for entry in update["log"])


def kinds(person: Person, table: Table, count: int) -> list[str]:
    return [entry["kind"] for entry in person.looks(table)["log"][-count:]]


# ------------------------------------------------------------- freely
@pytest.mark.parametrize(("game", "action"), [("termites", "mound:5"), ("cryhavoc", "recruit")])
def test_an_action_that_has_shown_nothing_is_taken_back_freely(
    anna: Person, bartek: Person, in_turn: InTurn, game: str, action: str
) -> None:
    table = started(anna, bartek, game=game)
    play_until([anna, bartek], table, lambda seen: action in seen["view"]["actions"])
    mover, other = in_turn(table)
    before = mover.looks(table)
    assert mover.moves(table, action)["view"]["undo"]
    assert not other.looks(table)["view"]["undo"]
    after = mover.undoes(table)
    assert after["view"] == before["view"]
    assert after["seq"] == before["seq"] + 2
    entry = after["log"][-1]
    assert (entry["kind"], entry["name"], entry["lines"]) == ("undo", mover.name, 1)
    theirs, own = ([unworded(entry) for entry in person.looks(table)["log"][-2:]] for person in (other, mover))
    assert theirs == own


def test_a_hex_is_chosen_again_before_chance_has_its_say_and_not_after_it(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek)
    play_until([anna, bartek], table, lambda seen: any(a.startswith("token") for a in seen["view"]["actions"]))
    mover = anna if anna.looks(table)["view"]["actions"] else bartek
    mover.moves(table)  # a token
    mover.undoes(table)
    mover.moves(table)
    mover.moves(table)  # its hex: another token is drawn
    with refused("undo-chance", 409):
        mover.undoes(table)


def test_revealed_information_prevents_undo_even_without_chance(anna: Person, bartek: Person) -> None:
    """For example, a card from the hand that was played or discarded."""

    def shown(seen: Any) -> bool:
        last = seen["log"][-1]
        return "do" in last and "then" not in last and last["seat"] in seen["you"]["seats"] and not seen["view"]["undo"]

    table = started(anna, bartek, game="cryhavoc")
    mover = [anna, bartek][play_until([anna, bartek], table, shown)["you"]["eyes"]]
    with refused("undo-revealed", 409):
        mover.undoes(table)


def test_nobody_takes_back_what_somebody_else_did(anna: Person, bartek: Person, in_turn: InTurn) -> None:
    table = started(anna, bartek)
    mover, other = in_turn(table)
    with refused("undo-nothing", 409):
        mover.undoes(table)
    mover.moves(table)
    with refused("undo-not-yours", 409):
        other.undoes(table)


def test_several_actions_are_taken_back_one_by_one(anna: Person, bartek: Person, in_turn: InTurn) -> None:
    table = started(anna, bartek)
    mover, _ = in_turn(table)
    before = mover.looks(table)["view"]
    mover.moves(table)
    between = mover.looks(table)["view"]
    mover.moves(table)  # the hex of the mound: the other one is asked now
    undone = mover.undoes(table)["view"]
    assert undone == between
    assert mover.undoes(table)["view"] == before


def test_an_undo_in_an_outdated_position_is_stale(anna: Person, bartek: Person, in_turn: InTurn) -> None:
    table = started(anna, bartek)
    mover, _ = in_turn(table)
    seq = mover.moves(table)["seq"]
    mover.undoes(table)
    with refused("server-stale", 409):
        mover.ask("POST", table.path("undo"), {"seq": seq})


# ------------------------------------------------------------- by consent
@pytest.fixture
def three(anna: Person, bartek: Person, celina: Person) -> tuple[Table, list[Person]]:
    """Three at a table; the starting player has placed a token, and another one was drawn."""
    people = [anna, bartek, celina]
    table = started(*people)
    play_until(people, table, after_chance)
    last = next(e["seat"] for e in reversed(anna.looks(table)["log"]) if e["kind"] == "do")
    return table, people[last:] + people[:last]


def test_beyond_what_was_shown_all_others_have_to_agree(three: tuple[Table, list[Person]]) -> None:
    table, (asker, one, other) = three
    seat = asker.looks(table)["you"]["seats"][0]
    before = asker.looks(table)["log"]
    asked = asker.asks_for_undo(table)["table"]
    assert (asked["undo_asked"], asked["undo_agreed"]) == (seat, [])
    agreed = one.answers(table, yes=True)["table"]
    assert (agreed["undo_asked"], agreed["undo_agreed"]) == (seat, one.looks(table)["you"]["seats"])
    done = other.answers(table, yes=True)
    assert done["table"]["undo_asked"] is None
    assert done["table"]["asked"] == seat
    assert kinds(asker, table, 3) == ["ask", "agree", "undo"]
    assert asker.looks(table)["log"][: len(before)] == before
    assert any(action.startswith("place") for action in asker.looks(table)["view"]["actions"])


def test_one_who_declines_is_enough(three: tuple[Table, list[Person]]) -> None:
    table, (asker, one, other) = three
    position = asker.looks(table)["view"]
    asker.asks_for_undo(table)
    one.answers(table, yes=True)
    other.answers(table, yes=False)
    with refused("server-undo-nobody-asks", 409):
        one.answers(table, yes=True)
    seen = asker.looks(table)
    assert seen["view"] == position
    assert seen["table"]["undo_asked"] is None
    assert kinds(asker, table, 3) == ["ask", "agree", "decline"]


def test_after_several_refusals_a_player_may_ask_again_only_when_the_game_has_gone_on(
    three: tuple[Table, list[Person]],
) -> None:
    table, (asker, one, other) = three
    for _ in range(MOST_ASKED):
        asker.asks_for_undo(table)
        one.answers(table, yes=False)
    with refused("server-undo-declined", 409):
        asker.asks_for_undo(table)
    mover = next(person for person in (asker, one, other) if person.looks(table)["view"]["actions"])
    mover.moves(table)
    assert asker.asks_for_undo(table)["table"]["undo_asked"] is not None


def test_nobody_asks_and_thinks_better_of_it_without_end(three: tuple[Table, list[Person]]) -> None:
    table, (asker, *_) = three
    for _ in range(MOST_ASKED):
        asker.asks_for_undo(table)
        asker.answers(table, yes=False)
    with refused("server-undo-declined", 409):
        asker.asks_for_undo(table)


def test_the_player_who_asked_may_withdraw(three: tuple[Table, list[Person]]) -> None:
    table, (asker, one, _) = three
    asker.asks_for_undo(table)
    with refused("server-undo-own", 409):
        asker.answers(table, yes=True)
    asker.answers(table, yes=False)
    with refused("server-undo-nobody-asks", 409):
        one.answers(table, yes=True)


def test_only_one_asks_at_a_time(three: tuple[Table, list[Person]]) -> None:
    table, (asker, one, _) = three
    asker.asks_for_undo(table)
    with refused("server-undo-asked", 409) as refusal:
        one.asks_for_undo(table)
    assert asker.name in refusal.text


def test_the_question_lapses_when_somebody_moves(three: tuple[Table, list[Person]]) -> None:
    table, (asker, one, _) = three
    asker.asks_for_undo(table)
    mover = next(person for person in three[1] if person.looks(table)["view"]["actions"])
    assert mover.moves(table)["table"]["undo_asked"] is None
    with refused("server-undo-nobody-asks", 409):
        one.answers(table, yes=True)


def test_those_who_look_on_are_not_asked(three: tuple[Table, list[Person]], stranger: Person) -> None:
    table, (asker, *_) = three
    answer = {"seq": asker.asks_for_undo(table)["seq"], "yes": False}
    with refused("server-no-name", 401):
        stranger.ask("POST", table.path("undo/answer"), answer)
    outsider = Person(stranger.url, "Dawid")
    with refused("server-not-a-player", 403):
        outsider.ask("POST", table.path("undo/answer"), answer)
    with refused("server-not-watched", 403):
        outsider.asks_for_undo(table)
    outsider.http.close()


def test_bots_agree(anna: Person) -> None:
    table = anna.makes()
    anna.seats_bot(table, 1)
    anna.starts(table)
    play_until([anna], table, lambda seen: after_chance(seen) and seen["table"]["asked"] == 0)
    undone = anna.asks_for_undo(table)
    assert (undone["log"][-1]["kind"], undone["table"]["asked"]) == ("undo", 0)


def test_a_player_without_actions_cannot_ask_for_an_undo(anna: Person, bartek: Person, in_turn: InTurn) -> None:
    table = started(anna, bartek)
    mover, other = in_turn(table)
    mover.moves(table)
    with refused("undo-nothing", 409):
        other.asks_for_undo(table)


def test_the_bot_of_somebody_who_has_left_agrees(three: tuple[Table, list[Person]]) -> None:
    table, (asker, one, other) = three
    asker.asks_for_undo(table)
    other.leaves(table)
    assert one.answers(table, yes=True)["log"][-1]["kind"] == "undo"


def test_when_the_last_who_has_not_answered_leaves_it_is_taken_back(three: tuple[Table, list[Person]]) -> None:
    table, (asker, one, other) = three
    asker.asks_for_undo(table)
    one.answers(table, yes=True)
    other.leaves(table)
    assert "undo" in [entry["kind"] for entry in asker.looks(table)["log"]]


def test_an_answer_to_an_older_question_does_not_count(three: tuple[Table, list[Person]]) -> None:
    table, (asker, one, _) = three
    seq = asker.asks_for_undo(table)["seq"]
    asker.answers(table, yes=False)
    asker.asks_for_undo(table)
    with refused("server-stale", 409):
        one.ask("POST", table.path("undo/answer"), {"seq": seq, "yes": True})


def test_an_absent_player_cannot_undo_what_the_bot_did(anna: Person, bartek: Person, in_turn: InTurn) -> None:
    table = started(anna, bartek)
    mover, _ = in_turn(table)
    mover.moves(table)
    mover.leaves(table)
    with refused("server-seat-kept", 409):
        mover.undoes(table)
    with refused("server-seat-kept", 409):
        mover.asks_for_undo(table)


# ------------------------------------------------------------- never
def test_in_a_rated_game_nobody_asks(anna: Person, bartek: Person, in_turn: InTurn) -> None:
    table = started(anna, bartek, rated=True)
    mover, _ = in_turn(table)
    mover.moves(table)
    with refused("server-undo-rated", 409):
        mover.asks_for_undo(table)
    mover.undoes(table)  # a move that revealed nothing can still be undone freely


def test_when_the_game_is_over_the_seed_is_out_and_nothing_is_taken_back(finished: Any) -> None:
    table, anna, bartek = finished
    for person in (anna, bartek):
        with refused("server-game-over", 409):
            person.undoes(table)
        with refused("server-game-over", 409):
            person.asks_for_undo(table)
        with refused("server-game-over", 409):
            person.answers(table, yes=True)


# ------------------------------------------------------------- what it leaves
def test_no_draw_is_made_twice_and_the_journal_verifies(anna: Person, bartek: Person, tmp_path: Path) -> None:
    """The same hex again and again: if the same number were drawn each time, the same token would come each time."""
    table = started(anna, bartek)
    people = [anna, bartek]
    play_until(people, table, after_chance)
    place = next(e for e in reversed(anna.looks(table)["log"]) if e["kind"] == "do")
    asker, other = people[place["seat"]], people[1 - place["seat"]]
    drawn = set[str]()
    for _ in range(12):
        asker.asks_for_undo(table)
        other.answers(table, yes=True)
        drawn |= {outcome for entry in asker.moves(table, place["do"])["log"] for outcome in entry["then"]}
    assert len(drawn) > 1
    play_until(people, table)
    file = tmp_path / "game.jsonl"
    file.write_text(anna.get(table.path("journal")), encoding="utf-8")
    journal = open_journal(file, playing)
    assert journal.match.over
    assert sum("undo" in line for line in journal.lines) == 12
