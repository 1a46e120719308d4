"""People's own packs: upload, list, share."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from rulewright.games import load, load_all
from rulewright.kernel.bundles.bundle import LARGEST_BUNDLE
from rulewright.kernel.message import Problem
from rulewright.server.identity.own_pages import TAKES_FILES
from rulewright.server.identity.people import NAMED, named
from rulewright.server.packs.rack import file_of
from rulewright.server.shapes.packs import OfferedPack, OwnPack, PackFacts, PackProblem, PackVersion, Uploaded
from rulewright.server.shown import catalogue
from rulewright.server.store.packs import Pack, PackFile
from rulewright.server.tables.hall import Hall
from rulewright.words import Words

from .fault_answers import faults
from .language import READERS_LANGUAGE
from .visit import Asking

PackPath = Annotated[str, PathParameter(description="As in GET /api/packs.", max_length=80)]
FileName = Annotated[str, QueryParameter(description="The file's name, for messages about it.", max_length=100)]


class PacksController(Controller):
    path = "/packs"
    tags = ("packs",)
    dependencies = READERS_LANGUAGE

    @get("/", summary="My packs", security=NAMED, responses=faults(401))
    async def mine(self, request: Asking, hall: NamedDependency[Hall]) -> list[OwnPack]:
        """With all their versions."""
        return [own(pack) for pack in await hall.store.packs_of(named(request.user).id)]

    @get("/offered", summary="Packs for a new table", responses=faults(404))
    async def offered(
        self, request: Asking, hall: NamedDependency[Hall], language: NamedDependency[str]
    ) -> list[OfferedPack]:
        """Those that come with the games, each game's default first, those that this server offers to everyone, and
        yours in their newest version. If one is both, it is listed as yours."""
        shipped = [
            OfferedPack(name, game.name, name, title, "game", game.workbench is not None)
            for game in load_all()
            for name, title in catalogue.titles_of_packs(game, language).items()
        ]
        mine = await hall.store.packs_of(request.user.id) if request.user else []
        own = {one.pack: one for one in (offer(pack.versions[0].file, "own") for pack in mine)}
        servers = [offer(file, "server") for file in hall.packs.of_server]
        return [*shipped, *(one for one in servers if one.pack not in own), *own.values()]

    @get("/files/{pack:str}", summary="A pack", responses=faults(404))
    async def look(self, pack: PackPath, hall: NamedDependency[Hall]) -> PackFacts:
        """Everyone who knows the name of a version may look at it: that name is the link people share."""
        return facts(await hall.packs.file(pack))

    @get("/files/{pack:str}/zip", summary="Download a pack", media_type="application/zip", responses=faults(404))
    async def download(self, pack: PackPath, hall: NamedDependency[Hall]) -> Response[bytes]:
        """One file that you can upload again or pass to `rulewright play --pack`."""
        file = await hall.packs.file(pack)
        headers = {"Content-Disposition": f'attachment; filename="{file.name}.zip"'}
        return Response(await hall.packs.data(pack), media_type="application/zip", headers=headers)

    @delete("/{id:str}", summary="Delete a pack of mine", security=NAMED, responses=faults(401, 404))
    async def remove(self, id: PackPath, request: Asking, hall: NamedDependency[Hall]) -> None:
        """Deletes all its versions. Games that use them continue."""
        await hall.store.remove_pack((await hall.packs.own(named(request.user), id)).id)


class NewPacksController(Controller):
    path = "/packs"
    tags = ("packs",)
    dependencies = READERS_LANGUAGE

    @post(
        "/",
        summary="Upload a pack",
        security=NAMED,
        status_code=200,
        request_max_body_size=LARGEST_BUNDLE,
        opt={TAKES_FILES: True},
        responses=faults(401, 404),
    )
    async def upload(
        self,
        request: Asking,
        hall: NamedDependency[Hall],
        language: NamedDependency[str],
        name: FileName = "pack.zip",
    ) -> Uploaded:
        """The body is the file, as `application/octet-stream`: a zip of TOML files, or one TOML file. It is checked
        like `rulewright content check`. If it can be played, it is kept; otherwise `pack` is null, and `problems`
        lists what is wrong. If one of your packs has the same name, this becomes its next version."""
        user, data = named(request.user), await request.body()
        verdict = await hall.packs.judged(data, " ".join(name.split()))
        told = [in_words(problem, language) for problem in verdict.problems]
        kept = own(await hall.packs.add(user, file_of(verdict), verdict.file)) if verdict.sound else None
        return Uploaded(kept, told)

    @post("/files/{pack:str}/copy", summary="Copy a pack to mine", security=NAMED, responses=faults(401, 404))
    async def copy(self, pack: PackPath, request: Asking, hall: NamedDependency[Hall]) -> OwnPack:
        """As a new pack of yours, or as the next version of your pack with that name."""
        file = await hall.packs.file(pack)
        return own(await hall.packs.add(named(request.user), file, await hall.packs.data(pack)))


def facts(file: PackFile) -> PackFacts:
    return PackFacts(file.reference, file.game, file.name, file.title, file.digest, file.size)


def own(pack: Pack) -> OwnPack:
    versions = [PackVersion(version.number, version.created, facts(version.file)) for version in pack.versions]
    return OwnPack(pack.id, pack.game, pack.name, versions)


def offer(file: PackFile, whose: str) -> OfferedPack:
    correctable = load(file.game).workbench is not None
    return OfferedPack(file.reference, file.game, file.name, file.title, whose, correctable)  # type: ignore[arg-type]


def in_words(problem: Problem, language: str) -> PackProblem:
    text = Words(language)(problem.key, **problem.args)
    return PackProblem(problem.file, problem.where, problem.key, text, problem.paragraph or "", problem.warning)
