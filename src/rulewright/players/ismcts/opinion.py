"""What a net adds to the evaluation of a position: how much better or worse off each seat is than it looks (docs/train.md).

The net reads what the acting seat may know, in a world that the search has dealt: it sees no more than the evaluation does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.kernel.frames import OVER, here
from rulewright.kernel.game import Game
from rulewright.kernel.machine import Position, worth
from rulewright.kernel.record import Row
from rulewright.kernel.rule import COMPILED

from .judging import TEMPERATURE

UNIT_BITS = 17  # fractional bits; one unit of worth makes a position twice as good (the temperature)
Consulted = Any  # compiled: the net as one list of numbers (nets/packed.py); otherwise as in nets/arithmetic.py


def observe(s: Position, seat: int, out: Row) -> None:
    """What a seat may know; replaced by a game's own. A game without an observation has no net."""


def appraise(
    s: Position, searcher: int, players: int, guide: Row, habits: Row, net: Consulted, row: Any, room: Any, shares: Row
) -> None:
    """What a position is worth to each seat."""
    for seat in range(players):
        shares[seat] = worth(s, seat, guide)
    actor = int(here(s).actor)
    if len(net) > 0 and actor != OVER:
        consult(s, actor if actor >= 0 else searcher, players, int(habits[TEMPERATURE]), net, row, room, shares)


if COMPILED:
    from rulewright.players.nets import packed
    from rulewright.players.nets.net_reading import SIDES
    from rulewright.players.nets.packed import own_side, share, side_of, think

    def consult(s: Position, eyes: int, players: int, unit: int, net: Any, row: Any, room: Any, shares: Row) -> None:
        """Add the net's opinion."""
        observe(s, eyes, row)
        at = think(net, row, room)
        own = own_side(net, row)
        for seat in range(players):
            shares[seat] += share(net, room, at, (side_of(net, row, seat) - own) % SIDES) * unit >> UNIT_BITS

    RULES: tuple[Any, ...] = (*packed.RULES, consult, appraise)
else:

    def consult(s: Position, eyes: int, players: int, unit: int, net: Any, row: Any, room: Any, shares: Row) -> None:
        from rulewright.players.nets.arithmetic import seen_by  # imports NumPy, which other bots do not need

        observe(s, eyes, row)
        for seat, told in enumerate(seen_by(net, row, players)):
            shares[seat] += told * unit >> UNIT_BITS

    RULES = (consult, appraise)


def net_and_room(game: Game, net: Consulted | None) -> tuple[Any, Any, Any]:
    """The net and its working memory: a row for what a seat knows, and a list of numbers."""
    if not COMPILED:
        return (net or (), game.observation.row() if net and game.observation else (), ())
    import numpy as np

    if net is None:
        return np.zeros(0, np.int32), np.zeros(0, np.int16), np.zeros(0, np.int32)
    assert game.observation is not None
    return net, game.observation.row(), packed.room_for(net)


def read_opinion(file: Path, game: Game) -> Consulted:
    """Raises UserError if the file is not a net, or one for something else."""
    from rulewright.players.nets.weights import read_net

    net = read_net(file, game).net
    return packed.pack(net) if COMPILED else net
