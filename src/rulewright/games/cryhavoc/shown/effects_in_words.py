"""Texts of cards, skills, structures, events and tokens, generated from their effects and never written by hand.

Each effect is a clause, a message `cryhavoc-effect-<name>` whose arguments choose its form; messages also join clauses. So the text is a
message that contains messages, and any language can put it into words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rulewright.games.cryhavoc.effects.freezing import Row
from rulewright.games.cryhavoc.effects.vocabulary import EFFECTS, OP_END, OP_GOTO, OP_PAY, Steps, Word
from rulewright.games.cryhavoc.pack.pack import Card, Entry, Pack, Skill, TrogToken
from rulewright.games.cryhavoc.parts import (
    BONUSES,
    COLUMNS,
    ICON_BITS,
    ICONS,
    OP,
    SKILL_TOKEN,
    SKIP,
    STORE_LIMIT,
    A,
    B,
    N,
)
from rulewright.kernel.message import Message

NAMES = {effect.op: name for name, effect in EFFECTS.items()}
UP_TO = {
    "call_in",
    "withdraw",
    "shift",
    "teleport",
    "deploy",
    "kill",
    "free_prisoner",
    "place_token",
    "relocate",
    "take_crystals",
}
SAME = {
    "here": "same",
    "there": "same",
    "near": "same_near",
}  # after something was paid in a region, "here" is that region


@dataclass(frozen=True)
class Context:
    """The context of a clause."""

    battle: bool  # on a tactics card
    trigger: str = ""  # of the standing effect that contains it
    paid: str = ""  # what the last price was paid in
    number: int = 0  # how many the step before paid or killed
    inside: bool = False  # within a condition, a price or a choice, which must not seem to end before its last step


# ------------------------------------------------------------- from effects to words
def effect_message(effects: Sequence[Any], battle: bool = False) -> Message:
    """The effects as whole sentences. `battle` is for tactics cards."""
    return Message("cryhavoc-effect-sentence", {"text": steps_message(effects, Context(battle))})


def offer_message(step: Sequence[Any], battle: bool) -> Message:
    """One effect that could be added. A price says that something follows, because paying a card and losing one read the same."""
    if not is_price(step):
        return effect_message([step], battle)
    return Message("cryhavoc-effect-price-alone", {"price": step_message(step, Context(battle))})


def entry_message(pack: Pack, entry: Entry | TrogToken) -> Message:
    """The whole text of a part of the pack; for a skill also what its tokens do."""
    if isinstance(entry, TrogToken):
        return Message("cryhavoc-effect-sentence", {"text": trogs_message(entry)})
    text = effect_message(entry.effect, isinstance(entry, Card) and entry.kind == "battle")
    token = pack.tokens.get(SKILL_TOKEN + entry.faction) if isinstance(entry, Skill) else None
    if token is None or token.id != entry.id:
        return text
    return Message("cryhavoc-effect-with-token", {"text": text, "token": effect_message(token.effect)})


def trogs_message(token: TrogToken) -> Message:
    """What a war party or a nest contains."""
    shape = "both" if token.units and token.crystals else "units" if token.units else "crystals"
    return Message("cryhavoc-effect-trogs", {"units": token.units, "crystals": token.crystals, "shape": shape})


def icons_args(row: int, icons: int) -> dict[str, Any]:
    """One row of a card, as the arguments of `cryhavoc-icons`."""
    symbols = {name: icons >> ICON_BITS + n & 1 for n, name in enumerate(BONUSES)}
    return {"row": ICONS[row], "n": icons & ((1 << ICON_BITS) - 1), **symbols}


def icons_message(row: int, icons: int) -> Message:
    return Message("cryhavoc-icons", icons_args(row, icons))


# ------------------------------------------------------------- joining
def steps_message(steps: Sequence[Any], at: Context) -> Message:
    """A list of steps: one clause after the other; a price is followed by everything that it pays for."""
    first, rest = steps[0], steps[1:]
    clause = step_message(first, at)
    if not rest:
        return clause
    name, after = first[0], following(first, at)
    if is_price(first):
        return Message(
            "cryhavoc-effect-cost", {"price": clause, "steps": steps_message(rest, replace(after, inside=True))}
        )
    closes = name in ("either", "when", "each_player") and rest[0][0] not in ("when", "modify")
    joined = "cryhavoc-effect-and" if at.inside else "cryhavoc-effect-then"
    joint = "cryhavoc-effect-afterwards" if closes else joined
    return Message(joint, {"first": clause, "second": steps_message(rest, after)})


def is_price(step: Sequence[Any]) -> bool:
    """Whether it is a price for the steps that follow. A mandatory payment buys nothing."""
    return bool(step[0] == "pay" and step[3] != "must")


def following(step: Sequence[Any], at: Context) -> Context:
    """What the steps after that one can refer to."""
    if step[0] == "pay":
        return replace(at, paid=step[1], number=step[2])
    return replace(at, number=step[1]) if step[0] == "kill" else at


def step_message(step: Sequence[Any], at: Context) -> Message:
    name, given = step[0], step[1:]
    within = replace(at, inside=True)
    if name == "either":
        branches = [steps_message(branch, within) for branch in given]
        key = "cryhavoc-effect-either" if len(branches) == 2 else "cryhavoc-effect-either-three"
        return Message(key, dict(zip(("first", "second", "third"), branches, strict=False)))
    args: dict[str, Any] = {}
    for argument, value in zip(EFFECTS[name].arguments, given, strict=True):
        if isinstance(argument, Steps):
            args["steps"] = steps_message(value, replace(within, trigger=args.get("trigger", at.trigger)))
        else:
            args[argument.name] = value
    return Message(f"cryhavoc-effect-{name}", args | form(name, args, at))


def form(name: str, args: dict[str, Any], at: Context) -> dict[str, Any]:
    """Further arguments that choose the form of a clause."""
    made: dict[str, Any] = {"battle": _yes(at.battle)}
    most = args.get("n", 1) > 1 and (name in UP_TO or args.get("mode") == "up_to")
    made["upto"] = _yes(most)
    places = SAME if at.paid in ("unit", "structure") and not at.battle else {"there": "same"}
    made |= {key: places.get(args[key], args[key]) for key in ("where", "range") if key in args}
    if name in FORMS:
        made |= FORMS[name](args, at)
    return made


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def shift_form(args: dict[str, Any], at: Context) -> dict[str, Any]:
    return {"from_objective": args["from"], "to_objective": args["to"]}


def call_form(args: dict[str, Any], at: Context) -> dict[str, Any]:
    return {"limited": _yes(args["per"] < args["n"])}


def when_form(args: dict[str, Any], at: Context) -> dict[str, Any]:
    """A card's standing effect holds for its battle, so a limit per round says nothing."""
    return {"limit": 0 if at.battle else args["limit"]}


def capture_form(args: dict[str, Any], at: Context) -> dict[str, Any]:
    return {"more": _yes(at.trigger == "win_prisoners")}


def draw_form(args: dict[str, Any], at: Context) -> dict[str, Any]:
    return {"most": STORE_LIMIT}


def deploy_form(args: dict[str, Any], at: Context) -> dict[str, Any]:
    return {"where": "objective"} if args["where"] == "one_objective" and args["n"] == 1 else {}


def kill_form(args: dict[str, Any], at: Context) -> dict[str, Any]:
    """On an objective or on the map; units that enter, if that is the trigger; either side's, in a battle between others."""
    if args["where"] == "here" and at.trigger in ("enemy_enters", "enemy_enters_empty"):
        return {"where": "arrived"}
    if at.trigger == "others_attrition_end":
        return {"battle": "others"}
    return {"battle": _yes(args["where"] not in ("here", "near", "anywhere"))}


def crystals_form(args: dict[str, Any], at: Context) -> dict[str, Any]:
    n = abs(args["n"])
    return {"n": n, "taken": _yes(args["n"] < 0), "upto": _yes(args["n"] < -1)}


def vp_per_form(args: dict[str, Any], at: Context) -> dict[str, Any]:
    """Name what was paid. Leave out a limit that cannot be reached."""
    what = at.paid if args["what"] == "paid" and at.paid else args["what"]
    reached = args["what"] == "region" or at.number // args["per"] * args["each"] > args["max"]
    return {"what": what, "capped": _yes(reached)}


FORMS = {
    "shift": shift_form,
    "call_in": call_form,
    "when": when_form,
    "capture": capture_form,
    "draw": draw_form,
    "deploy": deploy_form,
    "kill": kill_form,
    "add_crystals": crystals_form,
    "vp_per": vp_per_form,
}


# ------------------------------------------------------------- from rows back to effects
def branch_message(rows: Sequence[Row], row: int, number: int, battle: bool) -> Message:
    """One branch of the choice in that row."""
    return effect_message(read_branches(rows, row)[number], battle)


def read_branches(rows: Sequence[Row], row: int) -> list[list[Any]]:
    """The effects of each branch of an `either`: see freezing.py for the layout."""
    ways = (1, rows[row][A], rows[row][B])[: rows[row][N]]
    behind = row + rows[row][SKIP] if rows[row][SKIP] else len(rows)
    return [read_steps(rows, row + way, behind) for way in ways]


def read_steps(rows: Sequence[Row], row: int, end: int) -> list[Any]:
    """The effects from that row to the end of their list."""
    steps: list[Any] = []
    while row < end and rows[row][OP] not in (OP_END, OP_GOTO):
        steps.append(read_step(rows, row))
        skip = 1 if rows[row][OP] == OP_PAY else rows[row][SKIP]
        row = row + skip if skip else end
    return steps


def read_step(rows: Sequence[Row], row: int) -> list[Any]:
    name = NAMES[rows[row][OP]]
    if name == "either":
        return [name, *read_branches(rows, row)]
    left = list(rows[row][:COLUMNS])
    step: list[Any] = [name]
    for argument in EFFECTS[name].arguments:
        if isinstance(argument, Steps):
            step.append(read_steps(rows, row + 1, len(rows)))
            continue
        value, left[argument.column] = divmod(left[argument.column], argument.scale)
        step.append(argument.words[value] if isinstance(argument, Word) else value)
    return step
