### What a coach tells a newcomer to Termites, each thing when it first matters (Brazilian Portuguese).

# $hex: where. $player: who.
web-coach-termites-danger = O seu cupinzeiro em { $hex } corre perigo: { $player } pode trazer { $attack } contra a defesa { $defence }. Empurre uma das unidades atacantes ou responda com uma ameaça.
web-coach-termites-take = Você pode tomar o cupinzeiro em { $hex } agora: { $attack } contra { $defence }. A unidade que ataca se perde, mas o cupinzeiro é seu até o fim.
web-coach-termites-attack = Você pode atacar a unidade em { $hex }: { $attack } contra { $defence }. Ela recua para onde você quiser. Um Soldado a destrói.
web-coach-termites-weak = Aqui você vê a sua força e a defesa do alvo: a força precisa ser maior. As suas unidades ao lado do alvo somam a força delas.
# $n: strength that stands there. $value: of the mound.
web-coach-termites-near = A sua força ao lado do cupinzeiro em { $hex } é { $n }; para tomá-lo, é preciso mais de { $value }. Ajuda mais uma ficha ao lado ou um Nasuto a dois hexágonos.
web-coach-termites-mound = Só um ou dois dos seus cinco cupinzeiros vão agora para o tabuleiro; os outros ficam seguros na reserva. Todos contam. Um alto é mais difícil de tomar, mas a perda é maior. Coloque-os do seu lado, longe um do outro.
web-coach-termites-turn = Um turno: coloque uma ficha em qualquer hexágono livre, mesmo ao lado de um inimigo. Depois, se quiser, mova uma unidade: a nova ou outra. Ir para cima de um inimigo ou cupinzeiro é atacar.
web-coach-termites-castes = Uma Operária anda dois hexágonos, um Soldado tem o dobro da força, um Nasuto apoia de longe, um Alado voa.
web-coach-termites-entry = Você escolhe de que lado vem. A unidade derrotada não pode recuar para esse hexágono: bloqueie a fuga dela.
web-coach-termites-retreat = Você escolhe para onde a unidade derrotada vai: longe dos seus cupinzeiros ou para onde ela não sirva de nada.
web-coach-termites-trophy = Você tomou um cupinzeiro! No lugar dele entra um dos seus. Um alto é difícil de retomar, um baixo não é grande perda.
web-coach-termites-lost = Tomaram o seu cupinzeiro, e os pontos foram junto. Construa outro, longe do grupo que o tomou.
# $hex: where to place it. $goal: the hex of a mound.
web-coach-termites-nasute = Você tem um Nasuto. Da Vegetação em { $hex } ele apoia um ataque a { $goal } e soma mais 1.
web-coach-termites-alate = Você tem um Alado. Ele voa três hexágonos, por cima da Água e da maioria dos inimigos, mas nunca entra na Vegetação. Ataque onde ninguém espera.
web-coach-termites-soldier = O seu Soldado em { $hex } está ao lado de um inimigo. A unidade que um Soldado derrota é destruída e não volta.
web-coach-termites-empty = A sua pilha acabou: as fichas da sua mão são as últimas. Planeje como usá-las em conjunto.
web-coach-termites-last = É a sua última ficha. O que você ainda pode tomar, e o que precisa proteger?
