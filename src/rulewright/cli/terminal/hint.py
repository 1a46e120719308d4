"""A hint in the terminal, searched for in a thread, so that Ctrl-C stops the waiting at once."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

from rulewright import games
from rulewright.kernel.rule import COMPILED
from rulewright.players.hint import ITERATIONS, Adviser, Hint
from rulewright.players.letter import read, write
from rulewright.players.seat import Seat

ROUNDS = ITERATIONS if COMPILED else 40  # some seconds; no clock, so that asking again gives the same
TICK = 0.25  # seconds between signs of life


def look(seat: Seat, alive: Callable[[], None]) -> list[Hint]:
    """Search for hints. `alive` is called now and then; if it or Ctrl-C raises, the waiting ends, and the search soon after."""
    own = read(write(seat, 0), games.load)  # a copy, since the match may go on before the search has ended
    found: list[list[Hint]] = []
    adviser = Adviser(games.load(seat.game), ROUNDS, None)
    thinking = Thread(target=lambda: found.append(adviser.advise(own)), daemon=True)
    thinking.start()
    while thinking.is_alive():
        thinking.join(TICK)
        alive()
    return found[0]
