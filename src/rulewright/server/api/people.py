"""Guests and accounts."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from rulewright.server.identity import COOKIE, NAMED, People, named
from rulewright.server.shapes.people import Login, Me, NewGuest, NewPassword, Welcome
from rulewright.server.store.store import User

from .faults import faults
from .visit import Asking


def me_of(user: User) -> Me:
    return Me(user.id, user.name, user.password is not None)


def welcomed(people: People, user: User, status: int) -> Response[Welcome]:
    """With the cookie for browsers, and the token for programs."""
    extras = {"epoch": user.epoch}
    body = Welcome(me_of(user), people.auth.create_token(user.id, token_extras=extras))
    return people.auth.login(user.id, token_extras=extras, response_body=body, response_status_code=status)


class PeopleController(Controller):
    path = "/me"
    tags = ("people",)

    @get("/", summary="Who am I?", responses=faults())
    async def me(self, request: Asking) -> Me | None:
        """Only you see your id. Nothing for somebody who has no name yet."""
        return me_of(request.user) if request.user else None

    @post("/", summary="Take a name", responses=faults(409))
    async def arrive(
        self,
        data: JSONBody[NewGuest],
        request: Asking,
        people: NamedDependency[People],
    ) -> Response[Welcome]:
        """A guest needs no more than a name. Whoever has one already gets it changed."""
        known = request.user
        user = await people.rename(known, data.name) if known else await people.welcome(data.name)
        return welcomed(people, user, 201)

    @patch("/", summary="Change the name", security=NAMED, responses=faults(401, 409))
    async def rename(self, data: JSONBody[NewGuest], request: Asking, people: NamedDependency[People]) -> Me:
        """At tables where you sit already the old one stays."""
        return me_of(await people.rename(named(request.user), data.name))

    @post("/password", summary="Set a password", security=NAMED, responses=faults(401, 409), status_code=200)
    async def set_password(
        self,
        data: JSONBody[NewPassword],
        request: Asking,
        people: NamedDependency[People],
    ) -> Response[Welcome]:
        """A guest becomes an account, which opens its games on any device. All other sessions end."""
        return welcomed(people, await people.set_password(named(request.user), data.password, data.old), 200)

    @post("/session", summary="Log in", responses=faults(401))
    async def log_in(self, data: JSONBody[Login], people: NamedDependency[People]) -> Response[Welcome]:
        """With the name and the password of an account, on any device."""
        return welcomed(people, await people.log_in(data.name, data.password), 201)

    @delete("/session", summary="Log out")
    async def log_out(self) -> Response[None]:
        """Here. A guest without a password cannot come back."""
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response
