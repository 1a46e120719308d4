"""Files designed to do harm, which random changes would not find."""

from __future__ import annotations

from rulewright.games.cryhavoc.pack.loading import SHIPPED
from rulewright.kernel.bundles.bundle import in_folder, zipped

from .test_bundle import CLASSIC, zip_of

YORK = in_folder(SHIPPED["york"])
REGION = b'[[region]]\nid = "r"\n'


def about(**fields: str) -> bytes:
    given = {"name": "x", "title": "x", **fields}
    return "\n".join(f'{name} = "{value}"' for name, value in given.items()).encode()


HOSTILE = [
    b"",
    b"PK\x03\x04",
    b"\x00" * 1000,
    b"\xff\xfe" + "pack".encode("utf-16-le"),
    zip_of({}),
    zip_of({"pack.toml": b"0" * 40_000_000}),  # a zip bomb
    zip_of({"pack.toml": zip_of({"pack.toml": b"0" * 9_000_000})}),  # a nested one
    zip_of({f"{n}.toml": b"" for n in range(5000)}),
    zip_of({"../../../etc/cron.d/pack.toml": about()}),
    zip_of({"/etc/passwd": b"root", "pack.toml": about()}),
    zip_of({"pack.toml": b"a = " + b"[" * 100_000}),  # deep nesting
    zip_of({"pack.toml": b"a = " + b"{a=" * 50_000}),
    zip_of({"pack.toml": b".".join([b"a"] * 50_000) + b" = 1"}),
    zip_of({"pack.toml": b"a = " + b"9" * 500_000}),
    zip_of({**CLASSIC, "pack.toml": about(title="\\u0000")}),
    zip_of({**CLASSIC, "pack.toml": about(title="\\u202e" * 70)}),
    zip_of({**CLASSIC, "pack.toml": about(title="<svg onload=alert(1)>")}),
    zip_of({**CLASSIC, "pack.toml": about(name="../" * 20)}),
    zip_of({**CLASSIC, "pack.toml": about(name="con")}),
    zip_of({**CLASSIC, "pack.toml": about(name="classic@" + "0" * 32)}),
    zip_of({**YORK, "map-2.toml": YORK["map-2.toml"] + REGION * 45_000}),  # a million regions, or as many as fit
    zipped({**CLASSIC, **YORK}),  # two games at once
]
