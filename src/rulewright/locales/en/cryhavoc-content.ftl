### Cry Havoc, what can be wrong with a pack, and what a table cannot choose (English).
### The place (file, entry) and the paragraph of the rules are shown beside the text. Words and ids of the files stay as they are.

## Maps

cryhavoc-content-map-players = The two maps together must cover 2, 3 and 4 players, each once.
cryhavoc-content-id-twice = The id { $id } is already taken. Give one of the two another id.
cryhavoc-content-neighbour-unknown = “{ $other }” is not another region of this map. Use the ids of its regions.
cryhavoc-content-neighbour-one-way = { $id } names { $other } as its neighbour, but { $other } does not name { $id }. Add it there or remove it here.
cryhavoc-content-arrow-no-neighbour = The arrow leads to { $other }, which is not among the neighbours. Add it there.
cryhavoc-content-arrow-one-way = The arrow of { $id } leads to { $other }, but no arrow leads back from there.
cryhavoc-content-map-apart = There is no way from { $first } to: { $regions }. Connect them as neighbours.
cryhavoc-content-terrain-ring =
    The terrain is { $terrain } and the ring { $ring }. Inner regions have one of the four terrains; all others have none.
cryhavoc-content-hq-not-empty = { $id } is for an HQ: it must lie on the rim, without crystals or other icons.
cryhavoc-content-icon-twice = The icon { $icon } appears twice. Keep one.
cryhavoc-content-centres = Exactly one region must have the ring “centre”: World Caverns. There are { $count }.
cryhavoc-content-hq-missing = The map has too few regions for HQs: { $count }, not { $expected }.
cryhavoc-content-too-many-icons = There are { $count } { $icon } icons, but only { $most } tokens for them.
cryhavoc-content-trog-icons = The map for 4 players has the icon { $icon } the wrong number of times: { $count }, not { $expected }.
cryhavoc-content-trog-hq-not-centre = { $id } has the icon trog_hq, but is not in the centre.
# $steps: how far they are. $count, $expected: how many there are from each of the two HQs.
cryhavoc-content-hq-uneven =
    Regions of the kind “{ $kind }” at distance { $steps }: { $count } from { $id }, { $expected } from { $other }. No rule
    forbids it, but HQs with unequal surroundings give someone an advantage.
cryhavoc-content-outline-points =
    An outline must have at least three different points, in clockwise order.
cryhavoc-content-outline-overlap = The border at { $point } also belongs to { $other }, in the same direction: the two overlap.
cryhavoc-content-outline-gap =
    The border at { $point } lies neither on the rim nor on another outline. Neighbours must share exactly the same points.
cryhavoc-content-outline-rim = The rim is not one closed line.
cryhavoc-content-outline-no-border =
    { $id } and { $other } are neighbours, but share no border, and no arrow joins them. If your map really is like that, ignore this warning.
cryhavoc-content-outline-no-neighbours = { $id } and { $other } share a border, but are not neighbours. If your map really is like that, ignore this warning.
cryhavoc-content-outline-ring = { $id } has the ring “{ $ring }”. All regions on the rim, and no others, must have the ring “outer”.
cryhavoc-content-outline-anchor = This point is not inside the outline of { $id }.

## Cards

cryhavoc-content-deck-size = The deck { $deck } has the wrong number of cards: { $count }, not { $expected }.
cryhavoc-content-special-cards = The deck { $faction } has { $count } cards of the kind { $kind }, but must have exactly one.
# $kind: battle, scoring or initiative.
cryhavoc-content-card-text =
    { $kind ->
        [battle] A battle card has a battle list and no effect list.
       *[other] A card of the kind { $kind } has an effect list and no battle list.
    }
cryhavoc-content-card-symbol =
    { $kind ->
        [initiative] The initiative card needs the text symbol in at least one row, or its text would never apply.
       *[other] Only the initiative card can have the text symbol.
    }
cryhavoc-content-bonus-twice = The symbol { $symbol } appears twice in one row. Keep one.
cryhavoc-content-cards-equal = { $id } and { $other } differ only in name. If there really are two, write one of them with count = 2.
cryhavoc-content-title-twice = Two cards of this deck have the title “{ $title }” ({ $language }).

## Skills and structures

cryhavoc-content-skill-count = { $faction } has the wrong number of skills: { $count }, not { $expected }.
cryhavoc-content-skill-default = { $faction } has { $count } default skills, but must have exactly one.
cryhavoc-content-skill-tokens = The skills of { $faction } have the wrong number of tokens: { $count }, not { $expected }.
cryhavoc-content-skills-with-tokens = More than one skill of { $faction } has tokens. Give them to one.
cryhavoc-content-skill-token-text = A skill with tokens needs a “token” table with their effect; a skill without tokens must not have one.
cryhavoc-content-structure-count = { $faction } has the wrong number of structures: { $count }, not { $expected }.
cryhavoc-content-structure-tokens = The structure has the wrong number of tokens: { $count }, not { $expected }.
cryhavoc-content-tunnels = Exactly one Trog structure must have the effect “modify tunnel”. There are { $count }.
# $kind: activated or passive.
cryhavoc-content-activation =
    { $kind ->
        [activated] A structure that is activated needs a cost: add “activate”.
       *[other] A passive structure has no activation cost. Remove “activate”.
    }
cryhavoc-content-tokens = The tokens must be { $names }, { $count } each, for “humans”.

## Tokens

cryhavoc-content-token-count = Number of tokens: { $count }; there must be { $expected }. Change the counts.
cryhavoc-content-printed-event = Exactly one event must be printed on the track. There are { $count }.
cryhavoc-content-spots =
    The track needs { $count } spots and then the final one, in ascending order, none above { $length }.

## Sources

cryhavoc-content-ours =
    Source and confidence contradict each other: “{ $source }”. Our own designs have “ours” in both, everything else in neither.
cryhavoc-content-field-unknown = This entry has no field “{ $name }” to give a source for.

## Effects

cryhavoc-content-effect-none = This must be a list with at least one effect.
cryhavoc-content-effect-long = This effect has { $count } steps, but at most { $most } are allowed. Make it shorter.
cryhavoc-content-effect-shape = An effect is a list that begins with its name, for example ["vp", 2].
cryhavoc-content-effect-unknown = Unknown effect “{ $effect }”. Choose from: { $known }.
# $names: what the arguments are called.
cryhavoc-content-effect-arguments =
    { $count ->
        [one] { $effect } has one argument here
       *[other] { $effect } has { $count } arguments here
    }, but needs these: { $names }. (For “either”, the third argument is optional.)
cryhavoc-content-effect-word = { $effect }: { $name } cannot be “{ $given }”. Valid values: { $words }.
cryhavoc-content-effect-number = { $effect }: { $name } must be a whole number from { $least } to { $most }.
# $why: what it offends against.
cryhavoc-content-effect-misplaced =
    { $effect } does not belong here: { $why ->
        [own] it belongs to one kind of entry, which has no other effects (Enable Scoring, initiative, the printed event).
        [waiting] a passive skill, a passive structure or a token can have only “when” and “modify”.
        [standing] “when” and “modify” belong directly in passive skills, passive structures and tokens, and “when” also on battle cards.
        [event] “each_player” belongs directly in an event, and everything else in an event goes inside it.
        [trigger] this trigger never happens for this kind of entry.
        [modifier] this kind of entry cannot change that rule.
        [skill] it is for skills only.
        [structure] structures never give build points.
        [battle] it works only in a battle.
        [board] it does not work in a battle.
        [others] in a battle that others fight, only “kill”, “vp”, “vp_per” and the price “source” work.
        [humans] only Humans have such tokens.
        [pilgrims] only Pilgrims have a store of crystals.
        [machines] only Machines have a store of cards.
        [trogs] only Trogs can reveal a token in full.
        [word] one of its words does not fit here, such as a place on the map in a battle.
        [nothing] it adds or takes 0 crystals, which does nothing.
        [tokens] the skill has no tokens.
        [source] only a token can be its own price.
        [here] it is not in a region. “here” and “near” need a structure, a token or the price of a unit or structure.
        [there] the step before it chooses no region.
        [count] no step before it gives it anything to count.
       *[price] a price needs steps that follow it.
    }
cryhavoc-content-too-many-steps =
    All effects together have { $count } steps, but at most { $most } are allowed. Shorten some of them, or make some identical: identical effects count once.
cryhavoc-content-too-many-standing = There are { $count } standing effects (“when”, “modify”), but at most { $most } are allowed. Remove some.
cryhavoc-content-too-many-promises = There are { $count } “when” effects on tactics cards, but at most { $most } are allowed. Remove some.
cryhavoc-content-mark-taken = Another pack in use here has the same abbreviation. Give this one another name.

## What a table cannot choose

cryhavoc-faction-unknown = Unknown faction “{ $name }”. Choose from: { $known }.
cryhavoc-faction-with-four = The faction { $name } is only played with { $players } players. Choose another.
cryhavoc-faction-twice = The faction { $name } is named more than once. Give every player a different one.
# $count: factions that were named.
cryhavoc-factions-number =
    { $count ->
        [one] One faction is named
       *[other] { $count } factions are named
    } for { $players } players. Name one for each, or write “drawn” for random factions.
