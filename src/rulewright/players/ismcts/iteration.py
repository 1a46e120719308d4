"""One iteration: a world that the seat cannot rule out, down the trees to something new, a short playout, and what it was worth to each
seat.

Every seat has a tree of its own and descends in it by what it sees: what others do in secret leads everybody else to one node (Cowling,
Powley and Whitehouse 2012, MO-ISMCTS). A choice weighs its results so far against how rarely it was tried and how good it looked at first
sight (PUCT, Silver et al. 2017), where first sight is the game's own evaluation. The functions are bound to a game's engine
(engine.extend). They work on a desk (desk.py) and on two tables, the nodes of the trees and their slots (tree.py)."""

from __future__ import annotations

from math import sqrt
from typing import Any

from rulewright.kernel.chance import mix, pick
from rulewright.kernel.frames import CHANCE, NOBODY, OVER, here
from rulewright.kernel.machine import copy, list_chances, redeal, witness
from rulewright.kernel.record import Grid, Row
from rulewright.kernel.rule import COMPILED
from rulewright.kernel.verbs import SHIFT
from rulewright.players import greedy
from rulewright.players.greedy import ALL, LOWEST, best_end, ended, pulse

from . import judging, opinion, playout, tree
from .judging import EXPLORE, SHARPNESS, TRUST, promise, share_out
from .opinion import appraise
from .playout import BEST, ROOT, TRIAL, WORLD, act, choices, play_out
from .tree import NOWHERE, ONE, PRIOR, SECRETLY, TOTAL, TRIED, VISITS, child_or_new, slot_of

# the frame of a search: who searches, whose worlds are redealt, how many players; then the root of each seat's tree
SEAT, EYES, PLAYERS, FIRST_ROOT = range(4)
LONGEST = 200  # choices on one way down
DESK: Any = None  # replaced by the game's own layout


if COMPILED:

    def opened(raw: Any) -> Any:
        """The desk from its bytes."""
        return raw.view(DESK)[0]

else:

    def opened(raw: Any) -> Any:
        return raw


# ------------------------------------------------------------- down the trees
def look(desk: Any, nodes: Grid, slots: Row, up: int, n: int) -> int:
    """Write the nodes that the n choices in `out` lead to, to `edges`. A new node's prior is the best end of its ply, and the best of these
    ends is left in states[BEST]. Returns the highest prior."""
    states, out = desk.states, desk.out
    s = states[WORLD]
    seat = int(here(s).actor)
    top = int(s.top)
    beat = pulse(s, top)
    best = NOWHERE
    for i in range(n):
        edge = child_or_new(nodes, slots, desk.head, up, int(out[i]))
        desk.edges[i] = edge
        if edge == NOWHERE:
            continue
        node = nodes[edge]
        if node[PRIOR] == NOWHERE:
            copy(states, TRIAL, states, WORLD)
            act(states[TRIAL], int(out[i]))
            value = best_end(states, TRIAL, seat, top, beat, desk.guide, desk.acts, desk.count, desk.cursor, ALL, 0)
            node[PRIOR] = promise(value, int(desk.frame[PLAYERS]), desk.habits)
            if node[PRIOR] > best:
                copy(states, BEST, states, TRIAL)
        best = max(best, int(node[PRIOR]))
    return best


def likeliness(prior: int, best: int, habits: Row) -> float:
    """How promising an action looked compared with the best one."""
    x = 1.0 + habits[SHARPNESS] * (best - prior) / (100.0 * ONE)
    return 1.0 / (x * x)


def highest(desk: Any, nodes: Grid, n: int) -> int:
    """Which of n edges looks best at first sight."""
    edges = desk.edges
    chosen = 0
    for i in range(1, n):
        if edges[i] != NOWHERE and (edges[chosen] == NOWHERE or nodes[edges[i]][PRIOR] > nodes[edges[chosen]][PRIOR]):
            chosen = i
    return chosen


def select(desk: Any, nodes: Grid, n: int, best: int, number: int) -> int:
    """Which of n edges to follow: PUCT. Priors are corrected by their average error on what has been tried. Ties go to the first from a
    random one on."""
    edges, habits = desk.edges, desk.habits
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
    """The key of an action for a seat: only the verb if it is somebody else's secret."""
    return action if knows in (NOBODY, seat) else action >> SHIFT << SHIFT | SECRETLY


def follow(desk: Any, nodes: Grid, slots: Row, action: int) -> None:
    """Every seat descends in its tree by what it sees of the action about to be done."""
    knows = witness(desk.states[WORLD], action)
    for seat in range(desk.frame[PLAYERS]):
        desk.at[seat] = child_or_new(nodes, slots, desk.head, int(desk.at[seat]), seen_as(action, knows, seat))


# ------------------------------------------------------------- all of it
def stream(seed: int, number: int) -> int:
    """One of many long seeds derived from a short one."""
    return mix(seed, 2 * number) << 31 ^ mix(seed, 2 * number + 1)


def deal(desk: Any, nodes: Grid, depth: int, worlds: int) -> int:
    """Deal a world for the last choice: the same one for the first try of every choice, another for the second. Returns the seed of its
    chances."""
    seed = stream(worlds, int(nodes[desk.way[depth - 1]][VISITS]) if depth > 0 else 0)
    if desk.frame[EYES] != NOBODY:
        redeal(desk.states[WORLD], int(desk.frame[EYES]), mix(seed, 0))
    return seed


def iterate(desk: Any, nodes: Grid, slots: Row, worlds: int, seed: int, net: Any, row: Any, room: Any) -> None:
    states, frame, out, edges, at = desk.states, desk.frame, desk.out, desk.edges, desk.at
    players = int(frame[PLAYERS])
    copy(states, WORLD, states, ROOT)
    dealt = False
    for seat in range(players):
        at[seat] = frame[FIRST_ROOT + seat]
    depth = 0
    k = 1
    answered = False  # whether the last to decide was not the searcher
    s = states[WORLD]
    top = int(s.top)
    beat = pulse(s, top)
    while depth < LONGEST and here(s).actor != OVER:
        fresh = False
        if not dealt and here(s).actor != frame[SEAT]:
            seed = deal(desk, nodes, depth, worlds)
            dealt = True
        if here(s).actor == CHANCE:
            n = list_chances(s, out, desk.weights)
            action = int(out[pick(desk.weights, n, mix(seed, k))])
            follow(desk, nodes, slots, action)
        else:
            n = choices(s, out)
            seat = int(here(s).actor)
            up = int(at[seat])
            if up == NOWHERE:
                break
            i = 0
            chosen = n > 1 or depth == 0  # the value of the first decision is needed even if there is no choice
            if chosen:
                if nodes[up][TRIED] == NOWHERE:  # expanded on the second visit; the first ply at once
                    nodes[up][TRIED] = 0
                    if depth > 0 and ended(s, int(frame[SEAT]), top, beat):
                        break
                fresh = nodes[up][TRIED] == 0
                nodes[up][TRIED] += 1
                best = look(desk, nodes, slots, up, n)
                i = highest(desk, nodes, n) if fresh else select(desk, nodes, n, best, mix(seed, k))
                if edges[i] == NOWHERE:
                    break
            action = int(out[i])
            answered = seat != frame[SEAT]
            follow(desk, nodes, slots, action)
            if chosen:
                desk.way[depth] = edges[i]
                desk.chose[depth] = seat
                depth += 1
        k += 1
        if fresh:  # where the ply leads if it goes on as well as possible
            copy(states, WORLD, states, BEST)
            break
        act(s, action)
    if not dealt:
        seed = deal(desk, nodes, depth, worlds)
    play_out(desk, int(frame[SEAT]), answered, seed, k)
    appraise(states[WORLD], int(frame[SEAT]), players, desk.guide, desk.habits, net, row, room, desk.shares)
    share_out(states[WORLD], players, desk.habits, desk.shares)
    for step_back in range(depth):
        node = nodes[desk.way[step_back]]
        node[VISITS] += 1
        node[TOTAL] += desk.shares[desk.chose[step_back]]


def search(
    raw: Any, nodes: Grid, slots: Row, seed: int, first: int, iterations: int, net: Any, row: Any, room: Any
) -> None:
    """Run that number of iterations, numbered from `first`. The net may be empty; row and room are its working memory."""
    desk = opened(raw)
    for number in range(first, first + iterations):
        iterate(desk, nodes, slots, seed, stream(seed, number), net, row, room)


def follow_from(raw: Any, nodes: Grid, slots: Row, action: int) -> None:
    """Move the roots of the trees to the position after that action."""
    desk = opened(raw)
    knows, frame = witness(desk.states[ROOT], action), desk.frame
    for seat in range(frame[PLAYERS]):
        up, key = int(frame[FIRST_ROOT + seat]), seen_as(action, knows, seat)
        frame[FIRST_ROOT + seat] = child_or_new(nodes, slots, desk.head, up, key)


def read_edges(raw: Any, nodes: Grid, slots: Row, up: int, n: int) -> None:
    """For n actions in `out`: replace each by the node that it leads to from `up`, and write its number of visits to `weights` and the sum
    of its results to `edges`."""
    desk = opened(raw)
    out, visits, totals = desk.out, desk.weights, desk.edges
    for i in range(n):
        slot = slot_of(nodes, slots, up, int(out[i]))
        edge = int(slots[slot]) - 1
        out[i] = edge
        visits[i] = nodes[edge][VISITS] if edge != NOWHERE else 0
        totals[i] = nodes[edge][TOTAL] if edge != NOWHERE else 0


RULES = (
    *greedy.RULES, *tree.RULES, *judging.RULES, *opinion.RULES, *playout.RULES, opened, look, likeliness, highest, select, seen_as,
    follow, stream, deal, iterate,
)  # fmt: skip
