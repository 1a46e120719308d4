"""Whether people notice a trial of a pack: how long moves take with and without 400 games between bots in the background: `python -m
tests.server.load.beside_trial`"""

from __future__ import annotations

import os
import random
import tempfile
import threading
import time
from collections.abc import Iterator

from tests.server.client import Person, over, started
from tests.server.running import Running

GAMES = 400
ALONE = 300  # moves before the trial begins
PAUSE = 0.02  # seconds between moves


def moves(host: Person, guest: Person) -> Iterator[float]:
    """Milliseconds per move, from sending it to its response, which comes after it is on disk; game after game."""
    chance, people = random.Random(1), (host, guest)
    while True:
        table, turn = started(host, guest), 0
        update = host.looks(table)
        while not over(update):
            if not update["view"]["actions"]:
                turn = 1 - turn
                update = people[turn].looks(table)
                continue
            since = time.perf_counter()
            update = people[turn].moves(table, chance.choice(update["view"]["actions"]), update["seq"])
            yield (time.perf_counter() - since) * 1000
            time.sleep(PAUSE)


def tried(owner: Person, seed: int = 1) -> None:
    played = 0
    while played < GAMES:
        asked = {"pack": "classic", "players": 2, "seed": seed + played, "games": min(50, GAMES - played)}
        played += len(owner.ask("POST", "/games/termites/workshop/games", asked)["games"])


def told(times: list[float]) -> str:
    times = sorted(times)
    return ", ".join(f"p{part} {times[int(len(times) * part / 100)]:.1f}" for part in (50, 95, 99)) + " ms"


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(f"sqlite:///{folder}/trial.db", bots_compiled=True) as server,
        Person(server.url, "Anna") as anna,
        Person(server.url, "Ben") as ben,
        Person(server.url, "Owner") as owner,
    ):
        tried(owner, seed=GAMES)  # until everything is compiled
        every = moves(anna, ben)
        print(f"load {os.getloadavg()[0]:.1f}; alone: {told([next(every) for _ in range(ALONE)])}")
        trial, since = threading.Thread(target=tried, args=(owner,)), time.perf_counter()
        trial.start()
        beside = [next(every)]
        while trial.is_alive():
            beside.append(next(every))
        print(f"{GAMES} games in {time.perf_counter() - since:.1f} s; {len(beside)} moves beside them: {told(beside)}")


if __name__ == "__main__":
    main()
