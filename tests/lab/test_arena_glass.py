"""The bot that sees everything: it really does, and nobody can play against it."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.test_import_arrows import FILES, PACKAGE, imports

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.lab.bare import BareTable
from rulewright.lab.glass import GlassBot
from rulewright.players.bots import BOTS, make_bot
from rulewright.players.ismcts.search import Search
from rulewright.players.seat import Seat

GAME = load("cryhavoc")
GLASS = "rulewright.lab.glass"


def somewhere() -> BareTable:
    """A position where somebody has a choice, and others have cards in hand."""
    table = BareTable(GAME, GAME.prepare(Settings(2)), 5)
    decisions = 0
    while decisions < 30 or not 2 <= len(table.legal()) <= 8:
        legal = table.legal()
        table.act(legal[decisions * 7 % len(legal)])
        decisions += 1
    return table


def test_it_takes_hidden_things_into_account_and_a_search_for_a_seat_does_not() -> None:
    true, other = somewhere(), somewhere()
    seat = true.actor
    for seed in range(1, 20):
        true.sample(other.states, 0, seat, seed)
        if GAME.engine.encode(other.states, 0) != GAME.engine.encode(true.states, 0):
            break
    search = Search(GAME, 24)
    assert search.look_at(true.states, seat, 2, 1) != search.look_at(other.states, seat, 2, 1)
    fair = Search(GAME, 4).look(Seat(true, seat), 1)
    assert fair == Search(GAME, 4).look(Seat(other, seat), 1)


def test_it_chooses_what_is_legal_and_leaves_the_table_as_it_was() -> None:
    table = somewhere()
    before = GAME.engine.encode(table.states, 0)
    assert GlassBot(GAME, 2, 1).choose(table, table.actor) in table.legal()
    assert GAME.engine.encode(table.states, 0) == before


def test_it_cannot_be_chosen_by_name() -> None:
    assert GlassBot.name not in BOTS
    with pytest.raises(ValueError, match="there is no bot 'glass'"):
        make_bot(GlassBot.name, GAME, 1)


def test_only_the_arena_imports_it() -> None:
    importers = {str(file.relative_to(PACKAGE)) for file in FILES if GLASS in set(imports(file))}
    assert importers == {"lab/entrants.py"}
    importers = {str(file.relative_to(PACKAGE)) for file in FILES if "rulewright.lab.entrants" in set(imports(file))}
    assert importers == {"lab/bout.py", "cli/commands/arena.py"}


def test_neither_server_nor_terminal_loads_it() -> None:
    code = (
        "import sys, rulewright.server.app, rulewright.server.bots, rulewright.cli.commands.play, rulewright.cli.app;"
        f"sys.exit({GLASS!r} in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
