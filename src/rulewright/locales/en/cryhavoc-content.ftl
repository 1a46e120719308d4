### Cry Havoc, what can be wrong with a pack, and what a table cannot choose (English).
### The place (file, entry) and the paragraph of the rules are shown beside the text. Words and ids of the files stay as they are.

## Maps

cryhavoc-content-map-players = The two maps together must name 2, 3 and 4 players, each of them once.
cryhavoc-content-id-twice = Something else has the id { $id } already. Give one of the two another id.
cryhavoc-content-neighbour-unknown = “{ $other }” is no other region of this map. Write ids as they stand in it.
cryhavoc-content-neighbour-one-way = { $id } names { $other } as its neighbour, but not the other way round. Add it there or take it out here.
cryhavoc-content-arrow-no-neighbour = The arrow leads to { $other }, which is not among the neighbours. Add it there.
cryhavoc-content-arrow-one-way = The arrow of { $id } leads to { $other }, but no arrow leads back from there.
cryhavoc-content-map-apart = No way leads from { $first } to: { $regions }. Join them by neighbours.
cryhavoc-content-too-many-regions = The map has { $count } regions, and { $most } is the limit.
cryhavoc-content-terrain-ring =
    The terrain is { $terrain } and the ring { $ring }. Inner regions have one of the four terrains, all others have none.
cryhavoc-content-hq-not-empty = { $id } is for an HQ: it lies at the rim, without crystals and other icons.
cryhavoc-content-icon-twice = The icon { $icon } is there twice. Keep one.
cryhavoc-content-centres = Exactly one region has the ring centre, World Caverns. Here there are { $count }.
cryhavoc-content-hq-missing = The map has { $count } regions for HQs, and { $expected } are needed.
cryhavoc-content-too-many-icons = There are { $count } icons { $icon }, but only { $most } such tokens.
cryhavoc-content-trog-icons = The map for 4 players must have the icon { $icon } { $expected } times, not { $count } times.
cryhavoc-content-trog-hq-not-centre = { $id } has the icon trog_hq, but is not in the centre.
cryhavoc-content-hq-unfair =
    From { $id } the ways to the kinds of regions are not as long as from { $other }. Every HQ must see the same around it.
cryhavoc-content-outline-points =
    An outline has three points or more, each of them once, and they run clockwise.
cryhavoc-content-outline-overlap = The border at { $point } also belongs to { $other }, in the same direction: the two overlap.
cryhavoc-content-outline-gap =
    The border at { $point } lies neither on the rim nor on another outline. Neighbours share the very same points.
cryhavoc-content-outline-rim = The rim is not one closed line.
cryhavoc-content-outline-neighbour =
    { $id } and { $other } must be neighbours exactly if their outlines share a border or an arrow joins them.
cryhavoc-content-outline-ring = { $id } has the ring { $ring }. Exactly the regions at the rim have the ring outer.
cryhavoc-content-outline-anchor = This point does not lie in the outline of { $id }.

## Cards

cryhavoc-content-deck-size = The deck { $deck } has { $count } cards and must have { $expected }.
cryhavoc-content-special-cards = The deck { $faction } has { $count } cards of the kind { $kind } and must have exactly one.
# $kind: battle, scoring or initiative.
cryhavoc-content-card-text =
    { $kind ->
        [battle] A battle card has a list battle, and no list effect.
       *[other] A card of the kind { $kind } has a list effect, and no list battle.
    }
cryhavoc-content-card-symbol =
    { $kind ->
        [initiative] The initiative card needs the symbol text in at least one row, or its text would never count.
       *[other] The symbol text belongs to the initiative card only.
    }
cryhavoc-content-bonus-twice = The symbol { $symbol } is there twice in one row. Keep one.
cryhavoc-content-cards-equal = { $id } and { $other } are equal but for the name. If there really are two, write one of them with count = 2.
cryhavoc-content-title-twice = Two cards of this deck have the title “{ $title }” ({ $language }).

## Skills and structures

cryhavoc-content-skill-count = { $faction } has { $count } skills and must have { $expected }.
cryhavoc-content-skill-default = { $faction } has { $count } default skills and must have exactly one.
cryhavoc-content-skill-tokens = The skills of { $faction } have { $count } tokens together and must have { $expected }.
cryhavoc-content-skills-with-tokens = More than one skill of { $faction } has tokens. Give them to one.
cryhavoc-content-skill-token-text = A skill with tokens needs a table token with their effect, and one without tokens has none.
cryhavoc-content-structure-count = { $faction } has { $count } structures and must have { $expected }.
cryhavoc-content-structure-tokens = The structure has { $count } tokens and must have { $expected }.
cryhavoc-content-tunnels = Exactly one structure, of the Trogs, must have the effect modify tunnel. Here there are { $count }.
# $kind: activated or passive.
cryhavoc-content-activation =
    { $kind ->
        [activated] A structure that is activated needs a cost: activate.
       *[other] A passive structure has no cost of activation. Take activate out.
    }
cryhavoc-content-tokens = The tokens must be { $names }, { $count } each, for humans.

## Tokens

cryhavoc-content-token-count = There are { $count } tokens together, and there must be { $expected }. Change the counts.
cryhavoc-content-too-many-kinds = There are { $count } kinds, and { $most } is the limit. Put equal tokens together by their count.
cryhavoc-content-printed-event = Exactly one event is printed on the track. Here there are { $count }.
cryhavoc-content-spots =
    The track needs { $count } spots and the final one behind them, rising, and none above { $length }.

## Sources

cryhavoc-content-ours =
    Source and confidence do not fit together: “{ $source }”. What is our own has “ours” in both, everything else in neither.
cryhavoc-content-field-unknown = There is no field “{ $name }” in this entry that a source could be given for.

## Effects

cryhavoc-content-effect-none = A list of effects with at least one effect is needed here.
cryhavoc-content-effect-shape = An effect is a list that begins with its name, for example ["vp", 2].
cryhavoc-content-effect-unknown = There is no effect “{ $effect }”. Possible: { $known }.
# $names: what the arguments are called.
cryhavoc-content-effect-arguments =
    { $count ->
        [one] { $effect } has one argument here
       *[other] { $effect } has { $count } arguments here
    }, but needs these: { $names }. (The third of either may be missing.)
cryhavoc-content-effect-word = { $effect }: { $name } cannot be “{ $given }”. Possible: { $words }.
cryhavoc-content-effect-number = { $effect }: { $name } must be a whole number from { $least } to { $most }.
# $why: what it offends against.
cryhavoc-content-effect-misplaced =
    { $effect } cannot stand here: { $why ->
        [own] it belongs to one kind of entry, and that kind has nothing else (Enable Scoring, initiative, the printed event).
        [waiting] a passive skill, a passive structure and a token have only when and modify.
        [standing] when and modify stand directly in passive skills, passive structures and tokens, and when on battle cards.
        [event] each_player stands directly in an event, and all the rest of an event stands in it.
        [trigger] this trigger never comes for what it stands on.
        [modifier] this rule cannot come from what it stands on.
        [skill] it is for skills only.
        [structure] structures never give build points.
        [battle] it works in a battle only.
        [board] it does not work in a battle.
        [others] in a battle that others fight there is only kill, vp, vp_per and the price source.
        [humans] only Humans have such tokens.
        [pilgrims] only Pilgrims have a store of crystals.
        [machines] only Machines have a store of cards.
        [trogs] only Trogs can wake a token in full.
        [word] one of its words does not fit here, such as a place on the map in a battle.
        [nothing] it adds or takes 0 crystals, which does nothing.
        [tokens] the skill has no tokens.
        [source] only a token can be paid itself.
        [here] it stands in no region. Here and near need a structure, a token or the price of a unit or structure.
        [there] the step before it chooses no region.
        [count] no step before it gives it anything to count.
       *[price] a price needs steps that follow it.
    }
cryhavoc-content-too-many-steps = All effects together have { $count } steps, and { $most } is the limit. Or one of them is too long.
cryhavoc-content-too-many-standing = There are { $count } standing effects (when, modify), and { $most } is the limit.
cryhavoc-content-too-many-promises = There are { $count } effects when on tactics cards, and { $most } is the limit.

## What a table cannot choose

cryhavoc-faction-unknown = There is no faction “{ $name }”. Possible: { $known }.
cryhavoc-faction-with-four = The faction { $name } is played only with { $players } players. Choose another.
cryhavoc-faction-twice = The faction { $name } is named more than once. Give each player another.
# $count: factions that were named.
cryhavoc-factions-number =
    { $count ->
        [one] One faction is named
       *[other] { $count } factions are named
    } for { $players } players. Name one for each, or write drawn to leave it to chance.
