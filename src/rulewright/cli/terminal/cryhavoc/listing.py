"""The choices in Cry Havoc: regions in rows, cards with what they do, structures with their places, numbers as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rulewright.cli.terminal.drawing import Drawing
from rulewright.cli.terminal.paint import UNBROKEN, Line, plain, wrapped
from rulewright.cli.terminal.question import Choice, Question
from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.parts import REGIONS, TERRAINS
from rulewright.kernel.verbs import MASK, SHIFT

from . import cards
from .planet import NO_MARKS, Marks
from .scene import Scene

REGION_VERBS = num.verb.of("region")
SITE_VERBS = num.verb.of("site")
HAND_VERBS = frozenset({num.DISCARD, num.PICK, num.TACTIC, num.TO_CARD})  # choices among the cards in hand
CARD_VERBS = HAND_VERBS | {num.KEEP, num.DROP}
DECK_VERBS = num.verb.of("deck")
NUMBER_VERBS = num.verb.of("n")
LAST_VERBS = frozenset({num.END_TURN, num.PLAY, num.DONE, num.PASS, num.STOP})  # ways out of a question
WAY_OUT = "0"
FEW = 5  # cards shown in full in a small window
MANY = 8  # regions; if there are more, their contents are left out


def verb_of(choice: Choice) -> int:
    return choice.action >> SHIFT


def kind_of(choice: Choice) -> int:
    """Groups choices: the three actions for which cards are played are one kind."""
    return num.MOVE_ACTION if verb_of(choice) in (num.RECRUIT_ACTION, num.BUILD_ACTION) else verb_of(choice)


def marks(question: Question | None) -> Marks:
    """Regions that can be chosen, and the one that a unit is moving from."""
    if question is None:
        return NO_MARKS
    f, verbs = question.frame, (verb_of(choice) for choice in question.choices)
    choose = {c.action & MASK for c, verb in zip(question.choices, verbs, strict=True) if verb in REGION_VERBS}
    return Marks(choose, int(f.memo) if question.offer.name == "goal" else None)


# ------------------------------------------------------------- the list
def lines(question: Question, drawing: Drawing, scene: Scene, low: bool) -> list[Line]:
    """The choices of each verb; `low` for a small window."""
    made: list[Line] = []
    for verb, group in groupby(question.choices, key=kind_of):
        own = list(group)
        if verb in (num.PASS, num.PLAY):
            made += other_cards(question, drawing, scene)
        if verb in REGION_VERBS:
            short = len(own) > MANY
            made += row([region_item(scene, choice, short) for choice in own], drawing.columns)
        elif verb in CARD_VERBS:
            made += card_lines(question, drawing, scene, own, low)
        elif verb in SITE_VERBS:
            made += site_lines(question, drawing, scene, own)
        elif verb == num.STUDY_ACTION:
            items = [f"{choice.key}) {deck_name(scene, choice)}" for choice in own]
            made += row([scene.words("cryhavoc-cli-study"), *items], drawing.columns)
        elif low and question.offer.name in ("action", "after-action") and (verb != num.USE_SKILL or len(own) > 1):
            made += row([f"{c.key}) {drawing.describe(question, c.action)}" for c in own], drawing.columns)
        elif verb == num.USE_SKILL:
            made += [line for choice in own for line in skill_lines(question, drawing, scene, choice)]
        elif verb in NUMBER_VERBS:
            numbers = ", ".join(choice.key for choice in own)
            made += wrapped(scene.words("cryhavoc-cli-numbers", list=numbers), drawing.columns, indent="  ")
        else:
            texts = [f"{choice.key}) {drawing.describe(question, choice.action)}" for choice in own]
            made += [line for text in texts for line in wrapped(text, drawing.columns, indent="  ")]
    return made


def row(items: Sequence[str], columns: int) -> list[Line]:
    """Items in rows, none of them broken."""
    return wrapped("   ".join(item.replace(" ", UNBROKEN) for item in items), columns, indent="  ")


def region_item(scene: Scene, choice: Choice, short: bool) -> str:
    number = choice.action & MASK
    contents = "" if short else plain(scene.contents(number))
    return f"{choice.key}) {scene.labels[number]} {scene.region_name(number)}{f' {contents}' if contents else ''}"


def deck_name(scene: Scene, choice: Choice) -> str:
    """With the number of cards left in it."""
    view, number = scene.view, choice.action & MASK
    if number < len(TERRAINS):
        return f"{scene.words(f'cryhavoc-terrain-{TERRAINS[number]}')} {view.decks[TERRAINS[number]].cards}"
    own = next(f for f in view.factions if f.seat == view.prompt.actor)
    return f"{scene.words('cryhavoc-deck-name', deck='own')} {own.deck}"


def skill_lines(question: Question, drawing: Drawing, scene: Scene, choice: Choice) -> list[Line]:
    """The skill with its text."""
    skill = question.match.game.describe(question.position, choice.action).args["skill"]
    entry = next(entry for entry in scene.pack.skills.values() if entry.id == skill)
    text = f"{choice.key}) {drawing.describe(question, choice.action)}: {cards.text(scene, entry)}"
    return hanging(text, drawing.columns)


# ------------------------------------------------------------- structures
def site_lines(question: Question, drawing: Drawing, scene: Scene, own: list[Choice]) -> list[Line]:
    """A line for each structure, with the places where it can be built, activated or chosen."""
    made: list[Line] = []
    for _, group in groupby(own, key=lambda choice: (choice.action & MASK) // REGIONS):
        places = list(group)
        args = question.match.game.describe(question.position, places[0].action).args
        verb = question.match.game.verbs[verb_of(places[0])].name
        cost = args.get("cost", 0)
        head = scene.words("cryhavoc-cli-sites", verb=verb, structure=scene.name(args["structure"]), cost=cost)
        items = [f"{choice.key}) {scene.labels[(choice.action & MASK) % REGIONS]}" for choice in places]
        made += row([head, *items], drawing.columns)
    return made


# ------------------------------------------------------------- cards
def card_lines(question: Question, drawing: Drawing, scene: Scene, own: list[Choice], low: bool) -> list[Line]:
    """Each card with what matters now. If there are many, only their icons, except in a battle, which always needs the texts."""
    verb = verb_of(own[0])
    if len(own) > FEW and (low or verb != num.PICK) and verb != num.TACTIC:
        return row(
            [f"{choice.key}) {card_text(question, scene, choice, short=True)}" for choice in own], drawing.columns
        )
    texts = [f"{choice.key}) {card_text(question, scene, choice, short=False)}" for choice in own]
    return [line for text in texts for line in hanging(text, drawing.columns)]


def card_text(question: Question, scene: Scene, choice: Choice, short: bool) -> str:
    """For an action the icons of its row, for a battle the effect there, otherwise everything."""
    card = scene.pack.cards[choice.action & MASK]
    name = cards.card_name(scene, card)
    if verb_of(choice) == num.PICK:
        args = question.match.game.describe(question.position, choice.action).args
        return f"{name}: {scene.words('cryhavoc-icons', **args)}"
    if verb_of(choice) == num.TACTIC:
        return f"{name}: {cards.text(scene, card)}"
    return f"{name} {cards.points(card)}" + ("" if short else f". {cards.card_text(scene, card)}")


def other_cards(question: Question, drawing: Drawing, scene: Scene) -> list[Line]:
    """Cards that are already chosen, or unplayable in this battle; numbered, so that you can ask why."""
    listed = {choice.action & MASK for choice in question.choices if verb_of(choice) in HAND_VERBS}
    rest = [(key, n) for key, n in enumerate(cards.own_cards(scene), 1) if n not in listed]
    if not rest:
        return []
    items = [f"{key}) {cards.card_name(scene, scene.pack.cards[n])}" for key, n in rest]
    head = "cryhavoc-cli-unplayable" if question.offer.name == "tactic" else "cryhavoc-cli-chosen"
    return [[(text, "dim") for text, _ in line] for line in row([scene.words(head), *items], drawing.columns)]


def hanging(text: str, columns: int) -> list[Line]:
    """Wrap with a hanging indent."""
    first, *rest = wrapped(text, columns - 6)
    return [[("  ", ""), *first], *([("      ", ""), *line] for line in rest)]
