"""The server in a simulated world keeps its promises, whatever happens; if it does not, that is found and can be replayed."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from rulewright.server.simulator.world import Result, World

from . import planted

SEEDS = (2,)
SAME = 3
REPLAYED = "from rulewright.server.simulator.world import World; print(World(int({seed})).run().trace)"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_server_keeps_its_promises(seed: int) -> None:
    result = World(seed).run()
    assert not result.broken, told(result)
    assert result.moves > 100
    assert result.faults


def test_a_seed_is_the_same_world_again() -> None:
    """Even in another process, where sets have another order."""
    again = subprocess.run(
        [sys.executable, "-c", REPLAYED.format(seed=SAME)],
        env=os.environ | {"PYTHONHASHSEED": "4711"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert World(SAME).run().trace == again.stdout.strip()


# Each with the promise that it breaks, and a world in which it soon does: its seed, and the only great fault there, or all.
PLANTED: dict[planted.Planted, tuple[str, int, str]] = {
    planted.told_before_it_is_stored: ("stored, then told", 1, "disk full"),
    planted.acknowledged_too_early: ("stored, then told", 1, "disk full"),
    planted.not_flushed: ("nothing is lost", 1, "power cut"),
    planted.one_view_for_all: ("nothing hidden is sent", 1, "lines cut"),
    planted.secret_action: ("nothing hidden is sent", 1, "lines cut"),
    planted.missed_entry: ("a prefix of one truth", 1, "lines cut"),
    planted.unexpected: ("no task fails", 4, "bus away"),
    planted.overwritten: ("one history", 8, ""),
    planted.memory_kept: ("stored, then told", 1, "disk full"),
    planted.doubled_move: ("nothing is doubled", 2, ""),
    planted.stale_worker: ("workers agree", 3, "bus away"),
    planted.session_outlives: ("a session that has ended is over", 3, "clock set"),
    planted.lock_kept: ("every table goes on", 2, "disk full"),
    planted.made_again: ("nothing is doubled", 3, "lines cut"),
    planted.trusted_clock: ("nobody is absent by the clock", 2, "clock set"),
    planted.strangers_while_away: ("a session lasts", 1, "database away"),
    planted.forgotten_bots: ("every table goes on", 1, "worker killed"),
}


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_bug_is_found(plant: planted.Planted) -> None:
    promise, seed, fault = PLANTED[plant]
    with plant():
        result = World(seed, *([fault] if fault else [])).run()
    assert result.broken == promise, told(result)
    assert "BROKEN" in result.story[-1]


def told(result: Result) -> str:
    return "\n".join([*result.story, f"seed {result.seed}: {result.why or 'nothing was found'}"])
