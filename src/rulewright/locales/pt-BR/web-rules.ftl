### The pages in the browser: the rules, and what is in the boxes (Portuguese).

## Rules

# $game: its title.
web-rules-title = Regras de { $game }
web-rules-introduction = As regras completas, com as nossas próprias palavras. Cada regra tem um número. Quando ele aparecer durante uma partida, clique nele para ler a regra ao lado do tabuleiro. Onde o manual não diz nada ou não é claro, a regra está marcada como interpretação nossa. Onde as edições divergem, ela diz o que vale em cada uma.
web-rules-games = Jogo
web-rules-chapters = Capítulos
web-rules-search = Buscar nas regras
web-rules-found =
    { $count ->
        [0] Nada encontrado
        [one] { $count } regra
       *[other] { $count } regras
    }
web-rules-nothing = Nada encontrado. Tente menos palavras, ou outras.
# $number: what somebody typed.
web-rules-unknown = Regra desconhecida: { $number }
web-rules-copy = Copiar o link de { $number }
web-rules-copied = Link copiado
web-rules-leaf = Regra anterior e seguinte
web-rules-before = Anterior: { $number }
web-rules-after = Seguinte: { $number }
web-rules-read-on = Continuar lendo nas regras

## Where rulebooks are silent or differ

# What our rulings call themselves in the rules; several with | between them.
web-rules-ruling-phrases = nossa interpretação | nossas interpretações
web-rules-ruling = Interpretação nossa
web-rules-editions = As edições divergem
web-rules-option = Opção da mesa
web-rules-usual = padrão
web-rules-choice = opcional
web-rules-at-this-table = nesta mesa

## Cards and pieces

# $game: its title.
web-rules-reference-title = Cartas e peças de { $game }
web-rules-reference-marks = Cada item diz o que se sabe do jogo impresso e o que é nosso.
web-rules-reference-search = Buscar cartas e peças
web-rules-balance = O jogo é equilibrado?
web-rules-reference-sections = Tipos de peças
web-rules-reference-group = Grupo
web-rules-reference-all-groups = Todos os grupos
web-rules-reference-standing = O que se sabe
web-rules-reference-all-standings = Conhecidos e nossos
web-rules-reference-found =
    { $count ->
        [0] Nada encontrado
        [one] { $count } item
       *[other] { $count } itens
    }
web-rules-reference-nothing = Nada encontrado. Tire um filtro ou tente outras palavras.
web-rules-reference-players = Tabuleiro para

## How sure we are

web-rules-standing-known = Conhecido do jogo impresso
web-rules-standing-partly = Conhecido em parte
web-rules-standing-ours = Criação nossa
web-rules-all-else = Todo o resto

## What is printed on pieces

# $count: how many there are of a piece.
web-rules-copies = ×{ $count }
