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
