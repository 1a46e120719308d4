"""A player at a rulewright server, with the standard library alone. host.py and guest.py use it; a bot of yours may, too."""

import http.client
import json
import random
import time
import urllib.error
import urllib.request
from pathlib import Path

PATIENCE = 60  # seconds to wait for a server that is busy or being restarted
LONG_POLL = 25  # seconds; the server allows 30


class Refused(Exception):
    """What the server does not do, and why."""

    def __init__(self, error):
        super().__init__(error["text"])
        self.key = error["key"]


class Player:
    def __init__(self, server, name, keep):
        """`keep` is the file of the token: with it you are the same player again."""
        self.server, self.token, self.keep = server.rstrip("/"), "", Path(keep)
        self.known = json.loads(self.keep.read_text()) if self.keep.exists() else {}
        self.token = self.known.get("token") or self.ask("POST", "/api/me", {"name": name})["token"]
        self.remember(token=self.token)

    def remember(self, **facts):
        self.known.update(facts)
        self.keep.touch(mode=0o600)  # nobody else may read the token
        self.keep.write_text(json.dumps(self.known))

    # ------------------------------------------------------------- requests
    def ask(self, method, path, body=None):
        """Again, if the server is away: a move that was stored after all is stale the second time, so it is never made twice."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self.ask_once(method, path, body)
            except urllib.error.HTTPError as answer:
                if answer.code not in (429, 502, 503) or time.monotonic() > end:
                    raise Refused(json.load(answer)["error"]) from None
            except (OSError, http.client.HTTPException):
                if time.monotonic() > end:
                    raise
            time.sleep(1)

    def ask_once(self, method, path, body):
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=LONG_POLL + 10) as answer:
            text = answer.read().decode()
            return json.loads(text) if answer.headers["Content-Type"].startswith("application/json") else text

    # ------------------------------------------------------------- a game
    def wait(self, table, update):
        """Until something is new after that update."""
        return self.ask("GET", f"/api/tables/{table}?since={update['seq']}&wait={LONG_POLL}")

    def play(self, table, most=None):
        """Until the game is over, or that many moves are made. Gives the last update."""
        made, update = 0, self.ask("GET", f"/api/tables/{table}")
        while update["table"]["status"] != "over" and made != most:
            actions = update["view"]["actions"] if update["view"] else []
            if not actions:
                update = self.wait(table, update)
                continue
            try:
                update = self.ask(
                    "POST", f"/api/tables/{table}/moves", {"seq": update["seq"], "action": choose(update)}
                )
                made += 1
            except Refused as error:
                if error.key != "server-stale":
                    raise
                update = self.ask("GET", f"/api/tables/{table}")
        return update


def choose(update):
    """Your bot goes here. `view` is all that this seat may know, and has every legal action."""
    return random.choice(update["view"]["actions"])
