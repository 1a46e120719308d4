"""Packs that people bring."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

PackName = Annotated[
    str,
    Meta(
        description="The name to create a table with: exactly this version, the same on every machine.",
        examples=["my-york@868e38713432e59e076752a7f991d7e1"],
    ),
]


class PackFacts(Struct):
    pack: PackName
    game: Annotated[str, Meta(examples=["cryhavoc"])]
    name: Annotated[str, Meta(examples=["my-york"])]
    title: Annotated[str, Meta(description="As its maker wrote it.", examples=["Cry Havoc, as printed in my box"])]
    digest: Annotated[
        str, Meta(description="A digest of what the rules read in it: packs with the same digest play the same.")
    ]
    size: Annotated[int, Meta(description="Size of the zip, in bytes.")]


class PackVersion(Struct):
    number: Annotated[int, Meta(description="Counted from 1.")]
    created: Annotated[int, Meta(description="Milliseconds since 1970.")]
    facts: PackFacts


class OwnPack(Struct):
    id: str
    game: str
    name: str
    versions: Annotated[list[PackVersion], Meta(description="The newest first.")]


class OfferedPack(Struct):
    """What a new table can be played with."""

    pack: Annotated[str, Meta(description="For POST /api/tables.", examples=["york"])]
    game: str
    name: str
    title: Annotated[str, Meta(description="Empty if it is the only one that comes with the game.")]
    whose: Annotated[Literal["game", "server", "own"], Meta(description="Who offers it.")]
    correctable: Annotated[bool, Meta(description="It can be corrected in the workshop.")]


class PackProblem(Struct):
    """Something that is wrong with a pack, in the reader's language."""

    file: Annotated[str, Meta(examples=["tactics.toml"])]
    where: Annotated[str, Meta(description="The place in the file.", examples=["card.humans_crossfire battle[1]"])]
    key: str
    text: str
    rule: Annotated[str, Meta(description="The paragraph of the rules that it breaks, if any.")]
    warning: Annotated[bool, Meta(description="A warning: the pack can still be played.")]


class Uploaded(Struct):
    pack: Annotated[OwnPack | None, Meta(description="Null if it was refused.")]
    problems: list[PackProblem]
