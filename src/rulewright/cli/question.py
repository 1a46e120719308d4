"""What somebody is asked, and how an answer that was typed is read.

Small choices have numbers, hexes have their names; a mound is called by its value, so that no number means two things.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from rulewright.games.termites import words as w
from rulewright.games.termites.parts import CASTE, FACE, KINDS, NOBODY, POINTS, STRENGTH, TERRAINS, TILE_FACES, VALUES
from rulewright.games.termites.text import HEX_VERBS, KIND_VERBS, hex_names, token_args, token_name
from rulewright.kernel.match import Match
from rulewright.kernel.verbs import MASK, SHIFT
from rulewright.words import Words

from .board import Drawing, Marks
from .paint import UNBROKEN, Line, width, wrapped

NUMBERED = 12  # hexes up to this many are listed one by one, more by rows
SPOKEN = 4  # attacks up to this many are told in words
PASS_KEY = "0"
# one possibility is none: these are taken at once. A goal is not, since another unit can still be taken instead
TAKEN_ALONE = {"mound-hex", "unit-to-clear", "captured-hex", "unit", "entry", "retreat", "tile-hex", "neutral-hex"}


class Choice(NamedTuple):
    key: str  # what to type for it
    action: int
    text: str  # as the journal has it
    hex: str | None
    attack: bool


class Question:
    """One decision of one seat."""

    def __init__(self, match: Match, seat: int, words: Words, names: Sequence[str], drawing: Drawing) -> None:
        self.match, self.seat, self._words, self._names, self._drawing = match, seat, words, names, drawing
        self.position = match.twin()
        self.frame = self.position.frame[self.position.top]
        self.offer = w.OFFERS[self.frame.offer]
        self._hexes = hex_names(self.position)
        legal = sorted(match.legal(), key=lambda action: (self._is_attack(action), action))
        self.choices = [self._choice(number, action) for number, action in enumerate(legal, 1)]

    def _is_attack(self, action: int) -> bool:
        return action >> SHIFT == w.MOVE and self.position.owner[action & MASK] != NOBODY

    def _choice(self, number: int, action: int) -> Choice:
        verb, argument = action >> SHIFT, action & MASK
        key = {w.MOUND: str(argument), w.PASS: PASS_KEY}.get(verb, str(number))
        hex = self._hexes[argument] if verb in HEX_VERBS else None
        return Choice(key, action, self.match.game.write(self.position, action), hex, self._is_attack(action))

    @property
    def forced(self) -> bool:
        return len(self.choices) == 1 and self.offer.name in TAKEN_ALONE

    # ------------------------------------------------------------- what is shown
    @property
    def marks(self) -> Marks:
        """The hexes that can be chosen, and what the choice is about."""
        choose = frozenset(c.hex for c in self.choices if c.hex and not c.attack)
        attack = frozenset(c.hex for c in self.choices if c.hex and c.attack)
        if self.offer.name not in ("goal", "entry", "retreat"):
            return Marks(choose, attack)
        if self.offer.name != "goal":
            attack = frozenset({self._hexes[self.frame.left]})
        return Marks(choose, attack, self._hexes[self.frame.at])

    def subject(self) -> str:
        """What was taken in hand before: a token, a unit, a mound; or nothing."""
        s, f = self.position, self.frame
        if self.offer.name == "token-hex":
            return self._words("cli-holding", piece=self._token(s.chosen))
        if self.offer.name == "goal":
            points = int(POINTS[CASTE[s.unit[f.at]]])
            return self._words("cli-moving", piece=self._token(s.unit[f.at]), hex=self._hexes[f.at], points=points)
        if self.offer.name == "mound-hex":
            return self._words("cli-holding-mound", value=f.left)
        if self.offer.name in ("entry", "retreat"):
            return self._words("cli-attacking", hex=self._hexes[f.at], target=self._hexes[f.left])
        if self.offer.name == "tile":
            left = (f"{'/'.join(self._terrain(t) for t in faces)} {s.tiles[i]}" for i, faces in enumerate(TILE_FACES))
            return self._words("cli-tiles-left", list=", ".join(left))
        return self._words("cli-holding", piece=self._terrain(FACE[f.at])) if self.offer.name == "tile-hex" else ""

    def lines(self, columns: int) -> list[Line]:
        """The choices: hexes in a row, what is more than a hex each on its line."""
        if self.offer.verbs == (w.MOUND,):
            values = ", ".join(choice.key for choice in self.choices)
            return wrapped(self._words("cli-values", list=values), columns, indent="  ")
        attacks = [choice for choice in self.choices if choice.attack]
        short = attacks if len(attacks) > SPOKEN else []
        lines = wrapped(self._hex_list([c for c in self.choices if c.hex and not c.attack]), columns, indent="  ")
        lines += wrapped(self._attack_list(short), columns, indent="  ")
        for choice in self.choices:
            if choice.hex is None or (choice.attack and not short):
                sign: Line = [("  ", ""), (choice.key, "attack" if choice.attack else ""), (") ", "")]
                lines.append([*sign, (self.describe(choice), "")])
        return [line for line in lines if width(line)]

    def _attack_list(self, attacks: list[Choice]) -> str:
        """In short: strength against defence."""
        items = []
        for choice in attacks:
            args = self.match.game.describe(self.position, choice.action).args
            items.append(f"{choice.key}) {choice.hex} {args['strength']}>{args['defence']}".replace(" ", UNBROKEN))
        return "   ".join(items)

    def describe(self, choice: Choice) -> str:
        verb, argument = choice.action >> SHIFT, choice.action & MASK
        if verb == w.TOKEN:
            worth = {"strength": int(STRENGTH[argument]), "points": int(POINTS[CASTE[argument]])}
            return self._words("cli-token", piece=self._token(argument), sign=self._sign(argument), **worth)
        return self._words.message(self.match.game.describe(self.position, choice.action), self._names)

    def _hex_list(self, hexes: list[Choice]) -> str:
        if len(hexes) <= NUMBERED:
            items = [f"{choice.key}) {choice.hex}{self._standing(choice)}" for choice in hexes]
        else:
            rows = groupby((str(choice.hex) for choice in hexes), key=lambda name: name[0])
            items = [f"{letter} {ranges([int(name[1:]) for name in names])}" for letter, names in rows]
        return "   ".join(item.replace(" ", UNBROKEN) for item in items)

    def _standing(self, choice: Choice) -> str:
        """The unit that stands there, if an own unit is to be chosen."""
        own = choice.action >> SHIFT in (w.UNIT, w.CLEAR)
        return f" {self._sign(self.position.unit[choice.action & MASK])}" if own else ""

    def _terrain(self, terrain: int) -> str:
        return self._words(f"terrain-{TERRAINS[terrain]}")

    def _token(self, kind: int) -> str:
        return self._words("token-name", **token_args(kind))

    def _sign(self, kind: int) -> str:
        args = token_args(kind)
        return self._drawing.token(self.seat, args["caste"], args["termites"])

    # ------------------------------------------------------------- what was typed
    def read(self, word: str) -> int | None:
        """The action that a word means here, legal or not; None for nothing. UserError for a misspelt one."""
        word = folded(word)
        for choice in self.choices:
            if word in (choice.key, choice.text.lower(), (choice.hex or "").lower()):
                return choice.action
        if word in ("pass", "p", folded(self._words("cli-word-pass"))):
            return w.PASS << SHIFT
        by_name = {name.lower(): hex for hex, name in self._hexes.items()}
        hex_verb = next((verb for verb in self.offer.verbs if verb in HEX_VERBS), None)
        if hex_verb is not None and word in by_name:
            return hex_verb << SHIFT | by_name[word]
        verb = self.offer.verbs[0]
        if verb in KIND_VERBS:
            return self._read_token(word, verb)
        if verb == w.MOUND and word.isdecimal() and 0 < int(word) < VALUES:
            return verb << SHIFT | int(word)
        return self._read_action(word)

    def _read_token(self, word: str, verb: int) -> int | None:
        """A token by its sign, as W2; or by its name in the journal."""
        letters = {letter.lower(): caste for caste, letter in self._drawing.letters.items()}
        found = re.fullmatch(r"(\w)([1-3])", word)
        name = f"{letters.get(found[1])}-{found[2]}" if found else word
        kinds = {token_name(kind): kind for kind in range(KINDS)}
        return verb << SHIFT | kinds[name] if name in kinds else self._read_action(word)

    def _read_action(self, word: str) -> int | None:
        """As the journal writes it: move:F6."""
        name, colon, argument = word.partition(":")
        verb = next((number for number, verb in enumerate(w.VERBS) if verb.name == name), None)
        if verb is None or not colon:
            return None
        return self.match.game.read(self.position, f"{name}:{argument.upper() if verb in HEX_VERBS else argument}")


def folded(word: str) -> str:
    """Without accents and capitals: not every keyboard has them."""
    return "".join(c for c in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(c))


def ranges(numbers: list[int]) -> str:
    """1 2 3 5 as 1-3 5."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
