"""`rulewright content check`: reports everything wrong with a pack or another content file, at once."""

from __future__ import annotations

from pathlib import Path

from rulewright import games
from rulewright.cli.terminal.paint import Line, wrapped
from rulewright.cli.terminal.screen import Screen
from rulewright.kernel.bundles.bundle import about_folder, folder_of, is_bundle, keep, read_bundle
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import ContentError, Problem
from rulewright.words import Words


def content_check(words: Words, path: str, colour: bool) -> int:
    """0 if it can be played, otherwise 1."""
    screen = Screen(colour)
    try:
        pack = keep(read_bundle(Path(path))) if is_bundle(Path(path)) else path
        game, problems = judged(pack)
    except ContentError as error:  # the game of a file that cannot be unpacked is unknown
        game, problems, pack = games.load(games.OWN[0]), error.problems, path
    screen.show([line for problem in problems for line in problem_lines(problem, words, screen.columns - 1)])
    if wrong := sum(not problem.warning for problem in problems):
        screen.say(words("cli-content-bad", count=wrong, path=path), "bad")
        return 1
    told = about_folder(folder_of(pack, game.packs))
    if told:
        digest = game.prepare(Settings(game.players[0], pack=pack)).pack_digest
        screen.say(words("cli-content-pack", name=told["name"], title=told["title"], digest=digest), "good")
    else:
        screen.say(words("cli-content-board", path=path), "good")
    return 0


def judged(path: str) -> tuple[Game, list[Problem]]:
    """Check a file with the game it is for. A pack says which; any other file is assigned to the game with the fewest problems."""
    every = [game for game in games.load_all() if type(game).check is not Game.check]  # the others have no content
    named = about_folder(folder_of(path, {})).get("game")
    own = [game for game in every if path in game.packs or game.name == named]
    found = [(game, game.check(path)) for game in own or every]
    return min(found, key=lambda judged: sum(not problem.warning for problem in judged[1]))


def problem_lines(problem: Problem, words: Words, columns: int) -> list[Line]:
    """File and place, the rule if one is broken, and the text; warnings are marked."""
    head: Line = [(f"{problem.file} {problem.where}".rstrip(), "bold")]
    if problem.warning:
        head = [(words("cli-content-warning"), "dim"), (" ", ""), *head]
    if problem.paragraph:
        head += [("  ", ""), (problem.paragraph, "rule")]
    return [head, *wrapped(words(problem.key, **problem.args), columns, indent="  ")]
