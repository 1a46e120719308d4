### A oficina: como se chamam nela as partes de um pacote de Cupins (português).

## Kinds of parts

termites-kind-swarms = Enxames
termites-kind-tiles = Peças de terreno
termites-kind-own-mounds = Montes de um enxame
termites-kind-neutral-mounds = Montes neutros
termites-kind-scenarios = Tabuleiros

## Fields

termites-field-caste = Casta
termites-field-termites = Cupins
termites-field-count = Quantos
termites-field-faces = As duas faces
termites-field-values = Valores
termites-field-value = Valor
termites-field-players = Jogadores
termites-field-picture = Tabuleiro
termites-field-neutral = Hexágonos dos montes neutros
termites-field-symmetry = Simetria do terreno
termites-field-mound_symmetry = Simetria dos montes
termites-field-printed = Impresso no tabuleiro, sem peças

## Words to choose from

termites-word-water = { termites-terrain-water }
termites-word-vegetation = { termites-terrain-vegetation }
termites-word-stones = { termites-terrain-stones }
termites-word-rotate-180 = Girado 180°
termites-word-rotate-120 = Girado 120°
termites-word-mirror-left-right = Esquerda e direita
termites-word-mirror-top-bottom = Cima e baixo
