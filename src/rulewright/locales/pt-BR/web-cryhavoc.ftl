### Cry Havoc in the browser: cards, battles, factions, tracks (Brazilian Portuguese).
### Names of cards, regions, skills and structures are those of the pack, shown as they are. Factions and numbers: see cryhavoc-terms.ftl.

## Where we are

# $round: 0 before the first. $most: how many there will be. $phase: see below.
web-cryhavoc-where =
    { $round ->
        [0] { $phase }
       *[other] Rodada { $round }/{ $most } · { $phase }
    }
web-cryhavoc-round =
    { $round ->
        [0] Preparação, { $most } rodadas pela frente
       *[other] Rodada { $round } de { $most }
    }
web-cryhavoc-phases = Fases da rodada
web-cryhavoc-phase-setup = Preparação
web-cryhavoc-phase-events = Eventos
web-cryhavoc-phase-draw = Comprar Cartas
web-cryhavoc-phase-actions = Ações
web-cryhavoc-phase-battles = Batalhas
web-cryhavoc-phase-prisoners = Prisioneiros
web-cryhavoc-phase-scoring = Pontuação
web-cryhavoc-phase-over = Fim da partida
# $n: which of $most; 0 outside the action phase.
web-cryhavoc-action-marker =
    { $n ->
        [0] Nenhuma ação agora
       *[other] Ação { $n } de { $most }
    }
web-cryhavoc-initiative = Iniciativa
web-cryhavoc-upcoming = Iniciativa Seguinte
# $n: from 1.
web-cryhavoc-place = { $n }. { cryhavoc-faction-name }
web-cryhavoc-enabled = { cryhavoc-faction-subject } habilitaram a pontuação
web-cryhavoc-final = Última rodada: pontuação final
web-cryhavoc-events = Eventos
# A spot of the score track at $spot VP with $n events. $last: yes for the one that ends the game.
web-cryhavoc-spot =
    { $last ->
        [yes] { $spot } PV: o evento que encerra a partida
       *[no] { $n ->
            [0] { $spot } PV: nenhum evento
            [one] { $spot } PV: { $n } evento
           *[other] { $spot } PV: { $n } eventos
        }
    }
web-cryhavoc-events-unseen = Eventos não revelados: { $n }
web-cryhavoc-decks = Baralhos de terreno
web-cryhavoc-natives = Nativos: reserva
web-cryhavoc-look = Detalhes

## Cards

web-cryhavoc-bonus-draw_each = compre 1 por símbolo
web-cryhavoc-bonus-draw_once = compre 1 ao todo
web-cryhavoc-bonus-vp = 1 PV
web-cryhavoc-bonus-text = o texto abaixo
web-cryhavoc-use-battle = Em batalha
web-cryhavoc-use-scoring = Habilitar Pontuação
web-cryhavoc-use-initiative = Texto de bônus
web-cryhavoc-card-picked = Escolhida. { $card }
web-cryhavoc-hand = Mão
web-cryhavoc-hand-empty = Nenhuma carta na mão.
web-cryhavoc-card-whole = Ler a carta inteira
web-cryhavoc-n-cards = { cryhavoc-n-cards }
# Of an action that is pointed at.
web-cryhavoc-points-left =
    { $n ->
        [0] Não sobra nenhum ponto.
        [one] Sobra { $n } ponto.
       *[other] Sobram { $n } pontos.
    }
web-cryhavoc-points-total =
    { $n ->
        [0] Ao todo, nenhum ponto.
        [one] Ao todo, { $n } ponto.
       *[other] Ao todo, { $n } pontos.
    }
web-cryhavoc-n-left =
    { $n ->
        [0] restam { $n }
        [one] resta { $n }
       *[other] restam { $n }
    }
web-cryhavoc-pile-looked_at = Você está olhando
web-cryhavoc-pile-stored = Depósito
web-cryhavoc-pile-played = Jogadas nesta ação
web-cryhavoc-pile-discard = Descarte
web-cryhavoc-pile-held = Conhecidas na mão
web-cryhavoc-piles = Cartas { cryhavoc-faction-of }
web-cryhavoc-piles-empty = Nenhuma carta à vista.
web-cryhavoc-piles-open = Baralho { $deck } · descarte { $discard }
web-cryhavoc-play = Jogar
web-cryhavoc-deck-own = Seu

## A turn

web-cryhavoc-choose-action = Escolha uma ação
web-cryhavoc-action-move = Mover
web-cryhavoc-action-recruit = Recrutar
web-cryhavoc-action-build = Construir
web-cryhavoc-action-study = Comprar 2, ficar com 1
web-cryhavoc-action-enable = Habilitar Pontuação
web-cryhavoc-action-skill = Habilidades
web-cryhavoc-does-move = unidades para regiões adjacentes
web-cryhavoc-does-recruit = unidades para o seu QG
web-cryhavoc-does-build = estruturas, ou ativá-las
web-cryhavoc-does-study = de qualquer baralho
web-cryhavoc-does-enable = nesta rodada
web-cryhavoc-does-skill = além da ação
web-cryhavoc-raise = Quantas unidades recrutar

## Factions

web-cryhavoc-style-humans = Muitas regiões, ataques pelo ar.
web-cryhavoc-style-pilgrims = Poucas lutas, muitos cristais.
web-cryhavoc-style-machines = Constroem, e as estruturas matam.
web-cryhavoc-style-trogs = Em toda parte, vindos de baixo.
web-cryhavoc-open-faction = Tabuleiro { cryhavoc-faction-of }
# These stand behind or below a number.
web-cryhavoc-stat-hand = na mão
web-cryhavoc-stat-deck = no baralho
web-cryhavoc-stat-reserve = na reserva
web-cryhavoc-stat-regions =
    { $n ->
        [0] regiões
        [one] região
       *[other] regiões
    }
web-cryhavoc-stat-crystals =
    { $n ->
        [one] cristal guardado
       *[other] cristais guardados
    }
web-cryhavoc-stat-structures =
    { $n ->
        [0] estruturas
        [one] estrutura
       *[other] estruturas
    }
web-cryhavoc-stat-skills =
    { $n ->
        [0] habilidades preparadas
        [one] habilidade preparada
       *[other] habilidades preparadas
    }
web-cryhavoc-stat-prisoners =
    { $n ->
        [0] prisioneiros
        [one] prisioneiro
       *[other] prisioneiros
    }
web-cryhavoc-skills = Habilidades
web-cryhavoc-skill-ready = preparada
web-cryhavoc-skill-exhausted = esgotada
web-cryhavoc-skill-passive = passiva
web-cryhavoc-skill-use = Usar
web-cryhavoc-structures = Estruturas
web-cryhavoc-cost-build = construir
web-cryhavoc-cost-activate = ativar
web-cryhavoc-structure-passive = passiva
# $left: tokens left. $built: those on the planet.
web-cryhavoc-structure-left = restantes: { $left }, no planeta: { $built }
web-cryhavoc-prisoners = Prisioneiros
web-cryhavoc-prisoner = Unidade { cryhavoc-faction-of }
web-cryhavoc-prisoners-none = Nenhum prisioneiro.
# $faction: those who hold them.
web-cryhavoc-captured =
    { $n ->
        [one] { $n } unidade em poder { cryhavoc-faction-of }.
       *[other] { $n } unidades em poder { cryhavoc-faction-of }.
    }
web-cryhavoc-cards = Cartas
web-cryhavoc-known = Cartas conhecidas desta mão:
# $terrain: its name.
web-cryhavoc-known-terrain = { $n } × { $terrain }
web-cryhavoc-discarded =
    { $n ->
        [0] { $n } cartas descartadas
        [one] { $n } carta descartada
       *[other] { $n } cartas descartadas
    }

## A battle

web-cryhavoc-battle = Batalha
web-cryhavoc-attacker = Atacante
web-cryhavoc-defender = Defensor
web-cryhavoc-battle-cards =
    { $n ->
        [0] { $n } cartas
        [one] { $n } carta
       *[other] { $n } cartas
    }
web-cryhavoc-battle-limited =
    { $n ->
        [0] não pode jogar mais cartas
        [one] pode jogar mais { $n } carta
       *[other] pode jogar mais { $n } cartas
    }
web-cryhavoc-battle-passed = passou ({ cryhavoc-n-cards })
web-cryhavoc-battle-bonus = Modificador de força: { $n }
web-cryhavoc-battle-ties = vence empates
web-cryhavoc-battle-skipped = não vale nesta batalha
web-cryhavoc-battle-steps = Passos da batalha
web-cryhavoc-step-A = Cristal
web-cryhavoc-step-B = Colocar
web-cryhavoc-step-C = Táticas
web-cryhavoc-step-D = Resolver
web-cryhavoc-step-E = Retornar
web-cryhavoc-lane = { cryhavoc-objective-name }: { $attacker } { $first }, { $defender } { $second }
web-cryhavoc-lane-can = { $lane }; disponível
web-cryhavoc-won = Vencem { cryhavoc-faction-object }
# $tie: yes if both are equally strong.
web-cryhavoc-now-control =
    { $tie ->
        [yes] Empate: { cryhavoc-faction-object } ganhariam
       *[no] { cryhavoc-faction-subject } ganhariam
    }
web-cryhavoc-now-prisoners =
    { $tie ->
        [yes] Empate: { cryhavoc-faction-object } fariam um prisioneiro
       *[no] { cryhavoc-faction-subject } fariam um prisioneiro
    }
web-cryhavoc-now-nobody = Empate: nenhum prisioneiro
# Kills of the attacker and of the defender.
web-cryhavoc-now-attrition = Mortes: { $first } a { $second }
web-cryhavoc-stands = No momento
web-cryhavoc-place-left = { $n } a colocar
web-cryhavoc-place-all = Todas as unidades foram colocadas
web-cryhavoc-place-less = Retirar uma unidade { cryhavoc-off-objective }
web-cryhavoc-place-rest =
    { $n ->
        [one] Pronto, a última no { cryhavoc-objective-attrition }
       *[other] Pronto, as { $n } restantes no { cryhavoc-objective-attrition }
    }
web-cryhavoc-place-done = Pronto
web-cryhavoc-battle-so-far = A batalha até agora
web-cryhavoc-battle-begins = A batalha começa.

## Keys

web-cryhavoc-keys-hand = ir para as suas cartas
web-cryhavoc-keys-end = encerrar o turno ou o que você começou

# After a tie, in brackets: what decided it.
web-cryhavoc-tie = mais prisioneiros e, depois, o lugar mais atrás na ordem de iniciativa
