"""Every question says what asks it, why, and what follows: in both games, in every edition and language.

Games are played to the end with interpreted rules; rare questions are asked in positions constructed for them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest
from tests.games.cryhavoc import texts as cryhavoc
from tests.games.termites import texts as termites
from tests.games.texts import Texts, parts, texts_of
from tests.rules.termites.table import Table

from rulewright.games import OWN
from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.editions import EDITIONS
from rulewright.games.cryhavoc.effects.questions import QUESTIONS
from rulewright.games.cryhavoc.effects.vocabulary import AT_HERE, AT_HQ, ON_CONTROL
from rulewright.games.cryhavoc.game import GAME as CRY_HAVOC
from rulewright.games.termites.game import GAME as TERMITES
from rulewright.games.termites.game import Termites
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.match import Match
from rulewright.kernel.message import Message
from rulewright.kernel.verbs import SHIFT
from rulewright.kernel.view import Prompt
from rulewright.words import LANGUAGES, Words

LONGEST = 42  # characters of a title
SAID = 3  # source and reason, question, consequence
NAMES = ("Ada", "Bolesław", "Çağla", "Dom José")
BARE = ("choose", "wybierz", "wähle", "escolha")
EVERY_GAME = pytest.mark.parametrize("name", OWN)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


class Met(NamedTuple):
    """A question that somebody was asked."""

    name: str  # of the offer; for an effect, of its question
    prompt: Prompt
    paragraph: str
    played: bool = False  # in a game, not in a constructed position


# ------------------------------------------------------------- games
def tables(name: str) -> Iterator[Settings]:
    """Cry Havoc in every edition with every number of players; Termites, which has a single edition, on boards of all kinds."""
    if name == "termites":
        yield from termites.tables()
        return
    for players in CRY_HAVOC.players:
        for edition in EDITIONS:
            yield Settings(players, {"edition": edition, "level": "veteran"})


def question(game: Game, s: Any) -> str:
    f = s.frame[s.top]
    if game.name == "cryhavoc" and f.proc == num.EFFECT:
        return f"effect-{QUESTIONS[f.step].name}"
    return str(game.offers[f.offer].name)


def met(game: Game, s: Any, played: bool = False) -> Met:
    return Met(question(game, s), game.asks(s), game.asked_under(s), played)


def asked_in_games(texts: Texts) -> Iterator[Met]:
    for number, settings in enumerate(tables(texts.game.name)):
        random, match = Random(number), Match(texts.game, texts.game.prepare(settings), bytes([number]) * 32)
        while not match.over:
            yield met(texts.game, match.look(), played=True)
            match.act(match.actor, texts.choose(match.twin(), match.legal(), random))


def asked_elsewhere(texts: Texts) -> Iterator[Met]:
    if texts.game.name == "cryhavoc":
        yield from (met(texts.game, s) for s in cryhavoc.positions().values())


@cache
def questions(name: str) -> list[Met]:
    """Each different question once."""
    found = {f"{m.name} {m.prompt} {m.paragraph}": m for m in asked_in_games(texts_of(name))}
    return list((found | {f"made {m.name} {m.prompt}": m for m in asked_elsewhere(texts_of(name))}).values())


# ------------------------------------------------------------- what every question says
@EVERY_GAME
def test_no_question_is_forgotten(name: str) -> None:
    """Every offer of a seat, and every question of an effect, was asked."""
    texts = texts_of(name)
    wanted = {offer.name for offer in texts.game.offers if offer.verbs and not {*texts.chance} & {*offer.verbs}}
    if name == "cryhavoc":
        wanted = {offer.name for offer in cryhavoc.OFFERS} | {f"effect-{question.name}" for question in QUESTIONS[1:]}
    assert {m.name for m in questions(name)} == wanted


@EVERY_GAME
def test_every_question_has_source_reason_consequence_and_paragraph(name: str) -> None:
    written = Words("en")
    for m in questions(name):
        assert len(parts(m.prompt)) == SAID, m
        assert m.prompt.source is not None, m
        assert m.prompt.source.text or m.prompt.source.kind in ("side", "mound", "token"), m
        assert f"rule-{m.paragraph.replace('.', '-')}" in written, m


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_title_is_one_short_question(language: str, name: str) -> None:
    game = texts_of(name).game
    words = Words(language, game.names(game.pack, language))
    for title in {words.message(m.prompt.title, NAMES) for m in questions(name)}:
        assert len(title) <= LONGEST, title
        assert title.count("?") == 1, title
        assert title.endswith("?"), title
        assert not title.lower().startswith(BARE), title


@EVERY_GAME
@EVERY_LANGUAGE
def test_all_of_it_is_put_into_words(language: str, name: str) -> None:
    game = texts_of(name).game
    words = Words(language, game.names(game.pack, language))
    for m in questions(name):
        texts = [m.prompt.source.text] if m.prompt.source and m.prompt.source.text else []
        for text in [words.message(message, NAMES) for message in [*parts(m.prompt), *texts]]:
            assert text == text.strip() != ""
            assert "{" not in text


def test_in_games_the_card_event_or_token_that_asks_is_always_named() -> None:
    unnamed = [m for m in questions("cryhavoc") if m.prompt.kicker and m.prompt.kicker.key == "cryhavoc-kicker-effect"]
    assert [m for m in unnamed if m.played] == []


# ------------------------------------------------------------- some of them
def say(message: Message | None) -> str:
    assert message is not None
    return Words("en", CRY_HAVOC.names(CRY_HAVOC.pack, "en")).message(message, NAMES)


def asked(name: str, kicker: str) -> Met:
    return next(m for m in questions("cryhavoc") if m.name == name and kicker in say(m.prompt.kicker))


def test_an_event_asks_with_its_own_words() -> None:
    m = asked("effect-option", "Supply Drop")
    assert say(m.prompt.kicker).startswith("Event: Supply Drop, round ")
    assert m.prompt.source is not None
    assert (m.prompt.source.kind, m.prompt.source.id, m.paragraph) == ("event", "supply_drop", "C3.2")
    assert "Place up to 2 units from your reserve in your HQ" in say(m.prompt.source.text)


def test_the_last_action_of_a_round_says_what_is_lost_without_scoring() -> None:
    told = {say(m.prompt.consequence) for m in questions("cryhavoc") if m.name == "action"}
    assert (
        "Your last action this round. Scoring is not enabled: unless someone enables it, crystals do not count this round."
        in told
    )


@pytest.mark.parametrize(
    ("final", "told"), [(0, "Any you leave can be bought back in a later round."), (1, "This is the last round.")]
)
def test_no_later_round_to_buy_units_back_is_promised_in_the_last(final: int, told: str) -> None:
    s = cryhavoc.asking(num.RANSOM, num.A_RANSOM)
    s.final = final
    consequence = CRY_HAVOC.asks(s).consequence
    assert say(consequence).endswith(told)


def test_the_commander_of_the_trogs_is_told_why() -> None:
    m = asked("station", "you lead the Trogs")
    assert m.paragraph == "C5.2"
    assert say(m.prompt.consequence).startswith("You lead the Trogs because you sit to the left of ")


def test_a_price_says_what_it_buys() -> None:
    m = asked("effect-pay-more", "Offering")
    assert say(m.prompt.title) == "Pay for it?"
    assert (
        say(m.prompt.consequence) == "Spend up to 3 crystals from your store: gain 2 VP for each crystal. Or skip it."
    )


def test_a_mound_that_was_lost_is_named() -> None:
    m = next(m for m in questions("termites") if m.prompt.title.key == "termites-prompt-mound-lost")
    assert m.prompt.source is not None
    assert (m.prompt.source.kind, m.paragraph) == ("mound", "T7.7")
    assert m.prompt.source.id in say(m.prompt.kicker)


@pytest.mark.parametrize(
    ("reserve", "told"),
    [((6,), "It goes on D4 at once. Then Bolesław places a new one."), ((), "It goes on D4 at once.")],
)
def test_no_new_mound_is_promised_of_a_player_who_has_none_left(reserve: tuple[int, ...], told: str) -> None:
    t = Table()
    t.unit(0, "soldier-3", "E4")
    t.mound(1, 5, "D4")
    t.reserve(1, *reserve)
    t.movement(0)
    t.do("unit:E4", "move:D4")
    assert say(TERMITES.asks(t.s).consequence) == told


@pytest.mark.parametrize(("owners", "more"), [((0, 0, 0, 0), ""), ((0, 0, 1, 0), " Then Bolesław places a new one.")])
def test_no_new_mound_is_promised_where_no_hex_is_left_for_it(owners: tuple[int, ...], more: str) -> None:
    """T7.8: only B4 to B7 could hold it, if an own unit makes room."""
    t = Table("  . . . . . . .\n . . . . . . . .\n  . . . . . . .")
    t.unit(0, "soldier-3", "A1")
    t.mound(1, 5, "B2")
    for hex, owner in zip(("B4", "B5", "B6", "B7"), owners, strict=True):
        t.unit(owner, "worker-1", hex)
    t.movement(0)
    t.do("unit:A1", "move:B2")
    assert say(TERMITES.asks(t.s).consequence) == f"It goes on B2 at once.{more}"
    t.do("mound:5")
    assert (t.offer == "mound") == bool(more)


def test_a_game_may_have_no_more_than_a_question() -> None:
    class Plain(Termites):
        asks = Game.asks

    s = Match(TERMITES, TERMITES.prepare(Settings(2)), bytes(32)).look()
    assert Plain().asks(s) == Prompt(TERMITES.prompt(s))


# ------------------------------------------------------------- choices
def test_stopping_says_what_is_lost() -> None:
    s = cryhavoc.asking(num.MOVE_UNITS, num.A_UNIT, left=3)
    assert say(CRY_HAVOC.describe(s, num.DONE << SHIFT)) == "Stop: you lose 3 movement points"


@pytest.mark.parametrize(
    ("where", "told"),
    [(AT_HQ, "Place a unit in "), (AT_HERE, "Place a unit in "), (ON_CONTROL, "Place a unit on Region Control")],
)
def test_placing_another_unit_says_where(where: int, told: str) -> None:
    assert say(CRY_HAVOC.describe(cryhavoc.placing_more(where), num.MORE << SHIFT)).startswith(told)
