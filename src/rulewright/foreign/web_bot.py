"""The process that represents a bot behind a web address: python -m rulewright.foreign.web_bot ADDRESS. It posts every line there and
returns the response. Its parent process limits its time; it connects only to that address."""

from __future__ import annotations

import json
import sys
import urllib.request
from typing import Any

LONGEST = 65_536  # bytes of an answer


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        return None


def main() -> None:
    address, door = sys.argv[1], urllib.request.build_opener(NoRedirect, urllib.request.ProxyHandler({}))
    for line in sys.stdin:
        request = urllib.request.Request(address, line.encode(), {"Content-Type": "application/json"})
        with door.open(request) as answer:
            print(json.dumps(json.loads(answer.read(LONGEST))), flush=True)


if __name__ == "__main__":
    main()
