"""Makes a table, prints the invitation, plays when the others have come, and keeps the journal.

python host.py http://localhost:8000 termites
"""

import argparse
import json
from pathlib import Path

from player import Player


def main():
    told = arguments()
    host = Player(told.server, told.name, told.keep)
    table = host.known.get("table") or make(host, told)
    gather(host, table)
    if "commitment" not in host.known:
        host.remember(commitment=host.ask("POST", f"/api/tables/{table}/start")["commitment"])
    update = host.play(table, told.pause)
    if update["table"]["status"] != "over":
        print(f"Paused. Start me again with --keep {told.keep}, and the game goes on.")
        return
    for seat in update["table"]["seats"]:
        print(f"{seat['name']}: {seat['points']} points")
    journal = host.ask("GET", f"/api/tables/{table}/journal")
    if json.loads(journal.splitlines()[0])["commitment"] != host.known["commitment"]:
        raise SystemExit("This is not the seed that the server was bound to when the game started.")
    Path(told.journal).write_text(journal, "utf-8")
    print(f"Check the game with: rulewright verify {told.journal}")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", help="its address, such as http://localhost:8000")
    parser.add_argument("game", help="termites or cryhavoc")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", type=int, default=0, help="how many of the seats are for bots")
    parser.add_argument("--name", default="Host")
    parser.add_argument("--keep", default="host.json", help="the file of the token and the table")
    parser.add_argument("--journal", default="game.jsonl", help="where the journal goes when the game is over")
    parser.add_argument("--pause", type=int, metavar="N", help="stop after N moves; started again, go on")
    return parser.parse_args()


def make(host, told):
    """A table, with bots on the last seats."""
    made = host.ask("POST", "/api/tables", {"game": told.game, "players": told.players})
    for seat in range(told.players - told.bots, told.players):
        host.ask("PUT", f"/api/tables/{made['table']}/seats/{seat}/bot", {"bot": "greedy"})
    host.remember(table=made["table"])
    print(f"Invitation: {made['invitation']}", flush=True)
    return made["table"]


def gather(host, table):
    """Until nobody is missing."""
    update = host.ask("GET", f"/api/tables/{table}")
    while not all(seat["name"] for seat in update["table"]["seats"]):
        update = host.wait(table, update)


if __name__ == "__main__":
    main()
