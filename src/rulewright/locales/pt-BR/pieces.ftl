### What is in the boxes: how sure we are of it, and where we have it from (Portuguese).

## How sure

# $sources: one or several of the texts below.
pieces-known-certain = Confirmado: { $sources }
pieces-known-likely = Provável: { $sources }
pieces-known-inferred = Deduzido de: { $sources }
pieces-known-ours = Criação nossa

## Termites

termites-section-castes = Castas
termites-section-terrains = Terreno
termites-section-swarms = Enxames
termites-section-tokens = Fichas
termites-section-mounds = Cupinzeiros
termites-section-tiles = Peças de terreno
termites-section-scenarios = Tabuleiros
termites-field-tokens = Fichas
termites-source-rulebook = o manual
termites-source-rulebook-swarms = o manual, sobre os enxames
termites-source-review-spieletest-at = uma resenha em spieletest.at
# $up and $down: the sides of a tile.
termites-tile-faces = { termites-tile-up } / { termites-tile-down }

## Cry Havoc

cryhavoc-section-cards = Cartas de Tática
cryhavoc-section-skills = Habilidades
cryhavoc-section-structures = Estruturas
cryhavoc-section-tokens = Marcadores no tabuleiro
cryhavoc-section-events = Eventos
cryhavoc-section-explorations = Marcadores de Exploração
cryhavoc-section-war_parties = Grupos de Guerra
cryhavoc-section-nests = Ninhos
cryhavoc-section-regions = Regiões

cryhavoc-field-name = Nome
cryhavoc-field-effect = Efeito
cryhavoc-field-battle = Efeito na batalha
cryhavoc-field-rate = Números do efeito
cryhavoc-field-range = Alcance do efeito
cryhavoc-field-icons = Ícones
cryhavoc-field-bonus = Símbolos de bônus
cryhavoc-field-count = Quantidade
cryhavoc-field-tokens = Número de marcadores
cryhavoc-field-faction = Facção
cryhavoc-field-default = Habilidade Padrão
cryhavoc-field-kind = Tipo
cryhavoc-field-build = Custo de construção
cryhavoc-field-activate = Custo de ativação
cryhavoc-field-in_battle = Uso em região de batalha
cryhavoc-field-units = Unidades
cryhavoc-field-crystals = Cristais
cryhavoc-field-terrain = Terreno
cryhavoc-field-ring = Posição no tabuleiro
cryhavoc-field-neighbours = Regiões adjacentes

cryhavoc-source-r-en = o manual em inglês
cryhavoc-source-r-de = o manual em alemão
cryhavoc-source-r-pl = o manual em polonês
cryhavoc-source-r-pt = o manual em português
cryhavoc-source-faq = o FAQ oficial de agosto de 2016
cryhavoc-source-pt-tl = cartas ilustradas no manual em português
cryhavoc-source-bgg-fac = respostas do autor no BoardGameGeek (tópico 1619264)
cryhavoc-source-bgg-art = uma resposta do autor no BoardGameGeek (tópico 1651245)
cryhavoc-source-bgg-dnd = uma resenha no BoardGameGeek (tópico 1661740)
cryhavoc-source-bgg-ovr = uma resenha no BoardGameGeek (tópico 1626731)
cryhavoc-source-g-hum = o guia do autor sobre os Humanos
cryhavoc-source-g-mac = o guia do autor sobre as Máquinas
cryhavoc-source-tes = parte de um guia rápido (tesera.ru, artigo 870941)
cryhavoc-source-web-bk = uma resenha em byteknightvol2.blogspot.com
cryhavoc-source-web-ws = uma resenha em whitespider1066.com
cryhavoc-source-web-vg = uma resenha em victorgannongames.com
cryhavoc-source-web-4p = uma resenha em 4players.de
cryhavoc-source-web-cq = uma resenha em cardboardquest.co.za
cryhavoc-source-web = uma página que não cita fonte
