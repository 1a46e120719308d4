### Termites, the words of the game (Brazilian Portuguese).

## Swarms

swarm-blue = Azul
swarm-red = Vermelho
swarm-gold = Dourado
swarm-grey = Cinza

## Castes

caste-worker = Operária
caste-soldier = Soldado
caste-nasute = Nasuto
caste-alate = Alado

## Terrain

terrain-open = Terreno Aberto
terrain-water = Água
terrain-vegetation = Vegetação
terrain-stones = Pedras

## Pieces

mound = Cupinzeiro
neutral-mound = Cupinzeiro neutro
# $caste: worker, soldier, nasute or alate. $termites: how many the token shows.
token-name =
    { $caste ->
        [worker] { caste-worker }
        [soldier] { caste-soldier }
        [nasute] { caste-nasute }
       *[alate] { caste-alate }
    } ×{ $termites }

## Scenarios

scenario-two = Dois jogadores
scenario-three = Três jogadores
scenario-four = Quatro jogadores
scenario-four-advanced = Quatro jogadores, avançado
scenario-build = Montar o tabuleiro
scenario-file = Tabuleiro próprio

## Phases of a turn

phase-reproduction = Reprodução
phase-movement = Movimento

## One letter per caste, for the board in the terminal

# Letters: the first letters of the castes.
letter-worker = O
letter-soldier = S
letter-nasute = N
letter-alate = A
