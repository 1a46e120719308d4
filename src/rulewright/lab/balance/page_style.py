"""The page's CSS: for light and dark mode, phones and paper."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256

STYLE = """
:root{color-scheme:light dark;--paper:#f3ecdf;--card:#fbf7ef;--line:#dacdb6;--ink:#241b2b;--ink2:#554a5c;--warn:#f7e6bd;
--sunken:#e8decb;
--c0:#1b54a8;--c1:#7a5600;--c2:#ad2e18;--c3:#35691f;--c4:#554a5c;--bar:#55399c;
--k0:#55399c;--k1:#ad2e18;--k2:#0a665f;--k3:#7a5600;--k4:#6b5f70;--k5:#1b54a8;--k6:#8a2f6b;--k7:#35691f}
@media(prefers-color-scheme:dark){:root{--paper:#17131c;--card:#201a27;--line:#3a3145;--ink:#f4ece0;--ink2:#c9bdd0;--warn:#40301a;
--sunken:#100d14;--c0:#8db9ff;--c1:#f2c654;--c2:#ff9c85;--c3:#a6e383;--c4:#c9bdd0;--bar:#bda9ff;
--k0:#bda9ff;--k1:#ff9c85;--k2:#74d3c6;--k3:#f2c654;--k4:#c9bdd0;--k5:#8db9ff;--k6:#f0a3d4;--k7:#a6e383}}
@media print{:root{color-scheme:light;--paper:#fff;--card:#fff;--line:#bbb;--ink:#000;--ink2:#333;--warn:#eee;--sunken:#eee;
--c0:#1b54a8;--c1:#7a5600;--c2:#ad2e18;--c3:#35691f;--c4:#333;--bar:#55399c;
--k0:#55399c;--k1:#ad2e18;--k2:#0a665f;--k3:#7a5600;--k4:#6b5f70;--k5:#1b54a8;--k6:#8a2f6b;--k7:#35691f}nav{display:none}
figure,tr{break-inside:avoid}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);
font:16px/1.45 'Avenir Next','Segoe UI',Lato,'Noto Sans',Roboto,Arial,sans-serif}
main{max-width:1080px;margin:0 auto;padding:24px 16px 48px}h1{font-size:2rem;line-height:1.15;margin:0 0 4px}
h2{font-size:1.3rem;margin:36px 0 4px}h3{font-size:.95rem;margin:0 0 8px}p{max-width:44rem;margin:0 0 12px;color:var(--ink2)}
.findings,.figures{display:grid;gap:16px;grid-template-columns:repeat(3,minmax(0,1fr));padding:0;margin:16px 0;list-style:none}
.findings{grid-template-columns:repeat(auto-fit,minmax(220px,1fr))}
.findings li,figure,.wide{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:14px;margin:0}
.findings li{border-top:4px solid var(--bar)}svg{display:block;width:100%;height:auto;overflow:visible}
svg text{font-size:13px;fill:var(--ink);font-variant-numeric:tabular-nums}svg .name,svg .value{text-anchor:end}
svg .value{font-weight:700}
svg .tick{text-anchor:middle;fill:var(--ink2)}.grid{stroke:var(--line);fill:none}
.even{stroke:var(--ink2);stroke-dasharray:4 4;fill:none}
.bar{fill:var(--bar)}.s0{fill:var(--c0)}.s1{fill:var(--c1)}.s2{fill:var(--c2)}.s3{fill:var(--c3)}.s4{fill:var(--c4)}
[class^=l]{fill:none;stroke-width:2}.l0{stroke:var(--c0)}.l1{stroke:var(--c1)}.l2{stroke:var(--c2)}.l3{stroke:var(--c3)}
.l4{stroke:var(--c4)}
details{margin-top:8px}
figure td,figure th{padding:4px;white-space:normal}
summary{cursor:pointer;color:var(--ink2)}table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{padding:6px 8px;border-bottom:1px solid var(--line);text-align:end;font-variant-numeric:tabular-nums}
th:first-child,td:first-child{text-align:start}td{white-space:nowrap}td:first-child{white-space:normal}th{vertical-align:bottom}
.wide{overflow-x:auto}mark{background:var(--warn);color:inherit;padding:1px 8px;border-radius:99px}
pre{background:var(--sunken);padding:10px 12px;border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere}
nav ul{display:flex;flex-wrap:wrap;gap:4px 18px;list-style:none;padding:0;margin:0}
nav a{display:inline-block;padding:10px 0;color:var(--bar);font-weight:700}
.legend{display:flex;flex-wrap:wrap;gap:4px 18px;list-style:none;padding:0;margin:0 0 12px;font-weight:700;font-size:.875rem}
.legend li{display:flex;gap:7px;align-items:center}.swatch{display:inline-block;width:auto;flex:none}.patterns{position:absolute}
.f0{color:var(--k0)}.f1{color:var(--k1)}.f2{color:var(--k2)}.f3{color:var(--k3)}.f4{color:var(--k4)}.f5{color:var(--k5)}
.f6{color:var(--k6)}.f7{color:var(--k7)}
pattern rect{fill:currentColor}pattern path{stroke:var(--card)}pattern circle{fill:var(--card)}.source{stroke:var(--card)}
svg .end{text-anchor:end}svg .axis{fill:var(--ink2)}svg .named,svg .strong{font-weight:700;fill:var(--ink)}.faint{opacity:.6}
.fours{grid-template-columns:repeat(4,minmax(0,1fr))}
.narrow-only{display:none}td svg{width:150px}td small{color:var(--ink2);font-size:.85rem}.big{padding:14px;margin:16px 0}
.big .wide{border:0;padding:0}
:focus-visible{outline:3px solid var(--bar);outline-offset:2px}
@media(max-width:900px){.figures{grid-template-columns:minmax(0,1fr)}.fours{grid-template-columns:repeat(2,minmax(0,1fr))}
figure{max-width:560px}figure.big{max-width:none}}
@media(max-width:560px){.fours{grid-template-columns:minmax(0,1fr)}.wide-only{display:none}.narrow-only{display:block}
.rows thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.rows tr{display:grid;grid-template-columns:1fr 1fr;gap:2px 14px;padding:12px 0;border-bottom:1px solid var(--line)}
.rows td{display:block;border:0;padding:2px 0;text-align:start;white-space:normal}.rows td:first-child{grid-column:1/-1}
.rows td:not(:first-child)::before{content:attr(data-label);display:block;font-size:.8125rem;color:var(--ink2)}}
"""


def style_hash() -> str:
    """For a server's content security policy, which allows this style and no other."""
    return f"sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}"
