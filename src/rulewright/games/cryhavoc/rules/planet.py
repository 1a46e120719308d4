"""C4.14, C8: properties of regions, and which are adjacent."""

from __future__ import annotations

from rulewright.games.cryhavoc.effects.vocabulary import NO_ENTRY, TUNNEL
from rulewright.games.cryhavoc.options import OWN_OR_FREE, REGIONS_OPEN_ONLY
from rulewright.games.cryhavoc.parts import (
    BY_STRUCTURE,
    BY_TOKEN,
    FACTIONS,
    HUMANS,
    KIND,
    NOBODY,
    REGIONS,
    SKILL_TOKEN,
    SOURCE,
    TILES,
    TRIGGER,
    TROGS,
)
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule


@rule()
def has(mask: int, region: int) -> bool:
    """Whether the region is in the set."""
    return (mask >> region) & 1 != 0


@rule()
def just(region: int) -> int:
    """The set with only that region; empty for NOBODY."""
    return 1 << region if region != NOBODY else 0


@rule()
def bits(mask: int) -> int:
    """The number of members."""
    n = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


@rule()
def only(mask: int) -> int:
    """The only region in the set, or NOBODY if there is none or several."""
    if bits(mask) != 1:
        return NOBODY
    region = 0
    while not has(mask, region):
        region += 1
    return region


# ------------------------------------------------------------- C8 terms
@rule("C8.1")
def controlled(s: State, faction: int) -> int:
    """Mask of the regions under that faction's control, including its HQ."""
    mask = 0
    for region in range(s.regions):
        if s.control[region] == faction:
            mask |= 1 << region
    return mask


@rule("C8.2")
def occupied(s: State, region: int) -> bool:
    """Whether there are units."""
    for faction in range(len(FACTIONS)):
        if s.units[faction][region] > 0:
            return True
    return False


@rule("C8.2", "C4.12")
def enemies(s: State, faction: int, region: int) -> bool:
    """Whether there are units of others."""
    for other in range(len(FACTIONS)):
        if other != faction and s.units[other][region] > 0:
            return True
    return False


@rule("C8.3")
def headquarters(s: State, region: int) -> bool:
    """Whether it is somebody's HQ."""
    for faction in range(len(FACTIONS)):
        if s.hq[faction] == region:
            return True
    return False


@rule("C4.12")
def trog_token(s: State, region: int) -> bool:
    """Whether a war party or a nest lies face down there."""
    return s.party[region] > 0 or s.nest[region] > 0


@rule("C8.4")
def open_region(s: State, region: int) -> bool:
    """On the map, and not a battle region."""
    return region < s.regions and s.battle[region] == 0


@rule("C8.4")
def effect_region(s: State, region: int) -> bool:
    """What "region" in an effect may mean: by the option, battle regions too."""
    return region < s.regions and (s.battle[region] == 0 or s.battle_regions != REGIONS_OPEN_ONLY)


# ------------------------------------------------------------- standing rules of tokens and structures
@rule("C1.4")
def token_owner(kind: int) -> int:
    """Artillery and watchtowers belong to the Humans; every faction has skill tokens."""
    return kind - SKILL_TOKEN if kind >= SKILL_TOKEN else HUMANS


@rule("C1.4")
def source_owner(entry: Row) -> int:
    """The faction that owns the structure, token or skill."""
    source = int(entry[SOURCE])
    return token_owner(source) if entry[KIND] == BY_TOKEN else source // TILES


@rule()
def source_regions(s: State, entry: Row) -> int:
    """Mask of the regions with that structure or token; a skill is in none."""
    if entry[KIND] == BY_STRUCTURE:
        return int(s.built[entry[SOURCE]])
    return int(s.token[entry[SOURCE]]) if entry[KIND] == BY_TOKEN else 0


@rule()
def modified(s: State, key: int) -> int:
    """Mask of the regions where structures or tokens provide that standing rule (a modifier in the vocabulary)."""
    mask = 0
    for i in range(s.standings):
        if s.standing[i][TRIGGER] == key:
            mask |= source_regions(s, s.standing[i])
    return mask


@rule()
def listened(s: State, trigger: int) -> bool:
    """Whether anything may respond to that trigger: a standing effect of the pack, or of a tactics card in this battle."""
    for i in range(s.standings):
        if s.standing[i][TRIGGER] == trigger:
            return True
    return s.promises > 0


@rule("C9.2")
def tunnels(s: State) -> int:
    """Mask of the regions that tunnels connect for the Trogs."""
    mask = modified(s, TUNNEL)
    if s.tunnel_links == OWN_OR_FREE:
        for region in range(REGIONS):
            if s.control[region] != TROGS and s.control[region] != NOBODY:
                mask &= ~(1 << region)
    return mask


@rule("C4.14", "C9.2")
def neighbours(s: State, faction: int, region: int) -> int:
    """Mask of the regions adjacent to that one, for that faction."""
    mask = int(s.near[region])
    if faction == TROGS:
        joined = tunnels(s)
        if has(joined, region):
            mask |= joined & ~(1 << region)
    return mask


@rule("C4.14")
def spread(s: State, faction: int, mask: int) -> int:
    """Mask of those regions and everything adjacent to them, for that faction."""
    wider = mask
    for region in range(s.regions):
        if has(mask, region):
            wider |= neighbours(s, faction, region)
    return wider


@rule("C1.6")
def barred(s: State, faction: int, region: int) -> bool:
    """Whether somebody else's token or structure there keeps that faction's units out, no matter who controls the region."""
    for i in range(s.standings):
        entry = s.standing[i]
        if entry[TRIGGER] == NO_ENTRY and source_owner(entry) != faction and has(source_regions(s, entry), region):
            return True
    return False


@rule("C4.11")
def closed(s: State, faction: int, region: int) -> bool:
    """Whether that faction's units may not enter: an enemy HQ, a battle region, or closed by a token."""
    if s.battle[region] != 0:
        return True
    for other in range(len(FACTIONS)):
        if other != faction and s.hq[other] == region:
            return True
    return barred(s, faction, region)
