"""Names in sentences are inflected as their language requires, or placed where inflection is not needed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from tests.games.texts import texts_of
from tests.locales.governed import governed, word_before
from tests.test_words import NAMES, said

from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.pack.loading import check, load
from rulewright.games.cryhavoc.pack.schema import FormsTable
from rulewright.kernel.message import Formed, Message, Name
from rulewright.languages import Text, asked_forms, texts
from rulewright.words import LANGUAGES, Words

CASES = [field.encode_name for field in msgspec.structs.fields(FormsTable)]
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
INFLECTED = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
YORK = load("york")
RAW = "⟦raw⟧"
PLACES = {"region", "from", "to"}  # arguments that are regions
NUMBERS = (0, 1, 2, 5, 12, 22)
# Words that carry the case themselves, so that a name may follow uninflected.
NOUNS = {
    "en": set[str](),
    "pl": {"region", "regionu", "regionie", "regionem", "karta", "kartę", "kartą"},
    "de": {"Region", "Karte", "Bauwerk", "Fähigkeit"},
    "pt-BR": {"região", "carta", "estrutura", "habilidade"},
}
BARE = {"termites-token-name", "termites-caste-name", "cryhavoc-faction-name", "cryhavoc-other-name"}
FORMS = ("cryhavoc-terms.ftl", "termites-terms.ftl")  # where the forms of such names are built
CHOSEN_BY = ("faction", "other_faction", "caste")  # a text that selects on one of these gives every name what it needs
# Here the name is the subject after its verb, in the nominative.
SUBJECTS = {
    "pl": {
        "termites-prompt-token-hex",
        "web-cryhavoc-captured",
        "web-cryhavoc-now-control",
        "web-cryhavoc-now-prisoners",
        "web-cryhavoc-won",
    },
    "de": set[str](),
    "pt-BR": set[str](),
}


def regions() -> list[str]:
    return [region.id for planet in YORK.maps.values() for region in planet.regions]


def heard() -> Iterator[Message]:
    """The messages of Cry Havoc about regions."""
    return (m for m in said("cryhavoc").values() if PLACES & m.args.keys())


def with_region(message: Message, region: str) -> Message:
    """The same about another region."""
    return Message(message.key, message.args | {name: Name(region) for name in PLACES & message.args.keys()})


# ------------------------------------------------------------- forms of regions
@EVERY_LANGUAGE
def test_every_region_has_every_form_that_texts_ask_for(language: str) -> None:
    assert asked_forms(language) <= {*CASES}
    for region in (region for planet in YORK.maps.values() for region in planet.regions):
        assert {*region.name[language].forms} == {*CASES}, region.id


@EVERY_LANGUAGE
def test_sentences_about_regions_can_be_said_of_every_region(language: str) -> None:
    words = Words(language, GAME.names("york", language))
    once = {m.key: m for m in heard()}
    for message in once.values():
        for region in regions():
            assert "{" not in words.message(with_region(message, region), NAMES)


def marked(language: str) -> Words:
    """Names that show which form is used."""
    forms = {case: f"⟦{case}⟧" for case in CASES}
    plain = dict(GAME.names("york", language))
    return Words(language, plain | {id: Formed.of(RAW, forms) for id in regions()})


def raw_behind_words(language: str, words: Words) -> dict[str, str]:
    """Sentences in which the uninflected name of a region follows a word that would change it."""
    wrong = {}
    for message in heard():
        text = words.message(message, NAMES)
        before = [word_before(part) for part in text.split(RAW)[:-1]]
        if any(word and word not in NOUNS[language] for word in before):
            wrong[message.key] = text
    return wrong


@EVERY_LANGUAGE
def test_no_region_stands_raw_where_a_form_is_asked(language: str) -> None:
    assert raw_behind_words(language, marked(language)) == {}


@EVERY_LANGUAGE
def test_a_raw_name_would_be_found(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = marked(language)
    told = words.message

    def faulty(message: Message, players: Any = ()) -> str:
        return told(message, players).replace("⟦to⟧", f"do {RAW}")

    monkeypatch.setattr(words, "message", faulty)
    assert "cryhavoc-do-retreat" in raw_behind_words(language, words)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "The Humans move a unit from the Foglands to the Scorch."),
        ("pl", "Ludzie przesuwają oddział z Mgielni na Pogorzelisko."),
        ("de", "Die Menschen bewegen eine Einheit aus den Nebel-Landen in die Brandwüste."),
        ("pt-BR", "Os Humanos movem uma unidade das Terras das Névoas para a Região Chamuscada."),
    ],
)
def test_a_unit_goes_from_here_to_there(language: str, expected: str) -> None:
    args = {"faction": "humans", "from": Name("foglands"), "to": Name("scorch")}
    words = Words(language, GAME.names("york", language))
    assert words.message(Message("cryhavoc-event-moved", args)) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "to Marsh"), ("pl", "do regionu Marsh"), ("de", "in die Region Marsh"), ("pt-BR", "para a região Marsh")],
)
def test_a_name_without_forms_is_used_without_inflection(language: str, expected: str) -> None:
    for marsh in ("Marsh", Formed.of("Marsh", {})):
        told = Words(language, {"marsh": marsh}).message(Message("cryhavoc-do-retreat", {"region": Name("marsh")}))
        assert expected.lower() in told.lower()


# ------------------------------------------------------------- forms in a pack
def corrected(folder: Path, old: str, new: str) -> Path:
    copytree(GAME.packs["york"], folder / "mine")
    file = folder / "mine" / "map-3-4.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder / "mine"


def test_a_pack_may_leave_forms_out(tmp_path: Path) -> None:
    line = next(
        line for line in (GAME.packs["york"] / "map-3-4.toml").read_text("utf-8").splitlines() if "w Mgielni" in line
    )
    pack = load(corrected(tmp_path, line + "\n", ""))
    words = Words("pl", pack.names("pl"))
    told = words.message(Message("cryhavoc-do-retreat", {"region": Name("foglands")}))
    assert told.endswith("do regionu Mgielnia")
    assert pack.digest == YORK.digest  # no rule reads forms


def test_a_form_that_no_sentence_asks_for_is_refused(tmp_path: Path) -> None:
    [problem] = check(corrected(tmp_path, 'in = "w Mgielni"', 'inside = "w Mgielni"'))
    assert (problem.file, problem.key, problem.args["name"]) == ("map-3-4.toml", "content-unknown-key", "inside")
    assert problem.args["known"] == ", ".join(CASES)


# ------------------------------------------------------------- names that are texts
@INFLECTED
def test_names_of_units_and_factions_follow_no_word_that_would_change_them(language: str) -> None:
    sentences = [text for text in texts(language).values() if text.file not in FORMS]
    found = governed(sentences, BARE, CHOSEN_BY)
    assert sorted(where for where in found if where[0] not in SUBJECTS[language]) == []


def test_a_name_behind_a_word_would_be_found() -> None:
    planted = FluentParser().parse("moved = { $player } przesuwa { termites-token-name }.\n").body[0]
    found = governed([Text("termites.ftl", "moved", planted)], BARE, CHOSEN_BY)
    assert [*found] == [("moved", "termites-token-name", "przesuwa")]


@pytest.mark.parametrize(
    ("language", "caste", "expected"),
    [
        ("pl", "worker", "przesuwa Robotnicę ×2"),
        ("pl", "soldier", "przesuwa Żołnierza ×2"),
        ("de", "soldier", "bewegt den Soldaten ×2"),
        ("de", "nasute", "bewegt die Nasute ×2"),
        ("pt-BR", "worker", "move a Operária ×2"),
        ("pt-BR", "alate", "move o Alado ×2"),
    ],
)
def test_a_unit_that_is_moved_stands_as_an_object(language: str, caste: str, expected: str) -> None:
    args = {"seat": 0, "caste": caste, "termites": 2, "from": "F6", "to": "G7"}
    assert expected in Words(language).message(Message("termites-event-moved", args), NAMES)


# ------------------------------------------------------------- numbers
@EVERY_LANGUAGE
@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_every_sentence_can_be_said_with_every_number(language: str, game: str) -> None:
    made = texts_of(game).game
    words = Words(language, made.names(made.pack, language))
    for message in {m.key: m for m in said(game).values()}.values():
        for number in NUMBERS:
            seats = ("seat", "other")
            args = {n: number if type(v) is int and n not in seats else v for n, v in message.args.items()}
            assert "{" not in words.message(Message(message.key, args), NAMES)
