"""What follows from a seat's answer, and what it gives up by stopping: `cryhavoc-then-...`."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.effects import carry_out
from rulewright.games.cryhavoc.effects import questions as q
from rulewright.games.cryhavoc.pack.pack import Pack
from rulewright.games.cryhavoc.parts import ACTIONS, NOBODY, REGIONS, START_UNITS, STORE_LIMIT, TROGS, N
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.message import Message
from rulewright.kernel.rule import plain
from rulewright.kernel.verbs import OK

from .effects_in_words import effect_message, read_steps
from .kickers import SIDED, commands_natives
from .roles import Args, read
from .text import FIRST_CHOICE, PRICED

refuse_stop = plain(carry_out.refuse_stop)

THINGS = {  # what an effect moves, kills, places or takes, with a number
    **dict.fromkeys((q.SHIFT_FROM, q.CALL_FROM, q.WITHDRAW_FROM, q.FREE_FROM), "units"),
    **dict.fromkeys((q.TELEPORT_FROM, q.TELEPORT_MORE, q.DEPLOY_AT, q.DEPLOY_ON, q.DEPLOY_MORE), "units"),
    **dict.fromkeys((q.KILL_AT, q.KILL_ON, q.KILL_MORE), "units"),
    **dict.fromkeys((q.TOKEN_AT, q.TROGS_FROM, q.TRIGGER_AT), "tokens"),
    **dict.fromkeys((q.CRYSTALS_AT, q.CRYSTALS_OFF, q.HARVEST_AT, q.HARVEST_MORE), "crystals"),
    q.STRUCTURE_FROM: "structures",
    q.CONTROL_AT: "regions",
}
FROM_REGION = (q.CALL_TO, q.TELEPORT_TO, q.TROGS_TO, q.STRUCTURE_TO)


def consequence(pack: Pack, s: State, title: Message) -> Message:
    """The title already says how many, and what was chosen before."""
    f = s.frame[s.top]
    if f.proc == num.EFFECT:
        return effect_consequence(pack, s, title.args)
    name = title.key.removeprefix("cryhavoc-prompt-")
    if name == "deck" and f.proc == num.STOW:
        name += "-store"
    elif f.offer == num.A_STRUCTURE and f.on != NOBODY:
        name += "-here"
    then = Message(f"cryhavoc-then-{name}", title.args | further(pack, s))
    commands = commands_natives(s) if f.offer in SIDED else f.offer == num.A_NEST and fighter(s) != f.actor
    return Message("cryhavoc-then-natives", {"seat": fighter(s), "then": then}) if commands else then


def fighter(s: State) -> int:
    """The seat that fights the natives."""
    return int(s.seat[s.side[1] if s.side[0] == TROGS else s.side[0]])


def further(pack: Pack, s: State) -> Args:
    """What only the consequence says."""
    f = s.frame[s.top]
    if f.offer == num.A_LANDING:
        return {"n": START_UNITS}
    if f.offer in (num.A_DECK, num.A_DROP):
        return {"most": STORE_LIMIT}
    if f.offer == num.A_RANSOM:
        return {"vp": int(s.vp[f.who]), "final": "yes" if s.final else "no"}
    if f.offer in (num.AN_ACTION, num.AFTER_ACTION):
        return {"last": "yes" if s.turn == ACTIONS else "no", "scoring": scoring(s)}
    if f.offer == num.RECRUITS:
        return {"reserve": int(s.reserve[f.who])}
    if f.offer in (num.A_STATION, num.A_PRISONER):
        return {"natives": "yes" if commands_natives(s) else "no"}
    return read(pack, s, "region", f.on) if f.offer == num.A_STRUCTURE and f.on != NOBODY else {}


def scoring(s: State) -> str:
    if s.final:
        return "final"
    return "no" if s.enabled_by == NOBODY else "yes"


# ------------------------------------------------------------- effects
def effect_consequence(pack: Pack, s: State, told: Args) -> Message:
    f = s.frame[s.top]
    free = refuse_stop(s, 0) == OK
    if f.step in PRICED:
        steps = read_steps(pack.rows, int(f.at), len(pack.rows))
        paid = effect_message(steps, s.battle_at != NOBODY)
        return Message("cryhavoc-then-price", {"effect": paid, "free": "yes" if free else "no"})
    if f.step == q.WHICH_OPTION:
        return Message("cryhavoc-then-option", {"n": int(s.row[f.at][N])})
    if f.step in FROM_REGION:
        return Message("cryhavoc-then-from", read(pack, s, "region", int(f.memo) % REGIONS))
    if f.step == q.SHIFT_TO:
        return Message("cryhavoc-then-shifted", told)
    if f.step == q.KILL_WHOSE:
        return Message("cryhavoc-then-killed", told)
    if f.step == q.WHICH_PLACE:
        return Message("cryhavoc-then-place")
    way = ("first" if f.step in FIRST_CHOICE or f.left == 1 else "more") if free else "must"
    return Message("cryhavoc-then-some", {"things": THINGS[f.step], "n": int(f.left), "way": way})
