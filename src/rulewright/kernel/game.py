"""The contract: what server, bots, laboratory and tests know of a game.

`Game.engine` runs the rules on arrays of states (see engine.py); the methods here are the edge, where numbers become words. They take
the twin of a state, so that they are plain Python in both modes.
"""

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
from .observation import Observation
from .options import Option
from .verbs import GAME_OVER, MASK, NOT_NOW, NOT_YOUR_TURN, SHIFT, Offer, Verb
from .view import ActionFacts, Asked, Prompt, Threat, View


class Step(NamedTuple):
    """One decision of a line that was carried out: the world before and after it, as twins, and what its seat would hear."""

    before: Any
    action: int
    events: list[Event]
    after: Any


class Merit(NamedTuple):
    """Something that speaks for a line of decisions; with the paragraph that it goes by."""

    message: Message
    paragraph: str = ""


if TYPE_CHECKING:
    Json = str | int | float | bool | None | list["Json"] | dict[str, "Json"]
else:
    Json = Any  # msgspec, which reads letters to bots, knows no type that names itself


@dataclass(frozen=True)
class Settings:
    """What a table agreed on, all of it writable as JSON."""

    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    pack: str = ""  # the name or the folder of a pack; nothing for the game's own
    data: Mapping[str, Json] = field(default_factory=dict)  # what no option holds: "board", an OwnBoard as plain data
    digest: str = ""  # of the pack that a game began with; nothing for a new game, which takes the pack as it is


@dataclass(frozen=True)
class Prepared:
    """Settings that have been checked and completed, and what the rules begin with."""

    settings: Settings
    pack_digest: str
    config: Any  # a row of integers


class Teaching(NamedTuple):
    """What lessons need to begin in positions of their own, and to speak of what stands there: docs/lessons.md."""

    start: type[Table]  # the shape of [scene.start]
    build: Callable[[Prepared, Any, Report], bytes | None]  # the encoded position, whole; or what is wrong is reported
    # By name, what can be asked of a position: functions of its twin and words of the types that they declare. One that gives a number is
    # compared, as in `leaning 1 H7 <= 4`. They raise UserError for a name that the position has not got.
    conditions: Mapping[str, Callable[..., int]]
    marks: Mapping[str, Callable[[Any, str], bool]]  # by kind, whether the twin has a thing of that name to point at


class Game(ABC):
    name: str  # also in front of the keys of all its messages: "termites-why-too-far"
    version: str  # of the rules: a journal of another version may not replay
    players: range
    sides: tuple[str, ...]  # message keys of the swarms or factions, by the number that the rule `side` gives
    seating: Option | None = None  # who plays which: a value for each seat, with commas between, or the default
    pack: str = ""  # of the packs that come with it, the one that is played if nobody names another
    packs: Mapping[str, Path] = {}
    presets: Mapping[str, Mapping[str, Mapping[str, str]]] = {}  # by option and value, what else it chooses
    shape: int = 1  # of its views: raise it when a page that draws them would have to be written anew
    web: str = ""  # the module that draws it in a browser: a file of the folder `web` beside the game's own module
    turns: str  # the paragraph that says whose turn it is
    engine: Engine
    guides: Guides
    verbs: tuple[Verb, ...]
    offers: tuple[Offer, ...]
    observation: Observation | None = None  # what a seat may know, as numbers
    teaching: Teaching | None = None
    workbench: Workbench | None = None  # its packs can be corrected in the browser
    answered: bool = False  # `dangers` looks at what the others would answer
    retold: frozenset[int] = (
        frozenset()
    )  # kinds of events that are told in other cases than once: kept ones are not compared

    # ------------------------------------------------------------- what a game writes
    @abstractmethod
    def options(self, players: int, pack: str = "") -> tuple[Option, ...]:
        """What a table of that size can choose, but for the seating."""

    @abstractmethod
    def prepare(self, settings: Settings) -> Prepared:
        """Raises UserError for anything it does not know."""

    @abstractmethod
    def open_to_all(self, s: Any) -> View:
        """What everybody may see; built up from nothing."""

    @abstractmethod
    def add_own(self, view: Any, s: Any, seat: int) -> None:
        """Adds to the view what that seat may see besides; a SPECTATOR sees as good as nothing. What the view holds already is shared
        with others: replace it, never change it."""

    @abstractmethod
    def argument(self, s: Any, verb: int, argument: int) -> str:
        """The argument's name: a hex, a token, a number."""

    @abstractmethod
    def describe(self, s: Any, action: int) -> Message:
        """What the action does, for the one who may choose it."""

    @abstractmethod
    def tell(self, s: Any, kind: int, a: int, b: int, c: int, d: int) -> Message:
        """An event in words."""

    @abstractmethod
    def reason(self, s: Any, action: int, code: int) -> tuple[str, Message]:
        """The paragraph and the words of one of its own reasons."""

    # ------------------------------------------------------------- what a game may write
    def asked_under(self, s: Any) -> str:
        """The paragraph under which somebody is asked now, where it is not always that of the offer."""
        offer: int = s.frame[s.top].offer
        return self.offers[offer].paragraph

    def proposed(self, language: str) -> Mapping[str, str]:
        """Options that a new table proposes to people who read that language; they can choose others."""
        return {}

    def prompt(self, s: Any) -> Message:
        """What the seat that is asked has to choose, for its own eyes: the question alone."""
        return Message(f"{self.name}-prompt-{self.offers[s.frame[s.top].offer].name}")

    def asks(self, s: Any) -> Prompt:
        """The question with what asks it, why, and what follows; nothing that the seat cannot know."""
        return Prompt(self.prompt(s))

    def in_words(self, s: Any, seat: int) -> Sequence[Message]:
        """The position as that seat, or a SPECTATOR, sees it, a line each: for pages and terminals that have no drawing of the game."""
        return []

    def facts(self, s: Any, action: int) -> ActionFacts:
        """What a legal action would do, for the one who may choose it: nothing that this seat cannot know."""
        return ActionFacts()

    def facts_of_refusal(self, s: Any, action: int, reason: Message) -> ActionFacts:
        """The same for what is refused for that reason."""
        return ActionFacts()

    def threats(self, s: Any, seat: int) -> Sequence[Threat]:
        """What others could do next against what that seat has, the worst first: as far as the seat can know. Asked for, not sent with
        every view."""
        return []

    def merits(self, steps: Sequence[Step], seat: int) -> list[Merit]:
        """What speaks for a line of that seat's decisions, which has been carried out in a world that the seat cannot rule out; the
        weightiest first. Only what is so in every such world is told."""
        return []

    def dangers(self, steps: Sequence[Step], answers: Sequence[Step], seat: int) -> list[Merit]:
        """What others could do to that seat after such a line; `answers` are what a search expects of them in the same world."""
        return []

    def sources(self, s: Any, events: Sequence[Event], seat: int) -> list[tuple[Message, int]]:
        """Where the points of a seat came from, by all that happened: they add up to its points. The same sources for every seat."""
        return []

    def naming(self, s: Any, verb: int) -> Callable[[int], str]:
        """Names the arguments of a verb one by one; a game may look up beforehand what all of them need."""
        return partial(self.argument, s, verb)

    def names(self, pack: str, language: str) -> Mapping[str, str]:
        """The names that a pack gives to the ids of its parts, in that language or the nearest it has. Messages carry the ids
        (see message.Name)."""
        return {}

    def unpack(self, pack: str, players: int) -> Box:
        """What is in the box, to be drawn and looked up: of a pack that comes with the game, for a table of that size."""
        return Box(())

    def check(self, path: str) -> list[Problem]:
        """What is wrong with a pack, by its name or its folder, or with another file of content; with warnings, which stop nobody."""
        return []

    def read_board(self, path: Path, settings: Settings) -> OwnBoard:
        """A board of the players' own, checked."""
        raise UserError("board-never", game=self.name)

    # ------------------------------------------------------------- what every game has
    @cached_property
    def key(self) -> str:
        """By which it is found among those that are installed: an earlier version of a game has another than its name."""
        return self.name

    @cached_property
    def most_legal(self) -> int:
        """Room that a list of legal actions needs, and the list of those that are asked about before."""
        return max(sum(self.verbs[verb].arguments for verb in offer.verbs) for offer in self.offers)

    def refusal(self, s: Any, action: int, code: int) -> tuple[str, Message]:
        """Why an action is refused: the paragraph and the words. What is not asked now is refused by the rule that asks."""
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
        """What everybody may see, with who is asked."""
        f, view = s.frame[s.top], self.open_to_all(s)
        view.prompt = Asked(self.offers[f.offer].name, self.asked_under(s), f.actor if f.actor >= 0 else None)
        return view

    def view(self, s: Any, seat: int, common: View | None = None) -> View:
        """What that seat, or a SPECTATOR, may see; from what is common to all, if that is known already."""
        view = copy(common or self.common_view(s))
        self.add_own(view, s, seat)
        return view

    def write(self, s: Any, action: int) -> str:
        """An action as text, "verb:argument"."""
        return self.write_all(s, [action])[0]

    def write_all(self, s: Any, actions: Sequence[int]) -> list[str]:
        """Actions of one position as texts."""
        written = {verb: self._writing(s, verb) for verb in {action >> SHIFT for action in actions}}
        return [verb + name(action & MASK) for action in actions for verb, name in (written[action >> SHIFT],)]

    def _writing(self, s: Any, verb: int) -> tuple[str, Callable[[int], str]]:
        """What comes before the argument, and how that is named."""
        name, arguments = self.verbs[verb].name, self.verbs[verb].arguments
        return (name, lambda argument: "") if arguments == 1 else (f"{name}:", self.naming(s, verb))

    def read(self, s: Any, text: str) -> int:
        """The action that is written so."""
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
        """Who may know the argument of an action that is about to be done: the mask of seats."""
        if not self.verbs[action >> SHIFT].secret:
            return EVERYONE
        f = s.frame[s.top]
        return bit(f.who if f.actor == CHANCE else f.actor)


def fitting(games: Iterable[Game], settings: Settings) -> tuple[Game, Prepared] | None:
    """Of several games of one version, the first whose pack is still the one that the settings name; with what its rules begin with."""
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
