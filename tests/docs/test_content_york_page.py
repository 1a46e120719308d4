"""docs/content-york.md: its counts match the pack."""

from __future__ import annotations

from pathlib import Path

from rulewright.games.cryhavoc.pack.loading import load
from rulewright.games.cryhavoc.pack.provenance import counted, of_entry, of_fields, table
from rulewright.games.cryhavoc.parts import FACTIONS, ICON_BITS, ICONS, PARTIES

PAGE = (Path(__file__).parents[2] / "docs" / "content-york.md").read_text(encoding="utf-8")


def test_the_page_has_the_tables() -> None:
    """To update them: python -m rulewright.games.cryhavoc.pack.provenance"""
    assert table(of_entry) in PAGE
    assert table(of_fields) in PAGE


def test_every_entry_is_counted_once() -> None:
    pack = load("york")
    parts = len(pack.cards) + len(pack.skills) + len(pack.structures) + len(pack.events)
    parts += len(pack.explorations) + len(pack.trog_tokens)
    regions = len(pack.map(2).regions) + len(pack.map(4).regions)
    placed = 2  # artillery and watchtower; tokens of skills belong to their skill
    assert sum(sum(counts.values()) for counts in counted(of_entry).values()) == parts + regions + placed


def test_the_page_knows_the_spots_of_the_events() -> None:
    *spots, last, final = load("york").spots
    assert f"{', '.join(map(str, spots))} and {last}, the last one {final}" in PAGE


def test_the_page_knows_the_icons_of_the_decks() -> None:
    for faction, name in enumerate(FACTIONS):
        deck = [card for card in load("york").cards if card.deck == faction]
        icons = [sum(card.icons[row] % (1 << ICON_BITS) for card in deck) for row in range(len(ICONS))]
        assert f"| {name.capitalize()} | {' | '.join(map(str, icons))} | {sum(icons)} |" in PAGE


def test_the_page_knows_the_caps_of_the_round() -> None:
    charter, offering = (
        next(s for s in load("york").skills.values() if s.id.endswith(id)) for id in ("charter", "offering")
    )
    most = charter.effect[1][-1], offering.effect[0][2][1][-1]
    assert "Charter {}, Offering {}, Firepower 2".format(*most) in PAGE


def test_the_page_knows_how_many_war_parties_are_a_single_trog() -> None:
    parties = [token for n, token in load("york").trog_tokens.items() if n < PARTIES]
    single = sum(token.count for token in parties if token.units == 1)
    assert f"{single} of the {sum(token.count for token in parties)}" in PAGE
