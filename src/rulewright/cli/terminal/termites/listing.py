"""The choices in Termites: marks on the board, hexes in rows, attacks with their sums, tokens with their strength."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rulewright.cli.terminal.drawing import Drawing
from rulewright.cli.terminal.paint import UNBROKEN, Line, width, wrapped
from rulewright.cli.terminal.question import Choice, Question
from rulewright.games.termites import numbers as num
from rulewright.games.termites.parts import CASTE, FACE, NOBODY, POINTS, STRENGTH, TERRAINS, TILE_FACES
from rulewright.games.termites.rules import mounds
from rulewright.games.termites.shown.text import hex_name, token_args
from rulewright.kernel.rule import plain
from rulewright.kernel.verbs import MASK, OK, SHIFT
from rulewright.words import Words

from .board import Board, Marks

NUMBERED = 12  # up to this many hexes are listed one by one, more by rows
refuse_build = plain(mounds.refuse_build)
SPOKEN = 4  # up to this many attacks are in words


def is_attack(s: Any, action: int) -> bool:
    return action >> SHIFT == num.MOVE and s.owner[action & MASK] != NOBODY


def attacks(question: Question) -> list[Choice]:
    return [choice for choice in question.choices if is_attack(question.position, choice.action)]


def marks(question: Question) -> Marks:
    """The hexes that can be chosen, and what the choice is about."""
    s, f = question.position, question.frame
    attack = frozenset(choice.name for choice in attacks(question))
    choose = frozenset(choice.name for choice in question.choices if choice.name) - attack
    if question.offer.name not in ("goal", "entry", "retreat"):
        return Marks(choose, attack)
    if question.offer.name != "goal":
        attack = frozenset({hex_name(s, f.left)})
    return Marks(choose, attack, hex_name(s, f.at))


# ------------------------------------------------------------- the subject
def terrain_name(terrain: int, words: Words) -> str:
    return words(f"termites-terrain-{TERRAINS[terrain]}")


def token(kind: int, words: Words) -> str:
    return words("termites-token-name", **token_args(kind))


def taken_in_hand(question: Question, words: Words) -> str:
    """What is being placed or moved: a token, a unit, a mound; or ""."""
    s, f, offer = question.position, question.frame, question.offer.name
    if offer == "token-hex":
        return words("termites-cli-holding", piece=token(s.chosen, words))
    if offer == "goal":
        piece, points = token(s.unit[f.at], words), int(POINTS[CASTE[s.unit[f.at]]])
        return words("termites-cli-moving", piece=piece, hex=hex_name(s, f.at), points=points)
    if offer == "mound-hex":
        return words("termites-cli-holding-mound", value=f.left)
    if offer in ("entry", "retreat"):
        return words("termites-cli-attacking", hex=hex_name(s, f.at), target=hex_name(s, f.left))
    if offer == "tile":
        kinds = ("/".join(terrain_name(t, words) for t in faces) for faces in TILE_FACES)
        left = ", ".join(f"{kind} {s.tiles[i]}" for i, kind in enumerate(kinds))
        return words("termites-cli-tiles-left", list=left)
    return words("termites-cli-holding", piece=terrain_name(FACE[f.at], words)) if offer == "tile-hex" else ""


# ------------------------------------------------------------- the list
def lines(question: Question, drawing: Drawing, board: Board) -> list[Line]:
    """Hexes in a row, everything else on a line of its own."""
    columns, words = drawing.columns, drawing.words
    if question.offer.verbs == (num.MOUND,):
        values = ", ".join(choice.key for choice in question.choices)
        return wrapped(words("termites-cli-values", list=values), columns, indent="  ")
    attacking = attacks(question)
    short = attacking if len(attacking) > SPOKEN else []
    hexes = [choice for choice in question.choices if choice.name and choice not in attacking]
    made = wrapped(hex_list(question, hexes, board), columns, indent="  ")
    made += wrapped(attack_list(question, short), columns, indent="  ")
    for choice in question.choices:
        if not choice.name or (choice in attacking and not short):
            sign: Line = [("  ", ""), (choice.key, "attack" if choice in attacking else ""), (") ", "")]
            made.append([*sign, (drawing.describe(question, choice.action), "")])
    return [line for line in made if width(line)]


def attack_list(question: Question, attacking: Sequence[Choice]) -> str:
    """In short: strength against defence."""
    items = []
    for choice in attacking:
        args = question.match.game.describe(question.position, choice.action).args
        items.append(f"{choice.key}) {choice.name} {args['strength']}>{args['defence']}".replace(" ", UNBROKEN))
    return "   ".join(items)


def hex_list(question: Question, hexes: Sequence[Choice], board: Board) -> str:
    if len(hexes) <= NUMBERED:
        items = [f"{choice.key}) {choice.name}{standing(question, choice, board)}" for choice in hexes]
    else:
        rows = groupby((choice.name for choice in hexes), key=lambda name: name[0])
        items = [f"{letter} {ranges([int(name[1:]) for name in names])}" for letter, names in rows]
    return "   ".join(item.replace(" ", UNBROKEN) for item in items)


def standing(question: Question, choice: Choice, board: Board) -> str:
    """The unit on the hex, if one of the player's units is to be chosen."""
    own = choice.action >> SHIFT in (num.UNIT, num.CLEAR)
    return f" {sign_of(question, question.position.unit[choice.action & MASK], board)}" if own else ""


def sign_of(question: Question, kind: int, board: Board) -> str:
    args = token_args(kind)
    return board.token(question.seat, args["caste"], args["termites"])


def token_line(question: Question, words: Words, board: Board, kind: int) -> str:
    """A token in the hand: its symbol, name and abilities."""
    worth = {"strength": int(STRENGTH[kind]), "points": int(POINTS[CASTE[kind]])}
    return words("termites-cli-token", piece=token(kind, words), sign=sign_of(question, kind, board), **worth)


def site_lines(question: Question, hex: int, drawing: Drawing) -> list[Line]:
    """Why a mound may not be built on that hex, with the rule; or that it may."""
    s, words = question.position, drawing.words
    code = refuse_build(s, hex)
    if code == OK:
        return wrapped(words("termites-cli-site", hex=hex_name(s, hex)), drawing.columns, "good")
    paragraph, why = question.match.game.reason(s, num.BUILD << SHIFT | hex, code)
    told = wrapped(words.message(why, drawing.names), drawing.columns - 7, "bad")
    return [[(f"{paragraph:<6} ", "rule"), *told[0]], *([("       ", ""), *line] for line in told[1:])]


def ranges(numbers: list[int]) -> str:
    """1 2 3 5 as 1-3 5."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
