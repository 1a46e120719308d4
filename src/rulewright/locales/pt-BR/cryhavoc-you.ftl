# What happens in Cry Havoc, said to the player whom it is about; for other readers there is the text without -you or -from-you.

cryhavoc-event-faction-you = Você comanda { cryhavoc-faction-object }.
cryhavoc-event-landed-you = Você instala o QG { FORM($region, case: "in") }.
cryhavoc-event-skill-you = Você tem a habilidade { $skill }.
cryhavoc-event-initiative-you = Iniciativa, posição { $place }: você.
cryhavoc-event-event-passed-you =
    { $reached ->
        [yes] Você alcança
       *[no] Você ultrapassa
    } o local de Evento { $place }: o que está nele vai para cima do próximo evento.
cryhavoc-event-order-you = Você ocupa a posição { $place } da trilha de Iniciativa Seguinte.
cryhavoc-event-drew-you = Você compra uma carta: { $card }.
cryhavoc-event-drew-hidden-you = Você compra uma carta.
cryhavoc-event-rebuilt-you = Você embaralha o descarte e forma um novo baralho.
cryhavoc-event-discarded-you = Você descarta uma carta: { $card }.
cryhavoc-event-looked-you = Você olha uma carta { cryhavoc-deck-from }: { $card }.
cryhavoc-event-looked-hidden-you = Você olha uma carta { cryhavoc-deck-from }.
cryhavoc-event-kept-you = Você fica com uma carta: { $card }.
cryhavoc-event-kept-hidden-you = Você fica com uma carta.
cryhavoc-event-returned-you = Você devolve a carta { $card } ao baralho dela, que é embaralhado.
cryhavoc-event-stored-you = Você guarda uma carta no depósito: { $card }.
cryhavoc-event-stored-hidden-you = Você guarda no depósito, virada para baixo, uma carta { cryhavoc-deck-from }.
cryhavoc-event-dropped-you = Você coloca a carta { $card } no fundo do baralho dela.
cryhavoc-event-dropped-hidden-you = Você devolve ao fundo do baralho uma carta guardada { cryhavoc-deck-from }.
cryhavoc-event-turn-you = Sua ação { $n }.
cryhavoc-event-action-you =
    { $row ->
        [move] Você escolhe Mover.
        [recruit] Você escolhe Recrutar.
       *[build] Você escolhe Construir.
    }
cryhavoc-event-played-you =
    { $row ->
        [move] Você joga a carta { $card } para mover.
        [recruit] Você joga a carta { $card } para recrutar.
       *[build] Você joga a carta { $card } para construir.
    }
cryhavoc-event-points-you = Você tem { cryhavoc-n-points }.
cryhavoc-event-enabled-you = Você habilita a pontuação.
cryhavoc-event-skill-used-you = Você usa a habilidade { $skill }.
cryhavoc-event-skill-ready-you = Sua habilidade { $skill } está preparada de novo.
cryhavoc-event-moved-you = Você move uma unidade { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-found-you = Você explora { FORM($region, case: "it") }: { $find }.
cryhavoc-event-revealed-you =
    { $n ->
        [0] Você revela um marcador dos Trogs { FORM($region, case: "in") }. { $trogs }: nenhuma unidade.
       *[other] Você revela os Trogs { FORM($region, case: "from") }. { $trogs }: { cryhavoc-n-units }.
    }
cryhavoc-event-harvested-you = Você leva { cryhavoc-n-crystals } { FORM($region, case: "from") } para o depósito.
cryhavoc-event-lost-to-trogs-you = A reserva dos Trogs está vazia: você perde uma unidade { FORM($region, case: "in") }.
cryhavoc-event-lost-to-trogs-own-you = Sua reserva está vazia: você perde uma unidade { FORM($region, case: "in") }.
cryhavoc-event-control-you = Você toma o controle { FORM($region, case: "of") }.
cryhavoc-event-battle-token-you = Marcador de batalha { $n } { FORM($region, case: "in") }: você ataca.
cryhavoc-event-recruited-you = Você recruta { cryhavoc-n-units }.
cryhavoc-event-deployed-you = Você coloca { cryhavoc-n-units } da reserva { FORM($region, case: "in") }.
cryhavoc-event-built-you = Você constrói: { cryhavoc-site-name }.
cryhavoc-event-activated-you = Você ativa: { cryhavoc-site-name }.
cryhavoc-event-battle-you = Batalha { FORM($region, case: "in") }: você ataca, { cryhavoc-other-subject } defendem.
cryhavoc-event-battle-from-you = Batalha { FORM($region, case: "in") }: { cryhavoc-faction-object } atacam, você defende.
cryhavoc-event-stationed-you = Você: { cryhavoc-objective-control } { $control }, { cryhavoc-objective-prisoners } { $prisoners }, { cryhavoc-objective-attrition } { $attrition }.
cryhavoc-event-tactic-you = Você joga a carta { $card }.
cryhavoc-event-tactic-for-you = No seu lugar, { cryhavoc-other-subject } jogam a carta { $card }.
cryhavoc-event-tactic-for-from-you = No lugar { cryhavoc-faction-of }, você joga a carta { $card }.
cryhavoc-event-passed-you = Você passa.
cryhavoc-event-joined-you = Você coloca mais { cryhavoc-n-units } { cryhavoc-at-objective }.
cryhavoc-event-shifted-you = Uma unidade sua vai { cryhavoc-from-objective } { cryhavoc-to-objective }.
cryhavoc-event-left-you = Uma unidade sua deixa a batalha { FORM($region, case: "in") }.
cryhavoc-event-won-control-you = Você vence o Controle de Região { FORM($region, case: "in") } ({ $strength } a { $rest }).
cryhavoc-event-won-prisoners-you = Você vence a Captura de Prisioneiros.
cryhavoc-event-captured-you = Você captura uma unidade { cryhavoc-other-of }.
cryhavoc-event-captured-from-you = { cryhavoc-faction-subject } capturam uma unidade sua.
cryhavoc-event-named-you = Você vai matar uma unidade { cryhavoc-at-objective }.
cryhavoc-event-killed-you = Você mata { cryhavoc-n-units } { cryhavoc-other-of } { FORM($region, case: "in") }.
cryhavoc-event-killed-from-you =
    { $n ->
        [one] { cryhavoc-faction-subject } matam { $n } unidade sua { FORM($region, case: "in") }.
       *[other] { cryhavoc-faction-subject } matam { $n } unidades suas { FORM($region, case: "in") }.
    }
cryhavoc-event-killed-by-nobody-from-you = Suas baixas { FORM($region, case: "in") }: { cryhavoc-n-units }.
cryhavoc-event-retreated-you = Você recua com { cryhavoc-n-units } { FORM($region, case: "to") }.
cryhavoc-event-to-reserve-you = Você leva { cryhavoc-n-units } de volta para a reserva.
cryhavoc-event-vp-you = Você ganha { cryhavoc-n-vp }.
cryhavoc-event-ransomed-you = Você resgata por 2 PV uma unidade em poder { cryhavoc-other-from }.
cryhavoc-event-ransomed-from-you = { cryhavoc-faction-subject } resgatam por 2 PV uma unidade que estava com você.
cryhavoc-event-freed-you = Você recupera, sem pagar, uma unidade em poder { cryhavoc-other-from }.
cryhavoc-event-freed-from-you = { cryhavoc-faction-subject } recuperam, sem pagar, uma unidade que estava com você.
cryhavoc-event-scored-regions-you = Você ganha { cryhavoc-n-vp } pelas suas regiões.
cryhavoc-event-scored-crystals-you = Você ganha { cryhavoc-n-vp } por cristais ({ $crystals }).
cryhavoc-event-token-placed-you = Você coloca um marcador { FORM($region, case: "in") }: { $token }.
cryhavoc-event-token-placed-nest-you = Você coloca um marcador dos Trogs { FORM($region, case: "in") }, virado para baixo.
cryhavoc-event-token-gone-you = Você recolhe um marcador { FORM($region, case: "from") }: { $token }.
cryhavoc-event-relocated-you = Você move a estrutura { $structure } { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-relocated-trogs-you = Você move um marcador dos Trogs, virado para baixo, { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-demolished-you = Você retira uma estrutura: { cryhavoc-site-name }.
cryhavoc-event-paid-unit-you = Você devolve à reserva uma unidade { FORM($region, case: "from") }.
cryhavoc-event-paid-unit-battle-you = Você devolve à reserva uma unidade da batalha.
cryhavoc-event-paid-crystals-you = Você gasta { cryhavoc-n-crystals }.
cryhavoc-event-strength-you = Você: +{ $n } { cryhavoc-at-objective }.
cryhavoc-event-absorb-you = Você perde { cryhavoc-n-units } a menos no Atrito.
cryhavoc-event-ties-you = Você vence o empate { cryhavoc-at-objective }.
cryhavoc-event-reversed-you = Você inverte a ordem dos objetivos.
cryhavoc-event-skipped-you = Você cancela um objetivo nesta batalha: { cryhavoc-objective-name }.
cryhavoc-event-far-retreat-you = Você pode recuar para qualquer região sob o seu controle.
cryhavoc-event-limited-you =
    { $n ->
        [0] Você não pode jogar mais cartas nesta batalha.
       *[other] Você só pode jogar mais { cryhavoc-n-cards } nesta batalha.
    }
