"""One iteration: a world that the seat cannot rule out, down the trees to something new, a short playout, and what it was worth to each.

Every seat has a tree of its own and goes down in it by what it sees: what others do in secret leads everybody else to one node (Cowling,
Powley and Whitehouse 2012, MO-ISMCTS). A choice weighs what came of it so far against how seldom it was tried and how good it looked at
first sight (PUCT, Silver et al. 2017), where first sight is the game's own evaluation. The functions are bound to a
game's engine (engine.extend).
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from rulewright.kernel.chance import mix, pick
from rulewright.kernel.frames import CHANCE, NOBODY, OVER, here
from rulewright.kernel.machine import Position, copy, list_chances, redeal, witness
from rulewright.kernel.record import Grid, Row
from rulewright.kernel.verbs import SHIFT
from rulewright.players import greedy
from rulewright.players.greedy import ALL, LOWEST, best_end, ended, pulse

from . import judging, playout, tree
from .judging import EXPLORE, SHARPNESS, TRUST, judge, promise
from .playout import BEST, ROOT, TRIAL, WORLD, act, choices, play_out
from .tree import NOWHERE, ONE, PRIOR, SECRETLY, TOTAL, TRIED, VISITS, grown, slot_of

# the frame of a search: who searches, whose worlds are dealt anew, how many play; then the nodes where each seat's tree begins
SEAT, EYES, PLAYERS, FIRST_ROOT = range(4)
SEATS = 4  # at most
LONGEST = 200  # choices on one way down


# ------------------------------------------------------------- down the trees
def look(
    states: Any, nodes: Grid, slots: Row, head: Row, up: int, out: Row, n: int, frame: Row, guide: Row, habits: Row, edges: Row,
    acts: Grid, count: Row, cursor: Row,
) -> int:  # fmt: skip
    """The nodes to which the n choices in `out` lead, to `edges`. What was not seen before is judged by the best that its ply can come to,
    and the best of these ends is left in states[BEST]. Gives the highest prior."""
    s = states[WORLD]
    seat = int(here(s).actor)
    top = int(s.top)
    beat = pulse(s, top)
    best = NOWHERE
    for i in range(n):
        edge = grown(nodes, slots, head, up, int(out[i]))
        edges[i] = edge
        if edge == NOWHERE:
            continue
        node = nodes[edge]
        if node[PRIOR] == NOWHERE:
            copy(states, TRIAL, states, WORLD)
            act(states[TRIAL], int(out[i]))
            value = best_end(states, TRIAL, seat, top, beat, guide, acts, count, cursor, ALL, 0)
            node[PRIOR] = promise(value, int(frame[PLAYERS]), habits)
            if node[PRIOR] > best:
                copy(states, BEST, states, TRIAL)
        best = max(best, int(node[PRIOR]))
    return best


def likeliness(prior: int, best: int, habits: Row) -> float:
    """How promising an action looked beside the best one."""
    x = 1.0 + habits[SHARPNESS] * (best - prior) / (100.0 * ONE)
    return 1.0 / (x * x)


def highest(nodes: Grid, edges: Row, n: int) -> int:
    """Which of n edges looks best at first sight."""
    chosen = 0
    for i in range(1, n):
        if edges[i] != NOWHERE and (edges[chosen] == NOWHERE or nodes[edges[i]][PRIOR] > nodes[edges[chosen]][PRIOR]):
            chosen = i
    return chosen


def select(nodes: Grid, edges: Row, n: int, best: int, habits: Row, number: int) -> int:
    """Which of n edges to go: PUCT. First sight is taken with as much salt as it was wrong about what has been tried. Among equals the
    first from a random one on."""
    visits = 0
    error = 0.0
    total = 0.0
    for i in range(n):
        if edges[i] != NOWHERE:
            node = nodes[edges[i]]
            visits += node[VISITS]
            error += float(node[TOTAL]) - float(node[PRIOR]) * node[VISITS]
            total += likeliness(int(node[PRIOR]), best, habits)
    error /= max(visits, 1)
    urge = habits[EXPLORE] / 100.0 * sqrt(visits + 1.0) / max(total, 1e-9)
    trust = habits[TRUST] / 100.0 + 1e-9
    chosen = number % n
    most = LOWEST * 1.0
    for j in range(n):
        i = (number + j) % n
        if edges[i] == NOWHERE:
            continue
        node = nodes[edges[i]]
        prior = int(node[PRIOR])
        value = (node[TOTAL] + trust * (prior + error)) / (node[VISITS] + trust) / ONE
        value += urge * likeliness(prior, best, habits) / (1.0 + node[VISITS])
        if value > most:
            most = value
            chosen = i
    return chosen


def seen_as(action: int, knows: int, seat: int) -> int:
    """The key of an action for a seat: the verb alone, if it is somebody else's secret."""
    return action if knows in (NOBODY, seat) else action >> SHIFT << SHIFT | SECRETLY


def follow(nodes: Grid, slots: Row, head: Row, s: Position, action: int, players: int, at: Row) -> None:
    """Every seat goes down in its tree by what it sees of the action that is about to be done."""
    knows = witness(s, action)
    for seat in range(players):
        at[seat] = grown(nodes, slots, head, int(at[seat]), seen_as(action, knows, seat))


# ------------------------------------------------------------- all of it
def stream(seed: int, number: int) -> int:
    """One of many long seeds that follow from a short one."""
    return mix(seed, 2 * number) << 31 ^ mix(seed, 2 * number + 1)


def deal(states: Any, nodes: Grid, frame: Row, way: Row, depth: int, worlds: int) -> int:
    """A world for what was chosen last: for the first look at every choice the same one, for the second another. Gives the seed of its
    chances."""
    seed = stream(worlds, int(nodes[way[depth - 1]][VISITS]) if depth > 0 else 0)
    if frame[EYES] != NOBODY:
        redeal(states[WORLD], int(frame[EYES]), mix(seed, 0))
    return seed


def iterate(
    states: Any, nodes: Grid, slots: Row, head: Row, frame: Row, guide: Row, habits: Row, out: Row, weights: Row, edges: Row, way: Row,
    chose: Row, at: Row, shares: Row, acts: Grid, count: Row, cursor: Row, worlds: int, seed: int,
) -> None:  # fmt: skip
    players = int(frame[PLAYERS])
    copy(states, WORLD, states, ROOT)
    dealt = False
    for seat in range(players):
        at[seat] = frame[FIRST_ROOT + seat]
    depth = 0
    k = 1
    answered = False  # the last to decide was not the one who searches
    s = states[WORLD]
    top = int(s.top)
    beat = pulse(s, top)
    while depth < LONGEST and here(s).actor != OVER:
        fresh = False
        if not dealt and here(s).actor != frame[SEAT]:
            seed = deal(states, nodes, frame, way, depth, worlds)
            dealt = True
        if here(s).actor == CHANCE:
            n = list_chances(s, out, weights)
            action = int(out[pick(weights, n, mix(seed, k))])
            follow(nodes, slots, head, s, action, players, at)
        else:
            n = choices(s, out)
            seat = int(here(s).actor)
            up = int(at[seat])
            if up == NOWHERE:
                break
            i = 0
            chosen = n > 1 or depth == 0  # the value of the first decision is asked for, even if there is no choice
            if chosen:
                if nodes[up][TRIED] == NOWHERE:  # looked at on a second visit, in the first ply at once
                    nodes[up][TRIED] = 0
                    if depth > 0 and ended(s, int(frame[SEAT]), top, beat):
                        break
                fresh = nodes[up][TRIED] == 0
                nodes[up][TRIED] += 1
                best = look(states, nodes, slots, head, up, out, n, frame, guide, habits, edges, acts, count, cursor)
                i = highest(nodes, edges, n) if fresh else select(nodes, edges, n, best, habits, mix(seed, k))
                if edges[i] == NOWHERE:
                    break
            action = int(out[i])
            answered = seat != frame[SEAT]
            follow(nodes, slots, head, s, action, players, at)
            if chosen:
                way[depth] = edges[i]
                chose[depth] = seat
                depth += 1
        k += 1
        if fresh:  # where the ply comes to, if it goes on as well as it can
            copy(states, WORLD, states, BEST)
            break
        act(s, action)
    if not dealt:
        seed = deal(states, nodes, frame, way, depth, worlds)
    play_out(states, int(frame[SEAT]), answered, out, weights, guide, habits, acts, count, cursor, seed, k)
    judge(states[WORLD], players, guide, habits, shares)
    for step_back in range(depth):
        node = nodes[way[step_back]]
        node[VISITS] += 1
        node[TOTAL] += shares[chose[step_back]]


def search(
    states: Any, nodes: Grid, slots: Row, head: Row, frame: Row, guide: Row, habits: Row, out: Row, weights: Row, edges: Row, way: Row,
    chose: Row, at: Row, shares: Row, acts: Grid, count: Row, cursor: Row, seed: int, first: int, iterations: int,
) -> None:  # fmt: skip
    """So many iterations, numbered from `first` on."""
    for number in range(first, first + iterations):
        iterate(
            states, nodes, slots, head, frame, guide, habits, out, weights, edges, way, chose, at, shares, acts, count, cursor, seed,
            stream(seed, number),
        )  # fmt: skip


def follow_from(states: Any, nodes: Grid, slots: Row, head: Row, frame: Row, action: int) -> None:
    """The trees begin after that action."""
    knows = witness(states[ROOT], action)
    for seat in range(frame[PLAYERS]):
        frame[FIRST_ROOT + seat] = grown(
            nodes, slots, head, int(frame[FIRST_ROOT + seat]), seen_as(action, knows, seat)
        )


def read_edges(nodes: Grid, slots: Row, up: int, out: Row, visits: Row, totals: Row, n: int) -> None:
    """Of n actions: the node that each leads to from `up` in place of it, how often it was chosen, and the sum of what it brought."""
    for i in range(n):
        slot = slot_of(nodes, slots, up, int(out[i]))
        edge = int(slots[slot]) - 1
        out[i] = edge
        visits[i] = nodes[edge][VISITS] if edge != NOWHERE else 0
        totals[i] = nodes[edge][TOTAL] if edge != NOWHERE else 0


RULES = (
    *greedy.RULES, *tree.RULES, *judging.RULES, *playout.RULES, look, likeliness, highest, select, seen_as, follow, stream, deal, iterate,
)  # fmt: skip
