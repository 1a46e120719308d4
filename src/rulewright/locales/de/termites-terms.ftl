### Termites, the words of the game (German).

## Swarms

swarm-blue = Blau
swarm-red = Rot
swarm-gold = Gold
swarm-grey = Grau

## Castes

caste-worker = Arbeiterin
caste-soldier = Soldat
caste-nasute = Nasute
caste-alate = Geflügelte

## Terrain

terrain-open = Offenes Gelände
terrain-water = Wasser
terrain-vegetation = Vegetation
terrain-stones = Steine

## Pieces

mound = Hügel
neutral-mound = Neutraler Hügel
# $caste: worker, soldier, nasute or alate. $termites: how many the token shows.
token-name =
    { $caste ->
        [worker] { caste-worker }
        [soldier] { caste-soldier }
        [nasute] { caste-nasute }
       *[alate] { caste-alate }
    } ×{ $termites }

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
