### Termites in the browser (Brazilian Portuguese). The words of the game: see termites-terms.ftl.

## The board

# $n: how many hexes it has.
web-termites-board =
    { $n ->
        [one] Tabuleiro com { $n } hexágono
       *[other] Tabuleiro com { $n } hexágonos
    }
# $hex: its name. $terrain: open, water, vegetation or stones.
web-termites-hex = { $hex }, { termites-terrain-name }.
# A unit, whose it is, and its strength.
web-termites-unit = { termites-token-name } ({ $player }), força { $strength }.
web-termites-legend-open = { termites-terrain-open }
web-termites-legend-water = { termites-terrain-water }: só Alados
web-termites-legend-vegetation = { termites-terrain-vegetation }: sem Alados
web-termites-legend-stones = { termites-terrain-stones }: +1 de defesa, entrar custa 2 pontos (Alados 1)

## Below the board

web-termites-hand = Sua mão
web-termites-hand-empty = Você não tem mais fichas.
web-termites-mounds = Seus cupinzeiros
web-termites-tiles = Peças de terreno
web-termites-mound = { termites-mound } { $value }
web-termites-stack =
    { $n ->
        [one] { $n } na pilha
       *[other] { $n } na pilha
    }
web-termites-in-hand =
    { $n ->
        [one] { $n } na mão
       *[other] { $n } na mão
    }
web-termites-reserve = Reserva
web-termites-trophies = Troféus

## What is chosen, and what is looked at

web-termites-inspector = Detalhes
web-termites-chosen-token = Ficha escolhida
web-termites-chosen-unit = Unidade escolhida
web-termites-strength = Força

## Attacks

web-termites-attack-on = Ataque a { $hex }
web-termites-attack = Atacar
web-termites-against = contra
web-termites-allowed = permitido
web-termites-too-weak = fraco demais
web-termites-enter-from = Entrar por
web-termites-retreat-to = Recuar para
web-termites-outcome-taken = Você toma o cupinzeiro como troféu. A unidade atacante se perde.
web-termites-outcome-destroyed = A unidade derrotada não pode recuar: é destruída.
# $n: from how many sides it can come.
web-termites-outcome-entry =
    { $n ->
        [one] O ataque vem do único lado possível.
       *[other] Depois você escolhe um de { $n } lados para o ataque.
    }
# $hexes: names of hexes, such as “H5 or G6”.
web-termites-outcome-retreat = Você empurra a unidade derrotada para { $hexes }.

## The table

web-termites-turn = Turno { $n } de { $all }
web-termites-set-up = Preparação
web-termites-building = Montagem do tabuleiro
web-termites-neutral-left = Cupinzeiros neutros
web-termites-neutral-to-place = Ainda a colocar
web-termites-rulings = Interpretações
web-termites-rulings-default = todas no padrão

## Keys

web-termites-keys-walk = andar pelo tabuleiro, em seis direções
web-termites-keys-why = por que este hexágono não pode ser escolhido

# After a tie, in brackets: what decided it.
web-termites-tie = mais fichas no tabuleiro
