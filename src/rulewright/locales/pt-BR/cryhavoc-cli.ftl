### Cry Havoc in the terminal (Portuguese).

## Signs

# One letter for each faction, or two where two begin alike.
cryhavoc-cli-letter =
    { $faction ->
        [humans] H
        [pilgrims] P
        [machines] M
       *[trogs] T
    }
cryhavoc-cli-hq = QG
cryhavoc-cli-legend = { $unit } unidades  { $control } controla a região  { $crystal } cristais  { cryhavoc-cli-hq } quartel-general  ! Grupo de Guerra  @ Ninho  ? Exploração  +1 estruturas  '1 outros marcadores  { $battle } batalha e seu número  * pode ser escolhida  < de onde a unidade sai
cryhavoc-cli-legend-icons = 2/1c/0 em uma carta: Movimento 2, Recrutamento 1, Construção 0. c: compre 1 ao todo; cc: compre 1 por símbolo; v: 1 PV; t: o texto de bônus.

## Beside the planet

# $round: 0 before the first. $turn: which action of the round, 0 before and after them. $scoring: open, enabled by $faction, or final in the last round.
cryhavoc-cli-round =
    { $round ->
        [0] Preparação
       *[other] Rodada { $round }
    }{ $turn ->
        [0] {""}
       *[other] , ação { $turn }/{ $most }
    }{ $scoring ->
        [enabled] , pontuação habilitada: { $faction }
        [final] , última rodada
       *[open] {""}
    }
# $same: yes if the order of the next round is that of this one.
cryhavoc-cli-order =
    { $same ->
        [yes] ordem { $now }
       *[no] ordem { $now }; próxima rodada { $then }
    }
# $list: numbers of the score track, each with a sign for every event. $count: how many. $last: where the game ends.
cryhavoc-cli-events =
    { $count ->
        [0] último evento em { $last } PV
       *[other] eventos em { $list }, o último em { $last } PV
    }
# $prisoners: no, or how many of whom. $crystals: in store.
cryhavoc-cli-faction =
    { $vp } PV  reserva { $reserve }  mão { $hand }  baralho { $deck }{ $prisoners ->
        [no] {""}
       *[other] {"  "}prisioneiros { $prisoners }
    }{ $crystals ->
        [0] {""}
       *[other] {"  "}cristais { $crystals }
    }
# $list: of each faction.
cryhavoc-cli-points = PV: { $list }
cryhavoc-cli-skills = habilidades: { $list }
cryhavoc-cli-structures = para construir: { $list }
cryhavoc-cli-natives =
    nativos  reserva { $reserve }{ $prisoners ->
        [no] {""}
       *[other] {"  "}prisioneiros { $prisoners }
    }
# A token on the map that is no structure.
cryhavoc-cli-token = marcador “{ $name }”
cryhavoc-cli-region =
    { $title }  { $contents }
    Regiões adjacentes: { $near }.

## Cards, skills, structures

cryhavoc-cli-hand = Mão (movimento/recrutamento/construção): { $list }
cryhavoc-cli-hand-short =
    { $count ->
        [0] Mão: nenhuma carta
        [one] Mão: { $count } carta, movimento { $move }, recrutamento { $recruit }, construção { $build } ({ cli-word-hand } mostra a carta)
       *[other] Mão: { $count } cartas, ao todo movimento { $move }, recrutamento { $recruit }, construção { $build } ({ cli-word-hand } mostra as cartas)
    }
cryhavoc-cli-place-picked = escolhida para esta ação
cryhavoc-cli-place-looked_at = que você está olhando
cryhavoc-cli-place-stored = no depósito
# $place: one's own deck, cards played, discard pile; $count cards.
cryhavoc-cli-pile =
    { $place ->
        [deck] Baralho ({ $count }), em ordem desconhecida
        [played] À sua frente ({ $count })
       *[discard] Descarte ({ $count })
    }
# $list: several cards.
cryhavoc-cli-drew = { cryhavoc-faction-subject } compram cartas: { $list }.
# $kind: battle, scoring or initiative.
cryhavoc-cli-card-text =
    { $kind ->
        [battle] (Em batalha) { $text }
        [initiative] (Texto de bônus) { $text }
       *[scoring] { $text }
    }
cryhavoc-cli-skill =
    { $state ->
        [passive] Habilidade: { $name } (passiva)
        [exhausted] Habilidade: { $name } (esgotada)
       *[ready] Habilidade: { $name } (preparada)
    }
cryhavoc-cli-structure =
    { $passive ->
        [yes] Estrutura: { $name } (construir { $build }, passiva, restantes: { $left })
       *[no] Estrutura: { $name } (construir { $build }, ativar { $activate }, restantes: { $left })
    }

## A battle

# $contents: units and crystals there, in signs.
cryhavoc-cli-battle = Batalha: { $region } ({ $terrain }) { $contents }: { $attacker } contra { $defender }
cryhavoc-cli-wins-control = { $faction } ganhariam
cryhavoc-cli-wins-prisoners = { $faction } fariam um prisioneiro
cryhavoc-cli-no-prisoner = empate: nenhum prisioneiro
# Kills: $attacker $first, $defender $second.
cryhavoc-cli-kills = matariam: { $attacker } { $first }, { $defender } { $second }
cryhavoc-cli-skipped = não vale nesta batalha
cryhavoc-cli-hands = Cartas na mão: { $first }; { $second }
# $state: open, passed or limited to $limit.
cryhavoc-cli-cards-left =
    { $state ->
        [passed] { $name } { $n }, passou
        [limited] { $name } { $n }, ainda pode jogar { $limit }
       *[open] { $name } { $n }
    }

## Choices

cryhavoc-cli-numbers = Digite um número: { $list }
cryhavoc-cli-study = Comprar duas, ficar com uma:
# $verb: construct, activate or site.
cryhavoc-cli-sites =
    { $verb ->
        [construct] Construir { $structure } ({ $cost }):
        [activate] Ativar { $structure } ({ $cost }):
       *[site] { $structure }:
    }
cryhavoc-cli-chosen = Escolhidas:
cryhavoc-cli-unplayable = Não podem ser jogadas aqui:

## The end

cryhavoc-cli-end-tie = Empate em pontos: venceu quem tem mais prisioneiros ou, se também nisso houve empate, quem vem depois na ordem de iniciativa (C7.4).
cryhavoc-cli-end-counted = regiões: { $regions } · cristais nelas: { $crystals } · prisioneiros: { $prisoners } · estruturas nelas: { $structures }

## To read

cryhavoc-cli-word-map = regiões
cryhavoc-cli-word-cards = cartas
cryhavoc-cli-word-skills = habilidades
cryhavoc-cli-introduction = Digite um número da lista ou o nome de uma região ou carta. Digite { cli-word-help } para ver todo o resto, { cli-word-why } e um nome para saber por que algo não é permitido, { cli-word-undo } para cancelar a última escolha.
cryhavoc-cli-help =
    3, Ga             escolher: pelo número, ou uma região pela sigla ou pelo nome; várias coisas em uma linha: Ga Te
    aeródromo Ga      uma estrutura em uma região
    mover             uma opção pela primeira palavra
    passar            não jogar mais cartas nesta batalha
    motivo Ga         por que algo não é permitido; o que há em uma região e com quais outras ela faz fronteira
    regras C4.10      uma regra; regras sem número mostra os capítulos
    mão               suas cartas, habilidades e estruturas com os textos
    regiões           todas as regiões e as adjacentes a cada uma
    cartas            seu baralho e seu descarte com os textos
    habilidades       as habilidades e estruturas de todas as facções com os textos
