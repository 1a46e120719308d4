"""The trees: what each seat has seen happen since the search began, and how well it went on.

All of them lie in one table of numbers. A node is a row; which node a key leads to from another is found by hashing, so a node needs no
list of children, and what is legal only in some worlds takes no room in others.
"""

from __future__ import annotations

from rulewright.kernel.chance import scramble
from rulewright.kernel.record import Grid, Row

# columns of a node
UP, KEY = 0, 1  # where it hangs
VISITS, TOTAL = 2, 3  # how often it was chosen, and the sum of what the chooser got
PRIOR = 4  # what the chooser expected when it was first seen
TRIED = 5  # how often a choice was made here, or NOWHERE before the first visit; for the seat whose tree it is
COLUMNS = 6

NOWHERE = -1
ONE = 1 << 20  # a won game
SECRETLY = 1 << 24  # above the bits of an action: the key of what somebody does in secret is the verb alone
SLOTS_FOR_EACH = 2  # places of the hash table for each node

# the head of a tree
SIZE = 0  # how many nodes there are


def slot_of(nodes: Grid, slots: Row, up: int, key: int) -> int:
    """Where the node that `key` leads to from `up` is noted, or would be."""
    mask = len(slots) - 1
    slot = scramble((up * 0x2F0B4C47 ^ key * 0x5851F42D) & 0xFFFFFFFF) & mask
    while slots[slot] != 0:
        node = nodes[slots[slot] - 1]
        if node[UP] == up and node[KEY] == key:
            break
        slot = (slot + 1) & mask
    return slot


def grown(nodes: Grid, slots: Row, head: Row, up: int, key: int) -> int:
    """The node that `key` leads to from `up`; a new one if there was none, NOWHERE if there is no room."""
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


RULES = (slot_of, grown)
