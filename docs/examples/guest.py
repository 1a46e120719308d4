"""Joins a table by its invitation and plays. May pause and come back, or leave the rest to a bot.

python guest.py http://localhost:8000 INVITATION
"""

import argparse

from player import Player


def main():
    told = arguments()
    guest = Player(told.server, told.name, told.keep)
    table = guest.known.get("table") or join(guest, told.invitation)
    come_back(guest, table)
    update = guest.play(table, told.leave or told.pause)
    if update["table"]["status"] == "over":
        best = max(seat["result"] for seat in update["table"]["seats"])
        print("Won:", *(seat["name"] for seat in update["table"]["seats"] if seat["result"] == best))
    elif told.leave:
        guest.ask("POST", f"/api/tables/{table}/leave", {"bot": told.bot})
        print(f"Left: the bot {told.bot} plays on. Start me again with --keep {told.keep} to take the seat back.")
    else:
        print(f"Paused. Start me again with --keep {told.keep}, and the game goes on.")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", help="its address, such as http://localhost:8000")
    parser.add_argument("invitation", help="the code that the host gives")
    parser.add_argument("--name", default="Guest")
    parser.add_argument("--keep", default="guest.json", help="the file of the token and the table")
    parser.add_argument("--pause", type=int, metavar="N", help="stop after N moves; started again, go on")
    parser.add_argument("--leave", type=int, metavar="N", help="leave after N moves, so that a bot plays on")
    parser.add_argument("--bot", default="greedy", help="which one")
    return parser.parse_args()


def join(guest, invitation):
    table = guest.ask("POST", f"/api/invitations/{invitation}", {})["id"]
    guest.remember(table=table)
    return table


def come_back(guest, table):
    """Takes the seat from the bot that kept it, if one does."""
    seen = guest.ask("GET", f"/api/tables/{table}")
    if seen["table"]["status"] == "playing" and any(
        seen["table"]["seats"][seat]["bot"] for seat in seen["you"]["seats"]
    ):
        guest.ask("POST", f"/api/tables/{table}/back")


if __name__ == "__main__":
    main()
