"""The numbers agree with the view: hexes, regions, hands, piles, points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from rulewright.games import load
from rulewright.games.cryhavoc.pack.loading import load as load_pack
from rulewright.games.cryhavoc.parts import FACTIONS, TERRAINS, TOKEN_NAMES
from rulewright.games.cryhavoc.shown.shapes import CryHavocView, SeenFaction
from rulewright.games.termites.parts import CASTES, GROUNDS, SWARMS
from rulewright.games.termites.shown.shapes import Tokens
from rulewright.games.termites.shown.text import hex_names
from rulewright.kernel.conformance.walk import GAME, walking
from rulewright.kernel.game import Settings

Numbers = dict[str, Any]


def seen(name: str, settings: Settings, seed: int, every: int) -> Iterator[tuple[Any, Any, Numbers]]:
    """The position, somebody's view of it, and the same as numbers."""
    game = load(name)
    assert game.observation is not None
    with walking(game, settings, seed) as walk:
        for number, actor in enumerate(walk.positions(chances=False)):
            if number % every == 0:
                seat = walk.random.choice([actor, *walk.seats])
                row = np.array(game.observation.seen(walk.states, GAME, seat))
                yield walk.twin(), game.view(walk.twin(), seat), game.observation.as_dictionary(row)


# ------------------------------------------------------------- Termites
def tokens(counts: Any) -> list[Tokens]:
    return [Tokens(CASTES[kind // 3], kind % 3 + 1, int(count)) for kind, count in enumerate(counts) if count]


def values(counts: Any) -> list[int]:
    return [value for value, count in enumerate(counts) for _ in range(count)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_termites_in_numbers_is_what_a_seat_sees(players: int) -> None:
    for s, view, numbers in seen("termites", Settings(players, {"scenario": "build"}), players, 4):
        ground, unit, mound, owner = (numbers[name].flatten() for name in ("terrain", "unit", "mound", "owner"))
        assert np.flatnonzero(ground).tolist() == sorted(hex_names(s))
        for hex, name in hex_names(s).items():
            shown = view.board[name]
            assert GROUNDS[ground[hex] - 1] == shown.terrain
            assert {-1: None, 4: "neutral"}.get(int(owner[hex]), int(owner[hex])) == shown.owner
            assert int(mound[hex]) == (shown.mound or 0)
            kind = None if unit[hex] == 12 else (CASTES[unit[hex] // 3], unit[hex] % 3 + 1)
            assert kind == ((shown.caste, shown.termites) if shown.caste else None)
        for seat, other in enumerate(view.seats):
            assert (None if numbers["swarm"][seat] < 0 else SWARMS[numbers["swarm"][seat]]) == other.swarm
            assert numbers["points"][seat] == other.points
            assert numbers["hand_size"][seat] == other.hand
            assert numbers["unseen"][seat].sum() == other.hand + other.stack
            assert tokens(numbers["unseen"][seat]) == other.unseen
            assert values(numbers["reserve"][seat]) == other.reserve
            assert values(numbers["trophies"][seat]) == other.trophies
        assert tokens(numbers["hand"]) == view.hand
        chosen = int(numbers["chosen"])
        assert (chosen < 0) == (view.chosen is None)
        assert chosen < 0 or (CASTES[chosen // 3], chosen % 3 + 1) == (view.chosen.caste, view.chosen.termites)
        assert [*view.tiles.values()] == numbers["tiles"].tolist()


# ------------------------------------------------------------- Cry Havoc
PACK = load_pack("york")


def cards(numbers: Any, place: int) -> list[str]:
    return [PACK.cards[card].id for card in np.flatnonzero(numbers == place).tolist()]


def same_faction(shown: SeenFaction, numbers: Numbers) -> None:
    f = FACTIONS.index(shown.faction)
    assert (shown.vp, shown.reserve, shown.crystals) == tuple(int(numbers[n][f]) for n in ("vp", "reserve", "store"))
    assert (shown.hand, shown.picked, shown.looked_at, shown.stored, shown.deck) == tuple(
        numbers["piles"][:, f].tolist()
    )
    assert shown.played == cards(numbers["card"], 1 + f)
    assert shown.discard == cards(numbers["card"], 5 + f)
    assert shown.held == cards(numbers["card"], 13 + f)
    assert [shown.unknown.get(terrain, 0) for terrain in TERRAINS] == numbers["unknown"][f].tolist()
    assert [shown.prisoners.get(other, 0) for other in FACTIONS] == numbers["prisoners"][f].tolist()


def same_map(view: CryHavocView, numbers: Numbers) -> None:
    for n, shown in enumerate(view.regions.values()):
        assert [shown.units.get(faction, 0) for faction in FACTIONS] == numbers["units"][:, n].tolist()
        assert shown.control == (None if numbers["control"][n] < 0 else FACTIONS[numbers["control"][n]])
        kept = (shown.crystals, shown.war_parties, shown.nests, shown.exploration)
        assert kept == tuple(int(numbers[name][n]) for name in ("crystals", "party", "nest", "exploration"))
        built = [PACK.structures[kind].id for kind in np.flatnonzero(numbers["structures"][:, n] & 1).tolist()]
        assert shown.structures == built
        assert shown.tokens == [TOKEN_NAMES[kind] for kind in np.flatnonzero(numbers["tokens"][:, n]).tolist()]
        assert (shown.battle.number if shown.battle else 0) == numbers["battle"][n]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cry_havoc_in_numbers_is_what_a_seat_sees(players: int) -> None:
    for _, view, numbers in seen("cryhavoc", Settings(players, {"level": "veteran"}), players, 4):
        same_map(view, numbers)
        for shown in view.factions:
            same_faction(shown, numbers)
        for t, deck in enumerate(view.decks.values()):
            assert deck.cards == numbers["terrain_decks"][t]
            bottom = [
                card for card in np.flatnonzero(numbers["card"] == 17).tolist() if PACK.cards[card].id in deck.bottom
            ]
            order = sorted(bottom, key=lambda card: numbers["bottom"][card])
            assert [PACK.cards[card].id for card in order] == deck.bottom
        own = (view.hand, view.picked, view.looked_at, view.stored)
        assert own == tuple(cards(numbers["own_cards"], place) for place in (1, 2, 3, 4))
        for side, faction in enumerate(numbers["side"] if view.battle else []):
            assert view.named.get(FACTIONS[faction], [-1] * 3) == numbers["named"][side].tolist()
        assert (view.battle is None) == (numbers["battle_at"] < 0)
