### Termites, the words of the game (Brazilian Portuguese).

## Swarms

termites-swarm-blue = Azul
termites-swarm-red = Vermelho
termites-swarm-gold = Dourado
termites-swarm-grey = Cinza
# $swarm: blue, red, gold or grey.
termites-swarm-name =
    { $swarm ->
        [blue] { termites-swarm-blue }
        [red] { termites-swarm-red }
        [gold] { termites-swarm-gold }
       *[grey] { termites-swarm-grey }
    }

## Castes

termites-caste-worker = Operária
termites-caste-soldier = Soldado
termites-caste-nasute = Nasuto
termites-caste-alate = Alado
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
        [worker] Operárias
        [soldier] Soldados
        [nasute] Nasutos
       *[alate] Alados
    }
# $points: how many the caste has.
termites-points-name =
    { $points ->
        [one] { $points } ponto de movimento
       *[other] { $points } pontos de movimento
    }

## Terrain

termites-terrain-open = Terreno Aberto
termites-terrain-water = Água
termites-terrain-vegetation = Vegetação
termites-terrain-stones = Pedras
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

termites-mound = Cupinzeiro
termites-neutral-mound = Cupinzeiro neutro
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

termites-phase-reproduction = Reprodução
termites-phase-movement = Movimento

## One letter per caste, for the board in the terminal

# Letters: the first letters of the castes.
termites-letter-worker = O
termites-letter-soldier = S
termites-letter-nasute = N
termites-letter-alate = A
