### The workshop: what the parts of a pack of Termites are called there (English).

## Kinds of parts

termites-kind-swarms = Swarms
termites-kind-tiles = Terrain tiles
termites-kind-own-mounds = Mounds of a swarm
termites-kind-neutral-mounds = Neutral mounds
termites-kind-scenarios = Boards
termites-kind-blank = The blank board

## Fields

termites-field-caste = Caste
termites-field-termites = Termites
termites-field-count = How many
termites-field-faces = The two sides
termites-field-values = Values
termites-field-value = Value
termites-field-players = Players
termites-field-picture = Board
termites-field-neutral = Hexes of neutral mounds
termites-field-symmetry = Symmetry of the terrain
termites-field-mound_symmetry = Symmetry of the mounds
termites-field-printed = Printed on the board, without tiles
termites-field-free = We agree to play without the rules for building a board

## Words to choose from

termites-word-water = { termites-terrain-water }
termites-word-vegetation = { termites-terrain-vegetation }
termites-word-stones = { termites-terrain-stones }
termites-word-rotate-180 = Rotated by 180°
termites-word-rotate-120 = Rotated by 120°
termites-word-mirror-left-right = Mirrored left to right
termites-word-mirror-top-bottom = Mirrored top to bottom
termites-symmetry-name =
    { $symmetry ->
        [rotate-180] { termites-word-rotate-180 }
        [rotate-120] { termites-word-rotate-120 }
        [mirror-left-right] { termites-word-mirror-left-right }
       *[mirror-top-bottom] { termites-word-mirror-top-bottom }
    }
