"""The shipped pack: the numbers of C1, the cards in the rulebooks' examples, and the marks on every datum."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from rulewright.games.cryhavoc.effects.vocabulary import EFFECTS, Steps, Word
from rulewright.games.cryhavoc.pack.checks import SKILL_TOKENS_OF, TILES_OF
from rulewright.games.cryhavoc.pack.loading import SHIPPED, load, marked
from rulewright.games.cryhavoc.pack.pack import Card
from rulewright.games.cryhavoc.pack.schema import LANGUAGES
from rulewright.games.cryhavoc.parts import (
    ARTILLERY,
    BONUSES,
    BUILD,
    CARDS,
    DRAW_EACH,
    DRAW_ONCE,
    EVENTS,
    FACTIONS,
    HUMANS,
    ICON_BITS,
    ICONS,
    MOVE,
    PARTIES,
    PASSIVE,
    PILGRIMS,
    RECRUIT,
    SKILL_TOKEN,
    TERRAINS,
    TILES,
    TROGS,
    WATCHTOWER,
)

YORK = load("york")
CARD = {card.id: card for card in YORK.cards}
STRUCTURE = {structure.id: structure for structure in YORK.structures.values()}
FILES = {path.name: tomllib.loads(path.read_text("utf-8")) for path in SHIPPED["york"].glob("*.toml")}
SAME_IN_TWO_LANGUAGES = {"Matrix", "Avalanche", "Sapos Deep"}


def deck(number: int) -> list[Card]:
    return [card for card in YORK.cards if card.deck == number]


def hands(faction: int, cards: int, row: int, icons: int) -> list[Counter[int]]:
    """The bonus symbols of every hand of that size with exactly that many icons in that row."""
    found = []
    for hand in combinations(deck(faction), cards):
        shown = [card.icons[row] for card in hand]
        if sum(n % (1 << ICON_BITS) for n in shown) == icons:
            found.append(Counter(1 << bit for n in shown for bit in range(len(BONUSES)) if n >> ICON_BITS + bit & 1))
    return found


# ------------------------------------------------------------- C1 numbers
@pytest.mark.rule("C1.3", "C1.4")
def test_cards_are_numbered_deck_by_deck_eight_in_each() -> None:
    assert [card.deck for card in YORK.cards] == [n // 8 for n in range(CARDS)]
    assert 8 * (len(FACTIONS) + len(TERRAINS)) == CARDS


@pytest.mark.rule("C1.5")
def test_each_faction_has_one_card_for_scoring_and_one_for_initiative() -> None:
    for faction in range(len(FACTIONS)):
        kinds = Counter(card.kind for card in deck(faction))
        assert kinds == {"battle": 6, "scoring": 1, "initiative": 1}


@pytest.mark.rule("C1.4", "C2.4")
def test_skills_and_structures_of_each_faction() -> None:
    for faction, name in enumerate(FACTIONS):
        first = faction * TILES
        skills = [YORK.skills[n] for n in range(first, first + TILES)]
        assert sum(skill.default for skill in skills) == 1
        assert YORK.tokens[SKILL_TOKEN + faction].limit == SKILL_TOKENS_OF[name]
        tiles = [s for n, s in YORK.structures.items() if first <= n < first + TILES]
        assert len(tiles) == TILES_OF[name]
        assert {s.limit for s in tiles if s.id != "trogs_tunnels"} == {3}
    assert YORK.structures[YORK.tunnels].id == "trogs_tunnels"
    assert STRUCTURE["trogs_tunnels"].limit == 7
    assert YORK.tokens[ARTILLERY].limit == YORK.tokens[WATCHTOWER].limit == 3


@pytest.mark.rule("C1.3", "C2.1")
def test_tokens() -> None:
    assert sum(event.count for n, event in YORK.events.items() if n < EVENTS) == 6
    assert YORK.events[EVENTS].effect == (["enable_scoring", "final"],)
    assert sum(token.count for token in YORK.explorations.values()) == 12
    assert sum(token.count for n, token in YORK.trog_tokens.items() if n < PARTIES) == 18
    assert sum(token.count for n, token in YORK.trog_tokens.items() if n >= PARTIES) == 12


@pytest.mark.rule("C3.3")
def test_thirteen_points_in_the_first_round_pass_the_second_event() -> None:
    assert list(YORK.spots) == [5, 12, 20, 29, 39]
    assert YORK.track == 49


# ------------------------------------------------------------- C10 examples
@pytest.mark.rule("C10.1")
def test_scouts_change_the_initiative_of_the_trogs() -> None:
    assert (CARD["trogs_scouts"].deck, CARD["trogs_scouts"].kind) == (TROGS, "initiative")


@pytest.mark.rule("C10.2", "C10.3", "C10.7", "C10.8")
@pytest.mark.parametrize(
    ("faction", "cards", "row", "icons"),
    [(HUMANS, 2, MOVE, 4), (PILGRIMS, 1, MOVE, 2), (PILGRIMS, 3, RECRUIT, 5), (PILGRIMS, 2, BUILD, 5)],
)
def test_the_hands_of_the_examples_exist(faction: int, cards: int, row: int, icons: int) -> None:
    assert hands(faction, cards, row, icons)


@pytest.mark.rule("C10.4")
def test_four_pilgrim_cards_move_five_and_draw_once_each_and_once() -> None:
    found = hands(PILGRIMS, 4, MOVE, 5)
    assert any(symbols[DRAW_EACH] == 1 and symbols[DRAW_ONCE] == 2 for symbols in found)


@pytest.mark.rule("C10.4")
def test_a_war_party_has_one_trog_and_one_crystal() -> None:
    found = [(token.units, token.crystals) for n, token in YORK.trog_tokens.items() if n < PARTIES]
    assert (1, 1) in found
    assert (2, 2) in found


@pytest.mark.rule("C10.8")
def test_harvester_and_power_orb_cost_two_and_one() -> None:
    for name in ("pilgrims_harvester", "pilgrims_power_orb"):
        assert (STRUCTURE[name].build, STRUCTURE[name].activate) == (2, 1)
    assert STRUCTURE["trogs_tunnels"].activate == PASSIVE


@pytest.mark.rule("C10.9")
def test_the_three_cards_of_the_battle() -> None:
    assert CARD["pilgrims_deploy_holos"].effect == (["shift", "own", 1, "any", "any"],)
    assert CARD["humans_air_support"].effect == (["deploy", 1, "objective"],)
    assert CARD["humans_outflank"].effect == (["shift", "own", 2, "any", "any"],)


# ------------------------------------------------------------- vocabulary
def effects(value: Any) -> Iterator[list[Any]]:
    """Every effect in the files, including nested ones."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from effects(inner)
    elif isinstance(value, list):
        if value and isinstance(value[0], str) and value[0] in EFFECTS:
            yield value
        for inner in value:
            yield from effects(inner)


def test_every_effect_of_the_vocabulary_is_used() -> None:
    assert set(EFFECTS) == {effect[0] for effect in effects(FILES)}


def test_no_two_cards_are_alike() -> None:
    faces = Counter((card.icons, repr(card.effect)) for card in YORK.cards if card.kind == "battle")
    assert faces.most_common(1)[0][1] == 1


# ------------------------------------------------------------- what play has tuned
def icons(number: int) -> list[int]:
    """Move, recruit and build icons of a whole deck."""
    return [sum(card.icons[row] % (1 << ICON_BITS) for card in deck(number)) for row in range(len(ICONS))]


def test_decks_have_fewer_icons_where_a_faction_gets_on_without_them() -> None:
    """Trogs have tunnels and units from tokens, Humans take regions without units; Pilgrims and Machines have neither."""
    humans, pilgrims, machines, trogs = (sum(icons(faction)) for faction in range(len(FACTIONS)))
    assert trogs < humans < pilgrims == machines
    assert all(icons(TROGS)[row] <= min(icons(f)[row] for f in range(TROGS)) for row in range(len(ICONS)))
    assert all(len(card.icons) == len(ICONS) for card in YORK.cards)


def test_most_war_parties_are_a_single_trog() -> None:
    """So two units that enter are usually enough; one is not, since the defender wins ties (C5.6)."""
    parties = [token for n, token in YORK.trog_tokens.items() if n < PARTIES]
    assert sum(token.count for token in parties if token.units == 1) == 12


def test_for_three_and_four_most_crystals_lie_beside_the_headquarters() -> None:
    regions = YORK.map(4).regions
    beside = [sorted(regions[n].crystals for n in hq.neighbours) for hq in regions if hq.kind == "hq"]
    assert beside == [[1, 2, 2, 2]] * 3
    assert sum(region.crystals for region in regions) == 35


# ------------------------------------------------------------- names and marks
def test_every_part_has_a_name_in_every_language() -> None:
    english = YORK.names("en")
    for language in LANGUAGES:
        names = YORK.names(language)
        assert names.keys() == english.keys()
        assert all(name.strip() for name in names.values())
        if language != "en":
            alike = {name for id, name in names.items() if english[id] == name}
            assert alike <= SAME_IN_TWO_LANGUAGES
    assert len(english) > 150
    assert (YORK.names("de")["scorch"], YORK.names("pl")["trogs_scouts"]) == ("Brandwüste", "Zwiadowcy")


def test_every_source_is_explained() -> None:
    used = {code for mark in marks(FILES) for code in mark["source"].split(", ")}
    assert used == set(FILES["pack.toml"]["sources"])


def test_what_is_ours_is_marked_as_ours() -> None:
    assert all((mark["source"] == "ours") == (mark["confidence"] == "ours") for mark in marks(FILES))


def mark_of(file: str, id: str, field: str) -> str:
    """The confidence that an entry states for one of its fields."""
    tables = [table for tables in FILES[file].values() if isinstance(tables, list) for table in tables]
    entry = next(table for table in tables if isinstance(table, dict) and table["id"] == id)
    found: dict[str, str] = entry["fields"].get(field, entry)
    return found["confidence"]


HONEST = [
    ("skills.toml", "pilgrims_teleport", "effect", "inferred"),  # no rulebook says who pays what
    ("skills.toml", "pilgrims_teleport", "range", "certain"),  # not to a battle region, nor to another player's HQ
    (
        "skills.toml",
        "trogs_go_to_ground",
        "range",
        "ours",
    ),  # it is certain that units are removed for nests, but not where
    ("skills.toml", "trogs_creeping_brood", "range", "ours"),
    ("skills.toml", "trogs_out_of_the_ground", "range", "ours"),
    ("structures.toml", "humans_airfield", "range", "ours"),  # no rulebook says that it is two steps
    ("structures.toml", "machines_shred_drones", "rate", "ours"),
    ("structures.toml", "machines_shred_drones", "range", "ours"),
    (
        "map-3-4.toml",
        "scorch",
        "neighbours.north_landing",
        "inferred",
    ),  # the example does not say where the units come from
    ("map-3-4.toml", "scorch", "icons", "ours"),  # no token is there; whether a tunnel is, is unknown
]


@pytest.mark.parametrize(("file", "id", "field", "confidence"), HONEST)
def test_marks_claim_no_more_than_the_sources_say(file: str, id: str, field: str, confidence: str) -> None:
    assert mark_of(file, id, field) == confidence


def marks(value: Any) -> Iterator[dict[str, str]]:
    if isinstance(value, dict):
        if "source" in value and "confidence" in value:
            yield value
        for inner in value.values():
            yield from marks(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from marks(inner)


def test_a_pack_is_found_by_its_mark() -> None:
    assert marked(YORK.mark) is YORK
    assert 0 <= YORK.mark < 2**31


def test_closed_lists_of_words_have_no_word_twice() -> None:
    for effect in EFFECTS.values():
        for argument in effect.arguments:
            assert (
                isinstance(argument, Steps)
                or not isinstance(argument, Word)
                or len(set(argument.words)) == len(argument.words)
            )
