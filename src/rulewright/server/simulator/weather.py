"""The great faults of a simulated world: storms, in which the seed chooses what fails, and calms, in which everything works again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .world import World

STORM, CALM = 12.0, 32.0  # seconds
PAUSE = (0.1, 2.0)  # seconds between great faults
LONGEST = 8.0  # most seconds that something is away, slow or full
SETTLED = 12.0  # seconds
STEPS = 400  # most callbacks before a worker is killed, wherever it is
CLOCK = (-4000.0, -2.0, 90.0, 4000.0)  # seconds by which the clock is set


class Weather:
    def __init__(self, world: World, only: Collection[str]) -> None:
        """`only`: the great faults that may happen; default: all."""
        self._world, self._chances = world, world.chances
        self.rough = False
        self.calm_since = 0.0
        every: dict[str, Callable[[], None]] = {
            "worker killed": self._kill,
            "worker killed at a step": self._kill_at_a_step,
            "worker stopped": self._stop,
            "upgrade": self._upgrade,
            "database away": self._database_away,
            "database slow": self._database_slow,
            "disk full": self._disk_full,
            "power cut": self._power_cut,
            "bus away": self._bus_away,
            "lines cut": self._cut_lines,
            "clock set": self._set_clock,
            "bots killed": self._kill_bots,
        }
        self._faults = {name: fault for name, fault in every.items() if not only or name in only}

    @property
    def settling(self) -> bool:
        """After a storm people wait for a while, so that the workers have to reach agreement by themselves."""
        return not self.rough and self._world.now() < self.calm_since + SETTLED

    async def storm(self) -> None:
        self.rough = self._chances.storm = True
        end = self._world.now() + STORM
        while self._world.now() < end:
            await asyncio.sleep(self._chances.between(*PAUSE))
            name = self._chances.choice(list(self._faults))
            self._chances.counted[name] += 1
            self._world.note(f"FAULT: {name}")
            self._faults[name]()

    def calm(self) -> None:
        """Everything is back; killed workers restart within a second or so, as always."""
        world = self._world
        self.rough = self._chances.storm = False
        world.loop.after_step = None
        world.database.away = world.database.full = False
        world.database.slow = 0.0
        world.redis.come_back()
        self.calm_since = world.now()
        world.note("CALM")

    # ------------------------------------------------------------- faults
    def _a_while(self, after: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(LONGEST * self._chances.random() ** 2, after)

    def _kill(self) -> None:
        self._world.fleet.kill(self._chances.randrange(len(self._world.fleet.workers)))

    def _kill_at_a_step(self) -> None:
        loop, fuse = self._world.loop, self._chances.randrange(STEPS)

        def burn() -> None:
            nonlocal fuse
            fuse -= 1
            if fuse < 0:
                loop.after_step = None
                self._kill()

        loop.after_step = burn

    def _stop(self) -> None:
        self._world.fleet.stop(self._chances.randrange(len(self._world.fleet.workers)))

    def _upgrade(self) -> None:
        """Replace the workers one by one."""
        for number in range(len(self._world.fleet.workers)):
            asyncio.get_running_loop().call_later(2.0 * number, self._world.fleet.stop, number)

    def _database_away(self) -> None:
        database = self._world.database
        database.away = True
        self._a_while(lambda: setattr(database, "away", False))

    def _database_slow(self) -> None:
        database = self._world.database
        database.slow = self._chances.choice((0.05, 0.5, 4.0))
        self._a_while(lambda: setattr(database, "slow", 0.0))

    def _disk_full(self) -> None:
        database = self._world.database
        database.full = True
        self._a_while(lambda: setattr(database, "full", False))

    def _power_cut(self) -> None:
        """The database machine restarts: whatever was acknowledged is on its disk."""
        self._world.database.power_cut()
        self._world.chronicle.checked(self._world.truth.check_kept)
        self._database_away()

    def _bus_away(self) -> None:
        redis = self._world.redis
        redis.go_away(silently=self._chances.random() < 0.5)
        self._a_while(redis.come_back)

    def _cut_lines(self) -> None:
        for line in list(self._chances.choice(self._world.fleet.workers).lines):
            line.cut()

    def _set_clock(self) -> None:
        """Set the clock. Somebody always tries to exploit that."""
        self._world.wall.set_by += self._chances.choice(CLOCK)
        for screen in self._world.screens:
            screen.reach_out()

    def _kill_bots(self) -> None:
        hall = self._chances.choice(self._world.fleet.workers).hall
        for bot in hall.bots.processes if hall else ():  # type: ignore[attr-defined]
            bot.die()
