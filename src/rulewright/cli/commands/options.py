"""`rulewright play GAME --list-options`: the options of a table, each with its rule and default."""

from __future__ import annotations

from rulewright import games
from rulewright.cli.terminal.kept_packs import named
from rulewright.cli.terminal.paint import Line, wrapped
from rulewright.cli.terminal.screen import Screen
from rulewright.cli.terminal.wish import Wish, every_option, read_sitters
from rulewright.kernel.game import Settings
from rulewright.kernel.options import Option
from rulewright.kernel.usual_pack import usual_pack
from rulewright.words import Words

from .play import choose_game

NAMED = 8  # with this many values they are numbers, and need no names
SHORT = 12  # least column width of a value


def list_options(words: Words, wish: Wish) -> int:
    """List the options for that number of players."""
    screen = Screen(wish.colour)
    game = games.load(choose_game(words, screen, wish.game))
    players = len(read_sitters(wish, game))
    pack = named(game, wish.pack)
    every = every_option(game, players, pack)
    usual = game.prepare(Settings(players, game.proposed(words.language), pack)).settings.options
    packs = Option("pack", "", tuple(name for name in game.packs if "/" not in name))
    columns, lines = screen.columns - 1, list[Line]()
    if len(packs.values) > 1:
        lines += option_lines(packs, usual_pack(game), game.name, words, columns)
    for option in every:
        default = option.default if option == game.seating else usual[option.name]
        lines += option_lines(option, default, game.name, words, columns)
    example = game.options(players, pack)[-1]
    hint = words("cli-options-hint", players=players, game=game.name, name=example.name, value=example.values[-1])
    screen.show([*lines, *wrapped(hint, columns, "dim")])
    return 0


def option_lines(option: Option, default: str, game: str, words: Words, columns: int) -> list[Line]:
    about = f"{game}-option-{option.name}"
    lines: list[Line] = [[(option.name, "bold"), ("  ", ""), (option.paragraph, "rule")]]
    lines += wrapped(words(about), columns, indent="  ") if about in words else []
    if len(option.values) > NAMED:
        return [
            *lines,
            [
                (f"    {option.values[-1]} – {option.values[0]}  ", ""),
                (words("cli-options-number", value=default), "dim"),
            ],
        ]
    room = max(SHORT, *map(len, option.values))
    for value in option.values:
        key = f"{game}-value-{option.name}-{value}"  # values from somebody's own pack have no text
        meaning = words(key) if key in words else ""
        usual = words("cli-options-default") if value == default else ""
        lines.append([(f"    {value:<{room}}  ", ""), (meaning, "dim"), (f"  {usual}", "dim")])
    return lines
