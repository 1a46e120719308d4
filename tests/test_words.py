"""Messages become words: in every language, with the arguments that games really pass; and the right language is chosen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from tests.games.texts import Texts, parts, texts_of

from rulewright.games import OWN
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.frames import CHANCE, OVER
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.message import Message, Name, UserError
from rulewright.kernel.verbs import SHIFT
from rulewright.words import LANGUAGES, LONGEST, NOBODY, Words, choose_language

NAMES = ("Ada", "Bolesław", "Çağla", "Dom José")
TRIES = 8  # actions of each verb, at each step
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("game", OWN)
COMMON = {"why-game-over", "why-not-your-turn", "why-not-now"}  # refusals that all games share


# ------------------------------------------------------------- everything that a game says
def all_that_is_said(match: Match, texts: Texts, random: Random) -> Iterator[Message]:
    """Plays a game to the end; yields all events for everybody, and the possible and impossible actions at each step."""
    seats = [SPECTATOR, *range(match.prepared.settings.players)]
    while True:
        yield from (m for seat in seats for m in match.events(match.trail[-1], seat))
        yield from refusals(match, texts, random)
        if match.over:
            return
        s, legal = match.twin(), match.legal()
        yield from parts(match.game.asks(s))
        yield from (match.game.describe(s, action) for action in random.sample(legal, min(len(legal), TRIES)))
        match.act(match.actor, texts.choose(s, legal, random))


def refusals(match: Match, texts: Texts, random: Random) -> Iterator[Message]:
    """For actions of offered verbs, of other verbs, and for another seat."""
    s, game = match.twin(), match.game
    tries = random.sample(everything(game), 2)
    for verb in game.offers[s.frame[s.top].offer].verbs:
        arguments = texts.arguments(game, s, verb)
        tries += [verb << SHIFT | random.choice(arguments) for _ in range(TRIES)]
        yield from (game.refusal(s, tries[-1], code)[1] for code in texts.rare.get(verb, ()))
    for action in tries:
        for seat in {max(match.actor, 0), random.randrange(match.prepared.settings.players)}:
            refused = match.why_not(seat, action)
            if refused:
                yield refused[1]


@cache
def everything(game: Game) -> list[int]:
    return list(game.actions())


@cache
def said(name: str) -> dict[str, Message]:
    """Every message of these games, once for all hexes."""
    random, texts = Random(7), texts_of(name)
    messages: dict[str, Message] = {}
    for number, settings in enumerate(texts.tables()):
        match = Match(texts.game, texts.game.prepare(settings), number.to_bytes(32, "big"))
        for m in all_that_is_said(match, texts, random):
            kind = {name: value for name, value in m.args.items() if name not in ("hex", "from", "to")}
            messages.setdefault(f"{m.key} {kind}", m)
    return messages | {f"{m.key} {m.args}": m for m in texts.further()}


@EVERY_GAME
def test_games_say_all_that_they_can_say(game: str) -> None:
    texts = texts_of(game)
    assert {m.key for m in said(game).values()} == texts.in_games() | texts.prompts() | COMMON


@EVERY_GAME
@EVERY_LANGUAGE
def test_all_that_games_say_can_be_said(language: str, game: str) -> None:
    made = texts_of(game).game
    words = Words(language, made.names(made.pack, language))
    for m in said(game).values():
        for reader in (NOBODY, m.args.get("seat", NOBODY), m.args.get("other", NOBODY)):
            text = words.message(m, NAMES, reader if isinstance(reader, int) else NOBODY)
            assert text == text.strip() != ""
            assert "{" not in text


@EVERY_LANGUAGE
def test_names_of_players_stand_as_they_are(language: str) -> None:
    words = Words(language)
    for other in (0, 3):
        told = words.message(Message("termites-event-taken", {"seat": 1, "other": other, "value": 7}), NAMES)
        assert "Bolesław" in told
        assert NAMES[other] in told


@EVERY_LANGUAGE
def test_a_reader_is_not_named_in_events_about_themselves(language: str) -> None:
    words, taken = Words(language), Message("termites-event-taken", {"seat": 1, "other": 2, "value": 7})
    assert [name for name in NAMES if name in words.message(taken, NAMES, reader=1)] == [NAMES[2]]
    assert [name for name in NAMES if name in words.message(taken, NAMES, reader=2)] == [NAMES[1]]
    assert words.message(taken, NAMES, reader=3) == words.message(taken, NAMES)
    if language == "en":
        assert words.message(taken, NAMES, reader=2) == "Bolesław takes a mound of value 7 from you."


@EVERY_LANGUAGE
def test_who_has_no_name_has_a_number(language: str) -> None:
    words = Words(language)
    assert words.player(1) in words.message(Message("termites-event-turn", {"seat": 1}))
    assert words.player(1).endswith(" 2")
    assert words.player(3, NAMES[:2]).endswith(" 4")


@pytest.mark.parametrize("seat", [SPECTATOR, CHANCE, OVER])
def test_only_seats_get_names(seat: int) -> None:
    with pytest.raises(ValueError, match="player"):
        Words("en").message(Message("termites-event-turn", {"seat": seat}), NAMES)
    assert Words("en").message(Message("why-game-over", {"seat": seat}), NAMES)


def test_another_hex_is_not_another_player() -> None:
    message = Message("content-mounds-adjacent", {"hex": "C3", "other": "C4"})
    assert "C4" in Words("en").message(message, NAMES)


# ------------------------------------------------------------- sentences
@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Entering E5 (Stones) costs 2, but Soldiers have 1 movement point. Choose another hex."),
        ("pl", "Wejście na pole E5 (Kamienie) kosztuje 2, a Żołnierze mają 1 punkt ruchu. Wybierz inne pole."),
        ("de", "E5 (Steine) zu betreten kostet 2, aber Soldaten haben nur 1 Bewegungspunkt. Wähle ein anderes Feld."),
        ("pt-BR", "Entrar em E5 (Pedras) custa 2, mas Soldados têm 1 ponto de movimento. Escolha outro hexágono."),
    ],
)
def test_a_refusal_says_why_and_helps(language: str, expected: str) -> None:
    args = {"hex": "E5", "terrain": "stones", "piece": "none", "caste": "soldier", "points": 1}
    assert Words(language).message(Message("termites-why-stones-cost-two", args)) == expected


@pytest.mark.parametrize(("points", "expected"), [(1, "1 punkt"), (2, "2 punkty"), (3, "3 punkty"), (5, "5 punktów")])
def test_polish_counts_in_polish(points: int, expected: str) -> None:
    assert Words("pl")("termites-points-name", points=points) == f"{expected} ruchu"


def test_terrain_without_effect_is_not_mentioned() -> None:
    english = Words("en")
    assert english("termites-do-place", hex="E5", terrain="open") == "Place it on E5"
    assert english("termites-do-place", hex="E5", terrain="water") == "Place it on E5 (Water)"


def test_what_is_not_now_says_what_is() -> None:
    message = Message("why-not-now", {"prompt": Message("termites-prompt-unit")})
    assert Words("en").message(message, NAMES) == "Not now. Which unit do you move?"


def test_a_message_may_hold_another() -> None:
    error = UserError("journal-line", line=12, why=Message("action-verb", {"verb": "jump", "known": "move, pass"}))
    expected = "Line 12 cannot be replayed. Unknown move “jump”. Valid moves: move, pass."
    assert Words("en").message(error.message) == expected


def test_a_player_may_be_named_in_a_message_within() -> None:
    within = Message("why-not-your-turn", {"seat": 2})
    assert "Çağla" in Words("en").message(Message("journal-line", {"line": 3, "why": within}), NAMES)


# ------------------------------------------------------------- names of a pack
def test_parts_have_the_names_from_the_pack() -> None:
    words = Words("pl", {"blue_cave": "Niebieska Jaskinia"})
    args = {"from": Name("blue_cave"), "to": "blue_cave", "seat": 0, "caste": "worker", "termites": 1}
    told = words.message(Message("termites-event-moved", args), NAMES)
    assert "Niebieska Jaskinia" in told
    assert "blue_cave" in told  # not a Name
    assert words("game-unknown", name=Name("blue_cave"), known="").count("Niebieska") == 1


def test_a_name_is_an_id_in_a_journal() -> None:
    assert json.dumps(["event", {"region": Name("blue_cave")}]) == '["event", {"region": "blue_cave"}]'


def test_what_no_pack_names_is_a_fault_of_ours() -> None:
    with pytest.raises(KeyError, match="blue_cave"):
        Words("en")("game-unknown", name=Name("blue_cave"), known="")


# ------------------------------------------------------------- nothing is shown half
@EVERY_LANGUAGE
def test_a_key_that_is_missing_raises(language: str) -> None:
    with pytest.raises(KeyError):
        Words(language)("no-such-key")


@EVERY_LANGUAGE
def test_an_argument_that_is_missing_raises(language: str) -> None:
    with pytest.raises(ValueError, match="game-unknown"):
        Words(language)("game-unknown", name="chess")


def test_an_argument_is_not_treated_as_one_of_our_texts() -> None:
    assert "“{ $known } [red]”" in Words("en")("game-unknown", name="{ $known } [red]", known="termites")


def test_control_codes_are_not_shown() -> None:
    shown = Words("en")("game-unknown", name="\x1b[31mred\udcff", known="termites")
    assert shown.startswith("Unknown game “\N{REPLACEMENT CHARACTER}[31mred\N{REPLACEMENT CHARACTER}”.")


def test_endless_text_is_cut() -> None:
    shown = Words("en")("game-unknown", name="x" * 10_000, known="termites")
    assert f"“{'x' * LONGEST}…”" in shown


# ------------------------------------------------------------- which language
@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("en", "en"),
        ("EN", "en"),
        ("en_GB.UTF-8", "en"),
        ("pl_PL", "pl"),
        ("de_AT.UTF-8", "de"),
        ("de-CH", "de"),
        ("de@euro", "de"),
        ("pt", "pt-BR"),
        ("pt_BR", "pt-BR"),
        ("pt-br", "pt-BR"),
        ("pt_PT.ISO-8859-1", "pt-BR"),
        (" pl ", "pl"),
    ],
)
def test_the_nearest_language_is_taken(asked: str, expected: str) -> None:
    assert choose_language(asked, {}) == expected
    assert choose_language(None, {"RULEWRIGHT_LANG": asked}) == expected
    assert choose_language(None, {"LANG": asked}) == expected


@pytest.mark.parametrize(
    ("asked", "environ", "expected"),
    [
        ("de", {"RULEWRIGHT_LANG": "pl", "LC_ALL": "pt_BR"}, "de"),
        (None, {"RULEWRIGHT_LANG": "pl", "LC_ALL": "pt_BR"}, "pl"),
        (None, {"LC_ALL": "pt_BR", "LC_MESSAGES": "de", "LANG": "pl"}, "pt-BR"),
        (None, {"LC_MESSAGES": "de", "LANG": "pl"}, "de"),
        (None, {"LC_ALL": "", "LANG": "pl"}, "pl"),
        ("", {"RULEWRIGHT_LANG": "", "LANG": "pl"}, "pl"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "pl"}, "en"),  # LC_ALL overrules the rest, whether or not we have it
        (None, {"LANG": "POSIX"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_who_asks_decides_then_the_environment(asked: str | None, environ: dict[str, str], expected: str) -> None:
    assert choose_language(asked, environ) == expected


@pytest.mark.parametrize(("asked", "environ"), [("fr", {"LANG": "pl"}), (None, {"RULEWRIGHT_LANG": "fr"})])
def test_a_language_that_is_asked_for_and_unknown_is_refused(asked: str | None, environ: dict[str, str]) -> None:
    with pytest.raises(UserError) as caught:
        choose_language(asked, environ)
    shown = Words("en").message(caught.value.message)
    assert shown == "Unknown language “fr”. Choose from: en, pl, de, pt-BR."
