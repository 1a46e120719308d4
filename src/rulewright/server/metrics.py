"""The metrics for Prometheus. Labels are the names of games, routes and errors, never of people or tables."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

MOVED = Counter(
    "rulewright_moves_total", "Moves stored, by the game and by who made them: a person, or a bot", ["game", "by"]
)
moved = cache(MOVED.labels)  # called for every move
FAULTS = Counter("rulewright_faults_total", "Requests and messages refused, by the key of the reason", ["key"])
SOCKETS = Gauge("rulewright_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES = Gauge("rulewright_tables", "Tables in memory", multiprocess_mode="livesum")
REQUESTS = Counter("rulewright_requests_total", "HTTP requests", ["route", "status"])
STORING = Histogram(
    "rulewright_storing_seconds",
    "From a move that was made to one that is on the disk",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0, 10.0),
)
BOTS_ASKED = Counter(
    "rulewright_bot_decisions_total",
    "Decisions of bots: chosen; less if there was less time to think than usual; any if nobody thought; failed; missing",
    ["outcome"],
)
BOT_WAIT = Histogram(
    "rulewright_bot_wait_seconds",
    "Until a process was free to think, for tables at which people wait and for those at which nobody does",
    ["table"],
    buckets=(0.01, 0.05, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 60.0),
)
BOTS_WAITING = Gauge("rulewright_bots_waiting", "Questions for which no process is free", multiprocess_mode="livesum")
HINTS = Counter("rulewright_hints_total", "Hints asked for; found, or the key of the reason why not", ["outcome"])
BOT_CRASHES = Gauge("rulewright_bot_crashes", "Processes of bots that ended unasked", multiprocess_mode="livesum")
