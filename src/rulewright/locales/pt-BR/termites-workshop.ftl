### A oficina: como se chamam nela as partes de um pacote de Cupins (português).

## Kinds of parts

termites-kind-swarms = Enxames
termites-kind-tiles = Peças de terreno
termites-kind-own-mounds = Cupinzeiros de um enxame
termites-kind-neutral-mounds = Cupinzeiros neutros
termites-kind-scenarios = Tabuleiros
termites-kind-blank = O tabuleiro vazio

## Fields

termites-field-caste = Casta
termites-field-termites = Cupins
termites-field-count = Quantidade
termites-field-faces = As duas faces
termites-field-values = Valores
termites-field-value = Valor
termites-field-players = Jogadores
termites-field-picture = Tabuleiro
termites-field-neutral = Hexágonos dos cupinzeiros neutros
termites-field-symmetry = Simetria do terreno
termites-field-mound_symmetry = Simetria dos cupinzeiros
termites-field-printed = Impresso no tabuleiro, sem peças
termites-field-free = Combinamos jogar sem as regras de montagem do tabuleiro

## Words to choose from

termites-word-water = { termites-terrain-water }
termites-word-vegetation = { termites-terrain-vegetation }
termites-word-stones = { termites-terrain-stones }
termites-word-rotate-180 = Girado 180°
termites-word-rotate-120 = Girado 120°
termites-word-mirror-left-right = Esquerda e direita
termites-word-mirror-top-bottom = Cima e baixo
termites-symmetry-name =
    { $symmetry ->
        [rotate-180] { termites-word-rotate-180 }
        [rotate-120] { termites-word-rotate-120 }
        [mirror-left-right] { termites-word-mirror-left-right }
       *[mirror-top-bottom] { termites-word-mirror-top-bottom }
    }
