### Die Werkstatt: wie die Teile eines Pakets von Termiten dort heißen (deutsch).

## Kinds of parts

termites-kind-swarms = Schwärme
termites-kind-tiles = Geländeteile
termites-kind-own-mounds = Hügel eines Schwarms
termites-kind-neutral-mounds = Neutrale Hügel
termites-kind-scenarios = Spielpläne
termites-kind-blank = Der leere Spielplan

## Fields

termites-field-caste = Kaste
termites-field-termites = Termiten
termites-field-count = Anzahl
termites-field-faces = Die beiden Seiten
termites-field-values = Werte
termites-field-value = Wert
termites-field-players = Spieler
termites-field-picture = Spielplan
termites-field-neutral = Felder der neutralen Hügel
termites-field-symmetry = Symmetrie des Geländes
termites-field-mound_symmetry = Symmetrie der Hügel
termites-field-printed = Auf den Spielplan gedruckt, ohne Geländeteile
termites-field-free = Wir spielen ohne die Regeln für den Bau des Spielplans

## Words to choose from

termites-word-water = { termites-terrain-water }
termites-word-vegetation = { termites-terrain-vegetation }
termites-word-stones = { termites-terrain-stones }
termites-word-rotate-180 = Um 180° gedreht
termites-word-rotate-120 = Um 120° gedreht
termites-word-mirror-left-right = Links und rechts gespiegelt
termites-word-mirror-top-bottom = Oben und unten gespiegelt
termites-symmetry-name =
    { $symmetry ->
        [rotate-180] { termites-word-rotate-180 }
        [rotate-120] { termites-word-rotate-120 }
        [mirror-left-right] { termites-word-mirror-left-right }
       *[mirror-top-bottom] { termites-word-mirror-top-bottom }
    }
