"""What a seat is asked: `cryhavoc-prompt-<offer>`, for an effect by its question; with its source and reason (kickers.py), and what follows
(consequences.py). The words are in cryhavoc-prompts.ftl."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.effects import questions as q
from rulewright.games.cryhavoc.effects.vocabulary import TOKEN_KINDS
from rulewright.games.cryhavoc.pack.pack import Pack
from rulewright.games.cryhavoc.parts import NOBODY, STORE_LIMIT, STORED, A, N
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.message import Message
from rulewright.kernel.view import Prompt

from . import causes
from .consequences import consequence
from .kickers import SIDED, asker, commands_natives, kicker
from .roles import Args, read
from .text import picked, wakes_kin

SECOND = {  # questions that follow another, with what was chosen there; in a battle, with its region
    q.SHIFT_TO: "from_objective",
    q.CALL_TO: "region",
    q.TELEPORT_TO: "region",
    q.KILL_WHOSE: "region",
    q.TROGS_TO: "region",
}


def asks(pack: Pack, s: State) -> Prompt:
    title, cause = prompt(pack, s), causes.cause(pack, s)
    return Prompt(title, kicker(pack, s, cause), consequence(pack, s, title), asker(pack, s, cause))


def asked_under(s: State) -> str:
    """The paragraph that says why this seat is asked, if it differs from the offer's."""
    f = s.frame[s.top]
    if f.offer in SIDED and commands_natives(s):
        return "C5.2"
    if f.offer == num.A_DISCARD and f.proc == num.STUDY:
        return "C4.41"
    return causes.paragraph(s)


def prompt(pack: Pack, s: State) -> Message:
    """The question, with arguments that pages use: how many, from where, for which row or objective."""
    f = s.frame[s.top]
    name = num.OFFERS[f.offer].name
    if f.proc == num.EFFECT:
        return effect_prompt(pack, s)
    args: Args = {"n": int(f.left)}
    if f.offer in SIDED:
        args |= read(pack, s, "faction", s.side[f.who]) | read(pack, s, "other", s.side[1 - f.who])
        args |= read(pack, s, "region", s.battle_at)
    elif f.offer == num.A_DISCARD and f.proc == num.STUDY:
        name += "-looked"
    elif f.offer == num.A_DECK and sum(place == STORED + f.who for place in s.where) > STORE_LIMIT:
        name += "-back"
    elif f.offer == num.SOME_CARDS:
        args = picked(s)
    elif f.offer == num.A_GOAL:
        args |= read(pack, s, "region", f.memo)
    elif wakes_kin(s):
        name += "-own"
    if f.offer == num.A_STATION:
        args |= {"n": int(s.units[s.side[f.who]][f.on])} | read(pack, s, "objective", f.at)
    return Message(f"cryhavoc-prompt-{name}", args)


def effect_prompt(pack: Pack, s: State) -> Message:
    """The question of an effect, with how many are left and the previous choice."""
    f = s.frame[s.top]
    args: Args = {"n": int(f.left)}
    if f.step in SECOND:
        args |= read(pack, s, SECOND[f.step], f.memo if f.memo != NOBODY else f.on)
    elif f.step == q.PAY_MORE:
        args["paid"] = int(f.tally) // q.PAID
    elif f.step == q.CRYSTALS_AT:
        args["taken"] = "yes" if s.row[f.at][N] < 0 else "no"
    elif f.step == q.TOKEN_AT:
        args["kind"] = TOKEN_KINDS[s.row[f.at][A]]
    return Message(f"cryhavoc-prompt-effect-{q.QUESTIONS[f.step].name}", args)
