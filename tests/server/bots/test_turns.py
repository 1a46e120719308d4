"""Whose question is answered next, among people and tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from rulewright.server.bots.process import WorkerProcess
from rulewright.server.bots.turns import NoLongerWanted, Place, Sake, Turns

KIND = ("termites", "search")
LONG, SHORT = 1.7, 0.01  # seconds of Atlas, and of Pip
WORKER = WorkerProcess(("true",), lambda: None, compiled=False)


def in_a_loop(test: Callable[[Turns], None]) -> Callable[[], None]:
    """Waiting uses futures, which need an event loop."""

    async def begin() -> None:
        test(Turns())

    return lambda: asyncio.run(begin())


def asks(turns: Turns, person: str, seconds: float = LONG, waits: Callable[[], bool] = lambda: True) -> Place:
    return turns.join(KIND, 0, Sake(person, waits), seconds)


def served(turns: Turns, count: int) -> str:
    """Whose questions are answered, in order, by their first letters."""
    people = ""
    for _ in range(count):
        place = turns.in_order()[0]
        turns.grant(place, WORKER, place.seconds)
        people += place.sake.person[0]
    return people


def nobody() -> bool:
    return False


@in_a_loop
def test_a_hundred_tables_of_one_person_wait_for_the_one_of_another(turns: Turns) -> None:
    for _ in range(100):
        asks(turns, "Eve")
    assert served(turns, 2) == "EE"
    asks(turns, "Anna")
    assert served(turns, 3) == "AEE"


@in_a_loop
def test_people_take_turns_whatever_the_number_of_their_tables(turns: Turns) -> None:
    for person, tables in (("Eve", 9), ("Anna", 3), ("Bartek", 3)):
        for _ in range(tables):
            asks(turns, person)
    assert served(turns, 9) == "EABEABEAB"


@in_a_loop
def test_who_asks_for_little_is_served_before_who_asks_for_much(turns: Turns) -> None:
    for _ in range(4):
        asks(turns, "Eve", LONG)
        asks(turns, "Anna", SHORT)
    assert served(turns, 5) == "EAAAA"


@in_a_loop
def test_time_that_was_not_needed_is_not_charged(turns: Turns) -> None:
    for _ in range(3):
        asks(turns, "Eve")
        asks(turns, "Anna")
    assert served(turns, 2) == "EA"
    turns.refund("Anna", LONG - SHORT)
    assert served(turns, 2) == "AE"


@in_a_loop
def test_the_tables_of_one_person_take_turns(turns: Turns) -> None:
    first, second = asks(turns, "Eve"), asks(turns, "Eve")
    served(turns, 1)
    again = asks(turns, "Eve")
    assert turns.in_order() == [second, again]
    assert first.granted.done()


@in_a_loop
def test_who_has_waited_for_nothing_before_owes_nothing(turns: Turns) -> None:
    """And idle time cannot be saved up."""
    for _ in range(20):
        asks(turns, "Eve")
    served(turns, 10)
    for _ in range(4):
        asks(turns, "Anna")
    assert served(turns, 6) in ("AEAEAE", "EAEAEA")


@in_a_loop
def test_another_persons_tables_count_as_one_and_your_own_one_by_one(turns: Turns) -> None:
    eve = [asks(turns, "Eve") for _ in range(20)][-1]
    anna = asks(turns, "Anna")
    asks(turns, "Bartek", waits=nobody)
    assert (turns.before(eve), turns.before(anna)) == (20, 1)


@in_a_loop
def test_tables_at_which_somebody_waits_go_before_those_of_bots_alone(turns: Turns) -> None:
    for person in ("Eve", "Fay", "Gil"):
        asks(turns, person, waits=nobody)
    asks(turns, "Anna")
    assert served(turns, 4) == "AEFG"


@in_a_loop
def test_a_table_goes_first_as_soon_as_somebody_comes(turns: Turns) -> None:
    here = False
    asks(turns, "Eve", waits=nobody)
    asks(turns, "Anna", waits=lambda: here)
    assert [place.sake.person for place in turns.in_order()] == ["Eve", "Anna"]
    here = True
    assert [place.sake.person for place in turns.in_order()] == ["Anna", "Eve"]


@in_a_loop
def test_a_question_that_nobody_wants_answered_any_more_is_sent_away(turns: Turns) -> None:
    place = turns.join(KIND, 0, Sake("Anna", nobody, lambda: False), LONG)
    assert turns.in_order() == []
    assert isinstance(place.granted.exception(), NoLongerWanted)


@in_a_loop
def test_nothing_is_remembered_of_people_who_ask_no_more(turns: Turns) -> None:
    for number in range(50):
        asks(turns, f"guest {number}", SHORT)
    served(turns, 50)
    for _ in range(2):
        asks(turns, "Anna", LONG)
    served(turns, 2)
    assert set(turns._used) == {"Anna"}
