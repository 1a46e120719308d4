"""Files that somebody has thought of to do harm, where chance would not find them."""

from __future__ import annotations

from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

from rulewright.games.cryhavoc.pack.loading import SHIPPED as CRYHAVOC
from rulewright.games.termites.pack.loading import SHIPPED as TERMITES
from rulewright.kernel.bundles.bundle import in_folder, zipped

CLASSIC, YORK = in_folder(TERMITES["classic"]), in_folder(CRYHAVOC["york"])
REGION = b'[[region]]\nid = "r"\n'


def archive(files: dict[str, bytes]) -> bytes:
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as made:
        for name, data in files.items():
            made.writestr(name, data)
    return out.getvalue()


def about(**fields: str) -> bytes:
    given = {"name": "x", "title": "x", **fields}
    return "\n".join(f'{name} = "{value}"' for name, value in given.items()).encode()


HOSTILE = [
    b"",
    b"PK\x03\x04",
    b"\x00" * 1000,
    b"\xff\xfe" + "pack".encode("utf-16-le"),
    archive({}),
    archive({"pack.toml": b"0" * 40_000_000}),  # a bomb
    archive({"pack.toml": archive({"pack.toml": b"0" * 9_000_000})}),  # one inside the other
    archive({f"{n}.toml": b"" for n in range(5000)}),
    archive({"../../../etc/cron.d/pack.toml": about()}),
    archive({"/etc/passwd": b"root", "pack.toml": about()}),
    archive({"pack.toml": b"a = " + b"[" * 100_000}),  # deep nesting
    archive({"pack.toml": b"a = " + b"{a=" * 50_000}),
    archive({"pack.toml": b".".join([b"a"] * 50_000) + b" = 1"}),
    archive({"pack.toml": b"a = " + b"9" * 500_000}),
    archive({**CLASSIC, "pack.toml": about(title="\\u0000")}),
    archive({**CLASSIC, "pack.toml": about(title="\\u202e" * 70)}),
    archive({**CLASSIC, "pack.toml": about(title="<svg onload=alert(1)>")}),
    archive({**CLASSIC, "pack.toml": about(name="../" * 20)}),
    archive({**CLASSIC, "pack.toml": about(name="con")}),
    archive({**CLASSIC, "pack.toml": about(name="classic@" + "0" * 32)}),
    archive({**YORK, "map-2.toml": YORK["map-2.toml"] + REGION * 45_000}),  # a million regions, or as many as fit
    zipped({**CLASSIC, **YORK}),  # two games at once
]
