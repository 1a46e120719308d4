"""What Cry Havoc says, tables at which much of it is said, and positions made for the rest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.games.texts import Texts

from rulewright.games.cryhavoc import words as w
from rulewright.games.cryhavoc.content import load
from rulewright.games.cryhavoc.effects.questions import OFFER, QUESTIONS
from rulewright.games.cryhavoc.effects.vocabulary import EFFECTS, OP_EITHER
from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.options import RULINGS
from rulewright.games.cryhavoc.parts import FACTIONS, ICONS, NOBODY, OBJECTIVES, OP, STORE_LIMIT, STORED, TERRAINS
from rulewright.games.cryhavoc.roles import EVENT_ROLES, WITHOUT
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.kernel.message import Message
from rulewright.kernel.verbs import FIRST_REASON, SHIFT

ASKED = [offer for offer in w.OFFERS if offer.verbs and not w.verb.weights.keys() & set(offer.verbs)]
OFFERS = [offer for offer in ASKED if not offer.name.startswith("effect-")]
PROMPTS = (
    *(offer.name for offer in OFFERS),
    *("discard-looked", "deck-back", "structure-here"),
    *(f"effect-{question.name}" for question in QUESTIONS[1:]),
)
OTHERWISE = [f"{w.EVENT_NAMES[kind]}-{suffix}" for kind, (_, suffix) in WITHOUT.items()]


# ------------------------------------------------------------- games
def tables() -> Iterator[Settings]:
    """All numbers of players, with and without rulings of the later edition; veterans, since they have most to say."""
    random = Random(11)
    for players in GAME.players:
        for edition in ("en", "de"):
            rulings = {ruling.name: random.choice(ruling.values) for ruling in RULINGS[:2]}
            yield Settings(players, {"edition": edition, "level": "veteran", **rulings})


def busy(s: Any, legal: list[int], random: Random) -> int:
    """Any action; but more often one that does something, above all with skills, structures and tactics."""
    eager = [action for action in legal if action >> SHIFT in (w.USE_SKILL, w.ACTIVATE, w.CONSTRUCT, w.TACTIC)]
    active = [action for action in legal if action >> SHIFT not in (w.STOP, w.DONE, w.END_TURN, w.PASS, w.PLAY)]
    return random.choice(random.choice([eager, active, active, legal]) or legal)


# ------------------------------------------------------------- positions made for what few games come to
def position(players: int = 3) -> Any:
    """The first decision of a game, with a battle between two players in the fourth region."""
    match = Match(GAME, GAME.prepare(Settings(players, {"level": "veteran"})), bytes(32))
    s = match.twin()
    s.battle_at = 3
    s.side[0], s.side[1] = s.faction[0], s.faction[1]
    return s


def asking(proc: int, offer: int, **registers: int) -> Any:
    """Somebody is asked, by that procedure."""
    s = position()
    f = s.frame[s.top]
    f.proc, f.offer, f.step, f.who, f.at, f.left, f.memo, f.on = proc, offer, 0, 0, 0, 2, 1, 2
    for name, value in registers.items():
        setattr(f, name, value)
    return s


def made() -> Iterator[Message]:
    yield from told()
    yield from asked()
    yield from deeds()
    yield from refused()


def told() -> Iterator[Message]:
    """Every event, also where a number is NOBODY."""
    s = position()
    for kind, name in enumerate(w.EVENT_NAMES):
        yield GAME.tell(s, kind, 0, 0, 0, 0)
        if kind in WITHOUT:
            role = EVENT_ROLES[name].split().index(WITHOUT[kind][0])
            a, b, c, d = (NOBODY if n == role else 0 for n in range(4))
            yield GAME.tell(s, kind, a, b, c, d)
    yield GAME.tell(s, w.E_CRYSTALS, 3, -2, 0, 0)
    yield GAME.tell(s, w.E_TACTIC, 3, 0, 1, 0)


def asked() -> Iterator[Message]:
    for number, offer in enumerate(w.OFFERS):
        if offer in OFFERS:
            yield GAME.prompt(asking(w.TURN, number))
    for question in range(1, len(QUESTIONS)):
        yield GAME.prompt(asking(w.EFFECT, OFFER[question], step=question))
    yield GAME.prompt(asking(w.STUDY, w.A_DISCARD))
    yield GAME.prompt(asking(w.BUILD_STRUCTURES, w.A_STRUCTURE, on=NOBODY))
    full = asking(w.STOW, w.A_DECK)
    for card in range(STORE_LIMIT + 1):
        full.where[card] = STORED
    yield GAME.prompt(full)


def deeds() -> Iterator[Message]:
    """Every verb of a seat, in the offers that have it."""
    choices = next(n for n, row in enumerate(load(GAME.pack).rows) if row[OP] == OP_EITHER)
    for number, offer in enumerate(w.OFFERS):
        if offer in ASKED:
            steps = [n for n in range(1, len(QUESTIONS)) if OFFER[n] == number]
            for step in steps or [0]:
                s = asking(w.EFFECT if steps else w.TURN, number, step=step, at=choices if steps else 0)
                yield from (GAME.describe(s, verb << SHIFT) for verb in offer.verbs)


VERB_OF = {  # of those reasons whose words need more than what was chosen
    w.NO_SCORING_CARD: w.ENABLE,
    w.TOO_DEAR: w.CONSTRUCT,
    w.DEFENDER_BLOCKED: w.MOVE_FROM,
    w.RESERVE_EMPTY: w.MORE,
}


def refused() -> Iterator[Message]:
    s = asking(w.TURN, w.A_UNIT)
    for n in range(len(w.REASONS)):
        code = FIRST_REASON + n
        yield GAME.refusal(s, VERB_OF.get(code, w.TO_REGION) << SHIFT, code)[1]


BOX = GAME.unpack("", 3)
PIECES = [piece for section in BOX.sections for piece in section.pieces]
TEXTS = Texts(
    GAME,
    chance=w.verb.weights,
    reasons=w.REASONS,
    events=(*w.EVENT_NAMES, *OTHERWISE, "crystals-gone", "tactic-for"),
    tables=tables,
    asked=PROMPTS,
    plain=(
        *(f"terrain-{name}" for name in TERRAINS),
        *(f"objective-{name}" for name in OBJECTIVES),
        *(f"cli-place-{name}" for name in ("picked", "looked_at", "stored")),
        *(f"section-{section.id}" for section in BOX.sections),
        *(f"field-{field.partition('.')[0]}" for piece in PIECES for field in piece.fields),
        *(f"source-{name.lower()}" for name in BOX.sources if name != "ours"),
    ),
    worded=(*(f"effect-{name}" for name in EFFECTS), *(f"cli-wins-{name}" for name in OBJECTIVES[:2])),
    codes={
        "faction": FACTIONS,
        "other_faction": FACTIONS,
        "deck": (*TERRAINS, "own"),
        "row": ICONS,
        "objective": OBJECTIVES,
        "from_objective": (*OBJECTIVES, "any"),
        "to_objective": (*OBJECTIVES, "any"),
        "question": [question.name for question in QUESTIONS],
        "offer": [offer.name for offer in w.OFFERS],
    },
    choose=busy,
    further=made,
)
