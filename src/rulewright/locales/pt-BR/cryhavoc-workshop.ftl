### A oficina: como se chamam nela as partes de um pacote de Cry Havoc (português).

## Kinds of parts

cryhavoc-kind-tactics = Cartas de facção
cryhavoc-kind-terrain = Cartas de terreno
cryhavoc-kind-skills = Habilidades
cryhavoc-kind-structures = Estruturas
cryhavoc-kind-tokens = Marcadores adicionais
cryhavoc-kind-events = Eventos
cryhavoc-kind-explorations = Exploração
cryhavoc-kind-war_parties = Grupos de Guerra
cryhavoc-kind-nests = Ninhos
cryhavoc-kind-track = Trilha de pontuação
cryhavoc-kind-map-3-4 = Tabuleiro, 3 e 4 jogadores
cryhavoc-kind-map-2 = Tabuleiro, 2 jogadores
cryhavoc-kind-blocked-3-4 = Áreas pretas, 3 e 4 jogadores
cryhavoc-kind-blocked-2 = Áreas pretas, 2 jogadores

## Fields

cryhavoc-field-move = Ícones de movimento
cryhavoc-field-recruit = Ícones de recrutamento
cryhavoc-field-cards-move = Mover
cryhavoc-field-cards-recruit = Recrutar
cryhavoc-field-cards-build = Construir
cryhavoc-field-token = O marcador dela
cryhavoc-field-printed = Impresso na trilha
cryhavoc-field-length = Último espaço
cryhavoc-field-spots = Locais de Evento
cryhavoc-field-final = Evento final
cryhavoc-field-polygon = Contorno

## Words to choose from

cryhavoc-word-battle = Carta de batalha
cryhavoc-word-scoring = Habilitar Pontuação
cryhavoc-word-initiative = Iniciativa
cryhavoc-word-active = Ativa
cryhavoc-word-passive = Passiva
cryhavoc-word-activated = Ativada
cryhavoc-word-draw_each = Comprar 1 por símbolo
cryhavoc-word-draw_once = Comprar 1 ao todo
cryhavoc-word-vp = PV
cryhavoc-word-text = Texto
cryhavoc-word-none = Nenhum
cryhavoc-word-outer = Anel externo
cryhavoc-word-inner = Anel interno
cryhavoc-word-centre = Centro
cryhavoc-word-hq = QG
cryhavoc-word-war_party = Grupo de Guerra
cryhavoc-word-exploration = Exploração
cryhavoc-word-tunnel = Túnel
cryhavoc-word-tunnel_plus = Túnel, segundo símbolo
cryhavoc-word-trog_hq = QG dos Trogs

## Arguments of effects

cryhavoc-argument-first = Ou
cryhavoc-argument-second = Ou então
cryhavoc-argument-third = Ou ainda
cryhavoc-argument-steps = Então
cryhavoc-argument-kind = O quê
cryhavoc-argument-n = Quantidade
cryhavoc-argument-mode = De que modo
cryhavoc-argument-order = Em que ordem
cryhavoc-argument-trigger = Quando
cryhavoc-argument-limit = Vezes por rodada (0: sem limite)
cryhavoc-argument-key = Qual regra
cryhavoc-argument-side = De quem
cryhavoc-argument-from = De
cryhavoc-argument-to = Para
cryhavoc-argument-per = Para cada
cryhavoc-argument-objective = Objetivo
cryhavoc-argument-role = Em que papel
cryhavoc-argument-source = De onde
cryhavoc-argument-who = Quem
cryhavoc-argument-where = Onde
cryhavoc-argument-filter = Quais
cryhavoc-argument-range = Até onde
cryhavoc-argument-owner = Controlada por
cryhavoc-argument-what = O que se conta
cryhavoc-argument-each = PV por vez
cryhavoc-argument-max = No máximo
