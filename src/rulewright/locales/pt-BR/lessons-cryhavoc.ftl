### The lessons of Cry Havoc (Brazilian Portuguese): learn-cryhavoc-<number of the lesson>-<text>.

## 01 What it is about

learn-cryhavoc-01-title = Qual é a ideia
learn-cryhavoc-01-enable = Vence quem tiver mais pontos de vitória (PV). A maioria vem dos cristais das suas regiões, mas só com a pontuação habilitada. Você tem a carta para isso, { $flag }: habilite a pontuação.
learn-cryhavoc-01-enable-other = É útil, mas assim não há pontuação nesta rodada. Habilite a pontuação.
learn-cryhavoc-01-count = Agora todos ganham 1 PV por cristal nas suas regiões. Quem habilitou foi você, então você ganha também 1 PV por região, contando o seu QG. Encerre o turno e faça as contas.
learn-cryhavoc-01-count-skill = A habilidade também é boa, mas agora não precisa dela. Encerre o turno.
learn-cryhavoc-01-round = 11 PV para você, 3 para os Peregrinos. Uma rodada tem: um evento, quatro cartas novas, três ações para cada um, batalhas, prisioneiros e, se habilitada, a pontuação. São no máximo cinco.
learn-cryhavoc-01-end = Os pontos vêm dos cristais das suas regiões, e a pontuação precisa ser habilitada. Ela vale para todos: escolha uma rodada em que renda mais para você.

## 02 Cards are actions

learn-cryhavoc-02-title = Cartas são ações
learn-cryhavoc-02-move = A sua primeira ação em uma partida. Há regiões livres em volta do seu QG, então comece com Mover.
learn-cryhavoc-02-move-later = Isso é bom mais tarde. Primeiro você precisa de regiões: escolha Mover.
learn-cryhavoc-02-pay = As cartas pagam a ação. Agora só contam os ícones de Movimento; o texto é para as batalhas. Você quer dar dois passos: escolha uma carta com dois ícones de Movimento.
learn-cryhavoc-02-pay-one = Essa só tem um ícone de Movimento. Guarde-a e escolha uma carta com dois.
learn-cryhavoc-02-pay-none = Sem carta ninguém se move. Escolha uma com dois ícones de Movimento.
learn-cryhavoc-02-play = Dois pontos bastam. A carta jogada é gasta, então guarde as outras para as próximas ações e batalhas. Jogue a carta.
learn-cryhavoc-02-play-keep = Dois pontos bastam. Guarde essa carta para depois.
learn-cryhavoc-02-step = Cada ponto move uma unidade para uma região adjacente. Mande uma { FORM($salt, case: "to") } e uma { FORM($sea, case: "to") }: primeiro a unidade, depois o destino.
learn-cryhavoc-02-step-left = Você ainda tem um ponto, e há regiões livres ao lado.
learn-cryhavoc-02-step-trogs = Ali há um Grupo de Guerra: Trogs escondidos. Isso fica para outra lição.
learn-cryhavoc-02-step-both = Uma unidade basta ali. Mande esta para a outra região.
learn-cryhavoc-02-reveal = As duas regiões têm um marcador de Exploração: algo a descobrir. Escolha qual revelar primeiro.
learn-cryhavoc-02-end = Uma unidade sozinha em uma região a controla, e o marcador de Controle fica quando ela segue em frente. Até que um inimigo entre.

## 03 Unknown ground

learn-cryhavoc-03-title = Terreno desconhecido
learn-cryhavoc-03-move = Duas regiões que ninguém viu ainda. Escolha Mover e pague com { $front }: 3 pontos.
learn-cryhavoc-03-move-first = Primeiro explore: escolha Mover.
learn-cryhavoc-03-move-card = Você precisa de 3 pontos. { $front } tem todos.
learn-cryhavoc-03-move-enough = 3 pontos bastam. Guarde essa carta.
learn-cryhavoc-03-go = A bússola { FORM($sea, case: "in") } esconde um achado: basta uma unidade do seu QG. A máscara { FORM($road, case: "in") } é um Grupo de Guerra dos Trogs: mande duas.
learn-cryhavoc-03-go-left = Ainda há pontos. Uma unidade contra Trogs desconhecidos é pouco: mande duas.
learn-cryhavoc-03-go-one = Para um achado basta uma unidade. O Grupo de Guerra precisa de duas.
learn-cryhavoc-03-go-two = Aqui bastam duas. O achado também precisa de uma.
learn-cryhavoc-03-go-home = Por aí não. Do seu QG, uma { FORM($sea, case: "to") } e duas { FORM($road, case: "to") }.
learn-cryhavoc-03-battle = { FORM($sea, case: "In") } você tem dois cristais. { FORM($road, case: "In") } apareceu um Trog. O marcador numerado indica uma batalha: ela é travada quando todos tiverem feito três ações.
learn-cryhavoc-03-end = Os marcadores são revelados no fim do movimento. Achados ajudam; Grupos de Guerra lutam, mas trazem cristais. Até a batalha as suas unidades ficam ali.

## 04 Recruit, and better cards

learn-cryhavoc-04-title = Recrutas e cartas melhores
learn-cryhavoc-04-recruit = Recrutar leva unidades da reserva para o seu QG, uma por ícone de Recrutamento. Escolha Recrutar e pague com as duas cartas que têm dois ícones cada.
learn-cryhavoc-04-recruit-later = Também é bom. Mas só restam duas unidades no seu QG: escolha Recrutar.
learn-cryhavoc-04-recruit-one = Essa só tem um ícone de Recrutamento. Guarde-a para uma batalha.
learn-cryhavoc-04-recruit-more = Primeiro mais pontos: duas cartas com dois ícones cada.
learn-cryhavoc-04-recruit-enough = Quatro pontos bastam. Guarde essa carta para uma batalha.
learn-cryhavoc-04-raise = Quatro pontos: quatro unidades. Pegue todas.
learn-cryhavoc-04-raise-all = Você pagou por quatro, e pontos não ficam guardados.
learn-cryhavoc-04-study = Próxima ação: comprar duas, ficar com uma, do seu baralho ou do de um terreno. A sua próxima batalha será no oceano, então escolha o baralho de Oceano.
learn-cryhavoc-04-study-own = As suas cartas funcionam em qualquer lugar, mas experimente uma de oceano.
learn-cryhavoc-04-study-land = Em batalha, essa carta só funciona no terreno dela. Escolha o baralho de Oceano.
learn-cryhavoc-04-study-now = Também é bom. Mas agora consiga uma carta melhor: compre duas, fique com uma.
learn-cryhavoc-04-keep = Fique com uma pelo resto da partida. Em batalha no oceano, { $landing } coloca duas unidades no Controle de Região; { $undertow } tira duas inimigas do Atrito.
learn-cryhavoc-04-keep-landing = Duas unidades do nada: isso vira uma batalha.
learn-cryhavoc-04-keep-undertow = Duas a menos para matar: isso salva as suas unidades.
learn-cryhavoc-04-end = Mais unidades e uma carta que os outros não têm. Cartas de terreno pagam ações como as outras, mas em batalha precisam do terreno delas.

## 05 Battle: you attack

learn-cryhavoc-05-title = Batalha: você ataca
learn-cryhavoc-05-control = Quem tem mais unidades no Controle de Região ganha a região e 2 PV; o empate é do defensor. Você coloca primeiro: tem quatro unidades, eles têm duas. Quantas garantem a região?
learn-cryhavoc-05-control-tie = Eles também podem colocar duas: empate, e o empate é deles.
learn-cryhavoc-05-control-all = Garante, mas com uma a menos também, e essa uma pode render em outro objetivo.
learn-cryhavoc-05-control-few = Eles podem igualar isso ou colocar mais. Conte as unidades deles e some uma.
learn-cryhavoc-05-prisoners = Quem tem mais unidades na Captura de Prisioneiros captura uma: 1 PV por rodada. O resto vai para o Atrito: cada unidade mata uma e rende 1 PV. Onde fica a sua última?
learn-cryhavoc-05-prisoners-one = Um prisioneiro: 1 PV agora e em cada rodada em que você o mantiver.
learn-cryhavoc-05-prisoners-none = No Atrito ela mata uma unidade: 1 PV na hora.
learn-cryhavoc-05-end = 3 a 2: você controla { FORM($mirror, case: "it") } e ganha 2 PV. Os inimigos que sobram recuam. E cada batalha acrescenta um cristal à região.

## 06 Battle: you defend

learn-cryhavoc-06-title = Batalha: você defende
learn-cryhavoc-06-control = Você coloca depois e vê tudo: eles têm 2 no Controle de Região, 1 na Captura de Prisioneiros e 1 no Atrito. O empate no Controle de Região é seu. Com quão poucas dá?
learn-cryhavoc-06-control-all = Você mantém a região, mas assim eles capturam uma unidade sem oposição.
learn-cryhavoc-06-control-few = Assim a região cai. Duas contra duas é empate, e aqui o empate é seu.
learn-cryhavoc-06-prisoners = Na Captura de Prisioneiros, o empate não é de ninguém. Eles têm uma unidade ali. Onde a sua última ajuda mais?
learn-cryhavoc-06-prisoners-none = Você mataria uma, mas eles capturariam outra: 1 PV para eles em cada rodada.
learn-cryhavoc-06-end = Você mantém { FORM($road, case: "it") } e ganha 2 PV. Uma unidade cai no Atrito, nenhuma é capturada. Ver tudo antes é a força do defensor.

## 09 Build and activate

learn-cryhavoc-09-title = Construir e ativar
learn-cryhavoc-09-build = Ícones de Construção pagam estruturas nas suas regiões e o uso delas. Escolha Construir e ativar, com { $dug } e { $crossfire }: 4 pontos, e 1 PV pela estrela.
learn-cryhavoc-09-build-later = Também é bom. Desta vez, escolha Construir e ativar.
learn-cryhavoc-09-build-none = Essa não tem ícone de Construção.
learn-cryhavoc-09-build-more = Você vai precisar dos 4 pontos: use as duas cartas.
learn-cryhavoc-09-airfield = { $airfield }: 2 pontos para construir, 2 para usar. Construa em uma das suas regiões.
learn-cryhavoc-09-airfield-other = Boa estrutura, mas não para o que queremos agora. Construa: { $airfield }.
learn-cryhavoc-09-use = Agora ative: a estrutura toma o controle de uma região sem ninguém, a até duas de distância. Onde há mais cristais?
learn-cryhavoc-09-use-now = Restam 2 pontos, exatamente o necessário. Ative a estrutura.
learn-cryhavoc-09-use-poor = Seria sua, mas é pobre. { FORM($gorge, case: "In") } há cinco cristais.
learn-cryhavoc-09-end = Sem um passo e sem batalha, você controla { FORM($gorge, case: "it") }. As estruturas ficam: nas rodadas seguintes só o uso custa pontos.

## What can be wrong with a position

cryhavoc-lesson-factions = Diga que facção joga em cada lugar, por exemplo factions = "humans,pilgrims" nas opções da mesa. O nível tem que ser o da primeira partida.
cryhavoc-lesson-name = O pacote não tem “{ $given }”, ou não aqui.
cryhavoc-lesson-order = Cite cada facção da mesa uma vez: { $factions }.
cryhavoc-lesson-region = Cite a região “{ $region }” uma vez, em “printed” ou em “regions”. O número de vezes agora é { $count }.
cryhavoc-lesson-piece = “{ $given }” não é uma peça. Escreva humans, humans 2, crystals 3, party, exploration, battle 1 humans ou o id de uma estrutura; um prisioneiro é pilgrims: humans 1.
cryhavoc-lesson-battle = “{ $region }”: unidades de duas facções precisam de um marcador de Batalha com uma delas como atacante, e um marcador de Batalha precisa de unidades de duas facções.
cryhavoc-lesson-control = “{ $region }”: unidades sozinhas em uma região a controlam.
cryhavoc-lesson-tokens = O número de marcadores revelados é { $due }, mas a lição cita { $count }. Nenhum tipo pode aparecer mais vezes do que na caixa.
cryhavoc-lesson-units = O total de unidades da facção “{ $faction }” é { $due }. No tabuleiro ou presas ({ $count }) e na reserva ({ $said }): a soma não fecha.
cryhavoc-lesson-card = O lugar { $number } não pode ter a carta “{ $card }”: ela é de outro baralho ou foi citada duas vezes.
cryhavoc-lesson-deck = O número de cartas no baralho do lugar { $number } é { $left }, mas a lição diz { $said }. Toda carta tem que estar em algum lugar.
cryhavoc-lesson-terrain = Os números de cartas nos baralhos de terreno são { $left }.
cryhavoc-lesson-events = O número de eventos é { $count }: um por rodada, os outros na trilha de pontuação (locais: { $spots }).
cryhavoc-lesson-passed = Um marcador de pontuação ultrapassou o evento em { $spot }. Coloque-o no local seguinte.
