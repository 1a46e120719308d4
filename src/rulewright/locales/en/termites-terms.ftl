### Termites, the words of the game (English).

## Swarms

swarm-blue = Blue
swarm-red = Red
swarm-gold = Gold
swarm-grey = Grey

## Castes

caste-worker = Worker
caste-soldier = Soldier
caste-nasute = Nasute
caste-alate = Alate

## Terrain

terrain-open = Open
terrain-water = Water
terrain-vegetation = Vegetation
terrain-stones = Stones

## Pieces

mound = Mound
neutral-mound = Neutral mound
# $caste: worker, soldier, nasute or alate. $termites: how many the token shows.
token-name =
    { $caste ->
        [worker] { caste-worker }
        [soldier] { caste-soldier }
        [nasute] { caste-nasute }
       *[alate] { caste-alate }
    } ×{ $termites }

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
