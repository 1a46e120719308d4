"""What the API says of games, options and rules: the shapes of its answers, each with an example."""

from __future__ import annotations

from typing import Annotated, Any

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
    least: Annotated[int, says("At least so many.", 2)]
    most: Annotated[int, says("At most so many.", 4)]


class GameBrief(Struct, frozen=True, kw_only=True):
    name: Annotated[str, says("As everything else in the API calls it.", "cryhavoc")]
    title: Title
    introduction: Annotated[str, says("What it is about.", "Humans, Pilgrims and Machines invade a planet.")]
    players: Annotated[Numbers, says("How many can play.", {"least": 2, "most": 4})]


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
    paragraph: Paragraph
    default: Annotated[str, says("The value that nobody has to name.", "at_once")]
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
    bots: Annotated[list[str], says("Who else can take a seat.", ["greedy", "random"])]


class PartNames(Struct, frozen=True):
    pack: Annotated[str, says("The pack that the names are from.", "york")]
    names: Annotated[
        dict[str, str],
        says("What it calls its parts, in the reader's language, by their ids.", {"humans_outflank": "Outflank"}),
    ]


# ------------------------------------------------------------- rules
class RuleParagraph(Struct, frozen=True):
    number: Paragraph
    text: Annotated[str, says("What it says.", "Units are killed at once.")]


class RuleChapter(Struct, frozen=True):
    number: Annotated[str, says("Of the chapter.", "C5")]
    title: Annotated[str, says("Of the chapter, in the reader's language.", "Battles")]
    paragraphs: Annotated[list[RuleParagraph], Meta(description="Those of the chapter that were asked for.")]
