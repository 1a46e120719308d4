"""A search: reproducible by seed, within its budget, only for the current seat; and what it keeps between decisions."""

from __future__ import annotations

from itertools import count, islice
from types import SimpleNamespace

import pytest

from rulewright.games import load
from rulewright.kernel.ahead import carry_out
from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError
from rulewright.players.ismcts import search as module
from rulewright.players.ismcts.search import Search
from rulewright.players.seat import Seat

from .tables import TITLES, decisions, other_world, roots, searches, start

FEW = 4  # iterations, since the rules are interpreted here
both = pytest.mark.parametrize("name", TITLES)
spread = pytest.mark.parametrize(("name", "every"), [("termites", 31), ("cryhavoc", 53)])


def asked(match: Match) -> Seat:
    return Seat(match, match.actor)


# ------------------------------------------------------------- the outcome
@spread
def test_the_same_seed_finds_the_same(name: str, every: int) -> None:
    """Whatever was searched before."""
    used = Search(load(name), FEW)
    for number, (match, seat) in enumerate(decisions(name, every)):
        used.forget()
        assert used.look(seat, number) == Search(match.game, FEW).look(seat, number)


@searches
@both
def test_another_seed_tries_other_things(name: str) -> None:
    """Once there is something that the seat cannot know."""
    differed = False
    for match, seat in islice(decisions(name, 20), 1, 4):
        found = [Search(match.game, 12).look(seat, seed) for seed in range(4)]
        differed = differed or any(one != found[0] for one in found)
    assert differed


@searches
@both
def test_a_comparison_gives_all_its_iterations_to_what_it_compares(name: str) -> None:
    """As many to each, however bad one of them looks."""
    for match, seat in islice(decisions(name, 20), 4):
        compared, legal = (match.legal()[0], match.legal()[-1]), match.legal()
        search = Search(match.game, 20)
        for _ in range(2):  # and whatever was looked at before
            found = {one.action: one for one in search.compare(seat, compared, 3)}
            assert list(found) == list(compared)
            assert min(one.visits for one in found.values()) >= 10 - 1  # the first may go elsewhere
            search.look(seat, 3)
        assert len(search.look(seat, 3)) == len(legal)


@both
def test_trees_that_grow_at_the_same_time_find_the_same_again(name: str) -> None:
    """However their threads are scheduled."""
    match = start(name)
    found = [Search(match.game, 2 * FEW, trees=2).look(asked(match), 3) for _ in range(3)]
    assert found[0] == found[1] == found[2]


@both
def test_two_trees_are_two_searches_together(name: str) -> None:
    match = start(name)
    together = Search(match.game, 2 * FEW, trees=2).look(asked(match), 3)
    alone = [Search(match.game, FEW).look(asked(match), seed) for seed in (6, 7)]
    for one in together:
        parts = [found for searched in alone for found in searched if found.action == one.action]
        assert one.visits == sum(part.visits for part in parts)
        weighed = sum(part.value * part.visits for part in parts)
        assert one.value == pytest.approx(weighed / one.visits if one.visits else 0.0)


@spread
@pytest.mark.parametrize("trees", [1, 2])
def test_visits_add_up_to_the_iterations(name: str, every: int, trees: int) -> None:
    for match, seat in decisions(name, every):
        found = Search(match.game, FEW, trees=trees).look(seat, 1)
        assert sum(one.visits for one in found) == FEW
        assert sorted(one.action for one in found) == sorted(match.legal())
        assert [one.visits for one in found] == sorted((one.visits for one in found), reverse=True)
        assert all(0 <= one.value <= 1 for one in found)


# ------------------------------------------------------------- the budget
@pytest.mark.parametrize(
    ("iterations", "trees", "seconds"), [(0, 1, None), (-3, 1, None), (5, 0, None), (5, 1, 0.0), (5, 1, -1.0)]
)
def test_without_a_budget_there_is_no_search(iterations: int, trees: int, seconds: float | None) -> None:
    with pytest.raises(UserError) as error:
        Search(load("termites"), iterations, trees=trees, seconds=seconds)
    assert error.value.message.key == "search-no-budget"


@pytest.mark.parametrize("trees", [1, 2])
def test_a_search_ends_when_its_time_is_over(trees: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that advances by a second at each look."""
    ticks = count()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: float(next(ticks))))
    match = start("termites")
    found = Search(match.game, 1000, seconds=8.5, trees=trees).look(asked(match), 1)
    assert 8 <= sum(one.visits for one in found) / module.BATCH <= 10


# ------------------------------------------------------------- who may ask
def refusal(search: Search, seat: Seat) -> tuple[str, object]:
    with pytest.raises(UserError) as error:
        search.look(seat, 1)
    return error.value.message.key, error.value.message.args["seat"]


@both
def test_who_is_not_asked_finds_nothing(name: str) -> None:
    match = start(name, players=3)
    for seat in range(3):
        if seat != match.actor:
            assert refusal(Search(match.game, FEW), Seat(match, seat)) == ("search-not-asked", seat)


def test_when_the_game_is_over_nobody_finds_anything() -> None:
    *_, (match, _) = decisions("termites", 1)
    assert match.over
    for seat in range(2):
        assert refusal(Search(match.game, FEW), Seat(match, seat)) == ("search-not-asked", seat)


# ------------------------------------------------------------- from one decision to the next
def following(name: str, verb: str) -> tuple[Match, Search, int]:
    """A search that has looked at that verb's question, and how often it then tried its favourite action."""
    for match, seat in decisions(name, 1):
        if all(match.game.write(match.look(), action).startswith(verb) for action in match.legal()):
            search = Search(match.game, 30)
            best = search.look(seat, 1)[0]
            search.follow(seat, best.action)
            match.act(seat.number, best.action)
            if match.actor == seat.number and len(match.legal()) > 1:
                return match, search, best.visits
    raise AssertionError("never asked")


def test_what_was_found_about_the_next_decision_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """A token was chosen that often, and so was a hex for it, except the first time, which went no further. No new trees are planted."""
    match, search, visits = following("termites", "token")
    (trees,) = search._trees
    kept = trees.tried(match.actor)
    assert 0 < visits - 1 <= kept <= visits
    monkeypatch.setattr(trees, "plant", None)
    search.iterations = kept  # no iterations are added
    assert sum(one.visits for one in search.look(asked(match), 2)) == kept


def test_more_is_added_up_to_the_budget() -> None:
    match, search, _ = following("termites", "token")
    assert sum(one.visits for one in search.look(asked(match), 2)) == 30


def test_a_search_that_follows_goes_on_from_what_its_seat_knows() -> None:
    """At the roots, the seat knows what it knows at the table."""
    match, search, _ = following("termites", "token")
    assert search._expected == search.knowledge(asked(match))
    begins = roots(search)
    search.look(asked(match), 2)
    assert roots(search) == begins


def test_nothing_stays_if_another_action_was_done() -> None:
    """A different one from the followed one."""
    match, seat = next(decisions("termites", 9))
    search = Search(match.game, 30)
    found = search.look(seat, 1)
    search.follow(seat, found[0].action)
    match.act(seat.number, found[1].action)
    while match.actor != seat.number or len(match.legal()) == 1:
        match.act(match.actor, match.legal()[0])
    assert search.look(asked(match), 2) == Search(match.game, 30).look(asked(match), 2)


@both
def test_nothing_stays_from_an_own_decision_that_others_or_chance_follow(name: str) -> None:
    tested = 0
    for match, seat in decisions(name, 1):
        search = Search(match.game, FEW)
        best = search.look(seat, 1)[0]
        search.follow(seat, best.action)
        match.act(seat.number, best.action)
        if match.over or tested == 3:
            break
        if match.actor != seat.number and len(match.legal()) > 1:
            assert search.look(asked(match), 2) == Search(match.game, FEW).look(asked(match), 2)
            tested += 1
    assert tested > 0


def test_nothing_stays_after_forget() -> None:
    match, search, _ = following("termites", "token")
    search.forget()
    assert search.look(asked(match), 2) == Search(match.game, 30).look(asked(match), 2)


def test_trees_that_are_nearly_full_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FULL", 0.0)
    match, search, _ = following("termites", "token")
    assert search.look(asked(match), 2) == Search(match.game, 30).look(asked(match), 2)


# ------------------------------------------------------------- the line
@searches
@spread
def test_a_line_is_what_the_seat_does_by_itself(name: str, every: int) -> None:
    """It can be carried out, and only its seat acts on the way, or draws unseen by others."""
    long = 0
    for match, seat in decisions(name, every):
        search = Search(match.game, 3 * FEW)
        best = search.look(seat, 1)[0].action
        states = match.game.engine.new(1)
        seat.sample(states, 0, 7)
        line = search.line(seat, best)
        assert line[0] == best
        long += len(line) > 1
        assert len(carry_out(match.game, match.game.engine.twin(states, 0), line, seat.number)) == len(line)
    assert long > 0


# ------------------------------------------------------------- what it sees
@searches
@spread
def test_nothing_in_the_trees_depends_on_what_the_seat_cannot_know(name: str, every: int) -> None:
    """From all positions that the seat cannot tell apart the same trees grow, node by node, from the same position."""
    differed = 0
    for match, seat in decisions(name, every, players=3):
        grown = []
        for table in (seat, other_world(match.game, seat, match.prepared.settings, 1)):
            search = Search(match.game, FEW)
            search.look(table, 4)
            (trees,) = search._trees
            states = [match.game.engine.encode(trees.states, i) for i in range(len(trees.states))]
            grown.append((states, list(map(list, trees._nodes)), list(trees._slots)))
        assert grown[0] == grown[1]
        differed += roots(search)[0] != match.trail[-1].position
    assert differed > 1, "the true position was in all trees: the test is empty"
