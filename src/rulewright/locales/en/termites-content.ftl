### Termites, what can be wrong with a pack or with a board file (English).
### The place (file, entry, hex) and the paragraph of the rules are shown beside the text. Words of the files stay as they are.

## Pictures

content-picture-empty = The picture shows no hex. Draw one character for each hex.
content-picture-too-large = The picture does not fit: a board has at most { $rows } rows of { $columns } hexes.
content-unknown-letter = Line { $line } of the picture has “{ $letter }”. Hexes are drawn with: { $letters }
content-line-out-of-step =
    Line { $line } of the picture is out of step. Hexes in a row are two characters apart, and each row is shifted by one
    character against the rows above and below it.

## Swarms

content-swarm-missing = The swarm { $swarm } is missing. A pack has all four.
content-swarm-twice = The swarm { $swarm } is there more than once. Keep one.
content-swarm-size = The swarm { $swarm } has { $count } tokens and must have { $expected }. Change the counts.
content-caste-missing = The swarm { $swarm } has no { $caste }. Every swarm holds all four castes.
content-own-caste-tokens =
    { $swarm } lives by the caste { $caste }, but has { $count } tokens of it and { $other } has { $more }. Give { $swarm } more
    or { $other } fewer.
content-own-caste-termites =
    { $swarm } lives by the caste { $caste }, but shows { $count } termites of it and { $other } shows { $more }. Give { $swarm }
    more or { $other } fewer.
content-workers-not-commonest =
    Workers must be the commonest caste of all swarms together: there are { $workers } tokens of them and { $count } of
    { $caste }.
content-alate-not-rare =
    Alate must be rare outside grey: { $swarm } has { $count } tokens of them, and only { $least } of another caste.
content-no-token-of-two = No swarm has a token with 2 termites of the caste { $caste }. Add one.
content-strengths-apart =
    The swarms differ too much in strength: { $weakest } has { $least } in all, { $strongest } has { $most }. A sixth is the limit.

## Tiles and mounds

content-tile-faces = A tile has two different faces of water, vegetation and stones, not: { $faces }
content-tile-count = There are { $count } tiles and must be { $expected }. Change the counts.
content-mound-count = There are { $count } mounds and must be { $expected }.
content-mound-value-twice = Two mounds have the value { $value }. Each mound of a swarm has a value of its own.

## Boards

content-blank-not-open = { $hex } shows { $terrain }. The blank board shows open hexes only: draw a point.
content-outline-rows =
    The picture has { $count } rows of hexes, the board of the pack has { $expected }. (In a board file, free = true allows any
    outline.)
content-outline-row =
    Row { $row } has { $count } hexes, on the board of the pack it has { $expected }. (In a board file, free = true allows any
    outline.)
content-outline-shape =
    The rows do not lie as on the board of the pack. Copy the picture of board.toml and change only its letters. (In a board
    file, free = true allows any outline.)
content-unknown-hex = There is no hex { $hex } on this board. Hexes are named by row and number, from the top left: A1, A2, B1.
content-mound-twice = { $hex } is named twice for a neutral mound. Name it once.
content-mound-on-water = The neutral mound at { $hex } stands on water. Move it or change the terrain.
content-mound-on-tile = The neutral mound at { $hex } stands on { $terrain }. Neutral mounds stand on open hexes.
content-mound-on-edge = The neutral mound at { $hex } stands on the edge of the board. Move it inwards.
content-mounds-adjacent = The neutral mounds at { $hex } and { $other } are adjacent. Move one of them away.
content-mound-by-water = The neutral mound at { $hex } borders more than one water hex: { $water }. One is allowed.
content-mounds-not-for-players =
    For { $players } players there must be { $expected ->
        [one] one neutral mound
       *[other] { $expected } neutral mounds
    }, and there are { $count }.
content-mounds-out-of-range = There are { $count } neutral mounds; a board has { $least } to { $most }.
content-group-of-one = { $hexes } form one group of { $terrain }. No more than { $most } tiles of one terrain may touch.
content-group-of-any = { $hexes } form one group of tiles. No more than { $most } tiles of any terrain may touch.
content-tiles-short = { $count } tiles are needed, and there are { $most }. Take some away.
content-faces-short = { $count } tiles with { $terrain } are needed, and there are { $most }. Change some of them.

## Scenarios

content-scenario-twice = Two scenarios have the name { $name }. Give one of them another name.
content-scenario-reserved = { $name } is the name of a board that players make themselves. Give the scenario another name.
content-scenario-missing = There is no scenario for { $players } players. Add one.
content-no-room-for-mounds =
    Players could run out of hexes for their first mounds: { $count } are allowed, { $needed } are needed. Take away water, or put
    neutral mounds nearer to the edge.
content-no-symmetry = A scenario says how its terrain and its neutral mounds are symmetric, with one or more of: { $symmetries }
# $partner: a hex, or the word off.
content-hex-no-partner =
    { $partner ->
        [off] { $hex } has no partner under { $symmetry }: it would land off the board.
       *[other] { $hex } has no partner under { $symmetry }: { $partner } should show the same terrain.
    }
content-mound-no-partner =
    { $partner ->
        [off] The neutral mound at { $hex } has no partner under { $symmetry }: it would land off the board.
       *[other] The neutral mound at { $hex } has no partner under { $symmetry }: there should be one at { $partner }.
    }
