"""The folders of the web app import in one direction, enforced by ESLint: `web/arrows.js` has the arrows."""

from __future__ import annotations

import json
import subprocess

import hatch_build
import pytest

LEGAL = [
    ("ui/Planted.ts", "import '../lib/http';"),
    ("table/Planted.ts", "import '../games/module';"),
    ("replay/Planted.ts", "import '../table/log/story';"),
    ("games/termites/art/Planted.ts", "import '../types';"),
    ("games/termites/Planted.ts", "import '../scene.svelte';"),
    ("Planted.ts", "import './lobby/tables';"),
]
AGAINST = [
    ("lib/Planted.ts", "import '../ui/icons';", "lib may not import ui"),
    ("ui/Planted.svelte", "<script>import '../rules/rulebook';</script>", "ui may not import rules"),
    ("table/Planted.ts", "import '../replay/marks';", "table may not import replay"),
    ("table/Planted.ts", "import '../lobby/tables';", "table may not import lobby"),
    ("lobby/Planted.ts", "export type { LiveScene } from '../table/live-scene.svelte';", "lobby may not import table"),
    ("rules/Planted.ts", "await import('../games/termites/reference');", "rules may not import games/termites"),
    ("games/Planted.ts", "export * from './termites';", "contract may not import games/termites"),
    ("games/termites/Planted.ts", "import '../cryhavoc/types';", "games/termites may not import games/cryhavoc"),
    ("Planted.ts", "import './games/plain/sides';", "app may not import games/plain"),
]

LINT = """
import { ESLint } from 'eslint';
const eslint = new ESLint();
const planted = JSON.parse(process.argv[1]);
const found = planted.map(async ([path, text]) => {
  const [{ messages }] = await eslint.lintText(text + '\\n', { filePath: `src/${path}` });
  return messages.map(({ message }) => message);
});
console.log(JSON.stringify(await Promise.all(found)));
"""


@pytest.fixture(scope="module")
def said() -> dict[tuple[str, str], list[str]]:
    """ESLint's findings in each planted file; in a single run, since it takes seconds to start."""
    planted = [*LEGAL, *((path, text) for path, text, _ in AGAINST)]
    node = hatch_build.node_of_path() or hatch_build.node_of_wheel()
    assert node, "make web fetches Node"
    command = [str(node.program), "--input-type=module", "-e", LINT, json.dumps(planted)]
    done = subprocess.run(command, cwd=hatch_build.WEB, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return dict(zip(planted, json.loads(done.stdout), strict=True))


@pytest.mark.parametrize(("path", "text"), LEGAL)
def test_eslint_lets_a_folder_import_what_stands_before_it(
    said: dict[tuple[str, str], list[str]], path: str, text: str
) -> None:
    assert said[path, text] == []


@pytest.mark.parametrize(("path", "text", "why"), AGAINST)
def test_eslint_refuses_an_import_against_the_arrows(
    said: dict[tuple[str, str], list[str]], path: str, text: str, why: str
) -> None:
    assert [message.partition(":")[0] for message in said[path, text]] == [why]
