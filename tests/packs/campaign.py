"""Sends thousands of strange packs to a running server: `python -m tests.packs.campaign 2000 [SEED]`. Each is refused with a message, or
accepted; accepted ones are opened in the workshop and played to the end in the lab, some also at a table of the server, and some are
uploaded in a browser. A pack that is neither refused nor playable stops the campaign with its number."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

from tests.browser.chromium import chromium
from tests.browser.visitor import Visitor
from tests.server.client import Person, play_until, started
from tests.server.running import Running

from rulewright.games import load
from rulewright.kernel.bundles.bundle import keep, opened, zipped

from .malice import HOSTILE
from .mutation import bent, changed, files_of, nudged
from .test_hostile_packs import CLASSIC, YORK, play

SERVED = 10  # one in this many accepted packs is played at a table
SEEN = 25  # one in this many is uploaded in a browser, accepted or not


def strange(random: Random) -> Iterator[bytes]:
    """An endless stream: first hand-made attacks, then our packs with random changes."""
    yield from HOSTILE
    while True:
        box, way = random.choice((CLASSIC, CLASSIC, YORK)), random.randrange(10)
        if way == 0:
            yield bent(zipped(files_of(box)), random)
            continue
        name = random.choice(sorted(box))
        table = nudged(box[name], random) if way < 4 else changed(box[name], random)
        yield zipped(files_of({**box, name: table}))


class Campaign:
    def __init__(self, url: str, page: Visitor, folder: Path) -> None:
        self._url, self._page, self._folder = url, page, folder
        self.told, self.seconds = Counter[str](), list[float]()

    def send(self, number: int, data: bytes) -> None:
        if number % SEEN == 0:
            self.bring(number, data)
        with Person(self._url, f"Owner {number}") as owner, Person(self._url, f"Friend {number}") as friend:
            since = time.perf_counter()
            headers = {"Content-Type": "application/octet-stream"}
            answer = owner.http.post("/packs", content=data, headers=headers, params={"language": "en"})
            self.seconds.append(time.perf_counter() - since)
            assert answer.status_code in (200, 400, 413), answer.text
            said = answer.json()
            if answer.status_code != 200 or not said["pack"]:
                assert said["error"]["text"] if answer.is_error else all(each["text"] for each in said["problems"])
                self.told["refused"] += 1
                return
            self.told["taken"] += 1
            game = said["pack"]["game"]
            draft = f"/packs/{said['pack']['id']}/draft"
            assert owner.get(draft, language="de")["parts"]["parts"]
            assert owner.get(f"{draft}/check", language="pl")["sound"]
            play(load(game), keep(opened(data, "pack.zip")), number)
            if self.told["taken"] % SERVED == 0:
                pack = said["pack"]["versions"][0]["facts"]["pack"]
                play_until([owner, friend], started(owner, friend, game=game, pack=pack), seed=number)
                self.told["played at a table"] += 1

    def bring(self, number: int, data: bytes) -> None:
        """Upload it in a browser, where it is refused in words, or opened in the workshop."""
        path, page = self._folder / f"strange-{number}.zip", self._page.opens("/packs").page
        path.write_bytes(data)
        page.locator("input[type=file]").set_input_files(path)
        ready = page.locator("[role=status] .good")
        ready.or_(page.get_by_role("alert")).first.wait_for()
        self.told["brought in a browser"] += 1
        if ready.count():
            name = ready.inner_text().partition(" is ready")[0]
            packs = page.evaluate("async () => (await fetch('/api/packs')).json()")
            id = next(pack["id"] for pack in packs if pack["name"] == name)
            self._page.opens(f"/workshop/{id}").page.locator(".overview [data-part]").first.wait_for()
            self.told["opened in a browser"] += 1
        self._page.has_seen_no_fault()


def main(count: int, seed: int) -> None:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        os.environ["XDG_CACHE_HOME"] = str(folder)
        server = stack.enter_context(Running(f"sqlite:///{folder / 'strange.db'}"))
        browser = stack.enter_context(chromium())
        page = stack.enter_context(Visitor(browser, server.url, "Anna", refusals=True))
        campaign = Campaign(server.url, page, folder)
        for number, data in zip(range(count), strange(Random(seed)), strict=False):
            try:
                campaign.send(number, data)
            except BaseException:
                Path(f"strange-{number}.zip").write_bytes(data)
                raise
            if number % 100 == 99:
                print(told(campaign), flush=True)
        print(told(campaign))


def told(campaign: Campaign) -> str:
    times = sorted(campaign.seconds)
    at = {f"p{part}": f"{times[int(len(times) * part / 100)] * 1000:.0f} ms" for part in (50, 95)}
    return f"{len(times)} packs, {dict(campaign.told)}; judged in {at}, at most {times[-1] * 1000:.0f} ms"


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if sys.argv[2:] else 1)
