"""Everything that one search works on, except its trees: worlds, lists, habits. It is one block of memory, passed to compiled code as plain
bytes (see kernel/stepper.py); when interpreted, an object with the same names."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from rulewright.kernel.game import Game
from rulewright.kernel.guide import HABITS
from rulewright.kernel.record import dtype
from rulewright.kernel.rule import COMPILED, buffer, buffers
from rulewright.players.greedy import DEEPEST

from .iteration import FIRST_ROOT, LONGEST
from .playout import STATES


def sizes(game: Game) -> dict[str, tuple[int, ...]]:
    """The sizes of the lists on the desk."""
    most, seats = game.most_legal, game.players[-1]
    return {
        "frame": (FIRST_ROOT + seats,),
        "head": (1,),  # of the trees
        "guide": (len(game.guides.tuned),),
        "habits": (len(HABITS),),
        "out": (most,),  # actions
        "weights": (most,),  # of chances
        "edges": (most,),
        "way": (LONGEST,),  # down the trees: the nodes
        "chose": (LONGEST,),  # and who chose at each
        "at": (seats,),  # the current node of each seat
        "shares": (seats,),  # shares of a victory
        "acts": (DEEPEST, most),  # of a ply
        "count": (DEEPEST,),
        "cursor": (DEEPEST,),
    }


def layout(game: Game) -> Any:
    import numpy as np

    states = ("states", dtype(game.engine.state), (STATES,))
    return np.dtype([states, *((name, np.int64, shape) for name, shape in sizes(game).items())], align=True)


class Desk:
    """The lists by name; `raw` is what compiled code takes."""

    raw: Any

    def __init__(self, game: Game) -> None:
        if COMPILED:
            import numpy as np

            desk = np.zeros(1, layout(game))
            self.raw, parts = desk.view(np.uint8), {name: desk[name][0] for name in desk.dtype.names or ()}
        else:
            lists = {
                name: buffers(*shape) if len(shape) == 2 else buffer(*shape) for name, shape in sizes(game).items()
            }
            parts = {"states": game.engine.new(STATES), **lists}
            self.raw = SimpleNamespace(**parts)
        self.states, self.frame, self.head = parts["states"], parts["frame"], parts["head"]
        self.guide, self.habits = parts["guide"], parts["habits"]
        self.out, self.weights, self.edges = parts["out"], parts["weights"], parts["edges"]
