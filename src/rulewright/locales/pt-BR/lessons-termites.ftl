### The lessons of Termites (Brazilian Portuguese): learn-termites-<number of the lesson>-<text>.

## 01 One turn

learn-termites-01-title = Um turno
learn-termites-01-token = Os pontos vêm dos cupinzeiros. Dois são seus, dois são do Vermelho, e o 7 do meio não é de ninguém. O turno começa com uma ficha da mão: pegue a Operária ×2.
learn-termites-01-token-other = Em uma partida, qualquer ficha serve. Nesta lição, pegue a Operária ×2.
learn-termites-01-place = Coloque-a em qualquer hexágono livre. Para tomar o 7 você vai precisar de força em volta dele: escolha um dos seis hexágonos ao lado. O 7 fica em F6, o sexto hexágono da fileira F.
learn-termites-01-place-far = É permitido, mas lá não há nada. Escolha um hexágono ao lado de F6.
learn-termites-01-move = Você comprou uma ficha nova. Agora pode mover uma unidade. Uma Operária anda dois hexágonos: dê a volta no cupinzeiro até outro hexágono ao lado de F6.
learn-termites-01-move-stay = Você pode ficar onde está. Mas experimente andar.
learn-termites-01-move-far = Longe demais. Fique ao lado de F6.
learn-termites-01-end = Colocar uma ficha, mover uma unidade: isso é um turno inteiro. Depois o Vermelho faz o mesmo, até cada um ter jogado 18 fichas.

## 02 Take a mound

learn-termites-02-title = Tome um cupinzeiro
learn-termites-02-token = Para tomar um cupinzeiro é preciso superar o valor dele. Em volta de F6 você tem 2 + 3 + 2 = 7, e 7 contra 7 não basta. Coloque mais uma ficha onde ela conta: ao lado de F6.
learn-termites-02-place-no = Ali ela não conta: continua 7 contra 7. Coloque-a ao lado de F6.
learn-termites-02-place-hint = Contam os seis hexágonos ao lado de F6. Três deles estão livres.
learn-termites-02-attack = Agora você tem mais que 7. A unidade que toma um cupinzeiro se perde; as que apoiam ficam. Então escolha a que vai fazer menos falta e depois F6.
learn-termites-02-attack-strong = Funciona, mas você gasta uma unidade mais forte do que precisava.
learn-termites-02-attack-ripe = Agora você tem força suficiente. Tome o cupinzeiro em F6.
learn-termites-02-mound = O 7 é seu troféu. Agora um dos seus cupinzeiros fica ali. Ele vale o mesmo que na reserva, mas no tabuleiro pode ser atacado. Escolha um.
learn-termites-02-mound-high = Difícil de tomar, mas caro de perder.
learn-termites-02-mound-low = Fácil de tomar, mas você perde pouco.
learn-termites-02-end = Um troféu é seu até o fim: 7 pontos a mais. Mas o seu cupinzeiro no meio também atrai os outros, então fique de olho nele.

## 03 Push a unit away

learn-termites-03-title = Empurre uma unidade
learn-termites-03-attack = A Operária ×2 do Vermelho em G5 tem defesa 2, e ninguém ajuda quem defende. Seu Nasuto ×2 tem força 2, e a Operária ao lado do alvo soma 2. Ataque G5 com o Nasuto.
learn-termites-03-attack-worker = Ela também tem força suficiente. Mas uma Operária pode entrar por vários lados, e você teria que escolher. Use o Nasuto.
learn-termites-03-attack-now = A hora é agora: 4 contra 2. Ataque G5 com o Nasuto.
learn-termites-03-retreat = A unidade derrotada recua um hexágono, e você escolhe para onde. Mantenha-a longe dos seus cupinzeiros.
learn-termites-03-retreat-home = Ali ela ficaria ao lado do seu cupinzeiro em H3. Empurre-a para longe dele.
learn-termites-03-end = Se o seu ataque supera a defesa, você vence. Quem perde recua para onde você disser, e a sua unidade ocupa o lugar.

## 04 Destroy it

learn-termites-04-title = Destrua a unidade
learn-termites-04-soldier = Qualquer uma das suas unidades derrota este Nasuto. Mas toda unidade que um Soldado derrota é destruída: não recua. Ataque G5 com o Soldado.
learn-termites-04-soldier-worker = Uma Operária só o empurraria. O Soldado o destrói.
learn-termites-04-soldier-now = O Nasuto continua lá. Ataque G5 com o Soldado.
learn-termites-04-corner = Aqui não há Soldado. Mas uma unidade derrotada precisa de um hexágono livre para recuar. Neste canto não há nenhum: ela é destruída. Ataque A1 com o Nasuto.
learn-termites-04-corner-door = Uma Operária pode entrar por dois caminhos, e um deles deixa o hexágono dela aberto para o Vermelho. O Nasuto só tem um caminho. Use-o.
learn-termites-04-corner-now = O Vermelho continua lá. Ataque A1 com o Nasuto.
learn-termites-04-end = Há duas formas de destruir uma unidade: atacar com um Soldado ou não deixar hexágono para ela recuar. O que é destruído não volta mais.

## 05 Stones and wings

learn-termites-05-title = Pedras e asas
learn-termites-05-stones = As Pedras somam 1: a Operária ×2 do Vermelho em E8 tem defesa 3, e a sua Operária ×3 só tem força 3. Coloque uma ficha que ajude contra E8.
learn-termites-05-stones-no = Dali ela não ajuda. Coloque-a ao lado de E8. Um Nasuto também ajuda a dois hexágonos de distância.
learn-termites-05-stones-hint = E7, D8 e F9 ficam ao lado de E8 e estão livres.
learn-termites-05-climb = Entrar nas Pedras custa 2 pontos, e Soldados e Nasutos só têm 1. Escolha quem ataca, depois E8 e, por fim, para onde o Vermelho recua.
learn-termites-05-climb-no = Essa unidade tem 1 ponto, e as Pedras custam 2. Ela ajuda, mas não pode atacar E8.
learn-termites-05-climb-now = Agora você tem força suficiente. Ataque E8.
learn-termites-05-wings = Alados voam três hexágonos, por cima da Água e de inimigos. Os Soldados do Vermelho guardam a frente, mas o Nasuto em D8 está sozinho atrás deles. Voe até lá com o Alado.
learn-termites-05-wings-alate = Só o Alado chega a D8. Use-o.
learn-termites-05-wings-alone = Um belo voo. Mas o Nasuto em D8 está sozinho: 2 contra 1.
learn-termites-05-green = C7 é Vegetação, o melhor lugar para um Nasuto: dali ele soma mais 1. Mande-o para outro lugar.
learn-termites-05-green-no = Dali ele somaria mais 1. Escolha outro hexágono.
learn-termites-05-end = As Pedras protegem, a Vegetação ajuda os Nasutos, a Água é dos Alados. Só a Vegetação é fechada para eles.

## 06 Slime

learn-termites-06-title = Ajuda à distância
learn-termites-06-token = Ao lado de F6 você tem 3 + 2 = 5 e precisa de 8. Nasutos ajudam a dois hexágonos de distância e, na Vegetação, somam mais 1. Qual ficha basta?
learn-termites-06-token-two = 5 + 2 = 7. Falta um.
learn-termites-06-token-one = 5 + 1 = 6. Faltam dois.
learn-termites-06-place = O Nasuto precisa estar a dois hexágonos de F6, e na Vegetação.
learn-termites-06-place-bare = Ali ele conta 2: continua 7 contra 7. Na Vegetação ele soma mais 1.
learn-termites-06-place-far = Longe demais. Um Nasuto ajuda a no máximo dois hexágonos de distância.
learn-termites-06-place-hint = E4 e G7 são Vegetação, a dois hexágonos de F6.
learn-termites-06-attack = 8 contra 7. Quem ataca se perde, então escolha a unidade mais fraca e depois F6.
learn-termites-06-attack-strong = Funciona, mas a Operária ×3 era a mais forte.
learn-termites-06-attack-ripe = Agora você tem força suficiente. Tome o cupinzeiro em F6.
learn-termites-06-mound = Escolha o seu cupinzeiro que vai ficar ali.
learn-termites-06-end = Um Nasuto ajuda da segunda linha, de preferência na Vegetação. Procure hexágonos verdes perto dos cupinzeiros, os dos outros e os seus.

## 07 From which side

learn-termites-07-title = De que lado
learn-termites-07-attack = O Soldado ×2 do Vermelho está ao lado do seu cupinzeiro em H3. Com a Operária de H5 você soma 3 + 1 + 1 + 2 = 7 contra 4. Ataque G4 com ela.
learn-termites-07-attack-others = Sem a Operária de H5 são só 4 contra 4. É com ela que você precisa atacar.
learn-termites-07-attack-now = O alvo é G4: 7 contra 4.
learn-termites-07-side = A unidade derrotada não pode recuar para o hexágono de onde veio o ataque. A este Soldado só resta G5. De que lado você vem?
learn-termites-07-side-open = Assim G5 fica livre, e o Soldado recua para lá. Venha por G5.
learn-termites-07-end = Ele não tinha para onde ir e foi destruído, sem nenhum Soldado seu. Cerque o alvo e entre pelo último hexágono livre.

## 08 Guard your mounds

learn-termites-08-title = Proteja seus cupinzeiros
learn-termites-08-token = O Cinza tem 4 + 3 = 7 ao lado do seu cupinzeiro em H7, que aguenta 8. Mais uma Operária ×2, e ele cai. Qual das suas fichas ajuda?
learn-termites-08-token-fill = Isso ocupa um hexágono, e outros ficam livres. Melhor destruir alguma coisa.
learn-termites-08-token-hint = Só uma das suas fichas consegue derrotar sozinha uma dessas duas unidades.
learn-termites-08-place = Uma unidade pode se mover no mesmo turno em que é colocada. Coloque o Soldado ao lado do Alado em H8.
learn-termites-08-place-far = Um Soldado anda um hexágono. Dali ele não chega a H8.
learn-termites-08-strike = 4 contra 3. Ataque H8 com o Soldado.
learn-termites-08-strike-still = O Alado continua lá. Ataque H8 com o Soldado.
learn-termites-08-end = Agora só há força 4 ao lado do seu 8. Examine assim os arredores dos seus cupinzeiros a cada turno.

## 09 Set-up

learn-termites-09-title = Os primeiros cupinzeiros
learn-termites-09-mound = Dois dos seus cinco cupinzeiros, de valor 5 a 9, vão para o tabuleiro. Os outros também contam e estão seguros. Um alto resiste mais, mas custa mais se cair. Escolha.
learn-termites-09-mound-high = Ele resiste bastante. Mas sai caro se cair.
learn-termites-09-mound-low = Ele cai antes. Mas custa menos.
learn-termites-09-build = Nem na borda, nem ao lado de outro cupinzeiro, com no máximo um hexágono de Água ao lado. Escolha um hexágono do seu lado do tabuleiro: fileiras G a J.
learn-termites-09-build-theirs = É permitido, mas o Vermelho chega lá tão cedo quanto você. Escolha um hexágono nas fileiras G a J.
learn-termites-09-second = O Vermelho já colocou os dois. Agora escolha o seu segundo e coloque-o longe do primeiro, senão um só grupo ameaça os dois.
learn-termites-09-second-near = Muito juntos, caem juntos. Melhor manter três hexágonos de distância ou mais.
learn-termites-09-end = O tabuleiro está pronto. Agora começam os turnos: coloque uma ficha, mova uma unidade.

## 10 The last turn

learn-termites-10-title = O último turno
learn-termites-10-token = A última ficha da partida é sua. O Vermelho tomou o 7 e lidera por 42 a 35. O cupinzeiro dele em D7 vale 5, e você tem 2 + 2 + 1 ali. Coloque a Operária onde ela conte.
learn-termites-10-place-no = Ali ela não conta, e não haverá outro turno.
learn-termites-10-attack = 6 contra 5. Tome o cupinzeiro em D7.
learn-termites-10-attack-else = Assim termina em 35 a 42. Tome o cupinzeiro em D7.
learn-termites-10-mound = Escolha o seu cupinzeiro que vai ficar ali. No fim contam todos, no tabuleiro e na reserva.
learn-termites-10-end = 40 a 37: você venceu. Contam os seus cupinzeiros, no tabuleiro e na reserva, e os seus troféus. No empate, vence quem tem mais unidades no tabuleiro.

## What can be wrong with a position

termites-lesson-swarms = Diga com qual enxame cada lugar joga, como swarms = "blue,red" nas opções da mesa.
termites-lesson-piece = “{ $given }” não é uma peça. Escreva 0:worker-2@F5, 1:6@H3 ou neutral:7@F6, com um hexágono deste tabuleiro; na mão, worker-2.
termites-lesson-taken = “{ $given }”: o hexágono já está ocupado.
termites-lesson-site = “{ $given }”: ali não pode haver cupinzeiro.
termites-lesson-ground = “{ $given }”: esse terreno é fechado para essa casta.
termites-lesson-mounds = O lugar { $number } tem mais cupinzeiros de um mesmo valor do que o enxame dele.
termites-lesson-mounds-all = Os cupinzeiros no tabuleiro, na reserva e tomados devem ser os da caixa. Faltam: { $missing }. Sobram: { $extra }.
termites-lesson-tokens = O lugar { $number } tem fichas { $token } demais. O enxame dele só tem { $most }.
termites-lesson-stack = O número de fichas na pilha do lugar { $number } é { $left }, mas a lição diz { $said }. Toda ficha precisa estar em algum lugar.
termites-lesson-hand = O número de fichas na mão do lugar { $number } precisa ser { $count }.
termites-lesson-turns = O número de fichas jogadas pelo lugar { $number } é { $count }, mas deveria ser { $due }. Acrescente unidades ou diga quais fichas se perderam.
termites-lesson-hex = Este tabuleiro não tem o hexágono “{ $name }”.
