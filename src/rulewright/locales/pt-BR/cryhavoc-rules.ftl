### Cry Havoc, the rules paragraph by paragraph, in our own words (Portuguese).
### Keys: rule-C4-16 is paragraph C4.16, chapter-C4 the title of its chapter.
### A line that begins with "• " is an item of a list, and an empty line begins a new paragraph; other line breaks only keep
### the lines short: re-flow them freely.

## C1

chapter-C1 = Objetivo e componentes
rule-C1-1 =
    Cry Havoc é para 2 a 4 jogadores, e cada um comanda uma facção: Humanos,
    Peregrinos, Máquinas ou Trogs. Os Trogs só são comandados por um jogador
    quando há 4 jogadores. Com 2 ou 3, eles são os nativos do planeta:
    atrapalham todo mundo, mas não pontuam e não podem vencer.
rule-C1-2 =
    Vence quem tiver mais pontos de vitória (PV) no fim da partida. A maior
    parte vem dos cristais nas regiões que você controla, nas rodadas em que a
    pontuação está habilitada (C7.1); batalhas, prisioneiros e algumas cartas e
    habilidades rendem mais alguns.
rule-C1-3 =
    Os componentes de uso comum são o tabuleiro, com um lado para 2 jogadores e
    o outro para 3 e 4; 32 cartas de Táticas de Terreno, 8 de montanha, 8 de
    deserto, 8 de selva e 8 de oceano; 6 marcadores de Evento; 12 de Exploração;
    18 de Grupo de Guerra e 12 de Ninho dos Trogs; um tabuleiro de batalha e 8
    marcadores de batalha; o marcador da pontuação final; e cristais de valor 1,
    3 ou 5. Em uma região, só importa o valor total dos cristais, e “um cristal”
    significa sempre um valor de 1.
rule-C1-4 =
    Cada facção tem um QG, 8 cartas de Tática, 5 cartas de Habilidade (uma delas
    é a Padrão) e 12 unidades; os Trogs têm 16. Cada uma tem também peças de
    Estrutura, com marcadores que vão para o tabuleiro: são 3 peças dos Humanos,
    3 dos Peregrinos, 5 das Máquinas e 3 dos Trogs. Há 3 marcadores para cada
    peça, mas 7 para os Túneis dos Trogs. Os Humanos têm ainda 3 marcadores de
    Artilharia e 3 de Atalaia. Humanos e Máquinas têm 2 marcadores de Habilidade
    cada; Peregrinos e Trogs, 1 cada.
rule-C1-5 =
    Entre as 8 cartas de Tática de cada facção há exatamente uma que habilita a
    pontuação (C4.50) e exatamente uma que permite mudar a iniciativa (C4.3).
rule-C1-6 =
    A Regra Áurea: quando o texto de uma carta, de uma peça ou de um marcador
    contraria estas regras, prevalece esse texto.

## C2

chapter-C2 = Preparação
rule-C2-1 =
    Dos 6 marcadores de Evento, embaralhados, 4 vão para a trilha de pontuação
    sem serem revelados, um por local de Evento. Os outros 2 saem da partida sem
    que ninguém os veja. Depois desses quatro vem um quinto evento, impresso na
    trilha: Habilitar Pontuação Final.
rule-C2-2 =
    Separe as cartas de Táticas de Terreno em quatro baralhos, um por terreno;
    embaralhe cada um e coloque-o virado para baixo no seu lugar.
rule-C2-3 =
    Os QGs de todos os jogadores, menos o dos Trogs, vão para as regiões de QG
    do tabuleiro. Nas edições inglesa e polonesa, um sorteio decide qual vai
    para onde; a brasileira não diz como, e nossa interpretação também é o
    sorteio. Na edição alemã, cada jogador escolhe uma região de QG; nossa
    interpretação: escolhem um após o outro, na ordem dos lugares à mesa. Em
    outra interpretação, escolhem na ordem de iniciativa, que então é sorteada
    antes. Cada QG recebe então 4 unidades e um marcador de Controle do dono.
rule-C2-4 =
    Combinem um nível. Iniciantes têm só a habilidade Padrão da sua facção;
    jogadores experientes recebem mais uma, sorteada, e veteranos, mais duas. As
    habilidades que sobram saem da partida.
rule-C2-5 =
    Cada jogador embaralha suas cartas de Tática em um baralho virado para
    baixo, guarda como reserva as unidades que não estão no tabuleiro e começa
    com 0 PV.
rule-C2-6 =
    A ordem de iniciativa da primeira rodada é sorteada. A trilha de Iniciativa
    Seguinte começa na mesma ordem.
rule-C2-7 =
    Cada região com o ícone de Grupo de Guerra ou de Exploração recebe, virado
    para baixo, um marcador desse tipo, e cada região recebe tantos cristais
    quantos estão impressos nela. Os marcadores restantes, os Ninhos e os demais
    cristais formam o estoque.
rule-C2-8 =
    Com 4 jogadores, o QG dos Trogs fica nas Cavernas do Mundo com 2 unidades;
    ali não se coloca Grupo de Guerra. Só o manual alemão dá a ele um marcador
    de Controle, como a todo QG; os outros não falam disso, e nossa
    interpretação é que ele tem um. Em outra interpretação, só o recebe depois do
    primeiro movimento dos Trogs. Um marcador de Túneis vai para cada região com
    o ícone de túnel e um para o QG dos Trogs. As edições contam esses
    marcadores de modo diferente: 4 ao todo, com o do QG (polonesa), ou 4 e mais
    um no QG (alemã e brasileira); o texto inglês admite os dois sentidos, e
    nossa interpretação é 4 ao todo. Na edição alemã não se usam Ninhos com 4
    jogadores; nas outras eles continuam em jogo.

## C3

chapter-C3 = A rodada
rule-C3-1 =
    A partida dura no máximo 5 rodadas. Uma rodada tem 6 fases:
    • Eventos: o próximo evento acontece. A partir da rodada 2, a iniciativa
    muda e todas as habilidades são preparadas de novo (C3.2 a C3.5).
    • Comprar Cartas: cada um compra 4 e fica com no máximo 7 (C3.6).
    • Ações: uma de cada jogador, na ordem de iniciativa, três vezes (C4.1).
    • Resolução de Batalha: onde dois lados se encontraram, na ordem dos números
    (C5.1).
    • Prisioneiros: eles rendem PV e depois podem ser resgatados (C6.1).
    • Pontuação: só se tiver sido habilitada nesta rodada, e sempre na última
    (C7.1, C7.2).
rule-C3-2 =
    Eventos, primeiro passo: revele a próxima pilha de marcadores de Evento da
    trilha de pontuação e resolva-os um a um, de cima para baixo. Na primeira
    rodada é apenas o marcador do primeiro local.
rule-C3-3 =
    Quando o marcador de pontuação de um jogador ultrapassa um evento ainda não
    resolvido, esse evento vai na hora para cima do próximo não resolvido. Por
    isso rodadas posteriores podem ter vários eventos, e a partida fica mais
    curta. Nossa interpretação: um marcador ultrapassa um local quando a
    pontuação é maior que o número do local; igualar não basta. Em outra
    interpretação, basta. Na edição alemã, esta regra não vale para iniciantes
    (C2.4), cuja partida tem então sempre 5 rodadas.
rule-C3-4 =
    Eventos, segundo passo, menos na primeira rodada: a ordem da trilha de
    Iniciativa Seguinte passa a ser a ordem de iniciativa desta rodada.
rule-C3-5 =
    Eventos, terceiro passo, menos na primeira rodada: todas as habilidades
    esgotadas são preparadas de novo. Na edição alemã, um marcador que uma
    habilidade colocou no tabuleiro também volta agora para a sua carta; as
    outras não dizem nada, e nossa interpretação é que fica até terminar uma
    batalha na região dele ou até a habilidade colocar os seus marcadores de
    novo.
rule-C3-6 =
    Comprar cartas: todos compram 4 cartas do próprio baralho; quem ficar com
    mais de 7 na mão descarta até ter 7. Sempre que faltar carta no baralho na
    hora de comprar, o seu descarte é embaralhado e passa a ser o novo baralho.

## C4

chapter-C4 = A fase de ações
rule-C4-1 =
    Na ordem de iniciativa, cada jogador faz uma ação, e isso acontece três
    vezes. As ações são Mover, Recrutar, Construir e Ativar, “Comprar duas,
    ficar com uma” e Habilitar Pontuação. A mesma ação pode ser escolhida de
    novo.
rule-C4-2 =
    Para Mover, Recrutar ou Construir e Ativar, você joga quantas cartas da mão
    quiser e conta os ícones na linha dessa ação; cada ícone é um ponto. Nossa
    interpretação: você também pode não jogar nenhuma. O texto das cartas é
    ignorado, mas os símbolos de bônus dessa linha contam:
    • Compre 1 por símbolo: compre uma carta para cada símbolo deste tipo.
    • Compre 1 ao todo: compre uma só carta, não importa quantos símbolos deste
    tipo você tenha jogado.
    • 1 PV: ganhe 1 PV por símbolo.
    • Texto de bônus: vale o texto de bônus da carta, como uma mudança de
    iniciativa.

    Nas edições inglesa, polonesa e brasileira, as cartas são descartadas ao
    serem jogadas; na alemã, só depois da ação. Isso faz diferença quando uma
    compra de bônus obriga você a refazer o baralho.
rule-C4-3 =
    Se você mudar a iniciativa, coloque o seu marcador na posição que quiser da
    trilha de Iniciativa Seguinte. Os outros mantêm a ordem entre si e apenas se
    deslocam. A mudança vale a partir da próxima rodada (C3.4).
rule-C4-4 =
    Você pode jogar uma carta mesmo que ela não tenha efeito. Nas edições
    inglesa, polonesa e brasileira isso vale também para uma carta de Tática
    cujo preço não pode ser pago. O manual alemão só diz isso sobre as ações;
    nossa interpretação é que, pelas regras dele, uma carta dessas não pode ser
    jogada em uma batalha.
rule-C4-10 =
    Mover: com cada ponto, uma unidade sua passa para uma região adjacente.
    Distribua os pontos como quiser; uma unidade pode se mover várias vezes.
rule-C4-11 =
    Nunca se entra no QG de outro jogador nem em uma região de batalha (C4.16).
    Ninguém pode entrar na área preta do centro do tabuleiro nem atravessá-la.
rule-C4-12 =
    Uma unidade que entra em uma região com unidades inimigas, um Grupo de
    Guerra ou um Ninho tem de parar ali e não pode mais se mover neste turno,
    nem com uma habilidade; na edição alemã, até o fim da rodada, e nenhuma
    carta pode chamá-la para uma batalha. Em outra interpretação, ela não pode
    mais se mover até o fim das ações da rodada; em outra ainda, só até o fim da
    ação. Outras unidades suas podem ir atrás dela.
rule-C4-13 =
    Você pode passar por uma região sem unidades inimigas, Grupo de Guerra ou
    Ninho, mesmo que outro jogador a controle. Nada ali é tomado ou revelado, a
    não ser que uma unidade sua esteja nela no fim da ação.
rule-C4-14 =
    As regiões do anel externo ligadas por setas impressas são adjacentes para
    todos os efeitos, embora fiquem em lados opostos do tabuleiro.
rule-C4-15 =
    O atacante não pode sair de uma região de batalha. O defensor pode, mas tem
    de deixar ali duas unidades para cada unidade atacante: 2 atacantes seguram
    4 de 5 defensores, portanto sai no máximo 1.
rule-C4-16 =
    Quando você termina de mover, acontece o seguinte, nesta ordem:
    • (1) Onde você tem unidades, os marcadores de Exploração são revelados
    e resolvidos.
    • (2) Nas regiões em que você entrou, os Grupos de Guerra e os Ninhos são
    revelados e resolvidos: aparecem os cristais e as unidades de Trogs
    indicados. Se não der para colocar nem uma única unidade de Trogs porque a
    reserva deles está vazia, você perde ali uma unidade, que volta para a sua
    reserva; os cristais ficam e não há batalha.
    • (3) Você toma o controle de cada região que tem unidades suas e nenhuma
    inimiga.
    • (4) Cada região em que há unidades dos dois lados recebe um marcador de
    batalha, com o número livre mais baixo. A partir daí ela é uma região de
    batalha, até que o marcador seja retirado (C5.1, C5.13). Ali você é o
    atacante, e o outro lado é o defensor.

    Se houver vários marcadores a revelar ou a colocar, a ordem é você quem
    escolhe. Se há um Grupo de Guerra e um Ninho na mesma região, na edição
    alemã você escolhe qual revelar primeiro; nas outras, pela nossa
    interpretação, é o Grupo de Guerra.

    Nas edições polonesa e alemã, o passo (2) vale para todas as regiões com
    unidades suas; na inglesa e na brasileira, só para aquelas em que você
    entrou. Na edição alemã, você perde uma unidade por região em que não
    apareceu Trog nenhum; nas outras, pela nossa interpretação, uma por marcador
    que não traz nenhum.

    Um marcador também é revelado onde há unidades de outro invasor. Nossa
    interpretação: primeiro lutam os dois jogadores, e aquele cujas unidades
    restarem na região ataca os Trogs dali, com o número livre mais baixo; em
    outra interpretação, o marcador fica virado para baixo, para que uma batalha
    nunca tenha três lados.
rule-C4-17 =
    Se faltarem unidades de Trogs para um marcador, entram as que houver, e
    todos os cristais dele.
rule-C4-20 =
    Recrutar: cada ponto traz uma unidade da reserva para o seu QG. Quando a
    reserva acaba, não entra mais nenhuma.
rule-C4-30 =
    Construir e Ativar: com os pontos você constrói e ativa estruturas, em
    qualquer combinação; a peça mostra quanto custa cada coisa. Só se constrói
    em regiões que você controla desde o início da ação e só se ativa em regiões
    que você controla; na edição alemã, também para isso é preciso controlá-las
    desde o início da ação. Uma estrutura recém-construída pode ser ativada
    na hora, mas cada marcador no máximo uma vez por ação.
rule-C4-31 =
    Nunca se constrói em uma região de batalha nem em um QG. Em uma região só
    cabe uma estrutura de cada tipo, e você só pode construir enquanto tiver
    marcadores desse tipo.
rule-C4-32 =
    Enquanto a região for de batalha, uma estrutura dela só pode ser ativada se
    o próprio texto permitir. Se você perder o controle de uma região, suas
    estruturas continuam lá, mas você só volta a ativá-las quando recuperar o
    controle.
rule-C4-40 =
    Comprar duas, ficar com uma: olhe as duas cartas do topo de um baralho, o
    seu ou um dos de terreno, e fique com uma delas na mão. Não é preciso
    controlar uma região com esse terreno.
rule-C4-41 =
    A outra carta volta para o baralho de onde veio, que é embaralhado. Na
    edição alemã, uma carta do seu próprio baralho vai para o descarte.
rule-C4-42 =
    Uma carta de terreno com que você ficou é sua pelo resto da partida: daí em
    diante ela circula como as outras entre mão, descarte e baralho.
rule-C4-50 =
    Habilitar Pontuação: jogue apenas a carta da sua facção que tem essa ação,
    sem usar os ícones dela; nesta rodada haverá então uma fase de pontuação
    (C7.1). Só um jogador por rodada pode fazer isso, e na última rodada
    ninguém. Em outra ação, a mesma carta pode ser jogada pelos ícones; nesse
    caso não habilita nada.
rule-C4-60 =
    No seu turno, antes ou depois da sua ação, mas nunca durante ela, você pode
    usar quantas habilidades preparadas quiser; isso não conta como ação. A
    habilidade usada fica esgotada, portanto vale uma vez em cada rodada, a
    menos que o texto dela diga outra coisa. Habilidades passivas valem o tempo
    todo. Em outras fases, uma habilidade só pode ser usada se o texto dela
    permitir.

## C5

chapter-C5 = Batalhas
rule-C5-1 =
    As batalhas são travadas na ordem dos números dos marcadores de batalha. Se
    um lado fica sem unidades em uma região de batalha antes de a batalha
    começar, o marcador sai na hora, o outro lado toma o controle e não há
    batalha. Nossa interpretação: se só restam Trogs nativos, o controle não
    muda. Um número liberado assim pode ser usado de novo; na edição alemã, não
    na mesma rodada. Há 8 marcadores. Na edição alemã o número de batalhas não
    tem limite; as outras não dizem nada, e nossa interpretação é a mesma. Em
    outra interpretação, nenhuma batalha é marcada enquanto não há marcador livre.
rule-C5-2 =
    Com 2 ou 3 jogadores, alguém precisa comandar os Trogs nativos: quem está à
    esquerda do jogador que luta contra eles. Essa pessoa distribui as unidades
    dos Trogs e joga por eles cartas de Tática da própria mão. (O texto polonês
    também poderia se referir a cartas dos próprios Trogs, mas nenhum manual dá
    cartas a eles; nossa interpretação é seguir as outras três edições.)
rule-C5-3 =
    Primeiro a região recebe mais um cristal. Depois o atacante distribui todas
    as suas unidades pelos três objetivos, Controle de Região, Captura de
    Prisioneiros e Atrito, e em seguida o defensor faz o mesmo. Nossa
    interpretação para o computador: você diz quantas unidades vão para o
    Controle de Região e quantas para a Captura de Prisioneiros; as demais vão
    para o Atrito.
rule-C5-4 =
    Agora os dois lados se alternam, começando pelo atacante: cada um joga uma
    carta de Tática ou passa. Quem passa não joga mais cartas nesta batalha, mas
    o outro lado pode continuar.
rule-C5-5 =
    As cartas da sua facção funcionam em qualquer batalha; as de terreno, só se
    a região tiver aquele terreno. As regiões do anel externo não têm terreno,
    por isso cartas de terreno nunca funcionam nelas.
rule-C5-6 =
    Em seguida os objetivos são resolvidos em ordem fixa. Primeiro o Controle de
    Região: o lado com mais unidades nele toma a região e ganha 2 PV; no empate,
    mesmo em 0 a 0, quem vence é o defensor. O controle fica com o vencedor
    ainda que todas as suas unidades morram depois.
rule-C5-7 =
    Captura de Prisioneiros: o lado com mais unidades aqui leva como prisioneira
    uma unidade inimiga de qualquer objetivo; no empate, ninguém leva. Isso
    acontece antes do Atrito e pode mudar o resultado dele.
rule-C5-8 =
    Atrito: para cada unidade sua aqui, você mata uma unidade inimiga em
    qualquer objetivo e ganha 1 PV. Cada um recebe de volta na reserva as
    unidades que perdeu. Os dois lados matam ao mesmo tempo; na edição alemã, em
    caso de dúvida, o atacante indica primeiro as vítimas, depois o defensor, e
    todas caem juntas. Os marcadores de um jogador que não participa da batalha
    agem por último. Nossa interpretação: só se pergunta qual unidade morre
    quando isso pode fazer diferença.
rule-C5-9 =
    Quem vence o Controle de Região devolve as unidades sobreviventes à região.
    Quem perde recua com todas as sobreviventes para uma única região adjacente
    que controle e que não seja de batalha; se não houver nenhuma, elas vão para
    a reserva.
rule-C5-10 =
    Um recuo pode levar a uma região com um Grupo de Guerra ou um Ninho. Na
    edição alemã, o marcador é revelado na hora, coloca-se um marcador de
    batalha com o número seguinte, e essa batalha é travada ainda nesta mesma
    fase. As outras edições não tratam disso; nossa interpretação é que o
    marcador continua virado para baixo.
rule-C5-11 =
    Com 2 ou 3 jogadores: se os Trogs vencem o Controle de Região, não ganham PV
    nem marcador de Controle; em vez dele, um Ninho é colocado na região, virado
    para baixo. Na edição alemã sai o marcador de Controle de quem lutou contra
    eles; nas outras, o marcador que houver ali fica. Se perdem, as unidades
    sobreviventes deles são retiradas, e um Ninho vai, virado para baixo, para
    uma região adjacente que ninguém controla, mesmo que seja de batalha; se
    nenhuma sobreviveu, não se coloca Ninho (FAQ oficial). Nos dois casos, se não
    resta nenhum no estoque, também não se coloca. Nossas
    interpretações: quem comanda os Trogs escolhe essa região ou, em outra
    interpretação, quem lutou contra eles; e já pode haver ali um Grupo de
    Guerra ou Ninhos. Em outra interpretação, o Ninho não vai para uma região
    dessas; em outra ainda, não vai para uma região de batalha. Um QG é sempre
    controlado; por isso, nenhum Ninho vai para lá.
rule-C5-12 =
    Com 2 ou 3 jogadores: uma unidade capturada pelos Trogs fica à parte. O dono
    pode resgatá-la (C6.1), mas ninguém pontua por ela. Os Trogs que você
    captura dão pontos a você, e ninguém jamais os resgata.
rule-C5-13 =
    Por fim, o marcador de batalha sai e, se os Humanos lutaram ali, também o
    marcador de Atalaia. (Esse marcador sai também assim que muda o controle da
    região dele.) A região deixa de ser região de batalha, e começa a próxima
    batalha.
rule-C5-14 =
    Marcadores que participam de uma batalha não podem ser movidos por cartas de
    Tática, mortos nem capturados. Só o manual alemão traz isso; o FAQ oficial
    concorda, por isso nossa interpretação é aplicar essa regra em todas as
    edições. Em outra interpretação, eles podem ser mortos.
rule-C5-15 =
    Exemplo: 4 unidades dos Humanos atacam 3 dos Peregrinos em uma região que
    os Peregrinos controlam.
    • A região recebe mais um cristal (C5.3).
    • Os Humanos colocam 2 unidades no Controle de Região, 1 na Captura de
    Prisioneiros e 1 no Atrito. Os Peregrinos veem isso e colocam 2, 0 e 1: um
    empate no Controle de Região seria deles.
    • Os Humanos jogam Apoio Aéreo: uma unidade da reserva deles vai para o
    Controle de Região. Depois os dois passam (C5.4).
    • Controle de Região: 3 a 2. Os Humanos tomam a região e ganham 2 PV (C5.6).
    • Captura de Prisioneiros: 1 a 0. Os Humanos capturam o Peregrino que está no
    Atrito, e ele não mata mais ninguém (C5.7).
    • Atrito: a unidade dos Humanos que está ali mata um Peregrino e rende 1 PV
    (C5.8).
    • As 5 unidades dos Humanos voltam à região. O último Peregrino recua para
    uma região adjacente que os Peregrinos controlam (C5.9).

## C6

chapter-C6 = Prisioneiros
rule-C6-1 =
    Primeiro, todos ganham 1 PV por prisioneiro em seu poder. Depois, na ordem de
    iniciativa, você pode pagar 2 PV por unidade sua em poder de outros e
    trazê-la de volta para a reserva, quantas vezes seus pontos permitirem. As
    que ficarem podem ser resgatadas em uma rodada posterior pelo mesmo preço.

## C7

chapter-C7 = Pontuação e fim da partida
rule-C7-1 =
    Só há pontuação se ela foi habilitada nesta rodada. Quem a habilitou ganha
    primeiro 1 PV por região que controla, contando o próprio QG. Depois cada
    jogador ganha o valor de todos os cristais nas regiões que controla. Os
    Trogs ganham a metade do seu total de cristais, arredondada para cima: 9
    cristais dão 5 PV.
rule-C7-2 =
    Na última rodada, a pontuação está sempre habilitada, mas ninguém conta como
    quem a habilitou: todos pontuam apenas por cristais.
rule-C7-3 =
    Quando sai o evento Habilitar Pontuação Final, a rodada em curso é a última.
rule-C7-4 =
    No empate, vence quem tem mais prisioneiros; se ainda houver empate, quem
    vem depois na ordem de iniciativa.

## C8

chapter-C8 = Termos
rule-C8-1 =
    Estas palavras têm sempre o mesmo sentido:
    • Reserva: as suas unidades que não estão no tabuleiro nem em poder de
    outros. As unidades mortas voltam para ela, e ela limita o recrutamento: o que
    não está nela não pode ser colocado.
    • Estoque: os marcadores e cristais que não são de nenhum jogador.
    • Depósito: o que um efeito manda um jogador guardar. Os Peregrinos guardam
    cristais, quantos conseguirem, e os gastam em efeitos; cristais guardados
    não pontuam. As Máquinas guardam cartas de terreno viradas para baixo, no
    máximo 3, e as jogam nas próprias batalhas; uma carta guardada que foi
    jogada, ou para a qual não há mais lugar, vai para o fundo do baralho dela.
    Ninguém pode tirar nada do depósito de outro jogador.
    • Controle: só o seu marcador de Controle faz uma região ser sua; nada mais
    decide isso. Cada facção tem 8 marcadores de Controle. O manual alemão diz
    que não há limite; os outros não dizem nada, e nossa interpretação é a
    mesma. Em outra interpretação, quem não tem mais nenhum não toma o controle,
    embora o marcador do outro jogador saia mesmo assim.
    • Região de batalha: uma região com um marcador de batalha (C4.16). Quem
    provocou a batalha é o atacante; o outro lado é o defensor.
    • Adjacentes: duas regiões com uma fronteira em comum ou ligadas por setas
    (C4.14).
rule-C8-2 =
    Só unidades ocupam uma região. Marcadores, estruturas ou um marcador de
    Controle, sozinhos, não a ocupam.
rule-C8-3 =
    O QG conta como uma das regiões que você controla, e você pode recuar para
    ele. Ninguém mais pode assumir o controle dele, e ele nunca recebe cristais,
    estruturas nem marcadores de efeitos. Na edição alemã, efeitos de outros
    jogadores não podem ter o seu QG como alvo; as outras não dizem nada, e
    nossa interpretação é que podem.
rule-C8-4 =
    Na edição alemã, um efeito que fala em região nunca se refere a uma região
    de batalha, a menos que o texto dele diga isso. As outras edições não dizem
    nada; nossa interpretação é que as regiões de batalha estão incluídas quando
    um efeito mata unidades ou coloca, remove ou guarda cristais; nos outros
    casos, só se o texto disser.
rule-C8-5 =
    Você só perde o controle de uma região quando outro jogador o assume: ao
    vencer nela o Controle de Região em uma batalha, ao ser o único lado que
    resta antes que essa batalha comece (C5.1), na hora, ao terminar um
    movimento nela sem que haja outras unidades ali, ou por um efeito que diga
    isso. Se os Trogs nativos vencem o Controle de Região, vale C5.11. Apenas
    deixar uma região vazia não tira o controle.

## C9

chapter-C9 = Jogando com os Trogs (4 jogadores)
rule-C9-1 =
    Quando uma unidade de Trogs encontra um Grupo de Guerra ou um Ninho, o
    marcador é revelado na hora, e não no fim da ação. As novas unidades podem
    seguir adiante na mesma ação, se sobrarem pontos; a unidade que entrou tem
    de parar. No fim da ação, o passo (2) de C4.16 vale para os Trogs como para
    todos: na edição polonesa eles revelam também o que está sob unidades que
    não se moveram. Na edição alemã a unidade também não precisa parar, e os
    Trogs pulam o passo (2): nesse momento não revelam nada e não perdem unidade quando
    a reserva deles está vazia.
rule-C9-2 =
    Para as unidades de Trogs, todas as regiões com Túneis são adjacentes entre
    si. Na edição alemã, isso só vale para Túneis em regiões que os Trogs
    controlam ou que ninguém controla.
rule-C9-3 =
    Os Trogs recuam como todos (C5.9), e não se coloca Ninho. Na edição alemã,
    um recuo para uma região com um Grupo de Guerra deles o revela na hora; como
    as novas unidades são deles mesmos, não há batalha.
rule-C9-4 =
    Em toda pontuação, os Trogs ganham só a metade do seu total de cristais,
    arredondada para cima (C7.1). Em batalhas, prisioneiros e tudo o mais,
    pontuam como os outros.
rule-C9-5 =
    Alguns efeitos colocam um marcador dos Trogs em emboscada, virado para baixo
    e sem que ninguém o veja. É um Ninho. Com 4 jogadores é um Grupo de Guerra
    na edição polonesa, cuja Cartilha de Facções diz isso, e na alemã, que
    nesse caso não tem Ninhos. Nossa interpretação: quando não resta nenhum no
    estoque, os marcadores já resolvidos são embaralhados e voltam a ser o
    estoque; os que estão no tabuleiro não fazem parte dele. Em outra
    interpretação, não se pode colocar mais nenhum.
