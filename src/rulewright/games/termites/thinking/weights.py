"""What an evaluation weighs: the names of a guide's numbers (guide.json), and their places in it."""

from __future__ import annotations

NAMES = (
    "own",  # how often its own standing counts against the best of the others'
    "point",  # a point of score
    "safe",  # a point that nobody can take any more: trophies, and mounds in reserve
    "worker",  # a point of strength on the board, by caste
    "soldier",
    "nasute",
    "alate",
    "store",  # and of strength still to come
    "guard",  # an own unit beside an own mound
    "siege",  # each point of strength that stands against a mound
    "approach",  # percent of it that strength at distance 2 counts
    "ready",  # enough of it to take the mound
    "strike",  # percent of a mound's points for the one whose turn it is, if it can be taken at once
    "counter",  # and for the others, who have to wait for their turn
    "reach",  # percent of the strength of a unit that can come to such an attack
    "spare",  # percent of the strength of a token that can still be placed for it
    "fading",  # turns before the end from which on strength and sieges count less
)
(
    OWN, POINT, SAFE, WORKER, SOLDIER, NASUTE, ALATE, STORE, GUARD, SIEGE, APPROACH, READY, STRIKE, COUNTER, REACH, SPARE, FADING,
) = range(len(NAMES))  # fmt: skip
WEIGHTS = len(NAMES)
