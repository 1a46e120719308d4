### Termites, the words of the game (English).

## Swarms

termites-swarm-blue = Blue
termites-swarm-red = Red
termites-swarm-gold = Gold
termites-swarm-grey = Grey
# $swarm: blue, red, gold or grey.
termites-swarm-name =
    { $swarm ->
        [blue] { termites-swarm-blue }
        [red] { termites-swarm-red }
        [gold] { termites-swarm-gold }
       *[grey] { termites-swarm-grey }
    }

## Castes

termites-caste-worker = Worker
termites-caste-soldier = Soldier
termites-caste-nasute = Nasute
termites-caste-alate = Alate
# $caste: worker, soldier, nasute or alate.
termites-caste-name =
    { $caste ->
        [worker] { termites-caste-worker }
        [soldier] { termites-caste-soldier }
        [nasute] { termites-caste-nasute }
       *[alate] { termites-caste-alate }
    }
termites-caste-plural =
    { $caste ->
        [worker] Workers
        [soldier] Soldiers
        [nasute] Nasutes
       *[alate] Alates
    }
# $points: how many the caste has.
termites-points-name =
    { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }

## Terrain

termites-terrain-open = Open
termites-terrain-water = Water
termites-terrain-vegetation = Vegetation
termites-terrain-stones = Stones
# $terrain: open, water, vegetation or stones.
termites-terrain-name =
    { $terrain ->
        [water] { termites-terrain-water }
        [vegetation] { termites-terrain-vegetation }
        [stones] { termites-terrain-stones }
       *[open] { termites-terrain-open }
    }
# $hex: its name on the board. Open terrain has no effect, so it need not be said.
termites-hex-name =
    { $terrain ->
        [open] { $hex }
       *[other] { $hex } ({ termites-terrain-name })
    }
# $up and $down: the sides of a tile, each water, vegetation or stones.
termites-tile-up =
    { $up ->
        [water] { termites-terrain-water }
        [vegetation] { termites-terrain-vegetation }
       *[stones] { termites-terrain-stones }
    }
termites-tile-down =
    { $down ->
        [water] { termites-terrain-water }
        [vegetation] { termites-terrain-vegetation }
       *[stones] { termites-terrain-stones }
    }

## Pieces

termites-mound = Mound
termites-neutral-mound = Neutral mound
# $caste: worker, soldier, nasute or alate. $termites: how many the token shows.
termites-token-name = { termites-caste-name } ×{ $termites }
# $piece: unit, mound or neutral. $player: whose it is.
termites-piece-name =
    { $piece ->
        [unit] { termites-token-name } ({ $player })
        [mound] { termites-mound } { $value } ({ $player })
       *[neutral] { termites-neutral-mound } { $value }
    }

## Phases of a turn

termites-phase-reproduction = Reproduction
termites-phase-movement = Movement

## One letter per caste, for the board in the terminal

# Letters: the first letters of the castes.
termites-letter-worker = W
termites-letter-soldier = S
termites-letter-nasute = N
termites-letter-alate = A
