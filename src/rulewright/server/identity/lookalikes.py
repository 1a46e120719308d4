"""Confusable names: names that look the same have the same skeleton, as in Unicode's UTS 39. The table is ours: letters and digits that
resemble Latin ones in common fonts. Unicode's own compatibility forms (fullwidth, mathematical, ...) need no row here."""

from __future__ import annotations

import unicodedata

# Left: how it looks; right: characters that look like it. Capitals have rows of their own: Greek Η is an H, but η is an n.
CAPITALS = """
A ΑАᎪꓮⲀ
B ΒВᏴꓐⲂ
C СϹᏟꓚⲤ
D Ꭰꓓ
E ΕЕᎬꓰⲈ
F ꓝϜҒ
G ԌᏀꓖ
H ΗНᎻꓧⲎ
I ΙІӀꓲⲒ
J ЈᎫꓙͿ
K ΚКᏦꓗⲔ
L ᏞꓡԼ
M ΜМᎷꓟⲘ
N ΝꓠⲚ
O ΟОՕꓳⲞ
P ΡРᏢꓑⲢ
Q Ԛ
R Ꭱꓣ
S ЅՏᏚꓢ
T ΤТᎢꓔⲦ
U Սꓴ
V ѴᏙꓦ
W ԜᎳꓪ
X ΧХꓫⲬ
Y ΥҮꓬⲨ
Z ΖᏃꓜ
"""
SMALL = """
a αаɑᴀ
b вьʙβ
c сϲᴄ
d ԁᴅ
e еᴇεɛ
f ғꜰ
g ɡցɢ
h нһհʜ
i іιıɩɪ
j јϳյȷᴊ
k кκᴋ
l ӏǀʟ|1
m мᴍ
n пηոɴ
o оοօσᴏ0०০੦૦௦౦೦൦๐໐၀߀〇ס
p рρᴘ
q ԛզ
r гʀᴦ
s ѕꜱ
t тτᴛ
u υսᴜʋ
v νѵᴠ
w ԝωᴡ
x хχ
y уүγʏ
z ᴢ
3 зʒ
6 б
' ’‘ʼʹʻʽ`´′
- ‐‑‒–—−ー一
"""
PAIRS = (("rn", "m"), ("vv", "w"), ("i\u0307", "i"), ("i", "l"))  # the last: a capital I, a small l and a one


def read(rows: str) -> dict[int, str]:
    return {ord(other): row[0] for row in rows.split("\n") if row for other in row[2:]}


UPPER, LOWER = read(CAPITALS), read(SMALL)


def skeleton(name: str) -> str:
    """Equal for names that a reader may confuse. Accents distinguish names; capitals and spaces do not."""
    folded = unicodedata.normalize("NFKD", name).translate(UPPER).casefold()
    seen = unicodedata.normalize("NFKD", folded).translate(LOWER)
    for pair, looks_like in PAIRS:
        seen = seen.replace(pair, looks_like)
    return "".join(seen.split())
