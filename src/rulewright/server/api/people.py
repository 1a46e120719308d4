"""Guests and accounts."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from rulewright.server.identity.cookies import COOKIE, Tokens, claim_of
from rulewright.server.identity.people import NAMED, Arrived, Caller, People, named
from rulewright.server.identity.sessions import device_of
from rulewright.server.shapes.people import Login, Me, NewGuest, NewPassword, Recovery, SessionFacts, Welcome
from rulewright.server.store.users import Claim, User, new_id

from .fault_answers import faults
from .limits import address_of
from .visit import Asking

MARK = "rulewright-device"
ONLY_HERE = "/api/me"  # the path that browsers send the cookie to


@get("/me", summary="Who am I?", tags=["people"], responses=faults())
async def who_am_i(request: Asking) -> Me | None:
    """Only you see your id. Null if you have no name yet."""
    return me_of(request.user) if request.user else None


class PeopleController(Controller):
    path = "/me"
    tags = ("people",)

    @post("/", summary="Take a name", responses=faults(409))
    async def arrive(
        self,
        data: JSONBody[NewGuest],
        request: Asking,
        people: NamedDependency[People],
        tokens: NamedDependency[Tokens],
    ) -> Response[Welcome]:
        """A guest needs only a name. If you already have one, you keep it and are told who you are."""
        known, here = request.user, caller(request)
        arrived = await people.again(known, own(request), here) if known else await people.welcome(data.name, here)
        return welcomed(tokens, arrived, 201)

    @patch("/", summary="Change the name", security=NAMED, responses=faults(401, 409))
    async def rename(self, data: JSONBody[NewGuest], request: Asking, people: NamedDependency[People]) -> Me:
        """Tables you have already joined keep the old name."""
        return me_of(await people.rename(named(request.user), data.name))

    @post("/password", summary="Set a password", security=NAMED, responses=faults(401, 409), status_code=200)
    async def set_password(
        self,
        data: JSONBody[NewPassword],
        request: Asking,
        people: NamedDependency[People],
        tokens: NamedDependency[Tokens],
    ) -> Response[Welcome]:
        """Turns a guest into an account, which can log in on any device. All other sessions end."""
        arrived = await people.set_password(named(request.user), data.password, data.old, caller(request))
        return marked(people, tokens, arrived, request, 200)

    @post("/recovery", summary="Set a password with a link", responses=faults(403))
    async def recover(
        self,
        data: JSONBody[Recovery],
        request: Asking,
        people: NamedDependency[People],
        tokens: NamedDependency[Tokens],
    ) -> Response[Welcome]:
        """For people who have lost their password, with the code from a link by the server admin. All other sessions
        end."""
        return marked(people, tokens, await people.recover(data.code, data.password, caller(request)), request, 201)

    # ------------------------------------------------------------- sessions
    @post("/session", summary="Log in", responses=faults(401))
    async def log_in(
        self, data: JSONBody[Login], request: Asking, people: NamedDependency[People], tokens: NamedDependency[Tokens]
    ) -> Response[Welcome]:
        """With the name and the password of an account, on any device."""
        return marked(people, tokens, await people.log_in(data.name, data.password, caller(request)), request, 201)

    @delete("/session", summary="Log out", responses=faults())
    async def log_out(self, request: Asking, people: NamedDependency[People]) -> Response[None]:
        """Ends this session: its token is no longer valid. A guest without a password cannot come back."""
        if request.user:
            await people.sessions.end(own(request))
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response

    @get("/sessions", summary="Where am I logged in?", security=NAMED, responses=faults(401))
    async def sessions(self, request: Asking, people: NamedDependency[People]) -> list[SessionFacts]:
        """The newest first. Tokens from before there were sessions are not listed; they end with all the others."""
        found, here = await people.sessions_of(named(request.user)), own(request).session
        return [SessionFacts(each.id, each.device, each.began, each.id == here) for each in found]

    @delete("/sessions/{id:str}", summary="Log out elsewhere", security=NAMED, responses=faults(401))
    async def end(
        self,
        id: Annotated[str, PathParameter(description="The session's id, as in the list.", max_length=22)],
        request: Asking,
        people: NamedDependency[People],
    ) -> None:
        """Its token is no longer valid, and its sockets are closed."""
        user = named(request.user)
        await people.sessions.end(Claim(user.id, id, user.epoch))

    @delete("/sessions", summary="Log out everywhere else", security=NAMED, responses=faults(401), status_code=200)
    async def end_others(
        self, request: Asking, people: NamedDependency[People], tokens: NamedDependency[Tokens]
    ) -> Response[Welcome]:
        """All tokens end; the answer has a new one."""
        return welcomed(tokens, await people.end_others(named(request.user), caller(request)), 200)


def me_of(user: User) -> Me:
    return Me(user.id, user.name, user.password is not None)


def own(request: Asking) -> Claim:
    return claim_of(request.auth)


def caller(request: Request[Any, Any, Any]) -> Caller:
    device = device_of(request.headers.get("user-agent", ""))
    return Caller(address_of(request), device, request.cookies.get(MARK, ""))


def welcomed(tokens: Tokens, arrived: Arrived, status: int) -> Response[Welcome]:
    """The answer with a cookie for browsers and a token for programs."""
    user, claim = arrived
    says: Any = {"token_extras": {"epoch": claim.epoch}, "token_unique_jwt_id": claim.session}
    body = Welcome(me_of(user), tokens.auth.create_token(user.id, **says))
    return tokens.auth.login(user.id, response_body=body, response_status_code=status, **says)


def marked(people: People, tokens: Tokens, arrived: Arrived, request: Asking, status: int) -> Response[Welcome]:
    """The same for somebody who has proved their identity. Their browser is marked, so that it is recognised: see identity/guesses.py."""
    user, response = arrived.user, welcomed(tokens, arrived, status)
    if not people.device_of(user, request.cookies.get(MARK, "")):
        lasts = int(people.marks.lasts.total_seconds())
        mark = people.marks.sealed(user.id, device=new_id())
        response.set_cookie(MARK, mark, lasts, path=ONLY_HERE, secure=tokens.secure, httponly=True, samesite="lax")
    return response
