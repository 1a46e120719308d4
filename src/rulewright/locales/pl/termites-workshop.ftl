### Warsztat: jak nazywają się w nim części zestawu Termitów (po polsku).

## Kinds of parts

termites-kind-swarms = Roje
termites-kind-tiles = Kafle terenu
termites-kind-own-mounds = Kopce Roju
termites-kind-neutral-mounds = Neutralne Kopce
termites-kind-scenarios = Plansze
termites-kind-blank = Pusta plansza

## Fields

termites-field-caste = Kasta
termites-field-termites = Termity
termites-field-count = Ile
termites-field-faces = Obie strony
termites-field-values = Wartości
termites-field-value = Wartość
termites-field-players = Gracze
termites-field-picture = Plansza
termites-field-neutral = Pola neutralnych Kopców
termites-field-symmetry = Symetria terenu
termites-field-mound_symmetry = Symetria Kopców
termites-field-printed = Teren nadrukowany na planszy, bez kafli
termites-field-free = Umawiamy się na grę bez zasad budowy planszy

## Words to choose from

termites-word-water = { termites-terrain-water }
termites-word-vegetation = { termites-terrain-vegetation }
termites-word-stones = { termites-terrain-stones }
termites-word-rotate-180 = Obrót o 180°
termites-word-rotate-120 = Obrót o 120°
termites-word-mirror-left-right = Odbicie lewo–prawo
termites-word-mirror-top-bottom = Odbicie góra–dół
termites-symmetry-name =
    { $symmetry ->
        [rotate-180] { termites-word-rotate-180 }
        [rotate-120] { termites-word-rotate-120 }
        [mirror-left-right] { termites-word-mirror-left-right }
       *[mirror-top-bottom] { termites-word-mirror-top-bottom }
    }
