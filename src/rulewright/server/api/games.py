"""/games and /languages: what can be played, what a table can choose, and the rules to read. The same for everybody."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, MediaType, get
from litestar.datastructures import CacheControlHeader, ResponseHeader
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import PathParameter, QueryParameter

from rulewright.games import load
from rulewright.kernel.events import MOST_SEATS
from rulewright.lab.balance.page_style import style_hash
from rulewright.server.packs.rack import Rack
from rulewright.server.shapes.games import GameBrief, GameDetails, Language, PartNames, Pieces, RuleChapter
from rulewright.server.shown import catalogue, reference
from rulewright.server.store.store import User

from .fault_answers import faults
from .language import READERS_LANGUAGE
from .visit import Asking

FAULTS = faults(404)
HOUR = 3600  # seconds
# the page contains its own styles, and no scripts
BALANCE_POLICY = (
    f"default-src 'none'; style-src '{style_hash()}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

Name = Annotated[
    str, PathParameter(description="The game's name, as in GET /api/games.", examples=[Example(value="cryhavoc")])
]
Number = Annotated[
    str,
    PathParameter(
        description="The number of a rule or chapter.", examples=[Example(value="C5.8"), Example(value="C5")]
    ),
]
Pack = Annotated[
    str,
    QueryParameter(description="See GET /api/packs/offered. Default: the game's own pack.", max_length=100),
]
Players = Annotated[int | None, QueryParameter(description="Number of players.", ge=2, le=MOST_SEATS)]
Search = Annotated[
    str, QueryParameter(description="Only rules that contain this text; case is ignored.", max_length=100)
]


def reader(request: Asking) -> User | None:
    """None if the route does not authenticate."""
    user: User | None = request.scope.get("user")
    return user


class Languages(Controller):
    path = "/languages"
    tags = ("games",)

    @get(summary="The languages", sync_to_thread=False)
    def all(self) -> list[Language]:
        """Everything that people read is there in each of them."""
        return catalogue.languages()


class Games(Controller):
    path = "/games"
    tags = ("games",)
    dependencies = READERS_LANGUAGE

    @get(summary="The games", sync_to_thread=False, responses=FAULTS)
    def all(self, language: NamedDependency[str]) -> list[GameBrief]:
        """Each with what it is about, and for how many."""
        return catalogue.games(language)

    @get("/{name:str}", summary="A game, and what a table can choose", responses=FAULTS)
    async def one(
        self,
        name: Name,
        request: Asking,
        packs: NamedDependency[Rack],
        language: NamedDependency[str],
        players: Players = None,
        pack: Pack = "",
    ) -> GameDetails:
        """Options and sides depend on the number of players. Default: the fewest the game allows."""
        return catalogue.game(name, players, await packs.named(load(name), pack, reader(request)), language)

    @get(
        "/{name:str}/names",
        summary="The names of cards, regions and other parts",
        responses=FAULTS,
    )
    async def names(
        self,
        name: Name,
        request: Asking,
        packs: NamedDependency[Rack],
        language: NamedDependency[str],
        pack: Pack = "",
    ) -> PartNames:
        """Messages refer to parts by their ids, as `{"name": id}`; these are the names that readers see."""
        return catalogue.parts(name, await packs.named(load(name), pack, reader(request)), language)

    @get(
        "/{name:str}/pieces",
        summary="What is in the box",
        responses=FAULTS,
        cache_control=CacheControlHeader(private=True, max_age=HOUR),
        response_headers=[ResponseHeader(name="Vary", value="Accept-Language", documentation_only=False)],
    )
    async def pieces(
        self,
        name: Name,
        request: Asking,
        packs: NamedDependency[Rack],
        language: NamedDependency[str],
        players: Players = None,
        pack: Pack = "",
    ) -> Pieces:
        """Every card, tile and token with what it does, our sources for it and how certain they are; and the board,
        for drawing."""
        return reference.pieces(name, await packs.named(load(name), pack, reader(request)), players, language)

    @get(
        "/{name:str}/balance",
        summary="How balanced a game is, as a page",
        media_type=MediaType.HTML,
        sync_to_thread=True,
        responses=FAULTS,
        response_headers=[
            ResponseHeader(name="Vary", value="Accept-Language", documentation_only=False),
            ResponseHeader(name="Content-Security-Policy", value=BALANCE_POLICY, documentation_only=False),
        ],
    )
    def balance(self, name: Name, language: NamedDependency[str]) -> str:
        """A self-contained page, with its figures as JSON in the element `figures`."""
        return catalogue.balance(name, language)

    @get("/{name:str}/rules", summary="The rules of a game", sync_to_thread=False, responses=FAULTS)
    def rules(self, name: Name, language: NamedDependency[str], search: Search = "") -> list[RuleChapter]:
        """Chapter by chapter; for a search, the chapters with matches."""
        return catalogue.rules(name, language, search)

    @get("/{name:str}/rules/{number:str}", summary="A rule or a chapter", sync_to_thread=False, responses=FAULTS)
    def rule(self, name: Name, number: Number, language: NamedDependency[str]) -> RuleChapter:
        """A rule such as T6.5 comes within its chapter; T6 is the whole chapter."""
        return catalogue.rule(name, number, language)
