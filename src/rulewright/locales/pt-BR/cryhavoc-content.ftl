### Cry Havoc, what can be wrong with a pack, and what a table cannot choose (Brazilian Portuguese).
### The place (file, entry) and the paragraph of the rules are shown beside the text. Words and ids of the files stay as they are.

## Maps

cryhavoc-content-map-players = Os dois tabuleiros juntos precisam indicar 2, 3 e 4 jogadores, cada número uma vez.
cryhavoc-content-id-twice = O id { $id } já está em uso. Dê outro id a um dos dois itens.
cryhavoc-content-neighbour-unknown = “{ $other }” não é outra região deste tabuleiro. Use os ids das regiões dele.
cryhavoc-content-neighbour-one-way = { $id } indica { $other } como vizinha, mas { $other } não indica { $id }. Acrescente lá ou tire daqui.
cryhavoc-content-arrow-no-neighbour = A seta leva a { $other }, que não está entre as vizinhas. Acrescente-a.
cryhavoc-content-arrow-one-way = A seta de { $id } leva a { $other }, mas de lá nenhuma seta volta.
cryhavoc-content-map-apart = Não há caminho de { $first } a: { $regions }. Ligue-as como vizinhas.
cryhavoc-content-terrain-ring =
    O terreno é { $terrain } e o anel é { $ring }. Regiões internas têm um dos quatro terrenos; as outras não têm nenhum.
cryhavoc-content-hq-not-empty = { $id } é para um QG: fica na borda, sem cristais e sem outros ícones.
cryhavoc-content-icon-twice = O ícone { $icon } aparece duas vezes. Deixe só um.
cryhavoc-content-centres = Exatamente uma região precisa ter o anel centre: as Cavernas do Mundo. Aqui há { $count }.
cryhavoc-content-hq-missing = Faltam regiões de QG no tabuleiro: há { $count } em vez de { $expected }.
cryhavoc-content-too-many-icons = Há { $count } ícones { $icon }, mas só { $most } marcadores desses.
cryhavoc-content-trog-icons = No tabuleiro para 4 jogadores, o ícone { $icon } aparece um número errado de vezes: { $count } em vez de { $expected }.
cryhavoc-content-trog-hq-not-centre = { $id } tem o ícone trog_hq, mas não fica no centro.
# $steps: how far they are. $count, $expected: how many there are from each of the two HQs.
cryhavoc-content-hq-uneven =
    Regiões do tipo “{ $kind }” à distância { $steps }: { $count } a partir de { $id }, { $expected } a partir de { $other }.
    Nenhuma regra proíbe isso, mas QGs com arredores desiguais favorecem alguém.
cryhavoc-content-outline-points = Um contorno precisa ter pelo menos três pontos diferentes, no sentido horário.
cryhavoc-content-outline-overlap =
    A fronteira em { $point } também pertence a { $other }, no mesmo sentido: os dois contornos se sobrepõem.
cryhavoc-content-outline-gap =
    A fronteira em { $point } não está nem na borda nem em outro contorno. Vizinhas precisam ter exatamente os mesmos pontos.
cryhavoc-content-outline-rim = A borda não é uma única linha fechada.
cryhavoc-content-outline-no-border =
    { $id } e { $other } são vizinhas, mas não têm fronteira comum e nenhuma seta as une. Se o seu tabuleiro é assim, deixe como está.
cryhavoc-content-outline-no-neighbours = { $id } e { $other } têm uma fronteira comum, mas não são vizinhas. Se o seu tabuleiro é assim, deixe como está.
cryhavoc-content-outline-ring = { $id } tem o anel { $ring }. As regiões da borda, e só elas, têm o anel outer.
cryhavoc-content-outline-anchor = Este ponto não fica dentro do contorno de { $id }.

## Cards

cryhavoc-content-deck-size = O baralho { $deck } tem um número errado de cartas: { $count } em vez de { $expected }.
cryhavoc-content-special-cards = O baralho { $faction } precisa ter exatamente uma carta do tipo { $kind }. Aqui há { $count }.
# $kind: battle, scoring or initiative.
cryhavoc-content-card-text =
    { $kind ->
        [battle] Uma carta de batalha tem uma lista battle e nenhuma lista effect.
       *[other] Uma carta do tipo { $kind } tem uma lista effect e nenhuma lista battle.
    }
cryhavoc-content-card-symbol =
    { $kind ->
        [initiative] A carta de iniciativa precisa do símbolo text em pelo menos uma linha; sem ele, o texto nunca valeria.
       *[other] O símbolo text é só da carta de iniciativa.
    }
cryhavoc-content-bonus-twice = O símbolo { $symbol } aparece duas vezes em uma linha. Deixe só um.
cryhavoc-content-cards-equal =
    { $id } e { $other } só diferem no nome. Se existem mesmo duas, escreva uma delas com count = 2.
cryhavoc-content-title-twice = Duas cartas deste baralho têm o título “{ $title }” ({ $language }).

## Skills and structures

cryhavoc-content-skill-count = { $faction } tem um número errado de habilidades: { $count } em vez de { $expected }.
cryhavoc-content-skill-default = { $faction } precisa ter exatamente uma habilidade Padrão. Aqui há { $count }.
cryhavoc-content-skill-tokens = As habilidades de { $faction } têm um número errado de marcadores: { $count } em vez de { $expected }.
cryhavoc-content-skills-with-tokens = Mais de uma habilidade de { $faction } tem marcadores. Dê todos a uma só.
cryhavoc-content-skill-token-text =
    Uma habilidade com marcadores precisa de uma tabela token com o efeito deles; uma sem marcadores não tem essa tabela.
cryhavoc-content-structure-count = { $faction } tem um número errado de estruturas: { $count } em vez de { $expected }.
cryhavoc-content-structure-tokens = A estrutura tem um número errado de marcadores: { $count } em vez de { $expected }.
cryhavoc-content-tunnels = Exatamente uma estrutura dos Trogs precisa ter o efeito modify tunnel. Aqui há { $count }.
# $kind: activated or passive.
cryhavoc-content-activation =
    { $kind ->
        [activated] Uma estrutura que se ativa precisa de um custo: activate.
       *[other] Uma estrutura passiva não tem custo de ativação. Tire activate.
    }
cryhavoc-content-tokens = Os marcadores precisam ser { $names }, { $count } de cada, para humans.

## Tokens

cryhavoc-content-token-count = Número de marcadores: { $count }; precisa haver { $expected }. Mude as quantidades.
cryhavoc-content-printed-event = Exatamente um evento precisa estar impresso na trilha. Aqui há { $count }.
cryhavoc-content-spots =
    A trilha precisa de { $count } locais de Evento e, depois deles, do local final: todos em ordem crescente e nenhum acima de { $length }.

## Sources

cryhavoc-content-ours =
    A fonte e a certeza se contradizem: “{ $source }”. O que é nosso tem “ours” nas duas, todo o resto em nenhuma.
cryhavoc-content-field-unknown = Este item não tem um campo “{ $name }” para o qual se possa indicar uma fonte.

## Effects

cryhavoc-content-effect-none = Use aqui uma lista com pelo menos um efeito.
cryhavoc-content-effect-long = Este efeito tem { $count } passos, e o limite é { $most }. Encurte-o.
cryhavoc-content-effect-shape = Um efeito é uma lista que começa com o nome dele, por exemplo ["vp", 2].
cryhavoc-content-effect-unknown = Efeito desconhecido: “{ $effect }”. Escolha entre: { $known }.
# $names: what the arguments are called.
cryhavoc-content-effect-arguments =
    { $count ->
        [0] { $effect } tem { $count } argumentos aqui
        [one] { $effect } tem { $count } argumento aqui
       *[other] { $effect } tem { $count } argumentos aqui
    }, mas precisa destes: { $names }. (Em either, o terceiro pode faltar.)
cryhavoc-content-effect-word = { $effect }: { $name } não pode ser “{ $given }”. Valores válidos: { $words }.
cryhavoc-content-effect-number = { $effect }: { $name } precisa ser um número inteiro de { $least } a { $most }.
# $why: what it offends against.
cryhavoc-content-effect-misplaced =
    { $effect } não pode ficar aqui: { $why ->
        [own] é de um único tipo de item, que não tem outros efeitos (Habilitar Pontuação, iniciativa, o evento impresso).
        [waiting] uma habilidade passiva, uma estrutura passiva e um marcador têm só when e modify.
        [standing] when e modify ficam diretamente em habilidades passivas, estruturas passivas e marcadores, e when também em cartas de batalha.
        [event] each_player fica diretamente em um evento, e todo o resto do evento fica dentro dele.
        [trigger] este gatilho nunca ocorre neste tipo de item.
        [modifier] este tipo de item não pode mudar essa regra.
        [skill] é só para habilidades.
        [structure] estruturas nunca dão pontos de Construção.
        [battle] só funciona em uma batalha.
        [board] não funciona em uma batalha.
        [others] em uma batalha que outros travam só funcionam kill, vp, vp_per e o preço source.
        [humans] só os Humanos têm esses marcadores.
        [pilgrims] só os Peregrinos têm um depósito de cristais.
        [machines] só as Máquinas têm um depósito de cartas.
        [trogs] só os Trogs podem resolver um marcador por inteiro.
        [word] uma das palavras não serve aqui, como um lugar do tabuleiro em uma batalha.
        [nothing] são 0 cristais, e isso não faz nada.
        [tokens] a habilidade não tem marcadores.
        [source] só um marcador pode ser o próprio preço.
        [here] não está em nenhuma região. here e near precisam de uma estrutura, de um marcador ou do preço de uma unidade ou estrutura.
        [there] o passo anterior não escolhe uma região.
        [count] nenhum passo anterior dá a ele algo para contar.
       *[price] depois de um preço precisam vir outros passos.
    }
cryhavoc-content-too-many-steps =
    Todos os efeitos juntos têm { $count } passos, e o limite é { $most }. Encurte alguns ou escreva-os iguais: efeitos iguais contam uma vez.
cryhavoc-content-too-many-standing = Há { $count } efeitos permanentes (when, modify), e o limite é { $most }. Retire alguns.
cryhavoc-content-too-many-promises = Há { $count } efeitos when em cartas de Tática, e o limite é { $most }. Retire alguns.
cryhavoc-content-mark-taken = Outro pacote em uso aqui tem a mesma abreviação. Dê outro nome a este.

## What a table cannot choose

cryhavoc-faction-unknown = Facção desconhecida: “{ $name }”. Escolha entre: { $known }.
cryhavoc-faction-with-four = A facção { $name } só é jogada com { $players } jogadores. Escolha outra.
cryhavoc-faction-twice = A facção { $name } foi indicada mais de uma vez. Dê uma diferente a cada jogador.
# $count: factions that were named.
cryhavoc-factions-number =
    { $count ->
        [one] Foi indicada { $count } facção
       *[other] Foram indicadas { $count } facções
    } para { $players } jogadores. Indique uma para cada, ou escreva drawn para sortear.
