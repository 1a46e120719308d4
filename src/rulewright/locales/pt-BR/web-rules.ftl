### The pages in the browser: the rules, and what is in the boxes (Portuguese).

## Rules

# $game: its title.
web-rules-title = Regras de { $game }
web-rules-introduction = As regras completas, com as nossas próprias palavras. Cada parágrafo tem um número, que é citado nas mesas: clique nele para ler o parágrafo ao lado do tabuleiro. Onde o manual não diz nada ou não é claro, o parágrafo está marcado como interpretação nossa; onde as edições divergem, ele diz o que vale em cada uma.
web-rules-games = Jogo
web-rules-chapters = Capítulos
web-rules-search = Buscar nas regras
web-rules-found =
    { $count ->
        [0] Nada encontrado
        [one] { $count } parágrafo
       *[other] { $count } parágrafos
    }
web-rules-nothing = Nenhum parágrafo fala disso. Tente menos palavras, ou outras.
# $number: what somebody typed.
web-rules-unknown = Não há um parágrafo { $number } nestas regras.
web-rules-copy = Copiar o link de { $number }
web-rules-copied = Link copiado
web-rules-leaf = Continuar lendo
web-rules-before = Anterior: { $number }
web-rules-after = Seguinte: { $number }
web-rules-read-on = Continuar lendo nas regras

## Where rulebooks are silent or differ

# What our rulings call themselves in the rules; several with | between them.
web-rules-ruling-phrases = nossa interpretação | nossas interpretações
web-rules-ruling = Interpretação nossa
web-rules-editions = As edições divergem
web-rules-option = Escolha da mesa
web-rules-usual = o normal
web-rules-choice = se a mesa quiser
web-rules-at-this-table = nesta mesa

## Cards and pieces

# $game: its title.
web-rules-reference-title = Cartas e peças de { $game }
web-rules-reference-termites = As regras de { $game } estão completas. Das peças, conhecemos as castas e os terrenos, os quatro enxames de 18 fichas com a casta principal de cada um, os cupinzeiros e seus valores, e sabemos que há 18 peças de terreno de dois lados e quatro tabuleiros simétricos. As imagens do manual se perderam: as fichas de cada enxame, os lados das peças de terreno e todos os tabuleiros são criação nossa.
web-rules-reference-cryhavoc = As regras de { $game } estão completas. As cartas e os mapas impressos nos são desconhecidos, porque os manuais que temos estão sem as imagens. São conhecidos as quantidades de peças, os exemplos de quatro manuais, o FAQ oficial e o que o autor e resenhistas contaram em público. Todo o resto é criação nossa em torno desses fatos: um jogo por si só, não uma cópia da caixa.
web-rules-reference-marks = Cada item diz o que se sabe do jogo impresso e o que é nosso.
web-rules-reference-search = Buscar cartas e peças
web-rules-reference-sections = Tipos de peças
web-rules-reference-group = Facção ou terreno
web-rules-reference-all-groups = Todas as facções e terrenos
web-rules-reference-standing = O que se sabe
web-rules-reference-all-standings = Conhecidos e nossos
web-rules-reference-found =
    { $count ->
        [0] Nada encontrado
        [one] { $count } item
       *[other] { $count } itens
    }
web-rules-reference-nothing = Nada corresponde. Escolha menos filtros ou busque outras palavras.
web-rules-reference-players = O mapa para
web-rules-players-two = 2 jogadores
web-rules-players-more = 3 e 4 jogadores

## How sure we are

web-rules-standing-known = Conhecido do jogo impresso
web-rules-standing-partly = Conhecido em parte
web-rules-standing-ours = Criação nossa
web-rules-all-else = Todo o resto

## What is printed on pieces

web-rules-kind-active = Uma vez por rodada
web-rules-kind-passive = Passiva
web-rules-fact-default = Habilidade Padrão
web-rules-fact-printed = Impresso na trilha
web-rules-fact-tokens = Marcadores
web-rules-fact-build = Construir
web-rules-fact-activate = Ativar
web-rules-fact-in_battle = Funciona em região de batalha
web-rules-fact-units = Unidades
web-rules-fact-crystals = Cristais
web-rules-fact-points = Pontos de movimento
web-rules-fact-strength = Força por cupim
web-rules-fact-values = Valores
web-rules-fact-players = Jogadores
web-rules-fact-enters = Custo para entrar
web-rules-closed = nunca
web-rules-ring-outer = Anel externo
web-rules-ring-inner = Anel interno
web-rules-ring-centre = Centro
web-rules-icon-hq = QG
web-rules-icon-exploration = Exploração
web-rules-icon-war_party = Grupo de Guerra
web-rules-icon-tunnel = Túnel
web-rules-icon-tunnel_plus = Túnel, em algumas edições
web-rules-icon-trog_hq = QG dos Trogs
# $count: how many there are of a piece.
web-rules-copies = ×{ $count }
# $name: of a board.
web-rules-board = Tabuleiro: { $name }
