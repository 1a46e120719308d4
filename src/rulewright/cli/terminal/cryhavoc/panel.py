"""The panel next to the planet: the round, the initiative order, the coming events, and every faction with its pieces."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rulewright.cli.terminal.paint import UNBROKEN, Line, fitted, width, wrapped
from rulewright.games.cryhavoc.parts import ACTIONS, FINAL, Faction
from rulewright.games.cryhavoc.shown.shapes import Count, SeenFaction

from .scene import TEXTURES, Scene

NARROW = 12  # least columns for a faction's name


def tall(scene: Scene, columns: int) -> list[Line]:
    """In words: round, order, events; at least two lines per faction."""
    words, view = scene.words, scene.view
    lines = [line for text in told(scene, short=False) for line in wrapped(text, columns, "bold")]
    for faction in view.factions:
        lines.append(fitted(title(scene, faction), columns))
        lines += wrapped(words("cryhavoc-cli-faction", **faction_args(scene, faction)), columns, indent="    ")
        lines += wrapped(f"{skills(scene, faction)}   {structures(scene, faction)}", columns, "dim", indent="    ")
    return [*lines, *natives(scene, columns)]


def slim(scene: Scene, columns: int) -> list[Line]:
    """One line for the round, one per faction."""
    words, view = scene.words, scene.view
    lines: list[Line] = [[(text, "bold")] for text in folded_rows(told(scene, short=True), columns)]
    titles = [title(scene, faction) for faction in view.factions]
    texts = [words("cryhavoc-cli-faction", **faction_args(scene, faction)) for faction in view.factions]
    room = min(max(map(width, titles)), columns - max(map(len, texts)) - 2)
    for name, text in zip(titles, texts, strict=True):
        if room < NARROW:
            lines += [fitted(name, columns), *wrapped(text, columns, indent="    ")]
        else:
            lines.append([*fitted(name, room), ("  " + text, "")])
    return [*lines, *natives(scene, columns)]


def brief(scene: Scene, columns: int) -> list[Line]:
    """The round and the points."""
    points = "  ".join(f"{scene.letters[f.faction]} {f.vp}" for f in scene.view.factions)
    texts = [*told(scene, short=True), scene.words("cryhavoc-cli-points", list=points)]
    return [[(text, "bold")] for text in folded_rows(texts, columns)]


def told(scene: Scene, short: bool) -> list[str]:
    """The round, the order (as letters if `short`) and the events."""
    words = scene.words
    order = [words("cryhavoc-cli-order", **order_args(scene, short))] if scene.view.initiative else []
    return [
        words("cryhavoc-cli-round", **round_args(scene)),
        *order,
        words("cryhavoc-cli-events", **events_args(scene)),
    ]


def folded_rows(texts: list[str], columns: int) -> list[str]:
    """Join texts into as few rows as possible without breaking one."""
    rows = [texts[0]]
    for text in texts[1:]:
        longer = f"{rows[-1]} · {text}"
        if len(longer) <= columns:
            rows[-1] = longer
        else:
            rows.append(text)
    return [row[:columns] for row in rows]


# ------------------------------------------------------------- the round
def round_args(scene: Scene) -> dict[str, Any]:
    view = scene.view
    by = view.enabled_by
    scoring = "final" if view.final else "open" if by is None else "enabled"
    who = scene.faction_name(by) if by else ""
    turn = 0 if view.battle else view.turn
    return {"round": view.round, "turn": turn, "most": ACTIONS, "scoring": scoring, "faction": who}


def order_args(scene: Scene, short: bool) -> dict[str, Any]:
    def row(factions: Sequence[Faction]) -> str:
        return " ".join(scene.letters[f] for f in factions) if short else ", ".join(map(scene.faction_name, factions))

    view = scene.view
    return {
        "now": row(view.initiative),
        "then": row(view.upcoming),
        "same": "yes" if view.initiative == view.upcoming else "no",
    }


def events_args(scene: Scene) -> dict[str, Any]:
    """The spots of the score track that still have events, and the one that ends the game."""
    spots = [(spot.spot, spot.events) for spot in scene.view.track]
    kept = [f"{spot} {scene.signs['event'] * n}" for spot, n in spots if n]
    return {"count": len(kept), "list": ", ".join(kept), "last": spots[FINAL][0]}


# ------------------------------------------------------------- a faction
def title(scene: Scene, faction: SeenFaction) -> Line:
    id, seat = faction.faction, faction.seat
    asked = scene.signs["asked"] if scene.view.prompt.actor == seat else " "
    name = f" {scene.faction_name(id)} · {scene.players[seat]}"
    return [(asked, "bold"), (f" {scene.letters[id]} ", id), (name, "bold")]


def faction_args(scene: Scene, faction: SeenFaction) -> dict[str, Any]:
    return {
        "vp": faction.vp,
        "reserve": faction.reserve,
        "hand": faction.hand + faction.picked,
        "deck": faction.deck,
        "crystals": faction.crystals,
        "prisoners": prisoners(scene, faction.prisoners),
    }


def prisoners(scene: Scene, held: Count) -> str:
    return " ".join(f"{scene.letters[owner]}{n}" for owner, n in held.items()) or "no"


def skills(scene: Scene, faction: SeenFaction) -> str:
    states = [scene.signs["ready" if ready else "exhausted"] for ready in faction.skills.values()]
    items = [f"{sign} {scene.name(id)}" for sign, id in zip(states, faction.skills, strict=True)]
    return scene.words("cryhavoc-cli-skills", list=", ".join(items) or "–")


def structures(scene: Scene, faction: SeenFaction) -> str:
    items = [f"{scene.name(id)} {left}" for id, left in faction.structures.items()]
    return scene.words("cryhavoc-cli-structures", list=", ".join(items) or "–")


def natives(scene: Scene, columns: int) -> list[Line]:
    own = scene.view.natives
    if own is None:
        return []
    text = scene.words("cryhavoc-cli-natives", reserve=own.reserve, prisoners=prisoners(scene, own.prisoners))
    badge: Line = [(" ", ""), (f" {scene.letters['trogs']} ", "trogs")]
    return [fitted([*badge, (f" {text}", "")], columns)]


def legend(scene: Scene, columns: int) -> list[Line]:
    """What the symbols mean."""
    words, signs = scene.words, scene.signs
    factions = "  ".join(f"{letter} {scene.faction_name(faction)}" for faction, letter in scene.letters.items())
    grounds = [(n, scene.ground(n)) for n in range(len(scene.labels))]
    known = {ground: n for n, ground in grounds}
    terrains = "  ".join(
        f"{texture} {scene.terrain_name(known[ground])}"
        for ground, texture in TEXTURES.items()
        if ground in known and ground != "outer"
    )
    pieces = words(
        "cryhavoc-cli-legend",
        unit=f"{scene.letters['humans']}4",
        control=f"[{scene.letters['humans']}]",
        crystal=f"{signs['crystal']}3",
        battle=f"{signs['battle']}1",
    )
    texts = [re.sub("(?<! ) (?! )", UNBROKEN, text) for text in (factions, terrains, pieces)]
    icons = words("cryhavoc-cli-legend-icons")
    return [line for text in (*texts, icons) for line in wrapped(text, columns, "dim")]
