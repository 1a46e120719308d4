"""Games, options and rules: the responses of the API, each with an example."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct


def says(description: str, example: Any) -> Meta:
    return Meta(description=description, examples=[example])


Title = Annotated[str, says("In the reader's language.", "Cry Havoc")]
Paragraph = Annotated[str, says("The paragraph of the rules.", "C5.8")]


class Language(Struct, frozen=True):
    code: Annotated[str, says("As the parameter `language` takes it.", "pt-BR")]
    name: Annotated[str, says("Its own name for itself.", "Português (Brasil)")]


# ------------------------------------------------------------- games
class Numbers(Struct, frozen=True):
    least: Annotated[int, says("The fewest players.", 2)]
    most: Annotated[int, says("The most players.", 4)]


class GameBrief(Struct, frozen=True, kw_only=True):
    name: Annotated[str, says("As everything else in the API calls it.", "cryhavoc")]
    title: Title
    introduction: Annotated[str, says("What it is about.", "Humans, Pilgrims and Machines invade a planet.")]
    line: Annotated[str, says("The same in one line; may be empty.", "Four factions, one planet.")]
    time: Annotated[str, says("How long a game takes; may be empty.", "60–120 min")]
    players: Annotated[Numbers, says("How many can play.", {"least": 2, "most": 4})]
    proposed: Annotated[
        dict[str, str],
        says(
            "Options for a new table, to propose in the reader's language; unnamed ones take defaults.",
            {"edition": "de"},
        ),
    ]
    prefix: Annotated[str, says("What the numbers of all its paragraphs begin with; nothing if it has none.", "C")]
    web: Annotated[
        str | None, says("The module that draws it in a browser, if the game brings one.", "/games/cryhavoc/board.js")
    ]
    balance: Annotated[
        str | None,
        says("A page on how balanced it is, if the game brings its figures.", "/api/games/cryhavoc/balance"),
    ]


class OptionValue(Struct, frozen=True):
    value: Annotated[str, says("As a new table names it.", "attacker_first")]
    text: Annotated[str, says("What it means, in the reader's language.", "the attacker first")]
    sets: Annotated[
        dict[str, str],
        says("Other options that come with it, unless they are chosen by themselves.", {"hq_placement": "chosen"}),
    ]


class GameOption(Struct, frozen=True):
    name: Annotated[str, says("As a new table names it.", "attrition")]
    title: Annotated[str, says("What it decides, in the reader's language.", "How kills are named in Attrition.")]
    label: Annotated[str, says("The same in a few words, for a form.", "Kills in Attrition")]
    paragraph: Paragraph
    default: Annotated[str, says("The default value.", "at_once")]
    values: list[OptionValue]


class GameDetails(GameBrief, frozen=True, kw_only=True):
    version: Annotated[str, says("Of its rules.", "1")]
    packs: Annotated[list[str], says("The content that comes with it.", ["york"])]
    pack: Annotated[str, says("The pack that the options below are for.", "york")]
    table: Annotated[int, says("The number of players that the options below are for.", 4)]
    options: list[GameOption]
    seating: Annotated[
        GameOption | None,
        Meta(
            description="Who plays which side, also an option: a value for each seat, with commas between, "
            "or the default alone. A side other than the default only once.",
        ),
    ]
    bots: Annotated[list[str], says("Who else can take a seat.", ["pip", "juno"])]


class PartNames(Struct, frozen=True):
    pack: Annotated[str, says("The pack that the names are from.", "york")]
    names: Annotated[
        dict[str, str],
        says("What it calls its parts, in the reader's language, by their ids.", {"humans_outflank": "Outflank"}),
    ]


# ------------------------------------------------------------- what is in the box
class Known(Struct, frozen=True):
    """How sure we are of something that is printed in the box."""

    confidence: Annotated[
        Literal["certain", "likely", "inferred", "ours"], says("From a fact to our own design.", "certain")
    ]
    ours: Annotated[bool, says("Our own design, since the printed one is not known to us.", False)]
    sources: Annotated[list[str], says("Our sources, in the reader's language.", ["the English rulebook"])]
    text: Annotated[str, says("All of it in words.", "Known for certain: the English rulebook")]


class KnownField(Struct, frozen=True):
    field: Annotated[str, says("As the pack calls it.", "tokens")]
    title: Annotated[str, says("In the reader's language.", "Number of tokens")]
    known: Known


class Piece(Struct, frozen=True):
    """A part of the box. Identical parts are listed as one."""

    id: Annotated[str, says("As views and messages call it.", "humans_outflank")]
    ids: Annotated[list[str], says("Of all identical parts, if each has its own.", ["humans_outflank"])]
    name: Annotated[str, says("In the reader's language.", "Outflank")]
    text: Annotated[str, says("What it does.", "Move up to 2 of your units between objectives.")]
    count: Annotated[int, says("How many there are.", 1)]
    group: Annotated[str, says("The faction or terrain that it belongs to, or nothing.", "humans")]
    data: Annotated[
        dict[str, Any],
        says("What is printed on it, by kind.", {"kind": "battle", "rows": {"move": {"n": 2, "bonus": []}}}),
    ]
    known: Annotated[Known, Meta(description="Applies to everything that `fields` does not name.")]
    fields: list[KnownField]


class PieceGroup(Struct, frozen=True):
    id: Annotated[str, says("As its pieces name it.", "humans")]
    title: Title


class PieceSection(Struct, frozen=True):
    id: Annotated[str, says("A kind of parts.", "cards")]
    title: Title
    groups: Annotated[list[PieceGroup], Meta(description="The groups its pieces belong to, in order.")]
    pieces: list[Piece]


class Pieces(Struct, frozen=True):
    pack: Annotated[str, says("The pack that they are from.", "york")]
    players: Annotated[int, says("The number of players that the board is for.", 2)]
    sections: list[PieceSection]
    board: Annotated[
        dict[str, Any],
        Meta(description="The game's board, for drawing: hexes, or regions and the score track."),
    ]


# ------------------------------------------------------------- rules
class EditionValue(Struct, frozen=True):
    edition: Annotated[str, says("As a new table names it.", "de")]
    title: Title
    value: Annotated[str, says("What the option is in that edition.", "attacker_first")]
    text: Annotated[str, says("What that means, in the reader's language.", "the attacker first")]


class RuleOption(GameOption, frozen=True):
    editions: Annotated[list[EditionValue], Meta(description="The values in the printed editions, where they differ.")]


class RuleParagraph(Struct, frozen=True):
    number: Paragraph
    text: Annotated[str, says("What it says.", "Units are killed at once.")]
    options: Annotated[list[RuleOption], Meta(description="What a table can choose about it.")]


class RuleChapter(Struct, frozen=True):
    number: Annotated[str, says("Of the chapter.", "C5")]
    title: Annotated[str, says("Of the chapter, in the reader's language.", "Battles")]
    paragraphs: Annotated[list[RuleParagraph], Meta(description="The rules of the chapter that were asked for.")]
