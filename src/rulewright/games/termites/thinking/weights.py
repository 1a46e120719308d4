"""The weights of the evaluation: the names of a guide's numbers (guide.json), and their indices."""

from __future__ import annotations

NAMES = (
    "own",  # weight of the seat's own position against the best opponent's
    "point",  # a point of score
    "safe",  # a point that nobody can take away: trophies, and mounds in reserve
    "worker",  # a point of strength on the board, by caste
    "soldier",
    "nasute",
    "alate",
    "store",  # strength not yet on the board
    "guard",  # one of your units next to one of your mounds
    "siege",  # each point of strength against a mound
    "approach",  # percentage of that for strength at distance 2
    "ready",  # enough strength to take the mound
    "strike",  # percentage of a mound's points for the seat to move, if it can be taken at once
    "counter",  # the same for the others, who have to wait for their turn
    "reach",  # percentage of the strength of a unit that can join such an attack
    "spare",  # percentage of the strength of a token that can still be placed for it
    "fading",  # the number of remaining turns below which strength and sieges count for less
)
(
    OWN, POINT, SAFE, WORKER, SOLDIER, NASUTE, ALATE, STORE, GUARD, SIEGE, APPROACH, READY, STRIKE, COUNTER, REACH, SPARE, FADING,
) = range(len(NAMES))  # fmt: skip
WEIGHTS = len(NAMES)
