### Termites, what is asked (Brazilian Portuguese): the question, at most 42 letters; who asks it and why; what follows.

## The question

termites-prompt-neutral-hex = Onde você coloca um cupinzeiro neutro?
termites-prompt-tile = Que peça você coloca?
# $terrain: the side that is up.
termites-prompt-tile-hex = Onde você coloca a peça de { termites-terrain-name }?
termites-prompt-mound = Qual dos seus cupinzeiros você coloca?
termites-prompt-mound-lost = Que cupinzeiro vai no lugar dele?
termites-prompt-mound-hex = Onde vai o cupinzeiro de valor { $value }?
termites-prompt-unit-to-clear = Qual das suas unidades dá lugar a ele?
termites-prompt-captured-hex = Qual dos seus cupinzeiros vai ali?
termites-prompt-token = Que ficha você coloca?
termites-prompt-discard = Que ficha você descarta?
termites-prompt-token-hex = Onde você coloca { termites-token-object }?
termites-prompt-unit = Que unidade você move?
termites-prompt-goal = Para onde vai a unidade?
termites-prompt-entry = De que hexágono você ataca?
termites-prompt-retreat = Para onde recua a unidade derrotada?

## Who asks it, and why

# $n: how many are left.
termites-kicker-neutral-hex = Montagem do tabuleiro; cupinzeiros neutros restantes: { $n }
termites-kicker-tile = Montagem do tabuleiro; peças restantes: { $n }
termites-kicker-tile-hex = Montagem do tabuleiro: sua peça
termites-kicker-mound = Preparação: seus cupinzeiros
# $other_player: who took it.
termites-kicker-mound-lost = { $other_player } tomou o seu cupinzeiro em { $hex }
termites-kicker-mound-none-free = Cupinzeiro perdido em { $hex }: nenhum hexágono permitido para outro
termites-kicker-captured = Você tomou o cupinzeiro em { $hex }
# $turn: which of your turns it is, of $most.
termites-kicker-reproduction = Turno { $turn } de { $most }: { termites-phase-reproduction }
termites-kicker-movement = Turno { $turn } de { $most }: { termites-phase-movement }
termites-kicker-goal = Turno { $turn } de { $most }: { termites-token-name } em { $hex }
termites-kicker-entry = Ataque a { $hex }: { termites-token-name } ({ $other_player })
termites-kicker-retreat = Unidade derrotada em { $hex }: { termites-token-name } ({ $other_player })

## What follows

termites-then-neutral-hex = Quem o tomar ganha { $value } pontos. Nem na borda, nem ao lado de outro cupinzeiro.
termites-then-tile = A face escolhida fica para cima; depois vem o hexágono. Podem se tocar no máximo 2 peças do mesmo terreno e 4 ao todo.
termites-then-tile-hex = Em um hexágono livre; podem se tocar no máximo 2 peças do mesmo terreno e 4 ao todo.
termites-then-mound = Ele vale o mesmo no tabuleiro e na reserva, mas no tabuleiro pode ser tomado.
termites-then-mound-lost = Ele tem de ir para o tabuleiro; depois você escolhe o hexágono.
termites-then-mound-hex = Nem na borda, nem ao lado de outro cupinzeiro, com no máximo um hexágono de Água ao lado.
termites-then-unit-to-clear = Essa unidade sai da partida, e o cupinzeiro fica no lugar dela.
termites-then-captured-hex = Ele vai para { $hex } na hora. Depois { $other_player } coloca um novo.
termites-then-captured-hex-alone = Ele vai para { $hex } na hora.
termites-then-token = Vai para um hexágono livre. Depois você pode mover uma unidade.
termites-then-discard = Nenhuma das suas fichas pode ser colocada: descarte uma, à vista de todos. Depois você pode mover.
termites-then-token-hex = Depois você pode mover uma unidade, até mesmo esta.
termites-then-unit = Uma ou nenhuma. Depois o seu turno acaba.
termites-then-goal = Ir para cima de um inimigo é atacar: a força tem de superar a defesa. Depois o seu turno acaba.
termites-then-entry = A unidade derrotada não pode recuar para esse hexágono.
termites-then-retreat = Você escolhe por { $other_player }. A sua unidade ocupa { $hex }, e o seu turno acaba.
