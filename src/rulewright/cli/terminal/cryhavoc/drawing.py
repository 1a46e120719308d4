"""Cry Havoc in the terminal: the planet with its regions next to it, the battle, the hand, the choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

from rulewright.cli.terminal.drawing import BEGINNING, HIGH, Drawing
from rulewright.cli.terminal.paint import Line, wrapped
from rulewright.cli.terminal.question import Question, folded
from rulewright.cli.terminal.screen import Screen
from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.pack.loading import marked
from rulewright.games.cryhavoc.pack.pack import Pack
from rulewright.games.cryhavoc.parts import FACTIONS, IN_DECK, IN_HAND, LOOKED_AT, PICKED, REGIONS, STORED, TILES
from rulewright.games.cryhavoc.shown.shapes import CryHavocView
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.match import Match
from rulewright.kernel.message import Message
from rulewright.kernel.verbs import MASK, SHIFT
from rulewright.words import Words

from . import battle, cards, listing, panel, regions
from .colours import COLOURS
from .layout import Layout
from .raster import LINKS
from .scene import SHAPES, Scene

FEW = 2  # most lines of a hand in a small window
COUNTED, GAINED = "cryhavoc-event-scored-", "cryhavoc-event-vp"
AROUND = 2  # least lines around a question: one of news, and the input


class CryHavocDrawing(Drawing):
    colours = COLOURS
    taken_alone = frozenset(
        {"after-action", "explore-next", "wake-next", "battle-next", "prisoner", "victim", "retreat", "nest", "landing"}
    )
    # the panel, the planet and the battle board already show these
    quiet = frozenset(
        f"cryhavoc-event-{name}" for name in ("turn", "drew-hidden", "looked-hidden", "points", "battle-off")
    )

    def __init__(self, match: Match, words: Words, names: Sequence[str], screen: Screen) -> None:
        super().__init__(match, words, names, screen)
        scene = self.scene(self.seen(SPECTATOR))
        self.example = scene.labels[scene.map.caverns]

    @property
    def pack(self) -> Pack:
        return marked(self.match.twin().pack)

    def scene(self, view: CryHavocView) -> Scene:
        shapes = self.screen.can_show("".join([*SHAPES.values(), LINKS]))
        return Scene(view, self.pack, self.words, self.names, shapes)

    # ------------------------------------------------------------- the position
    def position(self, seat: int, view: CryHavocView, question: Question | None, as_list: bool) -> list[Line]:
        """The planet next to the regions and the panel if there is room; otherwise only the regions, in full or short."""
        scene, marks, free = self.scene(view), listing.marks(question), self._free(view, question)
        layout = Layout(scene, marks, self.screen.size, free)
        fight = battle.lines(scene, view.battle, self.columns) if view.battle else []
        if as_list:
            return layout.listed(fight)
        return (layout.with_planet(fight) if self.screen.tty else []) or layout.without_planet(fight)

    def _free(self, view: CryHavocView, question: Question | None) -> int:
        """Lines that the question leaves for the position."""
        if question is None:
            return self.screen.size[1] - AROUND - 1
        asked = [*self.subject(view, question), *self.asked(question), *self.choices(question)]
        return self.screen.size[1] - AROUND - len(asked)

    def hand(self, view: CryHavocView) -> list[Line]:
        return cards.full(self.scene(view), self.columns)

    def subject(self, view: CryHavocView, question: Question) -> list[Line]:
        """The text of the card, event or other part that asks. Otherwise the hand, unless the question lists it anyway, or its sums in a
        small window."""
        scene, source = self.scene(view), self.game.asks(question.position).source
        if source and source.text:
            return wrapped(self.words.message(source.text, self.names), self.columns, "good")
        if any(verb in listing.CARD_VERBS for verb in question.offer.verbs):
            return []
        row = cards.row(scene, self.columns)
        return row if len(row) <= FEW or self.screen.size[1] >= HIGH else cards.sums(scene, self.columns)

    def legend(self) -> list[Line]:
        return panel.legend(self.scene(self.seen(SPECTATOR)), self.columns)

    def told(self, messages: Sequence[Message]) -> list[Message]:
        """Points that have just been counted are not told again as a gain."""
        before = ("", *(message.key for message in messages))
        pairs = zip(before, messages, strict=False)
        return [one for last, one in pairs if not (last.startswith(COUNTED) and one.key == GAINED)]

    def news(self, messages: Sequence[Message]) -> list[Message]:
        """Merge consecutive draws into one sentence."""
        told: list[Message] = []
        for (key, _), group in groupby(super().news(messages), key=lambda m: (m.key, m.args.get("faction"))):
            alike = list(group)
            if key == "cryhavoc-event-drew" and len(alike) > 1:
                names = ", ".join(self.words.named(message.args["card"]) for message in alike)
                alike = [Message("cryhavoc-cli-drew", {**alike[0].args, "list": names})]
            told += alike
        return told

    # ------------------------------------------------------------- commands
    def asides(self) -> Mapping[str, Callable[[CryHavocView], list[Line]]]:
        shows = {"map": self._map, "cards": self._piles, "skills": self._skills}
        theirs = (
            self.words("cryhavoc-cli-word-map"),
            self.words("cryhavoc-cli-word-cards"),
            self.words("cryhavoc-cli-word-skills"),
        )
        return shows | dict(zip(theirs, shows.values(), strict=True))

    def _map(self, view: CryHavocView) -> list[Line]:
        """Every region with its neighbours."""
        scene = self.scene(view)
        return [line for number in range(len(scene.labels)) for line in regions.about(scene, number, self.columns)]

    def _piles(self, view: CryHavocView) -> list[Line]:
        """The player's own deck, whose content is known except for its order, and the open cards."""
        s, own = self.match.twin(), FACTIONS.index(view.you)
        deck = [card.id for card, place in zip(self.pack.cards, s.where, strict=False) if place == IN_DECK + own]
        return cards.piles(self.scene(view), deck, self.columns)

    def _skills(self, view: CryHavocView) -> list[Line]:
        """Skills and structures of all factions."""
        scene = self.scene(view)
        return [line for faction in view.factions for line in cards.faction_page(scene, faction, self.columns)]

    # ------------------------------------------------------------- the end
    def tie(self, winners: int) -> list[Line]:
        return wrapped(self.words("cryhavoc-cli-end-tie"), self.columns)

    def counted(self, view: CryHavocView, seat: int) -> list[Line]:
        own = next(faction for faction in view.factions if faction.seat == seat)
        held = [region for region in view.regions.values() if region.control == own.faction]
        text = self.words(
            "cryhavoc-cli-end-counted",
            regions=len(held),
            crystals=sum(region.crystals for region in held),
            prisoners=sum(own.prisoners.values()),
            structures=sum(len(region.structures) for region in held),
        )
        return wrapped(text, self.columns, indent="    ")

    # ------------------------------------------------------------- choices
    def key(self, action: int, number: int) -> str:
        """Numbers are typed as they are, cards as their place among the player's own, the way out of a question as 0."""
        verb, argument = action >> SHIFT, action & MASK
        if verb in listing.NUMBER_VERBS:
            return str(argument)
        if verb in listing.LAST_VERBS:
            return listing.WAY_OUT
        return str(self._own_cards().index(argument) + 1) if verb in listing.HAND_VERBS else str(number)

    def _own_cards(self) -> list[int]:
        """Of the seat to act, like cards.own_cards."""
        s = self.match.twin()
        faction = s.faction[s.frame[s.top].actor]
        places = [place + faction for place in (IN_HAND, PICKED, LOOKED_AT, STORED)]
        return [card for card, place in enumerate(s.where) if place in places]

    def name(self, s: Any, action: int) -> str:
        verb, argument = action >> SHIFT, action & MASK
        if verb in listing.CARD_VERBS and argument < len(self.pack.cards):
            return cards.card_name(self.scene(self.seen(SPECTATOR)), self.pack.cards[argument])
        if verb in listing.SITE_VERBS:
            structure, _, region = self.game.argument(s, verb, argument).partition("@")
            return f"{self.words.names.get(structure, structure)} {self.words.names.get(region, region)}"
        return super().name(s, action)

    def choices(self, question: Question) -> list[Line]:
        low = self.screen.size[1] < HIGH
        return listing.lines(question, self, self.scene(self.seen(question.seat)), low)

    def read(self, question: Question, word: str) -> int | None:
        """Also accepts a region's label, a structure's name with a label, a card's number, and the beginning of an action without
        argument."""
        scene = self.scene(self.seen(question.seat))
        labels = {folded(label): n for n, label in enumerate(scene.labels)}
        for verb in map(int, question.offer.verbs):
            if verb in listing.REGION_VERBS and word in labels:
                return verb << SHIFT | labels[word]
            if verb in listing.HAND_VERBS and word.isdecimal() and 0 < int(word) <= len(self._own_cards()):
                return verb << SHIFT | self._own_cards()[int(word) - 1]
            if verb in listing.SITE_VERBS and word.rpartition(" ")[2] in labels:
                found = self._site(question, verb, word.rpartition(" ")[0], labels[word.rpartition(" ")[2]])
                if found is not None:
                    return found
            if self._begins(question, verb, word):
                return verb << SHIFT
        found = super().read(question, word)
        return self._elsewhere(scene, word) if found is None else found

    def _elsewhere(self, scene: Scene, word: str) -> int | None:
        """A region that is not offered now: it can still be asked about."""
        for number, label in enumerate(scene.labels):
            if word in (folded(label), folded(scene.region_name(number))):
                return num.MOVE_FROM << SHIFT | number
        return None

    def _begins(self, question: Question, verb: int, word: str) -> bool:
        """Whether the word begins the text of a verb without argument."""
        alone = self.game.verbs[verb].arguments == 1 and len(word) >= BEGINNING
        return alone and folded(self.describe(question, verb << SHIFT)).startswith(word)

    def _site(self, question: Question, verb: int, structure: str, region: int) -> int | None:
        """A structure, by the beginning of its name, in a region."""
        for argument in range(region, self.game.verbs[verb].arguments, REGIONS):
            name = folded(self.name(question.position, verb << SHIFT | argument))
            if len(structure) >= BEGINNING and name.startswith(structure):
                return verb << SHIFT | argument
        return None

    def about(self, question: Question, action: int) -> list[Line]:
        """For a region, what is there and next to it; for a card, skill or structure, its text."""
        verb, argument = action >> SHIFT, action & MASK
        scene = self.scene(self.seen(question.seat))
        if verb in listing.REGION_VERBS and argument < len(scene.labels):
            return regions.about(scene, argument, self.columns)
        if verb in listing.CARD_VERBS and argument in self._own_cards():
            card = scene.pack.cards[argument]
            return wrapped(f"{cards.icons(scene, card)}. {cards.card_text(scene, card)}", self.columns, "dim", "  ")
        own = next(f for f in scene.view.factions if f.seat == question.seat)
        if verb == num.USE_SKILL:
            return self._texts(scene, scene.pack.skills, own.faction, argument)
        if verb in listing.SITE_VERBS:
            return self._texts(scene, scene.pack.structures, own.faction, argument // REGIONS)
        return []

    def _texts(self, scene: Scene, parts: Any, faction: str, tile: int) -> list[Line]:
        part = parts.get(FACTIONS.index(faction) * TILES + tile)
        return wrapped(cards.text(scene, part), self.columns, "dim", "  ") if part else []
