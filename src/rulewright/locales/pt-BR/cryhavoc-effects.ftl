### Cry Havoc, what cards, skills, structures and tokens do (Brazilian Portuguese): one text for each effect of the vocabulary.
### Every clause begins with a capital letter and has no full stop; see games/cryhavoc/shown/effects_in_words.py for how they are joined.
### $n: a number. $upto: yes if it is a maximum above 1, else no. $battle: yes on a tactics card, else no.

## Joining

cryhavoc-effect-sentence = { $text }.
cryhavoc-effect-then = { $first }. { $second }
# Inside a condition, a price or a choice, all of which belongs together.
cryhavoc-effect-and = { $first }, depois { SMALL($second) }
# After a choice or a standing effect, which would otherwise seem to go on.
cryhavoc-effect-afterwards = { $first }. Depois, { SMALL($second) }
cryhavoc-effect-cost = { $price }: { SMALL($steps) }
# A price, before you choose what it pays for.
cryhavoc-effect-price-alone = { $price }: …
cryhavoc-effect-either = Escolha uma opção — • { $first }. • { $second }
cryhavoc-effect-either-three = Escolha uma opção — • { $first }. • { $second }. • { $third }
# $token: what the token does that the text before it places.
cryhavoc-effect-with-token = { $text } Efeito do marcador — { SMALL($token) }
cryhavoc-effect-each_player =
    { $order ->
        [reverse] Vale para todos os jogadores, na ordem inversa de iniciativa. { $steps }
       *[initiative] Vale para todos os jogadores, na ordem de iniciativa. { $steps }
    }
cryhavoc-effect-when =
    { $trigger ->
        [enemy_enters] Quando unidades inimigas chegam aqui
        [enemy_enters_empty] Quando unidades inimigas chegam aqui e não há outras nesta região
        [defend_here] Quando você defende esta região
        [battle_here] Quando você trava uma batalha aqui
        [attrition_end] Depois do Atrito em uma batalha que você trava aqui
        [others_attrition_end] Depois do Atrito em uma batalha que outros travam aqui
        [structure_kill] Quando uma estrutura sua mata uma unidade inimiga
        [win_prisoners] { $battle ->
            [yes] Se você vencer a Captura de Prisioneiros
           *[no] Quando você vence a Captura de Prisioneiros
        }
       *[win_control] { $battle ->
            [yes] Se você vencer o Controle de Região
           *[no] Quando você vence o Controle de Região
        }
    }{ $limit ->
        [0] {""}
        [one] {" "}(no máximo { $limit } vez por rodada)
       *[other] {" "}(no máximo { $limit } vezes por rodada)
    }, { SMALL($steps) }
cryhavoc-effect-modify =
    { $key ->
        [tunnel] Para unidades de Trogs, esta região é adjacente a outras com Túneis
        [no_entry] Unidades de outros jogadores não podem entrar nesta região
       *[terrain_any] Você pode jogar cartas de terreno em batalhas em qualquer terreno, mas não onde não há terreno
    }
cryhavoc-effect-pay =
    { $kind ->
        [card] Descarte { cryhavoc-some-cards }
        [unit] { $battle ->
            [yes] Devolva { cryhavoc-some-own-units } da batalha para a reserva
           *[no] Devolva { cryhavoc-some-own-units } para a reserva
        }
        [structure] { $battle ->
            [yes] Retire { cryhavoc-some-structures } da região de batalha
           *[no] Retire { cryhavoc-some-structures }
        }
        [crystal] Gaste { cryhavoc-some-crystals } do seu depósito
       *[source] Recolha este marcador
    }

## Numbers of things

cryhavoc-some-own-units =
    { $upto ->
        [yes] até { $n } unidades suas
       *[no] { $n ->
            [one] { $n } unidade sua
           *[other] { $n } unidades suas
        }
    }
cryhavoc-some-enemy-units =
    { $upto ->
        [yes] até { $n } unidades inimigas
       *[no] { $n ->
            [one] { $n } unidade inimiga
           *[other] { $n } unidades inimigas
        }
    }
cryhavoc-some-reserve-units =
    { $upto ->
        [yes] até { $n } unidades da sua reserva
       *[no] { $n ->
            [one] { $n } unidade da sua reserva
           *[other] { $n } unidades da sua reserva
        }
    }
cryhavoc-some-structures =
    { $upto ->
        [yes] até { $n } estruturas suas
       *[no] { $n ->
            [one] { $n } estrutura sua
           *[other] { $n } estruturas suas
        }
    }
cryhavoc-some-crystals =
    { $upto ->
        [yes] até { $n } cristais
       *[no] { cryhavoc-n-crystals }
    }
cryhavoc-some-cards =
    { $upto ->
        [yes] até { $n } cartas
       *[no] { cryhavoc-n-cards }
    }

## In a battle

cryhavoc-effect-shift =
    Mova { $side ->
        [own] { cryhavoc-some-own-units }
       *[enemy] { cryhavoc-some-enemy-units }
    }{ $from_objective ->
        [any] {""}
       *[other] {" "}{ cryhavoc-from-objective }
    } { $to_objective ->
        [any] { $n ->
            [one] para outro objetivo
           *[other] para outros objetivos
        }
       *[other] { cryhavoc-to-objective }
    }
# $per: at most so many from each region. $limited: no if that says nothing.
cryhavoc-effect-call_in =
    Traga { cryhavoc-some-own-units } de regiões adjacentes para a batalha{ $limited ->
        [yes] , no máximo { $per } de cada
       *[no] {""}
    }
cryhavoc-effect-withdraw =
    { $to ->
        [adjacent] Leve { cryhavoc-some-own-units } da batalha para uma região adjacente que você controla
       *[hq] Leve { cryhavoc-some-own-units } da batalha para o seu QG
    }
# $more: yes if others are taken anyway.
cryhavoc-effect-capture =
    { $more ->
        [yes] { $n ->
            [one] Capture mais { $n } unidade inimiga
           *[other] Capture mais { $n } unidades inimigas
        }
       *[no] Capture { cryhavoc-some-enemy-units }
    }
cryhavoc-effect-strength =
    { $role ->
        [attacker] Se você for o atacante, { cryhavoc-effect-strength-gain }
        [defender] Se você for o defensor, { cryhavoc-effect-strength-gain }
       *[any] Você { cryhavoc-effect-strength-gain }
    }
cryhavoc-effect-strength-gain =
    { $objective ->
        [attrition] { $n ->
            [one] mata mais { $n } unidade inimiga ao resolver o Atrito
           *[other] mata mais { $n } unidades inimigas ao resolver o Atrito
        }
       *[other] { $n ->
            [one] conta como se tivesse mais { $n } unidade { cryhavoc-at-objective }
           *[other] conta como se tivesse mais { $n } unidades { cryhavoc-at-objective }
        }
    }
cryhavoc-effect-absorb =
    { $n ->
        [one] O inimigo mata { $n } unidade sua a menos ao resolver o Atrito
       *[other] O inimigo mata { $n } unidades suas a menos ao resolver o Atrito
    }
cryhavoc-effect-win_ties = Você vence o empate { cryhavoc-at-objective }
cryhavoc-effect-reverse_order = Os objetivos são resolvidos na ordem inversa, começando pelo Atrito
cryhavoc-effect-skip_objective =
    { $objective ->
        [prisoners] A { cryhavoc-objective-prisoners } não é resolvida nesta batalha
       *[other] O { cryhavoc-objective-name } não é resolvido nesta batalha
    }
cryhavoc-effect-far_retreat = Se você perder o Controle de Região, pode recuar para qualquer região que controle
cryhavoc-effect-card_limit =
    { $n ->
        [0] O inimigo não pode jogar mais cartas nesta batalha
        [one] O inimigo pode jogar no máximo mais { $n } carta nesta batalha
       *[other] O inimigo pode jogar no máximo mais { $n } cartas nesta batalha
    }

## Cards and order

# $most: cards that the store holds.
cryhavoc-effect-draw =
    { $source ->
        [own] { $battle ->
            [yes] Compre { cryhavoc-n-cards } depois da batalha
           *[no] Compre { cryhavoc-n-cards }
        }
        [terrain_pair] Olhe 2 cartas de um baralho de terreno e fique com uma delas{ cryhavoc-effect-times }
       *[store] Coloque a carta do topo de um baralho de terreno, virada para baixo, no seu depósito{ cryhavoc-effect-times } (no máximo { $most } cartas); em uma batalha no terreno dela, você pode jogá-la como se estivesse na sua mão
    }
cryhavoc-effect-times =
    { $battle ->
        [yes] { $n ->
            [one] , depois da batalha
           *[other] , { $n } vezes, depois da batalha
        }
       *[no] { $n ->
            [one] {""}
           *[other] , { $n } vezes
        }
    }
cryhavoc-effect-discard =
    { $who ->
        [enemy] O inimigo descarta { cryhavoc-n-cards } à escolha dele
       *[self] Descarte { cryhavoc-n-cards }
    }
cryhavoc-effect-initiative = Mova o seu marcador para qualquer posição da trilha de Iniciativa Seguinte

## Units and control

cryhavoc-effect-march =
    { $n ->
        [one] Ganhe { $n } ponto de Movimento para gastar imediatamente
       *[other] Ganhe { $n } pontos de Movimento para gastar imediatamente
    }
cryhavoc-effect-teleport = Leve { cryhavoc-some-own-units } de uma só região para qualquer outra, mas não para uma região de batalha nem para o QG de outro jogador
cryhavoc-effect-deploy =
    Coloque { cryhavoc-some-reserve-units } { $where ->
        [hq] no seu QG
        [here] nesta região
        [same] na mesma região
        [with_structure] em uma região que você controla e que tem uma estrutura sua
        [objective] { $n ->
            [one] em qualquer objetivo
           *[other] em quaisquer objetivos
        }
        [one_objective] em um mesmo objetivo
       *[control] no Controle de Região
    }
# $battle: yes where an objective is meant, others where it is one of a battle that others fight.
cryhavoc-effect-kill =
    { $where ->
        [arrived] { $n ->
            [one] Mate { $n } das unidades que chegaram
           *[other] Mate { $n } das unidades que chegaram
        }
       *[other] { $battle ->
            [yes] Mate { cryhavoc-some-enemy-units } { cryhavoc-effect-kill-objective }
            [others] { $n ->
                [one] Mate { $n } unidade de qualquer dos lados { cryhavoc-effect-kill-objective }
               *[other] Mate até { $n } unidades de um dos lados { cryhavoc-effect-kill-objective }
            }
           *[no] { $n ->
                [one] Mate { $n } unidade inimiga { cryhavoc-effect-kill-region }
               *[other] Mate até { $n } unidades de um mesmo inimigo { cryhavoc-effect-kill-region }
            }
        }
    }
cryhavoc-effect-kill-objective =
    { $where ->
        [control] { $n ->
            [one] que esteja no Controle de Região
           *[other] que estejam no Controle de Região
        }
        [prisoners] { $n ->
            [one] que esteja na Captura de Prisioneiros
           *[other] que estejam na Captura de Prisioneiros
        }
        [attrition] { $n ->
            [one] que esteja no Atrito
           *[other] que estejam no Atrito
        }
       *[any] { $n ->
            [one] em qualquer objetivo
           *[other] em um mesmo objetivo
        }
    }{ $filter ->
        [lone] { $n ->
            [one] , se for a única ali
           *[other] , se houver só uma ali
        }
        [group] , se houver ali ao menos 2 unidades inimigas
       *[any] {""}
    }
cryhavoc-effect-kill-region =
    { $where ->
        [here] nesta região
        [same] na mesma região
        [near] nesta região ou em uma adjacente, inclusive de batalha
        [same_near] na mesma região ou em uma adjacente, inclusive de batalha
       *[anywhere] em qualquer região
    }{ $filter ->
        [lone] , se o dono não tiver outra ali
        [group] , se o dono tiver ao menos 3 unidades ali
       *[any] {""}
    }
cryhavoc-effect-take_control =
    Tome o controle de uma região { $owner ->
        [uncontrolled] desocupada e não controlada,
       *[any] desocupada, não importa quem a controle,
    } { $range ->
        [adjacent] adjacente a uma região que você controla
       *[within_2] a no máximo 2 passos daqui
    }; os marcadores nela continuam virados para baixo
cryhavoc-effect-free_prisoner =
    { $upto ->
        [yes] Traga de volta para a reserva até { $n } das suas unidades capturadas, sem pagar
       *[no] Traga de volta para a reserva { $n } das suas unidades capturadas, sem pagar
    }
# $shape: units, crystals or both, as the token has them.
cryhavoc-effect-trogs =
    { $shape ->
        [units] Coloque { cryhavoc-trog-units } nesta região
        [crystals] Coloque { cryhavoc-trog-crystals } nesta região
       *[both] Coloque { cryhavoc-trog-units } e { cryhavoc-trog-crystals } nesta região
    }
cryhavoc-trog-units =
    { $units ->
        [one] { $units } unidade de Trogs
       *[other] { $units } unidades de Trogs
    }
cryhavoc-trog-crystals =
    { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristais
    }

## Tokens and structures

cryhavoc-effect-place_token =
    Coloque { $kind ->
        [artillery] { $upto ->
            [yes] até { $n } marcadores de Artilharia
           *[no] { $n } marcador de Artilharia
        }
        [watchtower] { $upto ->
            [yes] até { $n } marcadores de Atalaia
           *[no] { $n } marcador de Atalaia
        }
        [ambush] { $upto ->
            [yes] até { $n } marcadores dos Trogs virados para baixo
           *[no] { $n } marcador dos Trogs virado para baixo
        }
       *[skill] { $upto ->
            [yes] até { $n } marcadores desta habilidade
           *[no] { $n } marcador desta habilidade
        }
    } { $range ->
        [near] { $kind ->
            [artillery] nesta região ou em uma adjacente, inclusive de batalha
            [watchtower] nesta região ou em uma adjacente, se você a controlar
           *[other] nesta região ou em uma adjacente
        }
        [same_near] na mesma região ou em uma adjacente
        [wild] em uma região desocupada e não controlada, sem Grupo de Guerra nem Ninho
        [with_units] { $n ->
            [one] onde você tem unidades, inclusive em região de batalha
           *[other] em regiões com unidades suas, um em cada, mesmo que sejam de batalha
        }
        [controlled] em uma região que você controla
       *[open] em qualquer região sem batalha e sem QG
    }
cryhavoc-effect-trigger_token =
    Revele um Grupo de Guerra ou um Ninho { $range ->
        [reach] em uma região que você controla ou em uma adjacente a ela
       *[anywhere] em qualquer região
    }{ $mode ->
        [crystals_only] ; os cristais dele aparecem, mas os Trogs não
       *[full] {" "}e resolva-o
    }
cryhavoc-effect-relocate =
    { $kind ->
        [structure] { $upto ->
            [yes] Mova { cryhavoc-some-structures }, cada uma para uma região adjacente que você controla
           *[no] Mova { cryhavoc-some-structures } para uma região adjacente que você controla
        }
       *[trog_token] { $upto ->
            [yes] Mova até { $n } Grupos de Guerra ou Ninhos virados para baixo, cada um para uma região adjacente, sem revelá-los
           *[no] Mova para uma região adjacente { $n } Grupo de Guerra ou Ninho virado para baixo, sem revelá-lo
        }
    }
cryhavoc-effect-build_points =
    { $n ->
        [one] Ganhe { $n } ponto de Construção para gastar imediatamente
       *[other] Ganhe { $n } pontos de Construção para gastar imediatamente
    }{ $where ->
        [here] {" "}nesta região
        [same] {" "}na mesma região
       *[any] {""}
    }

## Crystals and victory points

# $taken: yes if crystals are taken away.
cryhavoc-effect-add_crystals =
    { $taken ->
        [yes] Retire { cryhavoc-some-crystals } { cryhavoc-effect-from-place }
       *[no] Coloque { cryhavoc-some-crystals } { $where ->
            [here] nesta região
            [same] na mesma região
            [battle] na região de batalha
           *[any] em uma região sem QG
        }
    }
cryhavoc-effect-take_crystals = Leve { cryhavoc-some-crystals } { cryhavoc-effect-from-place } para o seu depósito
cryhavoc-effect-from-place =
    { $where ->
        [here] desta região
        [same] da mesma região
        [battle] da região de batalha
        [controlled] de uma região que você controla
       *[any] de uma região
    }
cryhavoc-effect-vp = Ganhe { cryhavoc-n-vp }
# $each: VP for every $per of what is counted. $capped: yes if $max VP is a limit that counts.
cryhavoc-effect-vp_per =
    Ganhe { $each } PV { cryhavoc-effect-counted }{ $capped ->
        [yes] {" "}(no máximo { $max } PV)
       *[no] {""}
    }
cryhavoc-effect-counted =
    { $what ->
        [region] { $per ->
            [one] por região que você controla
           *[other] a cada { $per } regiões que você controla
        }
        [card] { $per ->
            [one] por carta
           *[other] a cada { $per } cartas
        }
        [unit] { $per ->
            [one] por unidade
           *[other] a cada { $per } unidades
        }
        [structure] { $per ->
            [one] por estrutura
           *[other] a cada { $per } estruturas
        }
        [crystal] { $per ->
            [one] por cristal
           *[other] a cada { $per } cristais
        }
       *[killed] { $per ->
            [one] por unidade morta
           *[other] a cada { $per } unidades mortas
        }
    }
cryhavoc-effect-enable_scoring =
    { $who ->
        [final] A pontuação fica habilitada, mas ninguém conta como quem a habilitou; a partida termina no fim desta rodada
       *[self] Use a sua ação inteira para habilitar a pontuação desta rodada
    }

## A row of icons

# $row: move, recruit or build. The others are 1 where the row has that symbol, else 0.
cryhavoc-icons =
    { $row ->
        [move] Movimento { $n }
        [recruit] Recrutamento { $n }
       *[build] Construção { $n }
    }{ cryhavoc-bonuses }
cryhavoc-bonuses =
    { $draw_each ->
        [1] , compre 1 por símbolo
       *[0] {""}
    }{ $draw_once ->
        [1] , compre 1 ao todo
       *[0] {""}
    }{ $vp ->
        [1] , +1 PV
       *[0] {""}
    }{ $text ->
        [1] , texto de bônus
       *[0] {""}
    }
