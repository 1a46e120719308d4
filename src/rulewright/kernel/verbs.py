"""Verbs: what can be done, and the one predicate that is legality, list and reason at once.

A verb is a name, a number of arguments, `refuse(s, argument) -> 0 or a reason`, and a deed. An action is a verb and an argument packed
in one integer, written "verb:argument" at the edge. An offer is a row of verbs that somebody is asked to choose among. `legal` lists
every action of the offer that nothing refuses, `why_not` gives the same refusal for any action: they cannot disagree.

Numbers are declared first (see numbers.py), functions are bound to them where they are written, tables are made last:

    @verb(PLACE, refuse=refuse_place, narrow=free_hexes)
    @rule("T5.1")
    def place(s, hex): ...
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from .rule import rule

F = TypeVar("F", bound=Callable[..., Any])

# reasons that all games share; a game's own begin at FIRST_REASON
OK, GAME_OVER, NOT_YOUR_TURN, NOT_NOW, FIRST_REASON = range(5)
NONE = -1
SHIFT = 8  # bits for an argument
MASK = (1 << SHIFT) - 1


class Verb(NamedTuple):
    name: str
    arguments: int  # 0 to arguments - 1
    role: str = ""  # what an argument means: a hex, a card
    secret: bool = False  # only the actor, or the register `who` of a chance, may know the argument


class Offer(NamedTuple):
    name: str
    paragraph: str  # the rule that the question comes from
    verbs: tuple[int, ...]


@rule()
def always(s: Any, argument: int) -> int:
    """A `refuse` that refuses nothing."""
    return OK


class Procedures:
    """A game's procedures: their names, and the functions that chapters bind to them."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.functions: list[Any] = [None] * len(names)

    def __call__(self, number: int) -> Callable[[F], F]:
        def bind(f: F) -> F:
            if self.functions[number] is not None:
                raise ValueError(f"procedure {self.names[number]} is bound twice")
            self.functions[number] = f
            return f

        return bind

    def complete(self) -> list[Any]:
        if None in self.functions:
            raise ValueError(f"procedure {self.names[self.functions.index(None)]} is not bound")
        return self.functions


class Verbs:
    """A game's verbs as declared, and the functions that chapters bind to them."""

    def __init__(self, declared: Sequence[Verb]) -> None:
        self.declared = tuple(declared)
        self.deeds: list[Any] = [None] * len(declared)
        self.refusals: dict[int, Any] = {}  # only for what seats do
        self.narrowers: dict[int, Any] = {}  # for verbs that have one
        self.weights: dict[int, Any] = {}  # for outcomes of chance
        too_wide = [v.name for v in declared if v.arguments > MASK + 1]
        if too_wide:
            raise ValueError(f"more than {MASK + 1} arguments: {', '.join(too_wide)}")

    def __call__(
        self, number: int, refuse: Callable[..., int] = always, narrow: Callable[..., int] | None = None
    ) -> Callable[[F], F]:
        """Bind what a verb does. `narrow(s, out, n) -> end` may write the arguments worth checking to out[n:end] and prepare what `refuse`
        looks up; by default every argument is checked."""

        def bind(f: F) -> F:
            self._once(number)
            self.deeds[number], self.refusals[number] = f, refuse
            if narrow is not None:
                self.narrowers[number] = narrow
            return f

        return bind

    def chance(self, number: int, weigh: Callable[..., int]) -> Callable[[F], F]:
        """Bind an outcome of chance: `weigh(s, argument)` is its weight, 0 if impossible."""

        def bind(f: F) -> F:
            self._once(number)
            self.deeds[number], self.weights[number] = f, weigh
            return f

        return bind

    def _once(self, number: int) -> None:
        if self.deeds[number] is not None:
            raise ValueError(f"verb {self.declared[number].name} is bound twice")

    def of(self, role: str) -> frozenset[int]:
        """The verbs whose argument has that role."""
        return frozenset(number for number, verb in enumerate(self.declared) if verb.role == role)

    def complete(self) -> list[Any]:
        if None in self.deeds:
            raise ValueError(f"verb {self.declared[self.deeds.index(None)].name} is not bound")
        return self.deeds
