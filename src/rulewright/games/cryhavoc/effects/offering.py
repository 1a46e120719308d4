"""Which effects may go in a place, for people who compose a card: tries the whole vocabulary with its own checks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from rulewright.kernel.content import Report

from .checking import Place, after, check_form, misplaced, within
from .vocabulary import EFFECTS, Number, Steps, Word

INNER = ["vp", 1]  # placeholder inside a new effect, until the user chooses one
STEP = re.compile(r"\.?([a-z_]*)\[(\d{1,2})\]")


class Spot(NamedTuple):
    place: Place
    steps: Sequence[Any]  # the list that it belongs to
    number: int  # its place in that list, from 1; one past the end to add an effect


def spot(steps: Any, place: Place, where: str) -> Spot | None:
    """`[1].steps[2]` is the second step within the first one. None if there is no such place."""
    found: Spot | None = None
    for inner, number in STEP.findall(where):
        if found is not None:
            step: Any = found.steps[found.number - 1] if found.number <= len(found.steps) else None
            if not sound(step):
                return None
            names = [argument.name for argument in EFFECTS[step[0]].arguments]
            if inner not in names or names.index(inner) + 1 >= len(step):
                return None
            steps, place = step[names.index(inner) + 1], within(step, found.place)
        n = int(number)
        if not isinstance(steps, Sequence) or isinstance(steps, str) or not 1 <= n <= len(steps) + 1:
            return None
        for before in steps[: n - 1]:
            place = after(before, place) if sound(before) else place
        found = Spot(place, steps, n)
    return found


def sound(step: Any) -> bool:
    report = Report([], "")
    check_form(step, report, "")
    return not report.problems


def effects(at: Spot) -> Iterator[tuple[list[Any], str]]:
    """Every effect in a form that fits there, or with the reason why none does."""
    for name in EFFECTS:
        forms = list(every_form(name))
        fitting = next((form for form in forms if not why(form, at)), None)
        yield (fitting, "") if fitting else (forms[0], why(forms[0], at))


def words(at: Spot) -> Iterator[tuple[str, list[Any], str]]:
    """The present effect with every word of every argument: yields the argument, the changed effect, and why it does not fit."""
    step: Any = at.steps[at.number - 1] if at.number <= len(at.steps) else None
    if not sound(step):
        return
    for n, argument in enumerate(EFFECTS[step[0]].arguments, 1):
        for word in argument.words if isinstance(argument, Word) else ():
            form = [*step[:n], word, *step[n + 1 :]]
            yield argument.name, form, why(form, at)


def every_form(name: str) -> Iterator[list[Any]]:
    arguments = EFFECTS[name].arguments[: 2 if name == "either" else None]
    yield from ([name, *given] for given in product(*map(values, arguments)))


def values(argument: Word | Number | Steps) -> Sequence[Any]:
    if isinstance(argument, Word):
        return argument.words
    if isinstance(argument, Number):
        return (max(argument.least, 1),)
    return ([INNER],)


def why(step: Sequence[Any], at: Spot) -> str:
    """A price may stand last here: what it buys is added after it."""
    return misplaced(step, at.place, last=False)
