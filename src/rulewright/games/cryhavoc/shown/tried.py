"""C5.4: what a tactics card, or an answer to its question, would do to the objectives. The rules carry it out on a copy."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.parts import ATTACKER, CARDS, DEFENDER, GONE, IN_HAND, NOBODY, UNLIMITED
from rulewright.games.cryhavoc.state import State, player
from rulewright.kernel.ahead import carry_out
from rulewright.kernel.game import Game
from rulewright.kernel.rule import plain
from rulewright.kernel.verbs import SHIFT

from .outlook import outlook
from .phases import battle_step
from .shapes import Outlook

holder = plain(player)


def then(game: Game, s: State, action: int) -> list[Outlook] | None:
    """None if the battle would be over before anybody is asked again."""
    if s.battle_at == NOBODY or battle_step(s) != "C" or action >> SHIFT == num.PASS:
        return None
    steps = carry_out(game, waiting(s), [action], int(s.frame[s.top].actor))
    after: State | None = steps[-1].after if steps else None
    return outlook(after) if after and after.battle_at == s.battle_at and battle_step(after) == "C" else None


def waiting(s: State) -> State:
    """A copy in which the battle waits for one more card: nobody has passed, and both sides hold a card of an absent faction, if there is
    one."""
    s = s.clone()
    unused = [card for card in range(CARDS) if s.where[card] == GONE]
    for side, card in zip((ATTACKER, DEFENDER), unused, strict=False):
        s.where[card] = IN_HAND + holder(s, s.side[side])
    for side in (ATTACKER, DEFENDER):
        s.passed[side] = 0
        s.card_limit[side] = UNLIMITED if s.card_limit[side] == 0 else s.card_limit[side]
    return s
