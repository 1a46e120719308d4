"""The texts of cards, skills, structures, events and tokens are generated from their effects, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.cryhavoc.effects.vocabulary import EFFECTS, Number, Word
from rulewright.games.cryhavoc.pack.loading import load
from rulewright.games.cryhavoc.pack.pack import Entry, Pack, TrogToken
from rulewright.games.cryhavoc.parts import BUILD, ICON_BITS, MOVE
from rulewright.games.cryhavoc.shown.effects_in_words import effect_message, entry_message, icons_message, read_steps
from rulewright.words import LANGUAGES, Words

PACK = load("york")
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def parts(pack: Pack) -> list[Entry | TrogToken]:
    named = (pack.skills, pack.structures, pack.tokens, pack.events, pack.explorations, pack.trog_tokens)
    return [*pack.cards, *(part for numbered in named for part in numbered.values())]


def said(effects: list[Any], language: str = "en", battle: bool = False) -> str:
    return Words(language).message(effect_message(effects, battle))


# ------------------------------------------------------------- the whole pack
@EVERY_LANGUAGE
def test_every_part_of_the_pack_has_a_text_without_raw_words(language: str) -> None:
    for part in parts(PACK):
        text = Words(language).message(entry_message(PACK, part))
        assert text.endswith(".")
        assert text[0].isupper()
        assert not {"_", "{", "["} & set(text), text
        assert "  " not in text
        assert " ," not in text


def test_every_effect_of_the_vocabulary_has_its_text_in_every_language() -> None:
    for language in LANGUAGES:
        assert [name for name in EFFECTS if f"cryhavoc-effect-{name}" not in Words(language)] == []


def test_texts_of_different_effects_differ() -> None:
    texts: dict[str, str] = {}
    for card in PACK.cards:
        text = Words("en").message(entry_message(PACK, card))
        assert texts.setdefault(text, str(card.effect)) == str(card.effect)


# ------------------------------------------------------------- every word of the vocabulary
def one_of_each() -> list[tuple[list[Any], bool]]:
    """Each effect with each of its words, for one and for several."""
    made = []
    for name, effect in EFFECTS.items():
        options: list[list[Any]] = [[]]
        for argument in effect.arguments:
            if isinstance(argument, Word):
                values: list[Any] = list(argument.words)
            elif isinstance(argument, Number):
                values = sorted(
                    {argument.least, max(argument.least, 1), 2, 5} & set(range(argument.least, argument.most + 1))
                )
            else:
                values = [[["vp", 1]]]
            options = [[*given, value] for given in options for value in values]
        made += [([name, *given], battle) for given in options for battle in (False, True)]
    return made


@EVERY_LANGUAGE
def test_everything_that_can_be_written_can_be_said(language: str) -> None:
    words = Words(language)
    for effect, battle in one_of_each():
        text = words.message(effect_message([effect], battle))
        assert text.endswith(".")
        assert not {"_", "{"} & set(text), text


# ------------------------------------------------------------- joining
@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        ([["vp", 1], ["draw", 2, "own"]], "Gain 1 VP. Draw 2 cards."),
        ([["pay", "card", 1, "exact"], ["vp", 1], ["vp", 2]], "Discard 1 card: gain 1 VP, then gain 2 VP."),
        ([["pay", "source", 1, "must"], ["vp", 1]], "Take this token back. Gain 1 VP."),
        (
            [["either", [["vp", 1]], [["vp", 2]], [["vp", 3]]]],
            "Choose one – • Gain 1 VP. • Gain 2 VP. • Gain 3 VP.",
        ),
        ([["either", [["vp", 1]], [["vp", 2]]], ["vp", 3]], "Choose one – • Gain 1 VP. • Gain 2 VP. Then gain 3 VP."),
        (
            [["when", "win_control", 1, [["vp", 1]]], ["draw", 1, "own"]],
            "When you win Region Control (at most once a round), gain 1 VP. Then draw 1 card.",
        ),
        (
            [["pay", "unit", 1, "exact"], ["kill", 1, "near", "any"]],
            (
                "Return 1 of your units to your reserve: kill 1 enemy unit in the same or an adjacent region, even a "
                "battle region."
            ),
        ),
        (
            [["pay", "crystal", 3, "up_to"], ["vp_per", "paid", 2, 1, 4]],
            "Spend up to 3 crystals from your store: gain 2 VP for each crystal (at most 4 VP).",
        ),
    ],
)
def test_steps_are_joined(effects: list[Any], expected: str) -> None:
    assert said(effects) == expected


@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        (
            [["when", "win_control", 0, [["add_crystals", 1, "battle"], ["vp", 1]]]],
            "If you win Region Control, place 1 crystal in the battle region, then gain 1 VP.",
        ),
        (
            [["either", [["vp", 2]], [["vp", 1], ["discard", "self", 1]]]],
            "Choose one – • Gain 2 VP. • Gain 1 VP, then discard 1 card.",
        ),
    ],
)
def test_what_belongs_together_does_not_end_in_between(effects: list[Any], expected: str) -> None:
    assert said(effects, battle=True) == expected


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        (
            "en",
            "After Attrition in a battle that others fight here, kill 1 unit of either side on any objective.",
            "After Attrition in a battle that others fight here, kill up to 2 units of one side on one objective.",
        ),
        (
            "pl",
            "Po Wyniszczeniu w bitwie, którą toczą tu inni, zabij 1 oddział jednej ze stron na dowolnym celu.",
            "Po Wyniszczeniu w bitwie, którą toczą tu inni, zabij najwyżej 2 oddziały jednej ze stron na jednym celu.",
        ),
        (
            "de",
            (
                "Nach der Zermürbung in einem Gefecht, das andere hier austragen: Vernichte 1 Einheit einer der beiden Seiten auf "
                "einer beliebigen Zielvorgabe."
            ),
            (
                "Nach der Zermürbung in einem Gefecht, das andere hier austragen: Vernichte bis zu 2 Einheiten einer der beiden "
                "Seiten auf einer einzigen Zielvorgabe."
            ),
        ),
        (
            "pt-BR",
            "Depois do Atrito em uma batalha que outros travam aqui, mate 1 unidade de qualquer dos lados em qualquer objetivo.",
            "Depois do Atrito em uma batalha que outros travam aqui, mate até 2 unidades de um dos lados em um mesmo objetivo.",
        ),
    ],
)
def test_where_others_fight_a_kill_is_of_either_side(language: str, one: str, several: str) -> None:
    """This occurs nowhere in the pack."""
    for n, expected in ((1, one), (2, several)):
        assert said([["when", "others_attrition_end", 0, [["kill", n, "any", "any"]]]], language) == expected


def test_on_a_card_a_draw_waits_and_a_limit_says_nothing() -> None:
    assert said([["draw", 1, "own"]], battle=True) == "Draw 1 card after the battle."
    assert said([["when", "win_control", 1, [["vp", 1]]]], battle=True) == "If you win Region Control, gain 1 VP."


# ------------------------------------------------------------- rows of icons
@pytest.mark.parametrize(
    ("language", "plain", "all_symbols"),
    [
        ("en", "2 move", "1 build, draw 1 per symbol, draw 1 in total, +1 VP, bonus text"),
        ("pl", "Ruch 2", "Budowanie 1, po 1 karcie za symbol, łącznie 1 karta, +1 PZ, premia tekstowa"),
        ("de", "2 Bewegung", "1 Bau, 1 Karte je Symbol, insgesamt 1 Karte, +1 Siegpunkt, Bonustext"),
        ("pt-BR", "Movimento 2", "Construção 1, compre 1 por símbolo, compre 1 ao todo, +1 PV, texto de bônus"),
    ],
)
def test_rows_of_icons(language: str, plain: str, all_symbols: str) -> None:
    words = Words(language)
    assert words.message(icons_message(MOVE, 2)) == plain
    assert words.message(icons_message(BUILD, 1 | 15 << ICON_BITS)) == all_symbols


# ------------------------------------------------------------- back from the rows
def test_rows_are_read_back_as_they_were_written() -> None:
    def listed(steps: Any) -> Any:
        return [listed(step) for step in steps] if isinstance(steps, (list, tuple)) else steps

    entries = [*PACK.cards, *PACK.skills.values(), *PACK.structures.values(), *PACK.events.values()]
    read = [entry for entry in entries if entry.row]
    assert len(read) > 60
    for entry in read:
        assert read_steps(PACK.rows, entry.row, len(PACK.rows)) == listed(entry.effect), entry.id


# ------------------------------------------------------------- ten of them, word for word
GOLDEN = {
    "humans_outflank": (
        "Move up to 2 of your units to other objectives.",
        "Przesuń najwyżej 2 swoje oddziały na inne cele.",
        "Verschiebe bis zu 2 deiner Einheiten auf andere Zielvorgaben.",
        "Mova até 2 unidades suas para outros objetivos.",
    ),
    "machines_field_assembly": (
        (
            "Choose one – • Remove 1 of your structures in the battle region: place up to 2 units from your "
            "reserve on any objectives. • Move 1 of your units to another objective."
        ),
        (
            "Wybierz jedno – • Usuń 1 swoją Budowlę z regionu bitwy: wystaw najwyżej 2 oddziały z rezerwy na "
            "dowolnych celach. • Przesuń 1 swój oddział na inny cel."
        ),
        (
            "Wähle 1 Effekt – • Entferne 1 deiner Bauwerke aus der Gefechtsregion: Stelle bis zu 2 Einheiten aus "
            "deiner Reserve auf beliebige Zielvorgaben. • Verschiebe 1 deiner Einheiten auf eine andere "
            "Zielvorgabe."
        ),
        (
            "Escolha uma opção — • Retire 1 estrutura sua da região de batalha: coloque até 2 unidades da sua "
            "reserva em quaisquer objetivos. • Mova 1 unidade sua para outro objetivo."
        ),
    ),
    "trogs_dragged_below": (
        "If you win Capture Prisoners, take 1 more enemy unit prisoner.",
        "Jeśli wygrasz Pojmanie Jeńców, weź do niewoli jeszcze 1 wrogi oddział.",
        "Falls du die Gefangennahme gewinnst: Nimm 1 weitere gegnerische Einheit gefangen.",
        "Se você vencer a Captura de Prisioneiros, capture mais 1 unidade inimiga.",
    ),
    "mountain_high_ground": (
        "If you defend, you count as having 2 more units on Region Control.",
        "Jeśli się bronisz, dolicz sobie 2 oddziały na Kontroli nad Regionem.",
        "Wenn du verteidigst, zählen für dich auf der Gebietskontrolle 2 Einheiten mehr.",
        "Se você for o defensor, conta como se tivesse mais 2 unidades no Controle de Região.",
    ),
    "ocean_sea_mist": (
        (
            "The enemy kills 1 fewer of your units in Attrition. If you lose Region Control, you may retreat to "
            "any region you control."
        ),
        (
            "Podczas Wyniszczenia wróg zabija o 1 twój oddział mniej. Jeśli przegrasz Kontrolę nad Regionem, "
            "możesz się wycofać do dowolnego regionu, który kontrolujesz."
        ),
        (
            "Du verlierst in der Zermürbung 1 Einheit weniger. Verlierst du die "
            "Gebietskontrolle, darfst du in eine beliebige Region fliehen, die du kontrollierst."
        ),
        (
            "O inimigo mata 1 unidade sua a menos ao resolver o Atrito. Se você perder o Controle de Região, pode "
            "recuar para qualquer região que controle."
        ),
    ),
    "jungle_regroup": (
        "Bring up to 4 of your units from adjacent regions into the battle, at most 1 from each.",
        "Sprowadź do bitwy najwyżej 4 swoje oddziały z sąsiednich regionów, nie więcej niż 1 z każdego.",
        "Hole bis zu 4 deiner Einheiten aus angrenzenden Regionen ins Gefecht, höchstens 1 aus jeder.",
        "Traga até 4 unidades suas de regiões adjacentes para a batalha, no máximo 1 de cada.",
    ),
    "humans_colonial_charter": (
        "Discard 1 card: gain 1 VP for every 3 regions you control (at most 3 VP).",
        "Odrzuć 1 kartę: zdobądź 1 PZ za każde 3 regiony, które kontrolujesz (najwyżej 3 PZ).",
        "Wirf 1 Karte ab: Du erhältst 1 Siegpunkt für je 3 Regionen, die du kontrollierst (höchstens 3 SP).",
        "Descarte 1 carta: ganhe 1 PV a cada 3 regiões que você controla (no máximo 3 PV).",
    ),
    "pilgrims_offering": (
        (
            "Choose one – • Store up to 2 crystals from a region you control. • Spend up to 3 crystals from your "
            "store: gain 2 VP for each crystal."
        ),
        (
            "Wybierz jedno – • Zabierz do swojego magazynu najwyżej 2 kryształy z regionu, który kontrolujesz. • "
            "Wydaj najwyżej 3 kryształy z magazynu: zdobądź 2 PZ za każdy kryształ."
        ),
        (
            "Wähle 1 Effekt – • Nimm bis zu 2 Kristalle aus einer Region, die du kontrollierst, in dein Lager. • Gib "
            "bis zu 3 Kristalle aus deinem Lager ab: Du erhältst 2 Siegpunkte für jeden Kristall."
        ),
        (
            "Escolha uma opção — • Leve até 2 cristais de uma região que você controla para o seu depósito. • "
            "Gaste até 3 cristais do seu depósito: ganhe 2 PV por cristal."
        ),
    ),
    "machines_shred_drones": (
        (
            "Kill up to 2 units of one enemy in this or an adjacent region, even a battle region, if that enemy "
            "has at least 3 units there."
        ),
        (
            "Zabij najwyżej 2 oddziały jednego wroga w tym lub sąsiednim regionie, także w regionie bitwy, jeśli "
            "właściciel ma tam co najmniej 3 oddziały."
        ),
        (
            "Vernichte bis zu 2 Einheiten eines Gegners in dieser oder einer angrenzenden Region, auch einer "
            "Gefechtsregion, wenn der Besitzer dort mindestens 3 Einheiten hat."
        ),
        (
            "Mate até 2 unidades de um mesmo inimigo nesta região ou em uma adjacente, inclusive de batalha, se o "
            "dono tiver ao menos 3 unidades ali."
        ),
    ),
    "supply_drop": (
        (
            "Each player, in initiative order: choose one – • Place up to 2 units from your reserve in your HQ. • "
            "Place 1 crystal in one region without an HQ."
        ),
        (
            "Dotyczy wszystkich graczy, w kolejności inicjatywy. Wybierz jedno – • Wystaw najwyżej 2 oddziały z "
            "rezerwy w swoim Sztabie. • Dołóż 1 kryształ do jednego regionu bez Sztabu."
        ),
        (
            "Jeder Spieler, in Initiativereihenfolge: Wähle 1 Effekt – • Stelle bis zu 2 Einheiten aus "
            "deiner Reserve in dein HQ. • Lege 1 Kristall in eine Region ohne HQ."
        ),
        (
            "Vale para todos os jogadores, na ordem de iniciativa. Escolha uma opção — • Coloque até 2 unidades "
            "da sua reserva no seu QG. • Coloque 1 cristal em uma região sem QG."
        ),
    ),
}


@pytest.mark.parametrize("id", GOLDEN)
def test_ten_texts_word_for_word(id: str) -> None:
    part = next(part for part in parts(PACK) if part.id == id)
    assert [Words(language).message(entry_message(PACK, part)) for language in LANGUAGES] == list(GOLDEN[id])
