### Cry Havoc, what is asked (Brazilian Portuguese): the question, at most 42 letters; who asks it and why; what follows.
### Names of regions, cards and other parts of a pack are shown as they are, never inflected.

## The question

cryhavoc-prompt-landing = Onde você instala o seu QG?
cryhavoc-prompt-discard = Que carta você descarta?
cryhavoc-prompt-discard-looked = Qual das duas cartas você descarta?
cryhavoc-prompt-keep = Com que carta você fica?
cryhavoc-prompt-drop = Que carta guardada volta ao baralho?
cryhavoc-prompt-deck = De que baralho de terreno você compra?
cryhavoc-prompt-deck-back = Que baralho recebe a carta de volta?
cryhavoc-prompt-ransom = De quem você resgata uma unidade?
cryhavoc-prompt-action = Que ação você realiza?
cryhavoc-prompt-after-action = Quer usar alguma habilidade agora?
cryhavoc-prompt-cards = Que cartas você joga?
cryhavoc-prompt-unit = De onde você move uma unidade?
cryhavoc-prompt-goal = Para onde vai a unidade?
cryhavoc-prompt-explore-next = Onde você explora agora?
cryhavoc-prompt-wake-next = Onde você revela os Trogs agora?
cryhavoc-prompt-wake-next-own = Onde os seus Trogs aparecem agora?
cryhavoc-prompt-token = Que marcador você revela primeiro?
cryhavoc-prompt-battle-next = Onde você marca a próxima batalha?
cryhavoc-prompt-recruits = Quantas unidades você recruta?
cryhavoc-prompt-structure = O que você constrói ou ativa?
cryhavoc-prompt-station = Como você distribui as unidades?
cryhavoc-prompt-tactic = Que carta de Tática você joga?
cryhavoc-prompt-prisoner = De que objetivo vem o prisioneiro?
cryhavoc-prompt-victim = Em que objetivo você mata uma unidade?
cryhavoc-prompt-retreat = Para onde recuam as suas unidades?
cryhavoc-prompt-nest = Onde você coloca o Ninho deles?

# What effects ask for.
cryhavoc-prompt-effect-option = Que efeito você escolhe?
cryhavoc-prompt-effect-pay-card = Que carta você descarta para pagar?
cryhavoc-prompt-effect-pay-unit-at =
    { $n ->
        [one] De que região você devolve a unidade?
       *[other] De que região você devolve unidades?
    }
cryhavoc-prompt-effect-pay-unit-on = De que objetivo vem a unidade?
cryhavoc-prompt-effect-pay-structure = Que estrutura você retira?
# $paid: how many so far.
cryhavoc-prompt-effect-pay-more =
    { $paid ->
        [0] Pagar por isso?
       *[other] Pagar de novo?
    }
cryhavoc-prompt-effect-shift-from = De que objetivo você move uma unidade?
cryhavoc-prompt-effect-shift-to = Para qual objetivo ela vai?
cryhavoc-prompt-effect-call-from = De onde você traz uma unidade?
cryhavoc-prompt-effect-call-to = Em que objetivo ela entra?
cryhavoc-prompt-effect-withdraw-from = De que objetivo sai uma unidade?
cryhavoc-prompt-effect-place = Que posição você quer na ordem?
cryhavoc-prompt-effect-teleport-from = De onde você leva unidades?
cryhavoc-prompt-effect-teleport-to = Para onde vão as unidades?
cryhavoc-prompt-effect-teleport-more = Levar mais uma unidade?
cryhavoc-prompt-effect-deploy-at =
    { $n ->
        [one] Onde entra a unidade da reserva?
       *[other] Onde entram as unidades da reserva?
    }
cryhavoc-prompt-effect-deploy-on = Em que objetivo entra a nova unidade?
cryhavoc-prompt-effect-deploy-more = Colocar uma unidade da reserva?
cryhavoc-prompt-effect-kill-at = Em que região você mata uma unidade?
cryhavoc-prompt-effect-kill-whose = De quem é a unidade que morre?
cryhavoc-prompt-effect-kill-on = Em que objetivo você mata uma unidade?
cryhavoc-prompt-effect-kill-more = Matar mais uma unidade ali?
cryhavoc-prompt-effect-control-at = Que região você passa a controlar?
cryhavoc-prompt-effect-free-from = De quem você recupera uma unidade?
# $kind: artillery, watchtower, ambush or skill.
cryhavoc-prompt-effect-token-at =
    { $kind ->
        [artillery] Para onde vai o marcador de Artilharia?
        [watchtower] Para onde vai o marcador de Atalaia?
        [ambush] Para onde vai o marcador dos Trogs?
       *[skill] Para onde vai o marcador de Habilidade?
    }
cryhavoc-prompt-effect-trigger-at = Que marcador dos Trogs você revela?
cryhavoc-prompt-effect-structure-from = Que estrutura você move?
cryhavoc-prompt-effect-structure-to = Para onde vai a estrutura?
cryhavoc-prompt-effect-trogs-from = Que marcador dos Trogs você move?
cryhavoc-prompt-effect-trogs-to = Para onde vai o marcador dos Trogs?
# $taken: yes if crystals are taken away.
cryhavoc-prompt-effect-crystals-at =
    { $taken ->
        [yes] Que região perde cristais?
       *[no] { $n ->
            [one] Que região recebe o cristal?
           *[other] Que região recebe os cristais?
        }
    }
cryhavoc-prompt-effect-crystals-off = Retirar um cristal?
cryhavoc-prompt-effect-harvest-at = De que região você leva cristais?
cryhavoc-prompt-effect-harvest-more = Levar um cristal?

## Who asks it, and why

cryhavoc-kicker-landing = Preparação: seu QG
# $most: cards in a hand.
cryhavoc-kicker-discard = Rodada { $round }: mais de { $most } cartas na mão
cryhavoc-kicker-ransom = Rodada { $round }: suas unidades capturadas
# $turn: which action of the round it is, of $most.
cryhavoc-kicker-action = Rodada { $round }, sua ação { $turn } de { $most }
cryhavoc-kicker-after-action = Rodada { $round }, depois da sua ação { $turn } de { $most }
cryhavoc-kicker-row =
    Rodada { $round }, ação { $turn }/{ $most }: { $row ->
        [move] Mover
        [recruit] Recrutar
       *[build] Construir
    }
cryhavoc-kicker-study = Rodada { $round }, ação { $turn }/{ $most }: comprar duas, ficar com uma
# $offer: explore-next, wake-next or battle-next.
cryhavoc-kicker-arrival =
    { $offer ->
        [explore-next] Fim do movimento: vários marcadores de Exploração
        [wake-next] Fim do movimento: Trogs em várias regiões
       *[battle-next] Fim do movimento: várias batalhas
    }
cryhavoc-kicker-token = Grupo de Guerra e Ninho { FORM($region, case: "in") }
# $offer: station, tactic, prisoner, victim or retreat.
cryhavoc-kicker-battle =
    { $offer ->
        [station] Batalha { FORM($region, case: "in") }: coloque as suas unidades
        [tactic] Batalha { FORM($region, case: "in") }: cartas de Tática
        [prisoner] Batalha { FORM($region, case: "in") }: você faz prisioneiros
        [victim] Batalha { FORM($region, case: "in") }: você mata no Atrito
       *[retreat] Batalha { FORM($region, case: "in") }: as suas unidades recuam
    }
cryhavoc-kicker-natives =
    { $offer ->
        [station] Batalha { FORM($region, case: "in") }: você comanda os Trogs
        [tactic] Batalha { FORM($region, case: "in") }: jogue pelos Trogs
        [prisoner] Batalha { FORM($region, case: "in") }: os Trogs fazem prisioneiros
       *[victim] Batalha { FORM($region, case: "in") }: os Trogs matam no Atrito
    }
cryhavoc-kicker-nest = Os Trogs perderam { FORM($region, case: "it") }

# $source: the name of the card, event, skill, structure or token.
cryhavoc-kicker-event = Evento “{ $source }”, rodada { $round }
cryhavoc-kicker-find = Exploração: { $source }
cryhavoc-kicker-skill = Sua habilidade { $source }
cryhavoc-kicker-structure = Você ativa: { $source }
cryhavoc-kicker-tactic = Batalha { FORM($region, case: "in") }: carta { $source }
cryhavoc-kicker-initiative = Texto de bônus da carta { $source }
# $trigger: what it waits for.
cryhavoc-kicker-standing =
    { $source }, { $region }: { $trigger ->
        [enemy_enters] inimigos chegam
        [enemy_enters_empty] inimigos chegam
        [defend_here] você defende
        [battle_here] batalha
        [attrition_end] depois do Atrito
        [others_attrition_end] depois do Atrito em outra batalha
        [structure_kill] uma estrutura matou uma unidade
        [win_prisoners] vitória na Captura de Prisioneiros
       *[win_control] vitória no Controle de Região
    }
# An effect whose name is not certain. $kind: event, find, skill, structure, tactic, initiative, standing or effect.
cryhavoc-kicker-effect =
    { $kind ->
        [event] Evento, rodada { $round }
        [find] Exploração, rodada { $round }
        [skill] Sua habilidade, rodada { $round }
        [structure] Sua estrutura, rodada { $round }
        [tactic] Carta de Tática, rodada { $round }
        [initiative] Texto de bônus, rodada { $round }
       *[effect] Efeito, rodada { $round }
    }

## What follows

cryhavoc-then-landing = Você começa ali com { cryhavoc-n-units }, e unidades de outros jogadores nunca podem entrar.
cryhavoc-then-discard = Ainda a descartar, à vista de todos: { cryhavoc-n-cards }.
cryhavoc-then-discard-looked = Você fica com a outra.
cryhavoc-then-keep = A outra volta para o baralho, que é embaralhado.
# $most: cards that the store holds.
cryhavoc-then-drop = Ela vai para o fundo do baralho dela: no seu depósito cabem { $most }.
cryhavoc-then-deck = Você olha até 2 cartas e fica com 1.
cryhavoc-then-deck-store = A carta do topo vai, virada para baixo, para o seu depósito, onde cabem { $most }.
cryhavoc-then-deck-back = No seu depósito cabem { $most }: uma carta vai para o fundo do baralho dela.
# $vp: what you have. $final: yes in the last round.
cryhavoc-then-ransom =
    2 PV por unidade; você tem { $vp } PV. { $final ->
        [yes] Esta é a última rodada.
       *[no] As que ficarem podem ser resgatadas em outra rodada.
    }
# $last: yes if it is your last action of the round. $scoring: yes if it is enabled, final in the last round.
cryhavoc-then-action =
    { $last ->
        [yes] Esta é a sua última ação na rodada. { cryhavoc-then-scoring }
       *[no] { cryhavoc-then-scoring } Antes e depois da ação você pode usar habilidades.
    }
cryhavoc-then-scoring =
    { $scoring ->
        [yes] A pontuação está habilitada: no fim da rodada os cristais valem pontos.
        [final] Última rodada: no fim dela os cristais valem pontos.
       *[no] Ainda sem pontuação: se ninguém a habilitar, os cristais não valem pontos.
    }
cryhavoc-then-after-action =
    { $last ->
        [yes] Ou encerre o seu último turno da rodada.
       *[no] Ou encerre o turno: as que você não usar continuam preparadas.
    }
# $cards: chosen so far. What they give stands on the button.
cryhavoc-then-cards =
    { $cards ->
        [0] { $row ->
            [move] Só contam os ícones de Movimento. Sem cartas ninguém se move.
            [recruit] Só contam os ícones de Recrutamento. Sem cartas ninguém é recrutado.
           *[build] Só contam os ícones de Construção. Sem cartas nada se constrói.
        }
       *[other] Você pode acrescentar cartas ou devolver uma. As cartas jogadas são descartadas.
    }
# $n: points.
cryhavoc-then-unit =
    { $n ->
        [one] Resta { $n } ponto de Movimento. Se você parar, ele se perde.
       *[other] Restam { $n } pontos de Movimento. Se você parar, eles se perdem.
    }
cryhavoc-then-goal =
    { $n ->
        [one] { FORM($region, case: "From") }, com o seu último ponto de Movimento.
       *[other] { FORM($region, case: "From") }, por 1 dos seus { $n } pontos de Movimento.
    }
cryhavoc-then-explore-next = Cada marcador é revelado e resolvido, na ordem que você escolher.
cryhavoc-then-wake-next = Aparecem os Trogs e os cristais do marcador. Onde houver Trogs, haverá batalha.
cryhavoc-then-wake-next-own = Aparecem os Trogs e os cristais do marcador.
cryhavoc-then-token = O outro é revelado depois dele.
cryhavoc-then-battle-next = As batalhas são travadas na ordem dos marcadores. Você ataca ali.
# $reserve: units.
cryhavoc-then-recruits =
    { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }; unidades na reserva: { $reserve }. As recrutadas vão para o QG; pontos não usados se perdem.
cryhavoc-then-structure =
    { $n ->
        [one] Resta { $n } ponto de Construção. Se você parar, ele se perde.
       *[other] Restam { $n } pontos de Construção. Se você parar, eles se perdem.
    }
cryhavoc-then-structure-here = Só { FORM($region, case: "in") }. { cryhavoc-then-structure }
# $n: units not yet placed. $natives: yes if they are Trogs whom nobody plays.
cryhavoc-then-station =
    { $objective ->
        [control] { $natives ->
            [yes] Com maioria, os Trogs seguram a região; o empate é do defensor.
           *[no] Com maioria, você leva a região e 2 PV; o empate é do defensor.
        }
        [prisoners] Quem tem mais captura 1 unidade inimiga; no empate, ninguém.
       *[attrition] Cada unidade ali mata 1 unidade inimiga.
    } A colocar: { cryhavoc-n-units }; as que sobrarem vão para o Atrito.
cryhavoc-then-tactic = Os lados se alternam, uma carta por vez. Quem passa não joga mais cartas nesta batalha.
# $natives: as above.
cryhavoc-then-prisoner =
    A capturar: { cryhavoc-n-units } { cryhavoc-other-of }. { $natives ->
        [yes] Ninguém pontua por unidades capturadas pelos Trogs.
       *[no] Cada prisioneiro dá 1 PV por rodada a quem o capturou.
    }
cryhavoc-then-victim = A matar: { cryhavoc-n-units } { cryhavoc-other-of }. Quem morre agora não conta mais nos objetivos seguintes.
cryhavoc-then-retreat =
    { $n ->
        [one] Sai { cryhavoc-n-units } { FORM($region, case: "from") }.
       *[other] Saem { cryhavoc-n-units } { FORM($region, case: "from") }, todas para a mesma região.
    }
cryhavoc-then-nest = O Ninho fica ali virado para baixo. Quem entrar na região revela os Trogs.
# $player: who fights the Trogs.
cryhavoc-then-natives = Você comanda os Trogs por estar à esquerda de { $player }. { $then }

# $effect: the price and what it buys, as whole sentences. $free: yes if you may do without.
cryhavoc-then-price =
    { $free ->
        [yes] { $effect } Ou pule.
       *[no] { $effect }
    }
# $n: how many there are.
cryhavoc-then-option =
    { $n ->
        [2] O outro se perde.
       *[other] Os outros se perdem.
    }
cryhavoc-then-from = { FORM($region, case: "From") }.
cryhavoc-then-shifted = Ela vem { cryhavoc-from-objective }.
cryhavoc-then-killed = Ela morre { FORM($region, case: "in") } e volta para a reserva do dono.
cryhavoc-then-place = Os outros mantêm a ordem entre si. A mudança vale a partir da próxima rodada.
# $way: first if it can be left out, more if what is left lapses, must if it has to be done.
cryhavoc-then-some =
    { $way ->
        [first] { cryhavoc-then-at-most } Você pode pular.
        [more] { cryhavoc-then-at-most } Se você parar, o resto se perde.
       *[must] { cryhavoc-then-at-most } É obrigatório.
    }
# $things: units, tokens, crystals, structures or regions.
cryhavoc-then-at-most =
    { $things ->
        [units] { $n ->
            [one] { cryhavoc-n-units }.
           *[other] No máximo { cryhavoc-n-units }.
        }
        [tokens] { $n ->
            [one] { $n } marcador.
           *[other] No máximo { $n } marcadores.
        }
        [crystals] { cryhavoc-n-crystals }.
        [structures] { $n ->
            [one] { $n } estrutura.
           *[other] No máximo { $n } estruturas.
        }
       *[regions] 1 região.
    }
