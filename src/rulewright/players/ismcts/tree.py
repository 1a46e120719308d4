"""The trees: what each seat has seen happen since the search began, and how well it went on.

All trees share one table of numbers. A node is a row; which node a key leads to from another is found by hashing, so a node needs no list
of children, and what is legal only in some worlds takes no room in others."""

from __future__ import annotations

from rulewright.kernel.chance import scramble
from rulewright.kernel.record import Grid, Row

# columns of a node
UP, KEY = 0, 1  # the parent, and the key that leads here
VISITS, TOTAL = 2, 3  # how often it was chosen, and the sum of the chooser's results
PRIOR = 4  # what the chooser expected when it was first seen
TRIED = 5  # how often a choice was made here, or NOWHERE before the first visit; for the seat that owns the tree
COLUMNS = 6

NOWHERE = -1
ONE = 1 << 20  # a game won
SECRETLY = 1 << 24  # above an action's bits: marks somebody's secret action, of which only the verb is known
SLOTS_FOR_EACH = 2  # slots in the hash table per node

# the head of a tree
SIZE = 0  # the number of nodes


def slot_of(nodes: Grid, slots: Row, up: int, key: int) -> int:
    """The slot that holds the node that `key` leads to from `up`, or would hold it."""
    mask = len(slots) - 1
    slot = scramble((up * 0x2F0B4C47 ^ key * 0x5851F42D) & 0xFFFFFFFF) & mask
    while slots[slot] != 0:
        node = nodes[slots[slot] - 1]
        if node[UP] == up and node[KEY] == key:
            break
        slot = (slot + 1) & mask
    return slot


def child_or_new(nodes: Grid, slots: Row, head: Row, up: int, key: int) -> int:
    """The node that `key` leads to from `up`, created if necessary; NOWHERE if there is no room."""
    if up == NOWHERE:
        return NOWHERE
    slot = slot_of(nodes, slots, up, key)
    if slots[slot] != 0:
        return int(slots[slot]) - 1
    if head[SIZE] == len(nodes):
        return NOWHERE
    number = int(head[SIZE])
    head[SIZE] += 1
    slots[slot] = number + 1
    node = nodes[number]
    node[UP] = up
    node[KEY] = key
    node[VISITS] = 0
    node[TOTAL] = 0
    node[PRIOR] = NOWHERE
    node[TRIED] = NOWHERE
    return number


RULES = (slot_of, child_or_new)
