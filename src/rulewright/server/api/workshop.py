"""The workshop: correct your own packs, field by field."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from rulewright.games import load
from rulewright.kernel.bundles.paths import Tables, found, place_of
from rulewright.kernel.game import Settings
from rulewright.kernel.message import Problem
from rulewright.server.identity.people import NAMED, named
from rulewright.server.packs.drafting import Wish
from rulewright.server.shapes.packs import OwnPack
from rulewright.server.shapes.workshop import (
    Beginning,
    Changed,
    Changing,
    Checked,
    Conflict,
    DraftState,
    Drawn,
    FieldProblem,
    Form,
    Offered,
    Parts,
    Question,
    Sketch,
    Trial,
    Tried,
    TriedGame,
)
from rulewright.server.shown import workshop
from rulewright.server.tables.hall import Hall
from rulewright.server.tables.story import prepare
from rulewright.words import Words

from .fault_answers import faults
from .games import Name, reader
from .language import READERS_LANGUAGE
from .packs import PackPath, in_words, own
from .visit import Asking

SMALL = 64 << 10  # bytes of one part
LARGE = 1 << 20  # bytes of the changes in one request
Pack = Annotated[
    str, QueryParameter(description="As in GET /api/packs/offered. Default: the game's own pack.", max_length=100)
]
Id = Annotated[str, PathParameter(description="The id of one of your packs, as in GET /api/packs.", max_length=80)]


class WorkshopController(Controller):
    path = "/games/{name:str}/workshop"
    tags = ("workshop",)
    dependencies = READERS_LANGUAGE

    @get(summary="The form of a game's parts", sync_to_thread=False, responses=faults(404))
    def form(self, name: Name, language: NamedDependency[str]) -> Form:
        """Every kind of part with its fields, as packs are read, and the words that effects are made of."""
        return workshop.form(name, language)

    @get("/parts", summary="The parts of a pack", responses=faults(404))
    async def parts(
        self, name: Name, request: Asking, hall: NamedDependency[Hall], language: NamedDependency[str], pack: Pack = ""
    ) -> Parts:
        """As they are written and as they are drawn, for comparing packs."""
        game, bench = workshop.bench(name)
        reference = await hall.packs.named(game, pack, reader(request))
        _, tables = await hall.drafts.version(reference, game)
        return await workshop.parts(game, bench, tables, reference, language)

    @post(
        "/sketch",
        summary="Draw a part",
        status_code=200,
        request_max_body_size=SMALL,
        sync_to_thread=False,
        responses=faults(404),
    )
    def sketch(self, name: Name, data: JSONBody[Sketch], language: NamedDependency[str]) -> Drawn:
        """How it would be drawn and described; nothing is stored."""
        return workshop.sketch(name, data, language)

    @post(
        "/offers",
        summary="What an effect can be",
        status_code=200,
        request_max_body_size=SMALL,
        sync_to_thread=False,
        responses=faults(404),
    )
    def offers(self, name: Name, data: JSONBody[Question], language: NamedDependency[str]) -> Offered:
        """For one step of a part's effects: each effect with what it does, and why it does not fit there."""
        return workshop.offers(name, data, language)

    @post("/games", summary="Games between bots", status_code=200, security=NAMED, responses=faults(401, 404, 409))
    async def games(
        self,
        name: Name,
        data: JSONBody[Trial],
        request: Asking,
        hall: NamedDependency[Hall],
        language: NamedDependency[str],
    ) -> Tried:
        """Greedy bots in all seats, in time that no one else needs. Ask again for the rest; nothing is stored."""
        user, game = named(request.user), load(name)
        pack = await hall.packs.named(game, data.pack, user)
        settings = prepare(game.key, Settings(data.players, pack=pack)).settings
        played = await hall.trying.play(game, settings, data.seed, data.games, user)
        words = Words(language, game=game.key)
        told = [TriedGame(one.sides, one.points, one.winners, one.decisions) for one in played]
        return Tried([words(side) for side in game.sides], told)


class DraftsController(Controller):
    path = "/packs/{id:str}/draft"
    tags = ("workshop",)
    dependencies = READERS_LANGUAGE

    @get(summary="The draft of a pack of mine", security=NAMED, responses=faults(401, 404))
    async def look(
        self, id: Id, request: Asking, hall: NamedDependency[Hall], language: NamedDependency[str]
    ) -> DraftState:
        """With all its parts. A draft begins as the newest version."""
        pack = await hall.packs.own(named(request.user), id)
        game, bench = workshop.bench(pack.game)
        draft = await hall.drafts.draft(pack)
        tables = await hall.drafts.tables(draft)
        made = await workshop.parts(game, bench, tables, draft.base, language)
        shipped = await hall.drafts.shipped(game, tables)
        return DraftState(own(pack), draft.number, draft.at, [*draft.changes], shipped, made)

    @patch(
        summary="Change a draft",
        security=NAMED,
        request_max_body_size=LARGE,
        responses=faults(401, 404),
    )
    async def change(self, id: Id, data: JSONBody[Changing], request: Asking, hall: NamedDependency[Hall]) -> Changed:
        """Field by field. A field that no longer holds what the sender saw is left as it is and reported as a
        conflict."""
        pack = await hall.packs.own(named(request.user), id)
        game, _ = workshop.bench(pack.game)
        wishes = [Wish(change.place, change.was, change.value) for change in data.changes]
        draft, taken = await hall.drafts.change(pack, game, wishes)
        tables = await hall.drafts.tables(draft)
        return Changed(draft.number, draft.at, [Conflict(place, found(tables, place)) for place in taken])

    @get("/check", summary="Check a draft", security=NAMED, responses=faults(401, 404))
    async def check(
        self, id: Id, request: Asking, hall: NamedDependency[Hall], language: NamedDependency[str]
    ) -> Checked:
        """Like `rulewright content check`, with the place to correct for each problem."""
        pack = await hall.packs.own(named(request.user), id)
        draft = await hall.drafts.draft(pack)
        verdict = await hall.drafts.judged(pack, draft)
        tables = await hall.drafts.tables(draft)
        return Checked(draft.number, verdict.sound, [at_place(each, tables, language) for each in verdict.problems])


class NewDraftsController(Controller):
    path = "/packs"
    tags = ("workshop",)

    @post("/begin", summary="Start a pack of mine from another one", security=NAMED, responses=faults(401, 404, 409))
    async def begin(self, data: JSONBody[Beginning], request: Asking, hall: NamedDependency[Hall]) -> OwnPack:
        """A copy under a name of its own."""
        return own(await hall.drafts.begin(named(request.user), load(data.game), data.pack, data.title.strip()))

    @post(
        "/{id:str}/draft/version", summary="Save a draft as a version", security=NAMED, responses=faults(401, 404, 409)
    )
    async def keep(self, id: PackPath, request: Asking, hall: NamedDependency[Hall]) -> OwnPack:
        """Only if it has no problems. From then on it can be played."""
        user = named(request.user)
        return own(await hall.drafts.save(user, await hall.packs.own(user, id)))


def at_place(problem: Problem, tables: Tables, language: str) -> FieldProblem:
    told = in_words(problem, language)
    place = place_of(problem.file, problem.where, tables)
    return FieldProblem(told.file, told.where, told.key, told.text, told.rule, told.warning, place)
