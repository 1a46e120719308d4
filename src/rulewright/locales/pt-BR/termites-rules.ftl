### Termites, the rules paragraph by paragraph, in our own words (Brazilian Portuguese).
### Keys: rule-T6-5 is paragraph T6.5, chapter-T6 the title of its chapter.
### A line that begins with "• " is an item of a list, and an empty line begins a new paragraph; other line breaks only keep
### the lines short: re-flow them freely.

## T1

chapter-T1 = Objetivo e componentes
rule-T1-1 =
    Cupins é um jogo para 2 a 4 jogadores. Cada um comanda um enxame: azul,
    vermelho, dourado ou cinza. No fim, vence quem tiver os cupinzeiros com o
    maior valor total (T8.2 diz quais cupinzeiros contam).
rule-T1-2 =
    Um enxame é formado por 18 fichas e 5 cupinzeiros. Cada ficha mostra um ou
    mais cupins, e todos os cupins de uma ficha são da mesma casta (T2). Uma
    ficha que está no tabuleiro é chamada de unidade.
rule-T1-3 =
    Os cinco cupinzeiros de um enxame têm os valores 5, 6, 7, 8 e 9. O valor de
    um cupinzeiro serve para duas coisas: como defesa, quando ele é atacado, e
    como pontos no fim.
rule-T1-4 =
    Os cupinzeiros neutros não pertencem a ninguém e têm valor 7. Uma partida
    tem de 1 a 3 deles: em um tabuleiro montado pelos jogadores, um a menos que
    o número de jogadores (T9.1), e nossos cenários usam a mesma quantidade.
rule-T1-5 =
    São 18 peças de terreno, cada uma com duas faces. Quando os próprios
    jogadores montam o tabuleiro (T9), eles decidem quantas peças usar; a
    sugestão é de 15 a 18.
rule-T1-6 =
    Os enxames diferem na mistura de castas: o azul aposta nas Operárias, o
    vermelho nos Soldados, o dourado nos Nasutos e o cinza nos Alados.

## T2

chapter-T2 = Castas
rule-T2 =
    Cada uma das quatro castas tem seus próprios pontos de movimento por turno e
    sua própria força por cupim:
    • Operária: 2 pontos, força 1, sem habilidade especial.
    • Soldado: 1 ponto, força 2; a Pegada Firme destrói a unidade que ele
    derrota (T2.2).
    • Nasuto: 1 ponto, força 1; com a Gosma, apoia também a 2 hexágonos de
    distância, e o apoio a partir da Vegetação dá +1 (T2.3).
    • Alado: 3 pontos, voando, força 1; com o Voo, passa por cima da Água e de
    unidades inimigas que não sejam Alados, mas nunca entra na Vegetação (T2.4,
    T2.5).
rule-T2-1 =
    A força de uma ficha é o número de cupins nela vezes a força por cupim da
    sua casta: 2 para os Soldados, 1 para todas as outras castas. Assim, uma
    ficha com três Soldados tem força 6, e uma com três Operárias, força 3.
rule-T2-2 =
    Pegada Firme: uma unidade derrotada por um Soldado atacante é destruída na
    hora, mesmo que pudesse recuar. Isso só vale quando o próprio Soldado é o
    atacante; um Soldado que apenas apoia o ataque de outra unidade não causa
    esse efeito.
rule-T2-3 =
    Gosma: um Nasuto apoia não só de um hexágono adjacente, como qualquer
    unidade, mas também contra um alvo a 2 hexágonos de distância. Quando apoia
    a partir da Vegetação, em qualquer uma dessas distâncias, o ataque recebe +1
    por essa ficha, não importa quantos cupins ela mostre. Quando o próprio
    Nasuto é o atacante, a Vegetação não dá nada a ele.
rule-T2-4 =
    Voo: um Alado voa por cima de unidades inimigas, mas não por cima de Alados
    inimigos. Para ele, a Água conta como Terreno Aberto, e ele pode parar ali.
    Ele nunca entra na Vegetação: não voa através dela, não termina o movimento
    nela e não ataca alvos que estejam nela. Entrar nas Pedras custa a ele 1
    ponto.
rule-T2-5 =
    Um Alado que teria de recuar para a Vegetação é destruído. T7.3 explica como
    isso se encaixa nas regras de recuo e qual interpretação seguimos.

## T3

chapter-T3 = Terreno
rule-T3-1 =
    O Terreno Aberto não tem efeito algum, nem no movimento nem no combate.
    Entrar nele custa 1 ponto de movimento, o custo normal.
rule-T3-2 =
    A Água é só para os Alados: eles podem passar por ela e parar nela. Nenhuma
    outra unidade pode ir parar na Água, seja ao se mover, ao ser colocada, ao
    atacar ou ao recuar.
rule-T3-3 =
    A Vegetação ajuda os Nasutos: cada ficha de Nasuto que apoia um ataque a
    partir dela soma mais 1 (T2.3). Ela é fechada aos Alados (T2.4). Para todas
    as outras unidades, é como o Terreno Aberto.
rule-T3-4 =
    As Pedras dão +1 de defesa à unidade que está nelas. Entrar nelas custa 2
    pontos de movimento às unidades terrestres e 1 aos Alados. Soldados e
    Nasutos têm só 1 ponto, por isso nunca chegam andando às Pedras, mas podem
    ser colocados ali na reprodução (T5.2).

## T4

chapter-T4 = Preparação
rule-T4-1 =
    Primeiro são dispostos o terreno e os cupinzeiros neutros. Usa-se um cenário
    (o tabuleiro impresso para dois jogadores, o cenário de três jogadores, o de
    quatro jogadores ou o avançado de quatro jogadores) ou um tabuleiro que os
    próprios jogadores montam (T9).
rule-T4-2 =
    Cada jogador fica com um enxame, por acordo ou por sorteio. As fichas de
    cada enxame são embaralhadas em uma pilha virada para baixo; os cinco
    cupinzeiros ficam à vista diante do dono e formam a sua reserva.
rule-T4-3 =
    Um jogador sorteado começa, e a partida segue em sentido horário. Cada um
    compra 3 fichas da própria pilha para a mão e as mantém escondidas dos
    outros.
rule-T4-4 =
    Na ordem de jogo, cada jogador escolhe um dos seus cupinzeiros, de qualquer
    valor, e o coloca no tabuleiro (T4.5). Com dois jogadores, cada um coloca
    dois cupinzeiros, nesta ordem: primeiro jogador, segundo, segundo de novo e
    primeiro. Nossa interpretação (o manual não trata disso): se na preparação
    não sobrar nenhum hexágono permitido para um cupinzeiro, essa colocação é
    pulada.
rule-T4-5 =
    Um cupinzeiro só pode ficar em um hexágono que não seja adjacente a nenhum
    outro cupinzeiro (próprio, inimigo ou neutro), não esteja na borda do
    tabuleiro (um hexágono de borda tem menos de seis vizinhos) e tenha no
    máximo um hexágono de Água entre os seus seis vizinhos. No próprio hexágono
    não pode haver unidade nem cupinzeiro. Nossa interpretação (o manual não diz
    qual é o terreno do próprio hexágono): ele é Terreno Aberto, Vegetação ou
    Pedras, nunca Água. Em outras interpretações, é só Terreno Aberto, ou então
    qualquer terreno. Um cupinzeiro nunca recebe o bônus de defesa das Pedras.

## T5

chapter-T5 = O turno: reprodução
rule-T5-1 =
    Seu turno começa com a reprodução: escolha uma ficha da sua mão e coloque-a
    virada para cima em qualquer hexágono livre do tabuleiro.
rule-T5-2 =
    Uma ficha não pode ser colocada em um terreno fechado à sua casta: os Alados
    não vão para a Vegetação, e as outras castas não vão para a Água. As Pedras
    são permitidas a todas as castas, até aos Soldados e aos Nasutos, que não
    chegariam andando até lá.
rule-T5-3 =
    Depois de colocar, compre da sua pilha até ter de novo 3 fichas, enquanto a
    pilha durar; só então vem o movimento. Mãos e pilhas ficam escondidas
    durante toda a partida.
rule-T5-4 =
    Nossa interpretação (o manual não trata disso): um hexágono está livre
    quando não há nele nem unidade nem cupinzeiro. Se nenhuma ficha da sua mão
    tiver um hexágono permitido, você não coloca nada e, em vez disso, descarta
    da mão uma ficha à sua escolha; depois compra e faz o movimento como em
    qualquer turno. A ficha descartada é mostrada a todos.

## T6

chapter-T6 = O turno: movimento
rule-T6-1 =
    Depois da reprodução, você pode mover uma das suas unidades, até mesmo a que
    acabou de colocar, gastando no máximo os pontos de movimento da casta dela
    (T2). Você também pode não mover nenhuma, mas então também não há ataque.
rule-T6-2 =
    Unidades terrestres (Operárias, Soldados e Nasutos) podem passar por
    unidades do próprio enxame, nunca por unidades inimigas. Nenhuma unidade,
    terrestre ou voadora, pode terminar o movimento sobre uma unidade do próprio
    enxame.
rule-T6-3 =
    Os Alados se movem pelas regras do Voo (T2.4): por cima de unidades inimigas
    que não sejam Alados e por cima da Água como se fosse Terreno Aberto, mas
    nunca através da Vegetação. Eles também podem voar por cima de unidades do
    próprio enxame.
rule-T6-4 =
    Um movimento que termina sobre uma unidade inimiga ou sobre um cupinzeiro
    inimigo ou neutro é um ataque. A unidade precisa ter os pontos para entrar
    nesse hexágono, e o terreno dele não pode ser fechado a ela. O último passo
    pode partir de um hexágono ocupado por uma unidade do próprio enxame e, no
    caso de um Alado, também de cima de uma unidade inimiga ou de um cupinzeiro
    que ele possa sobrevoar. Um Alado inimigo não pode ser sobrevoado, mas um
    Alado pode atacá-lo.
rule-T6-5 =
    Um ataque só é permitido se a força de ataque (T6.6) for estritamente maior
    que a defesa (T6.7); empate não basta. Um ataque que fracassaria
    simplesmente não pode ser feito.
rule-T6-6 =
    A força de ataque é a soma da força do atacante, da força de todas as suas
    unidades adjacentes ao alvo, da força de todos os seus Nasutos a 2 hexágonos
    de distância do alvo e de mais 1 por ficha de Nasuto em apoio que esteja na
    Vegetação. O atacante conta só uma vez e não apoia a si mesmo.
rule-T6-7 =
    A defesa de uma unidade é a sua força, +1 se ela estiver nas Pedras.
    Unidades aliadas não ajudam o defensor. A defesa de um cupinzeiro é o seu
    valor.
rule-T6-8 =
    Nossa interpretação (o manual não fala em atravessar cupinzeiros): os
    cupinzeiros bloqueiam todas as unidades terrestres, até as do dono, e os
    Alados podem voar por cima dos cupinzeiros. Em outra interpretação, nem
    mesmo os Alados podem. Seus próprios cupinzeiros e suas próprias unidades
    não podem ser atacados.
rule-T6-9 =
    O apoio é automático e não conta como movimento: uma unidade apoia um ataque
    a um terreno em que ela mesma não poderia entrar, e também apoia a partir da
    Água. O alcance é a simples distância em hexágonos, e nada no caminho o
    bloqueia. Nossa interpretação (o manual não é claro aqui): Nasutos a 2
    hexágonos de distância também apoiam ataques a cupinzeiros. Em outra
    interpretação, só apoiam ataques a unidades.
rule-T6-10 =
    Disso resulta que Soldados e Nasutos nunca atacam um alvo nas Pedras e que
    unidades terrestres nunca atacam um alvo na Água. Uma Operária só ataca um
    alvo nas Pedras se começar o movimento em um hexágono adjacente, porque esse
    passo gasta os dois pontos dela. Sair das Pedras custa o mesmo que custa o
    hexágono em que se entra.

## T7

chapter-T7 = Resolução do ataque
rule-T7-1 =
    Uma unidade derrotada recua um hexágono, para um hexágono adjacente livre
    que o jogador atacante escolhe. Deve ser um terreno para o qual ela poderia
    se mover: Soldados e Nasutos não recuam para as Pedras, Alados não recuam
    para a Vegetação, e só Alados recuam para a Água.
rule-T7-2 =
    Uma unidade nunca recua para o hexágono de onde veio o ataque. Nossa
    interpretação (o manual não diz qual hexágono é esse): é o último hexágono
    antes do alvo no caminho do atacante, de modo que o hexágono de entrada é
    uma escolha de verdade e faz parte do movimento. Em outra interpretação, é o
    hexágono onde o movimento começou; então o hexágono de entrada não importa, e
    você não precisa escolhê-lo. O hexágono que o atacante deixou conta como livre, a menos
    que o ataque tenha vindo dele.

    Também é interpretação nossa: um Alado pode sobrevoar a unidade que está
    atacando e voltar sobre ela pelo outro lado. Em outra interpretação, não
    pode.
rule-T7-3 =
    Se não houver um hexágono assim, a unidade é destruída; unidades destruídas
    saem da partida. Nossa interpretação (T2.5 e T7.1 puxam para lados opostos):
    a Vegetação não é um recuo permitido para um Alado, que só é destruído se
    não sobrar nenhum outro hexágono. Em outra interpretação, o jogador atacante
    pode escolher a Vegetação (livre, adjacente e que não seja o hexágono de
    onde veio o ataque) para destruí-lo.
rule-T7-4 =
    Se o atacante for um Soldado, não há recuo: a unidade derrotada é destruída
    na hora (Pegada Firme, T2.2).
rule-T7-5 =
    Depois que a unidade derrotada recuou ou foi destruída, o atacante fica no
    hexágono do alvo.
rule-T7-6 =
    Um cupinzeiro atacado é destruído e se torna um troféu do jogador atacante;
    no fim, o troféu vale os pontos do cupinzeiro (T8.2). A unidade atacante
    também é destruída; as unidades que a apoiaram, não.
rule-T7-7 =
    Em seguida, o jogador atacante deve colocar um dos seus cupinzeiros da
    reserva nesse mesmo hexágono, também quando o cupinzeiro destruído era
    neutro; a regra T4.5 não é verificada de novo para isso. Depois, o dono do
    cupinzeiro destruído deve colocar um novo conforme T4.5; um cupinzeiro
    neutro não tem dono, e então ninguém coloca. Quem não tem mais cupinzeiros
    na reserva pula este passo. Se for o atacante, o hexágono fica vazio, e o
    dono pode construir ali de novo.
rule-T7-8 =
    Se nenhum hexágono for permitido conforme T4.5, o jogador deve retirar da
    partida uma das suas unidades que esteja em um hexágono que seria permitido
    sem ela e colocar o cupinzeiro ali. Nossa interpretação (o manual não trata
    disso): se também não houver uma unidade assim, a colocação é pulada e o
    cupinzeiro fica na reserva.

## T8

chapter-T8 = Fim da partida
rule-T8-1 =
    A partida termina quando nenhum jogador tem mais fichas para jogar. Nossa
    interpretação (o manual indica apenas esse momento): o último turno é jogado
    até o fim, incluindo o movimento; quem ficou sem fichas é pulado enquanto
    outros ainda têm alguma.
rule-T8-2 =
    Sua pontuação é a soma dos valores dos seus próprios cupinzeiros no
    tabuleiro, dos seus próprios cupinzeiros na reserva e dos seus troféus (os
    cupinzeiros inimigos e neutros que você destruiu).
rule-T8-3 =
    Em caso de empate, vence, entre os empatados, quem tiver mais fichas
    próprias no tabuleiro. Se o empate continuar, a vitória é dividida.
rule-T8-4 =
    Pelas regras, cada jogador começa com 35 pontos. Ao todo são 77, 119 ou 161
    pontos com 2, 3 ou 4 jogadores; esse total não muda até o fim, mas os
    cupinzeiros neutros ainda de pé não contam para ninguém. Cada jogador tem
    exatamente 18 turnos.

## T9

chapter-T9 = Montagem do tabuleiro
rule-T9-1 =
    Escolham as peças de terreno que vão usar (a sugestão é de 15 a 18) e deixem
    todas à vista de todos. Os cupinzeiros neutros, um a menos que o número de
    jogadores, vão primeiro para o tabuleiro, nunca na borda nem adjacentes
    entre si. Nossas interpretações (o manual não diz quem faz isso): quem
    começa é sorteado antes da montagem do tabuleiro, e os jogadores colocam os
    cupinzeiros neutros um a um na ordem de jogo; se não houver hexágono para um
    deles, ele fica de fora. Quando não se usam todas as peças, as que entram em
    jogo vêm dos três tipos, do modo mais equilibrado possível.
rule-T9-2 =
    Na ordem de jogo, cada jogador pega duas peças, escolhe a face de cada uma
    e coloca ambas na hora em hexágonos livres (sem peça e sem cupinzeiro); isso
    se repete até as peças acabarem e, com um número ímpar, o último jogador
    coloca só uma. Nossas interpretações (o manual não trata disso): o primeiro
    jogador começa, e a colocação termina quando nenhuma peça pode mais ser
    colocada dentro das regras.
rule-T9-3 =
    Nenhum grupo conectado de peças de um mesmo terreno pode ter mais de 2
    peças. Nenhum grupo conectado de peças, seja qual for o terreno delas, pode
    ter mais de 4 peças.
rule-T9-4 =
    Um cupinzeiro neutro nunca pode ser adjacente a duas peças de Água; no
    máximo a uma.
rule-T9-5 =
    Em vez disso, os jogadores podem combinar um tabuleiro qualquer, sem os
    limites de T9.1 a T9.4. Você pode desenhar um tabuleiro assim na
    oficina ou, no terminal, carregá-lo de um arquivo.
