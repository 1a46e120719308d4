"""The possible players at a table in the terminal, and the bots among them."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.game import Game
from rulewright.players.bots import BOTS, OPPONENTS, make_bot
from rulewright.players.seat import Bot
from rulewright.words import Words

HUMAN = "human"
OPPONENT = "juno"  # the default opponent
SITTERS = (HUMAN, *BOTS)
OFFERED = (HUMAN, *OPPONENTS)  # the other bots are for experiments


def bot_for(game: Game, sitter: str, seed: int) -> Bot | None:
    """None for a person."""
    return None if sitter == HUMAN else make_bot(sitter, game, seed)


def default_name(words: Words, sitters: Sequence[str], seat: int) -> str:
    """A bot's name, numbered from the second of the same name on."""
    sitter = sitters[seat]
    if sitter not in BOTS:
        return words.player(seat)
    before = sitters[:seat].count(sitter)
    return f"{words(f'bot-{sitter}')} {before + 1}" if before else words(f"bot-{sitter}")
