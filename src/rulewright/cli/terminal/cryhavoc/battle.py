"""The battle board: three objectives, both sides' units with what effects add, and who would win as things stand."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.cli.terminal.paint import Line, plain, width, wrapped
from rulewright.games.cryhavoc.parts import ATTACKER, DEFENDER, OBJECTIVES
from rulewright.games.cryhavoc.shown.shapes import Battle, Outlook, Side

from .regions import side_by_side
from .scene import Scene, spaced


def lines(scene: Scene, battle: Battle, columns: int) -> list[Line]:
    """A heading, three objectives, and who may still play cards."""
    sides = battle.sides
    names = [scene.faction_name(side.faction) for side in sides]
    number = scene.map.number(battle.region)
    head = scene.words(
        "cryhavoc-cli-battle",
        region=f"{scene.labels[number]} {scene.region_name(number)}",
        terrain=scene.terrain_name(number),
        contents=plain(spaced([scene.units(number), scene.crystals(number)])),
        attacker=f"{names[ATTACKER]} ({scene.players[sides[ATTACKER].seat]})",
        defender=f"{names[DEFENDER]} ({scene.players[sides[DEFENDER].seat]})",
    )
    objectives = [OBJECTIVES.index(seen.objective) for seen in battle.outlook]
    blocks: list[list[Line]] = [
        [[("", "")], *([("  " + scene.words(f"cryhavoc-objective-{OBJECTIVES[o]}"), "")] for o in objectives)],
        *(column(scene, side, objectives) for side in sides),
        [[("", "")], *([(outcome(scene, battle, seen), "dim")] for seen in battle.outlook)],
    ]
    table = side_by_side(blocks)
    if max(map(width, table)) > columns:
        table = [line for row in table for line in wrapped(plain(row), columns, indent="  ")]
    return [*wrapped(head, columns, "title"), *table, *wrapped(hands(scene, sides), columns, indent="  ")]


def column(scene: Scene, side: Side, objectives: list[int]) -> list[Line]:
    """A side's units on each objective, with what effects add: 3+1."""
    numbers = [f"{side.placed[o]}{side.bonus[o]:+}" if side.bonus[o] else str(side.placed[o]) for o in objectives]
    return [
        [(f" {scene.letters[side.faction]} ", side.faction)],
        *([(f" {number}", "bold")] for number in numbers),
    ]


def outcome(scene: Scene, battle: Battle, objective: Outlook) -> str:
    """How the objective would end as things stand."""
    name, sides = objective.objective, battle.sides
    if objective.skipped:
        return scene.words("cryhavoc-cli-skipped")
    if name == "attrition":
        letters, kills = [scene.letters[side.faction] for side in sides], objective.kills
        return scene.words(
            "cryhavoc-cli-kills", attacker=letters[0], defender=letters[1], first=kills[0], second=kills[1]
        )
    if objective.winner is None:
        return scene.words("cryhavoc-cli-no-prisoner")
    return scene.words(f"cryhavoc-cli-wins-{name}", faction=scene.faction_name(objective.winner))


def hands(scene: Scene, sides: Sequence[Side]) -> str:
    """How many cards both players have, and who has passed."""
    counts = {faction.seat: faction.hand for faction in scene.view.factions}
    items = []
    for side in sides:
        limit = side.card_limit
        state = "passed" if side.passed else "open" if limit is None else "limited"
        name = scene.players[side.seat]
        items.append(
            scene.words("cryhavoc-cli-cards-left", name=name, n=counts[side.seat], state=state, limit=limit or 0)
        )
    return scene.words("cryhavoc-cli-hands", first=items[0], second=items[1])
