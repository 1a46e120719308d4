### The lessons of Termites (Brazilian Portuguese): learn-termites-<number of the lesson>-<text>.

## 01 One turn

learn-termites-01-title = Um turno
learn-termites-01-token = Os cupinzeiros são os pontos. Dois são seus, dois são do Vermelho, e o 7 do meio não é de ninguém. O turno começa com uma ficha da mão: pegue a Operária ×2.
learn-termites-01-token-other = Numa partida, qualquer ficha serve. Para este passeio, pegue a Operária ×2.
learn-termites-01-place = Coloque-a em qualquer hexágono livre. Para tomar o 7 você vai precisar de força em volta dele: escolha um dos seis hexágonos ao lado de F6.
learn-termites-01-place-far = É permitido, mas lá não há nada. Escolha um hexágono ao lado de F6.
learn-termites-01-move = Você comprou uma ficha nova. Agora pode mover uma unidade. Uma Operária anda dois hexágonos: dê a volta no cupinzeiro até outro hexágono ao lado de F6.
learn-termites-01-move-stay = Você pode ficar onde está. Mas experimente andar.
learn-termites-01-move-far = Longe demais. Fique ao lado de F6.
learn-termites-01-end = Colocar uma, mover uma: isso é um turno inteiro. Depois o Vermelho faz o mesmo, até cada um ter jogado 18 fichas.

## What can be wrong with a position

termites-lesson-swarms = Diga com qual enxame cada lugar joga, como swarms = "blue,red" nas opções da mesa.
termites-lesson-piece = “{ $given }” não é uma peça. Escreva 0:worker-2@F5, 1:6@H3 ou neutral:7@F6, com um hexágono deste tabuleiro; na mão, worker-2.
termites-lesson-taken = “{ $given }”: o hexágono já está ocupado.
termites-lesson-site = “{ $given }”: ali não pode haver cupinzeiro.
termites-lesson-ground = “{ $given }”: esse terreno é fechado para essa casta.
termites-lesson-mounds = O lugar { $number } não tem tantos cupinzeiros do mesmo valor.
termites-lesson-mounds-all = Os cupinzeiros no tabuleiro, na reserva e tomados devem ser os da caixa. Faltam: { $missing }. Sobram: { $extra }.
termites-lesson-tokens = O lugar { $number } tem fichas { $token } demais. O enxame dele só tem { $most }.
termites-lesson-stack = O número de fichas na pilha do lugar { $number } é { $left }, mas a lição diz { $said }. Toda ficha precisa estar em algum lugar.
termites-lesson-hand = O número de fichas na mão do lugar { $number } precisa ser { $count }.
termites-lesson-turns = O número de fichas jogadas pelo lugar { $number } é { $count }, mas deveria ser { $due }. Acrescente unidades ou diga quais fichas se perderam.
termites-lesson-hex = Este tabuleiro não tem o hexágono “{ $name }”.
