"""Checks that a lesson's position adds up: every unit, card and event of the box is somewhere."""

from __future__ import annotations

from rulewright.games.cryhavoc.options import PASSING_NOT_IN_FIRST_GAME
from rulewright.games.cryhavoc.pack.pack import Pack
from rulewright.games.cryhavoc.parts import (
    DISCARDED,
    FACTIONS,
    FINAL,
    IN_DECK,
    IN_HAND,
    IN_TERRAIN_DECK,
    NOBODY,
    SPOTS,
    TERRAINS,
    UNITS,
)
from rulewright.games.cryhavoc.rules import pieces
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.content import Report
from rulewright.kernel.rule import plain

from .shape import Start, numbered

lay_open, count_at = plain(pieces.lay_open), plain(pieces.count_at)


# ------------------------------------------------------------- units
def count_units(s: State, start: Start, report: Report) -> None:
    """Units are on the map, in reserve, or prisoners of others; the remaining native Trogs are in reserve."""
    for text in start.prisoners:
        match text.replace(":", " ").split():
            case [holder, owner, n] if {holder, owner} <= {*FACTIONS} and n.isdecimal():
                s.prisoners[FACTIONS.index(holder)][FACTIONS.index(owner)] += int(n)
            case _:
                report("cryhavoc-lesson-piece", where="prisoners", given=text)
    for faction, name in enumerate(FACTIONS):
        seat, out = s.seat[faction], sum(s.units[faction]) + sum(held[faction] for held in s.prisoners)
        s.reserve[faction] = UNITS[faction] - out
        if seat == NOBODY:
            fits = s.reserve[faction] >= 0 and (out == 0 or name == "trogs")
            s.reserve[faction] = s.reserve[faction] if name == "trogs" else 0
        else:
            fits = s.reserve[faction] == start.reserve[seat]
        if not fits:
            said = 0 if seat == NOBODY else start.reserve[seat]
            report("cryhavoc-lesson-units", where="reserve", faction=name, count=out, said=said, due=UNITS[faction])


# ------------------------------------------------------------- cards
def count_cards(s: State, pack: Pack, start: Start, report: Report) -> None:
    """Cards are in a hand, discarded, or in the deck that they came from."""
    ids = {card.id: number for number, card in enumerate(pack.cards)}
    for seat in range(s.players):
        faction = int(s.faction[seat])
        for where, cards in (("hands", start.hands[seat]), ("discards", start.discards[seat])):
            for id in cards:
                card = numbered(ids, id, report, where)
                if card is not None and not dealt(s, faction, card, where):
                    report("cryhavoc-lesson-card", where=where, card=id, number=seat + 1)
        left = count_at(s, IN_DECK + faction)
        if left != start.decks[seat]:
            report("cryhavoc-lesson-deck", where="decks", number=seat + 1, said=start.decks[seat], left=left)
    left_in_terrains = [count_at(s, IN_TERRAIN_DECK + terrain) for terrain in range(len(TERRAINS))]
    if left_in_terrains != list(start.terrain):
        report("cryhavoc-lesson-terrain", where="terrain", left=", ".join(map(str, left_in_terrains)))


def dealt(s: State, faction: int, card: int, where: str) -> bool:
    """Take the card from its faction's deck, or that of a terrain. Returns whether it was there."""
    home = int(s.home[card])
    if s.where[card] != (IN_DECK + faction if home == faction else IN_TERRAIN_DECK + home - len(FACTIONS)):
        return False
    if where == "hands":
        s.where[card] = IN_HAND + faction
    else:
        lay_open(s, card, DISCARDED + faction)
    return True


# ------------------------------------------------------------- the score track
def count_events(s: State, pack: Pack, start: Start, report: Report) -> None:
    """There is one stack for each round that has begun, and no marker has passed an event that is still on the track."""
    ids = {event.id: number for number, event in pack.events.items()}
    for id in start.events:
        number = numbered(ids, id, report, "events")
        if number is not None and number < len(s.event_left):
            s.event_left[number] -= 1
    rounds = start.round - start.final
    fits = len(start.track) == SPOTS and sum(start.track) + len(start.events) == FINAL and min(s.event_left) >= 0
    if not fits or len(start.events) < rounds or any(start.track[:rounds]):
        report("cryhavoc-lesson-events", where="track", count=FINAL, spots=SPOTS)
        return
    for spot, stacked in enumerate(start.track):
        s.stacked[spot] = stacked
        passing = s.level > 0 or s.passing_events != PASSING_NOT_IN_FIRST_GAME
        if spot < FINAL and stacked and passing and max(s.vp) > s.spot[spot]:
            report("cryhavoc-lesson-passed", where="track", spot=int(s.spot[spot]))
