"""The contract: what the server, bots, lab and tests may know of a game.

`Game.engine` runs the rules on arrays of states (see engine.py). The methods here turn numbers into words. They take the twin of a state,
so they are plain Python in both modes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from .box import Box, OwnBoard
from .bundles.workbench import Workbench
from .content import Report, Table
from .engine import Engine
from .events import EVERYONE, Event, bit
from .frames import CHANCE
from .guide import Guides
from .message import Message, Problem, UserError
from .observing.observation import Observation
from .options import Option
from .verbs import GAME_OVER, MASK, NOT_NOW, NOT_YOUR_TURN, SHIFT, Offer, Verb
from .view import ActionFacts, Asked, Prompt, Threat, View


class Step(NamedTuple):
    """One decision of a line that was played: the twins before and after it, and the events that its seat would hear."""

    before: Any
    action: int
    events: list[Event]
    after: Any


class Merit(NamedTuple):
    """Something that speaks for a line of decisions, with its paragraph of the rules."""

    message: Message
    paragraph: str = ""


if TYPE_CHECKING:
    Json = str | int | float | bool | None | list["Json"] | dict[str, "Json"]
else:
    Json = Any  # msgspec, which reads letters to bots, cannot handle a recursive type


@dataclass(frozen=True)
class Settings:
    """What a table agreed on, all of it valid JSON."""

    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    pack: str = ""  # the name or the folder of a pack; "" for the game's default
    data: Mapping[str, Json] = field(default_factory=dict)  # besides options: "board", an OwnBoard as plain data
    digest: str = ""  # of the pack that a game began with; "" for a new game, which takes the pack as it is


@dataclass(frozen=True)
class Prepared:
    """Settings that have been checked and completed, and the rules' config."""

    settings: Settings
    pack_digest: str
    config: Any  # a row of integers


class Teaching(NamedTuple):
    """What lessons need, to begin in positions of their own and to refer to what is in them: docs/lessons.md."""

    start: type[Table]  # the shape of [scene.start]
    build: Callable[[Prepared, Any, Report], bytes | None]  # the encoded position, or None if problems were reported
    # The conditions that can be asked of a position, by name: functions of its twin and of words of the declared types. One that returns a
    # number is compared, as in `leaning 1 H7 <= 4`. They raise UserError for a name that is not in the position.
    conditions: Mapping[str, Callable[..., int]]
    marks: Mapping[str, Callable[[Any, str], bool]]  # by kind, whether the twin has a thing of that name to point at


class Game(ABC):
    name: str  # also the prefix of its message keys: "termites-why-too-far"
    version: str  # of the rules: journals of other versions may not replay
    players: range
    sides: tuple[str, ...]  # message keys of the swarms or factions, indexed by the number that the rule `side` returns
    seating: Option | None = None  # who plays which side: comma-separated, one per seat, or the default
    pack: str = ""  # the default pack
    packs: Mapping[str, Path] = {}
    presets: Mapping[str, Mapping[str, Mapping[str, str]]] = {}  # by option and value, the other options that it sets
    shape: int = 1  # of its views: increment it when pages that draw them must be adapted
    web: str = ""  # the module that draws it in a browser: a file in the folder `web` next to the game's module
    turns: str  # the paragraph on whose turn it is
    engine: Engine
    guides: Guides
    verbs: tuple[Verb, ...]
    offers: tuple[Offer, ...]
    observation: Observation | None = None  # what a seat may know, as numbers
    teaching: Teaching | None = None
    workbench: Workbench | None = None  # for games whose packs can be corrected in the browser
    net_beats: str = "pip"  # the strongest bot that searches and is weaker than the game's net, if it has one
    answered: bool = False  # whether `dangers` needs the others' expected answers
    retold: frozenset[int] = (
        frozenset()
    )  # event kinds that are now emitted in different situations than before: stored ones are not compared

    # ------------------------------------------------------------- what a game writes
    @abstractmethod
    def options(self, players: int, pack: str = "") -> tuple[Option, ...]:
        """What a table of that size can choose, apart from the seating."""

    @abstractmethod
    def prepare(self, settings: Settings) -> Prepared:
        """Check and complete settings. Raises UserError for anything unknown."""

    @abstractmethod
    def open_to_all(self, s: Any) -> View:
        """What everybody may see. Build it up from nothing."""

    @abstractmethod
    def add_own(self, view: Any, s: Any, seat: int) -> None:
        """Add to the view what that seat may see besides; for a SPECTATOR that is almost nothing. The view's existing values are shared
        with others: replace them, never modify them."""

    @abstractmethod
    def argument(self, s: Any, verb: int, argument: int) -> str:
        """The argument's name: a hex, a token, a number."""

    @abstractmethod
    def describe(self, s: Any, action: int) -> Message:
        """What the action does, worded for the seat that may choose it."""

    @abstractmethod
    def tell(self, s: Any, kind: int, a: int, b: int, c: int, d: int) -> Message:
        """Describe an event."""

    @abstractmethod
    def reason(self, s: Any, action: int, code: int) -> tuple[str, Message]:
        """The paragraph and the words of one of the game's own refusal reasons."""

    # ------------------------------------------------------------- what a game may write
    def asked_under(self, s: Any) -> str:
        """The paragraph that the current question comes from, where it is not always that of the offer."""
        offer: int = s.frame[s.top].offer
        return self.offers[offer].paragraph

    def proposed(self, language: str) -> Mapping[str, str]:
        """Options to preselect for people who read that language; they can choose others."""
        return {}

    def prompt(self, s: Any) -> Message:
        """The question that the seat to act has to answer. Only that seat sees it."""
        return Message(f"{self.name}-prompt-{self.offers[s.frame[s.top].offer].name}")

    def asks(self, s: Any) -> Prompt:
        """The question with its source, its reason and what follows. Nothing that the seat cannot know."""
        return Prompt(self.prompt(s))

    def in_words(self, s: Any, seat: int) -> Sequence[Message]:
        """The position as that seat, or a SPECTATOR, sees it, one message per line: for pages and terminals that cannot draw the game."""
        return []

    def facts(self, s: Any, action: int) -> ActionFacts:
        """What a legal action would do, for the seat that may choose it. Nothing that this seat cannot know."""
        return ActionFacts()

    def facts_of_refusal(self, s: Any, action: int, reason: Message) -> ActionFacts:
        """The same for an action refused for that reason."""
        return ActionFacts()

    def threats(self, s: Any, seat: int) -> Sequence[Threat]:
        """What others could do next to what the seat has, worst first, as far as the seat can know. Computed on request, not sent with
        every view."""
        return []

    def merits(self, steps: Sequence[Step], seat: int) -> list[Merit]:
        """What speaks for a line of the seat's decisions, strongest first. The line was played in a world that the seat cannot rule out;
        only what holds in every such world may be said."""
        return []

    def dangers(self, steps: Sequence[Step], answers: Sequence[Step], seat: int) -> list[Merit]:
        """What others could do to the seat after such a line. `answers` is what a search expects them to do in the same world."""
        return []

    def sources(self, s: Any, events: Sequence[Event], seat: int) -> list[tuple[Message, int]]:
        """Where a seat's points came from, given all events. They add up to its score. Every seat has the same sources."""
        return []

    def naming(self, s: Any, verb: int) -> Callable[[int], str]:
        """A function that names the arguments of a verb. Override it to look up once what all of them need."""
        return partial(self.argument, s, verb)

    def names(self, pack: str, language: str) -> Mapping[str, str]:
        """The pack's names for the ids of its parts, in that language or the closest one it has. Messages carry the ids (see
        message.Name)."""
        return {}

    def unpack(self, pack: str, players: int) -> Box:
        """What is in the box of a pack that comes with the game, for a table of that size, to draw and look up."""
        return Box(())

    def check(self, path: str) -> list[Problem]:
        """Check a pack, by name or folder, or another content file. Includes warnings, which do not stop anybody from playing."""
        return []

    def read_board(self, path: Path, settings: Settings) -> OwnBoard:
        """Read and check a board that players bring."""
        raise UserError("board-never", game=self.name)

    # ------------------------------------------------------------- what every game has
    @cached_property
    def key(self) -> str:
        """The key to load it by. An earlier version of a game has a key that differs from its name."""
        return self.name

    @cached_property
    def most_legal(self) -> int:
        """The room that lists of legal or candidate actions need."""
        return max(sum(self.verbs[verb].arguments for verb in offer.verbs) for offer in self.offers)

    def refusal(self, s: Any, action: int, code: int) -> tuple[str, Message]:
        """Why an action is refused: the paragraph and the words. An action that is not offered now is refused by the paragraph of the
        question."""
        f = s.frame[s.top]
        paragraph = self.asked_under(s)
        if code == GAME_OVER:
            return paragraph, Message("why-game-over")
        if code == NOT_YOUR_TURN:
            return self.turns, Message("why-not-your-turn", {"seat": f.actor})
        if code == NOT_NOW:
            return paragraph, Message("why-not-now", {"prompt": self.prompt(s)})
        return self.reason(s, action, code)

    def actions(self) -> Iterator[int]:
        """The whole action space."""
        for number, verb in enumerate(self.verbs):
            yield from (number << SHIFT | argument for argument in range(verb.arguments))

    def common_view(self, s: Any) -> View:
        """What everybody may see, with who has to act."""
        f, view = s.frame[s.top], self.open_to_all(s)
        view.prompt = Asked(self.offers[f.offer].name, self.asked_under(s), f.actor if f.actor >= 0 else None)
        return view

    def view(self, s: Any, seat: int, common: View | None = None) -> View:
        """What that seat, or a SPECTATOR, may see. Pass `common` if the part for everybody is already known."""
        view = copy(common or self.common_view(s))
        self.add_own(view, s, seat)
        return view

    def write(self, s: Any, action: int) -> str:
        """An action as text, "verb:argument"."""
        return self.write_all(s, [action])[0]

    def write_all(self, s: Any, actions: Sequence[int]) -> list[str]:
        """Several actions of one position as texts."""
        written = {verb: self._writing(s, verb) for verb in {action >> SHIFT for action in actions}}
        return [verb + name(action & MASK) for action in actions for verb, name in (written[action >> SHIFT],)]

    def _writing(self, s: Any, verb: int) -> tuple[str, Callable[[int], str]]:
        """The text before the argument, and a function that names arguments."""
        name, arguments = self.verbs[verb].name, self.verbs[verb].arguments
        return (name, lambda argument: "") if arguments == 1 else (f"{name}:", self.naming(s, verb))

    def read(self, s: Any, text: str) -> int:
        """Parse an action's text."""
        name, _, argument = text.partition(":")
        for number, verb in enumerate(self.verbs):
            if verb.name == name:
                naming = self.naming(s, number)
                for a in range(verb.arguments):
                    if verb.arguments == 1 or naming(a) == argument:
                        return number << SHIFT | a
                raise UserError("action-argument", verb=name, argument=argument)
        raise UserError("action-verb", verb=name, known=", ".join(sorted(v.name for v in self.verbs)))

    def audience(self, s: Any, action: int) -> int:
        """The mask of seats that may know the argument of an action about to be done."""
        if not self.verbs[action >> SHIFT].secret:
            return EVERYONE
        f = s.frame[s.top]
        return bit(f.who if f.actor == CHANCE else f.actor)


def fitting(games: Iterable[Game], settings: Settings) -> tuple[Game, Prepared] | None:
    """The first of several games of one version whose pack is still the one that the settings name, with the prepared settings."""
    fault = None
    for game in games:
        try:
            prepared = game.prepare(settings)
        except UserError as error:
            fault = fault or error
        else:
            if prepared.pack_digest == settings.digest:
                return game, prepared
    if fault:
        raise fault
    return None
