"""Your own pack in the browser: uploaded, corrected, played with a friend by its link, shared, deleted."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.visitor import Visitor

from rulewright.games.termites.pack.loading import SHIPPED
from rulewright.kernel.bundles.bundle import in_folder, opened, zipped

CLASSIC = in_folder(SHIPPED["classic"])
TITLE = "Mine <img src=x onerror=alert(1)>"


def box(folder: Path, mounds: bytes = b"[4, 6, 7, 8, 9]") -> Path:
    about = CLASSIC["pack.toml"].replace(b'"classic"', b'"my-box"')
    files = {
        **CLASSIC,
        "pack.toml": about.replace(b'"Termites, classic box"', f'"{TITLE}"'.encode()),
        "mounds.toml": CLASSIC["mounds.toml"].replace(b"[5, 6, 7, 8, 9]", mounds),
    }
    path = folder / "my-box.zip"
    path.write_bytes(zipped(files))
    return path


def uploads(visitor: Visitor, path: Path) -> None:
    """One after the other."""
    chosen = visitor.page.locator("input[type=file]")
    expect(chosen).to_be_enabled()
    chosen.set_input_files(path)


def test_a_wrong_pack_is_refused_field_by_field_and_the_corrected_one_taken(visit: Visits, tmp_path: Path) -> None:
    anna = visit(refusals=True).opens("/packs")
    uploads(anna, box(tmp_path, b"[6, 6, 7, 8, 9]"))
    told = anna.page.get_by_role("alert").filter(has_text="my-box.zip was refused")
    expect(told).to_contain_text("mounds.toml own.values")
    uploads(anna, box(tmp_path))
    expect(anna.page.get_by_text("my-box is ready, version 1.")).to_be_visible()
    expect(told).to_have_count(0)
    expect(anna.page.get_by_role("heading", name=TITLE)).to_be_visible()
    assert anna.page.locator("main img").count() == 0, "a title is text"


def test_a_friend_sees_which_pack_is_played_downloads_it_and_keeps_it(visit: Visits, tmp_path: Path) -> None:
    anna = visit().opens("/packs")
    uploads(anna, box(tmp_path))
    anna.page.get_by_role("link", name="Play with it").first.click()
    anna.page.locator("form .start").wait_for()
    expect(anna.page.get_by_label("Content pack")).to_have_value(anna.page.url.rpartition("/")[2])
    anna.page.get_by_role("radio", name="friends").check(force=True)
    anna.page.get_by_role("button", name="invite").click()
    anna.page.locator("#invitation").wait_for()
    link = anna.page.locator("input[readonly]").input_value()
    ben = visit().opens(link)
    ben.page.get_by_role("link", name="my-box").click()
    ben.page.locator("#pack-what").wait_for()
    with ben.page.expect_download() as download:
        ben.page.get_by_role("link", name="Download").click()
    assert opened(download.value.path().read_bytes(), "")["pack.toml"].count(b"my-box")
    ben.page.get_by_role("button", name="Copy to my packs").click()
    expect(ben.page.get_by_role("heading", name="My packs")).to_be_visible()
    expect(ben.page.get_by_role("heading", name=TITLE)).to_be_visible()
    ben.page.get_by_role("button", name="Delete my-box").click()
    ben.page.get_by_role("button", name="Yes, delete it").click()
    expect(ben.page.get_by_text("You have no packs yet.")).to_be_visible()


def test_a_file_that_comes_back_after_another_is_listed_once_in_the_workshop(visit: Visits, tmp_path: Path) -> None:
    anna = visit().opens("/packs")
    for number, mounds in enumerate((b"[4, 6, 7, 8, 9]", b"[3, 6, 7, 8, 9]", b"[4, 6, 7, 8, 9]"), 1):
        uploads(anna, box(tmp_path, mounds))
        expect(anna.page.get_by_text(f"my-box is ready, version {number}.")).to_be_visible()
    anna.page.get_by_role("link", name="Correct it").click()
    versions = anna.page.get_by_role("link", name="Compare: Version")
    expect(versions).to_have_count(2)
    expect(versions.first).to_have_accessible_name(re.compile("Version 3"))
