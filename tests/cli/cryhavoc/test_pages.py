"""What a seat is shown during whole games: it fits, every choice can be typed, and the battle adds up."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest
from tests.games.cryhavoc.pieces import seen
from tests.rules.cryhavoc.helpers import invaders, march

from rulewright.cli.terminal.cryhavoc import battle
from rulewright.cli.terminal.cryhavoc.drawing import CryHavocDrawing
from rulewright.cli.terminal.page import Page
from rulewright.cli.terminal.paint import Line, plain, width
from rulewright.cli.terminal.question import Question
from rulewright.cli.terminal.screen import Screen
from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.pack.loading import load
from rulewright.games.cryhavoc.parts import FACTIONS
from rulewright.games.cryhavoc.shown.shapes import Battle, CryHavocView
from rulewright.games.cryhavoc.shown.view import seen_battle
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.kernel.message import Message
from rulewright.words import LANGUAGES, Words

SIZES = ((80, 24), (110, 42), (160, 50), (200, 60))
STEP = 7  # decisions between checks


class Glass(Screen):
    """A screen of any size that records its output."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__()
        self.tty, self.shown, self.window = True, list[Line](), size

    @property
    def size(self) -> tuple[int, int]:
        return self.window

    def can_show(self, text: str) -> bool:
        return True

    def show(self, lines: list[Line]) -> None:
        self.shown = lines

    def clear(self, secret: bool = False) -> None:
        pass


class Watched:
    """A game between random bots, with an observer."""

    def __init__(self, players: int, language: str, seed: int, level: str = "first") -> None:
        prepared = GAME.prepare(Settings(players, {"level": level}))
        self.match, self.random = Match(GAME, prepared, bytes([seed]) * 32), Random(seed)
        self.words = Words(language, GAME.names(prepared.settings.pack, language))
        self.glass = Glass(SIZES[0])
        self.names = ["Ann", "Bob", "Cid", "Dan"][:players]
        self.drawing = CryHavocDrawing(self.match, self.words, self.names, self.glass)
        self.page = Page(self.match, self.words, self.names, self.glass, self.drawing)

    def questions(self) -> Iterator[Question]:
        while not self.match.over:
            yield self.page.question(self.match.actor)
            self.match.act(self.match.actor, self.random.choice(self.match.legal()))

    def seen(self, seat: int) -> CryHavocView:
        return seen(self.match, seat)

    def until(self, offer: str) -> Question:
        return next(question for question in self.questions() if question.offer.name == offer)

    def text(self, question: Question) -> str:
        self.page.show(question.seat, question, [], [])
        return "\n".join(plain(line) for line in self.glass.shown)


# ------------------------------------------------------------- everything fits
@pytest.mark.parametrize(("language", "players"), list(zip(LANGUAGES, (2, 3, 4, 2), strict=True)))
def test_every_page_fits_into_its_window(language: str, players: int) -> None:
    watched = Watched(players, language, seed=players, level="veteran" if players == 3 else "first")
    for number, question in zip(count(), watched.questions(), strict=False):
        if number % STEP:
            continue
        watched.glass.window = SIZES[number // STEP % len(SIZES)]
        columns, height = watched.glass.window
        watched.page.as_list = False
        watched.text(question)
        assert max(map(width, watched.glass.shown)) <= columns
        if players == 2 or height > 24:
            assert len(watched.glass.shown) < height + 3
        watched.page.as_list = True
        view = watched.seen(question.seat)
        shows = [show(view) for show in watched.drawing.asides().values()]
        for lines in (watched.drawing.hand(view), watched.drawing.legend(), *shows):
            assert max(map(width, lines), default=0) <= columns
        watched.text(question)
        assert max(map(width, watched.glass.shown)) <= columns
    watched.page.show_end([])
    assert watched.words("cli-points", points=watched.match.standing(0)[1]) in "\n".join(
        map(plain, watched.glass.shown)
    )


def test_every_choice_can_be_typed_by_its_key_and_by_its_name() -> None:
    for number, question in enumerate(Watched(2, "en", seed=5).questions()):
        if number % STEP:
            continue
        assert len({choice.key for choice in question.choices}) == len(question.choices)
        for choice in question.choices:
            assert question.read(choice.key) == choice.action
            assert question.read(choice.text) == choice.action
            if choice.name:
                assert question.read(choice.name) == choice.action


# ------------------------------------------------------------- what is typed
def test_a_region_by_its_label_and_a_card_by_its_number() -> None:
    watched = Watched(2, "en", seed=1)
    question = watched.until("cards")
    assert [choice.key for choice in question.choices] == [*map(str, range(1, len(question.choices))), "0"]
    keys = {choice.action: choice.key for choice in question.choices}
    watched.match.act(question.seat, question.choices[0].action)
    after = watched.page.question(question.seat)
    assert all(choice.key in (keys[choice.action], "0") for choice in after.choices)  # no number changes
    assert question.read("play") == question.choices[-1].action
    question = watched.until("unit")
    assert question.read("Wo") == question.read("world caverns") == question.read("from:world_caverns")
    assert question.read("stop") == question.choices[-1].action


def test_why_tells_about_regions_cards_and_skills() -> None:
    watched = Watched(2, "en", seed=1)
    question = watched.until("unit")
    told = "\n".join(plain(line) for line in watched.drawing.about(question, question.read("wo") or 0))
    assert "Th Thornmaze" in told
    question = watched.until("action")
    elsewhere = question.read("wo")
    assert elsewhere is not None
    assert watched.match.why_not(question.seat, elsewhere)
    assert watched.drawing.about(question, elsewhere)
    skill = next((choice for choice in question.choices if choice.text.startswith("skill:")), None)
    assert skill is None or watched.drawing.about(question, skill.action)


def test_a_question_names_the_effect_that_asks() -> None:
    watched = Watched(2, "en", seed=1)
    question = next(question for question in watched.questions() if question.offer.name.startswith("effect-"))
    asked = GAME.asks(question.position)
    assert asked.source is not None
    shown = " ".join(watched.text(question).split())
    for part in (asked.source.text, asked.kicker, asked.title):
        assert part is not None
        assert " ".join(watched.words.message(part, watched.drawing.names).split()) in shown


# ------------------------------------------------------------- what can be read
def told_by(watched: Watched, word: str, seat: int) -> str:
    return "\n".join(map(plain, watched.drawing.asides()[word](watched.seen(seat))))


def test_the_map_has_every_region_with_its_neighbours() -> None:
    watched = Watched(2, "en", seed=1)
    watched.until("action")
    told = told_by(watched, "map", 0)
    for region in watched.drawing.scene(watched.seen(0)).map.regions:
        assert watched.words.names[region.id] in told
    assert told.count("Next to it:") == len(watched.seen(0).regions)


def test_everything_about_your_cards_is_shown_except_their_order() -> None:
    watched = Watched(2, "en", seed=1)
    next(True for _ in watched.questions() if watched.seen(0).factions[0].discard)
    view, told = watched.seen(0), told_by(watched, "cards", 0)
    own = view.factions[0]
    for card in watched.drawing.pack.cards:
        if card.deck == FACTIONS.index(view.you):
            assert (watched.words.names[card.id] in told) == (card.id not in [*view.hand, *view.picked])
    assert f"Deck ({own.deck})" in told
    assert f"Discard pile ({len(own.discard)})" in told


def test_the_skills_and_structures_of_all_factions_are_shown() -> None:
    watched = Watched(3, "en", seed=1, level="veteran")
    watched.until("action")
    told = told_by(watched, "skills", 0)
    for faction in watched.seen(0).factions:
        for id in (*faction.skills, *faction.structures):
            assert f": {watched.words.names[id]} (" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_read_goes_by_a_word_of_the_language_too_and_help_has_it(language: str) -> None:
    watched = Watched(2, language, seed=1)
    known = ("map", "cards", "skills")
    words = [watched.words(f"cryhavoc-cli-word-{name}") for name in known]
    assert set(watched.drawing.asides()) == {*known, *words}
    text = watched.words("cryhavoc-cli-help")
    assert all(f"\n{word} " in text for word in words)


def test_cards_drawn_one_after_the_other_are_one_piece_of_news() -> None:
    watched = Watched(2, "en", seed=1)
    watched.until("action")
    messages = watched.drawing.news(watched.match.events(watched.match.trail[0], 0))
    told = [watched.words.message(message, watched.names) for message in messages if "drew" in message.key]
    held = watched.seen(0).hand
    assert len(told) == 1
    assert all(watched.words.names[card] in told[0] for card in held)
    assert not any(
        "drew" in m.key for m in watched.drawing.news(watched.match.events(watched.match.trail[0], SPECTATOR))
    )


def test_counted_points_are_not_told_again_as_a_gain() -> None:
    keys = ("scored-regions", "vp", "event-passed", "scored-crystals", "scored-crystals", "vp", "vp")
    messages = [Message(f"cryhavoc-event-{key}") for key in keys]
    told = [one.key.removeprefix("cryhavoc-event-") for one in Watched(2, "en", seed=1).drawing.told(messages)]
    assert told == ["scored-regions", "event-passed", "scored-crystals", "scored-crystals", "vp"]


# ------------------------------------------------------------- the battle
def fought(watched: Watched, **numbers: Any) -> Battle:
    """A battle of Humans against Trogs with these numbers, as everybody sees it."""
    s = watched.match.twin()
    s.battle_at, s.side = 0, [FACTIONS.index("humans"), FACTIONS.index("trogs")]
    for name, value in numbers.items():
        setattr(s, name, value)
    return seen_battle(load("york"), s)


@pytest.mark.parametrize(
    ("attack", "defence", "ties", "told"),
    [
        ([3, 1, 0], [2, 1, 2], [0, 0, 0], ["Humans would win", "a tie: no prisoner", "H 0, T 2"]),
        ([2, 0, 1], [2, 1, 3], [0, 0, 0], ["Trogs would win", "Trogs would take a prisoner", "H 1, T 3"]),
        ([2, 1, 0], [2, 1, 0], [1, 1, 0], ["Humans would win", "Humans would take a prisoner", "H 0, T 0"]),
    ],
)
def test_who_would_win_now(attack: list[int], defence: list[int], ties: list[int], told: list[str]) -> None:
    watched = Watched(2, "en", seed=1)
    scene = watched.drawing.scene(watched.seen(0))
    fight = fought(watched, placed=[attack, defence], ties=[ties, [0, 0, 0]])
    for objective, text in zip(fight.outlook, told, strict=True):
        assert text in battle.outcome(scene, fight, objective)
    skipped = fought(watched, placed=[attack, defence], skipped=[1, 0, 0])
    assert "not resolved" in battle.outcome(scene, skipped, skipped.outlook[0])


def test_bonuses_from_effects_count() -> None:
    watched = Watched(2, "en", seed=1)
    scene = watched.drawing.scene(watched.seen(0))
    placed, bonus = [[1, 0, 2], [2, 0, 0]], [[2, 0, 1], [0, 0, 0]]
    fight = fought(watched, placed=placed, bonus=bonus, absorbs=[0, 2], reversed=1)
    assert "H 1, T 0" in battle.outcome(scene, fight, fight.outlook[0])
    assert "Humans" in battle.outcome(scene, fight, fight.outlook[2])
    text = "\n".join(plain(line) for line in battle.lines(scene, fight, 79))
    assert text.index("Attrition") < text.index("Region Control")
    assert "1+2" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mover_is_shown_which_of_two_tokens_can_be_turned_up_first(language: str) -> None:
    """In the German edition, with a war party and a nest in one region."""
    t = invaders(edition="de")
    t.war_party("scorch")
    t.nest("scorch")
    march(t, "scorch")
    watched = Watched(3, language, 1)
    GAME.engine.decode(watched.match._states, 0, GAME.engine.encode(t.states, 0))
    question = watched.page.question(watched.match.actor)
    war_party, nest = (
        watched.words("cryhavoc-do-turn-up", trog_token=token, region="") for token in ("war_party", "nest")
    )
    assert [plain(line).strip() for line in watched.drawing.choices(question)] == [f"1) {war_party}", f"2) {nest}"]
    assert war_party != nest
