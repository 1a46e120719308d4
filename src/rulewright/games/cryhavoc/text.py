"""Names of arguments, and messages for actions, events, refusals and questions. Plain Python over the twin; the words stand in the
locales, and what the arguments of messages are in roles.py.
"""

from __future__ import annotations

from typing import Any

from rulewright.kernel.message import Message
from rulewright.kernel.verbs import FIRST_REASON, MASK, SHIFT

from . import words as w
from .effects import questions as q
from .pack import Pack
from .parts import ACTIONS, CARDS, ICON_BITS, ICONS, NOBODY, PICKED, REGIONS, STORE_LIMIT, STORED, TILES, N
from .roles import EVENT_ROLES, ROLE, WITHOUT, Args, leader, read
from .state import State
from .wording import branch_message, icons_args


# ------------------------------------------------------------- actions
def argument(pack: Pack, s: State, verb: int, number: int) -> str:
    """Its name in a journal; no two arguments of a verb are named alike."""
    role = ROLE.get(verb, "n")
    args = read(pack, s, role, number)
    if role == "site":
        return f"{args['structure']}@{args['region']}"
    return str(next(iter(args.values())))


def describe(pack: Pack, s: State, action: int) -> Message:
    """What an action does: `cryhavoc-do-<verb>`."""
    verb, number = action >> SHIFT, action & MASK
    return Message(f"cryhavoc-do-{w.VERBS[verb].name}", action_args(pack, s, verb, number))


def action_args(pack: Pack, s: State, verb: int, number: int) -> Args:
    """What its argument is, and what the pending procedure adds: for what, from where, at which price."""
    f = s.frame[s.top]
    args = read(pack, s, ROLE[verb], number) if verb in ROLE else {}
    if verb in (w.NEXT, w.DONE):
        args["offer"] = w.OFFERS[f.offer].name
    elif verb in (w.MORE, w.STOP):
        args["question"] = question(s)
    elif verb == w.PICK and number < len(pack.cards):
        args |= icons_args(f.at, s.icons[f.at][number])
    elif verb == w.PLAY:
        args |= picked(s)
    elif verb == w.MOVE_TO:
        args |= read(pack, s, "from", f.memo)
    elif verb == w.STATION:
        args |= read(pack, s, "objective", f.at)
    elif verb in (w.CONSTRUCT, w.ACTIVATE):
        costs = s.build_cost if verb == w.CONSTRUCT else s.activation_cost
        args["cost"] = int(costs[leader(s) * TILES + number // REGIONS])
    elif verb == w.ENABLE:
        args |= read(pack, s, "card", s.enabling[leader(s)])
    elif verb == w.TO_OPTION and f.proc == w.EFFECT and number < pack.rows[f.at][N]:
        args["effect"] = branch_message(pack.rows, f.at, number, s.battle_at != NOBODY)
    return args


def question(s: State) -> str:
    """What an effect asks."""
    f = s.frame[s.top]
    return q.QUESTIONS[f.step].name if f.proc == w.EFFECT else "none"


def picked(s: State) -> Args:
    """The cards chosen for an action so far: how many, and the points that they give."""
    f = s.frame[s.top]
    cards = [card for card in range(CARDS) if s.where[card] == PICKED + f.who]
    points = sum(s.icons[f.at][card] & ((1 << ICON_BITS) - 1) for card in cards)
    return {"row": ICONS[f.at], "cards": len(cards), "n": points}


# ------------------------------------------------------------- events
def tell(pack: Pack, s: State, kind: int, a: int, b: int, c: int, d: int) -> Message:
    """An event: `cryhavoc-event-<name>`."""
    name = w.EVENT_NAMES[kind]
    key, args = f"cryhavoc-event-{name}", Args()
    for role, number in zip(EVENT_ROLES[name].split(), (a, b, c, d), strict=False):
        if number == NOBODY and kind in WITHOUT and role == WITHOUT[kind][0]:
            key += f"-{WITHOUT[kind][1]}"
        else:
            args |= read(pack, s, role, number)
    if kind == w.E_CRYSTALS and args["n"] < 0:
        return Message(f"{key}-gone", args | {"n": -args["n"]})
    if kind == w.E_TACTIC and args["faction"] != args["other_faction"]:
        key += "-for"
    return Message(key, args)


# ------------------------------------------------------------- refusals
def reason(pack: Pack, s: State, action: int, code: int) -> tuple[str, Message]:
    """`cryhavoc-why-<key>`, with what it speaks of; `thing` is what was chosen."""
    f = s.frame[s.top]
    verb, number = action >> SHIFT, action & MASK
    paragraph, key = w.REASONS[code - FIRST_REASON]
    args = action_args(pack, s, verb, number)
    args["thing"] = thing(pack, s, verb, number)
    if code in (w.TOO_FEW_POINTS, w.TOO_DEAR):
        args["points"] = int(f.left)
    elif code == w.TOO_FEW_VP:
        args["vp"] = int(s.vp[leader(s)])
    elif code == w.DEFENDER_BLOCKED:
        args["held"] = 2 * int(s.units[s.attacker[number]][number])
    elif code == w.RESERVE_EMPTY:
        args["reserve"] = int(s.reserve[leader(s)])
    return paragraph, Message(f"cryhavoc-why-{key}", args)


def thing(pack: Pack, s: State, verb: int, number: int) -> Any:
    """What an action chooses, by itself; where it chooses nothing, what it does."""
    role = ROLE.get(verb, "")
    args = action_args(pack, s, verb, number)
    if role in THINGS:
        return Message(f"cryhavoc-{THINGS[role]}", args)
    if role in ("region", "card", "tile_skill"):
        return next(iter(args.values()))
    if role == "place":
        return str(number + 1)
    return Message(f"cryhavoc-do-{w.VERBS[verb].name}", args)


THINGS = {"other": "other-name", "site": "site-name", "objective": "objective-name", "deck": "deck-name"}


# ------------------------------------------------------------- questions
def prompt(pack: Pack, s: State) -> Message:
    """What the seat that is asked has to choose, for its own eyes: `cryhavoc-prompt-<offer>`; of an effect, by its question."""
    f = s.frame[s.top]
    name = w.OFFERS[f.offer].name
    if f.proc == w.EFFECT:
        return effect_prompt(pack, s)
    args: Args = {"n": int(f.left)}
    if f.offer in SIDED:
        args |= read(pack, s, "who", s.side[f.who]) | read(pack, s, "other", s.side[1 - f.who])
        args |= read(pack, s, "region", s.battle_at)
    elif f.offer == w.A_DISCARD and f.proc == w.STUDY:
        name += "-looked"
    elif f.offer == w.A_DECK and sum(place == STORED + f.who for place in s.where) > STORE_LIMIT:  # type: ignore[attr-defined]
        name += "-back"
    elif f.offer == w.A_RANSOM:
        args["vp"] = int(s.vp[f.who])
    elif f.offer == w.AN_ACTION:
        args |= {"n": int(s.turn), "most": ACTIONS}
    elif f.offer == w.SOME_CARDS:
        args = picked(s)
    elif f.offer == w.A_GOAL:
        args |= read(pack, s, "region", f.memo)
    elif f.offer == w.RECRUITS:
        args["reserve"] = int(s.reserve[f.who])
    elif f.offer == w.A_STRUCTURE and f.on != NOBODY:
        name += "-here"
        args |= read(pack, s, "region", f.on)
    elif f.offer == w.A_NEST:
        args |= read(pack, s, "region", f.on)
    if f.offer == w.A_STATION:
        args |= {"n": int(s.units[s.side[f.who]][f.on])} | read(pack, s, "objective", f.at)
    return Message(f"cryhavoc-prompt-{name}", args)


SIDED = (w.A_STATION, w.A_TACTIC, w.A_PRISONER, w.A_VICTIM, w.A_RETREAT)
SECOND = {  # questions that come after another, with what was chosen there; in a battle, with its region
    q.SHIFT_TO: "from_objective",
    q.CALL_TO: "region",
    q.TELEPORT_TO: "region",
    q.KILL_WHOSE: "region",
    q.TROGS_TO: "region",
}


def effect_prompt(pack: Pack, s: State) -> Message:
    """With how many are left, and what was chosen just before."""
    f = s.frame[s.top]
    args: Args = {"n": int(f.left)}
    if f.step in SECOND:
        args |= read(pack, s, SECOND[f.step], f.memo if f.memo != NOBODY else f.on)
    return Message(f"cryhavoc-prompt-effect-{q.QUESTIONS[f.step].name}", args)
