"""What a search expects its seat to do after an action, read from the tree that it has grown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from rulewright.kernel.ahead import draws
from rulewright.kernel.events import bit
from rulewright.kernel.game import Game
from rulewright.kernel.rule import buffer
from rulewright.players.seat import Seat

from .playout import ROOT
from .tree import NOWHERE
from .trees import Trees

MOST_BRANCHES = 16  # of draws that the seat may make on its way


class Branch(NamedTuple):
    """One way that the seat's own draws may go."""

    place: int  # index among the states
    node: int  # in the seat's tree


def own_line(game: Game, trees: Trees, seat: Seat, action: int, world: int) -> list[int]:
    """The action and what the seat would then decide by itself, as far as the search looked. The line continues past draws that only this
    seat sees, with what is best over all of them and possible in each."""
    engine, eyes = game.engine, bit(seat.number)
    states, line = engine.new(MOST_BRANCHES), [action]
    engine.sample(states, 0, trees.states, ROOT, seat.number, world)
    branches = stepped(game, trees, states, [Branch(0, trees.root(seat.number))], action)
    while branches:
        if engine.actor(states, branches[0].place) != seat.number:
            branches = after_draw(game, trees, states, branches, eyes)
            continue
        if any(engine.actor(states, branch.place) != seat.number for branch in branches):
            break
        best = most_tried(game, trees, states, branches)
        if best is None:
            break
        line.append(best)
        branches = stepped(game, trees, states, branches, best)
    return line


def stepped(game: Game, trees: Trees, states: Any, branches: Iterable[Branch], action: int) -> list[Branch]:
    """Do the same action in all branches."""
    made = []
    for place, node in branches:
        game.engine.apply(states, place, action)
        made.append(Branch(place, child(trees, node, action)))
    return made


def after_draw(game: Game, trees: Trees, states: Any, branches: list[Branch], eyes: int) -> list[Branch]:
    """A branch for each outcome of a draw that only these eyes see. Empty if it is something else, or too many."""
    found = [draws(game, states, branch.place, eyes) for branch in branches]
    pairs = [(branch, outcome) for branch, each in zip(branches, found, strict=True) for outcome in each]
    if not all(found) or len(pairs) > MOST_BRANCHES:
        return []
    before = {branch.place: game.engine.encode(states, branch.place) for branch in branches}
    made = []
    for number, (branch, outcome) in enumerate(pairs):
        game.engine.decode(states, number, before[branch.place])
        game.engine.apply(states, number, outcome)
        made.append(Branch(number, child(trees, branch.node, outcome)))
    return made


def most_tried(game: Game, trees: Trees, states: Any, branches: list[Branch]) -> int | None:
    """The most visited of the actions that are legal in all branches; None if there are several and none was tried."""
    legal = legal_actions(game, states, branches[0].place)
    for place, _ in branches[1:]:
        here = set(legal_actions(game, states, place))
        legal = [action for action in legal if action in here]
    known = [trees.edges(node, legal) for _, node in branches if node != NOWHERE] if legal else []
    visits = [sum(edges[i].visits for edges in known) for i in range(len(legal))]
    if not legal or (len(legal) > 1 and not any(visits)):
        return None
    return legal[max(range(len(legal)), key=visits.__getitem__)]


def child(trees: Trees, node: int, key: int) -> int:
    return trees.edges(node, [key])[0].node if node != NOWHERE else NOWHERE


def legal_actions(game: Game, states: Any, i: int) -> list[int]:
    out = buffer(game.most_legal)
    return [int(out[j]) for j in range(game.engine.legal(states, i, out))]
