"""A step of a lane in stages, so that between them a GPU can sort the lanes: those side by side should do the same.

Written like the functions of vec/lanes.py, where `run_lanes` does all stages of a lane at once: on a CPU that is much faster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.kernel.chance import mix, pick
from rulewright.kernel.frames import CHANCE, NOBODY, OVER, here
from rulewright.kernel.machine import copy, list_chances, list_legal, perform, start, unbound
from rulewright.kernel.record import Row
from rulewright.kernel.verbs import SHIFT
from rulewright.lab.vec.lanes import NEXT_GAME, PACKED, REST, START, finish, show

WARP = 32  # lanes that do the same thing at the same time
PARTS = 32  # of a batch: sorting counts lanes in each by itself
ORDERS = 2  # keys of the orders that are not actions

complete: Callable[[Any, int, Row], None] = unbound  # replaced by a game's own: see Observation


# ------------------------------------------------------------- rules
def take(i: int, order: Row, decisions: Row, done: Any, share: Any) -> int:
    """A lane's order, as the rules' action, START or REST."""
    done[i] = 0
    for seat in range(share.shape[1]):
        share[i, seat] = 0
    action = int(order[i])
    if action >= 0:
        action = int(PACKED[action])
        decisions[i] += 1
    return action


def play_on(
    states: Any, blank: Any, configs: Any, out: Row, weights: Row, i: int, again: int, action: int,
    table: Row, seats: Row, seed: Row, drawn: Row, decisions: Row, done: Any, share: Any,
    final_points: Any, final_length: Row, final_seed: Row, final_observation: Any, heard: Any, newest: Any,
) -> int:  # fmt: skip
    """Carry out an action and what follows, until a seat has to act; returns it, or OVER. With `again`, a finished game is followed by
    the next one at once. A batch on a GPU has no history, so nobody listens."""
    s = states[i]
    who = NOBODY
    while who == NOBODY:
        if action == START:
            copy(states, i, blank, 0)
            s = states[i]
            drawn[i] = 0
            decisions[i] = 0
            start(s, configs[table[i]])
        else:
            perform(s, action)
        who = int(here(s).actor)
        if who == CHANCE:
            n = list_chances(s, out, weights)
            action = int(out[pick(weights, n, mix(int(seed[i]), int(drawn[i])))])
            drawn[i] += 1
            who = NOBODY
        elif who == OVER:
            done[i] = 1
            final_length[i] = decisions[i]
            final_seed[i] = seed[i]
            finish(s, int(seats[i]), share[i], final_points[i], heard[i], newest[i], final_observation[i])
            if again != 0:
                seed[i] += NEXT_GAME
                action = START
                who = NOBODY
    return who


def show_list(i: int, n: int, out: Row, legal: Any, count: Row, mask: Any) -> None:
    """Write the n actions in `out` in place of the last ones."""
    if mask.shape[1] > 0:
        for j in range(count[i]):
            mask[i, legal[i, j]] = 0
    count[i] = n
    show(i, n, out, legal, mask)


RULES = (take, play_on, show_list)


# ------------------------------------------------------------- entries
def perform_lane(
    states: Any, blank: Any, configs: Any, out: Row, weights: Row, i: int, again: int,
    order: Row, actor: Row, table: Row, seats: Row, seed: Row, drawn: Row, decisions: Row, done: Any, share: Any,
    final_points: Any, final_length: Row, final_seed: Row, final_observation: Any, heard: Any, newest: Any,
) -> None:  # fmt: skip
    """Carry out the lane's order, up to the next decision of a seat."""
    action = take(i, order, decisions, done, share)
    if action != REST:
        who = play_on(
            states, blank, configs, out, weights, i, again, action,
            table, seats, seed, drawn, decisions, done, share,
            final_points, final_length, final_seed, final_observation, heard, newest,
        )  # fmt: skip
        actor[i] = NOBODY if who == OVER else who


def list_lane(states: Any, out: Row, i: int, order: Row, actor: Row, legal: Any, count: Row, mask: Any) -> None:
    """List the actions to choose from."""
    if order[i] != REST:
        n = 0
        if actor[i] != NOBODY:
            n = list_legal(states[i], out)
        show_list(i, n, out, legal, count, mask)


def complete_lane(states: Any, i: int, order: Row, actor: Row, observation: Any) -> None:
    """Add to a row what is not copied from the record."""
    if order[i] != REST and actor[i] != NOBODY:
        complete(states[i], int(actor[i]), observation[i])


def key_of_order(order: Row, i: int) -> int:
    """Lanes with equal keys carry out the same verb."""
    if order[i] == REST:
        return 0
    if order[i] == START:
        return 1
    return ORDERS + (int(PACKED[order[i]]) >> SHIFT)


def key_of_prompt(states: Any, i: int, order: Row, actor: Row) -> int:
    """Lanes with equal keys choose from the same verbs."""
    if order[i] == REST or actor[i] == NOBODY:
        return 0
    return 1 + int(here(states[i]).offer)


ENTRIES = (perform_lane, list_lane, complete_lane, key_of_order, key_of_prompt)
