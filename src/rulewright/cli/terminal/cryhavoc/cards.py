"""Cards, skills and structures: short next to a question, in full on request."""

from __future__ import annotations

from rulewright.cli.terminal.paint import UNBROKEN, Line, wrapped
from rulewright.games.cryhavoc.pack.pack import Card, Entry, Skill, Structure
from rulewright.games.cryhavoc.parts import (
    BONUSES,
    FACTIONS,
    ICON_BITS,
    ICONS,
    PASSIVE,
    TERRAINS,
)
from rulewright.games.cryhavoc.shown.effects_in_words import entry_message, icons_message
from rulewright.games.cryhavoc.shown.shapes import CryHavocView, SeenFaction

from .scene import Scene

BONUS_SIGNS = dict(zip(BONUSES, ("cc", "c", "v", "t"), strict=True))
NUMBER = (1 << ICON_BITS) - 1  # mask for the number of icons in a row; symbols are above it


def places(view: CryHavocView) -> dict[str, list[str]]:
    """The places of cards that only this seat knows."""
    return {"hand": view.hand, "picked": view.picked, "looked_at": view.looked_at, "stored": view.stored}


def own_cards(scene: Scene) -> list[int]:
    """Every card that only this seat knows, in order: the n-th is typed as n."""
    held = {id for ids in places(scene.view).values() for id in ids}
    return [n for n, card in enumerate(scene.pack.cards) if card.id in held]


def place_of(view: CryHavocView, card: Card) -> str:
    return next((place for place, ids in places(view).items() if card.id in ids), "")


def card_name(scene: Scene, card: Card) -> str:
    """A card's name; for a terrain card with its terrain."""
    terrain = card.deck - len(FACTIONS)
    name = scene.name(card.id)
    return name if terrain < 0 else f"{name} ({scene.words(f'cryhavoc-terrain-{TERRAINS[terrain]}')})"


def points(card: Card) -> str:
    """The three rows in short: 2/1c/0."""
    return "/".join(
        str(icons & NUMBER) + "".join(sign for n, sign in enumerate(BONUS_SIGNS.values()) if icons >> ICON_BITS + n & 1)
        for icons in card.icons
    )


def icons(scene: Scene, card: Card) -> str:
    """The three rows in words."""
    return " · ".join(scene.words.message(icons_message(row, card.icons[row])) for row in range(len(ICONS)))


def text(scene: Scene, entry: Entry) -> str:
    return scene.words.message(entry_message(scene.pack, entry)) if entry.effect else ""


# ------------------------------------------------------------- in short
def row(scene: Scene, columns: int) -> list[Line]:
    """The cards in hand with their points, on one or more lines."""
    cards = [scene.pack.cards[n] for n in own_cards(scene)]
    items = [
        f"{card_name(scene, card)} {points(card)}".replace(" ", UNBROKEN)
        for card in cards
        if place_of(scene.view, card) == "hand"
    ]
    return wrapped(scene.words("cryhavoc-cli-hand", list="  ".join(items)), columns) if items else []


def sums(scene: Scene, columns: int) -> list[Line]:
    """What all of them would give together, in one line."""
    held = [scene.pack.cards[n] for n in own_cards(scene)]
    cards = [card for card in held if place_of(scene.view, card) == "hand"]
    totals = {row: sum(card.icons[n] & NUMBER for card in cards) for n, row in enumerate(ICONS)}
    return wrapped(scene.words("cryhavoc-cli-hand-short", count=len(cards), **totals), columns)


# ------------------------------------------------------------- in full
def full(scene: Scene, columns: int) -> list[Line]:
    """The player's own cards with their texts, then skills and structures."""
    lines: list[Line] = []
    for key, n in enumerate(own_cards(scene), 1):
        card = scene.pack.cards[n]
        place = place_of(scene.view, card)
        where = "" if place == "hand" else f" [{scene.words(f'cryhavoc-cli-place-{place}')}]"
        lines += card_lines(scene, card, f"{key:>2}) {card_name(scene, card)}{where}", columns)
    for faction in scene.view.factions:
        if faction.faction == (scene.view.you or faction.faction):
            lines += faction_texts(scene, faction, columns)
    return lines


def card_lines(scene: Scene, card: Card, title: str, columns: int) -> list[Line]:
    return [
        [(title, "bold")],
        *wrapped(icons(scene, card), columns, indent="    "),
        *wrapped(card_text(scene, card), columns, "dim", indent="    "),
    ]


def piles(scene: Scene, deck: list[str], columns: int) -> list[Line]:
    """The player's own deck and open cards, with their texts."""
    own = next(faction for faction in scene.view.factions if faction.faction == scene.view.you)
    lines: list[Line] = []
    for place, ids in (("deck", deck), ("played", own.played), ("discard", own.discard)):
        if ids or place == "deck":
            lines += wrapped(scene.words("cryhavoc-cli-pile", place=place, count=len(ids)), columns, "title")
        for card in scene.pack.cards:
            if card.id in ids:
                lines += card_lines(scene, card, f"  {card_name(scene, card)}", columns)
    return lines


def card_text(scene: Scene, card: Card) -> str:
    """What it does besides its icons, and when."""
    return scene.words("cryhavoc-cli-card-text", kind=card.kind, text=text(scene, card))


def faction_page(scene: Scene, faction: SeenFaction, columns: int) -> list[Line]:
    """A faction's abilities, under its name."""
    return [[(scene.faction_name(faction.faction), "title")], *faction_texts(scene, faction, columns)]


def faction_texts(scene: Scene, faction: SeenFaction, columns: int) -> list[Line]:
    parts: dict[str, Entry] = {e.id: e for e in (*scene.pack.skills.values(), *scene.pack.structures.values())}
    lines: list[Line] = []
    for id, ready in faction.skills.items():
        lines.append([("  " + skill_title(scene, parts[id], ready), "bold")])
        lines += wrapped(text(scene, parts[id]), columns, "dim", indent="    ")
    for id, left in faction.structures.items():
        lines.append([("  " + structure_title(scene, parts[id], left), "bold")])
        lines += wrapped(text(scene, parts[id]), columns, "dim", indent="    ")
    return lines


def skill_title(scene: Scene, skill: Entry, ready: bool) -> str:
    assert isinstance(skill, Skill)
    state = "passive" if skill.passive else "ready" if ready else "exhausted"
    return scene.words("cryhavoc-cli-skill", name=scene.name(skill.id), state=state)


def structure_title(scene: Scene, structure: Entry, left: int) -> str:
    assert isinstance(structure, Structure)
    passive = "yes" if structure.activate == PASSIVE else "no"
    return scene.words(
        "cryhavoc-cli-structure",
        name=scene.name(structure.id),
        build=structure.build,
        activate=structure.activate,
        passive=passive,
        left=left,
    )
