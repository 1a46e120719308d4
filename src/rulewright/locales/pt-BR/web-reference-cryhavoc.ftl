### The reference of Cry Havoc: what is known of the printed game, and what is printed on pieces (Brazilian Portuguese).

# $game: its title.
web-cryhavoc-reference = As regras de { $game } estão completas. Não conhecemos as cartas e os tabuleiros impressos, porque os manuais que temos estão sem as imagens. Conhecemos as quantidades de peças, os exemplos de quatro manuais, o FAQ oficial e o que o autor e resenhistas disseram em público. Todo o resto é criação nossa em torno desses fatos: um jogo com identidade própria, não uma cópia do que vem na caixa.
web-cryhavoc-reference-kind-active = Uma vez por rodada
web-cryhavoc-reference-kind-passive = Passiva
web-cryhavoc-reference-fact-default = Habilidade Padrão
web-cryhavoc-reference-fact-printed = Impresso na trilha
web-cryhavoc-reference-fact-tokens = Marcadores
web-cryhavoc-reference-fact-build = Construir
web-cryhavoc-reference-fact-activate = Ativar
web-cryhavoc-reference-fact-in_battle = Funciona em região de batalha
web-cryhavoc-reference-fact-units = Unidades
web-cryhavoc-reference-fact-crystals = Cristais
web-cryhavoc-reference-ring-outer = Anel externo
web-cryhavoc-reference-ring-inner = Anel interno
web-cryhavoc-reference-ring-centre = Centro
web-cryhavoc-reference-icon-hq = QG
web-cryhavoc-reference-icon-exploration = Exploração
web-cryhavoc-reference-icon-war_party = Grupo de Guerra
web-cryhavoc-reference-icon-tunnel = Túnel
web-cryhavoc-reference-icon-tunnel_plus = Túnel, em algumas edições
web-cryhavoc-reference-icon-trog_hq = QG dos Trogs
web-cryhavoc-reference-players-two = 2 jogadores
web-cryhavoc-reference-players-more = 3 e 4 jogadores
