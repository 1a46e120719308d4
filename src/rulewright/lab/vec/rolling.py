"""Random play inside a batch: many decisions in every lane in one call, and only the last is shown."""

from __future__ import annotations

from typing import Any

from rulewright.kernel.chance import mix, pick
from rulewright.kernel.frames import CHANCE, NOBODY, OVER, here
from rulewright.kernel.machine import copy, list_chances, list_legal, perform, start
from rulewright.kernel.record import Row

from .lanes import CHOICE_SEED, NEXT_GAME, START, finish, show


def roll_lanes(
    states: Any, blank: Any, configs: Any, out: Row, weights: Row, first: int, last: int, again: int,
    steps: int, table: Row, seats: Row, seed: Row, drawn: Row, decisions: Row,
    legal: Any, count: Row, mask: Any, actor: Row, observation: Any, done: Any, share: Any,
    final_points: Any, final_length: Row, final_seed: Row, final_observation: Any,
) -> None:  # fmt: skip
    """In each lane what `steps` calls of choose_lanes and run_lanes would do, game after game; a lane that is over rests."""
    for i in range(first, last):
        done[i] = 0
        for seat in range(len(share[i])):
            share[i][seat] = 0
        if count[i] == 0:
            continue
        if len(mask[i]) > 0:
            for j in range(count[i]):
                mask[i][legal[i][j]] = 0
        s = states[i]
        who = int(actor[i])
        for _ in range(steps):
            n = list_legal(s, out)
            action = int(out[mix(int(seed[i]) ^ CHOICE_SEED, int(decisions[i])) % n])
            decisions[i] += 1
            who = NOBODY
            while who == NOBODY:
                if action == START:
                    copy(states, i, blank, 0)
                    s = states[i]
                    start(s, configs[table[i]])
                    drawn[i] = 0
                    decisions[i] = 0
                else:
                    perform(s, action)
                who = int(here(s).actor)
                if who == CHANCE:
                    m = list_chances(s, out, weights)
                    action = int(out[pick(weights, m, mix(int(seed[i]), int(drawn[i])))])
                    drawn[i] += 1
                    who = NOBODY
                elif who == OVER:
                    done[i] = 1
                    final_length[i] = decisions[i]
                    final_seed[i] = seed[i]
                    finish(s, int(seats[i]), share[i], final_points[i], final_observation[i])
                    if again != 0:
                        seed[i] += NEXT_GAME
                        action = START
                        who = NOBODY
            if who == OVER:
                break
        if who == OVER:
            actor[i] = NOBODY
            count[i] = 0
            for j in range(len(observation[i])):
                observation[i][j] = 0
        else:
            actor[i] = who
            count[i] = show(s, who, out, legal[i], mask[i], observation[i])
