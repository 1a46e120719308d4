### Termites, the words of the game (German).

## Swarms

termites-swarm-blue = Blau
termites-swarm-red = Rot
termites-swarm-gold = Gold
termites-swarm-grey = Grau
# $swarm: blue, red, gold or grey.
termites-swarm-name =
    { $swarm ->
        [blue] { termites-swarm-blue }
        [red] { termites-swarm-red }
        [gold] { termites-swarm-gold }
       *[grey] { termites-swarm-grey }
    }

## Castes

termites-caste-worker = Arbeiterin
termites-caste-soldier = Soldat
termites-caste-nasute = Nasute
termites-caste-alate = Geflügelte
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
        [worker] Arbeiterinnen
        [soldier] Soldaten
        [nasute] Nasuten
       *[alate] Geflügelte
    }
# $points: how many the caste has.
termites-points-name =
    { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }

## Terrain

termites-terrain-open = Offenes Gelände
termites-terrain-water = Wasser
termites-terrain-vegetation = Vegetation
termites-terrain-stones = Steine
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

termites-mound = Hügel
termites-neutral-mound = Neutraler Hügel
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

termites-phase-reproduction = Vermehrung
termites-phase-movement = Bewegung

## One letter per caste, for the board in the terminal

# Letters: the first letters of the castes. A is Arbeiterin (worker), not alate:
# the alate is called Geflügelte in German, so G, and nothing clashes.
termites-letter-worker = A
termites-letter-soldier = S
termites-letter-nasute = N
termites-letter-alate = G
