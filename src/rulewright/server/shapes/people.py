"""Guests and accounts."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .spoken import Name

Password = Annotated[str, Meta(min_length=8, max_length=200, examples=["correct horse battery"])]


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name


class NewPassword(Struct, forbid_unknown_fields=True):
    password: Password
    old: Annotated[str, Meta(max_length=200, description="The current password, if there is one.")] = ""


class Login(Struct, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200, examples=["correct horse battery"])]


class Recovery(Struct, forbid_unknown_fields=True):
    code: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=1000,
            description="The code from the link that the server admin gave out.",
            examples=["q7XkP2mT9vRw"],
        ),
    ]
    password: Password


class Farewell(Struct, forbid_unknown_fields=True):
    password: Annotated[
        str, Meta(max_length=200, description="The password, if there is one.", examples=["correct horse battery"])
    ] = ""


class Me(Struct):
    id: Annotated[str, Meta(description="No one else sees it.")]
    name: str
    account: Annotated[bool, Meta(description="There is a password, so other devices can log in.")]


class Welcome(Struct):
    me: Me
    token: Annotated[
        str, Meta(description="For programs: send it as `Authorization: Bearer ...`. Browsers have the cookie.")
    ]


class SessionFacts(Struct):
    id: str
    device: Annotated[
        str, Meta(description="What the browser or the program called itself.", examples=["Firefox, Linux"])
    ]
    began: Annotated[int, Meta(description="Milliseconds since 1970.")]
    here: Annotated[bool, Meta(description="This is the session that asks.")]
