### Termites, the words of the game (Polish).

## Swarms

swarm-blue = Niebieski
swarm-red = Czerwony
swarm-gold = Złoty
swarm-grey = Szary

## Castes

caste-worker = Robotnica
caste-soldier = Żołnierz
caste-nasute = Nasute
caste-alate = Alate

## Terrain

terrain-open = Teren Otwarty
terrain-water = Woda
terrain-vegetation = Roślinność
terrain-stones = Kamienie

## Pieces

mound = Kopiec
neutral-mound = Neutralny Kopiec
# $caste: worker, soldier, nasute or alate. $termites: how many the token shows.
token-name =
    { $caste ->
        [worker] { caste-worker }
        [soldier] { caste-soldier }
        [nasute] { caste-nasute }
       *[alate] { caste-alate }
    } ×{ $termites }

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
