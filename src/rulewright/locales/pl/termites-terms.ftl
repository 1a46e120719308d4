### Termites, the words of the game (Polish).

## Swarms

termites-swarm-blue = Niebieski
termites-swarm-red = Czerwony
termites-swarm-gold = Złoty
termites-swarm-grey = Szary
# $swarm: blue, red, gold or grey.
termites-swarm-name =
    { $swarm ->
        [blue] { termites-swarm-blue }
        [red] { termites-swarm-red }
        [gold] { termites-swarm-gold }
       *[grey] { termites-swarm-grey }
    }

## Castes

termites-caste-worker = Robotnica
termites-caste-soldier = Żołnierz
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
        [worker] Robotnice
        [soldier] Żołnierze
        [nasute] Nasute
       *[alate] Alate
    }
# $points: how many the caste has.
termites-points-name =
    { $points ->
        [one] 1 punkt ruchu
        [few] { $points } punkty ruchu
       *[many] { $points } punktów ruchu
    }

## Terrain

termites-terrain-open = Teren Otwarty
termites-terrain-water = Woda
termites-terrain-vegetation = Roślinność
termites-terrain-stones = Kamienie
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

termites-mound = Kopiec
termites-neutral-mound = Neutralny Kopiec
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

termites-phase-reproduction = Rozmnażanie
termites-phase-movement = Ruch

## One letter per caste, for the board in the terminal

# Letters: the first letters of the castes; Z is Ż without its dot (plain ASCII).
termites-letter-worker = R
termites-letter-soldier = Z
termites-letter-nasute = N
termites-letter-alate = A
