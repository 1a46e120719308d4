### Termites, the words of the game (Brazilian Portuguese).

## Swarms

swarm-blue = Azul
swarm-red = Vermelho
swarm-gold = Dourado
swarm-grey = Cinza
# $swarm: blue, red, gold or grey.
swarm-name =
    { $swarm ->
        [blue] { swarm-blue }
        [red] { swarm-red }
        [gold] { swarm-gold }
       *[grey] { swarm-grey }
    }

## Castes

caste-worker = Operária
caste-soldier = Soldado
caste-nasute = Nasuto
caste-alate = Alado
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
        [worker] Operárias
        [soldier] Soldados
        [nasute] Nasutos
       *[alate] Alados
    }
# $points: how many the caste has.
points-name =
    { $points ->
        [one] 1 ponto de movimento
       *[other] { $points } pontos de movimento
    }

## Terrain

terrain-open = Terreno Aberto
terrain-water = Água
terrain-vegetation = Vegetação
terrain-stones = Pedras
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

mound = Cupinzeiro
neutral-mound = Cupinzeiro neutro
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
