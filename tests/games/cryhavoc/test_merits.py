"""What speaks for a move in Cry Havoc: each reason appears where it is true, and only there."""

from __future__ import annotations

from typing import Any

from tests.rules.cryhavoc.table import Table

from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.parts import FACTIONS
from rulewright.kernel.ahead import carry_on, carry_out


def reasons(t: Table, *actions: str) -> dict[str, tuple[str, dict[str, Any]]]:
    """The reasons for a line of the current seat by key: the paragraph and the arguments."""
    seat, line = int(t.s.frame[t.s.top].actor), [GAME.read(t.s, text) for text in actions]
    found = GAME.merits(carry_out(GAME, t.s.clone(), line, seat), seat)
    return {told.key.removeprefix("cryhavoc-reason-"): (rule, told.args) for told, rule in found}


def table() -> Table:
    return Table("pilgrims", "humans")


def neighbours(t: Table) -> tuple[str, str]:
    """Two neighbouring regions without an HQ."""
    hqs = {t.region(t.hq(faction)) for faction in t.factions}
    free = [r for r in range(t.s.regions) if r not in hqs]
    pairs = ((a, b) for a in free for b in free if a != b and t.s.near[a] >> b & 1)
    a, b = next(pairs)
    return t.region_ids[a], t.region_ids[b]


def test_units_that_come_into_a_free_region_control_it() -> None:
    t = table()
    home, goal = neighbours(t)
    t.units("pilgrims", 2, home)
    t.s.crystals[t.region(goal)] = 3
    t.move("pilgrims", 1)
    told = reasons(t, f"from:{home}", f"to:{goal}", "done")
    assert told["controls"][0] == "C8.1"
    assert (told["controls"][1]["region"], told["controls"][1]["n"]) == (goal, 3)


def test_a_region_is_taken_from_somebody() -> None:
    t = table()
    home, goal = neighbours(t)
    t.units("pilgrims", 2, home)
    t.control("pilgrims", home)
    t.control("humans", goal)
    t.move("pilgrims", 1)
    told = reasons(t, f"from:{home}", f"to:{goal}", "done")
    assert "controls" not in told
    assert told["controls-from"][1]["other_faction"] == "humans"


def test_a_battle_begins_with_the_numbers_of_both_sides() -> None:
    t = table()
    home, goal = neighbours(t)
    t.units("pilgrims", 2, home)
    t.units("humans", 1, goal)
    t.move("pilgrims", 2)
    told = reasons(t, f"from:{home}", f"to:{goal}", f"from:{home}", f"to:{goal}", "done")
    paragraph, args = told["attacks"]
    assert (paragraph, args["region"], args["own"], args["enemy"]) == ("C4.16", goal, 2, 1)


def dangers(t: Table, seat: int, *actions: str) -> dict[str, tuple[str, dict[str, Any]]]:
    """The dangers for that seat if the current one does this."""
    answers = carry_on(GAME, t.s.clone(), [GAME.read(t.s, text) for text in actions], seat)
    assert len(answers) == len(actions)
    found = GAME.dangers([], answers, seat)
    return {told.key.removeprefix("cryhavoc-danger-"): (rule, told.args) for told, rule in found}


def test_a_region_that_another_walks_into_would_be_lost() -> None:
    t = table()
    home, goal = neighbours(t)
    t.units("pilgrims", 2, home)
    t.control("humans", goal)
    t.move("pilgrims", 1)
    humans = int(t.s.seat[FACTIONS.index("humans")])
    paragraph, args = dangers(t, humans, f"from:{home}", f"to:{goal}")["lost-to"]
    assert (paragraph, args["region"], args["other_faction"]) == ("C8.1", goal, "pilgrims")
    pilgrims = int(t.s.seat[FACTIONS.index("pilgrims")])
    assert dangers(t, pilgrims, f"from:{home}", f"to:{goal}") == {}, "who takes it has nothing to fear"


def test_units_that_another_moves_in_on_would_be_attacked() -> None:
    t = table()
    home, goal = neighbours(t)
    t.units("pilgrims", 2, home)
    t.units("humans", 1, goal)
    t.move("pilgrims", 2)
    humans = int(t.s.seat[FACTIONS.index("humans")])
    moves = (f"from:{home}", f"to:{goal}")
    paragraph, args = dangers(t, humans, *moves, *moves)["attack"]
    assert (paragraph, args["region"], args["own"], args["enemy"]) == ("C4.16", goal, 1, 2)


def test_recruits_are_counted() -> None:
    t = table()
    t.recruit("pilgrims", 3)
    assert reasons(t, "raise:3")["recruits"] == ("C4.20", {"n": 3})


def test_a_structure_is_built() -> None:
    t = table()
    home, _ = neighbours(t)
    t.control("pilgrims", home)
    t.build("pilgrims", 5)
    site = next(action for action in sorted(t.legal()) if action.startswith("construct:"))
    paragraph, args = reasons(t, site)["builds"]
    assert paragraph == "C4.30"
    assert f"{args['structure']}@{args['region']}" == site.partition(":")[2]


def test_scoring_that_is_enabled_would_bring_regions_and_crystals() -> None:
    t = table()
    home, other = neighbours(t)
    t.control("pilgrims", home)
    t.control("pilgrims", other)
    t.s.crystals[t.region(home)] = 4
    card = t.card_ids[t.s.enabling[FACTIONS.index("pilgrims")]]
    t.hand("pilgrims", card)
    t.turn("pilgrims")
    assert reasons(t, "enable")["enables"] == ("C7.1", {"n": 3 + 4}), "two regions and the HQ, and the crystals"


def fought() -> Table:
    """The Humans, who defend, place their units against 1 on each objective."""
    t = table()
    region, _ = neighbours(t)
    t.units("pilgrims", 3, region)
    t.units("humans", 4, region)
    t.battle(region, attacker="pilgrims")
    t.do("station:1", "station:1")
    assert t.asked == ("humans", "station")
    return t


def test_an_objective_is_won_as_it_stands_once_both_sides_are_in_place() -> None:
    t = fought()
    told = reasons(t, "station:2", "station:2")
    assert told["wins"][0] in ("C5.6", "C5.7")
    assert (told["wins"][1]["own"], told["wins"][1]["enemy"]) == (2, 1)
    assert "would-kill" not in told


def test_kills_of_attrition_are_foretold_as_it_stands() -> None:
    told = reasons(fought(), "station:1", "station:0")
    assert told["would-kill"] == ("C5.8", {"n": 3})


def test_nothing_is_won_while_the_other_side_is_not_in_place() -> None:
    t = table()
    region, _ = neighbours(t)
    t.units("pilgrims", 3, region)
    t.units("humans", 4, region)
    t.battle(region, attacker="pilgrims")
    assert "wins" not in reasons(t, "station:1", "station:1")


def test_a_prisoner_is_taken() -> None:
    t = fought()
    t.do("station:1", "station:2")
    assert t.asked == ("humans", "prisoner")
    paragraph, args = reasons(t, "capture:attrition")["captures"]
    assert (paragraph, args["other_faction"], args["n"]) == ("C5.7", "pilgrims", 1)


def test_units_are_killed() -> None:
    t = table()
    one, other = neighbours(t)
    t.units("humans", 2, one)
    t.units("humans", 1, other)
    t.effect("pilgrims", [["kill", 1, "anywhere", "any"]])
    paragraph, args = reasons(t, f"region:{one}")["kills"]
    assert (paragraph, args["other_faction"], args["n"]) == ("C8.1", "humans", 1)


def test_cards_that_are_shown_give_points() -> None:
    t = table()
    card = next(t.card_ids[c] for c in range(len(t.card_ids)) if t.s.home[c] == 1 and t.s.icons[0][c] & 7 == 2)
    t.hand("pilgrims", card)
    t.turn("pilgrims")
    told = reasons(t, "move", f"pick:{card}", "play")
    assert told["points"] == ("C4.2", {"row": "move", "n": 2})


def test_victory_points_are_counted_together() -> None:
    t = table()
    t.effect("pilgrims", [["either", [["vp", 2]], [["vp", 1]]]])
    scored = {reasons(t, action)["scores"][1]["n"] for action in t.legal()}
    assert scored == {1, 2}
