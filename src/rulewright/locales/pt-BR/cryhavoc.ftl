### Cry Havoc, what is asked, done, told and refused (Brazilian Portuguese).
### Names of players, regions, cards and other parts of a pack are shown as they are, never inflected. Factions and the rest: see
### cryhavoc-terms.ftl; what cards do: see cryhavoc-effects.ftl.

## The game

cryhavoc-title = Cry Havoc
cryhavoc-introduction =
    Humanos, Peregrinos e Máquinas invadem um planeta cheio de cristais, e os Trogs, que vivem lá, o defendem. Em cada uma das no máximo cinco rodadas você tem três ações: mover, recrutar, construir, pegar uma carta melhor ou habilitar a pontuação. Depois se travam todas as batalhas, cada uma por três objetivos. No fim vence quem tiver mais pontos de vitória, e a maior parte vem dos cristais nas regiões que você controla quando a pontuação está habilitada.

    Digite um número da lista ou o nome de uma região ou carta. Digite { cli-word-help } para ver todo o resto, { cli-word-why } e um nome para saber por que algo não é permitido, { cli-word-undo } para voltar atrás.

    Os mapas, as cartas e os marcadores são criação nossa, pois as imagens do manual se perderam. Este programa é independente: nem os autores nem a editora do jogo participam dele.
cryhavoc-side = Facção

## What is asked

cryhavoc-prompt-landing = Escolha uma região para o seu QG.
cryhavoc-prompt-discard =
    { $n ->
        [one] Escolha uma carta para descartar.
       *[other] Descarte { $n } cartas: escolha uma delas.
    }
cryhavoc-prompt-discard-looked = Escolha a carta para descartar. Você fica com a outra.
cryhavoc-prompt-keep = Escolha a carta com que você fica. A outra volta para o baralho, que é embaralhado.
cryhavoc-prompt-drop = O seu depósito está cheio demais: escolha a carta que vai para o fundo do baralho dela.
cryhavoc-prompt-deck = Escolha um baralho de terreno.
cryhavoc-prompt-deck-back = O seu depósito está cheio demais: escolha o baralho para onde volta uma das cartas guardadas.
# $vp: what the player has.
cryhavoc-prompt-ransom = Resgate por 2 PV uma das suas unidades capturadas (você tem { $vp }), ou nenhuma mais.
# $n: which action it is, of $most.
cryhavoc-prompt-action = Ação { $n } de { $most }: escolha uma. Antes e depois dela você pode usar habilidades.
cryhavoc-prompt-after-action = A sua ação está feita. Use uma habilidade ou encerre o seu turno.
# $cards: chosen so far; they give $n points.
cryhavoc-prompt-cards =
    { $row ->
        [move] Mover
        [recruit] Recrutar
       *[build] Construir
    }: { $cards ->
        [0] escolha cartas para jogar pelos ícones, ou não jogue nenhuma.
        [one] 1 carta escolhida ({ cryhavoc-n-points }). Escolha mais, ou jogue.
       *[other] { $cards } cartas escolhidas ({ cryhavoc-n-points }). Escolha mais, ou jogue.
    }
cryhavoc-prompt-unit =
    { $n ->
        [one] Resta 1 ponto de Movimento
       *[other] Restam { $n } pontos de Movimento
    }: escolha uma região de onde mover uma unidade, ou pare.
cryhavoc-prompt-goal = Escolha para onde vai a unidade de { $region }.
cryhavoc-prompt-explore-next = Escolha onde explorar agora.
cryhavoc-prompt-wake-next = Escolha onde encontrar os Trogs agora.
cryhavoc-prompt-battle-next = Escolha onde pôr o próximo marcador de batalha: as batalhas são travadas nessa ordem.
# $n: points.
cryhavoc-prompt-recruits =
    { $n ->
        [one] 1 ponto de Recrutamento
       *[other] { $n } pontos de Recrutamento
    }: escolha quantas unidades recrutar. Na sua reserva: { $reserve }.
cryhavoc-prompt-structure =
    { $n ->
        [one] Resta 1 ponto de Construção
       *[other] Restam { $n } pontos de Construção
    }: construa ou ative uma estrutura, ou pare.
cryhavoc-prompt-structure-here =
    { $n ->
        [one] Resta 1 ponto de Construção
       *[other] Restam { $n } pontos de Construção
    }, só para { $region }: construa ou ative uma estrutura, ou pare.
# $n: units not yet placed.
cryhavoc-prompt-station = Batalha em { $region }: escolha quantas unidades { cryhavoc-faction-of } ficam { cryhavoc-onto-objective } (a colocar: { $n }). O resto vai no fim para o Atrito.
cryhavoc-prompt-tactic = Batalha em { $region }: jogue uma carta de Tática para { cryhavoc-faction-object }, ou passe.
cryhavoc-prompt-prisoner = Escolha o objetivo de onde você captura uma unidade { cryhavoc-other-of }.
cryhavoc-prompt-victim =
    { $n ->
        [one] Resta matar 1 unidade
       *[other] Resta matar { $n } unidades
    } no Atrito: escolha o objetivo em que morre uma unidade { cryhavoc-other-of }.
cryhavoc-prompt-retreat = Escolha para onde recuar com { cryhavoc-n-units } { cryhavoc-faction-of }.
cryhavoc-prompt-nest = Os Trogs perderam { $region }: escolha uma região adjacente para o Ninho deles.

# What effects ask for. $n: how many more.
cryhavoc-prompt-effect-option = Escolha uma opção.
cryhavoc-prompt-effect-pay-card = Escolha uma carta para descartar por isso, ou desista.
cryhavoc-prompt-effect-pay-unit-at = Escolha uma região de onde devolver uma unidade à reserva, ou desista.
cryhavoc-prompt-effect-pay-unit-on = Escolha o objetivo de onde devolver uma unidade à reserva, ou desista.
cryhavoc-prompt-effect-pay-structure = Escolha uma estrutura para retirar, ou desista.
cryhavoc-prompt-effect-pay-more = Pague um, ou pare.
cryhavoc-prompt-effect-shift-from = Escolha o objetivo de onde mover uma unidade, ou pare. Ainda possíveis: { $n }.
cryhavoc-prompt-effect-shift-to = Escolha para onde vai a unidade { cryhavoc-from-objective }.
cryhavoc-prompt-effect-call-from = Escolha uma região de onde trazer uma unidade, ou pare. Ainda possíveis: { $n }.
cryhavoc-prompt-effect-call-to = Escolha o objetivo para a unidade de { $region }.
cryhavoc-prompt-effect-withdraw-from = Escolha o objetivo de onde uma unidade deixa a batalha, ou pare. Ainda possíveis: { $n }.
cryhavoc-prompt-effect-place = Escolha a sua posição na trilha de Iniciativa Seguinte.
cryhavoc-prompt-effect-teleport-from = Escolha a região de onde levar unidades, ou desista. No máximo: { $n }.
cryhavoc-prompt-effect-teleport-to = Escolha para onde vão as unidades de { $region }.
cryhavoc-prompt-effect-teleport-more = Leve mais uma unidade, ou pare. Ainda possíveis: { $n }.
cryhavoc-prompt-effect-deploy-at = Escolha uma região para unidades da sua reserva, ou desista. No máximo: { $n }.
cryhavoc-prompt-effect-deploy-on = Escolha um objetivo para uma unidade da reserva, ou pare. Ainda possíveis: { $n }.
cryhavoc-prompt-effect-deploy-more = Ponha ali uma unidade da reserva, ou pare. Ainda possíveis: { $n }.
cryhavoc-prompt-effect-kill-at = Escolha a região em que matar, ou desista.
cryhavoc-prompt-effect-kill-whose = Escolha de quem é a unidade que morre em { $region }.
cryhavoc-prompt-effect-kill-on = Escolha o objetivo em que matar, ou desista.
cryhavoc-prompt-effect-kill-more = Mate ali mais uma unidade, ou pare. Ainda possíveis: { $n }.
cryhavoc-prompt-effect-control-at = Escolha a região cujo controle tomar, ou desista.
cryhavoc-prompt-effect-free-from = Escolha de quem recuperar um prisioneiro, ou pare. Ainda possíveis: { $n }.
cryhavoc-prompt-effect-token-at = Escolha uma região para o marcador, ou pare. Ainda possíveis: { $n }.
cryhavoc-prompt-effect-trigger-at = Escolha onde revelar um Grupo de Guerra ou Ninho, ou desista.
cryhavoc-prompt-effect-structure-from = Escolha uma estrutura para mover, ou pare. Ainda possíveis: { $n }.
cryhavoc-prompt-effect-structure-to = Escolha para onde vai a estrutura.
cryhavoc-prompt-effect-trogs-from = Escolha uma região de onde mover um Grupo de Guerra ou Ninho, ou pare. Ainda possíveis: { $n }.
cryhavoc-prompt-effect-trogs-to = Escolha para onde vai o marcador de { $region }.
cryhavoc-prompt-effect-crystals-at = Escolha uma região para os cristais.
cryhavoc-prompt-effect-crystals-off = Retire um cristal, ou pare. Ainda possíveis: { $n }.
cryhavoc-prompt-effect-harvest-at = Escolha uma região de onde levar cristais, ou desista.
cryhavoc-prompt-effect-harvest-more = Leve um cristal, ou pare. Ainda possíveis: { $n }.

## What can be done

cryhavoc-do-land = Instale o seu QG em { $region }
cryhavoc-do-discard = Descarte: { $card }
cryhavoc-do-keep = Fique com: { $card }
cryhavoc-do-drop = Devolva: { $card }
cryhavoc-do-deck = { cryhavoc-deck-name }
cryhavoc-do-ransom = Resgate uma unidade { cryhavoc-other-from } por 2 PV
cryhavoc-do-move = Mover
cryhavoc-do-recruit = Recrutar
cryhavoc-do-build = Construir e ativar
cryhavoc-do-study = Comprar duas, ficar com uma: { cryhavoc-deck-name }
cryhavoc-do-enable = Habilitar a pontuação com: { $card }
cryhavoc-do-skill = Use a habilidade: { $skill }
cryhavoc-do-end = Encerre o seu turno
cryhavoc-do-pick = { $card }: { cryhavoc-icons }
# $cards: chosen so far; they give $n points.
cryhavoc-do-play =
    { $cards ->
        [0] Não jogue nenhuma carta
        [one] Jogue a carta: { cryhavoc-n-points }
       *[other] Jogue as { $cards } cartas: { cryhavoc-n-points }
    }
cryhavoc-do-from = Mova uma unidade de { $region }
cryhavoc-do-to = De { $from } para { $region }
# $offer: explore-next, wake-next or battle-next.
cryhavoc-do-next =
    { $offer ->
        [explore-next] Explore { $region }
        [wake-next] Encontre os Trogs em { $region }
       *[battle-next] Ponha o marcador de batalha em { $region }
    }
cryhavoc-do-raise =
    { $n ->
        [0] Não recrute ninguém
       *[other] Recrute { cryhavoc-n-units }
    }
cryhavoc-do-construct = Construa: { cryhavoc-site-name } (custo { $cost })
cryhavoc-do-activate = Ative: { cryhavoc-site-name } (custo { $cost })
# $offer: ransom, unit or structure.
cryhavoc-do-done =
    { $offer ->
        [ransom] Não resgate mais
        [unit] Não mova mais
       *[structure] Não construa mais
    }
cryhavoc-do-station = { cryhavoc-n-units } { cryhavoc-onto-objective }
cryhavoc-do-tactic = Jogue: { $card }
cryhavoc-do-pass = Passe
cryhavoc-do-capture = Capture uma unidade { cryhavoc-off-objective }
cryhavoc-do-kill = Mate uma unidade { cryhavoc-at-objective }
cryhavoc-do-retreat = Recue para { $region }
cryhavoc-do-nest = Ponha o Ninho em { $region }
cryhavoc-do-region = { $region }
cryhavoc-do-objective = { cryhavoc-objective-name }
cryhavoc-do-card = { $card }
# $effect: what that choice does, as whole sentences.
cryhavoc-do-option = { $effect }
cryhavoc-do-owner = { cryhavoc-other-name }
cryhavoc-do-site = { cryhavoc-site-name }
cryhavoc-do-place = Posição { $place }
# $question: what the effect asks, see the prompts above.
cryhavoc-do-more =
    { $question ->
        [pay-more] Pague um
        [teleport-more] Leve mais uma unidade
        [deploy-more] Ponha ali uma unidade
        [kill-more] Mate mais uma unidade
        [crystals-off] Retire um cristal
       *[harvest-more] Leve um cristal
    }
cryhavoc-do-stop =
    { $question ->
        [pay-more] Não pague mais
       *[other] Nada mais
    }

## What happened

cryhavoc-event-faction = { $player } comanda { cryhavoc-faction-object }.
cryhavoc-event-landed = { cryhavoc-faction-subject } instalam o QG em { $region }.
cryhavoc-event-skill = { cryhavoc-faction-subject } têm a habilidade { $skill }.
cryhavoc-event-initiative = Iniciativa, posição { $place }: { cryhavoc-faction-name }.
cryhavoc-event-round = Começa a rodada { $n }.
cryhavoc-event-event = Evento: { $event }.
# $place: which event spot of the score track.
cryhavoc-event-event-passed = { cryhavoc-faction-subject } ultrapassam o local de Evento { $place }: o que está nele vai para cima do próximo evento.
cryhavoc-event-order = { cryhavoc-faction-subject } ocupam a posição { $place } da trilha de Iniciativa Seguinte.
cryhavoc-event-drew = { cryhavoc-faction-subject } compram uma carta: { $card }.
cryhavoc-event-drew-hidden = { cryhavoc-faction-subject } compram uma carta.
cryhavoc-event-rebuilt = { cryhavoc-faction-subject } embaralham o descarte e formam um novo baralho.
cryhavoc-event-discarded = { cryhavoc-faction-subject } descartam uma carta: { $card }.
cryhavoc-event-looked = { cryhavoc-faction-subject } olham uma carta { cryhavoc-deck-from }: { $card }.
cryhavoc-event-looked-hidden = { cryhavoc-faction-subject } olham uma carta { cryhavoc-deck-from }.
cryhavoc-event-kept = { cryhavoc-faction-subject } ficam com uma carta: { $card }.
cryhavoc-event-kept-hidden = { cryhavoc-faction-subject } ficam com uma carta.
cryhavoc-event-returned = { cryhavoc-faction-subject } devolvem uma carta ao baralho, que é embaralhado: { $card }.
cryhavoc-event-stored = { cryhavoc-faction-subject } guardam uma carta no depósito: { $card }.
cryhavoc-event-stored-hidden = { cryhavoc-faction-subject } guardam no depósito, virada para baixo, uma carta { cryhavoc-deck-from }.
cryhavoc-event-dropped = { cryhavoc-faction-subject } põem uma carta no fundo do baralho dela: { $card }.
cryhavoc-event-dropped-hidden = { cryhavoc-faction-subject } devolvem ao fundo uma carta guardada { cryhavoc-deck-from }.
# $n: which action of the round.
cryhavoc-event-turn = { $player } faz a ação { $n } para { cryhavoc-faction-object }.
cryhavoc-event-action =
    { $row ->
        [move] { cryhavoc-faction-subject } escolhem Mover.
        [recruit] { cryhavoc-faction-subject } escolhem Recrutar.
       *[build] { cryhavoc-faction-subject } escolhem Construir.
    }
cryhavoc-event-played =
    { $row ->
        [move] { cryhavoc-faction-subject } jogam para mover: { $card }.
        [recruit] { cryhavoc-faction-subject } jogam para recrutar: { $card }.
       *[build] { cryhavoc-faction-subject } jogam para construir: { $card }.
    }
cryhavoc-event-points = { cryhavoc-faction-subject } têm { cryhavoc-n-points }.
cryhavoc-event-enabled = { cryhavoc-faction-subject } habilitam a pontuação.
cryhavoc-event-skill-used = { cryhavoc-faction-subject } usam { $skill }.
cryhavoc-event-skill-ready = { cryhavoc-faction-name }: { $skill } está de novo preparada.
cryhavoc-event-moved = { cryhavoc-faction-subject } movem uma unidade de { $from } para { $to }.
cryhavoc-event-found = { cryhavoc-faction-subject } exploram { $region }: { $find }.
# $trogs: the token. $n: units that appear.
cryhavoc-event-revealed = { cryhavoc-faction-subject } encontram os Trogs em { $region }. { $trogs }: { cryhavoc-n-units }.
cryhavoc-event-crystals = { $region }: { cryhavoc-n-crystals } a mais.
cryhavoc-event-crystals-gone = { $region }: { cryhavoc-n-crystals } a menos.
cryhavoc-event-harvested = { cryhavoc-faction-subject } levam { cryhavoc-n-crystals } de { $region } para o depósito.
cryhavoc-event-lost-to-trogs = A reserva dos Trogs está vazia: { cryhavoc-faction-object } perdem uma unidade em { $region }.
cryhavoc-event-control = { cryhavoc-faction-subject } tomam o controle de { $region }.
cryhavoc-event-control-nobody = Ninguém mais controla { $region }.
cryhavoc-event-battle-token = Marcador de batalha { $n } em { $region }: { cryhavoc-faction-object } atacam.
cryhavoc-event-battle-off = O marcador de batalha de { $region } sai.
cryhavoc-event-recruited = { cryhavoc-faction-subject } recrutam { cryhavoc-n-units }.
cryhavoc-event-deployed = { cryhavoc-faction-subject } põem { cryhavoc-n-units } da reserva em { $region }.
cryhavoc-event-built = { cryhavoc-faction-subject } constroem: { cryhavoc-site-name }.
cryhavoc-event-activated = { cryhavoc-faction-subject } ativam: { cryhavoc-site-name }.
cryhavoc-event-battle = Batalha em { $region }: { cryhavoc-faction-object } atacam, { cryhavoc-other-subject } defendem.
cryhavoc-event-stationed = { cryhavoc-faction-name }: { cryhavoc-objective-control } { $control }, { cryhavoc-objective-prisoners } { $prisoners }, { cryhavoc-objective-attrition } { $attrition }.
cryhavoc-event-tactic = { cryhavoc-faction-subject } jogam { $card }.
cryhavoc-event-tactic-for = Para { cryhavoc-faction-object }, { cryhavoc-other-subject } jogam { $card }.
cryhavoc-event-passed = { cryhavoc-faction-subject } passam.
cryhavoc-event-joined = { cryhavoc-faction-subject } acrescentam { cryhavoc-n-units } { cryhavoc-at-objective }.
cryhavoc-event-shifted = Uma unidade { cryhavoc-faction-of } vai { cryhavoc-from-objective } { cryhavoc-to-objective }.
cryhavoc-event-left = Uma unidade { cryhavoc-faction-of } deixa a batalha em { $region }.
# $strength against $rest.
cryhavoc-event-won-control = { cryhavoc-faction-subject } vencem o Controle de Região em { $region }, { $strength } a { $rest }.
cryhavoc-event-won-prisoners = { cryhavoc-faction-subject } vencem a Captura de Prisioneiros.
cryhavoc-event-captured = { cryhavoc-faction-subject } capturam uma unidade { cryhavoc-other-of }.
cryhavoc-event-named = { cryhavoc-faction-subject } vão matar uma unidade { cryhavoc-at-objective }.
cryhavoc-event-killed = { cryhavoc-faction-subject } matam { cryhavoc-n-units } { cryhavoc-other-of } em { $region }.
cryhavoc-event-killed-by-nobody = Baixas em { $region }: { cryhavoc-n-units } { cryhavoc-other-of }.
cryhavoc-event-retreated = { cryhavoc-faction-subject } recuam com { cryhavoc-n-units } para { $region }.
cryhavoc-event-to-reserve = { cryhavoc-faction-subject } levam { cryhavoc-n-units } de volta para a reserva.
cryhavoc-event-nest = Um Ninho é posto em { $region }, virado para baixo.
cryhavoc-event-vp = { cryhavoc-faction-subject } ganham { cryhavoc-n-vp }.
cryhavoc-event-ransomed = { cryhavoc-faction-subject } resgatam por 2 PV uma unidade { cryhavoc-other-from }.
cryhavoc-event-freed = { cryhavoc-faction-subject } recuperam sem pagar uma unidade { cryhavoc-other-from }.
cryhavoc-event-scored-regions = { cryhavoc-faction-subject } ganham { cryhavoc-n-vp } pelas suas regiões.
cryhavoc-event-scored-crystals = { cryhavoc-faction-subject } ganham { cryhavoc-n-vp } por cristais ({ $crystals }).
cryhavoc-event-token-placed = { cryhavoc-faction-subject } põem um marcador em { $region }: { $token }.
cryhavoc-event-token-placed-nest = { cryhavoc-faction-subject } põem um marcador de Trogs em { $region }, virado para baixo.
cryhavoc-event-token-gone = { cryhavoc-faction-subject } recolhem um marcador de { $region }: { $token }.
cryhavoc-event-relocated = { cryhavoc-faction-subject } movem { $structure } de { $from } para { $to }.
cryhavoc-event-relocated-trogs = { cryhavoc-faction-subject } movem um marcador de Trogs virado para baixo de { $from } para { $to }.
cryhavoc-event-demolished = { cryhavoc-faction-subject } retiram uma estrutura: { cryhavoc-site-name }.
cryhavoc-event-paid-unit = { cryhavoc-faction-subject } devolvem à reserva uma unidade de { $region }.
cryhavoc-event-paid-unit-battle = { cryhavoc-faction-subject } devolvem à reserva uma unidade da batalha.
cryhavoc-event-paid-crystals = { cryhavoc-faction-subject } gastam { cryhavoc-n-crystals }.
cryhavoc-event-strength = { cryhavoc-faction-subject } contam { $n } a mais { cryhavoc-at-objective }.
cryhavoc-event-absorb = { cryhavoc-faction-subject } perdem { $n } a menos no Atrito.
cryhavoc-event-ties = { cryhavoc-faction-subject } vencem o empate { cryhavoc-at-objective }.
cryhavoc-event-reversed = { cryhavoc-faction-subject } invertem a ordem dos objetivos.
cryhavoc-event-skipped = { cryhavoc-faction-subject } suspendem um objetivo nesta batalha: { cryhavoc-objective-name }.
cryhavoc-event-far-retreat = { cryhavoc-faction-subject } podem recuar para qualquer região sob o seu controle.
cryhavoc-event-limited =
    { $n ->
        [0] { cryhavoc-faction-subject } não podem jogar mais cartas nesta batalha.
       *[other] { cryhavoc-faction-subject } só podem jogar mais { cryhavoc-n-cards } nesta batalha.
    }
cryhavoc-event-final = A pontuação final está habilitada: esta é a última rodada.
cryhavoc-event-over = Fim da partida.

## Why not

# $thing: what was chosen: a region, a card, an objective, a structure with its region.
cryhavoc-why-no-hq-spot = { $thing } não é uma região de QG. Escolha uma que seja.
cryhavoc-why-hq-spot-taken = { $thing }: já há um QG ali. Escolha uma região de QG livre.
cryhavoc-why-not-in-hand = { $thing }: você não tem essa carta na mão. Escolha uma que tenha.
cryhavoc-why-not-looked-at = { $thing }: essa não é uma das cartas que você está olhando. Escolha uma delas.
cryhavoc-why-not-stored = { $thing }: não há nada disso no seu depósito. Escolha algo que esteja nele.
cryhavoc-why-deck-empty = { $thing }: não há mais cartas ali. Escolha outro baralho.
cryhavoc-why-no-prisoner-there = { $thing }: não há unidade sua presa ali. Escolha alguém que tenha uma.
cryhavoc-why-too-few-vp = Uma unidade custa 2 PV, e você tem { $vp }. Encerre os resgates.
cryhavoc-why-scoring-enabled = A pontuação já está habilitada nesta rodada. Escolha outra ação.
cryhavoc-why-final-round = Na última rodada a pontuação já está habilitada de qualquer modo. Escolha outra ação.
cryhavoc-why-no-scoring-card = Para isso você precisa ter { $card } na mão. Escolha outra ação.
cryhavoc-why-no-such-skill = Você não tem essa habilidade nesta partida. Escolha uma que tenha.
cryhavoc-why-skill-exhausted = { $thing } está esgotada até a próxima rodada. Escolha outra habilidade ou uma ação.
cryhavoc-why-skill-passive = { $thing } age sozinha e nunca é usada. Escolha outra habilidade ou uma ação.
cryhavoc-why-skill-does-nothing = { $thing } não pode ser usada agora: o preço não pode ser pago, ou não há nada a fazer.
cryhavoc-why-no-region = Essa região não existe neste mapa. Escolha uma que exista.
cryhavoc-why-no-unit-there = { $thing }: não há unidade para isso ali. Escolha um lugar que tenha uma.
cryhavoc-why-unit-halted = { $thing }: as suas unidades ali encontraram inimigos ou Trogs e têm de parar nesta ação. Escolha outras.
cryhavoc-why-attacker-stays = { $thing }: você ataca ali e não pode sair. Escolha unidades de outra região.
# $held: how many the attacker holds back.
cryhavoc-why-defender-blocked = { $thing }: os atacantes seguram { $held } das suas unidades ali, e você não tem mais que isso. Escolha unidades de outra região.
cryhavoc-why-nowhere-to-go = { $thing }: as unidades ali não têm para onde ir. Escolha outras.
cryhavoc-why-not-adjacent = { $thing } não é adjacente. Escolha uma região adjacente.
cryhavoc-why-enemy-hq = { $thing }: ali fica um QG em que você não pode entrar. Escolha outra região.
cryhavoc-why-battle-region = { $thing }: ali há uma batalha, nada entra nem sai. Escolha outra região.
cryhavoc-why-closed-by-token = { $thing }: um marcador impede a entrada das suas unidades. Escolha outra região.
cryhavoc-why-not-to-resolve = { $thing }: não há nada a resolver ali agora. Escolha uma das regiões marcadas.
cryhavoc-why-too-few-points = É demais: você tem { $points } para gastar. Escolha menos.
cryhavoc-why-reserve-empty = { $thing }: na sua reserva há só { $reserve }. Escolha menos, ou pare.
cryhavoc-why-no-such-structure = A sua facção não tem essa estrutura. Escolha uma que ela tenha.
cryhavoc-why-not-controlled = { $thing }: você não controla essa região, ou não desde o início desta ação. Escolha uma região que controle.
# $cost: of that structure. $points: what is left.
cryhavoc-why-too-dear = { $thing } custa { $cost }, e restam { $points }. Escolha algo mais barato, ou pare.
cryhavoc-why-not-in-hq = { $thing }: nada se constrói nem se coloca em um QG. Escolha outra região.
cryhavoc-why-no-building-in-battle = { $thing }: há uma batalha ali, e em batalha nada se constrói. Escolha outra região.
cryhavoc-why-built-there = { $thing }: já há uma estrutura dessas ali. Escolha outra região ou outra estrutura.
cryhavoc-why-no-token-left = { $thing }: todos os seus marcadores desse tipo estão no tabuleiro. Escolha outra coisa.
cryhavoc-why-not-built-there = { $thing }: essa estrutura não está ali. Escolha uma que esteja.
cryhavoc-why-already-activated = { $thing } já foi ativada nesta ação. Escolha outra.
cryhavoc-why-structure-passive = { $thing } age sozinha e nunca é ativada. Escolha outra.
cryhavoc-why-activation-in-battle = { $thing }: ali há uma batalha, em que essa estrutura não pode ser ativada. Escolha outra.
cryhavoc-why-activation-does-nothing = { $thing } não pode ser ativada agora: o preço não pode ser pago, ou não há nada a fazer.
cryhavoc-why-too-few-units = Não há tantas unidades a colocar. Escolha menos.
cryhavoc-why-no-battle-effect = { $thing } não tem efeito em batalha. Escolha outra carta, ou passe.
cryhavoc-why-other-terrain = { $thing } só funciona no seu próprio terreno. Escolha outra carta, ou passe.
cryhavoc-why-no-terrain = { $thing } precisa do seu terreno, e esta região não tem nenhum. Escolha outra carta, ou passe.
cryhavoc-why-no-enemy-there = { $thing }: não há unidade inimiga para isso ali. Escolha um lugar que tenha uma.
cryhavoc-why-no-victim-there = { $thing }: não resta ali unidade inimiga para matar. Escolha um objetivo que tenha uma.
cryhavoc-why-not-own-region = { $thing }: você não controla essa região. Escolha uma que controle.
cryhavoc-why-retreat-not-adjacent = { $thing } não é adjacente à região da batalha. Recue para uma região adjacente que você controle.
cryhavoc-why-region-controlled = { $thing }: alguém controla essa região. Escolha uma que ninguém controle.
cryhavoc-why-nest-not-adjacent = { $thing } não é adjacente à região da batalha. Escolha uma região adjacente que ninguém controle.
cryhavoc-why-hq-protected = { $thing }: nesta mesa os efeitos não alcançam um QG. Escolha outra região.
cryhavoc-why-no-battle-regions = { $thing }: nesta mesa este efeito não alcança regiões de batalha. Escolha outra região.
cryhavoc-why-not-on-card = { $thing }: o texto não permite isso. Escolha algo que ele permita.
cryhavoc-why-same-place = { $thing }: já está ali. Escolha outro lugar.
cryhavoc-why-nothing-to-do = { $thing }: isso não faria nada. Escolha outra coisa.
cryhavoc-why-cannot-pay = { $thing }: o preço não pode ser pago, ou não haveria nada a fazer. Escolha outra coisa.
cryhavoc-why-must-do = Não se pode desistir disso. Escolha uma das possibilidades.
cryhavoc-why-must-finish = O que começou tem de ser terminado. Escolha uma das possibilidades.
cryhavoc-why-no-target-there = { $thing }: não há ali nada do que o texto fala. Escolha outro lugar.
cryhavoc-why-token-there = { $thing }: já há um marcador desses ali. Escolha outra região.
cryhavoc-why-too-far-away = { $thing } fica longe demais para isso. Escolha uma região mais próxima.
cryhavoc-why-region-occupied = { $thing }: há unidades ali. Escolha uma região desocupada.
cryhavoc-why-no-such-place = Não há tantas posições. Escolha uma que exista.

## What a table can choose

cryhavoc-option-edition = A edição do manual. Ela define todas as opções abaixo; cada uma ainda pode ser escolhida à parte.
cryhavoc-option-level = Quantas habilidades cada um tem.
cryhavoc-option-factions = Uma facção para cada jogador, separadas por vírgulas; drawn deixa ao sorteio. Trogs só com quatro jogadores.
cryhavoc-option-hq_placement = Como os QGs chegam às suas regiões.
cryhavoc-option-start_tunnels = Quantos Túneis os Trogs têm no início, com quatro jogadores.
cryhavoc-option-nests_with_four = Se há Ninhos com quatro jogadores.
cryhavoc-option-passing_events = Quando um marcador de pontos que ultrapassa um evento o leva adiante, o que encurta a partida.
cryhavoc-option-skill_tokens = O que acontece com os marcadores de habilidades quando elas ficam de novo preparadas.
cryhavoc-option-played_cards = Quando as cartas jogadas em uma ação vão para o descarte.
cryhavoc-option-woken_regions = Em que regiões se revelam Grupos de Guerra e Ninhos depois de um movimento.
cryhavoc-option-other_own_card = O que acontece com a outra carta quando se fica com uma de duas do próprio baralho.
cryhavoc-option-battle_numbers = Se o número de uma batalha que não aconteceu pode ser usado de novo na mesma rodada.
cryhavoc-option-attrition = Como se indicam as mortes no Atrito.
cryhavoc-option-retreat_reveals = Se um recuo revela os Grupos de Guerra e Ninhos da região.
cryhavoc-option-nest_chosen_by = Quem escolhe a região para o Ninho dos Trogs derrotados.
cryhavoc-option-token_targets = Se marcadores em uma batalha podem ser mortos.
cryhavoc-option-hq_targets = Se efeitos dos outros alcançam um QG.
cryhavoc-option-battle_regions = Se efeitos que falam em região alcançam regiões de batalha.
cryhavoc-option-trog_entry = O que faz uma unidade de Trogs que entra em uma região com Grupo de Guerra ou Ninho.
cryhavoc-option-tunnel_links = Que Túneis ligam regiões para os Trogs.

cryhavoc-value-edition-en = inglesa
cryhavoc-value-edition-pl = polonesa
cryhavoc-value-edition-de = alemã
cryhavoc-value-edition-pt = brasileira
cryhavoc-value-level-first = Iniciantes: a habilidade Padrão
cryhavoc-value-level-experienced = Experientes: uma habilidade a mais
cryhavoc-value-level-veteran = Veteranos: duas habilidades a mais
cryhavoc-value-factions-drawn = por sorteio
cryhavoc-value-factions-humans = { cryhavoc-faction-humans }
cryhavoc-value-factions-pilgrims = { cryhavoc-faction-pilgrims }
cryhavoc-value-factions-machines = { cryhavoc-faction-machines }
cryhavoc-value-factions-trogs = { cryhavoc-faction-trogs }
cryhavoc-value-hq_placement-random = por sorteio
cryhavoc-value-hq_placement-chosen = os jogadores escolhem
cryhavoc-value-start_tunnels-four = quatro ao todo
cryhavoc-value-start_tunnels-four_and_hq = quatro e mais um no QG
cryhavoc-value-nests_with_four-used = sim
cryhavoc-value-nests_with_four-unused = não
cryhavoc-value-passing_events-always = sempre
cryhavoc-value-passing_events-not_in_first_game = menos entre iniciantes
cryhavoc-value-skill_tokens-stay = ficam onde estão
cryhavoc-value-skill_tokens-return = voltam para as suas cartas
cryhavoc-value-played_cards-discarded_at_once = na hora
cryhavoc-value-played_cards-discarded_after_action = depois da ação
cryhavoc-value-woken_regions-moved_into = naquelas em que se entrou
cryhavoc-value-woken_regions-with_units = em todas com unidades de quem move
cryhavoc-value-other_own_card-shuffled_back = volta para o baralho
cryhavoc-value-other_own_card-discarded = é descartada
cryhavoc-value-battle_numbers-reused = sim
cryhavoc-value-battle_numbers-not_reused = não
cryhavoc-value-attrition-at_once = os dois lados ao mesmo tempo
cryhavoc-value-attrition-attacker_first = primeiro o atacante
cryhavoc-value-retreat_reveals-no = não
cryhavoc-value-retreat_reveals-yes = sim, e pode haver uma batalha
cryhavoc-value-nest_chosen_by-commander = quem os comanda
cryhavoc-value-nest_chosen_by-fighter = quem lutou contra eles
cryhavoc-value-token_targets-untouchable = não
cryhavoc-value-token_targets-killable = sim
cryhavoc-value-hq_targets-allowed = sim
cryhavoc-value-hq_targets-protected = não
cryhavoc-value-battle_regions-included = sim
cryhavoc-value-battle_regions-excluded = só se o disserem
cryhavoc-value-trog_entry-stops = para
cryhavoc-value-trog_entry-goes_on = pode seguir adiante
cryhavoc-value-tunnel_links-all = todos
cryhavoc-value-tunnel_links-own_or_free = os de regiões que eles ou ninguém controla

## Where victory points come from

cryhavoc-score-regions = Regiões
cryhavoc-score-crystals = Cristais
cryhavoc-score-control = { cryhavoc-objective-control }
cryhavoc-score-kills = Unidades mortas
cryhavoc-score-prisoners = Prisioneiros
cryhavoc-score-symbols = Símbolos de PV nas cartas
cryhavoc-score-effects = Cartas, Habilidades, Estruturas e Eventos
cryhavoc-score-ransom = Unidades resgatadas
