"""axe, the accessibility checker, finds nothing on any page; light and dark, desktop and phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.pages import SIGHTS, Sight, Walk
from tests.browser.visitor import is_drawn

AXE = (Path(__file__).parents[3] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
CONTRAST = ["color-contrast"]  # the only rules whose results depend on light and dark


def faults(page: Page, *rules: str) -> list[str]:
    """Each fault with the first place where it was found."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    only: Any = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found = page.evaluate("only => axe.run(document, only)", only)["violations"]
    return [
        f"{one['id']}: {one['help']}: {node['html'][:200]} {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]


def in_any_light(page: Page) -> list[str]:
    """Light, then dark."""
    page.emulate_media(color_scheme="light")
    is_drawn(page)
    light = faults(page)
    page.emulate_media(color_scheme="dark")
    is_drawn(page)
    return light + faults(page, *CONTRAST)


@pytest.mark.parametrize("sight", SIGHTS, ids=lambda sight: sight.name)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing(walk: Walk, sight: Sight, phone: bool) -> None:
    page = walk.to(sight, phone=phone, csp=False).page
    assert in_any_light(page) == []


def test_a_planted_fault_is_found(walk: Walk) -> None:
    page = walk.to(SIGHTS[0], csp=False).page
    page.evaluate("() => document.querySelector('h1').insertAdjacentHTML('afterend', '<button></button>')")
    assert [fault for fault in faults(page) if fault.startswith("button-name")]
    page.add_style_tag(content="h1 { color: #bbb !important; background: #ccc !important }")
    assert faults(page, *CONTRAST)


def test_axe_finds_nothing_while_a_region_says_what_it_holds(walk: Walk) -> None:
    sight = next(sight for sight in SIGHTS if sight.name == "cryhavoc-action")
    page = walk.to(sight, phone=True, csp=False).page
    page.locator("[data-place]").first.hover()
    expect(page.locator("[role=tooltip]")).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("name", ["termites", "cryhavoc"])
def test_axe_finds_nothing_on_a_page_on_balance(browser: Browser, name: str) -> None:
    """The report is a file of its own; on a phone nothing is wider than the screen."""
    with browser.new_page(viewport={"width": 390, "height": 844}) as page:
        page.goto((Path(__file__).parents[3] / "docs" / "balance" / f"{name}.html").as_uri())
        page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
        assert in_any_light(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
