"""The worlds that a seat cannot rule out: what it knows stays the same, everything else may be anywhere possible.

What a seat knows is implemented here again, card by card, independently of the rules that redeal."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.cryhavoc import test_conformance
from tests.rules.cryhavoc.table import Table

from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.numbers import DRAW_CARDS, RESOLVE_OBJECTIVES
from rulewright.games.cryhavoc.parts import (
    AT_BOTTOM,
    ATTRITION,
    CARDS,
    FACTIONS,
    HELD,
    IN_DECK,
    IN_HAND,
    IN_TERRAIN_DECK,
    LOOKED_AT,
    NOBODY,
    OPEN,
    OWNED,
    PICKED,
    PILGRIMS,
    STORED,
    TERRAINS,
    UNKNOWN,
)
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.conformance import walk as places
from rulewright.kernel.conformance.walk import Walk, walking
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.rule import COMPILED

GAMES, EACH = (60, 5) if COMPILED else (9, 9)  # games, and the number of positions between checks
only_interpreted = pytest.mark.skipif(COMPILED, reason="a table of plain Python")


cases = test_conformance.TestCryHavoc().cases


# ------------------------------------------------------------- what a seat knows
def viewer(s: State, seat: int) -> int:
    return NOBODY if seat == SPECTATOR else int(s.faction[seat])


def holder(place: int) -> int:
    return (place - IN_DECK) % len(FACTIONS) if place >= IN_DECK else NOBODY


def is_own(s: State, card: int, seat: int) -> bool:
    return holder(s.where[card]) == viewer(s, seat) != NOBODY


def about(s: State, card: int, seat: int) -> tuple[object, ...]:
    """What that seat knows about a card."""
    where, known = int(s.where[card]), int(s.known[card])
    if where <= OPEN or is_own(s, card, seat):
        return ("lies at", where, s.pile[card])
    if known == HELD:
        return ("in the hand of", holder(where))
    if known == AT_BOTTOM:
        return ("at the bottom", where, s.depth[card])
    return ("belongs to", holder(where)) if known == OWNED else ("of the terrain", s.home[card])


def merged(place: int) -> int:
    """Nobody else knows which cards in hand are picked for an action."""
    return place - PICKED + IN_HAND if PICKED <= place < LOOKED_AT else place


def knowledge(s: State, seat: int) -> dict[str, Any]:
    """Includes how many cards of each sort are where, and the kills that it may know."""
    others = [card for card in range(CARDS) if s.where[card] > OPEN and not is_own(s, card, seat)]
    return {
        "cards": [about(s, card, seat) for card in range(CARDS)],
        "places": Counter((s.where[card], s.depth[card]) for card in range(CARDS)),
        "sorts": Counter((merged(s.where[card]), s.depth[card], about(s, card, seat)) for card in others),
        "kills": [sum(s.named[side][o] for o in range(ATTRITION + 1)) for side in range(2)],
    }


def world(states: Any, seat: int, seed: int, i: int = 0) -> State:
    worlds = GAME.engine.new(1)
    GAME.engine.sample(worlds, 0, states, i, seat, seed)
    twin: State = GAME.engine.twin(worlds, 0)
    return twin


def seats(walk: Walk) -> list[int]:
    return [*walk.seats, SPECTATOR]


# ------------------------------------------------------------- in random games
def test_what_a_seat_knows_stays_the_same_and_so_do_the_numbers() -> None:
    differed = 0
    for settings, seed in cases(GAMES):
        with walking(GAME, settings, seed) as walk:
            for number, _ in enumerate(walk.positions()):
                if number % EACH:
                    continue
                s, seat = walk.twin(), walk.random.choice(seats(walk))
                redealt = world(walk.states, seat, walk.random.getrandbits(31), places.GAME)
                assert knowledge(redealt, seat) == knowledge(s, seat)
                differed += redealt.where != s.where
    assert differed > 100


def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_worlds() -> None:
    for settings, seed in cases(GAMES):
        with walking(GAME, settings, seed) as walk:
            for number, _ in enumerate(walk.positions()):
                if number % EACH:
                    continue
                seat, numbers = walk.random.choice(seats(walk)), [walk.random.getrandbits(31) for _ in range(2)]
                walk.engine.sample(walk.states, places.SPARE, walk.states, places.GAME, seat, numbers[0])
                ours = world(walk.states, seat, numbers[1], places.GAME)
                theirs = world(walk.states, seat, numbers[1], places.SPARE)
                assert ours.encode() == theirs.encode(), "what is hidden decides about the worlds"


def test_every_card_that_can_be_somewhere_is_there_in_some_world() -> None:
    """In the middle of a game, for all seats and spectators: the worlds place a card exactly where it can be."""
    settings, seed = next(iter(cases(1)))
    walk = Walk(GAME, settings, seed)
    for _ in range(90):
        walk.play(walk.pick())
    s = walk.twin()
    for seat in seats(walk):
        seen: dict[int, set[int]] = {card: set() for card in range(CARDS)}
        for number in range(250):
            redealt = world(walk.states, seat, number, places.GAME)
            for card in range(CARDS):
                seen[card].add(merged(redealt.where[card]))
        for card in range(CARDS):
            alike = [other for other in range(CARDS) if about(s, other, seat) == about(s, card, seat)]
            where = int(s.where[card])
            known = where <= OPEN or is_own(s, card, seat)
            expected = {merged(where)} if known else {merged(s.where[other]) for other in alike}
            assert seen[card] == expected, f"card {card} for seat {seat}"


# ------------------------------------------------------------- at tables made for it
def worlds_of(t: Table, seat: int, number: int = 150) -> list[State]:
    """Many worlds of that seat, consistent with all that it knows."""
    made = [world(t.states, seat, seed) for seed in range(number)]
    assert all(knowledge(redealt, seat) == knowledge(t.s, seat) for redealt in made[:20])
    return made


def there(s: State, t: Table, place: int) -> frozenset[str]:
    return frozenset(t.card_ids[card] for card in range(CARDS) if s.where[card] == place)


def deck_of(t: Table, faction: str) -> set[str]:
    return {name for name in t.card_ids if name.startswith(f"{faction}_")}


TWO = ("humans", "pilgrims")
HUMANS_SEAT, PILGRIMS_SEAT = 0, 1


@only_interpreted
def test_a_hand_may_be_any_cards_of_the_deck_but_for_those_that_lie_open() -> None:
    t = Table(*TWO)
    t.hand("pilgrims", "pilgrims_foresight")
    t.discarded("pilgrims", "pilgrims_phase_jump")
    found = Counter(there(s, t, IN_HAND + PILGRIMS) for s in worlds_of(t, HUMANS_SEAT, 700))
    closed = deck_of(t, "pilgrims") - {"pilgrims_phase_jump"}
    assert {card for hand in found for card in hand} == closed
    assert all(len(hand) == 1 for hand in found)
    assert all(65 < n < 140 for n in found.values())  # each should be 100 of 700 times


@only_interpreted
def test_one_s_own_hand_and_deck_are_known() -> None:
    t = Table(*TWO)
    t.hand("pilgrims", "pilgrims_foresight", "desert_thirst")
    assert {there(s, t, IN_HAND + PILGRIMS) for s in worlds_of(t, PILGRIMS_SEAT)} == {
        frozenset({"pilgrims_foresight", "desert_thirst"})
    }


@only_interpreted
@pytest.mark.rule("C4.42")
def test_of_a_terrain_card_in_hand_only_the_terrain_is_known() -> None:
    t = Table(*TWO)
    t.hand("pilgrims", "desert_thirst")
    t.hand("humans", "desert_mirage")
    hands = {there(s, t, IN_HAND + PILGRIMS) for s in worlds_of(t, HUMANS_SEAT)}
    assert hands == {frozenset({card}) for card in deck_of(t, "desert") - {"desert_mirage"}}
    watched = {there(s, t, IN_HAND + PILGRIMS) for s in worlds_of(t, SPECTATOR)}
    assert watched == {frozenset({card}) for card in deck_of(t, "desert")}


@only_interpreted
@pytest.mark.rule("C3.6")
def test_observers_of_a_rebuilt_deck_know_the_hand() -> None:
    """The deck is empty, so whatever is not open is in hand; a terrain card kept before stays unknown, and so do cards drawn afterwards."""
    t = Table(*TWO)
    kept = {"pilgrims_foresight", "pilgrims_phase_jump"}
    t.hand("pilgrims", *kept, "ocean_undertow")
    t.discarded("pilgrims", *deck_of(t, "pilgrims") - kept)
    t.procedure(DRAW_CARDS, who=PILGRIMS, left=1)
    assert {t.s.known[t.card(name)] for name in kept} == {HELD}
    found = {there(s, t, IN_HAND + PILGRIMS) for s in worlds_of(t, HUMANS_SEAT)}
    assert all(kept <= hand and len(hand) == 4 for hand in found)
    others = {card for hand in found for card in hand} - kept
    assert others == deck_of(t, "ocean") | deck_of(t, "pilgrims") - kept


@only_interpreted
@pytest.mark.rule("C4.2")
def test_cards_picked_for_an_action_may_be_any_of_the_hand() -> None:
    t = Table(*TWO)
    kept = {"pilgrims_foresight", "pilgrims_phase_jump", "pilgrims_siphon_power"}
    t.hand("pilgrims", *kept)
    for name in kept:
        t.s.known[t.card(name)] = HELD
    t.turn("pilgrims")
    t.do("move", "pick:pilgrims_foresight")
    assert {there(s, t, PICKED + PILGRIMS) for s in worlds_of(t, HUMANS_SEAT)} == {frozenset({card}) for card in kept}
    assert {there(s, t, PICKED + PILGRIMS) for s in worlds_of(t, PILGRIMS_SEAT)} == {frozenset({"pilgrims_foresight"})}


@only_interpreted
@pytest.mark.rule("C4.40")
def test_cards_looked_at_may_be_any_of_their_deck() -> None:
    t = Table(*TWO)
    t.turn("pilgrims")
    t.luck("look:jungle_snares", "look:jungle_ambush")
    t.do("study:jungle")
    pairs = {there(s, t, LOOKED_AT + PILGRIMS) for s in worlds_of(t, HUMANS_SEAT, 300)}
    assert {card for pair in pairs for card in pair} == deck_of(t, "jungle")
    assert len(pairs) == 28  # of eight cards
    assert {there(s, t, LOOKED_AT + PILGRIMS) for s in worlds_of(t, PILGRIMS_SEAT)} == {
        frozenset({"jungle_snares", "jungle_ambush"})
    }


@only_interpreted
@pytest.mark.rule("C1.6")
def test_what_everybody_saw_go_to_the_bottom_of_a_deck_stays_there() -> None:
    """A stored card that was used lies open at the bottom; a dropped one lies there face down, and the store is secret."""
    t = Table("humans", "machines")
    store = STORED + FACTIONS.index("machines")
    deck = IN_TERRAIN_DECK + TERRAINS.index("mountain")
    t.stored("machines", "mountain_cut_off")
    for depth, (card, known) in enumerate([("mountain_rockslide", UNKNOWN), ("mountain_avalanche", AT_BOTTOM)], 1):
        t.s.depth[t.card(card)], t.s.known[t.card(card)] = depth, known
    found = worlds_of(t, HUMANS_SEAT)
    used, dropped = t.card("mountain_avalanche"), deck_of(t, "mountain") - {"mountain_avalanche"}
    assert {(s.where[used], s.depth[used]) for s in found} == {(deck, 2)}
    assert {there(s, t, store) for s in found} == {frozenset({card}) for card in dropped}
    assert {t.card_ids[card] for s in found for card in range(CARDS) if s.depth[card] == 1} == dropped
    assert {there(s, t, store) for s in worlds_of(t, 1)} == {frozenset({"mountain_cut_off"})}


# ------------------------------------------------------------- kills
def attrition_first(edition: str = "en") -> Table:
    """A battle with Attrition before Region Control: two Human units kill two of five Pilgrims, and two Pilgrims two of four Humans."""
    t = Table("humans", "pilgrims", "machines", edition=edition)
    t.units("humans", 4, "foglands")
    t.units("pilgrims", 5, "foglands")
    t.mark("foglands", "humans")
    t.s.battle_at = t.region("foglands")
    t.s.side[0], t.s.side[1] = 0, 1
    for side, placed in enumerate(((1, 1, 2), (2, 1, 2))):
        t.s.units[side][t.s.battle_at] = 0
        for objective, n in enumerate(placed):
            t.s.placed[side][objective] = n
    t.s.reversed = 1
    t.procedure(RESOLVE_OBJECTIVES)
    assert t.asked == ("humans", "victim")
    return t


@only_interpreted
@pytest.mark.rule("C5.8")
def test_kills_that_were_named_in_secret_may_fall_on_any_enemy() -> None:
    t = attrition_first()
    t.do("kill:control", "kill:control")
    assert t.asked == ("pilgrims", "victim")
    named = {tuple(s.named[0][o] for o in range(3)) for s in worlds_of(t, PILGRIMS_SEAT)}
    assert named == {(2, 0, 0), (0, 0, 2), (1, 1, 0), (1, 0, 1), (0, 1, 1)}  # two of (2, 1, 2)
    assert {tuple(s.named[0][o] for o in range(3)) for s in worlds_of(t, HUMANS_SEAT)} == {(2, 0, 0)}


@only_interpreted
@pytest.mark.rule("C5.8")
def test_by_the_option_the_attacker_s_kills_are_known() -> None:
    t = attrition_first("de")
    t.do("kill:control", "kill:prisoners")
    for seat in (PILGRIMS_SEAT, 2, SPECTATOR):
        assert {tuple(s.named[0][o] for o in range(3)) for s in worlds_of(t, seat)} == {(1, 1, 0)}


@only_interpreted
def test_seeds_make_different_worlds() -> None:
    t = Table(*TWO)
    t.hand("pilgrims", "pilgrims_foresight", "pilgrims_phase_jump", "desert_thirst")
    random = Random(1)
    made = {world(t.states, HUMANS_SEAT, random.getrandbits(31)).encode() for _ in range(100)}
    assert len(made) > 60
