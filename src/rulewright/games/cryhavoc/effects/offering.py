"""Which effects may stand at a place, for those who put a card together: all of the vocabulary is tried there by its own checks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from rulewright.kernel.content import Report

from .checking import Place, after, check_form, misplaced, within
from .vocabulary import EFFECTS, Number, Steps, Word

INNER = ["vp", 1]  # what stands within a new effect, until somebody says what does
STEP = re.compile(r"\.?([a-z_]*)\[(\d{1,2})\]")


class Spot(NamedTuple):
    place: Place
    steps: Sequence[Any]  # the list that it belongs to
    number: int  # in that list, from 1; one more than there are for what is added


def spot(steps: Any, place: Place, where: str) -> Spot | None:
    """`[1].steps[2]`: the second step within the first one. Nothing if there is none."""
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
    """Every effect in a form that fits there; with the reason where none does."""
    for name in EFFECTS:
        forms = list(every_form(name))
        fitting = next((form for form in forms if not why(form, at)), None)
        yield (fitting, "") if fitting else (forms[0], why(forms[0], at))


def words(at: Spot) -> Iterator[tuple[str, list[Any], str]]:
    """The effect that stands there, with each word of each argument in turn: the argument, the effect, and why it does not fit."""
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
    """A price may be the last for now: what it buys is added behind it."""
    return misplaced(step, at.place, last=False)
