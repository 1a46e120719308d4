### Cry Havoc, the rules paragraph by paragraph, in our own words (Portuguese).
### Keys: rule-C4-16 is paragraph C4.16, chapter-C4 the title of its chapter.
### Line breaks inside a text only keep the lines short; re-flow them freely.

## C1

chapter-C1 = Objetivo e componentes
rule-C1-1 =
    A partida é para 2 a 4 jogadores, e cada um comanda uma facção: Humanos,
    Peregrinos, Máquinas ou Trogs. Alguém só joga com os Trogs quando há 4
    jogadores. Com 2 ou 3, os Trogs são os nativos do planeta: atrapalham todo
    mundo, mas não pontuam e não podem vencer.
rule-C1-2 =
    Vence quem tiver mais pontos de vitória (PV) no fim da partida. A maior
    parte vem dos cristais nas regiões que você controla, nas rodadas em que a
    pontuação está habilitada (C7.1); batalhas, prisioneiros e algumas cartas e
    habilidades rendem outros.
rule-C1-3 =
    As peças comuns são o tabuleiro, com um lado para 2 jogadores e o outro para
    3 e 4; 32 cartas de Táticas de Terreno, 8 para cada terreno: montanha,
    deserto, selva e oceano; 6 marcadores de Evento; 12 de Exploração; 18 de
    Grupo de Guerra e 12 de Ninho dos Trogs; um tabuleiro de batalha e 8
    marcadores de batalha; o marcador da pontuação final; e cristais de valor 1,
    3 ou 5. Em uma região só importa o valor total dos cristais, e um cristal
    quer dizer sempre valor 1.
rule-C1-4 =
    Cada facção tem um QG, 8 cartas de Tática, 5 cartas de Habilidade (uma delas
    é a Padrão) e 12 unidades; os Trogs têm 16. Tem também peças de Estrutura,
    com marcadores que vão para o tabuleiro: os Humanos 3 peças, os Peregrinos
    3, as Máquinas 5 e os Trogs 3. Há 3 marcadores para cada peça, mas 7 para os
    Túneis dos Trogs. Os Humanos têm ainda 3 marcadores de Artilharia e 3 de
    Atalaia. De marcadores de Habilidade, Humanos e Máquinas têm 2, e Peregrinos
    e Trogs têm 1.
rule-C1-5 =
    Entre as 8 cartas de Tática de cada facção há exatamente uma que habilita a
    pontuação (C4.50) e exatamente uma que permite mudar a iniciativa (C4.3).
rule-C1-6 =
    A Regra Áurea: quando o texto de uma carta, de uma peça ou de um marcador
    contraria estas regras, vale o texto.

## C2

chapter-C2 = Preparação
rule-C2-1 =
    Misture os 6 marcadores de Evento e ponha um, virado para baixo, em cada um
    dos 4 locais de Evento da trilha de pontuação. Os outros 2 saem da partida
    sem que ninguém os veja. Depois desses quatro vem um quinto evento, impresso
    na trilha: Habilitar Pontuação Final.
rule-C2-2 =
    As cartas de Táticas de Terreno formam quatro baralhos, um por terreno;
    embaralhe cada um e deixe-o virado para baixo no seu lugar.
rule-C2-3 =
    Os QGs de todos os jogadores, menos o dos Trogs, vão para as regiões de QG
    do tabuleiro. Nas edições inglesa e polonesa, um sorteio decide qual vai
    para onde; a brasileira não diz como, e para nós isso também é sorteio. Na
    edição alemã, cada jogador escolhe uma região de QG; nossa interpretação:
    escolhem um após o outro, na ordem dos assentos. Cada QG recebe então 4
    unidades e um marcador de Controle do dono.
rule-C2-4 =
    Combinem um nível. Iniciantes têm só a habilidade Padrão da sua facção;
    jogadores experientes recebem mais uma, sorteada, e veteranos mais duas. As
    habilidades que sobram saem da partida.
rule-C2-5 =
    Cada jogador embaralha suas cartas de Tática em um baralho virado para
    baixo, guarda como reserva as unidades que não estão no tabuleiro e começa
    com 0 PV.
rule-C2-6 =
    A ordem de iniciativa da primeira rodada é sorteada. A trilha de Iniciativa
    Seguinte começa na mesma ordem.
rule-C2-7 =
    Ponha um Grupo de Guerra ou um marcador de Exploração, virado para baixo, em
    cada região com o ícone correspondente, e em cada região tantos cristais
    quantos estão impressos nela. Os marcadores restantes, os Ninhos e os demais
    cristais formam o estoque.
rule-C2-8 =
    Com 4 jogadores, o QG dos Trogs fica nas Cavernas do Mundo com 2 unidades;
    ali não se coloca Grupo de Guerra. Um marcador de Túneis vai para cada
    região com o ícone de túnel e um para o QG dos Trogs. As edições contam
    esses marcadores de modo diferente: 4 ao todo, com o do QG (polonesa), ou 4
    e mais um no QG (alemã e brasileira); o texto inglês admite as duas
    leituras. Na edição alemã não se usam Ninhos com 4 jogadores; nas outras
    eles continuam em jogo.

## C3

chapter-C3 = A rodada
rule-C3-1 =
    A partida dura no máximo 5 rodadas. Uma rodada tem 6 fases: Eventos, Comprar
    Cartas, Ações, Resolução de Batalha, Prisioneiros e, só se tiver sido
    habilitada, Pontuação.
rule-C3-2 =
    Eventos, primeiro passo: revele a próxima pilha de marcadores de Evento da
    trilha de pontuação e resolva-os um a um, de cima para baixo. Na primeira
    rodada é apenas o marcador do primeiro local.
rule-C3-3 =
    Quando o marcador de pontos de um jogador ultrapassa um evento ainda não
    resolvido, esse evento vai na hora para cima do próximo não resolvido. Por
    isso rodadas posteriores podem ter vários eventos, e a partida fica mais
    curta. Nossa interpretação: um marcador ultrapassa um local quando a
    pontuação é maior que o número do local; igualar não basta. Na edição alemã,
    este parágrafo não vale para iniciantes (C2.4), cuja partida tem então
    sempre 5 rodadas.
rule-C3-4 =
    Eventos, segundo passo, menos na primeira rodada: a ordem da trilha de
    Iniciativa Seguinte passa a ser a ordem de iniciativa desta rodada.
rule-C3-5 =
    Eventos, terceiro passo, menos na primeira rodada: todas as habilidades
    esgotadas ficam de novo preparadas. Na edição alemã, um marcador que uma
    habilidade colocou no tabuleiro também volta agora para a sua carta; nas
    outras, fica onde está.
rule-C3-6 =
    Comprar cartas: todos compram 4 cartas do próprio baralho; quem ficar com
    mais de 7 na mão descarta até ter 7. Sempre que faltar carta no baralho na
    hora de comprar, o seu descarte é embaralhado e passa a ser o novo baralho.

## C4

chapter-C4 = A fase de ações
rule-C4-1 =
    Na ordem de iniciativa, cada jogador faz uma ação, e isso acontece três
    vezes. As ações são Mover, Recrutar, Construir e Ativar, Comprar duas e
    ficar com uma, e Habilitar Pontuação. A mesma ação pode ser escolhida de
    novo.
rule-C4-2 =
    Para Mover, Recrutar e Construir você joga qualquer quantidade de cartas da
    mão e conta os ícones na linha dessa única ação; cada ícone é um ponto.
    Nossa interpretação: qualquer quantidade também pode ser nenhuma. O texto
    das cartas é ignorado, mas os ícones de bônus dessa linha contam: um deles
    faz comprar uma carta por ícone, outro faz comprar uma só carta, não importa
    quantos sejam, um terceiro dá 1 PV cada, e o bônus de texto aplica o texto
    de bônus da sua carta, como uma mudança de iniciativa. Nas edições inglesa,
    polonesa e brasileira, as cartas são descartadas ao serem jogadas; na alemã,
    só depois da ação. Isso faz diferença quando uma compra de bônus obriga você
    a refazer o baralho.
rule-C4-3 =
    Se você muda a iniciativa, ponha seu marcador no lugar que quiser da trilha
    de Iniciativa Seguinte. Os outros mantêm a ordem entre si e apenas se
    deslocam. A mudança vale a partir da próxima rodada (C3.4).
rule-C4-4 =
    Você pode jogar uma carta mesmo que ela não tenha efeito.
rule-C4-10 =
    Mover: cada ponto leva uma das suas unidades a uma região adjacente.
    Distribua os pontos como quiser; uma unidade pode se mover várias vezes.
rule-C4-11 =
    Nunca se entra no QG de outro jogador nem em uma região de batalha. Ninguém
    pode entrar na área preta do centro do tabuleiro nem atravessá-la.
rule-C4-12 =
    Uma unidade que entra em uma região com unidades inimigas, um Grupo de
    Guerra ou um Ninho tem de parar ali pelo resto da ação. Outras unidades suas
    podem ir atrás dela.
rule-C4-13 =
    Você pode passar por uma região sem unidades inimigas, Grupo de Guerra ou
    Ninho, mesmo que outro jogador a controle. Nada ali é tomado ou revelado, a
    não ser que uma unidade sua esteja nela no fim da ação.
rule-C4-14 =
    As regiões do anel externo ligadas por setas impressas são adjacentes para
    todos os efeitos, embora fiquem em lados opostos do tabuleiro.
rule-C4-15 =
    O atacante não pode sair de uma região de batalha. O defensor pode, mas só
    com as unidades que passam do dobro das unidades atacantes ali: 3 atacantes
    seguram 6 de 8 defensores, portanto saem no máximo 2.
rule-C4-16 =
    Quando terminar de mover, siga estes passos em ordem. (1) Revele e resolva
    os marcadores de Exploração nas regiões com unidades suas. (2) Revele e
    resolva os Grupos de Guerra e Ninhos nas regiões em que você entrou:
    aparecem os cristais e as unidades de Trogs indicados. Se não der para
    colocar nem uma única unidade de Trogs porque a reserva deles está vazia,
    você perde ali uma unidade, que volta para a sua reserva; os cristais ficam
    e não há batalha. (3) Tome o controle de cada região que tem unidades suas e
    nenhuma inimiga. (4) Ponha um marcador de batalha em cada região em que há
    unidades dos dois lados, usando os números livres mais baixos. Ali você é o atacante. Se
    houver vários marcadores a revelar ou a colocar, a ordem é você quem
    escolhe. Nas edições polonesa e alemã, o passo (2) vale para todas as
    regiões com unidades suas; na inglesa e na brasileira, só para aquelas em
    que você entrou. Nossa interpretação: se há um Grupo de Guerra e um Ninho na
    mesma região, o Grupo de Guerra é revelado primeiro; e onde há unidades de
    outra facção que não os Trogs, esses marcadores ficam virados para baixo,
    para que uma batalha nunca tenha três lados.
rule-C4-17 =
    Se faltarem unidades de Trogs para um marcador, entram as que houver, e
    todos os cristais dele.
rule-C4-20 =
    Recrutar: cada ponto põe uma unidade da sua reserva no seu QG. Quando a
    reserva acaba, não entra mais nenhuma.
rule-C4-30 =
    Construir e Ativar: com os pontos você constrói e ativa estruturas, em
    qualquer combinação; a peça mostra quanto custa cada coisa. Ambas só são
    possíveis em regiões que você controla desde o início da ação. Uma estrutura
    recém-construída pode ser ativada logo, mas cada marcador no máximo uma vez
    por ação.
rule-C4-31 =
    Nunca se constrói em uma região de batalha nem em um QG. Em uma região só
    cabe uma estrutura de cada tipo, e você só pode construir tantas quantos
    forem os seus marcadores.
rule-C4-32 =
    Uma estrutura em uma região de batalha não pode ser ativada, a menos que seu
    texto permita. Se você perder o controle de uma região, suas estruturas
    continuam lá, mas você só volta a ativá-las quando recuperar o controle.
rule-C4-40 =
    Comprar duas e ficar com uma: olhe as duas primeiras cartas de um baralho, o
    seu ou um dos de terreno, e ponha uma delas na mão. Não é preciso controlar
    uma região com esse terreno.
rule-C4-41 =
    A outra carta volta para o baralho de onde veio, que é embaralhado. Na
    edição alemã, uma carta do seu próprio baralho vai para o descarte.
rule-C4-42 =
    Uma carta de terreno com que você ficou é sua pelo resto da partida: daí em
    diante ela circula como as outras entre mão, descarte e baralho.
rule-C4-50 =
    Habilitar Pontuação: jogue apenas a carta da sua facção que tem essa ação,
    sem usar os ícones dela; nesta rodada haverá então uma fase de pontuação
    (C7.1). Só um jogador por rodada pode fazer isso, e na rodada final ninguém.
    Em outra ação, a mesma carta pode ser jogada pelos ícones; nesse caso não
    habilita nada.
rule-C4-60 =
    No seu turno, antes ou depois da sua ação, mas nunca durante ela, você pode
    usar quantas habilidades preparadas quiser; isso não é uma ação. A
    habilidade usada fica esgotada, portanto vale uma vez em cada rodada, salvo
    se ela disser outra coisa. Habilidades passivas valem o tempo todo. Em
    outras fases, uma habilidade só pode ser usada se ela mesma disser isso.

## C5

chapter-C5 = Batalhas
rule-C5-1 =
    As batalhas são travadas na ordem dos números dos marcadores de batalha. Se
    um lado fica sem unidades em uma região de batalha antes de ela começar, o
    marcador sai na hora, o outro lado toma o controle e não há batalha. Nossa
    interpretação: se só restam Trogs nativos, o controle não muda. Um número
    liberado assim pode ser usado de novo; na edição alemã não na mesma rodada,
    e lá o número de batalhas não tem limite.
rule-C5-2 =
    Com 2 ou 3 jogadores, alguém precisa comandar os Trogs nativos: o jogador à
    esquerda de quem luta contra eles. Ele distribui as unidades deles e joga
    por eles cartas de Tática da própria mão. (O texto polonês também poderia se
    referir às cartas dos próprios Trogs; seguimos as outras três edições.)
rule-C5-3 =
    Primeiro a região recebe mais um cristal. Depois o atacante distribui todas
    as suas unidades pelos três objetivos, Controle de Região, Captura de
    Prisioneiros e Atrito, e em seguida o defensor faz o mesmo. Nossa
    interpretação para o computador: você diz quantas unidades vão para o
    Controle de Região e quantas para a Captura de Prisioneiros; as demais vão
    para o Atrito.
rule-C5-4 =
    Agora os dois lados jogam cartas de Tática, um de cada vez, a começar pelo
    atacante: uma carta ou passar. Quem passa não joga mais cartas nesta
    batalha, mas o outro lado pode continuar.
rule-C5-5 =
    As cartas da sua facção funcionam em qualquer batalha; as de terreno, só se
    a região tiver aquele terreno. As regiões do anel externo não têm terreno,
    por isso cartas de terreno nunca funcionam nelas.
rule-C5-6 =
    Em seguida os objetivos são resolvidos em ordem fixa. Primeiro o Controle de
    Região: o lado com mais unidades nele toma o controle da região e ganha 2
    PV; no empate, mesmo em 0 a 0, é o defensor. O controle fica com o vencedor
    ainda que todas as suas unidades morram depois.
rule-C5-7 =
    Captura de Prisioneiros: o lado com mais unidades aqui leva como prisioneira
    uma unidade inimiga de qualquer objetivo; no empate, ninguém leva. Isso
    acontece antes do Atrito e pode mudar o resultado dele.
rule-C5-8 =
    Atrito: para cada unidade sua aqui, você mata uma unidade inimiga em
    qualquer objetivo e ganha 1 PV. As unidades mortas vão para a reserva do
    dono. Os dois lados matam ao mesmo tempo; na edição alemã, em caso de
    dúvida, o atacante indica primeiro as vítimas, depois o defensor, e todas
    caem juntas. Os marcadores de um jogador que não participa da batalha agem
    por último. Nossa interpretação: só se pergunta qual unidade morre quando
    isso pode fazer diferença.
rule-C5-9 =
    Quem vence o Controle de Região devolve as unidades sobreviventes à região.
    Quem perde recua com todas as sobreviventes para uma única região adjacente
    que controle e que não seja de batalha; se não houver nenhuma, elas vão para
    a reserva.
rule-C5-10 =
    Um recuo pode levar a uma região com um Grupo de Guerra ou um Ninho. Na
    edição alemã, o marcador é revelado na hora, coloca-se um marcador de
    batalha com o número seguinte, e essa batalha é travada ainda nesta mesma
    fase. As outras edições não tratam disso, e nelas o marcador continua virado
    para baixo.
rule-C5-11 =
    Com 2 ou 3 jogadores: se os Trogs vencem o Controle de Região, não ganham PV
    nem marcador de Controle; o marcador de Controle inimigo sai, e um Ninho é
    posto na região, virado para baixo. Se perdem, as unidades sobreviventes
    deles são retiradas, e um Ninho vai, virado para baixo, para uma região
    adjacente que ninguém controla; se nenhuma sobreviveu, não se coloca Ninho
    (FAQ oficial). Nossas interpretações: quem comanda os Trogs escolhe essa
    região ou, em outra leitura, quem lutou contra eles; uma região pode ter um
    Grupo de Guerra e vários Ninhos; e um Ninho nunca vai para uma região de
    batalha nem para um QG.
rule-C5-12 =
    Com 2 ou 3 jogadores: uma unidade capturada pelos Trogs fica à parte. O dono
    pode resgatá-la (C6.1), mas ninguém pontua por ela. Os Trogs que você
    captura dão pontos a você, e ninguém nunca os resgata.
rule-C5-13 =
    Por fim, o marcador de batalha sai. A região deixa de ser região de batalha,
    e começa a próxima batalha.
rule-C5-14 =
    Marcadores que participam de uma batalha não podem ser movidos por cartas de
    Tática, mortos nem capturados. Só o manual alemão traz isso; o FAQ oficial
    concorda, por isso nossa interpretação é usá-lo em todas as edições. Na
    outra leitura, eles podem ser mortos.

## C6

chapter-C6 = Prisioneiros
rule-C6-1 =
    Primeiro, todos ganham 1 PV por prisioneiro que mantêm. Depois, na ordem de
    iniciativa, você pode pagar 2 PV por unidade sua em poder de outros e
    trazê-la de volta para a reserva, quantas vezes seus pontos permitirem. As
    que ficarem podem ser resgatadas em uma rodada posterior pelo mesmo preço.

## C7

chapter-C7 = Pontuação e fim da partida
rule-C7-1 =
    Só há pontuação se ela foi habilitada nesta rodada. Quem a habilitou ganha
    primeiro 1 PV por região que controla, contando o seu QG. Depois cada
    jogador ganha o valor de todos os cristais nas regiões que controla. Os
    Trogs ganham a metade do seu total de cristais, arredondada para cima: 7
    cristais dão 4 PV.
rule-C7-2 =
    Na rodada final, a pontuação está sempre habilitada, mas por nenhum jogador:
    todos pontuam apenas cristais.
rule-C7-3 =
    A partida termina com a rodada em que o evento Habilitar Pontuação Final foi
    resolvido.
rule-C7-4 =
    No empate, vence quem mantém mais prisioneiros; se ainda houver empate, quem
    vem depois na ordem de iniciativa.

## C8

chapter-C8 = Termos
rule-C8-1 =
    As unidades mortas vão para a reserva do dono. A reserva limita o
    recrutamento: o que não está nela não pode ser colocado. Você controla uma
    região se o seu marcador de Controle está lá; nada mais decide isso.
rule-C8-2 =
    Uma região está ocupada se há unidades nela. Marcadores, estruturas ou um
    marcador de Controle sozinhos não a ocupam.
rule-C8-3 =
    O QG conta entre as regiões que você controla, e você pode recuar para ele.
    Nunca recebe cristais nem estruturas. Na edição alemã, efeitos de outros
    jogadores não podem ter o seu QG como alvo; nas outras, podem.
rule-C8-4 =
    Na edição alemã, um efeito que fala em região nunca se refere a uma região
    de batalha, a menos que o diga. Nas outras edições, as regiões de batalha
    estão incluídas.
rule-C8-5 =
    Você só perde o controle de uma região ao perder nela o Controle de Região
    em uma batalha ou, na hora, quando unidades inimigas terminam um movimento
    nela enquanto não há unidades ali. Apenas deixar uma região vazia não tira o
    controle.

## C9

chapter-C9 = Jogando com os Trogs (4 jogadores)
rule-C9-1 =
    Quando uma unidade de Trogs entra em uma região com um Grupo de Guerra ou um
    Ninho, o marcador é revelado na hora, e não no fim da ação. As novas
    unidades podem seguir adiante na mesma ação, se sobrarem pontos; a unidade
    que entrou tem de parar. Na edição alemã ela também não precisa parar, e os
    Trogs não perdem unidade quando a reserva deles está vazia (C4.16, passo 2).
rule-C9-2 =
    Para as unidades de Trogs, todas as regiões com Túneis são adjacentes entre
    si. Na edição alemã, isso só vale para Túneis em regiões que os Trogs
    controlam ou que ninguém controla.
rule-C9-3 =
    Os Trogs recuam como todos (C5.9), e não se coloca Ninho. Na edição alemã,
    um recuo para uma região com um Grupo de Guerra deles o revela na hora; como
    as novas unidades são deles mesmos, não há batalha por isso.
rule-C9-4 =
    Em toda pontuação, os Trogs ganham só a metade do seu total de cristais,
    arredondada para cima (C7.1). Em batalhas, prisioneiros e tudo o mais,
    pontuam como os outros.
