"""The loops over lanes. A lane is a place where one game after the other is played; all that Python sees of it is in arrays, by lane.

Written as the machine's functions are (kernel/machine.py): names are replaced by a game's own, and a call holds no lock of Python.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.kernel.chance import mix, pick
from rulewright.kernel.frames import CHANCE, NOBODY, OVER, here
from rulewright.kernel.heard import forget, listen, recall, remember
from rulewright.kernel.machine import copy, list_chances, list_legal, perform, result, score, start, unbound
from rulewright.kernel.record import Row
from rulewright.kernel.verbs import MASK, SHIFT

REST, START = -1, -2  # orders to a lane, beside the number of an action: stay as you are, and begin a game
NEXT_GAME = 1 << 32  # between the seeds of a lane's games
CHOICE_SEED = 0x2545F491  # random choices are made with other numbers than the game's

# replaced by a game's own
FIRST: Row = []  # of each verb, the number of its first action
PACKED: Row = []  # of each number, the action as the rules know it
observe: Callable[[Any, int, Row], None] = unbound


# ------------------------------------------------------------- rules
def look_back(s: Any, seat: int, heard: Any, newest: Row, out: Row) -> None:
    """What that seat may know, and what it has heard lately."""
    observe(s, seat, out)
    recall(heard[seat], int(newest[seat]), out)


def show(n: int, out: Row, legal: Row, mask: Row) -> None:
    """The n actions in `out`, by their numbers."""
    for j in range(n):
        action = int(out[j])
        number = int(FIRST[action >> SHIFT]) + (action & MASK)
        legal[j] = number
        if len(mask) > 0:
            mask[number] = 1


def finish(s: Any, seats: int, share: Any, points: Row, heard: Any, newest: Row, observation: Any) -> None:
    """What came of a game: those with the best result share the victory."""
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
    """Carries out the orders of the lanes from `first` up to `last`: each goes on to the next decision of a seat, and past it by any legal
    action until it has made `steps` of them. A game that is over makes room for the next one at once, if they are to be played again and
    again."""
    for i in range(first, last):
        done[i] = 0
        for seat in range(len(share[i])):
            share[i][seat] = 0
        action = int(order[i])
        if action == REST:
            continue
        if action >= 0:
            action = int(PACKED[action])
            decisions[i] += 1
        s = states[i]
        remembers = len(heard[i][0]) > 0
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
        if len(mask[i]) > 0:
            for j in range(count[i]):
                mask[i][legal[i][j]] = 0
        if who == OVER:
            actor[i] = NOBODY
            count[i] = 0
            for j in range(len(observation[i])):
                observation[i][j] = 0
        else:
            actor[i] = who
            count[i] = n
            show(n, out, legal[i], mask[i])
            look_back(s, who, heard[i], newest[i], observation[i])


def observe_lanes(states: Any, seats: Row, heard: Any, newest: Any, rows: Any) -> None:
    """To each lane's row, what that seat may know there."""
    for i in range(len(seats)):
        look_back(states[i], int(seats[i]), heard[i], newest[i], rows[i])


def choose_lanes(legal: Any, count: Row, seed: Row, decisions: Row, order: Row) -> None:
    """Any legal action in each lane; REST where a game is over."""
    for i in range(len(order)):
        order[i] = REST
        if count[i] > 0:
            order[i] = legal[i][mix(int(seed[i]) ^ CHOICE_SEED, int(decisions[i])) % int(count[i])]


def find_illegal(legal: Any, count: Row, order: Row) -> int:
    """The first lane whose order is not among what is legal there, nor REST; -1 if there is none."""
    for i in range(len(order)):
        found = order[i] == REST
        for j in range(count[i]):
            found = found or legal[i][j] == order[i]
        if not found:
            return i
    return -1


ENTRIES = (run_lanes, observe_lanes, choose_lanes, find_illegal)
