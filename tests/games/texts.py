"""The texts of a game. Each game declares them once, as TEXTS in tests/games/<game>/texts.py; tests of words use that."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any, cast

from rulewright.cli.commands.options import NAMED
from rulewright.kernel.bundles.workbench import Field, fields
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import Message
from rulewright.kernel.numbers import Reason
from rulewright.kernel.options import Option
from rulewright.kernel.rule import PARAGRAPHS
from rulewright.kernel.view import Prompt
from rulewright.words import Words


def every_argument(game: Game, s: Any, verb: int) -> Sequence[int]:
    return range(game.verbs[verb].arguments)


def any_action(s: Any, legal: list[int], random: Random) -> int:
    return random.choice(legal)


def parts(prompt: Prompt) -> list[Message]:
    """All messages of a prompt, except the words of the part that asks."""
    return [message for message in (prompt.kicker, prompt.title, prompt.consequence) if message]


@dataclass(frozen=True)
class Texts:
    """The keys that a game's code constructs, without the game's prefix; and how to make all of them occur."""

    game: Game
    chance: Collection[int]  # the verbs that are outcomes of chance
    reasons: Collection[Reason]
    events: Collection[str]
    tables: Callable[[], Iterator[Settings]]  # at which, together, everything occurs
    asked: Collection[str] | None = None  # its prompts, if they are not named like the offers
    kickers: Collection[str] = ()  # texts about who asks, and why
    follows: Collection[str] = ()  # and about what follows
    plain: Collection[str] = ()  # further texts without arguments
    worded: Collection[str] = ()  # further texts with arguments
    deeds: Collection[str] = ()  # further texts of actions, besides the verbs
    codes: Mapping[str, Collection[str]] = field(default_factory=dict)  # values that texts select on
    rare: Mapping[int, tuple[int, ...]] = field(default_factory=dict)  # reasons that rarely occur, by verb
    choose: Callable[[Any, list[int], Random], int] = any_action  # chooses actions so that everything happens
    arguments: Callable[[Game, Any, int], Sequence[int]] = every_argument  # of a verb that are worth trying
    further: Callable[[], Iterable[Message]] = tuple  # rarely occurring messages, from positions constructed for them

    @property
    def options(self) -> list[Option]:
        every = [option for players in self.game.players for option in self.game.options(players)]
        return [*every, *([self.game.seating] if self.game.seating else [])]

    def paragraphs(self) -> set[str]:
        """The paragraphs that rules, offers, reasons and options cite."""
        package = f"rulewright.games.{self.game.name}."
        rules = {p for p, names in PARAGRAPHS.items() if any(name.startswith(package) for name in names)}
        cited = {*(offer.paragraph for offer in self.game.offers), *(paragraph for paragraph, _ in self.reasons)}
        return {*rules, *cited, *(option.paragraph for option in self.options), self.game.turns}

    def prompts(self) -> set[str]:
        offers = [offer for offer in self.game.offers if offer.verbs and not set(self.chance) & set(offer.verbs)]
        asked = [f"prompt-{name}" for name in self.asked or [offer.name for offer in offers]]
        return self._own(
            [*asked, *(f"kicker-{name}" for name in self.kickers), *(f"then-{name}" for name in self.follows)]
        )

    def without_arguments(self) -> set[str]:
        values = {f"value-{o.name}-{value}" for o in self.options if len(o.values) <= NAMED for value in o.values}
        own = self._own(["title", "introduction", "side", "line", "time", "cli-help", *values, *self.plain])
        prompts = self.prompts() if type(self.game).prompt is Game.prompt else set()
        return {
            *own,
            *self.packs(),
            *self.workshop(),
            *prompts,
            *self.game.sides,
            *self._own(f"option-{option.name}" for option in self.options),
            *(f"rule-{paragraph.replace('.', '-')}" for paragraph in self.paragraphs()),
            *(f"chapter-{paragraph.partition('.')[0]}" for paragraph in self.paragraphs()),
        }

    def packs(self) -> set[str]:
        """What distinguishes the game's own packs, if it has several."""
        names = [name for name in self.game.packs if "/" not in name]
        return self._own(["option-pack", *(f"value-pack-{name}" for name in names)] if len(names) > 1 else [])

    def workshop(self) -> set[str]:
        """The texts of the workshop: parts, fields, and the words in them. The same field may have a separate text on some kinds of
        parts."""
        bench, words = self.game.workbench, Words("en", game=self.game.key)
        if bench is None:
            return set()
        made = {f"kind-{kind.id}" for kind in bench.kinds}
        for kind in bench.kinds:
            for each in every_field(fields(kind.table, kind.hidden)):
                own = f"field-{kind.section}-{each.name}"
                made |= {key for key in (own, f"field-{each.name}") if f"{self.game.name}-{key}" in words}
                own_words = {word: f"{each.name}-{word}" for word in each.words}
                made |= {
                    key if f"{self.game.name}-{key}" in words else f"word-{word}" for word, key in own_words.items()
                }
        vocabulary = bench.effects.arguments if bench.effects else {}
        made |= {f"argument-{argument.name}" for arguments in vocabulary.values() for argument in arguments}
        return self._own(made)

    def in_games(self) -> set[str]:
        """The texts for actions, events and refusals during a game."""
        verbs = [verb.name for number, verb in enumerate(self.game.verbs) if number not in self.chance]
        own = [*(f"do-{name}" for name in (*verbs, *self.deeds)), *(f"event-{name}" for name in self.events)]
        return self._own([*own, *(f"why-{key}" for _, key in self.reasons)])

    def families(self) -> set[str]:
        return self.without_arguments() | self.in_games() | self.prompts() | self._own(self.worded)

    def _own(self, keys: Iterable[str]) -> set[str]:
        return {f"{self.game.name}-{key}" for key in keys}


def texts_of(game: str) -> Texts:
    return cast(Texts, import_module(f"tests.games.{game}.texts").TEXTS)


def every_field(every: Iterable[Field]) -> Iterator[Field]:
    for each in every:
        yield each
        yield from every_field(each.fields)
