### Termites, what can be wrong with a pack or with a board file (English).
### The place (file, entry, hex) and the paragraph of the rules are shown beside the text. Words of the files stay as they are.

## Pictures

content-picture-empty = The picture shows no hex. Draw one character for each hex.
content-picture-too-large = The picture does not fit: a board has at most { $rows } rows of { $columns } hexes.
content-unknown-letter = Line { $line } of the picture has “{ $letter }”. Hexes are drawn with: { $letters }
content-line-out-of-step =
    Line { $line } of the picture is out of step. Hexes in a row are two characters apart, and each row is shifted by one
    character relative to the rows above and below it.

## Swarms

content-swarm-missing = The swarm { $swarm } is missing. A pack has all four.
content-swarm-twice = The swarm { $swarm } appears more than once. Keep one.
content-swarm-size = The swarm { $swarm } has the wrong number of tokens: { $count }, not { $expected }. Change the counts.
content-caste-missing = The swarm { $swarm } has no { $caste }. We expect all four castes in every swarm.
content-own-caste-tokens =
    { $swarm } should favour the caste { $caste }, but has { $count } of its tokens, while { $other } has { $more }. Give { $swarm } more
    or { $other } fewer.
content-own-caste-termites =
    { $swarm } should favour the caste { $caste }, but shows { $count } of its termites, while { $other } shows { $more }. Give { $swarm }
    more or { $other } fewer.
content-workers-not-commonest =
    We expect Workers to be the most common caste of all swarms together: there are { $workers } Worker tokens, but { $count } of
    the caste { $caste }.
content-alate-not-rare =
    We expect Alates to be rare in every swarm but grey: { $swarm } has { $count } of them, and only { $least } of another caste.
content-no-token-of-two = No swarm has a token with 2 termites of the caste { $caste }. We expect one.
content-strengths-apart =
    The swarms differ a lot in strength: { $weakest } has { $least } in all, and { $strongest } has { $most }. We expect a difference of at most a sixth.

## Tiles and mounds

content-tile-faces = A tile has two different sides, each of them water, vegetation or stones, not: { $faces }
content-tile-count = Number of tiles: { $count }; there must be { $expected }. Change the counts.
content-mound-count = Number of mounds: { $count }; there must be { $expected }.
content-mound-value-twice = Two mounds have the value { $value }. Every mound of a swarm has a different value.

## Boards

content-blank-not-open = { $hex } shows a terrain ({ termites-terrain-name }). The blank board shows open hexes only: draw a dot.
content-outline-rows =
    The picture has the wrong number of rows: { $count }, not { $expected } as on the board of the pack. (In a board file, free = true allows any
    outline.)
content-outline-row =
    Row { $row } has the wrong number of hexes: { $count }, not { $expected } as on the board of the pack. (In a board file, free = true allows any
    outline.)
content-outline-shape =
    The rows are not arranged as on the board of the pack. Copy the picture from board.toml and change only its letters. (In a board
    file, free = true allows any outline.)
content-unknown-hex = There is no hex { $hex } on this board. Hexes are named by row and number, from the top left: A1, A2, B1.
content-mound-twice = { $hex } is named twice for a neutral mound. Name it once.
content-mound-on-water = The neutral mound at { $hex } stands on Water. Move it or change the terrain.
content-mound-on-tile = The neutral mound at { $hex } stands on a tile ({ termites-terrain-name }). Neutral mounds stand on open hexes.
content-mound-on-edge = The neutral mound at { $hex } stands on the edge of the board. Move it inwards.
content-mounds-adjacent = The neutral mounds at { $hex } and { $other } are adjacent. Move one of them away.
content-mound-by-water = The neutral mound at { $hex } borders more than one Water hex: { $water }. One is allowed.
content-mounds-not-for-players =
    For { $players } players there must be { $expected ->
        [one] one neutral mound
       *[other] { $expected } neutral mounds
    }, not { $count }.
content-mounds-out-of-range = Neutral mounds: { $count }; a board has { $least } to { $most }.
content-group-of-one = { $hexes } form one group ({ termites-terrain-name }). No more than { $most } tiles of one terrain may touch.
content-group-of-any = { $hexes } form one group of tiles. No more than { $most } tiles of any terrain may touch.
content-tiles-short = Tiles needed: { $count }; there are only { $most }. Remove some.
content-faces-short = Tiles needed ({ termites-terrain-name }): { $count }; there are only { $most }. Change some of them.

## Scenarios

content-scenario-twice = Two scenarios have the name { $name }. Give one of them another name.
content-scenario-reserved = { $name } is reserved for boards that players make themselves. Give the scenario another name.
content-scenario-missing = There is no scenario for { $players } players. Add one.
content-no-room-for-mounds =
    Players could run out of hexes for their first mounds (available: { $count }, needed: { $needed }). Remove Water, or put
    neutral mounds nearer to the edge.
content-no-symmetry = This board names no symmetry of its terrain or of its neutral mounds. We expect one or more of: { $symmetries }
# $partner: a hex, or the word off.
content-hex-no-partner =
    { $partner ->
        [off] { $hex } has no partner in the symmetry “{ termites-symmetry-name }”: it would land off the board.
       *[other] { $hex } has no partner in the symmetry “{ termites-symmetry-name }”: { $partner } should show the same terrain.
    }
content-mound-no-partner =
    { $partner ->
        [off] The neutral mound at { $hex } has no partner in the symmetry “{ termites-symmetry-name }”: it would land off the board.
       *[other] The neutral mound at { $hex } has no partner in the symmetry “{ termites-symmetry-name }”: there should be one at { $partner }.
    }
