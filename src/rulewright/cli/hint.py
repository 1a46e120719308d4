"""A hint in the terminal: looked for beside what is on the screen, so that Ctrl-C stops the waiting at once."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from threading import Thread

from rulewright import games
from rulewright.kernel.rule import COMPILED
from rulewright.players.hint import ITERATIONS, Adviser, Hint
from rulewright.players.letter import read, write
from rulewright.players.seat import Seat

SECONDS = 2.0 if COMPILED else 4.0  # interpreted rules take longer to find something
TICK = 0.25  # seconds between signs of life
SEED_BITS = 31


def look(seat: Seat, alive: Callable[[], None]) -> list[Hint]:
    """What a search finds for the seat. `alive` is called now and then meanwhile; whatever it or Ctrl-C raises ends the waiting, and the
    search ends by itself soon after."""
    own = read(write(seat, secrets.randbits(SEED_BITS)), games.load)  # the match may go on before the search has ended
    found: list[list[Hint]] = []
    adviser = Adviser(games.load(seat.engine.game), ITERATIONS, SECONDS)
    thinking = Thread(target=lambda: found.append(adviser.advise(own, secrets.randbits(SEED_BITS))), daemon=True)
    thinking.start()
    while thinking.is_alive():
        thinking.join(TICK)
        alive()
    return found[0]
