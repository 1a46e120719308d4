"""Writes the golden games and the perft counts anew, from the repository's root:

    RULEWRIGHT_MODE=compiled python -m tests.golden.termites.write

Only after a rule, a pack or a word of an event was changed on purpose: then read the difference before you keep it.
"""

from __future__ import annotations

from collections.abc import Callable

from rulewright.games.termites.game import GAME
from rulewright.kernel.chance import keyed
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.players.greedy import GreedyBot
from rulewright.players.random import RandomBot
from rulewright.players.seat import Bot, Seat

from . import games, perft

ODD = perft.ODD
STRICT = {"mound_terrain": "open-only", "attack_origin": "start", "mound_crossing": "nobody"}
GAMES = {
    "game-1-two-random": (Settings(2), "random random"),
    "game-2-two-greedy": (Settings(2, {"swarms": "blue,grey"}), "greedy greedy"),
    "game-3-two-build-odd": (Settings(2, {"scenario": "build", **ODD}), "greedy random"),
    "game-4-three-mixed": (Settings(3), "greedy random greedy"),
    "game-5-three-build": (Settings(3, {"scenario": "build", "tiles": "9", **STRICT}), "random greedy random"),
    "game-6-four-odd": (Settings(4, ODD), "greedy random greedy random"),
}


def chooser(bots: list[Bot]) -> Callable[[Match], int]:
    return lambda match: bots[match.actor].choose(Seat(match, match.actor))


def bot(name: str, seed: int) -> Bot:
    return RandomBot(seed) if name == "random" else GreedyBot(GAME.engine, GAME.most_legal, seed)


def main() -> None:
    for name, (settings, names) in GAMES.items():
        seed = b"".join(keyed(name.encode(), k).to_bytes(8, "big") for k in range(4))
        bots = names.split()
        made = chooser([bot(one, 17 + number) for number, one in enumerate(bots)])
        text = games.play(games.Opening(settings, tuple(bots), seed), made)
        (games.FOLDER / f"{name}.txt").write_text(text, "utf-8")
    perft.FILE.write_text(perft.written(), "utf-8")


if __name__ == "__main__":
    main()
