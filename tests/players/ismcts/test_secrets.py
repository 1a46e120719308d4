"""All secret actions of others look the same to a seat: its tree has one edge for all of them."""

from __future__ import annotations

from rulewright.games.termites.game import GAME
from rulewright.kernel.frames import NOBODY
from rulewright.kernel.game import Settings
from rulewright.kernel.verbs import MASK, SHIFT
from rulewright.players.ismcts.iteration import seen_as
from rulewright.players.ismcts.search import Search
from rulewright.players.ismcts.tree import KEY, SECRETLY, SIZE, UP

from .boards import row
from .tables import seat_in

TOKEN, PLACE = (next(n for n, verb in enumerate(GAME.verbs) if verb.name == name) for name in ("token", "place"))


def test_what_everybody_sees_and_what_oneself_does_is_what_it_is() -> None:
    action = PLACE << SHIFT | 7
    assert seen_as(action, NOBODY, 0) == action
    assert seen_as(action, 0, 0) == action


def test_of_a_secret_of_another_only_the_verb_is_seen() -> None:
    keys = [seen_as(TOKEN << SHIFT | kind, 1, 0) for kind in range(12)]
    assert len(set(keys)) == 1
    assert seen_as(PLACE << SHIFT, 1, 0) not in keys


def test_a_secret_is_taken_for_no_action() -> None:
    assert all(action < SECRETLY for action in GAME.actions())
    assert seen_as(TOKEN << SHIFT | 3, 1, 0) >= SECRETLY


def test_no_tree_shows_which_token_another_has_taken() -> None:
    """Seat 0 has Workers of 2, seat 1 a Soldier and a Worker of 1. Each knows its own tokens and sees no other in its tree."""
    t = row(("worker-2", "worker-2"), ("soldier-3", "worker-1"))
    search = Search(GAME, 300)
    search.look(seat_in(GAME, t.states, Settings(2)), 1)
    (trees,) = search._trees
    owner, taken, hidden = [0, 1], [set[int](), set[int]()], [0, 0]  # of the roots; then by seat
    for number in range(2, int(trees._desk.head[SIZE])):
        node = trees._nodes[number]
        seat, key = owner[node[UP]], int(node[KEY])
        owner.append(seat)
        if key >= SECRETLY:
            hidden[seat] += 1
        elif key >> SHIFT == TOKEN:
            taken[seat].add(key & MASK)
    worker, soldier, other = 1, 5, 0  # kinds
    assert taken == [{worker}, {other, soldier}]
    assert all(n > 0 for n in hidden)
