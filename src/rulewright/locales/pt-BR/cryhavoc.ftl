### Cry Havoc, what is asked, done, told and refused (Brazilian Portuguese).
### Names of players, regions, cards and other parts of a pack are shown as they are, never inflected. Factions and the rest: see
### cryhavoc-terms.ftl; what cards do: see cryhavoc-effects.ftl.

## The game

cryhavoc-title = Cry Havoc
cryhavoc-introduction =
    Humanos, Peregrinos e Máquinas invadem um planeta cheio de cristais, e os Trogs, que vivem lá, o defendem. A partida tem no máximo cinco rodadas, e em cada uma você faz três ações: mover, recrutar, construir, conseguir uma carta melhor ou habilitar a pontuação. Depois vêm as batalhas, cada uma disputada em três objetivos. No fim vence quem tiver mais pontos de vitória, e a maior parte deles vem dos cristais nas regiões que você controla quando a pontuação está habilitada.

    Os tabuleiros, as cartas e os marcadores são criação nossa, pois faltam as imagens nas nossas cópias dos manuais. Este programa é independente, sem participação dos autores nem da editora do jogo.
cryhavoc-side = Facção
# On the lid of the box; and how long a game takes.
cryhavoc-line = Quatro facções, um planeta e batalhas planejadas antes da luta.
cryhavoc-time = 60–120 min

## What can be done

cryhavoc-do-land = Instalar o seu QG { FORM($region, case: "in") }
cryhavoc-do-discard = Descartar a carta { $card }
cryhavoc-do-keep = Ficar com a carta { $card }
cryhavoc-do-drop = Devolver a carta { $card }
cryhavoc-do-deck = { cryhavoc-deck-name }
cryhavoc-do-ransom = Resgatar por 2 PV uma unidade em poder { cryhavoc-other-from }
cryhavoc-do-move = Mover
cryhavoc-do-recruit = Recrutar
cryhavoc-do-build = Construir e ativar
cryhavoc-do-study = Comprar duas, ficar com uma: { cryhavoc-deck-name }
cryhavoc-do-enable = Habilitar a pontuação com a carta { $card }
cryhavoc-do-skill = Usar a habilidade { $skill }
cryhavoc-do-end = Encerrar o turno
cryhavoc-do-pick = { $card }: { cryhavoc-icons }
# $cards: chosen so far; they give $n points.
cryhavoc-do-play =
    { $cards ->
        [0] Não jogar nenhuma carta: { cryhavoc-n-points }
        [one] Jogar a carta: { cryhavoc-n-points }
       *[other] Jogar as { $cards } cartas: { cryhavoc-n-points }
    }
cryhavoc-do-from = Mover uma unidade { FORM($region, case: "from") }
cryhavoc-do-to = { FORM($from, case: "From") } { FORM($region, case: "to") }
# $offer: explore-next, wake-next or battle-next.
cryhavoc-do-next =
    { $offer ->
        [explore-next] Explorar { FORM($region, case: "it") }
        [wake-next] Revelar os Trogs { FORM($region, case: "from") }
       *[battle-next] Colocar o marcador de batalha { FORM($region, case: "in") }
    }
cryhavoc-do-next-own = Fazer os seus Trogs aparecerem { FORM($region, case: "in") }
cryhavoc-do-turn-up =
    { $trog_token ->
        [war_party] Revelar o Grupo de Guerra
       *[nest] Revelar o Ninho
    }
cryhavoc-do-raise =
    { $n ->
        [0] Não recrutar ninguém: os pontos se perdem
       *[other] Recrutar { cryhavoc-n-units }
    }
cryhavoc-do-construct = Construir: { cryhavoc-site-name } (custo { $cost })
cryhavoc-do-activate = Ativar: { cryhavoc-site-name } (custo { $cost })
# $offer: ransom, unit or structure.
cryhavoc-do-done =
    { $offer ->
        [ransom] { $n ->
            [one] Não resgatar mais: { $n } unidade continua presa
           *[other] Não resgatar mais: { $n } unidades continuam presas
        }
        [unit] { $n ->
            [one] Parar: { $n } ponto de Movimento se perde
           *[other] Parar: { $n } pontos de Movimento se perdem
        }
       *[structure] { $n ->
            [one] Parar: { $n } ponto de Construção se perde
           *[other] Parar: { $n } pontos de Construção se perdem
        }
    }
cryhavoc-do-station = { cryhavoc-n-units } { cryhavoc-onto-objective }
cryhavoc-do-tactic = Jogar a carta { $card }
cryhavoc-do-pass = Passar: sem mais cartas nesta batalha
cryhavoc-do-capture = Capturar uma unidade { cryhavoc-off-objective }
cryhavoc-do-kill = Matar uma unidade { cryhavoc-at-objective }
cryhavoc-do-retreat = Recuar { FORM($region, case: "to") }
cryhavoc-do-nest = Colocar o Ninho { FORM($region, case: "in") }
cryhavoc-do-region = { $region }
cryhavoc-do-objective = { cryhavoc-objective-name }
cryhavoc-do-card = { $card }
# $effect: what that choice does, as whole sentences.
cryhavoc-do-option = { $effect }
cryhavoc-do-owner = { cryhavoc-other-name }
cryhavoc-do-site = { cryhavoc-site-name }
cryhavoc-do-place = Posição { $place }
# $question: what the effect asks, see cryhavoc-prompts.ftl. $price: crystal or unit.
cryhavoc-do-more =
    { $question ->
        [pay-more] { $price ->
            [crystal] Gastar { cryhavoc-n-crystals }
           *[other] Devolver { cryhavoc-n-units } à reserva
        }
        [teleport-more] Levar mais uma unidade
        [kill-more] Matar mais uma unidade
        [crystals-off] Retirar um cristal
       *[harvest-more] Levar um cristal
    }
cryhavoc-do-more-region = Colocar uma unidade { FORM($region, case: "in") }
cryhavoc-do-more-objective = Colocar uma unidade { cryhavoc-onto-objective }
# $way: decline a price, enough paid, once if it is left out, rest if $n are not used.
cryhavoc-do-stop =
    { $way ->
        [decline] Pular: sem preço, sem efeito
        [enough] Não pagar mais
        [once] Pular: esta parte se perde
       *[rest] Parar (sem usar: { $n })
    }

## What happened

cryhavoc-event-faction = { $player } comanda { cryhavoc-faction-object }.
cryhavoc-event-landed = { cryhavoc-faction-subject } instalam o QG { FORM($region, case: "in") }.
cryhavoc-event-skill = { cryhavoc-faction-subject } têm a habilidade { $skill }.
cryhavoc-event-initiative = Iniciativa, posição { $place }: { cryhavoc-faction-name }.
cryhavoc-event-round = Começa a rodada { $n }.
cryhavoc-event-event = Evento: { $event }.
# $place: which event spot of the score track. $reached: yes where it is enough to reach it.
cryhavoc-event-event-passed =
    { $reached ->
        [yes] { cryhavoc-faction-subject } alcançam
       *[no] { cryhavoc-faction-subject } ultrapassam
    } o local de Evento { $place }: o que está nele vai para cima do próximo evento.
cryhavoc-event-order = { cryhavoc-faction-subject } ocupam a posição { $place } da trilha de Iniciativa Seguinte.
cryhavoc-event-drew = { cryhavoc-faction-subject } compram uma carta: { $card }.
cryhavoc-event-drew-hidden = { cryhavoc-faction-subject } compram uma carta.
cryhavoc-event-rebuilt = { cryhavoc-faction-subject } embaralham o descarte e formam um novo baralho.
cryhavoc-event-discarded = { cryhavoc-faction-subject } descartam uma carta: { $card }.
cryhavoc-event-looked = { cryhavoc-faction-subject } olham uma carta { cryhavoc-deck-from }: { $card }.
cryhavoc-event-looked-hidden = { cryhavoc-faction-subject } olham uma carta { cryhavoc-deck-from }.
cryhavoc-event-kept = { cryhavoc-faction-subject } ficam com uma carta: { $card }.
cryhavoc-event-kept-hidden = { cryhavoc-faction-subject } ficam com uma carta.
cryhavoc-event-returned = { cryhavoc-faction-subject } devolvem a carta { $card } ao baralho dela, que é embaralhado.
cryhavoc-event-stored = { cryhavoc-faction-subject } guardam uma carta no depósito: { $card }.
cryhavoc-event-stored-hidden = { cryhavoc-faction-subject } guardam no depósito, virada para baixo, uma carta { cryhavoc-deck-from }.
cryhavoc-event-dropped = { cryhavoc-faction-subject } colocam a carta { $card } no fundo do baralho dela.
cryhavoc-event-dropped-hidden = { cryhavoc-faction-subject } devolvem ao fundo do baralho uma carta guardada { cryhavoc-deck-from }.
# $n: which action of the round.
cryhavoc-event-turn = Ação { $n } { cryhavoc-faction-of }.
cryhavoc-event-action =
    { $row ->
        [move] { cryhavoc-faction-subject } escolhem Mover.
        [recruit] { cryhavoc-faction-subject } escolhem Recrutar.
       *[build] { cryhavoc-faction-subject } escolhem Construir.
    }
cryhavoc-event-played =
    { $row ->
        [move] { cryhavoc-faction-subject } jogam a carta { $card } para mover.
        [recruit] { cryhavoc-faction-subject } jogam a carta { $card } para recrutar.
       *[build] { cryhavoc-faction-subject } jogam a carta { $card } para construir.
    }
cryhavoc-event-points = { cryhavoc-faction-subject } têm { cryhavoc-n-points }.
cryhavoc-event-enabled = { cryhavoc-faction-subject } habilitam a pontuação.
cryhavoc-event-skill-used = { cryhavoc-faction-subject } usam a habilidade { $skill }.
cryhavoc-event-skill-ready = { cryhavoc-faction-name }: a habilidade { $skill } está preparada de novo.
cryhavoc-event-moved = { cryhavoc-faction-subject } movem uma unidade { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-found = { cryhavoc-faction-subject } exploram { FORM($region, case: "it") }: { $find }.
# $trogs: the token. $n: units that appear.
cryhavoc-event-revealed =
    { $n ->
        [0] { cryhavoc-faction-subject } revelam um marcador dos Trogs { FORM($region, case: "in") }. { $trogs }: nenhuma unidade.
       *[other] { cryhavoc-faction-subject } revelam os Trogs { FORM($region, case: "from") }. { $trogs }: { cryhavoc-n-units }.
    }
cryhavoc-event-revealed-own =
    { $n ->
        [0] Um marcador dos Trogs é revelado { FORM($region, case: "in") }. { $trogs }: nenhuma unidade.
       *[other] Aparecem Trogs { FORM($region, case: "in") }. { $trogs }: { cryhavoc-n-units }.
    }
cryhavoc-event-crystals = { $region }: { cryhavoc-n-crystals } a mais.
cryhavoc-event-crystals-gone = { $region }: { cryhavoc-n-crystals } a menos.
cryhavoc-event-harvested = { cryhavoc-faction-subject } levam { cryhavoc-n-crystals } { FORM($region, case: "from") } para o depósito.
cryhavoc-event-lost-to-trogs = A reserva dos Trogs está vazia: { cryhavoc-faction-object } perdem uma unidade { FORM($region, case: "in") }.
cryhavoc-event-lost-to-trogs-own = A reserva dos Trogs está vazia: eles perdem uma unidade { FORM($region, case: "in") }.
cryhavoc-event-control = { cryhavoc-faction-subject } tomam o controle { FORM($region, case: "of") }.
cryhavoc-event-control-nobody = Ninguém controla mais { FORM($region, case: "it") }.
cryhavoc-event-battle-token = Marcador de batalha { $n } { FORM($region, case: "in") }: { cryhavoc-faction-object } atacam.
cryhavoc-event-battle-off = O marcador de batalha { FORM($region, case: "from") } é retirado.
cryhavoc-event-recruited = { cryhavoc-faction-subject } recrutam { cryhavoc-n-units }.
cryhavoc-event-deployed = { cryhavoc-faction-subject } colocam { cryhavoc-n-units } da reserva { FORM($region, case: "in") }.
cryhavoc-event-built = { cryhavoc-faction-subject } constroem: { cryhavoc-site-name }.
cryhavoc-event-activated = { cryhavoc-faction-subject } ativam: { cryhavoc-site-name }.
cryhavoc-event-battle = Batalha { FORM($region, case: "in") }: { cryhavoc-faction-object } atacam, { cryhavoc-other-subject } defendem.
cryhavoc-event-stationed = { cryhavoc-faction-name }: { cryhavoc-objective-control } { $control }, { cryhavoc-objective-prisoners } { $prisoners }, { cryhavoc-objective-attrition } { $attrition }.
cryhavoc-event-tactic = { cryhavoc-faction-subject } jogam a carta { $card }.
cryhavoc-event-tactic-for = No lugar { cryhavoc-faction-of }, { cryhavoc-other-subject } jogam a carta { $card }.
cryhavoc-event-passed = { cryhavoc-faction-subject } passam.
cryhavoc-event-joined = { cryhavoc-faction-subject } colocam mais { cryhavoc-n-units } { cryhavoc-at-objective }.
cryhavoc-event-shifted = Uma unidade { cryhavoc-faction-of } vai { cryhavoc-from-objective } { cryhavoc-to-objective }.
cryhavoc-event-left = Uma unidade { cryhavoc-faction-of } deixa a batalha { FORM($region, case: "in") }.
# $strength against $rest.
cryhavoc-event-won-control = { cryhavoc-faction-subject } vencem o Controle de Região { FORM($region, case: "in") } ({ $strength } a { $rest }).
cryhavoc-event-won-prisoners = { cryhavoc-faction-subject } vencem a Captura de Prisioneiros.
cryhavoc-event-captured = { cryhavoc-faction-subject } capturam uma unidade { cryhavoc-other-of }.
cryhavoc-event-named = { cryhavoc-faction-subject } vão matar uma unidade { cryhavoc-at-objective }.
cryhavoc-event-killed = { cryhavoc-faction-subject } matam { cryhavoc-n-units } { cryhavoc-other-of } { FORM($region, case: "in") }.
cryhavoc-event-killed-by-nobody = Baixas { FORM($region, case: "in") }: { cryhavoc-n-units } { cryhavoc-other-of }.
cryhavoc-event-retreated = { cryhavoc-faction-subject } recuam com { cryhavoc-n-units } { FORM($region, case: "to") }.
cryhavoc-event-to-reserve = { cryhavoc-faction-subject } levam { cryhavoc-n-units } de volta para a reserva.
cryhavoc-event-nest = Um Ninho é colocado { FORM($region, case: "in") }, virado para baixo.
cryhavoc-event-vp = { cryhavoc-faction-subject } ganham { cryhavoc-n-vp }.
cryhavoc-event-ransomed = { cryhavoc-faction-subject } resgatam por 2 PV uma unidade em poder { cryhavoc-other-from }.
cryhavoc-event-freed = { cryhavoc-faction-subject } recuperam, sem pagar, uma unidade em poder { cryhavoc-other-from }.
cryhavoc-event-scored-regions = { cryhavoc-faction-subject } ganham { cryhavoc-n-vp } pelas próprias regiões.
cryhavoc-event-scored-crystals = { cryhavoc-faction-subject } ganham { cryhavoc-n-vp } por cristais ({ $crystals }).
cryhavoc-event-token-placed = { cryhavoc-faction-subject } colocam um marcador { FORM($region, case: "in") }: { $token }.
cryhavoc-event-token-placed-nest = { cryhavoc-faction-subject } colocam um marcador dos Trogs { FORM($region, case: "in") }, virado para baixo.
cryhavoc-event-token-gone = { cryhavoc-faction-subject } recolhem um marcador { FORM($region, case: "from") }: { $token }.
cryhavoc-event-relocated = { cryhavoc-faction-subject } movem a estrutura { $structure } { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-relocated-trogs = { cryhavoc-faction-subject } movem um marcador dos Trogs, virado para baixo, { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-demolished = { cryhavoc-faction-subject } retiram uma estrutura: { cryhavoc-site-name }.
cryhavoc-event-paid-unit = { cryhavoc-faction-subject } devolvem à reserva uma unidade { FORM($region, case: "from") }.
cryhavoc-event-paid-unit-battle = { cryhavoc-faction-subject } devolvem à reserva uma unidade da batalha.
cryhavoc-event-paid-crystals = { cryhavoc-faction-subject } gastam { cryhavoc-n-crystals }.
cryhavoc-event-strength = { cryhavoc-faction-name }: +{ $n } { cryhavoc-at-objective }.
cryhavoc-event-absorb = { cryhavoc-faction-subject } perdem { cryhavoc-n-units } a menos no Atrito.
cryhavoc-event-ties = { cryhavoc-faction-subject } vencem o empate { cryhavoc-at-objective }.
cryhavoc-event-reversed = { cryhavoc-faction-subject } invertem a ordem dos objetivos.
cryhavoc-event-skipped = { cryhavoc-faction-subject } cancelam um objetivo nesta batalha: { cryhavoc-objective-name }.
cryhavoc-event-far-retreat = { cryhavoc-faction-subject } podem recuar para qualquer região que controlem.
cryhavoc-event-limited =
    { $n ->
        [0] { cryhavoc-faction-subject } não podem jogar mais cartas nesta batalha.
       *[other] { cryhavoc-faction-subject } só podem jogar mais { cryhavoc-n-cards } nesta batalha.
    }
cryhavoc-event-final = A pontuação final está habilitada: esta é a última rodada.
cryhavoc-event-over = Fim da partida.

## Why not

# $thing: what was chosen: a region, a card, an objective, a structure with its region.
cryhavoc-why-no-hq-spot = { $thing }: não é uma região de QG. Escolha uma que seja.
cryhavoc-why-hq-spot-taken = { $thing }: já há um QG ali. Escolha uma região de QG livre.
cryhavoc-why-not-in-hand = { $thing }: não está na sua mão ou já foi escolhida. Escolha outra carta.
cryhavoc-why-not-looked-at = { $thing }: essa não é uma das cartas que você está olhando. Escolha uma delas.
cryhavoc-why-not-stored = { $thing }: nenhuma carta guardada assim pode voltar agora. Escolha outra opção.
cryhavoc-why-deck-empty = { $thing }: não há mais cartas ali. Escolha outro baralho.
cryhavoc-why-no-prisoner-there = { $thing }: não têm nenhuma unidade sua presa. Escolha quem tenha uma.
cryhavoc-why-too-few-vp = Uma unidade custa 2 PV, mas você só tem { $vp }. Pare de resgatar.
cryhavoc-why-scoring-enabled = A pontuação já está habilitada nesta rodada. Escolha outra ação.
cryhavoc-why-final-round = Na última rodada a pontuação já está habilitada. Escolha outra ação.
cryhavoc-why-no-scoring-card = Para isso você precisa ter a carta { $card } na mão. Escolha outra ação.
cryhavoc-why-no-such-skill = Você não tem essa habilidade nesta partida. Escolha uma que tenha.
cryhavoc-why-skill-exhausted = A habilidade { $thing } está esgotada nesta rodada. Escolha outra habilidade ou uma ação.
cryhavoc-why-skill-passive = A habilidade { $thing } é passiva: vale sempre e não precisa ser usada. Escolha outra habilidade ou uma ação.
cryhavoc-why-skill-does-nothing = A habilidade { $thing } não pode ser usada agora: você não pode pagar o preço, ou ela não faria nada.
cryhavoc-why-no-region = Essa região não existe neste tabuleiro. Escolha uma que exista.
cryhavoc-why-no-unit-there = { $thing }: não há ali nenhuma unidade que sirva. Escolha um lugar que tenha uma.
cryhavoc-why-unit-halted = { $thing }: as suas unidades ali encontraram inimigos ou Trogs e não se movem mais nesta ação. Escolha outras.
cryhavoc-why-unit-halted-for-turn = { $thing }: as suas unidades ali encontraram inimigos ou Trogs e não podem mais se mover neste turno. Escolha outras.
cryhavoc-why-unit-halted-for-round = { $thing }: as suas unidades ali encontraram inimigos ou Trogs e não podem mais se mover nesta rodada. Escolha outras.
cryhavoc-why-unit-halted-moved = { $thing }: o que está ali acabou de ser movido e fica onde está. Escolha outra coisa.
cryhavoc-why-attacker-stays = { $thing }: ali você é o atacante e não pode sair. Escolha unidades de outra região.
# $held: how many the attacker holds back.
cryhavoc-why-defender-blocked = { $thing }: os atacantes seguram { $held } das suas unidades ali, e você não tem mais do que isso. Escolha unidades de outra região.
cryhavoc-why-nowhere-to-go = { $thing }: dali não há para onde ir. Escolha outra coisa.
cryhavoc-why-not-adjacent = { $thing }: essa região não é adjacente. Escolha uma que seja.
cryhavoc-why-enemy-hq = { $thing }: ali fica um QG em que você não pode entrar. Escolha outra região.
cryhavoc-why-battle-region = { $thing }: é uma região de batalha e não pode ser escolhida aqui. Escolha outra região.
cryhavoc-why-closed-by-token = { $thing }: um marcador impede a entrada das suas unidades. Escolha outra região.
cryhavoc-why-not-to-resolve = { $thing }: não há nada a resolver ali agora. Escolha uma das regiões marcadas.
cryhavoc-why-too-few-points = É mais do que você tem para gastar ({ $points }). Escolha menos.
cryhavoc-why-reserve-empty =
    { $reserve ->
        [0] { $thing }: a sua reserva está vazia. Escolha outra coisa, ou pare.
        [one] { $thing }: na sua reserva há só { $reserve } unidade. Escolha menos.
       *[other] { $thing }: na sua reserva há só { $reserve } unidades. Escolha menos.
    }
cryhavoc-why-no-such-structure = A sua facção não tem essa estrutura. Escolha uma que ela tenha.
cryhavoc-why-not-controlled = { $thing }: você não controla essa região. Escolha outra região.
cryhavoc-why-not-controlled-before = { $thing }: você só tomou essa região durante esta ação. Escolha outra região.
# $cost: of that structure. $points: what is left.
cryhavoc-why-too-dear = { $thing }: custo { $cost }, mas você só tem { $points }. Escolha algo mais barato, ou pare.
cryhavoc-why-not-in-hq = { $thing }: nada se constrói nem se coloca em um QG. Escolha outra região.
cryhavoc-why-no-building-in-battle = { $thing }: nada se constrói em uma região de batalha. Escolha outra região.
cryhavoc-why-built-there = { $thing }: já há uma estrutura dessas ali. Escolha outra região ou outra estrutura.
cryhavoc-why-no-token-left = { $thing }: não restam marcadores desse tipo. Escolha outra coisa.
cryhavoc-why-not-built-there = { $thing }: você não tem uma estrutura dessas ali. Escolha um lugar onde tenha.
cryhavoc-why-already-activated = { $thing }: essa estrutura já foi ativada nesta ação. Escolha outra.
cryhavoc-why-structure-passive = { $thing }: essa estrutura é passiva, vale sempre e não precisa ser ativada. Escolha outra.
cryhavoc-why-activation-in-battle = { $thing }: essa estrutura não pode ser ativada em uma região de batalha. Escolha outra.
cryhavoc-why-activation-does-nothing = { $thing }: essa estrutura não pode ser ativada agora. Você não pode pagar o preço, ou ela não faria nada.
cryhavoc-why-too-few-units = Você não tem tantas unidades para colocar. Escolha menos.
cryhavoc-why-no-battle-effect = A carta { $thing } não tem efeito em batalha. Escolha outra carta, ou passe.
cryhavoc-why-other-terrain = A carta { $thing } só vale no terreno dela. Escolha outra carta, ou passe.
cryhavoc-why-no-terrain = A carta { $thing } só vale no terreno dela, e esta região não tem terreno. Escolha outra carta, ou passe.
cryhavoc-why-no-enemy-there = { $thing }: não há ali nenhuma unidade inimiga que sirva. Escolha um lugar que tenha uma.
cryhavoc-why-no-victim-there = { $thing }: não há mais unidade inimiga para matar ali. Escolha um objetivo que tenha uma.
cryhavoc-why-not-own-region = { $thing }: você não controla essa região. Escolha uma que controle.
cryhavoc-why-retreat-not-adjacent = { $thing }: essa região não é adjacente à região de batalha. Recue para uma região adjacente que você controle.
cryhavoc-why-region-controlled = { $thing }: alguém controla essa região. Escolha uma que ninguém controle.
cryhavoc-why-nest-not-adjacent = { $thing }: essa região não é adjacente à região de batalha. Escolha uma região adjacente que ninguém controle.
cryhavoc-why-nest-among-tokens = { $thing }: ali já há um Grupo de Guerra ou Ninho. Escolha outra região.
cryhavoc-why-hq-protected = { $thing }: nesta mesa este efeito não afeta um QG. Escolha outra região.
cryhavoc-why-no-battle-regions = { $thing }: nesta mesa este efeito não afeta regiões de batalha. Escolha outra região.
cryhavoc-why-not-on-card = { $thing }: o texto não permite isso. Escolha algo que ele permita.
cryhavoc-why-same-place = { $thing }: é o mesmo lugar. Escolha outro.
cryhavoc-why-nothing-to-do = { $thing }: isso não faria nada. Escolha outra coisa.
cryhavoc-why-cannot-pay = { $thing }: você não pode pagar o preço, ou isso não faria nada. Escolha outra coisa.
cryhavoc-why-must-do = Isso é obrigatório. Escolha uma das opções.
cryhavoc-why-must-finish = Termine o que começou. Escolha uma das opções.
cryhavoc-why-no-target-there = { $thing }: não há ali nenhum alvo válido. Escolha outro lugar.
cryhavoc-why-token-there = { $thing }: já há um marcador desses ali. Escolha outra região.
cryhavoc-why-too-far-away = { $thing }: essa região fica longe demais para isso. Escolha uma mais próxima.
cryhavoc-why-region-occupied = { $thing }: as unidades que estão ali impedem isso. Escolha outra região.
cryhavoc-why-no-such-place = A trilha de iniciativa não tem essa posição. Escolha outra.

## What a table can choose

cryhavoc-option-edition = A edição do manual. Ela define todas as interpretações das regras; cada uma ainda pode ser mudada à parte.
cryhavoc-option-level = Quantas habilidades cada jogador tem.
cryhavoc-option-pack = Qual pacote de componentes é usado: o que há nas cartas, nos tabuleiros e nos marcadores.
cryhavoc-option-factions = Uma facção para cada jogador, separadas por vírgulas; com drawn, são sorteadas. Trogs só com quatro jogadores.
cryhavoc-option-hq_placement = Como se distribuem os QGs entre as regiões.
cryhavoc-option-start_tunnels = Quantos Túneis os Trogs têm no início, com quatro jogadores.
cryhavoc-option-nests_with_four = Se há Ninhos com quatro jogadores.
cryhavoc-option-trog_hq_token = Se, com quatro jogadores, o QG dos Trogs tem um marcador de Controle desde o início.
cryhavoc-option-passing_events = Quando um evento ultrapassado na trilha de pontuação vai para cima do próximo, o que encurta a partida.
cryhavoc-option-skill_tokens = O que acontece com os marcadores de Habilidade quando as habilidades são preparadas de novo.
cryhavoc-option-played_cards = Quando as cartas jogadas em uma ação vão para o descarte.
cryhavoc-option-useless_tactics = Se, em uma batalha, você pode jogar uma carta de Tática cujo preço não pode pagar.
cryhavoc-option-halted_units = Por quanto tempo uma unidade que encontrou inimigos ou um marcador dos Trogs fica sem poder se mover.
cryhavoc-option-woken_regions = Em que regiões os Grupos de Guerra e os Ninhos são revelados depois de um movimento.
cryhavoc-option-tokens_among_others = Se um Grupo de Guerra ou Ninho é revelado onde há unidades de outro invasor.
cryhavoc-option-token_order = O que se revela primeiro quando há um Grupo de Guerra e um Ninho na mesma região.
cryhavoc-option-trogs_run_out = Quando o jogador que move perde uma unidade porque não há mais Trogs para aparecer.
cryhavoc-option-activation = Onde é possível ativar estruturas.
cryhavoc-option-other_own_card = O que acontece com a outra carta quando você fica com uma de duas do próprio baralho.
cryhavoc-option-battle_numbers = Se o número de uma batalha que não aconteceu pode ser usado de novo na mesma rodada.
cryhavoc-option-battle_tokens = Se pode haver no máximo oito batalhas, uma por marcador de batalha.
cryhavoc-option-attrition = Como se escolhem as mortes no Atrito.
cryhavoc-option-retreat_reveals = Se um recuo revela os Grupos de Guerra e Ninhos da região.
cryhavoc-option-natives_win = O que acontece com o marcador de Controle onde Trogs nativos vencem o Controle de Região.
cryhavoc-option-nest_chosen_by = Quem escolhe a região para o Ninho dos Trogs derrotados.
cryhavoc-option-nest_regions = Para onde pode ir o Ninho dos Trogs derrotados.
cryhavoc-option-token_targets = Se marcadores em uma batalha podem ser mortos.
cryhavoc-option-control_tokens = Se uma facção pode controlar no máximo oito regiões, uma por marcador de Controle.
cryhavoc-option-hq_targets = Se efeitos de outros jogadores podem afetar um QG.
cryhavoc-option-battle_regions = Se efeitos que matam unidades ou que colocam, removem ou guardam cristais valem também para regiões de batalha.
cryhavoc-option-trog_entry = O que faz uma unidade dos Trogs que entra em uma região com Grupo de Guerra ou Ninho.
cryhavoc-option-trogs_wake = Se o jogador dos Trogs revela marcadores no fim de um movimento.
cryhavoc-option-tunnel_links = Que Túneis ligam regiões para os Trogs.
cryhavoc-option-ambush_tokens = Que marcadores são colocados em emboscada, com quatro jogadores.
cryhavoc-option-ambush_supply = O que acontece quando não há mais marcadores para uma emboscada.
# The same in a few words, for a form.
cryhavoc-label-edition = Edição do manual
cryhavoc-label-level = Habilidades por jogador

cryhavoc-value-edition-en = inglesa
cryhavoc-value-edition-pl = polonesa
cryhavoc-value-edition-de = alemã
cryhavoc-value-edition-pt = brasileira
cryhavoc-value-level-first = Iniciantes: a habilidade Padrão
cryhavoc-value-level-experienced = Experientes: uma habilidade a mais
cryhavoc-value-level-veteran = Veteranos: duas habilidades a mais
cryhavoc-value-pack-york-five = geralmente cinco rodadas
cryhavoc-value-pack-york = geralmente três ou quatro rodadas
cryhavoc-value-factions-drawn = por sorteio
cryhavoc-value-factions-humans = { cryhavoc-faction-humans }
cryhavoc-value-factions-pilgrims = { cryhavoc-faction-pilgrims }
cryhavoc-value-factions-machines = { cryhavoc-faction-machines }
cryhavoc-value-factions-trogs = { cryhavoc-faction-trogs }
cryhavoc-value-hq_placement-random = por sorteio
cryhavoc-value-hq_placement-chosen = os jogadores escolhem na ordem dos lugares
cryhavoc-value-hq_placement-chosen_by_initiative = os jogadores escolhem na ordem de iniciativa
cryhavoc-value-start_tunnels-four = quatro ao todo
cryhavoc-value-start_tunnels-four_and_hq = quatro e mais um no QG
cryhavoc-value-nests_with_four-used = sim
cryhavoc-value-nests_with_four-unused = não
cryhavoc-value-trog_hq_token-placed = sim
cryhavoc-value-trog_hq_token-missing = não: ele recebe um depois do primeiro movimento dos Trogs
cryhavoc-value-passing_events-always = sempre
cryhavoc-value-passing_events-not_in_first_game = menos entre iniciantes
cryhavoc-value-passing_events-when_reached = sempre, e basta alcançá-lo
cryhavoc-value-skill_tokens-stay = ficam até terminar uma batalha na região
cryhavoc-value-skill_tokens-return = voltam para as suas cartas
cryhavoc-value-played_cards-discarded_at_once = na hora
cryhavoc-value-played_cards-discarded_after_action = depois da ação
cryhavoc-value-useless_tactics-playable = sim, sem efeito
cryhavoc-value-useless_tactics-price_first = não
cryhavoc-value-halted_units-for_turn = até o fim do turno, mesmo com habilidades
cryhavoc-value-halted_units-for_round = até o fim das ações da rodada
cryhavoc-value-halted_units-for_action = só até o fim da ação
cryhavoc-value-halted_units-until_round_ends = até o fim da rodada, batalhas incluídas
cryhavoc-value-woken_regions-moved_into = só naquelas em que você entrou
cryhavoc-value-woken_regions-with_units = em todas as que têm unidades suas
cryhavoc-value-tokens_among_others-resolved = sim, e pode haver uma batalha depois da outra
cryhavoc-value-tokens_among_others-face_down = não, fica virado para baixo
cryhavoc-value-token_order-war_party_first = o Grupo de Guerra
cryhavoc-value-token_order-mover_chooses = quem move escolhe
cryhavoc-value-trogs_run_out-per_token = para cada marcador que não traz nenhum
cryhavoc-value-trogs_run_out-per_region = uma vez por região em que nenhum apareceu
cryhavoc-value-activation-controlled_now = em regiões que você controla
cryhavoc-value-activation-since_beginning = em regiões que você controla desde o início da ação
cryhavoc-value-other_own_card-shuffled_back = volta para o baralho, que é embaralhado
cryhavoc-value-other_own_card-discarded = é descartada
cryhavoc-value-battle_numbers-reused = sim
cryhavoc-value-battle_numbers-not_reused = não
cryhavoc-value-battle_tokens-unlimited = não
cryhavoc-value-battle_tokens-eight = sim
cryhavoc-value-attrition-at_once = os dois lados ao mesmo tempo
cryhavoc-value-attrition-attacker_first = primeiro o atacante
cryhavoc-value-retreat_reveals-no = não
cryhavoc-value-retreat_reveals-yes = sim, e pode haver uma batalha
cryhavoc-value-natives_win-token_stays = ele fica
cryhavoc-value-natives_win-enemys_token_goes = o do inimigo deles sai
cryhavoc-value-natives_win-any_token_goes = ele sai, seja de quem for
cryhavoc-value-nest_chosen_by-commander = quem os comanda
cryhavoc-value-nest_chosen_by-fighter = quem lutou contra eles
cryhavoc-value-nest_regions-all = para qualquer região adjacente que ninguém controla
cryhavoc-value-nest_regions-no_battle_regions = para regiões que não sejam de batalha
cryhavoc-value-nest_regions-no_tokens = para regiões sem Grupo de Guerra nem Ninho
cryhavoc-value-token_targets-untouchable = não
cryhavoc-value-token_targets-killable = sim
cryhavoc-value-control_tokens-unlimited = não
cryhavoc-value-control_tokens-eight = sim
cryhavoc-value-hq_targets-allowed = sim
cryhavoc-value-hq_targets-protected = não
cryhavoc-value-battle_regions-included = sim
cryhavoc-value-battle_regions-excluded = só se o texto disser
cryhavoc-value-trog_entry-stops = tem de parar
cryhavoc-value-trog_entry-goes_on = pode seguir adiante
cryhavoc-value-trogs_wake-as_everybody = sim, como todos
cryhavoc-value-trogs_wake-exempt = não, só ao entrar
cryhavoc-value-tunnel_links-all = todos
cryhavoc-value-tunnel_links-own_or_free = os de regiões que eles controlam ou que ninguém controla
cryhavoc-value-ambush_tokens-nests = Ninhos
cryhavoc-value-ambush_tokens-war_parties = Grupos de Guerra
cryhavoc-value-ambush_supply-reshuffled = os já resolvidos voltam embaralhados
cryhavoc-value-ambush_supply-used_up = não se pode colocar mais nenhum

## Where victory points come from

cryhavoc-score-regions = Regiões
cryhavoc-score-crystals = Cristais
cryhavoc-score-control = { cryhavoc-objective-control }
cryhavoc-score-kills = Unidades mortas
cryhavoc-score-prisoners = Prisioneiros
cryhavoc-score-symbols = Símbolos de PV nas cartas
cryhavoc-score-effects = Outros efeitos
cryhavoc-score-ransom = Unidades resgatadas
