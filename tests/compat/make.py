"""Makes the files of one version, for later ones to be tested with. It runs with the version whose files it makes:

python -m tests.compat.make tests/compat/NAME
"""

from __future__ import annotations

import hashlib
import json
import lzma
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import chdir, suppress
from pathlib import Path
from typing import Any

import jwt
from tests.server.client import Person
from tests.server.running import Running

from rulewright.games import load, playing
from rulewright.kernel.game import Settings
from rulewright.kernel.journal import Journal, open_journal
from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError
from rulewright.players.bots import make_bot
from rulewright.players.seat import Seat

from .evening import ODD, tables
from .shown import Attempts, Sentences, of_journal, of_table, refused

PASSWORD = "correct horse"
NEVER = 32503680000  # the year 3000, since the guest's token must not expire
PACK = "my-termites"  # a folder next to the journals
TERMINAL = ["8", "undo", "8", "e7", "", "5", "quit"]
ARENAS = {
    "termites": ["--bots", "random,greedy,pip:2", "--board", "tiny.toml"],
    "cryhavoc": ["--bots", "random,greedy", "--edition", "de"],
}
BOARD = 'free = true\nneutral = ["C3"]\npicture = """\n . . .\n. . . .\n . w . .\n. . . .\n . . .\n"""\n'
GAMES = {
    "termites-two": ("termites", Settings(2), "greedy random"),
    "termites-own-pack": ("termites", Settings(2, pack=PACK), "random random"),
    "termites-three-build": ("termites", Settings(3, {"scenario": "build"}), "random greedy random"),
    "termites-four-odd": ("termites", Settings(4, ODD), "random random greedy random"),
    "cryhavoc-two-german": ("cryhavoc", Settings(2, {"edition": "de", "factions": "pilgrims,machines"}), "random greedy"),
    "cryhavoc-two-five": ("cryhavoc", Settings(2, pack="york-five"), "greedy random"),
    "cryhavoc-three-polish": ("cryhavoc", Settings(3, {"edition": "pl", "level": "veteran"}), "greedy random greedy"),
    "cryhavoc-four": ("cryhavoc", Settings(4, {"factions": "drawn,trogs,drawn,humans"}), "greedy random greedy random"),
}  # fmt: skip


def main(folder: Path) -> None:
    """Works in a temporary folder first, so that nothing is left half done."""
    with tempfile.TemporaryDirectory() as made, chdir(made):
        work, sentences = Path(made), Sentences()
        shutil.copytree(load("termites").packs["classic"], work / PACK)
        named = (work / PACK / "pack.toml").read_text("utf-8").replace('name = "classic"', f'name = "{PACK}"')
        (work / PACK / "pack.toml").write_text(named, "utf-8")
        (work / "tiny.toml").write_text(BOARD)
        journals, found = work / "journals", dict[str, Any]()
        journals.mkdir()
        found["tables"] = serve(work, journals, sentences)
        found["arenas"] = {game: arena(work, game, words) for game, words in ARENAS.items()}
        for name, (game, settings, bots) in GAMES.items():
            played(journals / f"{name}.jsonl", game, settings, bots.split())
        terminal(journals)
        (work / "openings.jsonl").write_text(openings(), "utf-8")
        found["journals"] = {
            file.stem: of_journal(file, chosen(file), sentences) for file in sorted(journals.iterdir())
        }
        rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in sentences.one_of_each())
        keep(work, folder, found, f"[\n{rows}\n]\n")


def rulewright(work: Path, *words: str, typed: str = "") -> None:
    command = [sys.executable, "-m", "rulewright", *words]
    subprocess.run(command, cwd=work, input=typed, text=True, stdout=subprocess.DEVNULL, check=True)


# ------------------------------------------------------------- journals
def played(path: Path, game: str, settings: Settings, bots: list[str]) -> None:
    """Play with bots, now and then undoing a move and redoing it."""
    seed = hashlib.blake2b(path.stem.encode(), digest_size=32).digest()
    journal = Journal.begin(load(game), settings, bots, seed, path)
    players = [make_bot(name, journal.match.game, number) for number, name in enumerate(bots)]
    while not journal.match.over:
        seat = journal.match.actor
        action = players[seat].choose(Seat(journal.match, seat))
        journal.act(seat, action)
        if journal.seq % 20 == 7 and journal.match.can_undo(seat):
            journal.undo(seat)
            journal.act(seat, action)


def openings() -> str:
    """Header and first line of a game with each value of each option, since every ruling has its place in the position."""
    lines = list[str]()
    for name in ARENAS:
        game = load(name)
        for option in game.options(game.players[-1]):
            for value in option.values if option.name != "tiles" else ("0", "18"):
                with suppress(UserError):  # a board from a file needs one
                    settings = Settings(game.players[-1], {option.name: value})
                    lines.append(Journal.begin(game, settings, [option.name, value], bytes(32)).text())
    return "".join(lines)


def terminal(journals: Path) -> None:
    """A game between two bots, and one that somebody has left."""
    over, left = "terminal-over.jsonl", "terminal-left.jsonl"
    rulewright(
        journals, "play", "cryhavoc", "--seats", "random,greedy", "--names", "Ada,Bo", "--seed", "3", "--save", over
    )
    typed = "".join(f"{line}\n" for line in TERMINAL)
    command = ["play", "termites", "--seats", "human,random", "--names", "Ada,Bo", "--seed", "5"]
    rulewright(journals, *command, "--save", left, typed=typed)


def chosen(path: Path) -> Attempts:
    """From all actions in the journal, those that are illegal at a moment: two actions for each reason."""
    entries = [json.loads(line) for line in path.read_text("utf-8").splitlines()[1:]]
    texts = list(dict.fromkeys(entry["do"] for entry in entries if "do" in entry))

    def attempts(match: Match, _: int) -> list[str]:
        if match.over:
            return []
        means_something = [text for text in texts if readable(match, text)]
        reasons = dict[str, list[str]]()
        for text, (_, reason) in refused(match, means_something, lambda message: message.key).items():
            reasons.setdefault(reason, []).append(text)
        return [text for same in reasons.values() for text in same[:2]]

    return attempts


def readable(match: Match, text: str) -> bool:
    """Whether the current player has what it names."""
    try:
        match.game.read(match.look(), text)
    except UserError:
        return False
    return True


# ------------------------------------------------------------- an arena
def arena(work: Path, game: str, words: list[str]) -> list[str]:
    command = ["arena", game, *words, "--jobs", "1", "--save", f"arena-{game}.jsonl"]
    rulewright(work, *command, "--games", "2")
    return command


# ------------------------------------------------------------- a database
def serve(work: Path, journals: Path, sentences: Sentences) -> dict[str, Any]:
    """What everybody sees at each table, after a restart; and the journals of games that have begun."""
    database = f"sqlite:///{work / 'tables.db'}"
    with Running(database) as server:
        anna, ben, cleo, guest = [Person(server.url, name) for name in ("Anna", "Ben", "Cleo", "Gustav")]
        people = [anna, ben, cleo]
        for person in people:
            account(person)
        made = tables(anna, ben, cleo, guest)
        server.stop()
    with sqlite3.connect(work / "tables.db") as connection:
        ((secret,),) = connection.execute("SELECT value FROM shared WHERE name = 'secret'")
        begun = {id for (id,) in connection.execute("SELECT id FROM tables WHERE status != 'gathering'")}
    token = jwt.encode(jwt.decode(guest.token, secret, ["HS256"]) | {"exp": NEVER}, secret, "HS256")
    ids = {name: table.id for name, table in made.items()}
    known = {
        "password": PASSWORD,
        "accounts": [person.name for person in people],
        "guest": guest.name,
        "token": token,
        "tables": ids,
    }
    (work / "people.json").write_text(json.dumps(known, indent=1) + "\n")
    found = dict[str, Any]()
    with Running(database) as server:
        everybody = [Person(server.url, person.name, person.token) for person in [*people, guest]]
        everybody.append(Person(server.url))
        for name, table in made.items():
            file, texts = journals / f"server-{name}.jsonl", list[str]()
            if table.id in begun:
                rulewright(work, "admin", "export", table.id, str(file), "--database", database)
                texts = list(chosen(file)(open_journal(file, playing).match, 0))
            found[name] = of_table(everybody, table, name, texts, sentences)
        server.stop()
    return found


def account(person: Person) -> None:
    person.token = person.ask("POST", "/me/password", {"password": PASSWORD})["token"]
    person.http.cookies.clear()
    person.http.headers["Authorization"] = f"Bearer {person.token}"


# ------------------------------------------------------------- storing
def keep(work: Path, folder: Path, found: dict[str, Any], sentences: str) -> None:
    """Journals and database are compressed, since they consist mostly of hashes and positions."""
    with sqlite3.connect(work / "tables.db") as connection:
        connection.execute("VACUUM INTO ?", (str(work / "tables.sqlite"),))
    folder.mkdir(parents=True)
    shutil.copytree(work / PACK, folder / PACK)
    (folder / "journals").mkdir()
    for file in sorted((work / "journals").iterdir()):
        (folder / "journals" / f"{file.name}.xz").write_bytes(packed(file.read_bytes()))
    for name in ["tiny.toml", "people.json", *[f"arena-{game}.jsonl" for game in ARENAS]]:
        shutil.copy(work / name, folder / name)
    for name in ("tables.sqlite", "openings.jsonl"):
        (folder / f"{name}.xz").write_bytes(packed((work / name).read_bytes()))
    (folder / "shown.json.xz").write_bytes(
        packed(json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode())
    )
    (folder / "sentences.json").write_text(sentences, "utf-8")


def packed(data: bytes) -> bytes:
    return lzma.compress(data, preset=9 | lzma.PRESET_EXTREME)


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute())
