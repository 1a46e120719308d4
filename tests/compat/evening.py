"""An evening on a server, to fill a database: tables of every kind, at various stages of their games."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tests.server.client import Fault, Person, Table, bot_asked, over, play_until, started

Update = dict[str, Any]
ODD = {"mound_terrain": "any", "mound_crossing": "nobody", "slime_on_mounds": "no", "attack_origin": "start"}


def after(seq: int) -> Callable[[Update], bool]:
    """A person is asked, and there are that many entries."""
    return lambda update: update["seq"] >= seq and not bot_asked(update)


def in_battle(update: Update) -> bool:
    return bool(update["prompt"] and update["prompt"]["key"] == "cryhavoc-prompt-tactic")


def tables(anna: Person, ben: Person, cleo: Person, guest: Person) -> dict[str, Table]:
    """Every table by a name."""
    finished = finished_with_undo(anna, ben, guest)
    made = {"termites-over": finished, "termites-rematch": ben.plays_again(finished)}
    made["termites-bots"] = with_bots(anna, guest)
    made["termites-rated"] = started(ben, anna, rated=True, open=True)
    play_until([ben, anna], made["termites-rated"], after(60))
    made["termites-hot-seat"] = taken_back(cleo)
    made["termites-proposal"] = proposed(ben, anna, cleo)
    made["cryhavoc-gathering"] = gathering(anna, ben)
    made["cryhavoc-over"] = cleo.makes(
        "cryhavoc", own_seats=1, bots=["random"], start=True, watched=True, options={"edition": "pl"}
    )
    play_until([cleo], made["cryhavoc-over"])
    made["cryhavoc-battle"] = started(anna, ben, cleo, game="cryhavoc", options={"level": "veteran"})
    play_until([anna, ben, cleo], made["cryhavoc-battle"], in_battle, seed=7)
    made["cryhavoc-hot-seat"] = four_factions(cleo)
    made["cryhavoc-away"] = left_to_a_bot(ben, guest)
    return made


def finished_with_undo(anna: Person, ben: Person, guest: Person) -> Table:
    """A finished game with free undo, undo by consent, and a bot that kept a seat for a while."""
    table = started(anna, ben, guest, options=ODD)
    chance = random.Random(3)
    for seq in range(10, 120, 12):
        play_until([anna, ben, guest], table, after(seq), seed=seq)
        with suppress(Fault):
            chance.choice([anna, ben, guest]).undoes(table)
    play_until([anna, ben, guest], table, after(125))
    asking, *others = [ben, anna, guest]
    asking.asks_for_undo(table)
    for other in others:
        other.answers(table, True)
    guest.leaves(table, "greedy")
    play_until([anna, ben], table, after(150))
    guest.comes_back(table)
    play_until([anna, ben, guest], table)
    return table


def with_bots(anna: Person, guest: Person) -> Table:
    """They build the board, then two people play with two bots."""
    table = anna.makes("termites", players=4, options={"scenario": "build", "tiles": "16"}, watched=True)
    guest.joins(table, side="gold")
    anna.seats_bot(table, 2, "greedy")
    anna.seats_bot(table, 3, "random")
    anna.starts(table)
    play_until([anna, guest], table, after(110))
    return table


def taken_back(cleo: Person) -> Table:
    """Two at one screen; the last entry is an undo."""
    table = cleo.makes("termites", own_seats=2, names=["Cleo", "Dan"], start=True, hints=False)
    play_until([cleo], table, after(70))
    play_until([cleo], table, lambda update: bool(update["undo"]["can"]))
    cleo.undoes(table)
    return table


def proposed(ben: Person, anna: Person, cleo: Person) -> Table:
    """One has asked for an undo, one has agreed, one has not answered."""
    table = started(ben, anna, cleo, options={"recross_target": "no"})
    play_until([ben, anna, cleo], table, after(60))
    ben.asks_for_undo(table)
    cleo.answers(table, True)
    return table


def gathering(anna: Person, ben: Person) -> Table:
    table = anna.makes("cryhavoc", players=4, open=True, hints=False, options={"edition": "de", "level": "veteran"})
    ben.joins(table, seat=2, side="machines")
    anna.seats_bot(table, 3, "greedy")
    return table


def four_factions(cleo: Person) -> Table:
    """Four at one screen, including the Trogs."""
    options = {"edition": "pt", "level": "experienced", "hq_placement": "chosen"}
    sides = ["trogs", "humans", "", "machines"]
    terms = {"own_seats": 4, "names": ["Cleo", "Dan", "Eva", "Finn"], "sides": sides, "options": options}
    table = cleo.makes("cryhavoc", players=4, start=True, **terms)
    play_until([cleo], table, after(200))
    return table


def left_to_a_bot(ben: Person, guest: Person) -> Table:
    """At the beginning of a game; the guest has left, and a bot plays on."""
    table = started(ben, guest, game="cryhavoc", hints=False, options={"edition": "de"})
    play_until([ben, guest], table, after(40))
    guest.leaves(table, "greedy")
    play_until([ben], table, after(60))
    assert not over(ben.looks(table))
    return table
