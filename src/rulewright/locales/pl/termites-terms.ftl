### Termites, the words of the game (Polish).

## Swarms

swarm-blue = Niebieski
swarm-red = Czerwony
swarm-gold = Złoty
swarm-grey = Szary
# $swarm: blue, red, gold or grey.
swarm-name =
    { $swarm ->
        [blue] { swarm-blue }
        [red] { swarm-red }
        [gold] { swarm-gold }
       *[grey] { swarm-grey }
    }

## Castes

caste-worker = Robotnica
caste-soldier = Żołnierz
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
        [worker] Robotnice
        [soldier] Żołnierze
        [nasute] Nasute
       *[alate] Alate
    }
# $points: how many the caste has.
points-name =
    { $points ->
        [one] 1 punkt ruchu
        [few] { $points } punkty ruchu
       *[many] { $points } punktów ruchu
    }

## Terrain

terrain-open = Teren Otwarty
terrain-water = Woda
terrain-vegetation = Roślinność
terrain-stones = Kamienie
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

mound = Kopiec
neutral-mound = Neutralny Kopiec
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

scenario-two = Dla dwóch graczy
scenario-three = Dla trzech graczy
scenario-four = Dla czterech graczy
scenario-four-advanced = Dla czterech graczy, zaawansowany
scenario-build = Budowa planszy
scenario-file = Własna plansza

## Phases of a turn

phase-reproduction = Rozmnażanie
phase-movement = Ruch

## One letter per caste, for the board in the terminal

# Letters: the first letters of the castes; Z is Ż without its dot (plain ASCII).
letter-worker = R
letter-soldier = Z
letter-nasute = N
letter-alate = A
