### Termites, the words of the game (German).

## Swarms

swarm-blue = Blau
swarm-red = Rot
swarm-gold = Gold
swarm-grey = Grau
# $swarm: blue, red, gold or grey.
swarm-name =
    { $swarm ->
        [blue] { swarm-blue }
        [red] { swarm-red }
        [gold] { swarm-gold }
       *[grey] { swarm-grey }
    }

## Castes

caste-worker = Arbeiterin
caste-soldier = Soldat
caste-nasute = Nasute
caste-alate = Geflügelte
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
        [worker] Arbeiterinnen
        [soldier] Soldaten
        [nasute] Nasuten
       *[alate] Geflügelte
    }
# $points: how many the caste has.
points-name =
    { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }

## Terrain

terrain-open = Offenes Gelände
terrain-water = Wasser
terrain-vegetation = Vegetation
terrain-stones = Steine
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

mound = Hügel
neutral-mound = Neutraler Hügel
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

scenario-two = Zwei Spieler
scenario-three = Drei Spieler
scenario-four = Vier Spieler
scenario-four-advanced = Vier Spieler, fortgeschritten
scenario-build = Spielplan bauen
scenario-file = Eigener Spielplan

## Phases of a turn

phase-reproduction = Vermehrung
phase-movement = Bewegung

## One letter per caste, for the board in the terminal

# Letters: the first letters of the castes. A is Arbeiterin (worker), not alate:
# the alate is called Geflügelte in German, so G, and nothing clashes.
letter-worker = A
letter-soldier = S
letter-nasute = N
letter-alate = G
