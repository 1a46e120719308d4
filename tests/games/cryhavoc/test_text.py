"""Every action, event, refusal and question of Cry Havoc has its words in every language."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from tests.games.cryhavoc.texts import TEXTS, asking, made, position

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.effects.vocabulary import OP_EITHER, TOKEN_KINDS
from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.options import PASSING_WHEN_REACHED
from rulewright.games.cryhavoc.pack.loading import load
from rulewright.games.cryhavoc.parts import FACTIONS, IN_HAND, NOBODY, OP, PICKED, TROGS
from rulewright.games.cryhavoc.shown.text import argument
from rulewright.kernel.message import Message, Name
from rulewright.kernel.verbs import FIRST_REASON, SHIFT
from rulewright.words import LANGUAGES, Words

PACK = load(GAME.pack)
PLAYERS = ("Ada", "Bolesław", "Çağla", "Dom José")
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def words(language: str) -> Words:
    return Words(language, GAME.names(GAME.pack, language))


def say(message: Message, language: str = "en") -> str:
    return words(language).message(message, PLAYERS)


def follows(s: Any, language: str = "en") -> str:
    then = GAME.asks(s).consequence
    assert then is not None
    return say(then, language)


@cache
def messages() -> list[Message]:
    return list(made())


def ids() -> set[str]:
    """Ids of the pack's parts that cannot be words of a language."""
    return {id for id in PACK.names("en") if "_" in id}


# ------------------------------------------------------------- all of it
def test_every_verb_event_reason_and_question_is_put_into_words() -> None:
    assert {message.key for message in messages()} == TEXTS.in_games() | TEXTS.prompts()


@EVERY_LANGUAGE
def test_all_of_it_can_be_said_without_raw_ids(language: str) -> None:
    for message in messages():
        text = say(message, language)
        assert text == text.strip() != ""
        assert not any(id in text for id in ids()), text
        assert not {"{", "_", "!"} & set(text), text


def test_whoever_an_event_is_about_is_addressed() -> None:
    """Even where the text hides what they have: with everyone's eyes, a replay shows no more in its log than a spectator may see."""
    about = {message.key for message in messages() if "-event-" in message.key and "seat" in message.args}
    names_nobody = {"cryhavoc-event-revealed-own"}
    assert {key for key in about if f"{key}-you" not in words("en")} == names_nobody


def test_your_own_deck_is_called_yours() -> None:
    looked = Message("cryhavoc-event-looked", {"seat": 0, "faction": "humans", "deck": "own", "card": "Outflank"})
    assert words("en").message(looked, PLAYERS, reader=0) == "You look at a card from your own deck: Outflank."


@EVERY_LANGUAGE
def test_every_option_and_value_has_its_text(language: str) -> None:
    said = words(language)
    for option in TEXTS.options:
        assert said(f"cryhavoc-option-{option.name}")
        assert all(said(f"cryhavoc-value-{option.name}-{value}") for value in option.values)


# ------------------------------------------------------------- names of arguments
@pytest.mark.parametrize("players", GAME.players)
def test_no_two_arguments_of_a_verb_are_named_alike(players: int) -> None:
    s = position(players)
    for number, verb in enumerate(num.VERBS):
        named = [argument(PACK, s, number, n) for n in range(verb.arguments)]
        assert len({*named}) == len(named), verb.name


@pytest.mark.parametrize(
    ("verb", "number", "expected"),
    [
        (num.MOVE_FROM, 3, "sapos_deep"),
        (num.MOVE_FROM, 23, "!23"),
        (num.PICK, 0, "humans_air_support"),
        (num.STUDY_ACTION, 2, "jungle"),
        (num.STUDY_ACTION, 4, "own"),
        (num.CAPTURE_FROM, 2, "attrition"),
        (num.RANSOM_FROM, 1, "pilgrims"),
        (num.USE_SKILL, 0, "humans_colonial_charter"),
        (num.CONSTRUCT, 9, "humans_airfield@scorch"),
        (num.STATION, 2, "2"),
        (num.TO_PLACE, 0, "1"),
    ],
)
def test_arguments_are_named(verb: int, number: int, expected: str) -> None:
    s = asking(num.TURN, num.AN_ACTION)
    assert argument(PACK, s, verb, number) == expected
    assert GAME.read(s, GAME.write(s, verb << SHIFT | number)) == verb << SHIFT | number


# ------------------------------------------------------------- messages
def test_factions_come_with_their_seats_and_natives_have_none() -> None:
    s = position(2)
    for faction in s.faction[:2]:
        args = GAME.tell(s, num.E_PASSED, faction, 0, 0, 0).args
        assert args == {"faction": FACTIONS[faction], "seat": s.seat[faction]}
    assert GAME.tell(s, num.E_PASSED, TROGS, 0, 0, 0).args["seat"] == NOBODY


def test_parts_of_the_pack_come_by_name() -> None:
    message = GAME.tell(position(), num.E_DISCARDED, 0, 0, 0, 0)
    assert isinstance(message.args["card"], Name)
    assert message.args["card"] == "humans_air_support"
    assert say(message) == "The Humans discard Air Support."


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "For the Trogs, the Pilgrims play Outflank."),
        ("pl", "Pielgrzymi zagrywają za Trogi: Oskrzydlenie."),
        ("de", "Für die Trogg spielen die Wanderer „Ausflankieren“."),
        ("pt-BR", "No lugar dos Trogs, os Peregrinos jogam a carta Flanquear."),
    ],
)
def test_the_text_says_who_commands_natives(language: str, expected: str) -> None:
    assert say(GAME.tell(position(), num.E_TACTIC, 3, 1, 1, 0), language) == expected


@pytest.mark.rule("C5.12")
@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Nobody scores for units that the Trogs hold."),
        ("pl", "Za oddziały pojmane przez Trogi nikt nie dostaje punktów."),
        ("de", "Was die Trogg gefangen halten, bringt niemandem Punkte."),
        ("pt-BR", "Ninguém pontua por unidades capturadas pelos Trogs."),
    ],
)
def test_no_points_are_promised_for_prisoners_of_natives(language: str, expected: str) -> None:
    s = asking(num.TURN, num.A_PRISONER)
    assert expected not in follows(s, language)
    s.side[0] = TROGS
    assert follows(s, language).endswith(expected)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "The Machines kill 2 Pilgrim units in Sapos Deep."),
        ("pl", "Maszyny zabijają 2 oddziały Pielgrzymów w Głębi Sapos."),
        ("de", "Die Maschinen vernichten 2 Einheiten der Wanderer im Sapos-Schlund."),
        ("pt-BR", "As Máquinas matam 2 unidades dos Peregrinos em Sapos Deep."),
    ],
)
def test_events_in_every_language(language: str, expected: str) -> None:
    assert say(GAME.tell(position(), num.E_KILLED, 2, 1, 3, 2), language) == expected


@pytest.mark.rule("C3.3")
def test_an_event_spot_is_passed_unless_reaching_it_is_enough() -> None:
    s = position()
    assert say(GAME.tell(s, num.E_EVENT_PASSED, 0, 1, 0, 0)).startswith("The Humans pass event spot 2:")
    s.passing_events = PASSING_WHEN_REACHED
    assert say(GAME.tell(s, num.E_EVENT_PASSED, 0, 1, 0, 0)).startswith("The Humans reach event spot 2:")


@EVERY_LANGUAGE
def test_a_players_own_actions_are_described_as_theirs(language: str) -> None:
    """Everybody else reads the name of their faction."""
    speaking = words(language)
    factions = {speaking("cryhavoc-faction-name", faction=faction) for faction in FACTIONS}
    own = [
        message for message in messages() if message.key.startswith("cryhavoc-event-") and told_to_its_player(message)
    ]
    assert len({message.key for message in own}) > 40
    for message in own:
        text = speaking.message(message, PLAYERS, message.args["seat"])
        assert text != speaking.message(message, PLAYERS)
        assert not text.startswith(tuple(factions)), text


def told_to_its_player(message: Message) -> bool:
    return f"{message.key}-you" in words("en") and message.args.get("seat", NOBODY) >= 0


@pytest.mark.parametrize(
    ("n", "expected"), [(1, "1 oddział"), (2, "2 oddziały"), (5, "5 oddziałów"), (12, "12 oddziałów")]
)
def test_polish_counts_in_polish(n: int, expected: str) -> None:
    assert words("pl")("cryhavoc-n-units", n=n) == expected


def test_a_branch_is_described_by_what_it_does() -> None:
    row = next(n for n, row in enumerate(PACK.rows) if row[OP] == OP_EITHER)
    s = asking(num.EFFECT, num.EFFECT_OPTION, step=1, at=row)
    said = [say(GAME.describe(s, num.TO_OPTION << SHIFT | n)) for n in range(2)]
    assert said[1] == "Move 1 of your units to another objective."


def test_what_is_picked_counts_for_the_one_who_picks() -> None:
    s = asking(num.PLAY_CARDS, num.SOME_CARDS)
    for card in range(8):
        s.where[card] = IN_HAND
    assert follows(s) == "Only their Move icons count. Without a card, no unit moves."
    s.where[0] = s.where[1] = PICKED
    assert follows(s) == "You can add more cards or put one back. Played cards are discarded."
    assert say(GAME.describe(s, num.PLAY << SHIFT)) == "Play the 2 cards: 4 movement points"


def test_a_station_is_asked_for_its_objective() -> None:
    s = asking(num.PLACE_UNITS, num.A_STATION, at=1, on=3)
    s.units[s.side[0]][3] = 5
    assert say(GAME.prompt(s)) == "How do you divide the units?"
    assert follows(s).endswith("5 units left to place. Any you do not place go to Attrition.")


@EVERY_LANGUAGE
def test_the_question_says_which_token_is_placed(language: str) -> None:
    """At most 42 letters, and different for each kind."""
    titles = [say(Message("cryhavoc-prompt-effect-token-at", {"kind": kind}), language) for kind in TOKEN_KINDS]
    assert len({*titles}) == len(TOKEN_KINDS)
    assert max(map(len, titles)) <= 42


def test_a_refusal_names_what_was_chosen() -> None:
    s = asking(num.BUILD_STRUCTURES, num.A_STRUCTURE)
    paragraph, message = refused(s, num.CONSTRUCT, 9, num.TOO_DEAR)
    assert paragraph == "C4.30"
    assert say(message).startswith("Airfield in the Scorch: it costs 2, but you have 2 left.")
    assert say(refused(s, num.CAPTURE_FROM, 1, num.NO_ENEMY_THERE)[1]).startswith("Capture Prisoners: ")


# a word for each language that fits only some of the questions with that reason
@pytest.mark.parametrize(
    ("key", "never"),
    [
        ("nowhere-to-go", ("units", "oddział", "Einheit", "unidade")),  # structures and Trog tokens, too
        ("not-built-there", ("that structure", "ta Budowla", "Dieses", "essa estrutura")),  # some want any structure
        ("region-occupied", ("without", "niezajęty", "leere", "desocupada")),  # some allow one's own units
        ("no-token-left", ("your", "twoje", "deine", "seus")),  # Trog tokens may be used up
        ("not-stored", ("that is", "niczego", "Das ist", "não está")),  # a deck is not in a store
        ("same-place", ("it is", "już tam", "schon dort", "já está")),  # one unit or several
    ],
)
def test_a_reason_fits_every_question_that_gives_it(key: str, never: tuple[str, ...]) -> None:
    for language, word in zip(("en", "pl", "de", "pt-BR"), never, strict=True):
        assert word not in words(language)(f"cryhavoc-why-{key}", thing="…")


def test_a_refused_site_was_taken_too_late_only_if_it_was_taken() -> None:
    s = asking(num.BUILD_STRUCTURES, num.A_STRUCTURE)
    s.control[9] = NOBODY
    assert "you do not control that region." in say(refused(s, num.CONSTRUCT, 9, num.NOT_CONTROLLED)[1])
    s.control[9] = 0
    assert "you took that region only during this action." in say(refused(s, num.CONSTRUCT, 9, num.NOT_CONTROLLED)[1])


def refused(s: Any, verb: int, number: int, code: int) -> tuple[str, Message]:
    assert code >= FIRST_REASON
    return GAME.refusal(s, verb << SHIFT | number, code)


# ------------------------------------------------------------- Trogs among themselves
@EVERY_LANGUAGE
def test_trogs_do_not_meet_the_trogs(language: str) -> None:
    """The Trogs they wake are their own: nobody meets himself or loses to himself."""
    s = position(4)
    named = words(language)("cryhavoc-faction-trogs")
    woken = asking(num.ARRIVE, num.WAKE_NEXT, who=TROGS)
    for message in (
        GAME.tell(s, num.E_REVEALED, TROGS, 0, 0, 2),
        GAME.tell(s, num.E_LOST_TO_TROGS, TROGS, 0, 0, 0),
        GAME.prompt(woken),
        GAME.describe(woken, num.NEXT << SHIFT),
    ):
        told = say(message, language).partition(". ")[0]
        assert told.count(named[:4]) == 1, told


def test_others_meet_them_as_before() -> None:
    s = position(4)
    assert say(GAME.tell(s, num.E_REVEALED, FACTIONS.index("humans"), 0, 0, 2)).startswith(
        "The Humans reveal the Trog token in"
    )
