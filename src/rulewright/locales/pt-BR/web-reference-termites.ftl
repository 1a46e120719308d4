### The reference of Termites: what is known of the printed game, and what is printed on pieces (Brazilian Portuguese).

# $game: its title.
web-termites-reference = As regras de { $game } estão completas. Das peças, conhecemos as castas e os terrenos, os quatro enxames de 18 fichas com a casta principal de cada um, os cupinzeiros e seus valores, e sabemos que há 18 peças de terreno de duas faces e quatro tabuleiros simétricos. A nossa cópia do manual está sem as imagens: as fichas de cada enxame, as faces das peças de terreno e todos os tabuleiros são criação nossa.
web-termites-reference-fact-points = Pontos de movimento
web-termites-reference-fact-strength = Força por cupim
web-termites-reference-fact-values = Valores
web-termites-reference-fact-players = Jogadores
web-termites-reference-fact-enters = Custo para entrar
web-termites-reference-closed = fechado
# $name: of a board.
web-termites-reference-board = Tabuleiro: { $name }
