### Cry Havoc, what can be wrong with a pack, and what a table cannot choose (Brazilian Portuguese).
### The place (file, entry) and the paragraph of the rules are shown beside the text. Words and ids of the files stay as they are.

## Maps

cryhavoc-content-map-players = Os dois mapas juntos precisam indicar 2, 3 e 4 jogadores, cada número uma vez.
cryhavoc-content-id-twice = O id { $id } já é de outra coisa. Dê outro a uma das duas.
cryhavoc-content-neighbour-unknown = “{ $other }” não é outra região deste mapa. Escreva os ids como estão nele.
cryhavoc-content-neighbour-one-way = { $id } indica { $other } como vizinha, mas não o contrário. Acrescente lá ou tire daqui.
cryhavoc-content-arrow-no-neighbour = A seta leva a { $other }, que não está entre as vizinhas. Acrescente.
cryhavoc-content-arrow-one-way = A seta de { $id } leva a { $other }, mas de lá nenhuma seta volta.
cryhavoc-content-map-apart = Nenhum caminho leva de { $first } a: { $regions }. Ligue-as por vizinhas.
cryhavoc-content-too-many-regions = O mapa tem { $count } regiões, e o limite é { $most }.
cryhavoc-content-terrain-ring =
    O terreno é { $terrain } e o anel é { $ring }. Regiões internas têm um dos quatro terrenos, todas as outras não têm nenhum.
cryhavoc-content-hq-not-empty = { $id } é para um QG: fica na borda, sem cristais e sem outros ícones.
cryhavoc-content-icon-twice = O ícone { $icon } aparece duas vezes. Deixe um.
cryhavoc-content-centres = Exatamente uma região tem o anel centre: as Cavernas do Mundo. Aqui há { $count }.
cryhavoc-content-hq-missing = O mapa tem { $count } regiões para QGs, e são precisas { $expected }.
cryhavoc-content-too-many-icons = Há { $count } ícones { $icon }, mas só { $most } marcadores desses.
cryhavoc-content-trog-icons = O mapa para 4 jogadores precisa ter o ícone { $icon } { $expected } vezes, e não { $count }.
cryhavoc-content-trog-hq-not-centre = { $id } tem o ícone trog_hq, mas não fica no centro.
cryhavoc-content-hq-unfair =
    De { $id }, os caminhos até os tipos de região não são iguais aos de { $other }. Cada QG precisa ter o mesmo ao seu redor.
cryhavoc-content-outline-points = Um contorno tem três pontos ou mais, cada um só uma vez, no sentido horário.
cryhavoc-content-outline-overlap =
    A fronteira em { $point } também pertence a { $other }, no mesmo sentido: os dois contornos se sobrepõem.
cryhavoc-content-outline-gap =
    A fronteira em { $point } não está nem na borda nem em outro contorno. Vizinhas têm exatamente os mesmos pontos.
cryhavoc-content-outline-rim = A borda não é uma única linha fechada.
cryhavoc-content-outline-neighbour =
    { $id } e { $other } precisam ser vizinhas exatamente quando seus contornos têm uma fronteira comum ou uma seta as une.
cryhavoc-content-outline-ring = { $id } tem o anel { $ring }. Têm o anel outer exatamente as regiões que ficam na borda.
cryhavoc-content-outline-anchor = Este ponto não fica dentro do contorno de { $id }.

## Cards

cryhavoc-content-deck-size = O baralho { $deck } tem { $count } cartas e precisa ter { $expected }.
cryhavoc-content-special-cards = O baralho { $faction } precisa ter exatamente uma carta do tipo { $kind }. Aqui há { $count }.
# $kind: battle, scoring or initiative.
cryhavoc-content-card-text =
    { $kind ->
        [battle] Uma carta de batalha tem uma lista battle e nenhuma lista effect.
       *[other] Uma carta do tipo { $kind } tem uma lista effect e nenhuma lista battle.
    }
cryhavoc-content-card-symbol =
    { $kind ->
        [initiative] A carta de iniciativa precisa do símbolo text em pelo menos uma fileira; sem ele, o texto nunca valeria.
       *[other] O símbolo text é só da carta de iniciativa.
    }
cryhavoc-content-bonus-twice = O símbolo { $symbol } aparece duas vezes em uma fileira. Deixe um.
cryhavoc-content-cards-equal =
    { $id } e { $other } são iguais, fora o nome. Se existem mesmo duas, escreva uma delas com count = 2.
cryhavoc-content-title-twice = Duas cartas deste baralho têm o título “{ $title }” ({ $language }).

## Skills and structures

cryhavoc-content-skill-count = { $faction } tem { $count } Habilidades e precisa ter { $expected }.
cryhavoc-content-skill-default = { $faction } precisa ter exatamente uma Habilidade Padrão. Aqui há { $count }.
cryhavoc-content-skill-tokens = As Habilidades de { $faction } têm { $count } marcadores ao todo e precisam ter { $expected }.
cryhavoc-content-skills-with-tokens = Mais de uma Habilidade de { $faction } tem marcadores. Dê todos a uma só.
cryhavoc-content-skill-token-text =
    Uma Habilidade com marcadores precisa de uma tabela token com o efeito deles; uma sem marcadores não tem essa tabela.
cryhavoc-content-structure-count = { $faction } tem { $count } estruturas e precisa ter { $expected }.
cryhavoc-content-structure-tokens = A estrutura tem { $count } marcadores e precisa ter { $expected }.
cryhavoc-content-tunnels = Exatamente uma estrutura, dos Trogs, precisa ter o efeito modify tunnel. Aqui há { $count }.
# $kind: activated or passive.
cryhavoc-content-activation =
    { $kind ->
        [activated] Uma estrutura que se ativa precisa de um custo: activate.
       *[other] Uma estrutura passiva não tem custo de ativação. Tire activate.
    }
cryhavoc-content-tokens = Os marcadores precisam ser { $names }, { $count } de cada, de humans.

## Tokens

cryhavoc-content-token-count = Há { $count } marcadores ao todo, e precisa haver { $expected }. Mude as quantidades.
cryhavoc-content-too-many-kinds =
    Há { $count } tipos, e o limite é { $most }. Junte os marcadores iguais com a quantidade em count.
cryhavoc-content-printed-event = Exatamente um Evento está impresso na trilha. Aqui há { $count }.
cryhavoc-content-spots =
    A trilha precisa de { $count } espaços de Evento e, depois deles, do último, em ordem crescente e nenhum acima de { $length }.

## Sources

cryhavoc-content-ours =
    Fonte e certeza não combinam: “{ $source }”. O que é nosso tem “ours” nas duas, todo o resto em nenhuma.
cryhavoc-content-field-unknown = Esta entrada não tem um campo “{ $name }” para o qual se possa indicar uma fonte.

## Effects

cryhavoc-content-effect-none = Aqui é preciso uma lista com pelo menos um efeito.
cryhavoc-content-effect-shape = Um efeito é uma lista que começa com o nome dele, por exemplo ["vp", 2].
cryhavoc-content-effect-unknown = Não existe o efeito “{ $effect }”. Possíveis: { $known }.
# $names: what the arguments are called.
cryhavoc-content-effect-arguments =
    { $count ->
        [one] { $effect } tem { $count } argumento aqui
       *[other] { $effect } tem { $count } argumentos aqui
    }, mas precisa destes: { $names }. (Em either, o terceiro pode faltar.)
cryhavoc-content-effect-word = { $effect }: { $name } não pode ser “{ $given }”. Possíveis: { $words }.
cryhavoc-content-effect-number = { $effect }: { $name } precisa ser um número inteiro de { $least } a { $most }.
# $why: what it offends against.
cryhavoc-content-effect-misplaced =
    { $effect } não pode ficar aqui: { $why ->
        [own] é de um único tipo de entrada, e esse tipo não tem mais nada (Habilitar Pontuação, iniciativa, o Evento impresso).
        [waiting] uma Habilidade passiva, uma estrutura passiva e um marcador têm só when e modify.
        [standing] when e modify ficam diretamente em Habilidades passivas, estruturas passivas e marcadores, e when também em cartas de batalha.
        [event] each_player fica diretamente em um Evento, e todo o resto do Evento fica dentro dele.
        [trigger] este gatilho nunca ocorre para aquilo em que está.
        [modifier] esta regra não pode vir daquilo em que está.
        [skill] é só para Habilidades.
        [structure] estruturas nunca dão pontos de construção.
        [battle] só funciona em uma batalha.
        [board] não funciona em uma batalha.
        [others] em uma batalha que outros travam só há kill, vp, vp_per e o preço source.
        [humans] só os Humanos têm esses marcadores.
        [pilgrims] só os Peregrinos têm uma reserva de cristais.
        [machines] só as Máquinas têm uma reserva de cartas.
        [trogs] só os Trogs podem resolver um marcador por inteiro.
        [word] uma das palavras não serve aqui, como um lugar do mapa em uma batalha.
        [nothing] são 0 cristais, e isso não faz nada.
        [tokens] a Habilidade não tem marcadores.
        [source] só um marcador pode ser pago com ele mesmo.
        [here] não está em nenhuma região. here e near precisam de uma estrutura, de um marcador ou do preço de uma unidade ou estrutura.
        [there] o passo anterior não escolhe uma região.
        [count] nenhum passo anterior lhe dá algo para contar.
       *[price] depois de um preço precisam vir outros passos.
    }
cryhavoc-content-too-many-steps =
    Todos os efeitos juntos têm { $count } passos, e o limite é { $most }. Ou um deles é longo demais.
cryhavoc-content-too-many-standing = Há { $count } efeitos permanentes (when, modify), e o limite é { $most }.
cryhavoc-content-too-many-promises = Há { $count } efeitos when em cartas de Tática, e o limite é { $most }.

## What a table cannot choose

cryhavoc-faction-unknown = Não existe a facção “{ $name }”. Possíveis: { $known }.
cryhavoc-faction-with-four = A facção { $name } só é jogada com { $players } jogadores. Escolha outra.
cryhavoc-faction-twice = A facção { $name } foi indicada mais de uma vez. Dê uma diferente a cada jogador.
# $count: factions that were named.
cryhavoc-factions-number =
    { $count ->
        [one] Foi indicada { $count } facção
       *[other] Foram indicadas { $count } facções
    } para { $players } jogadores. Indique uma para cada, ou escreva drawn para deixar por conta do sorteio.
