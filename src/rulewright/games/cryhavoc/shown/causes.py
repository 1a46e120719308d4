"""What asks a question that has no rule of its own: the card, event, skill, structure or token whose effect is being carried out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.effects.vocabulary import (
    ATTRITION_END,
    BATTLE_HERE,
    DEFEND_HERE,
    ENEMY_ENTERS,
    ENEMY_ENTERS_EMPTY,
    FROM_TERRAIN_PAIR,
    OP_BUILD_POINTS,
    OP_CAPTURE,
    OP_DISCARD,
    OP_DRAW,
    OP_MARCH,
    OTHERS_ATTRITION_END,
    TO_STORE,
    WIN_CONTROL,
    WIN_PRISONERS,
)
from rulewright.games.cryhavoc.pack.pack import Card, Entry, Pack
from rulewright.games.cryhavoc.parts import (
    AT_BOTTOM,
    BY_SKILL,
    BY_STRUCTURE,
    BY_TOKEN,
    DISCARDED,
    EVENTS,
    EXHAUSTED,
    KIND,
    NOBODY,
    OP,
    OPEN,
    SKIP,
    SOURCE,
    TILES,
    A,
)
from rulewright.games.cryhavoc.state import State
from rulewright.games.cryhavoc.state import player as player_of
from rulewright.kernel.rule import plain

player = plain(player_of)

ANY_WORD = -1
BEGUN = {  # procedures that effects call and that ask something, each with the effect and the word in its column A
    num.DISCARD_CARDS: (OP_DISCARD, ANY_WORD),
    num.STUDY: (OP_DRAW, FROM_TERRAIN_PAIR),
    num.STOW: (OP_DRAW, TO_STORE),
    num.MOVE_UNITS: (OP_MARCH, ANY_WORD),
    num.BUILD_STRUCTURES: (OP_BUILD_POINTS, ANY_WORD),
    num.CAPTURE_UNITS: (OP_CAPTURE, ANY_WORD),
}
# what an effect belongs to, by the calling procedure, with the paragraph
CALLERS = {
    num.EACH_PLAYER: ("event", "C3.2"),
    num.EVENTS_PHASE: ("event", "C3.2"),
    num.PLAY_CARDS: ("initiative", "C4.3"),
    num.ARRIVE: ("find", "C4.16"),
    num.TURN: ("skill", "C4.60"),
    num.BUILD_STRUCTURES: ("structure", "C4.30"),
    num.TACTICS: ("tactic", "C5.4"),
}
TRIGGERED = {
    ENEMY_ENTERS: "C4.16",
    ENEMY_ENTERS_EMPTY: "C4.16",
    DEFEND_HERE: "C5.3",
    BATTLE_HERE: "C5.3",
    WIN_CONTROL: "C5.6",
    WIN_PRISONERS: "C5.7",
    ATTRITION_END: "C5.8",
    OTHERS_ATTRITION_END: "C5.8",
}


class Cause(NamedTuple):
    """`kind`: one of CALLERS, "standing" for a standing effect, or "effect"."""

    kind: str
    entries: list[Entry]  # the candidates: several only if they do the same
    region: int = NOBODY  # where a standing effect acts
    trigger: int = NOBODY  # of a standing effect

    @property
    def entry(self) -> Entry | None:
        """The entry, unless it could be one of several with different names."""
        return self.entries[0] if len({entry.name["en"] for entry in self.entries}) == 1 else None


def level_of(s: State) -> int:
    """The frame of the effect that asks, or that called the procedure that asks; NOBODY if there is none."""
    level = int(s.top)
    while level > 0 and s.frame[level].proc in BEGUN:
        level -= 1
    return level if level > 0 and s.frame[level].proc == num.EFFECT else NOBODY


def paragraph(s: State) -> str:
    """The paragraph under which an effect asks; "" if no effect does."""
    level = level_of(s)
    if level == NOBODY:
        return ""
    below = s.frame[level - 1]
    if below.proc == num.STANDING_EFFECTS:
        return TRIGGERED.get(int(below.at), "C1.6")
    return CALLERS[below.proc][1] if below.proc in CALLERS else "C1.6"


def cause(pack: Pack, s: State) -> Cause | None:
    level = level_of(s)
    if level == NOBODY:
        return None
    f, below = s.frame[level], s.frame[level - 1]
    if below.proc == num.STANDING_EFFECTS:
        return Cause("standing", [standing(pack, s, int(below.memo) - 1)], int(below.on), int(below.at))
    kind = CALLERS[below.proc][0] if below.proc in CALLERS else "effect"
    rows = [int(f.at)] if level == s.top else list(left_rows(pack, int(f.at), *BEGUN[s.frame[level + 1].proc]))
    if kind == "event" and below.proc == num.EACH_PLAYER:
        rows = [int(below.at)]
    starts = {run_start(pack, row) for row in rows}
    found = [entry for entry in in_play(pack, s, kind, int(f.who)) if entry.row in starts]
    return Cause(kind, found)


# ------------------------------------------------------------- standing effects
def standing(pack: Pack, s: State, n: int) -> Entry:
    """The n-th standing effect: the pack's, then those of tactics cards in this battle."""
    if n >= s.standings:
        return promising(pack, s.promise[n - s.standings])
    groups: dict[int, Mapping[int, Entry]] = {
        BY_STRUCTURE: pack.structures,
        BY_TOKEN: pack.tokens,
        BY_SKILL: pack.skills,
    }
    return groups[s.standing[n][KIND]][s.standing[n][SOURCE]]


def promising(pack: Pack, row: int) -> Card:
    """The card whose effect contains that row."""
    return max((card for card in pack.cards if card.row <= row), key=lambda card: card.row)


# ------------------------------------------------------------- entries and their rows
def run_start(pack: Pack, row: int) -> int:
    """The first row of the entry. Equal entries share rows, so several can begin there."""
    groups: tuple[Iterable[Entry], ...] = (
        pack.cards,
        pack.skills.values(),
        pack.structures.values(),
        pack.events.values(),
        pack.explorations.values(),
    )
    starts = {entry.row for group in groups for entry in group} | {each.row for each in pack.standing}
    return max(start for start in starts if start <= row)


def left_rows(pack: Pack, at: int, op: int, word: int) -> Iterator[int]:
    """The rows with that operation and word that continue at `at`: a deed begins after its row has been left."""
    for row, columns in enumerate(pack.rows):
        on = row + columns[SKIP] if columns[SKIP] else 0
        if columns[OP] == op and on == at and word in (ANY_WORD, columns[A]):
            yield row


def in_play(pack: Pack, s: State, kind: str, who: int) -> Iterator[Entry]:
    """Entries of a kind that could be acting for that faction now."""
    if kind == "event":
        yield from (entry for n, entry in pack.events.items() if n == EVENTS or s.event_left[n] == 0)
    elif kind == "find":
        yield from (entry for n, entry in pack.explorations.items() if s.exploration_left[n] < entry.count)
    elif kind == "skill":
        yield from (each for n, each in pack.skills.items() if n // TILES == who and s.skill[n] == EXHAUSTED)
    elif kind == "structure":
        yield from (each for n, each in pack.structures.items() if n // TILES == who and s.activated[n])
    elif kind == "initiative":
        yield from (card for card in pack.cards if card.deck == who and card.kind == kind)
    elif kind == "tactic":
        for n, card in enumerate(pack.cards):
            discarded = s.where[n] == OPEN and s.pile[n] == DISCARDED + player(s, who)
            if card.kind == "battle" and (discarded or s.known[n] == AT_BOTTOM):
                yield card
