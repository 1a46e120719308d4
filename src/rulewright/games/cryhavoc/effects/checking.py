"""Checks which effects may be written, and where. Every problem names its place in the entry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rulewright.games.cryhavoc.parts import OBJECTIVES
from rulewright.kernel.content import Report

from .vocabulary import EFFECTS, Effect, Number, Steps, Word

CARD, SCORING, INITIATIVE, SKILL, STRUCTURE, TOKEN, EXPLORATION, EVENT, PRINTED = (
    "card", "scoring", "initiative", "skill", "structure", "token", "exploration", "event", "printed",
)  # fmt: skip
BATTLE_TRIGGERS = (
    "defend_here",
    "battle_here",
    "attrition_end",
    "win_control",
    "win_prisoners",
    "others_attrition_end",
)
HERE = ("enemy_enters", "enemy_enters_empty", "defend_here", "battle_here", "attrition_end", "others_attrition_end")
FOR_THIRD_PARTIES = ("pay", "kill", "vp", "vp_per")  # as prices, only "source"
TRIGGERS_OF = {
    CARD: ("attrition_end", "win_control", "win_prisoners"),  # the others come before cards are played
    SKILL: ("win_control", "win_prisoners", "structure_kill"),  # a skill is not in any region
    STRUCTURE: HERE,
    TOKEN: HERE,
}
MODIFIERS_OF = {SKILL: ("terrain_any",), STRUCTURE: ("tunnel", "no_entry"), TOKEN: ("tunnel", "no_entry")}
WORDS_IN_BATTLE = {
    ("draw", "source"): ("own",),  # drawing waits until the battle is over
    ("deploy", "where"): ("objective", "one_objective", "control"),
    ("kill", "where"): (*OBJECTIVES, "any"),
    ("add_crystals", "where"): ("battle",),
    ("take_crystals", "where"): ("battle",),
}
WORDS_ON_BOARD = {
    ("discard", "who"): ("self",),  # an event has no single enemy
    ("deploy", "where"): ("hq", "here", "with_structure"),
    ("kill", "where"): ("here", "near", "anywhere"),
    ("add_crystals", "where"): ("here", "there", "any"),
    ("take_crystals", "where"): ("here", "controlled"),
}
TOKEN_RANGES_OF = {
    "artillery": ("near",),
    "watchtower": ("near",),
    "ambush": ("near", "wild"),
    "skill": ("with_units", "controlled", "open"),
}
CHOOSE_A_REGION = ("place_token", "take_control", "kill", "deploy", "relocate", "trigger_token", "add_crystals")


@dataclass(frozen=True)
class Place:
    """Where an effect stands, and what the steps before it have done."""

    kind: str  # kind of the entry
    owner: str = ""  # its faction, or ""
    battle: bool = False
    others: bool = False  # in a battle between others
    standing: bool = False  # an entry that waits for its triggers
    top: bool = True  # not within another effect
    tokens: bool = False  # a skill with tokens
    here: bool = False  # there is a region where it stands, or where something was paid
    there: bool = False  # the step before chose a region
    paid: bool = False
    killed: bool = False  # the step before killed something


def check(steps: Any, place: Place, report: Report, where: str) -> None:
    """Check a list of effects that are carried out in order."""
    if not isinstance(steps, Sequence) or isinstance(steps, str) or not steps:
        report("cryhavoc-content-effect-none", where=where)
        return
    for number, step in enumerate(steps, 1):
        at = f"{where}[{number}]"
        before = len(report.problems)
        check_form(step, report, at)
        if len(report.problems) > before:
            continue
        why = misplaced(step, place, last=number == len(steps))
        if why:
            report("cryhavoc-content-effect-misplaced", where=at, effect=step[0], why=why)
        check_inner(step, place, report, at)
        place = after(step, place)


def check_form(step: Any, report: Report, where: str) -> None:
    """Check the name and the arguments, except for lists of further effects."""
    if not isinstance(step, Sequence) or isinstance(step, str) or not step or not isinstance(step[0], str):
        report("cryhavoc-content-effect-shape", where=where)
        return
    if step[0] not in EFFECTS:
        report("cryhavoc-content-effect-unknown", where=where, effect=step[0], known=", ".join(EFFECTS))
        return
    arguments, given = EFFECTS[step[0]].arguments, step[1:]
    least = 2 if step[0] == "either" else len(arguments)
    if not least <= len(given) <= len(arguments):
        names = ", ".join(argument.name for argument in arguments)
        report("cryhavoc-content-effect-arguments", where=where, effect=step[0], count=len(given), names=names)
        return
    for argument, value in zip(arguments, given, strict=False):
        check_argument(argument, value, step[0], report, where)


def check_argument(argument: Word | Number | Steps, value: Any, effect: str, report: Report, where: str) -> None:
    name = argument.name
    if isinstance(argument, Word) and value not in argument.words:
        words = ", ".join(argument.words)
        report("cryhavoc-content-effect-word", where=where, effect=effect, name=name, given=str(value), words=words)
    if isinstance(argument, Number) and (type(value) is not int or not argument.least <= value <= argument.most):
        least, most = argument.least, argument.most
        report("cryhavoc-content-effect-number", where=where, effect=effect, name=name, least=least, most=most)


def check_inner(step: Sequence[Any], place: Place, report: Report, where: str) -> None:
    for argument, value in zip(EFFECTS[step[0]].arguments, step[1:], strict=False):
        if isinstance(argument, Steps):
            check(value, within(step, place), report, f"{where}.{argument.name}")


def within(step: Sequence[Any], place: Place) -> Place:
    """The place of the effects inside this one."""
    inner = replace(place, top=False)
    if step[0] == "when":
        inner = replace(inner, battle=step[1] in BATTLE_TRIGGERS, others=step[1] == "others_attrition_end")
    return inner


def after(step: Sequence[Any], place: Place) -> Place:
    paid = step[0] == "pay"
    return replace(
        place,
        here=place.here or (paid and step[1] in ("unit", "structure") and not place.battle),
        there=step[0] in CHOOSE_A_REGION,
        paid=place.paid or paid,
        killed=step[0] == "kill",
    )


# ------------------------------------------------------------- where an effect may stand
def misplaced(step: Sequence[Any], place: Place, last: bool) -> str:
    """Why the effect may not stand there: a code of the message cryhavoc-content-effect-misplaced; "" if it may."""
    name, effect = step[0], EFFECTS[step[0]]
    given = {argument.name: value for argument, value in zip(effect.arguments, step[1:], strict=False)}
    return (
        by_entry(name, given, place)
        or by_timing(effect, place)
        or by_side(name, given, place)
        or by_owner(name, given, place)
        or by_words(name, given, place)
        or by_steps_before(name, given, place, last)
    )


def by_entry(name: str, given: dict[str, Any], place: Place) -> str:
    """Some entries have effects of their own, and some effects belong to one kind of entry."""
    own = {"initiative": INITIATIVE, "enable_scoring": PRINTED if given.get("who") == "final" else SCORING}
    if name in own or place.kind in (INITIATIVE, SCORING, PRINTED):
        return "" if own.get(name) == place.kind else "own"
    if place.top and place.standing != (name in ("when", "modify")) and not (name == "when" and place.kind == CARD):
        return "waiting" if place.standing else "standing"
    if not place.top and name in ("when", "modify"):
        return "standing"
    if (name == "each_player") != (place.kind == EVENT and place.top):
        return "event"
    if name == "when" and given["trigger"] not in TRIGGERS_OF[place.kind]:
        return "trigger"
    if name == "modify" and given["key"] not in MODIFIERS_OF[place.kind]:
        return "modifier"
    if name in ("march", "teleport", "trigger_token") and place.kind != SKILL:
        return "skill"
    if name == "build_points" and place.kind == STRUCTURE:
        return "structure"
    return ""


def by_timing(effect: Effect, place: Place) -> str:
    if effect.timing == "battle" and not place.battle:
        return "battle"
    if effect.timing == "board" and place.battle:
        return "board"
    return ""


def by_side(name: str, given: dict[str, Any], place: Place) -> str:
    """Third parties are on neither side of the battle, so they have no units, strength or enemy of their own in it."""
    fits = name in FOR_THIRD_PARTIES and given.get("kind", "source") == "source"
    return "others" if place.others and not fits else ""


def by_owner(name: str, given: dict[str, Any], place: Place) -> str:
    """Only one faction has a store of crystals, the Matrix, tokens of its structures, or control over Trogs."""
    wanted = ""
    if name == "take_crystals" or (name == "pay" and given["kind"] == "crystal"):
        wanted = "pilgrims"
    if name == "draw" and given["source"] == "store":
        wanted = "machines"
    if name == "trigger_token" and given["mode"] == "full":
        wanted = "trogs"
    if name == "place_token" and given["kind"] in ("artillery", "watchtower"):
        wanted = "humans"
    return wanted if wanted not in ("", place.owner) else ""


def by_words(name: str, given: dict[str, Any], place: Place) -> str:
    words = WORDS_IN_BATTLE if place.battle else WORDS_ON_BOARD
    arrives = name == "deploy" and given["where"] == "here" and not place.top  # where a fight is about to begin
    for argument, value in given.items():
        if (name, argument) in words and value not in words[name, argument] and not arrives:
            return "word"
    if name == "add_crystals" and given["n"] == 0:
        return "nothing"
    if name == "place_token" and given["range"] not in TOKEN_RANGES_OF[given["kind"]]:
        return "word"
    if name == "place_token" and given["kind"] == "skill" and not place.tokens:
        return "tokens"
    if name == "pay" and given["kind"] == "source" and place.kind != TOKEN:
        return "source"
    return ""


def by_steps_before(name: str, given: dict[str, Any], place: Place, last: bool) -> str:
    """Some effects need a region, a price or a kill that an earlier step gave."""
    values = given.values()
    if not place.here and ("here" in values or "near" in values or given.get("range") == "within_2"):
        return "here"
    if "there" in values and not place.there:
        return "there"
    if (given.get("what") == "paid" and not place.paid) or (given.get("what") == "killed" and not place.killed):
        return "count"
    if name == "pay" and last:
        return "price"
    return ""
