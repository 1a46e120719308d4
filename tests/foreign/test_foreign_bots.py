"""Foreign bots: the examples in the docs play, and hostile ones are contained, forfeit and are reported."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec import to_builtins

from rulewright.foreign.bot import ForeignBot, question
from rulewright.foreign.contained import Forfeit, Limits
from rulewright.foreign.named import read_foreign
from rulewright.games import load
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import UserError
from rulewright.lab.arena import RESULT
from rulewright.lab.bare import BareTable
from rulewright.lab.bout import Room
from rulewright.lab.lineups import Bout
from rulewright.players.letter import World
from rulewright.players.seat import Seat

TERMITES = load("termites")
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "bots"
HOSTILE = f"program:{sys.executable} {Path(__file__).with_name('hostile.py')}"
TINY = 'free = true\nneutral = ["C3"]\npicture = """\n . . .\n. . . .\n . w . .\n. . . .\n . . .\n"""\n'
PATIENCE = 120.0  # seconds; the machine may be busy
PATIENT = Limits(PATIENCE)


@pytest.fixture
def tiny(tmp_path: Path) -> Settings:
    """A board so small that a game is over soon."""
    file = tmp_path / "board.toml"
    file.write_text(TINY)
    return Settings(2, data={"board": to_builtins(TERMITES.read_board(file, Settings(2)))})


@pytest.fixture
def room_of(tiny: Settings) -> Iterator[list[Room]]:
    made = list[Room]()
    yield made
    for room in made:
        room.end()


def node() -> str:
    found = shutil.which("node")
    if found is None:
        pytest.skip("no Node.js here")
    return found


# ------------------------------------------------------------- the examples
def plays(room_of: list[Room], settings: Settings, bot: str) -> None:
    room = Room(TERMITES, settings, [(bot, "random")], PATIENT)
    room_of.append(room)
    played = room.play(Bout(0, 3, 0))
    assert played.forfeits == []
    assert played.choices[0] > 0
    assert played[:3] == room.play(Bout(0, 3, 0))[:3]  # its seed comes from what it sees


def test_the_example_in_python_plays(room_of: list[Room], tiny: Settings) -> None:
    plays(room_of, tiny, f"python:{EXAMPLES / 'bot.py'}")


def test_the_example_in_c_plays(room_of: list[Room], tiny: Settings, tmp_path: Path) -> None:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler here")
    made = tmp_path / "anybot"
    subprocess.run([compiler, "-Wall", "-Wextra", "-Werror", "-o", made, EXAMPLES / "bot.c"], check=True)
    plays(room_of, tiny, f"program:{made}")


def test_the_example_in_javascript_plays(room_of: list[Room], tiny: Settings) -> None:
    plays(room_of, tiny, f"program:{node()} {EXAMPLES / 'bot.js'}")


def test_the_example_in_javascript_plays_behind_a_web_address(room_of: list[Room], tiny: Settings) -> None:
    with subprocess.Popen([node(), str(EXAMPLES / "bot.js"), "0"], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            plays(room_of, tiny, server.stdout.readline().strip())
        finally:
            server.kill()


# ------------------------------------------------------------- what a bot is told
@pytest.mark.parametrize("name", ["termites", "cryhavoc"])
def test_worlds_that_a_seat_cannot_tell_apart_give_a_bot_the_same_bytes(name: str) -> None:
    game = load(name)
    table = BareTable(game, game.prepare(Settings(2)), 5)
    for _ in range(12):
        seat = table.actor
        for letter in (False, True):
            told = {msgspec.json.encode(question(Seat(world, seat), letter)) for world in (table, other(game, table))}
            assert len(told) == 1
        table.act(table.legal()[-1])


def other(game: Game, table: BareTable) -> World:
    """A world that the current seat cannot rule out."""
    states = game.engine.new(1)
    table.sample(states, 0, table.actor, 77)
    return World(game, table.prepared.settings, game.engine.encode(states, 0))


def test_no_secret_of_the_environment_reaches_a_bot(
    tiny: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RULEWRIGHT_SECRET", "the key to everything")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "another one")
    found = tmp_path / "found.json"
    bot = hostile("spy", found)
    bot.choose(first_seat(tiny))
    bot.end()
    assert set(json.loads(found.read_text())) - {"LC_CTYPE", "PWD", "SHLVL", "_"} <= {
        "PATH",
        "HOME",
        "LANG",
        "LC_ALL",
        "TMPDIR",
        "TZ",
        "PYTHONPATH",
        "XDG_CACHE_HOME",
    }


# ------------------------------------------------------------- hostile ones
def hostile(how: str, file: Path | str = "") -> ForeignBot:
    return ForeignBot(read_foreign(f"{HOSTILE} {how} {file}"), Limits(PATIENCE, 128))


def first_seat(settings: Settings) -> Seat:
    """A seat with a choice."""
    table = BareTable(TERMITES, TERMITES.prepare(settings), 3)
    while len(table.legal()) == 1:
        table.act(table.legal()[0])
    return Seat(table, table.actor)


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("sleep", "slow"),
        ("illegal", "illegal"),
        ("garbage", "illegal"),
        ("flood", "flooded"),
        ("chatter", "flooded"),
        ("memory", "crashed|memory"),
        ("forks", "processes|memory"),  # whichever limit its copies exceed before the keeper checks again
    ],
)
def test_a_bot_that_misbehaves_forfeits(tiny: Settings, how: str, why: str) -> None:
    bot, seat = hostile(how), first_seat(tiny)
    assert bot.choose(seat) in seat.legal()
    if how == "sleep":
        bot.set_time(0.5)
    with pytest.raises(Forfeit) as forfeit:
        bot.choose(seat)
    assert forfeit.value.why in why.split("|")
    bot.set_time(PATIENCE)
    assert bot.choose(seat) in seat.legal()  # the next game has a new process
    bot.end()


@pytest.mark.parametrize(
    ("code", "why", "detail"),
    [
        ("def choose(seat, luck): return None", "illegal", "None"),
        ("def choose(seat, luck): return -1", "illegal", "-1"),
        ("def chose(seat, luck): return 0", "crashed", "bot.py has no function choose(seat, luck)"),
    ],
)
def test_a_bot_in_python_hears_what_it_did_wrong(
    tiny: Settings, tmp_path: Path, code: str, why: str, detail: str
) -> None:
    file = tmp_path / "bot.py"
    file.write_text(code)
    bot = ForeignBot(read_foreign(f"python:{file}"), Limits(PATIENCE, 1024))
    with pytest.raises(Forfeit) as forfeit:
        bot.choose(first_seat(tiny))
    assert forfeit.value.why == why
    assert forfeit.value.detail.endswith(detail)
    bot.end()


def test_child_processes_of_a_bot_end_with_it(tiny: Settings, tmp_path: Path) -> None:
    """Even if it has a separate session, and its parent is gone."""
    file = tmp_path / "child"
    bot = hostile("children", file)
    bot.choose(first_seat(tiny))
    child = int(file.read_text())
    assert alive(child)
    bot.end()
    assert not alive(child)


def test_a_bot_ends_with_the_process_that_plays(tiny: Settings, tmp_path: Path) -> None:
    file = tmp_path / "child"
    code = (
        "import os, sys\n"
        "from rulewright.foreign.contained import Contained, Limits\n"
        'Contained(sys.argv[1:], Limits()).ask(b\'{"view": {"actions": ["pass"]}}\')\n'
        "os.kill(os.getpid(), 9)\n"
    )
    command = HOSTILE.removeprefix("program:").split()
    subprocess.run([sys.executable, "-c", code, *command, "children", str(file)], check=False)
    end = time.monotonic() + PATIENCE
    while alive(int(file.read_text())):
        assert time.monotonic() < end
        time.sleep(0.02)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_the_run_goes_on_and_the_one_who_forfeited_comes_last(room_of: list[Room], tiny: Settings) -> None:
    room = Room(TERMITES, tiny, [(f"{HOSTILE} crash", "random"), (f"{HOSTILE} crash", f"{HOSTILE} illegal")], PATIENT)
    room_of.append(room)
    for turn in (0, 1):
        played = room.play(Bout(0, 3, turn))
        assert [(one.seat, one.why, one.detail) for one in played.forfeits] == [(turn, "crashed", "I will not play")]
        assert played.row[RESULT + turn] < played.row[RESULT + 1 - turn]
    played = room.play(Bout(1, 3, 0))
    first, second = (one.seat for one in played.forfeits)
    assert played.row[RESULT + first] < played.row[RESULT + second]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("python:no/such/file.py", "foreign-file-missing"),
        ("python:nothing.py", "foreign-file-missing"),
        ("python:no_such_module.bot", "foreign-file-missing"),
        ("program:no-such-program", "foreign-program-missing"),
        ("program:", "foreign-program-missing"),
        ('program:"unclosed', "foreign-program-missing"),
        ("http://", "foreign-address"),
        ("http://[", "foreign-address"),
    ],
)
def test_a_bot_that_does_not_exist_is_named(text: str, key: str) -> None:
    with pytest.raises(UserError) as error:
        read_foreign(text)
    assert error.value.message.key == key
