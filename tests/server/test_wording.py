"""Messages are sent as JSON that a browser can put into the same words; and the reader's language is found."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.texts import parts

from rulewright.games import OWN, load
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.match import Match
from rulewright.kernel.message import Message, Name, UserError
from rulewright.server.api.language import language_of
from rulewright.server.shown.messages import Speaker, spoken, wire
from rulewright.words import LANGUAGES, Words

PLAYERS = ("Ada", "Bolesław", "Çağla")
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("name", OWN)
MOVES = 60


def said(game: Game) -> Iterator[Message]:
    """The questions, choices, refusals and events of a game."""
    match, random = Match(game, game.prepare(Settings(len(PLAYERS))), bytes(32)), Random(5)
    for _ in range(MOVES):
        yield from (m for seat in (SPECTATOR, 0) for m in match.events(match.trail[-1], seat))
        s, legal = match.twin(), match.legal()
        yield from parts(game.asks(s))
        yield game.describe(s, legal[0])
        refused = match.why_not((match.actor + 1) % len(PLAYERS), legal[0])
        assert refused is not None
        yield refused[1]
        match.act(match.actor, random.choice(legal))


def received(told: dict[str, Any]) -> Message:
    """Decodes a message as a browser does."""

    def argument(value: Any) -> Any:
        if isinstance(value, dict):
            return Name(value["name"]) if "name" in value else received(value)
        return value

    return Message(told["key"], {name: argument(value) for name, value in told["args"].items()})


# ------------------------------------------------------------- messages
def test_parts_travel_by_their_ids_and_messages_within_messages() -> None:
    inner = Message("inner", {"card": Name("humans_outflank")})
    assert wire(Message("outer", {"seat": 1, "hex": "F6", "what": inner})) == {
        "key": "outer",
        "args": {"seat": 1, "hex": "F6", "what": {"key": "inner", "args": {"card": {"name": "humans_outflank"}}}},
    }


@EVERY_GAME
def test_everything_that_is_said_in_a_game_comes_through_json_unchanged(name: str) -> None:
    for message in said(load(name)):
        assert received(msgspec.json.decode(msgspec.json.encode(wire(message)))) == message


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_speaker_says_it_in_the_language_and_with_the_names_of_the_table(name: str, language: str) -> None:
    game = load(name)
    words, speaker = Words(language, game.names(game.pack, language)), Speaker(game, game.pack, language, PLAYERS)
    texts = [(speaker.text(message), words.message(message, PLAYERS)) for message in said(game)]
    assert [ours for ours, _ in texts] == [theirs for _, theirs in texts]
    assert any(player in text for text, _ in texts for player in PLAYERS)


def test_a_text_goes_along_only_if_a_language_was_asked_for() -> None:
    message = Message("why-not-your-turn", {"seat": 1})
    assert spoken(message, None) == wire(message)
    speaker = Speaker(load("termites"), "classic", "en", PLAYERS)
    assert spoken(message, speaker) == wire(message) | {"text": "It is Bolesław’s turn. Wait for yours."}


# ------------------------------------------------------------- the reader's language
@pytest.mark.parametrize(
    ("accept", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("pl", "pl"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr, pt;q=0.5, pl;q=0.4", "pt-BR"),
        ("en;q=0.3, pl;q=0.7", "pl"),
        ("de, pl", "de"),
        ("de;q=0, pl;q=0.1", "pl"),
        ("de;q=0", "en"),
        ("fr, *;q=0.5", "en"),
        ("de;q=many, pl;q=0.2", "pl"),
        ("PL ; Q=1.0", "pl"),
        (";;;,=,\x00", "en"),
    ],
)
def test_the_best_of_ours_that_the_browser_would_have(accept: str | None, language: str) -> None:
    assert language_of(None, accept) == language


def test_a_language_that_is_asked_for_wins_over_the_browser() -> None:
    assert language_of("pt", "de") == "pt-BR"


def test_a_language_that_we_have_not_is_refused() -> None:
    with pytest.raises(UserError) as wrong:
        language_of("klingon", "de")
    assert wrong.value.message.key == "language-unknown"
