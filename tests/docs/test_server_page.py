"""docs/server.md: it lists what exists, its files are well formed, and a backup of a running server works."""

from __future__ import annotations

import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import asdict
from tests.server.client import Person, started
from tests.server.running import Running

from rulewright.cli.app import build
from rulewright.server import metrics
from rulewright.server.allowed import Allowed
from rulewright.words import Words

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


def block(kind: str, number: int = 0) -> str:
    found: list[str] = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return found[number]


def test_it_lists_every_option() -> None:
    rows = re.findall(r"^\| (`--.*?) \|", PAGE, re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`(.+?)`", row)]
    serve = build(Words("en"))["serve"].assemble_argument_collection()
    assert named == [argument.name for argument in serve]


def test_it_lists_every_metric() -> None:
    written = Path(metrics.__file__).read_text(encoding="utf-8")
    table = PAGE[PAGE.index("| metric |") : PAGE.index("Two alerts")]
    assert set(re.findall(r"^\| `(\w+)`", table, re.MULTILINE)) == set(re.findall(r'"(rulewright_\w+)"', written))


def test_it_lists_every_limit_with_its_usual_number() -> None:
    table = PAGE[PAGE.index("| limit |") : PAGE.index("An address is an IPv4")]
    listed = {
        name.replace("-", "_"): int(usual) for name, usual in re.findall(r"^\| `([a-z-]+)` \| (\d+) ", table, re.M)
    }
    assert listed == asdict(Allowed())


def test_the_alerts_speak_of_metrics_that_there_are() -> None:
    named = set(re.findall(r"rulewright_\w+", block("yaml", 1)))
    assert {name.removesuffix("_bucket") for name in named} <= set(re.findall(r"^\| `(\w+)`", PAGE, re.MULTILINE))


@pytest.mark.skipif(not shutil.which("nginx"), reason="no nginx here")
@pytest.mark.parametrize("upstream", [0, 1])
def test_nginx_takes_its_configuration(upstream: int, tmp_path: Path) -> None:
    """With a single server, and with several."""
    request = "openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=games.example"
    files = "-keyout games.example.key -out games.example.pem"
    subprocess.run([*request.split(), *files.split()], cwd=tmp_path, check=True, capture_output=True)
    site = block("nginx")
    if upstream:
        site = block("nginx", 1) + re.sub(r"upstream rulewright \{.*?^\}\n", "", site, flags=re.MULTILINE | re.DOTALL)
    site = site.replace("/etc/ssl", str(tmp_path)).replace("/var/log/nginx", str(tmp_path))
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid;\nerror_log {tmp_path}/error.log;\nevents {{}}\nhttp {{\n{site}\n}}\n")
    done = subprocess.run(["nginx", "-t", "-c", str(whole)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_takes_its_unit(tmp_path: Path) -> None:
    unit = tmp_path / "rulewright.service"
    unit.write_text(block("ini").replace("/opt/rulewright/bin/rulewright", "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert str(unit) not in done.stderr


def test_a_backup_of_a_running_server_is_a_server(tmp_path: Path) -> None:
    assert "VACUUM INTO 'tables-backup.db'" in PAGE
    there, copy = tmp_path / "tables.db", tmp_path / "tables-backup.db"
    with Running(f"sqlite:///{there}") as server:
        anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
        table = started(anna, ben)
        before = anna.looks(table)
        connection = sqlite3.connect(there)
        connection.execute(f"VACUUM INTO '{copy}'")
        connection.close()
    check = [sys.executable, "-m", "rulewright", "admin", "replay-check", "--database", f"sqlite:///{copy}"]
    assert subprocess.run(check, capture_output=True).returncode == 0
    with Running(f"sqlite:///{copy}") as server, Person(server.url, "Anna", anna.token) as again:
        assert again.looks(table)["view"] == before["view"]
    anna.http.close()
    ben.http.close()
