"""One iteration: a world that the seat cannot rule out, down the trees to something new, a short playout, and what it was worth to each.

Every seat has a tree of its own and goes down in it by what it sees: what others do in secret leads everybody else to one node (Cowling,
Powley and Whitehouse 2012, MO-ISMCTS). A choice weighs what came of it so far against how seldom it was tried and how good it looked at
first sight (PUCT, Silver et al. 2017), where first sight is the game's own evaluation. Only sums, products and square roots are
used, so that compiled and interpreted rules search alike. The functions are bound to a game's engine (engine.extend).
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from rulewright.kernel.chance import mix, pick
from rulewright.kernel.frames import CHANCE, NOBODY, OVER, here
from rulewright.kernel.machine import (
    Position,
    copy,
    list_chances,
    list_legal,
    perform,
    redeal,
    result,
    settle_all,
    witness,
    worth,
)
from rulewright.kernel.record import Grid, Row
from rulewright.kernel.verbs import SHIFT

from . import tree
from .tree import NOWHERE, ONE, PRIOR, SEEN, TOTAL, TRIED, VISITS, grown

ROOT, WORLD, TRIAL, BEST = range(4)  # states
STATES = 4
# habits
TEMPERATURE, EXPLORE, TRUST, SHARPNESS, WIDTH, LENGTH = range(6)
# the frame of a search: who searches, how many play; then the nodes where each seat's tree begins
SEAT, EYES, PLAYERS, FIRST_ROOT = range(4)
SEATS = 4  # at most
DEEPEST = 200  # choices on one way down


# ------------------------------------------------------------- one copy of each in compiled code
def act(s: Position, action: int) -> None:
    perform(s, action)


def choices(s: Position, out: Row) -> int:
    return list_legal(s, out)


# ------------------------------------------------------------- what a position is worth
def weight(value: int, habits: Row) -> float:
    """Grows with the worth of a position, and is its own inverse for the opposite worth."""
    x = value / habits[TEMPERATURE]
    half = (x + sqrt(x * x + 4.0)) / 2.0
    return half * half


def first_sight(s: Position, seat: int, players: int, guide: Row, habits: Row) -> int:
    """The share of a victory that a position promises to a seat, by its own worth alone."""
    own = weight(worth(s, seat, guide), habits)
    return int(ONE * own / (own + players - 1))


def judge(s: Position, players: int, guide: Row, habits: Row, shares: Row) -> None:
    """The share of a victory that each seat may hope for; at the end, what it has."""
    total = 0.0
    for seat in range(players):
        total += weight(worth(s, seat, guide), habits)
    for seat in range(players):
        shares[seat] = int(ONE * weight(worth(s, seat, guide), habits) / total)
    if here(s).actor == OVER:
        best = result(s, 0)
        winners = 0
        for seat in range(players):
            best = max(best, result(s, seat))
        for seat in range(players):
            winners += 1 if result(s, seat) == best else 0
        for seat in range(players):  # a clear victory is a little better than a narrow one
            won = ONE // winners if result(s, seat) == best else 0
            shares[seat] = (15 * won + shares[seat]) // 16


# ------------------------------------------------------------- down the trees
def look(
    states: Any,
    nodes: Grid,
    slots: Row,
    head: Row,
    up: int,
    out: Row,
    n: int,
    frame: Row,
    guide: Row,
    habits: Row,
    edges: Row,
) -> int:
    """The nodes to which the n choices in `out` lead, to `edges`; those not seen before are judged at first sight. Gives the best prior."""
    seat = int(here(states[WORLD]).actor)
    best = 0
    for i in range(n):
        edge = grown(nodes, slots, head, up, int(out[i]))
        edges[i] = edge
        if edge == NOWHERE:
            continue
        node = nodes[edge]
        if node[PRIOR] == NOWHERE:
            copy(states, TRIAL, states, WORLD)
            act(states[TRIAL], int(out[i]))
            node[PRIOR] = first_sight(states[TRIAL], seat, int(frame[PLAYERS]), guide, habits)
        best = max(best, int(node[PRIOR]))
    return best


def likeliness(prior: int, best: int, habits: Row) -> float:
    """How promising an action looked beside the best one."""
    x = 1.0 + habits[SHARPNESS] * (best - prior) / (100.0 * ONE)
    return 1.0 / (x * x)


def select(nodes: Grid, edges: Row, n: int, best: int, habits: Row, number: int) -> int:
    """Which of n edges to go: PUCT. Among equals the first from a random one on."""
    visits = 0
    total = 0.0
    for i in range(n):
        if edges[i] != NOWHERE:
            visits += nodes[edges[i]][VISITS]
            total += likeliness(int(nodes[edges[i]][PRIOR]), best, habits)
    urge = habits[EXPLORE] / 100.0 * sqrt(visits + 1.0) / max(total, 1e-9)
    trust = habits[TRUST] / 100.0
    chosen = number % n
    highest = -1.0
    for j in range(n):
        i = (number + j) % n
        if edges[i] == NOWHERE:
            continue
        node = nodes[edges[i]]
        prior = int(node[PRIOR])
        value = (node[TOTAL] + trust * prior) / (node[VISITS] + trust) / ONE
        value += urge * likeliness(prior, best, habits) / (1.0 + node[VISITS])
        if value > highest:
            highest = value
            chosen = i
    return chosen


def follow(nodes: Grid, slots: Row, head: Row, s: Position, action: int, players: int, at: Row) -> None:
    """Every seat goes down in its tree by what it sees of the action that is about to be done."""
    knows = witness(s, action)
    for seat in range(players):
        key = action if knows == NOBODY or knows == seat else (action >> SHIFT) << SHIFT | SEEN
        at[seat] = grown(nodes, slots, head, int(at[seat]), key)


# ------------------------------------------------------------- the playout
def step(states: Any, out: Row, n: int, players: int, guide: Row, habits: Row, number: int) -> None:
    """One decision of a playout: of a few legal actions, the one that looks best to the one who acts."""
    seat = int(here(states[WORLD]).actor)
    tried = min(int(habits[WIDTH]), n)
    if tried <= 1:
        act(states[WORLD], int(out[number % n]))
        return
    highest = 0
    for j in range(tried):
        i = (number + j * n // tried) % n
        copy(states, TRIAL, states, WORLD)
        act(states[TRIAL], int(out[i]))
        value = worth(states[TRIAL], seat, guide)
        if j == 0 or value > highest:
            highest = value
            copy(states, BEST, states, TRIAL)
    copy(states, WORLD, states, BEST)


def play_out(states: Any, out: Row, weights: Row, players: int, guide: Row, habits: Row, seed: int, k: int) -> None:
    """A few decisions more, so that what was begun comes to something."""
    for _ in range(habits[LENGTH]):
        k = settle_all(states[WORLD], out, weights, seed, k)
        if here(states[WORLD]).actor == OVER:
            return
        n = choices(states[WORLD], out)
        step(states, out, n, players, guide, habits, mix(seed, k))
        k += 1
    settle_all(states[WORLD], out, weights, seed, k)


# ------------------------------------------------------------- all of it
def iterate(
    states: Any, nodes: Grid, slots: Row, head: Row, frame: Row, guide: Row, habits: Row, out: Row, weights: Row, edges: Row, way: Row,
    chose: Row, at: Row, shares: Row, seed: int,
) -> None:  # fmt: skip
    players = int(frame[PLAYERS])
    copy(states, WORLD, states, ROOT)
    if frame[EYES] != NOBODY:
        redeal(states[WORLD], int(frame[EYES]), mix(seed, 0))
    for seat in range(players):
        at[seat] = frame[FIRST_ROOT + seat]
    depth = 0
    k = 1
    s = states[WORLD]
    while depth < DEEPEST and here(s).actor != OVER:
        fresh = False
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
            if n > 1:
                fresh = nodes[up][TRIED] == 0
                nodes[up][TRIED] += 1
                best = look(states, nodes, slots, head, up, out, n, frame, guide, habits, edges)
                i = select(nodes, edges, n, best, habits, mix(seed, k))
                if edges[i] == NOWHERE:
                    break
            action = int(out[i])
            follow(nodes, slots, head, s, action, players, at)
            if n > 1:
                way[depth] = edges[i]
                chose[depth] = seat
                depth += 1
        k += 1
        act(s, action)
        if fresh:
            break
    play_out(states, out, weights, players, guide, habits, seed, k)
    judge(states[WORLD], players, guide, habits, shares)
    for step_back in range(depth):
        node = nodes[way[step_back]]
        node[VISITS] += 1
        node[TOTAL] += shares[chose[step_back]]


def search(
    states: Any, nodes: Grid, slots: Row, head: Row, frame: Row, guide: Row, habits: Row, out: Row, weights: Row, edges: Row, way: Row,
    chose: Row, at: Row, shares: Row, seed: int, first: int, iterations: int,
) -> None:  # fmt: skip
    """So many iterations, numbered from `first` on."""
    for number in range(first, first + iterations):
        iterate(
            states, nodes, slots, head, frame, guide, habits, out, weights, edges, way, chose, at, shares,
            mix(seed, 2 * number) << 31 ^ mix(seed, 2 * number + 1),
        )  # fmt: skip


RULES = (
    *tree.RULES, act, choices, weight, first_sight, judge, look, likeliness, select, follow, step, play_out, iterate,
)  # fmt: skip
