"""What can be played and read here, in the reader's language: games with their packs, options, sides and bots, and their rules.

Packs are the game's, or people's own (see packs/rack.py). Folders are refused: they would let strangers look around on this machine."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache

from msgspec.structs import asdict, replace

from rulewright import installed, rulebook
from rulewright.games import load, load_all
from rulewright.kernel.bundles.bundle import kept
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import UserError
from rulewright.kernel.options import Option
from rulewright.kernel.usual_pack import usual_pack
from rulewright.players.bots import offered
from rulewright.server.bots.foreign_seats import allowed
from rulewright.server.shapes import games as shapes
from rulewright.words import LANGUAGES, Words

KEPT = 200  # answers in the cache: people can bring any number of packs
EDITION = "edition"  # the option that selects a printed rulebook


def languages() -> list[shapes.Language]:
    return [shapes.Language(code, name) for code, name in LANGUAGES.items()]


# ------------------------------------------------------------- games
def games(language: str) -> list[shapes.GameBrief]:
    return [_brief(game, Words(language)) for game in load_all()]


def game(name: str, players: int | None, pack: str, language: str) -> shapes.GameDetails:
    """Offers people's usual opponents and then the foreign bots; programs may also seat the other bots of players/bots.py."""
    return replace(_game(name, players, pack, language), bots=[*offered(load(name)), *allowed])


@lru_cache(KEPT)
def _game(name: str, players: int | None, pack: str, language: str) -> shapes.GameDetails:
    """Includes what a table of that size can choose; default: the smallest."""
    game = load(name)
    words = Words(language, game=game.key)
    pack = known_pack(game, pack)
    table = known_players(game, players)
    sides = seating(game, table, pack)
    return shapes.GameDetails(
        **asdict(_brief(game, words)),
        version=game.version,
        packs=packs(game),
        pack=pack,
        table=table,
        options=[_option(game, option, words) for option in options(game, table, pack)],
        seating=_option(game, sides, words, "side") if sides else None,
        bots=list(offered(game)),
    )


def parts(name: str, pack: str, language: str) -> shapes.PartNames:
    """The names that messages mean by the ids of parts."""
    game = load(name)
    pack = known_pack(game, pack)
    return shapes.PartNames(pack, {id: str(name) for id, name in game.names(pack, language).items()})


def balance(name: str, language: str) -> str:
    """The balance report. What draws it is imported only when needed."""
    from rulewright.lab.balance.shipped import page_of

    game = load(name)
    if installed.balance_file(game.key) is None:
        raise UserError("server-page-unknown")
    return page_of(game, language)


def _brief(game: Game, words: Words) -> shapes.GameBrief:
    return shapes.GameBrief(
        name=game.name,
        title=words.title(game.name),
        introduction=_said(f"{game.name}-introduction", words),
        line=_said(f"{game.name}-line", words),
        time=_said(f"{game.name}-time", words),
        players=shapes.Numbers(game.players[0], game.players[-1]),
        proposed=dict(game.proposed(words.language)),
        prefix=rulebook.prefix(game.key),
        web=f"/games/{game.name}/{game.web}" if game.web else None,
        balance=f"/api/games/{game.name}/balance" if installed.balance_file(game.key) else None,
    )


def _said(key: str, words: Words, otherwise: str = "") -> str:
    """A text that not every game has."""
    return words(key) if key in words else otherwise


# ------------------------------------------------------------- packs
def packs(game: Game) -> list[str]:
    """The game's own packs; each also has a name with the game's in front, which is left out."""
    return [name for name in game.packs if "/" not in name]


def titles_of_packs(game: Game, language: str) -> dict[str, str]:
    """What distinguishes the game's own packs; empty if it has only one."""
    words = Words(language, game=game.key)
    return {name: _said(f"{game.name}-value-pack-{name}", words) for name in packs(game)}


def known_pack(game: Game, name: str) -> str:
    """The pack of that name; default: that of a new table."""
    if name and name not in game.packs and not kept(name):
        raise UserError("server-pack-unknown", name=name, known=", ".join(packs(game)))
    return name or usual_pack(game)


def known_players(game: Game, players: int | None) -> int:
    """That number of players; default: the fewest."""
    table = game.players[0] if players is None else players
    if table not in game.players:
        raise UserError("players-number", players=table, least=game.players[0], most=game.players[-1])
    return table


# ------------------------------------------------------------- options
@lru_cache(KEPT)
def options(game: Game, players: int, pack: str) -> list[Option]:
    """The options with the values that a table can be created with; values that need a file of the players' own are left out."""
    return [
        option._replace(values=tuple(value for value in option.values if _opens(game, players, pack, option, value)))
        for option in game.options(players, pack)
    ]


@lru_cache(KEPT)
def seating(game: Game, players: int, pack: str) -> Option | None:
    """The sides that people can play at a table of that size."""
    option = game.seating
    if option is None:
        return None
    others = f",{option.default}" * (players - 1)
    possible = [value for value in option.values if _opens(game, players, pack, option, value + others)]
    return option._replace(values=tuple(possible))


def _opens(game: Game, players: int, pack: str, option: Option, value: str) -> bool:
    """Ask the game whether it accepts the value."""
    try:
        game.prepare(Settings(players, {option.name: value}, pack))
    except UserError:
        return False
    return True


def _option(game: Game, option: Option, words: Words, short: str = "") -> shapes.GameOption:
    """`short` is the key of its label, if it differs from the option's name."""
    sets = game.presets.get(option.name, {})

    def value(value: str) -> shapes.OptionValue:
        key = f"{game.name}-value-{option.name}-{value}"  # numbers have no text
        return shapes.OptionValue(value, _said(key, words, value), dict(sets.get(value, {})))

    title = words(f"{game.name}-option-{option.name}")
    label = _said(f"{game.name}-{short or 'label-' + option.name}", words, title.removesuffix("."))
    return shapes.GameOption(option.name, title, label, option.paragraph, option.default, [*map(value, option.values)])


# ------------------------------------------------------------- rules
def rules(name: str, language: str, search: str = "") -> list[shapes.RuleChapter]:
    """All rules, or the paragraphs that match a search."""
    game = load(name)
    found = rulebook.search(search, game.key, language)
    chapters = dict.fromkeys(rulebook.chapter_of(number) for number in found)
    return [_chapter(game, chapter, found, language) for chapter in chapters]


def rule(name: str, asked: str, language: str) -> shapes.RuleChapter:
    """A paragraph within its chapter, or a whole chapter."""
    game = load(name)
    found = rulebook.look_up(asked, [game.key])
    return _chapter(game, rulebook.chapter_of(found.number), found.paragraphs, language)


def _chapter(game: Game, chapter: str, found: Collection[str], language: str) -> shapes.RuleChapter:
    own = [number for number in found if rulebook.chapter_of(number) == chapter]
    choices = _choices(game, language)
    paragraphs = [
        shapes.RuleParagraph(number, rulebook.text(game.key, number, language), choices.get(number, []))
        for number in own
    ]
    return shapes.RuleChapter(chapter, rulebook.title(game.key, chapter, language), paragraphs)


@cache
def _choices(game: Game, language: str) -> dict[str, list[shapes.RuleOption]]:
    """The options of tables of any size, by paragraph."""
    every = {option.name: option for players in game.players for option in options(game, players, usual_pack(game))}
    made: dict[str, list[shapes.RuleOption]] = {}
    words = Words(language, game=game.key)
    for option in every.values():
        told = _option(game, option, words)
        editions = _editions(game, told, words)
        made.setdefault(option.paragraph, []).append(shapes.RuleOption(**asdict(told), editions=editions))
    return made


def _editions(game: Game, option: shapes.GameOption, words: Words) -> list[shapes.EditionValue]:
    """The editions' values; empty if they are all the same."""
    presets = {
        edition: chosen[option.name]
        for edition, chosen in game.presets.get(EDITION, {}).items()
        if option.name in chosen
    }
    if len({*presets.values()}) < 2:
        return []
    texts = {value.value: value.text for value in option.values}
    return [
        shapes.EditionValue(edition, words(f"{game.name}-value-{EDITION}-{edition}"), value, texts[value])
        for edition, value in presets.items()
    ]
