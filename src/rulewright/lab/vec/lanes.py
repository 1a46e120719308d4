"""The loops over lanes. A lane is a place where games are played one after the other; everything that Python sees of it is in arrays,
indexed by lane.

Written like the machine's functions (kernel/machine.py): names are replaced by a game's own, and calls release the GIL."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.kernel.chance import mix, pick
from rulewright.kernel.frames import CHANCE, NOBODY, OVER, here
from rulewright.kernel.machine import copy, list_chances, list_legal, perform, result, score, start, unbound
from rulewright.kernel.observing.heard import forget, listen, recall, remember
from rulewright.kernel.record import Row
from rulewright.kernel.verbs import MASK, SHIFT

REST, START = -1, -2  # orders besides action numbers: do nothing, and begin a game
NEXT_GAME = 1 << 32  # the difference between the seeds of a lane's games
CHOICE_SEED = 0x2545F491  # separates random choices from the game's random numbers

# replaced by a game's own
FIRST: Row = []  # the number of each verb's first action
PACKED: Row = []  # for each number, the rules' action
observe: Callable[[Any, int, Row], None] = unbound


# ------------------------------------------------------------- rules
def look_back(s: Any, seat: int, heard: Any, newest: Row, out: Row) -> None:
    """What that seat may know, and what it has heard lately."""
    observe(s, seat, out)
    recall(heard[seat], int(newest[seat]), out)


def show(i: int, n: int, out: Row, legal: Any, mask: Any) -> None:
    """Write the n actions in `out` by their numbers."""
    for j in range(n):
        action = int(out[j])
        number = int(FIRST[action >> SHIFT]) + (action & MASK)
        legal[i, j] = number
        if mask.shape[1] > 0:
            mask[i, number] = 1


def finish(s: Any, seats: int, share: Any, points: Row, heard: Any, newest: Row, observation: Any) -> None:
    """Record a game's results: seats with the best result share the victory."""
    best = int(result(s, 0))
    winners = 0
    for seat in range(seats):
        best = max(best, int(result(s, seat)))
    for seat in range(seats):
        winners += 1 if result(s, seat) == best else 0
    for seat in range(seats):
        share[seat] = 1 / winners if result(s, seat) == best else 0.0
        points[seat] = score(s, seat)
        look_back(s, seat, heard, newest, observation[seat])


RULES = (look_back, show, finish)


# ------------------------------------------------------------- entries
def run_lanes(
    states: Any, blank: Any, configs: Any, out: Row, weights: Row, first: int, last: int, again: int, steps: int,
    order: Row, table: Row, seats: Row, seed: Row, drawn: Row, decisions: Row,
    legal: Any, count: Row, mask: Any, actor: Row, observation: Any, done: Any, share: Any,
    final_points: Any, final_length: Row, final_seed: Row, final_observation: Any, heard: Any, newest: Any,
) -> None:  # fmt: skip
    """Carry out the orders of the lanes `first` to `last`: each plays to the next decision of a seat, and then randomly until `steps`
    decisions have been made. With `again`, a finished game is followed by the next one at once."""
    remembers = heard.shape[2] > 0
    for i in range(first, last):
        done[i] = 0
        for seat in range(share.shape[1]):
            share[i, seat] = 0
        action = int(order[i])
        if action == REST:
            continue
        if action >= 0:
            action = int(PACKED[action])
            decisions[i] += 1
        s = states[i]
        left = steps
        n = 0
        who = NOBODY
        while who == NOBODY:
            if action == START:
                copy(states, i, blank, 0)
                s = states[i]
                drawn[i] = 0
                decisions[i] = 0
                forget(heard[i], newest[i])
            if remembers:
                listen(s)
            if action == START:
                start(s, configs[table[i]])
            else:
                perform(s, action)
            if remembers:
                remember(s, heard[i], newest[i])
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
            else:
                n = list_legal(s, out)
                left -= 1
                if left > 0:
                    action = int(out[mix(int(seed[i]) ^ CHOICE_SEED, int(decisions[i])) % n])
                    decisions[i] += 1
                    who = NOBODY
        if mask.shape[1] > 0:
            for j in range(count[i]):
                mask[i, legal[i, j]] = 0
        if who == OVER:
            actor[i] = NOBODY
            count[i] = 0
            for j in range(observation.shape[1]):
                observation[i, j] = 0
            continue
        actor[i] = who
        count[i] = n
        show(i, n, out, legal, mask)
        observe(s, who, observation[i])
        if remembers:
            recall(heard[i, who], int(newest[i, who]), observation[i])


def observe_lanes(states: Any, seats: Row, heard: Any, newest: Any, rows: Any) -> None:
    """Write what a seat may know to each lane's row."""
    for i in range(len(seats)):
        look_back(states[i], int(seats[i]), heard[i], newest[i], rows[i])


def choose_lanes(legal: Any, count: Row, seed: Row, decisions: Row, order: Row) -> None:
    """A random legal action for each lane; REST if a game is over."""
    for i in range(len(order)):
        order[i] = REST
        if count[i] > 0:
            order[i] = legal[i, mix(int(seed[i]) ^ CHOICE_SEED, int(decisions[i])) % int(count[i])]


def find_illegal(legal: Any, count: Row, order: Row) -> int:
    """The first lane whose order is neither legal nor REST; -1 if there is none."""
    for i in range(len(order)):
        found = order[i] == REST
        for j in range(count[i]):
            found |= legal[i, j] == order[i]
        if not found:
            return i
    return -1


ENTRIES = (run_lanes, observe_lanes, choose_lanes, find_illegal)
