"""The vocabulary as tables, for docs/effects.md. `python -m rulewright.games.cryhavoc.effects.vocabulary_page` prints them."""

from __future__ import annotations

from rulewright.games.cryhavoc.numbers import VERBS
from rulewright.kernel.verbs import OK

from . import questions as q
from .vocabulary import EFFECTS, Number, Steps, Word

TIMINGS = {
    "any": "battle, board",
    "battle": "battle",
    "board": "board",
    "standing": "standing",
    "event": "event",
    "own": "an entry of its own",
}
ASKS = {
    "either": (q.WHICH_OPTION,),
    "pay": (q.PAY_WITH_CARD, q.PAY_UNIT_AT, q.PAY_UNIT_ON, q.PAY_WITH_STRUCTURE, q.PAY_MORE),
    "shift": (q.SHIFT_FROM, q.SHIFT_TO),
    "call_in": (q.CALL_FROM, q.CALL_TO),
    "withdraw": (q.WITHDRAW_FROM,),
    "initiative": (q.WHICH_PLACE,),
    "teleport": (q.TELEPORT_FROM, q.TELEPORT_TO, q.TELEPORT_MORE),
    "deploy": (q.DEPLOY_AT, q.DEPLOY_ON, q.DEPLOY_MORE),
    "kill": (q.KILL_AT, q.KILL_WHOSE, q.KILL_ON, q.KILL_MORE),
    "take_control": (q.CONTROL_AT,),
    "free_prisoner": (q.FREE_FROM,),
    "place_token": (q.TOKEN_AT,),
    "trigger_token": (q.TRIGGER_AT,),
    "relocate": (q.STRUCTURE_FROM, q.STRUCTURE_TO, q.TROGS_FROM, q.TROGS_TO),
    "add_crystals": (q.CRYSTALS_AT, q.CRYSTALS_OFF),
    "take_crystals": (q.HARVEST_AT, q.HARVEST_MORE),
}  # the others ask nothing, or the same as an action of that kind


def effects_table() -> str:
    """A Markdown table of the effects: arguments, where they may stand, what they ask."""
    lines = ["| effect | arguments | where | asks |", "|---|---|---|---|"]
    for name, effect in EFFECTS.items():
        arguments = "; ".join(describe(argument) for argument in effect.arguments)
        asked = ", ".join(q.QUESTIONS[question].name for question in ASKS.get(name, ()))
        lines.append(f"| `{name}` | {arguments} | {TIMINGS[effect.timing]} | {asked} |")
    return "\n".join(lines) + "\n"


def describe(argument: Word | Number | Steps) -> str:
    """An argument's name and its possible values."""
    if isinstance(argument, Steps):
        return f"*{argument.name}* steps"
    if isinstance(argument, Word):
        return f"*{argument.name}* {', '.join(f'`{word}`' for word in argument.words)}"
    return f"*{argument.name}* {argument.least} to {argument.most}"


def questions_table() -> str:
    """A Markdown table of the questions: the verb that answers each, and whether it may be declined."""
    lines = ["| question | answer | may be declined |", "|---|---|---|"]
    for question in q.QUESTIONS[q.NO_QUESTION + 1 :]:
        lines.append(
            f"| {question.name} | `{VERBS[question.target].name}` | {'yes' if question.stop == OK else 'no'} |"
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(f"{effects_table()}\n{questions_table()}", end="")
