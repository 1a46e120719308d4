### The lessons of Cry Havoc (Brazilian Portuguese): learn-cryhavoc-<number of the lesson>-<text>.

## 01 What it is about

learn-cryhavoc-01-title = A ideia do jogo
learn-cryhavoc-01-enable = Vence quem tiver mais pontos de vitória (PV). A maioria vem dos cristais das suas regiões, mas só com a pontuação habilitada. Você tem a carta para isso, { $flag }: habilite a pontuação.
learn-cryhavoc-01-enable-other = É útil, mas nesta rodada você quer a pontuação. Habilite a pontuação.
learn-cryhavoc-01-count = Agora todos ganham 1 PV por cristal nas próprias regiões. Quem habilitou a pontuação foi você, então ganha também 1 PV por região, contando o seu QG. Encerre o turno e faça as contas.
learn-cryhavoc-01-count-skill = A habilidade também é boa, mas agora não é necessária. Encerre o turno.
learn-cryhavoc-01-round = 14 PV para você, 3 para os Peregrinos. Uma rodada tem um evento, quatro cartas novas, três ações para cada um, batalhas, prisioneiros e, se habilitada, a pontuação. São no máximo cinco rodadas.
learn-cryhavoc-01-end = Os pontos vêm dos cristais das suas regiões, e a pontuação precisa ser habilitada. Ela vale para todos: escolha uma rodada em que renda mais para você.

## 02 Cards are actions

learn-cryhavoc-02-title = Cartas são ações
learn-cryhavoc-02-move = Esta é a sua primeira ação na partida. { FORM($road, case: "In") }, ao lado do seu QG, há três cristais e nenhum Trog. Para chegar lá, escolha Mover.
learn-cryhavoc-02-move-later = Isso é bom mais tarde. Primeiro você precisa de regiões com cristais: escolha Mover.
learn-cryhavoc-02-pay = As cartas pagam a ação. Agora só contam os ícones de Movimento; o texto é para as batalhas. Você quer mandar duas unidades: escolha uma carta com dois ícones de Movimento.
learn-cryhavoc-02-pay-one = Essa só tem um ícone de Movimento. Guarde-a e escolha uma carta com dois.
learn-cryhavoc-02-pay-none = Sem carta ninguém se move. Escolha uma com dois ícones de Movimento.
learn-cryhavoc-02-play = Dois pontos bastam. A carta jogada é gasta, então guarde as outras para as próximas ações e batalhas. Jogue a carta.
learn-cryhavoc-02-play-keep = Dois pontos bastam. Guarde essa carta para depois.
learn-cryhavoc-02-step = Cada ponto move uma unidade para uma região adjacente. Mande uma { FORM($road, case: "to") }: primeiro a unidade, depois o destino.
learn-cryhavoc-02-step-left = Você pagou dois passos. Mande duas unidades { FORM($road, case: "to") }.
learn-cryhavoc-02-step-trogs = Ali há um Grupo de Guerra: Trogs escondidos. Isso fica para outra lição.
learn-cryhavoc-02-second = Seu segundo ponto: mande mais uma unidade { FORM($road, case: "to") }. Duas são mais difíceis de expulsar do que uma.
learn-cryhavoc-02-second-other = Essa já está no lugar certo. Escolha uma que ainda esteja no seu QG.
learn-cryhavoc-02-found = Ali havia um marcador de Exploração: um achado. Este trouxe um cristal: agora são quatro, e todos são seus.
learn-cryhavoc-02-end = Uma unidade sozinha em uma região a controla, e o marcador de Controle fica ali quando ela segue em frente, até que um inimigo entre.

## 03 Unknown ground

learn-cryhavoc-03-title = Terreno desconhecido
learn-cryhavoc-03-move = Duas regiões que ninguém viu ainda. Escolha Mover e pague com { $front } e { $troopers }: 2 + 1 = 3 pontos.
learn-cryhavoc-03-move-first = Primeiro explore: escolha Mover.
learn-cryhavoc-03-move-card = Você precisa de 3 pontos: { $front } tem dois, { $troopers } tem um.
learn-cryhavoc-03-move-enough = 3 pontos bastam. Guarde essa carta.
learn-cryhavoc-03-go = A bússola { FORM($road, case: "in") } esconde um achado: basta uma unidade do seu QG. A máscara { FORM($mirror, case: "in") } é um Grupo de Guerra dos Trogs: mande duas.
learn-cryhavoc-03-go-left = Ainda há pontos. Uma unidade contra Trogs desconhecidos é pouco: mande duas.
learn-cryhavoc-03-go-one = Para um achado basta uma unidade. O Grupo de Guerra precisa de duas.
learn-cryhavoc-03-go-two = Aqui bastam duas. O achado também precisa de uma.
learn-cryhavoc-03-go-home = Por aí não. Do seu QG, uma { FORM($road, case: "to") } e duas { FORM($mirror, case: "to") }.
learn-cryhavoc-03-battle = { FORM($road, case: "In") } você tem um cristal a mais. { FORM($mirror, case: "In") } apareceu um Trog. O marcador numerado indica uma batalha: ela será travada quando todos tiverem feito três ações.
learn-cryhavoc-03-end = Os marcadores são revelados no fim do movimento, e muitas regiões têm os dois tipos. Grupos de Guerra lutam, mas trazem cristais. Até a batalha, as suas unidades ficam ali.

## 04 Recruits and better cards

learn-cryhavoc-04-title = Recrutas e cartas melhores
learn-cryhavoc-04-recruit = Recrutar leva unidades da reserva para o seu QG, uma por ícone de Recrutamento. Escolha Recrutar e pague com as duas cartas que têm dois ícones cada.
learn-cryhavoc-04-recruit-later = Também é bom. Mas só restam duas unidades no seu QG: escolha Recrutar.
learn-cryhavoc-04-recruit-one = Essa só tem um ícone de Recrutamento. Guarde-a para uma batalha.
learn-cryhavoc-04-recruit-more = Primeiro mais pontos: duas cartas com dois ícones cada.
learn-cryhavoc-04-recruit-enough = Quatro pontos bastam. Guarde essa carta para uma batalha.
learn-cryhavoc-04-raise = Quatro pontos: quatro unidades. Pegue todas.
learn-cryhavoc-04-raise-all = Você pagou por quatro, e pontos não ficam guardados.
learn-cryhavoc-04-study = Próxima ação: comprar duas, ficar com uma, do seu baralho ou de um baralho de terreno. A sua próxima batalha será no oceano, então escolha o baralho de Oceano.
learn-cryhavoc-04-study-own = As suas cartas funcionam em qualquer lugar, mas experimente uma de oceano.
learn-cryhavoc-04-study-land = Em batalha, essa carta só funciona no terreno dela. Escolha o baralho de Oceano.
learn-cryhavoc-04-study-now = Também é bom. Mas agora consiga uma carta melhor: compre duas, fique com uma.
learn-cryhavoc-04-keep = Fique com uma pelo resto da partida. Em batalha no oceano, { $landing } coloca duas unidades no Controle de Região; { $undertow } tira duas inimigas do Atrito.
learn-cryhavoc-04-keep-landing = Duas unidades do nada: isso decide uma batalha.
learn-cryhavoc-04-keep-undertow = Duas inimigas a menos para matar as suas: isso salva unidades.
learn-cryhavoc-04-end = Mais unidades e uma carta que os outros não têm. Cartas de terreno pagam ações como as outras, mas em batalha precisam do terreno delas.

## 05 Battle: you attack

learn-cryhavoc-05-title = Batalha: você ataca
learn-cryhavoc-05-control = Quem tem mais unidades no Controle de Região ganha a região e 2 PV; o empate é do defensor. Você coloca primeiro: tem quatro unidades, eles têm duas. Quantas garantem a região?
learn-cryhavoc-05-control-tie = Eles também podem colocar duas: empate, e o empate é deles.
learn-cryhavoc-05-control-all = Garante, mas com uma a menos também, e essa unidade pode render em outro objetivo.
learn-cryhavoc-05-control-few = Eles podem igualar isso ou colocar mais. Conte as unidades deles e some uma.
learn-cryhavoc-05-prisoners = Quem tem mais unidades na Captura de Prisioneiros captura uma inimiga: 1 PV por rodada. O resto vai para o Atrito: cada unidade mata uma e rende 1 PV. Onde fica a sua última?
learn-cryhavoc-05-prisoners-one = Um prisioneiro: 1 PV agora e em cada rodada em que você o mantiver.
learn-cryhavoc-05-prisoners-none = No Atrito ela mata uma unidade: 1 PV na hora.
learn-cryhavoc-05-end = 3 a 2: você controla { FORM($mirror, case: "it") } e ganha 2 PV. Os inimigos que sobram recuam. E cada batalha acrescenta um cristal à região.

## 06 Battle: you defend

learn-cryhavoc-06-title = Batalha: você defende
learn-cryhavoc-06-control = Você coloca depois e vê tudo: eles têm 2 no Controle de Região, 1 na Captura de Prisioneiros e 1 no Atrito. O empate no Controle de Região é seu. Quantas bastam?
learn-cryhavoc-06-control-all = Você mantém a região, mas assim eles capturam uma unidade sem oposição.
learn-cryhavoc-06-control-few = Assim a região cai. Duas contra duas é empate, e aqui o empate é seu.
learn-cryhavoc-06-prisoners = Na Captura de Prisioneiros, o empate não é de ninguém. Eles têm uma unidade ali. Onde a sua última ajuda mais?
learn-cryhavoc-06-prisoners-none = Assim eles capturam uma unidade, talvez justamente essa, antes que ela mate alguém: 1 PV para eles em cada rodada.
learn-cryhavoc-06-end = Você mantém { FORM($road, case: "it") } e ganha 2 PV. Uma unidade cai no Atrito, nenhuma é capturada. O defensor coloca por último: essa é a vantagem dele.

## 07 Tactics cards

learn-cryhavoc-07-title = Cartas de Tática
learn-cryhavoc-07-support = Controle de Região: 2 a 2, ainda deles. Agora as cartas, uma por vez, você primeiro. { $mirage } precisa de deserto, e aqui é montanha. { $support } traz uma unidade: coloque-a no Controle de Região.
learn-cryhavoc-07-support-pass = Quem passa não joga mais cartas nesta batalha, e o empate é deles.
learn-cryhavoc-07-support-first = Também ajuda, mas eles podem responder. Primeiro traga uma unidade.
learn-cryhavoc-07-support-control = O que você quer é o Controle de Região.
learn-cryhavoc-07-outflank = Eles responderam: 3 a 3. { $outflank } desloca as suas próprias unidades. Leve a que está no Atrito para o Controle de Região.
learn-cryhavoc-07-outflank-tie = O empate é deles. Jogue { $outflank }.
learn-cryhavoc-07-outflank-from = Ali você precisa de todas. Pegue a que está no Atrito.
learn-cryhavoc-07-outflank-to = Ali ela não ajuda em nada. Leve-a para o Controle de Região.
learn-cryhavoc-07-stop = 4 a 3. A carta ainda permite deslocar outra unidade, mas todas estão no lugar certo. Pule esta parte.
learn-cryhavoc-07-stop-enough = Assim você perde a região de novo. Pule esta parte.
learn-cryhavoc-07-pass = Eles passaram: a última carta deles não serve em batalha. Você já tem o que quer, então passe também.
learn-cryhavoc-07-end = 4 a 3: você controla { FORM($gorge, case: "it") }. Uma carta jogada em batalha não pode mais pagar uma ação: esse é o preço. Por isso, guarde uma ou duas.

## 08 Prisoners

learn-cryhavoc-08-title = Prisioneiros
learn-cryhavoc-08-capture = O Controle de Região é seu, 2 a 1. A Captura de Prisioneiros também: pegue uma unidade de qualquer objetivo, antes de resolver o Atrito. Qual faria mais estrago?
learn-cryhavoc-08-capture-control = O Controle de Região já está ganho. As duas deles no Atrito matariam duas suas.
learn-cryhavoc-08-ransom = Última rodada. Você tem 24 PV, eles têm 23, e vocês empatam em cristais. Uma unidade sua está presa. Você pode resgatá-la por 2 PV. Vai resgatar?
learn-cryhavoc-08-ransom-late = Ela voltaria para a reserva, onde não serve mais para nada, e com 22 a 23 você perde. No começo da partida muitas vezes vale a pena.
learn-cryhavoc-08-end = Um prisioneiro rende 1 PV em cada rodada: os primeiros rendem mais. O resgate custa 2 PV: resgate logo ou não resgate.

## 09 Build and activate

learn-cryhavoc-09-title = Construir e ativar
learn-cryhavoc-09-build = Ícones de Construção pagam estruturas nas suas regiões e o uso delas. Escolha Construir, com { $ground } e { $pass }: 3 + 2 = 5 pontos.
learn-cryhavoc-09-build-later = Também é bom. Desta vez, escolha Construir.
learn-cryhavoc-09-build-none = Essa não tem ícone de Construção.
learn-cryhavoc-09-build-more = Você vai precisar dos 5 pontos: use as duas cartas.
learn-cryhavoc-09-airfield = { $airfield }: 2 pontos para construir, 3 para usar. Construa { FORM($road, case: "in") }, onde há uma unidade para proteger a estrutura.
learn-cryhavoc-09-airfield-bare = Ali nenhuma unidade a protege. Construa { FORM($road, case: "in") }.
learn-cryhavoc-09-airfield-other = Não é isso o que queremos agora. Construa: { $airfield }.
learn-cryhavoc-09-use = Agora use a estrutura: escolha { FORM($road, case: "it") }, onde ela está.
learn-cryhavoc-09-use-now = Restam 3 pontos, exatamente o necessário. Ative a estrutura.
learn-cryhavoc-09-target = Ela toma o controle de uma região desocupada, a até dois passos. Onde dá para tomar três cristais dos Peregrinos?
learn-cryhavoc-09-target-poor = Isso não traz cristais. { FORM($gorge, case: "In") } há três.
learn-cryhavoc-09-end = Sem dar um passo nem travar batalha, você controla { FORM($gorge, case: "it") }. As estruturas ficam: nas rodadas seguintes só o uso custa pontos.

## 10 When to enable scoring

learn-cryhavoc-10-title = Quando habilitar a pontuação
learn-cryhavoc-10-enable = Só um jogador pode habilitar a pontuação em cada rodada, e só ele pontua regiões. A conta é feita no fim da rodada: ainda dá para tomar regiões. Habilite agora.
learn-cryhavoc-10-enable-other = Nada mal. Mas os Peregrinos já descartaram sete cartas: a última é a que habilita a pontuação. Aí eles pontuam as regiões deles, e você não.
learn-cryhavoc-10-take = Por enquanto, 14 PV para você e 10 para eles. A última ação da rodada é sua. { FORM($reach, case: "In") } há quatro cristais desprotegidos: entre lá.
learn-cryhavoc-10-take-open = { FORM($reach, case: "In") } não há ninguém, e uma região sua fica ao lado. Basta um passo saindo { FORM($salt, case: "from") }.
learn-cryhavoc-10-done = Uma unidade basta. A outra pode ficar: termine o movimento.
learn-cryhavoc-10-done-stay = Isso não rende mais nada. Termine o movimento.
learn-cryhavoc-10-wait = 19 PV a 6: tomada tão tarde, a região não pôde ser retomada. Outra partida: você tem 3 regiões e 3 cristais, eles têm 10 cristais. Você habilitaria a pontuação?
learn-cryhavoc-10-wait-not = 6 PV para você, 10 para eles. Faça outra coisa: primeiro mude a situação no tabuleiro.
learn-cryhavoc-10-wait-idle = Isso não muda nada no tabuleiro. { FORM($reach, case: "In") } há quatro cristais desprotegidos: entre lá.
learn-cryhavoc-10-change = { FORM($reach, case: "In") } há quatro cristais desprotegidos, a um só passo { FORM($salt, case: "from") }. Basta um ícone de Movimento: pague com { $troopers }.
learn-cryhavoc-10-change-dear = Você precisa de um ponto: pague com { $troopers } e guarde as outras cartas.
learn-cryhavoc-10-waited = Agora você tem 4 regiões e 7 cristais, e eles, 6 cristais. Ninguém pontuou, e daqui em diante a pontuação rende 11 PV para você e só 6 para eles.
learn-cryhavoc-10-end = Habilite a pontuação quando ela render mais a você do que aos outros. E veja o que ainda dá para tomar depois.

## 11 Four ways to play

learn-cryhavoc-11-title = Quatro jeitos de jogar
learn-cryhavoc-11-skill-first = Primeiro a habilidade. Ela não gasta a sua ação.
learn-cryhavoc-11-humans = Habilidades não gastam a ação: uma vez por rodada, antes ou depois dela. Use { $charter }, dos Humanos: descarte uma carta e ganhe 1 PV a cada cinco regiões que você controla.
learn-cryhavoc-11-humans-pay = Você tem seis regiões: é 1 PV por uma carta. Escolha uma.
learn-cryhavoc-11-pilgrims = Os Peregrinos guardam cristais no depósito. { $offering } pega dois de uma das suas regiões ou transforma até três do depósito em 2 PV cada. Você tem três: troque-os por PV.
learn-cryhavoc-11-pilgrims-cash = Acumular fica para depois. Você tem três no depósito: transforme-os em PV.
learn-cryhavoc-11-pilgrims-all = Cada um vale 2 PV. Gaste os três.
learn-cryhavoc-11-machines = As Máquinas constroem. Escolha Construir e pague com { $destruct }. O único ícone dela basta para ativar esta estrutura: { $sniper }.
learn-cryhavoc-11-machines-build = Desta vez, escolha Construir.
learn-cryhavoc-11-machines-pay = Basta 1 ponto. Pague com { $destruct }.
learn-cryhavoc-11-machines-enough = 1 ponto basta. Guarde essa carta.
learn-cryhavoc-11-machines-use = Assim faltaria o ponto para isto: { $sniper }. Ative essa estrutura.
learn-cryhavoc-11-shot = Ele mata uma unidade que esteja sozinha, em qualquer lugar. Que região você quer ver vazia?
learn-cryhavoc-11-shot-rich = Isso não traz nada. { FORM($gorge, case: "In") } há três cristais.
learn-cryhavoc-11-trogs = Os Trogs, com quatro jogadores: o QG deles fica no meio do planeta, e dele saem túneis. Escolha Mover, com duas cartas: 2 pontos.
learn-cryhavoc-11-trogs-move = Desta vez, tire unidades do QG: escolha Mover.
learn-cryhavoc-11-trogs-card = Cada uma só tem um ícone de Movimento. Use duas cartas.
learn-cryhavoc-11-trogs-enough = 2 pontos bastam. Guarde essa carta.
learn-cryhavoc-11-tunnels = De um túnel a qualquer outro é um só passo, por mais distante que seja. Mande duas unidades para regiões com túneis.
learn-cryhavoc-11-tunnels-left = Ainda há pontos. Mande duas unidades para fora do seu QG.
learn-cryhavoc-11-tunnels-kin = Ali se escondem outros Trogs: também é um bom jeito de crescer. Mas desta vez use um túnel.
learn-cryhavoc-11-end = Os Humanos se espalham, os Peregrinos acumulam, as Máquinas constroem, os Trogs vêm de baixo. Escolha o que combina com você e veja o que os outros querem.

## 12 Events and the end

learn-cryhavoc-12-title = Eventos e o fim
learn-cryhavoc-12-rounds = Rodada 2. Cada rodada começa com os próximos eventos da trilha de pontuação. Eles estão em 30 e 45; depois vem a última rodada. Quantas rodadas vêm depois desta?
learn-cryhavoc-12-rounds-1 = Uma
learn-cryhavoc-12-rounds-1-reply = Mais: uma para cada local com eventos, e a última.
learn-cryhavoc-12-rounds-2 = Duas
learn-cryhavoc-12-rounds-2-reply = Mais uma: depois dos eventos em 30 e em 45 ainda há a última rodada.
learn-cryhavoc-12-rounds-3 = Três
learn-cryhavoc-12-rounds-3-reply = Certo: os eventos de 30, os de 45 e a última rodada. Cinco rodadas ao todo, a não ser que alguém acelere a partida.
learn-cryhavoc-12-enable = Você tem 21 PV. Habilite a pontuação e veja o seu marcador passar de 30.
learn-cryhavoc-12-enable-other = Desta vez, olhe a trilha de pontuação: habilite a pontuação.
learn-cryhavoc-12-passed = 32 PV. Você passou de 30: aquele evento se juntou ao de 45, e os dois vêm agora, na rodada 3. Quantas rodadas restam, contando esta?
learn-cryhavoc-12-passed-1 = Uma
learn-cryhavoc-12-passed-1-reply = Mais uma: esta ainda não é a última rodada.
learn-cryhavoc-12-passed-2 = Duas
learn-cryhavoc-12-passed-2-reply = Certo: esta e a última.
learn-cryhavoc-12-passed-3 = Três
learn-cryhavoc-12-passed-3-reply = Antes eram três. Agora dois eventos dividem uma rodada.
learn-cryhavoc-12-end = Os PV encurtam a partida, o que é bom para quem está na frente; só entre iniciantes, pela edição alemã, são sempre cinco. Na última rodada os cristais sempre pontuam, e as regiões nunca.

## What can be wrong with a position

cryhavoc-lesson-factions = Diga qual facção joga em cada lugar, por exemplo factions = "humans,pilgrims" nas opções da mesa. O nível tem que ser o de iniciantes.
cryhavoc-lesson-name = O pacote não tem “{ $given }”, ou esse nome não cabe aqui.
cryhavoc-lesson-order = Cite cada facção da mesa uma vez: { $factions }.
cryhavoc-lesson-region = Cite a região “{ $region }” uma vez, em “printed” ou em “regions”. Agora ela aparece este número de vezes: { $count }.
cryhavoc-lesson-piece = “{ $given }” não é uma peça. Escreva humans, humans 2, crystals 3, party, exploration, battle 1 humans ou o id de uma estrutura; um prisioneiro é pilgrims: humans 1.
cryhavoc-lesson-battle = “{ $region }”: unidades de duas facções precisam de um marcador de batalha com uma delas como atacante, e um marcador de batalha precisa de unidades de duas facções.
cryhavoc-lesson-control = “{ $region }”: unidades sozinhas em uma região a controlam.
cryhavoc-lesson-tokens = O número de marcadores revelados é { $due }, mas a lição cita { $count }. Nenhum tipo pode aparecer mais vezes do que na caixa.
cryhavoc-lesson-units = O total de unidades da facção “{ $faction }” é { $due }. No tabuleiro ou presas ({ $count }) e na reserva ({ $said }): a soma não fecha.
cryhavoc-lesson-card = O lugar { $number } não pode ter a carta “{ $card }”: ela é de outro baralho ou foi citada duas vezes.
cryhavoc-lesson-deck = O número de cartas no baralho do lugar { $number } é { $left }, mas a lição diz { $said }. Toda carta tem que estar em algum lugar.
cryhavoc-lesson-terrain = Número de cartas que deveriam restar nos baralhos de terreno: { $left }.
cryhavoc-lesson-events = Número de eventos necessário: { $count }; pelo menos um para cada rodada até agora, o resto na trilha de pontuação (número de locais: { $spots }).
cryhavoc-lesson-passed = Um marcador de pontuação ultrapassou o evento em { $spot }. Coloque-o no local seguinte.
