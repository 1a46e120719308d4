### Termites, what is asked, done, told and refused (Brazilian Portuguese).
### Names of players are shown as they are, never inflected. Hexes, tokens and terrain: see termites-terms.ftl.

## What is asked

prompt-neutral-hex = Escolha um hexágono para um cupinzeiro neutro: nem na borda, nem ao lado de outro cupinzeiro.
prompt-tile = Escolha uma peça de terreno e a face que vai ficar para cima.
prompt-tile-hex = Escolha um hexágono livre para a peça.
prompt-mound = Escolha um dos seus cupinzeiros para colocar.
prompt-mound-hex = Escolha um hexágono para o seu cupinzeiro.
prompt-unit-to-clear = Não há mais hexágono livre para o seu cupinzeiro: escolha uma das suas unidades para dar lugar a ele.
prompt-captured-hex = Cupinzeiro conquistado! Escolha um dos seus para pôr no lugar dele.
prompt-token = { phase-reproduction }: escolha uma ficha da sua mão.
prompt-token-hex = Escolha um hexágono livre para a ficha.
prompt-unit = { phase-movement }: escolha uma unidade para mover, ou não mova nenhuma.
prompt-goal = Escolha para onde a unidade vai ou o que ela ataca.
prompt-entry = Escolha o hexágono de onde vem o ataque: a unidade derrotada não poderá recuar para lá.
prompt-retreat = Escolha o hexágono para onde a unidade derrotada recua.

## What can be done

do-neutral = Ponha um cupinzeiro neutro em { $hex }
do-tile = Pegue uma peça: { tile-up } para cima, { tile-down } para baixo
do-lay = Coloque a peça ({ terrain-name }) em { $hex }
do-mound = Pegue o seu cupinzeiro de valor { $value }
do-mound-here = Erga o seu cupinzeiro de valor { $value } em { $hex }
do-build = Ponha o cupinzeiro em { hex-name }
do-clear = Ponha o cupinzeiro em { hex-name } e retire dali a sua unidade: { token-name }
do-token = Pegue da mão: { token-name }
do-place = Coloque em { hex-name }
do-discard = Descarte: { token-name }
do-unit = Mova de { hex-name }: { token-name }
do-move = Vá para { hex-name }
do-attack = Ataque { hex-name }: { piece-name }, força { $strength } contra { $defence }
do-enter = Entre em { $target } vindo de { hex-name }
do-retreat = Faça { token-name } recuar para { hex-name }
do-retreat-death = Empurre { token-name } para { hex-name }: a unidade é destruída
do-pass = Não mova nada

## What happened

event-starts = { $player } começa.
event-swarm = { $player } lidera o enxame { swarm-name }.
event-drew = { $player } compra uma ficha: { token-name }.
event-drew-hidden = { $player } compra uma ficha.
event-neutral = { $player } põe um cupinzeiro neutro em { $hex }.
event-laid = { $player } coloca uma peça em { $hex }: { terrain-name }.
event-turn = É a vez de { $player }.
event-built = { $player } põe um cupinzeiro de valor { $value } em { $hex }.
event-no-mound = { $player } não tem hexágono para um cupinzeiro: ele fica na reserva.
event-placed = { $player } coloca uma ficha em { $hex }: { token-name }.
event-discarded = { $player } não pode colocar nada e descarta uma ficha: { token-name }.
event-moved = { $player } move { token-name } de { $from } para { $to }.
event-passed = { $player } não move nada.
event-attacked = { $player } ataca { $to } com { token-name } a partir de { $from }.
event-strength = A força de ataque { $strength } supera a defesa { $defence }.
event-entered = O ataque vem de { $hex }.
# $player: whose unit it is.
event-retreated = { token-name } de { $player } recua de { $from } para { $to }.
event-destroyed = { $player } perde uma unidade em { $hex }: { token-name }.
event-taken = { $player } conquista de { $other_player } um cupinzeiro de valor { $value }.
event-taken-neutral = { $player } conquista um cupinzeiro neutro de valor { $value }.
event-over = Fim da partida.

## Why not

why-game-over = A partida terminou, não há mais nada a fazer.
# $player: who is asked.
why-not-your-turn = É a vez de { $player }. Espere a sua.
# $offer: what is asked.
why-not-now =
    Agora não. { $offer ->
        [neutral-hex] { prompt-neutral-hex }
        [tile] { prompt-tile }
        [tile-hex] { prompt-tile-hex }
        [mound] { prompt-mound }
        [mound-hex] { prompt-mound-hex }
        [unit-to-clear] { prompt-unit-to-clear }
        [captured-hex] { prompt-captured-hex }
        [token] { prompt-token }
        [token-hex] { prompt-token-hex }
        [unit] { prompt-unit }
        [goal] { prompt-goal }
        [entry] { prompt-entry }
       *[retreat] { prompt-retreat }
    }
why-not-on-board = Esse hexágono não existe no tabuleiro. Escolha um que exista.
why-not-free = { $hex } está ocupado: { piece-name }. Escolha um hexágono livre.
why-closed-terrain = { hex-name } é fechado para { caste-plural }. Escolha um hexágono de outro terreno.
why-not-in-hand = Você não tem essa ficha na mão: { token-name }. Escolha uma que você tenha.
why-no-hex-for-token = Não há hexágono livre para essa ficha: { token-name }. Escolha outra ou, se nenhuma puder ser colocada, descarte uma.
why-must-place = Você só pode descartar se nenhuma das suas fichas puder ser colocada. Escolha uma para colocar.
why-no-unit-there = Não há unidade em { $hex }. Escolha um hexágono com uma unidade sua.
why-not-your-unit = A unidade em { $hex } não é sua: { piece-name }. Escolha uma das suas.
# $points: movement points of the caste.
why-unit-cannot-move = A unidade em { $hex } ({ token-name }) tem { points-name } e não tem para onde ir. Escolha outra, ou não mova nenhuma.
why-stands-there = A unidade já está em { $hex }. Escolha outro hexágono.
why-own-unit-there = Em { $hex } está uma unidade sua: você pode passar por ali, mas não parar. Escolha outro hexágono.
why-own-mound-there = Em { $hex } está um cupinzeiro seu: não dá para parar ali nem atacá-lo. Escolha outro hexágono.
why-too-far = { $hex } está longe demais: { caste-plural } têm { points-name }. Escolha um hexágono mais perto.
why-way-blocked = { $hex } está perto o bastante, mas inimigos, cupinzeiros ou o terreno bloqueiam todo caminho que { points-name } pagariam. Escolha outro hexágono.
why-water-is-closed = { hex-name } é fechado para { caste-plural }: só os Alados podem ir até lá. Escolha outro hexágono.
why-vegetation-is-closed = { hex-name } é fechado para { caste-plural }. Escolha outro hexágono.
why-stones-cost-two = Entrar em { hex-name } custa 2, e { caste-plural } têm { points-name }. Escolha outro hexágono.
why-too-weak = A força de ataque { $strength } não supera a defesa { $defence }: { $missing ->
        [one] falta 1
       *[other] faltam { $missing }
    }. Leve mais unidades suas para perto de { $hex }.
why-not-beside-target = { $hex } não fica ao lado do alvo. Escolha um hexágono ao lado dele.
why-no-way-through = A unidade não chega ao alvo por { $hex }. Escolha outro hexágono ao lado do alvo.
why-not-adjacent = { $hex } não fica ao lado da unidade derrotada, e ela recua só um hexágono. Escolha um hexágono ao lado dela.
why-attack-came-from = O ataque veio de { $hex }, e para lá não se recua. Escolha outro hexágono.
why-retreat-not-free = { $hex } está ocupado: { piece-name }. Escolha um hexágono livre para o recuo.
why-retreat-closed = { caste-plural } não podem recuar para { hex-name }. Escolha um hexágono de outro terreno.
why-retreat-vegetation = { caste-plural } não recuam para { hex-name } enquanto houver outro hexágono. Escolha o outro.
why-no-such-mound = Você não tem cupinzeiro de valor { $value } na reserva. Escolha um que você tenha.
# $allowed: not-water or open-only, the ruling of the table.
why-mound-terrain =
    { $allowed ->
        [open-only] Um cupinzeiro só fica em Terreno Aberto, não em { hex-name }. Escolha um hexágono aberto.
       *[not-water] Um cupinzeiro não pode ficar em { hex-name }. Escolha um hexágono sem Água.
    }
why-mound-not-free = { $hex } está ocupado: { piece-name }. Escolha um hexágono sem nada em cima.
why-on-edge = { $hex } fica na borda do tabuleiro. Um cupinzeiro precisa de seis hexágonos ao redor: escolha um mais para dentro.
why-beside-mound = { $hex } fica ao lado de outro cupinzeiro. Escolha um hexágono sem cupinzeiro ao lado.
why-too-much-water = Há mais de um hexágono de Água ao lado de { $hex }. Para um cupinzeiro, escolha um hexágono com no máximo um ao lado.
why-no-own-unit = Não há unidade sua em { $hex }. Escolha o hexágono de uma das suas unidades.
why-no-such-tile = Não há mais peça com { tile-up } e { tile-down }. Escolha outra.
why-no-hex-for-tile = Não há mais onde colocar { tile-up }. Escolha outra face ou outra peça.
why-not-open = { hex-name } já tem uma peça. Escolha um hexágono sem peça.
why-group-of-terrain = Com esta peça ({ terrain-name }) em { $hex }, mais de 2 peças desse terreno se tocariam. Escolha outro hexágono.
why-group-of-tiles = Com esta peça em { $hex }, mais de 4 peças se tocariam. Escolha outro hexágono.
why-neutral-water = Com Água em { $hex }, um cupinzeiro neutro ficaria ao lado de duas peças de Água. Escolha outro hexágono.

## What a table can choose

option-scenario = O tabuleiro: um cenário, um montado por vocês ou um próprio, de um arquivo.
option-tiles = Com quantas peças de terreno vocês montam o tabuleiro; a sugestão é de 15 a 18.
option-swarms = Um enxame para cada jogador, separados por vírgulas; drawn deixa para o sorteio.
option-mound_terrain = Em que terreno um cupinzeiro pode ficar.
option-mound_crossing = Quem pode atravessar os cupinzeiros.
option-slime_on_mounds = Se Nasutos a 2 hexágonos de distância também apoiam ataques a cupinzeiros.
option-attack_origin = De que hexágono veio o ataque: a unidade derrotada nunca recua para lá.
option-alate_into_vegetation = Se o atacante pode empurrar um Alado derrotado para a Vegetação, onde ele é destruído.
option-recross_target = Se um Alado pode sobrevoar a própria unidade que ataca e voltar sobre ela.

value-mound_terrain-not-water = qualquer um, menos Água
value-mound_terrain-open-only = só Terreno Aberto
value-mound_terrain-any = qualquer terreno
value-mound_crossing-alate = os Alados voam por cima
value-mound_crossing-nobody = ninguém, nem os Alados
value-slime_on_mounds-yes = sim
value-slime_on_mounds-no = não, só ataques a unidades
value-attack_origin-last-step = o último hexágono antes do alvo
value-attack_origin-start = o hexágono onde o movimento começou
value-alate_into_vegetation-last-resort = só se não sobrar outro hexágono
value-alate_into_vegetation-choice = sim, à vontade
value-recross_target-yes = sim
value-recross_target-no = não
