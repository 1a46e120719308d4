### Termites, what is asked, done, told and refused (Brazilian Portuguese).
### Names of players are shown as they are, never inflected. Hexes, tokens and terrain: see termites-terms.ftl.

## The game

termites-title = Cupins
termites-introduction =
    Enxames de cupins disputam a savana. Na sua vez você coloca uma ficha da mão e depois pode mover uma unidade. As unidades atacam quando têm força suficiente, e as unidades vizinhas dão apoio. Tome cupinzeiros: quando todas as fichas tiverem sido jogadas, vence quem tiver os cupinzeiros mais valiosos.

    Os tabuleiros e as fichas são criação nossa, pois faltam as imagens na nossa cópia do manual. Este programa é independente, sem participação do autor nem da editora do jogo.
termites-side = Enxame
# On the lid of the box; and how long a game takes.
termites-line = Enxames disputam os cupinzeiros da savana. Mão oculta, batalha aberta.
termites-time = 30–45 min

## What can be done

termites-do-neutral = Colocar um cupinzeiro neutro em { $hex }
termites-do-tile = Pegar uma peça: { termites-tile-up } para cima, { termites-tile-down } para baixo
termites-do-lay = Colocar a peça ({ termites-terrain-name }) em { $hex }
termites-do-mound = Pegar o seu cupinzeiro de valor { $value }
termites-do-mound-here = Colocar o seu cupinzeiro de valor { $value } em { $hex }
termites-do-build = Colocar o cupinzeiro em { termites-hex-name }
termites-do-clear = Colocar o cupinzeiro em { termites-hex-name } e retirar dali a sua unidade: { termites-token-name }
termites-do-token = Pegar { termites-token-object } da mão
termites-do-place = Colocar em { termites-hex-name }
termites-do-discard = Descartar { termites-token-object }
termites-do-unit = Mover { termites-token-object } de { termites-hex-name }
termites-do-move = Ir para { termites-hex-name }
termites-do-attack = Atacar { termites-hex-name }: { termites-piece-name }, força { $strength } contra { $defence }
termites-do-enter = Entrar em { $target } por { termites-hex-name }
termites-do-retreat = Fazer { termites-token-object } recuar para { termites-hex-name }
termites-do-retreat-death = Empurrar { termites-token-object } para { termites-hex-name }: a unidade é destruída
termites-do-pass = Encerrar o turno sem mover

## What happened

# The unit to which something is done: a token as the object of a sentence.
termites-token-object =
    { $caste ->
        [worker] a { termites-caste-name }
       *[other] o { termites-caste-name }
    } ×{ $termites }
termites-event-starts = { $player } começa.
termites-event-swarm = { $player } comanda o enxame { termites-swarm-name }.
termites-event-drew = { $player } compra uma ficha: { termites-token-name }.
termites-event-drew-hidden = { $player } compra uma ficha.
termites-event-neutral = { $player } coloca um cupinzeiro neutro em { $hex }.
termites-event-laid = { $player } coloca uma peça em { $hex }: { termites-terrain-name }.
termites-event-turn = É a vez de { $player }.
termites-event-built = { $player } coloca um cupinzeiro de valor { $value } em { $hex }.
termites-event-no-mound = { $player } não tem hexágono para um cupinzeiro: ele fica na reserva.
termites-event-placed = { $player } coloca uma ficha em { $hex }: { termites-token-name }.
termites-event-discarded = { $player } não pode colocar nada e descarta uma ficha: { termites-token-name }.
termites-event-moved = { $player } move { termites-token-object } de { $from } para { $to }.
termites-event-passed = { $player } não move nada.
termites-event-attacked = { $player } ataca { $to } com { termites-token-object } a partir de { $from }.
termites-event-strength = A força de ataque { $strength } supera a defesa { $defence }.
termites-event-entered = O ataque vem de { $hex }.
# $player: whose unit it is.
termites-event-retreated = A unidade de { $player } recua de { $from } para { $to }: { termites-token-name }.
termites-event-destroyed = { $player } perde uma unidade em { $hex }: { termites-token-name }.
termites-event-taken = { $player } toma de { $other_player } um cupinzeiro de valor { $value }.
termites-event-taken-neutral = { $player } toma um cupinzeiro neutro de valor { $value }.
termites-event-over = Fim da partida.

# The same, said to the player whom it is about; for other readers there is the text without -you.
termites-event-starts-you = Você começa.
termites-event-swarm-you = Você comanda o enxame { termites-swarm-name }.
termites-event-drew-you = Você compra uma ficha: { termites-token-name }.
termites-event-neutral-you = Você coloca um cupinzeiro neutro em { $hex }.
termites-event-laid-you = Você coloca uma peça em { $hex }: { termites-terrain-name }.
termites-event-turn-you = É a sua vez.
termites-event-built-you = Você coloca um cupinzeiro de valor { $value } em { $hex }.
termites-event-no-mound-you = Você não tem hexágono para um cupinzeiro: ele fica na reserva.
termites-event-placed-you = Você coloca uma ficha em { $hex }: { termites-token-name }.
termites-event-discarded-you = Você não pode colocar nada e descarta uma ficha: { termites-token-name }.
termites-event-moved-you = Você move { termites-token-object } de { $from } para { $to }.
termites-event-passed-you = Você não move nada.
termites-event-attacked-you = Você ataca { $to } com { termites-token-object } a partir de { $from }.
termites-event-retreated-you = Sua unidade recua de { $from } para { $to }: { termites-token-name }.
termites-event-destroyed-you = Você perde uma unidade em { $hex }: { termites-token-name }.
termites-event-taken-you = Você toma de { $other_player } um cupinzeiro de valor { $value }.
termites-event-taken-from-you = { $player } toma de você um cupinzeiro de valor { $value }.
termites-event-taken-neutral-you = Você toma um cupinzeiro neutro de valor { $value }.

## Why not

termites-why-not-on-board = Esse hexágono não existe no tabuleiro. Escolha um que exista.
termites-why-not-free = { $hex } está ocupado: { termites-piece-name }. Escolha um hexágono livre.
termites-why-closed-terrain = { termites-hex-name }: terreno fechado para { termites-caste-plural }. Escolha um hexágono de outro terreno.
termites-why-not-in-hand = Você não tem essa ficha na mão: { termites-token-name }. Escolha uma que você tenha.
termites-why-no-hex-for-token = Não há hexágono livre para essa ficha: { termites-token-name }. Escolha outra ou, se nenhuma puder ser colocada, descarte uma.
termites-why-must-place = Você só pode descartar se nenhuma das suas fichas puder ser colocada. Escolha uma para colocar.
termites-why-no-unit-there = Não há unidade em { $hex }. Escolha um hexágono com uma unidade sua.
termites-why-not-your-unit = A unidade em { $hex } não é sua: { termites-piece-name }. Escolha uma das suas.
# $points: movement points of the caste.
termites-why-unit-cannot-move = A unidade em { $hex } ({ termites-token-name }) tem { termites-points-name } e não tem para onde ir. Escolha outra, ou não mova nenhuma.
termites-why-stands-there = A unidade já está em { $hex }. Escolha outro hexágono.
termites-why-own-unit-there = Em { $hex } há uma unidade sua: você pode passar por ali, mas não parar. Escolha outro hexágono.
termites-why-own-mound-there = Em { $hex } há um cupinzeiro seu: não dá para parar ali nem atacá-lo. Escolha outro hexágono.
termites-why-too-far = { $hex } está longe demais: { termites-caste-plural } têm { termites-points-name }. Escolha um hexágono mais perto.
termites-why-way-blocked = { $hex } está perto o bastante, mas inimigos, cupinzeiros ou o terreno bloqueiam todos os caminhos ao alcance ({ termites-points-name }). Escolha outro hexágono.
termites-why-water-is-closed = { termites-hex-name }: terreno fechado para { termites-caste-plural }; só os Alados podem ir até lá. Escolha outro hexágono.
termites-why-vegetation-is-closed = { termites-hex-name }: terreno fechado para { termites-caste-plural }. Escolha outro hexágono.
termites-why-stones-cost-two = Entrar em { termites-hex-name } custa 2, mas { termites-caste-plural } têm { termites-points-name }. Escolha outro hexágono.
termites-why-too-weak = A força de ataque { $strength } não supera a defesa { $defence }: { $missing ->
        [one] falta { $missing }
       *[other] faltam { $missing }
    }. Leve mais unidades suas para perto de { $hex }.
termites-why-not-beside-target = { $hex } não fica ao lado do alvo. Escolha um hexágono ao lado dele.
termites-why-no-way-through = A unidade não chega ao alvo por { $hex }. Escolha outro hexágono ao lado do alvo.
termites-why-not-adjacent = { $hex } não fica ao lado da unidade derrotada, e ela recua só um hexágono. Escolha um hexágono ao lado dela.
termites-why-attack-came-from = O ataque veio de { $hex }, e a unidade não pode recuar para lá. Escolha outro hexágono.
termites-why-retreat-not-free = { $hex } está ocupado: { termites-piece-name }. Escolha um hexágono livre para o recuo.
termites-why-retreat-closed = { termites-caste-plural } não podem recuar para { termites-hex-name }. Escolha um hexágono de outro terreno.
termites-why-retreat-vegetation = { termites-caste-plural } não recuam para { termites-hex-name } enquanto houver outros hexágonos. Escolha um deles.
termites-why-no-such-mound = Você não tem cupinzeiro de valor { $value } na reserva. Escolha um que você tenha.
# $allowed: not-water or open-only, the ruling of the table.
termites-why-mound-terrain =
    { $allowed ->
        [open-only] Um cupinzeiro só fica em Terreno Aberto, não em { termites-hex-name }. Escolha um hexágono aberto.
       *[not-water] Um cupinzeiro não pode ficar em { termites-hex-name }. Escolha um hexágono sem Água.
    }
termites-why-mound-not-free = { $hex } está ocupado: { termites-piece-name }. Escolha um hexágono sem nada em cima.
termites-why-on-edge = { $hex } fica na borda do tabuleiro. Um cupinzeiro precisa de seis hexágonos ao redor: escolha um mais para dentro.
termites-why-beside-mound = { $hex } fica ao lado de outro cupinzeiro. Escolha um hexágono sem cupinzeiro ao lado.
termites-why-too-much-water = Há mais de um hexágono de Água ao lado de { $hex }. Para um cupinzeiro, escolha um hexágono com no máximo um ao lado.
termites-why-no-own-unit = Não há unidade sua em { $hex }. Escolha o hexágono de uma das suas unidades.
termites-why-no-such-tile = Não há mais peça com { termites-tile-up } de um lado e { termites-tile-down } do outro. Escolha outra.
termites-why-no-hex-for-tile = Não há mais hexágono para uma peça de { termites-tile-up }. Escolha outra face ou outra peça.
termites-why-not-open = { termites-hex-name } já tem uma peça. Escolha um hexágono sem peça.
termites-why-group-of-terrain = Com esta peça ({ termites-terrain-name }) em { $hex }, mais de 2 peças desse terreno se tocariam. Escolha outro hexágono.
termites-why-group-of-tiles = Com esta peça em { $hex }, mais de 4 peças se tocariam. Escolha outro hexágono.
termites-why-neutral-water = Com Água em { $hex }, um cupinzeiro neutro ficaria ao lado de duas peças de Água. Escolha outro hexágono.

## What a table can choose

termites-option-scenario = O tabuleiro: um cenário, um montado por vocês ou um seu, de um arquivo.
termites-option-tiles = Com quantas peças de terreno vocês montam o tabuleiro; a sugestão é de 15 a 18.
termites-option-swarms = Um enxame para cada jogador, separados por vírgulas; com drawn, são sorteados.
termites-option-mound_terrain = Em que terreno um cupinzeiro pode ficar.
termites-option-mound_crossing = Quem pode atravessar os cupinzeiros.
termites-option-slime_on_mounds = Se Nasutos a 2 hexágonos de distância também apoiam ataques a cupinzeiros.
termites-option-attack_origin = De que hexágono veio o ataque: a unidade derrotada nunca recua para lá.
termites-option-alate_into_vegetation = Se o atacante pode empurrar um Alado derrotado para a Vegetação, onde ele é destruído.
termites-option-recross_target = Se um Alado pode sobrevoar a unidade que ataca e voltar sobre ela.
# The same in a few words, for a form.
termites-label-scenario = Tabuleiro
termites-label-tiles = Peças de terreno para montar

termites-value-scenario-two = Dois jogadores
termites-value-scenario-three = Três jogadores
termites-value-scenario-four = Quatro jogadores
termites-value-scenario-four-advanced = Quatro jogadores, avançado
termites-value-scenario-build = Montar o tabuleiro
termites-value-scenario-file = Tabuleiro próprio
termites-value-swarms-drawn = por sorteio
termites-value-swarms-blue = { termites-swarm-blue }
termites-value-swarms-red = { termites-swarm-red }
termites-value-swarms-gold = { termites-swarm-gold }
termites-value-swarms-grey = { termites-swarm-grey }
termites-value-mound_terrain-not-water = qualquer um, menos Água
termites-value-mound_terrain-open-only = só Terreno Aberto
termites-value-mound_terrain-any = qualquer terreno
termites-value-mound_crossing-alate = os Alados voam por cima
termites-value-mound_crossing-nobody = ninguém, nem os Alados
termites-value-slime_on_mounds-yes = sim
termites-value-slime_on_mounds-no = não, só ataques a unidades
termites-value-attack_origin-last-step = o último hexágono antes do alvo
termites-value-attack_origin-start = o hexágono onde o movimento começou
termites-value-alate_into_vegetation-last-resort = só se não sobrar outro hexágono
termites-value-alate_into_vegetation-choice = sim, se o atacante quiser
termites-value-recross_target-yes = sim
termites-value-recross_target-no = não

## What a table cannot choose

termites-swarm-unknown = Enxame desconhecido: “{ $name }”. Escolha entre: { $known }.
termites-swarm-twice = O enxame { $name } aparece mais de uma vez. Dê um diferente a cada jogador.
# $count: swarms that were named.
termites-swarms-number =
    { $count ->
        [one] Foi indicado { $count } enxame
       *[other] Foram indicados { $count } enxames
    } para { $players } jogadores. Indique um para cada, ou escreva drawn para sortear.
termites-board-missing = O cenário { $scenario } precisa de um tabuleiro seu. Informe um arquivo de tabuleiro ou escolha outro cenário.
termites-board-and-scenario = O cenário { $scenario } já vem com um tabuleiro. Deixe de fora o arquivo de tabuleiro ou o cenário.
termites-board-damaged = O tabuleiro salvo com esta partida está danificado. Use uma cópia intacta do arquivo.

## What counts in an attack, item by item

# $hex, $caste, $termites: the unit that stands there.
termites-sum-attacker = Quem ataca: { termites-token-name } em { $hex }
termites-sum-support = { termites-token-name } em { $hex }, ao lado do alvo
termites-sum-slime = { termites-token-name } em { $hex }, Gosma a dois hexágonos
termites-sum-vegetation = { termites-caste-name } em { $hex }, na { termites-terrain-vegetation }
termites-sum-defender = Quem defende: { termites-token-name } em { $hex }
termites-sum-stones = Quem defende está nas { termites-terrain-stones }
termites-sum-mound = { termites-mound } de valor { $value } em { $hex }

## Where points come from

termites-score-board = Cupinzeiros próprios no tabuleiro
termites-score-reserve = Cupinzeiros próprios na reserva
termites-score-trophies = Troféus
