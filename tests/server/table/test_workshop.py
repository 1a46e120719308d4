"""The workshop: your own pack, corrected field by field, checked, saved as a version and played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.client import Person, refused

from rulewright.games import load
from rulewright.server.packs.drafting import free
from rulewright.words import LANGUAGES

MOVE = "tactics/card/humans_outflank/move"
BATTLE = "tactics/card/humans_outflank/battle"
MARK = "tactics/card/humans_outflank/fields/move"
BOX = {"source": "my box", "confidence": "certain"}


def begins(person: Person, title: str, game: str = "cryhavoc", pack: str = "york") -> Any:
    return person.ask("POST", "/packs/begin", {"game": game, "pack": pack, "title": title})


def changes(person: Person, pack: Any, *wishes: tuple[str, Any, Any]) -> Any:
    told = [{"place": place, "was": was, "value": value} for place, was, value in wishes]
    return person.ask("PATCH", f"/packs/{pack['id']}/draft", {"changes": told})


def draft(person: Person, pack: Any, language: str = "en") -> Any:
    return person.get(f"/packs/{pack['id']}/draft", language=language)


def part(state: Any, place: str) -> Any:
    return next(each for each in state["parts"]["parts"] if each["place"] == place.rpartition("/")[0])


def check(person: Person, pack: Any, language: str = "en") -> Any:
    return person.get(f"/packs/{pack['id']}/draft/check", language=language)


# ------------------------------------------------------------- the form
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["cryhavoc", "termites"])
def test_a_form_has_every_kind_of_part_in_every_language(anna: Person, game: str, language: str) -> None:
    form = anna.get(f"/games/{game}/workshop", language=language)
    bench = load(game).workbench
    assert bench
    assert [kind["id"] for kind in form["kinds"]] == [kind.id for kind in bench.kinds]
    assert all(kind["title"] and kind["fields"] for kind in form["kinds"])


def test_a_field_is_what_packs_are_read_with(anna: Person) -> None:
    kinds = {kind["id"]: kind for kind in anna.get("/games/cryhavoc/workshop", language="en")["kinds"]}
    fields = {field["name"]: field for field in kinds["structures"]["fields"]}
    assert (fields["build"]["sort"], fields["build"]["least"], fields["build"]["most"]) == ("number", 1, 9)
    assert {word["word"]: word["title"] for word in fields["faction"]["words"]}["pilgrims"] == "Pilgrims"
    assert fields["activate"]["optional"]
    of_regions = {field["name"]: field for field in kinds["map-2"]["fields"]}
    assert {"id", "source", "confidence", "anchors"}.isdisjoint(of_regions)
    assert (of_regions["polygon"]["sort"], of_regions["polygon"]["along"]) == ("drawing", ["anchors", "wrap"])


# ------------------------------------------------------------- drafts
def test_a_shipped_pack_is_begun_corrected_checked_and_kept_as_a_version(anna: Person) -> None:
    pack = begins(anna, "York, my box")
    assert (pack["name"], pack["versions"][0]["facts"]["title"]) == ("york-my-box", "York, my box")
    assert draft(anna, pack)["number"] == 0
    assert changes(anna, pack, (MOVE, 2, 3), (MARK, None, BOX))["conflicts"] == []
    state = draft(anna, pack)
    assert part(state, MOVE)["values"]["move"] == 3
    assert part(state, MOVE)["values"]["fields"]["move"] == BOX
    assert part(state, MOVE)["piece"]["data"]["rows"]["move"]["n"] == 3
    assert sorted(state["changed"]) == [MARK, MOVE]
    assert check(anna, pack)["sound"]
    kept = anna.ask("POST", f"/packs/{pack['id']}/draft/version")
    assert [version["number"] for version in kept["versions"]] == [2, 1]
    assert draft(anna, kept)["number"] == 0
    assert part(draft(anna, kept), MOVE)["values"]["move"] == 3


def test_a_restored_value_is_not_a_change(anna: Person) -> None:
    pack = begins(anna, "Put back")
    changes(anna, pack, (MOVE, 2, 3))
    changes(anna, pack, (MOVE, 3, 2))
    assert draft(anna, pack)["changed"] == []


def test_two_windows_change_different_fields_and_both_count(anna: Person) -> None:
    pack = begins(anna, "Two windows")
    changes(anna, pack, (MOVE, 2, 3))
    assert changes(anna, pack, ("tactics/card/humans_outflank/build", 0, 1))["conflicts"] == []
    values = part(draft(anna, pack), MOVE)["values"]
    assert (values["move"], values["build"]) == (3, 1)


def test_if_two_windows_change_one_field_the_second_is_told(anna: Person) -> None:
    pack = begins(anna, "One field")
    changes(anna, pack, (MOVE, 2, 3))
    told = changes(anna, pack, (MOVE, 2, 1), ("tactics/card/humans_outflank/build", 0, 1))
    assert told["conflicts"] == [{"place": MOVE, "value": 3}]
    values = part(draft(anna, pack), MOVE)["values"]
    assert (values["move"], values["build"]) == (3, 1), "what nobody else changed is kept"


def test_a_problem_leads_to_its_field_in_the_readers_language(anna: Person) -> None:
    pack = begins(anna, "With a problem")
    changes(anna, pack, (BATTLE, [["shift", "own", 2, "any", "any"]], [["pay", "card", 1, "exact"]]))
    told = check(anna, pack, "pl")
    assert not told["sound"]
    assert [(problem["place"], problem["file"]) for problem in told["problems"]] == [(f"{BATTLE}/1", "tactics.toml")]
    assert told["problems"][0]["text"] != check(anna, pack)["problems"][0]["text"]
    with refused("server-workshop-unsound", 409):
        anna.ask("POST", f"/packs/{pack['id']}/draft/version")
    assert part(draft(anna, pack), BATTLE)["piece"]["text"] == "", "no sentence for what makes no sense"


def test_an_entry_is_added_and_taken_out(anna: Person) -> None:
    pack = begins(anna, "More entries")
    place = "exploration/exploration"
    first = next(each for each in draft(anna, pack)["parts"]["parts"] if each["kind"] == "explorations")
    copy = {**first["values"], "id": "another"}
    changes(anna, pack, (f"{place}/another", None, copy))
    changes(anna, pack, (f"{place}/another/count", copy["count"], 2))
    assert [
        each["values"]["count"] for each in draft(anna, pack)["parts"]["parts"] if each["place"].endswith("/another")
    ] == [2]
    changes(anna, pack, (f"{place}/another", {**copy, "count": 2}, None))
    assert draft(anna, pack)["changed"] == []


def test_nobody_else_sees_or_changes_a_draft(anna: Person, bartek: Person) -> None:
    pack = begins(anna, "Hers")
    with refused("server-pack-gone", 404):
        draft(bartek, pack)
    with refused("server-pack-gone", 404):
        changes(bartek, pack, (MOVE, 2, 3))


@pytest.mark.parametrize("place", ["pack/game", "pack/name", "secrets/card/x/y", "tactics/card/humans_outflank/id"])
def test_values_outside_the_forms_cannot_be_changed(anna: Person, place: str) -> None:
    pack = begins(anna, "Out of bounds")
    with refused("server-workshop-place", 400):
        changes(anna, pack, (place, None, "x"))


@pytest.mark.parametrize(
    "value", ["x" * 5000, "\u202e", [[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]], 10**9, {"a": None}, ["x"] * 70_000]
)
def test_values_that_a_pack_cannot_hold_are_not_stored(anna: Person, value: Any) -> None:
    pack = begins(anna, "Too much")
    with refused("server-workshop-value", 400):
        changes(anna, pack, (f"{MOVE}", 2, value))
    assert draft(anna, pack)["changed"] == []


def test_a_draft_goes_with_its_pack(anna: Person) -> None:
    pack = begins(anna, "Gone soon")
    changes(anna, pack, (MOVE, 2, 3))
    anna.ask("DELETE", f"/packs/{pack['id']}")
    with refused("server-pack-gone", 404):
        draft(anna, pack)


@pytest.mark.parametrize(("asked", "began_as"), [("york", "york"), ("york-five", "york-five"), ("", "york-five")])
def test_a_draft_is_compared_with_the_pack_that_it_began_as(anna: Person, asked: str, began_as: str) -> None:
    pack = begins(anna, f"Compared {asked}", pack=asked)
    assert draft(anna, pack)["shipped"] == began_as
    changes(anna, pack, (MOVE, 2, 3), (MARK, None, BOX))
    assert draft(anna, pack)["shipped"] == began_as


def test_a_pack_gets_a_name_that_none_has() -> None:
    assert free("Moje pudełko!", []) == "moje-pude-ko"
    assert free("York", ["york", "york-2"]) == "york-3"
    assert free("日本", []) == "pack"


# ------------------------------------------------------------- one part by itself
def sketch(person: Person, **changed: Any) -> Any:
    tables = person.get("/games/cryhavoc/workshop/parts", pack="york", language="en")
    values = next(each["values"] for each in tables["parts"] if each["values"].get("id") == "humans_outflank")
    return {"kind": "tactics", "values": {**values, **changed}}


def test_a_card_is_drawn_and_told_as_the_game_tells_it(anna: Person) -> None:
    asked = sketch(anna, battle=[["kill", 1, "any", "any"]], name={"en": "Ambush", "pl": "x", "de": "x", "pt-BR": "x"})
    drawn = anna.ask("POST", "/games/cryhavoc/workshop/sketch", asked, language="en")["piece"]
    assert (drawn["name"], drawn["text"]) == ("Ambush", "Kill 1 enemy unit on any objective.")
    assert anna.ask("POST", "/games/cryhavoc/workshop/sketch", sketch(anna, move="many"))["piece"] is None


def test_only_effects_that_fit_are_offered_and_others_say_why(anna: Person) -> None:
    offered = anna.ask("POST", "/games/cryhavoc/workshop/offers", {**sketch(anna), "where": "battle[1]"}, language="en")
    effects = {offer["step"][0]: offer for offer in offered["effects"]}
    assert not effects["kill"]["why"]
    assert "it does not work in a battle" in effects["relocate"]["why"]
    assert [offer["step"][1] for offer in offered["words"]["side"]] == ["own", "enemy"]
    assert offered["words"]["to"][-1]["text"] == "Move up to 2 of your units to other objectives."


def test_every_effect_is_offered_somewhere_and_no_two_in_the_same_words(anna: Person) -> None:
    """Paying a card and losing one, for example, are worded differently."""
    tables = anna.get("/games/cryhavoc/workshop/parts", pack="york", language="en")["parts"]
    fitting = set[str]()
    for each in tables:
        for field in ("battle", "effect"):
            steps = each["values"].get(field) or []
            for where in (f"{field}[1]", f"{field}[{len(steps) + 1}]", f"{field}[1].steps[1]"):
                asked = {"kind": each["kind"], "values": each["values"], "where": where}
                offered = anna.ask("POST", "/games/cryhavoc/workshop/offers", asked, language="en")
                fitting |= {offer["step"][0] for offer in offered["effects"] if not offer["why"]}
                texts = [offer["text"] for offer in offered["effects"]]
                assert sorted(set(texts)) == sorted(texts)
    bench = load("cryhavoc").workbench
    assert bench
    assert bench.effects
    assert fitting == set(bench.effects.arguments)
