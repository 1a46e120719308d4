"""A hint in the terminal: looked for beside what is on the screen, so that Ctrl-C stops the waiting at once."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

from rulewright import games
from rulewright.kernel.rule import COMPILED
from rulewright.players.hint import ITERATIONS, Adviser, Hint
from rulewright.players.letter import read, write
from rulewright.players.seat import Seat

ROUNDS = ITERATIONS if COMPILED else 40  # for some seconds; no clock, so that those who ask again hear the same
TICK = 0.25  # seconds between signs of life


def look(seat: Seat, alive: Callable[[], None]) -> list[Hint]:
    """What a search finds for the seat. `alive` is called now and then meanwhile; whatever it or Ctrl-C raises ends the waiting, and the
    search ends by itself soon after."""
    own = read(write(seat, 0), games.load)  # the match may go on before the search has ended
    found: list[list[Hint]] = []
    adviser = Adviser(games.load(seat.game), ROUNDS, None)
    thinking = Thread(target=lambda: found.append(adviser.advise(own)), daemon=True)
    thinking.start()
    while thinking.is_alive():
        thinking.join(TICK)
        alive()
    return found[0]
