"""The playout: continues where nothing is known yet, using the game's evaluation."""

from __future__ import annotations

from typing import Any

from rulewright.kernel.chance import mix
from rulewright.kernel.frames import OVER, here
from rulewright.kernel.machine import Position, copy, list_legal, perform, settle_all
from rulewright.kernel.record import Row
from rulewright.players.greedy import DEEPEST, LOWEST, best_end, pulse, stride

from .judging import AHEAD, LENGTH, WIDTH

ROOT, WORLD, BEST, TRIAL = range(4)  # states; after the last, room to search for the end of a ply
STATES = TRIAL + DEEPEST + 2


# ------------------------------------------------------------- one copy of each in compiled code
def act(s: Position, action: int) -> None:
    perform(s, action)


def choices(s: Position, out: Row) -> int:
    return list_legal(s, out)


# ------------------------------------------------------------- to the searcher's next turn
def play_out(desk: Any, eyes: int, answered: bool, seed: int, k: int) -> None:
    """Play to the searcher's next turn, or further ahead, for at most a number of plies. Each ply looks at a few actions and takes the one
    that ends best. So all positions are judged at the same moment, when all others have answered."""
    states, out, habits = desk.states, desk.out, desk.habits
    turns = 0
    for _ in range(habits[LENGTH] * (habits[AHEAD] + 1)):
        k = settle_all(states[WORLD], out, desk.weights, seed, k)
        s = states[WORLD]
        seat = int(here(s).actor)
        if answered and seat == eyes:
            turns += 1
        if seat == OVER or turns > habits[AHEAD]:
            return
        answered = seat != eyes
        top = int(s.top)
        beat = pulse(s, top)
        n = choices(s, out)
        first = mix(seed, k)
        k += 1
        highest = LOWEST
        step = stride(n, int(habits[WIDTH]))
        for i in range(first % step, n, step):
            copy(states, TRIAL, states, WORLD)
            act(states[TRIAL], int(out[i]))
            ply = (desk.guide, desk.acts, desk.count, desk.cursor)
            value = best_end(states, TRIAL, seat, top, beat, *ply, int(habits[WIDTH]), first)
            if value > highest:
                highest = value
                copy(states, BEST, states, TRIAL)
        copy(states, WORLD, states, BEST)


RULES = (act, choices, play_out)
