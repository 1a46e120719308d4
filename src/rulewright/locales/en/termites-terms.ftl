### Termites, the words of the game (English).

## Swarms

swarm-blue = Blue
swarm-red = Red
swarm-gold = Gold
swarm-grey = Grey
# $swarm: blue, red, gold or grey.
swarm-name =
    { $swarm ->
        [blue] { swarm-blue }
        [red] { swarm-red }
        [gold] { swarm-gold }
       *[grey] { swarm-grey }
    }

## Castes

caste-worker = Worker
caste-soldier = Soldier
caste-nasute = Nasute
caste-alate = Alate
# $caste: worker, soldier, nasute or alate.
caste-name =
    { $caste ->
        [worker] { caste-worker }
        [soldier] { caste-soldier }
        [nasute] { caste-nasute }
       *[alate] { caste-alate }
    }
caste-plural =
    { $caste ->
        [worker] Workers
        [soldier] Soldiers
        [nasute] Nasute
       *[alate] Alate
    }
# $points: how many the caste has.
points-name =
    { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }

## Terrain

terrain-open = Open
terrain-water = Water
terrain-vegetation = Vegetation
terrain-stones = Stones
# $terrain: open, water, vegetation or stones.
terrain-name =
    { $terrain ->
        [water] { terrain-water }
        [vegetation] { terrain-vegetation }
        [stones] { terrain-stones }
       *[open] { terrain-open }
    }
# $hex: its name on the board. Open terrain has no effect, so it need not be said.
hex-name =
    { $terrain ->
        [open] { $hex }
       *[other] { $hex } ({ terrain-name })
    }
# $up and $down: the sides of a tile, each water, vegetation or stones.
tile-up =
    { $up ->
        [water] { terrain-water }
        [vegetation] { terrain-vegetation }
       *[stones] { terrain-stones }
    }
tile-down =
    { $down ->
        [water] { terrain-water }
        [vegetation] { terrain-vegetation }
       *[stones] { terrain-stones }
    }

## Pieces

mound = Mound
neutral-mound = Neutral mound
# $caste: worker, soldier, nasute or alate. $termites: how many the token shows.
token-name = { caste-name } ×{ $termites }
# $piece: unit, mound or neutral. $player: whose it is.
piece-name =
    { $piece ->
        [unit] { token-name } ({ $player })
        [mound] { mound } { $value } ({ $player })
       *[neutral] { neutral-mound } { $value }
    }

## Scenarios

scenario-two = Two players
scenario-three = Three players
scenario-four = Four players
scenario-four-advanced = Four players, advanced
scenario-build = Build the board
scenario-file = Own board

## Phases of a turn

phase-reproduction = Reproduction
phase-movement = Movement

## One letter per caste, for the board in the terminal

# Letters: the first letters of the castes.
letter-worker = W
letter-soldier = S
letter-nasute = N
letter-alate = A
