### Termites, what can be wrong with a pack or with a board file (Brazilian Portuguese).
### The place (file, entry, hex) and the paragraph of the rules are shown beside the text. Words of the files stay as they are.

## Pictures

content-picture-empty = O desenho não mostra nenhum hexágono. Desenhe um caractere para cada hexágono.
content-picture-too-large = O desenho não cabe: um tabuleiro tem no máximo { $rows } fileiras de { $columns } hexágonos.
content-unknown-letter = A linha { $line } do desenho tem “{ $letter }”. Os hexágonos são desenhados com: { $letters }
content-line-out-of-step =
    A linha { $line } do desenho está desalinhada. Os hexágonos de uma fileira ficam a dois caracteres um do outro, e cada fileira
    é deslocada um caractere em relação às de cima e de baixo.

## Swarms

content-swarm-missing = Falta o enxame { $swarm }. Um pacote tem os quatro.
content-swarm-twice = O enxame { $swarm } aparece mais de uma vez. Deixe só um.
content-swarm-size = O enxame { $swarm } tem um número errado de fichas: { $count } em vez de { $expected }. Mude as quantidades.
content-caste-missing = O enxame { $swarm } não tem a casta { $caste }. O esperado é que todo enxame tenha as quatro castas.
content-own-caste-tokens =
    O enxame { $swarm } deveria favorecer a casta { $caste }, mas só tem { $count ->
        [0] { $count } fichas
        [one] { $count } ficha
       *[other] { $count } fichas
    } dela, e { $other } tem { $more }. Dê mais a { $swarm } ou menos a { $other }.
content-own-caste-termites =
    O enxame { $swarm } deveria favorecer a casta { $caste }, mas só mostra { $count ->
        [0] { $count } cupins
        [one] { $count } cupim
       *[other] { $count } cupins
    } dela, e { $other } mostra { $more }. Dê mais a { $swarm } ou menos a { $other }.
content-workers-not-commonest =
    O esperado é que as Operárias sejam a casta mais comum somando todos os enxames: há { $workers } fichas delas e { $count } da casta
    { $caste }.
content-alate-not-rare =
    O esperado é que os Alados sejam raros fora de grey. Fichas deles em { $swarm }: { $count }; de outra casta, só { $least }.
content-no-token-of-two = Nenhum enxame tem uma ficha com 2 cupins da casta { $caste }. O esperado é haver uma.
content-strengths-apart =
    Os enxames diferem muito em força: { $weakest } tem { $least } no total, { $strongest } tem { $most }. O esperado é uma diferença de no máximo um sexto.

## Tiles and mounds

content-tile-faces = Uma peça de terreno tem duas faces diferentes entre water, vegetation e stones, e não: { $faces }
content-tile-count = Número de peças de terreno: { $count }; precisa haver { $expected }. Mude as quantidades.
content-mound-count = Número de cupinzeiros: { $count }; precisa haver { $expected }.
content-mound-value-twice = Dois cupinzeiros têm o valor { $value }. Cada cupinzeiro de um enxame tem um valor diferente.

## Boards

content-blank-not-open = { $hex } mostra um terreno ({ termites-terrain-name }). O tabuleiro vazio só tem hexágonos abertos: desenhe um ponto.
content-outline-rows =
    O desenho tem um número errado de fileiras: { $count }. O tabuleiro do pacote tem { $expected }. (Em um arquivo de tabuleiro,
    free = true permite qualquer contorno.)
content-outline-row =
    A fileira { $row } tem um número errado de hexágonos: { $count }. No tabuleiro do pacote, ela tem { $expected }. (Em um arquivo
    de tabuleiro, free = true permite qualquer contorno.)
content-outline-shape =
    As fileiras não estão dispostas como no tabuleiro do pacote. Copie o desenho de board.toml e mude só as letras. (Em um arquivo
    de tabuleiro, free = true permite qualquer contorno.)
content-unknown-hex =
    Não existe o hexágono { $hex } neste tabuleiro. O nome é a fileira e o número, a partir do canto superior esquerdo: A1, A2, B1.
content-mound-twice = { $hex } aparece duas vezes como lugar de um cupinzeiro neutro. Indique-o uma vez só.
content-mound-on-water = O cupinzeiro neutro em { $hex } está na Água. Mude-o de lugar ou troque o terreno.
content-mound-on-tile = O cupinzeiro neutro em { $hex } está em uma peça ({ termites-terrain-name }). Cupinzeiros neutros ficam em hexágonos abertos.
content-mound-on-edge = O cupinzeiro neutro em { $hex } está na borda do tabuleiro. Mova-o mais para dentro.
content-mounds-adjacent = Os cupinzeiros neutros em { $hex } e { $other } são adjacentes. Afaste um deles.
content-mound-by-water = O cupinzeiro neutro em { $hex } é adjacente a mais de um hexágono de Água: { $water }. Só um é permitido.
content-mounds-not-for-players =
    Para { $players } jogadores é preciso ter { $expected ->
        [one] { $expected } cupinzeiro neutro
       *[other] { $expected } cupinzeiros neutros
    }, e há { $count }.
content-mounds-out-of-range = O número de cupinzeiros neutros é { $count }; um tabuleiro tem de { $least } a { $most }.
content-group-of-one = { $hexes } formam um grupo ({ termites-terrain-name }). No máximo { $most } peças de um mesmo terreno podem se tocar.
content-group-of-any = { $hexes } formam um grupo de peças. No máximo { $most } peças, de qualquer terreno, podem se tocar.
content-tiles-short = Peças de terreno necessárias: { $count }; há só { $most }. Tire algumas.
content-faces-short = Peças necessárias ({ termites-terrain-name }): { $count }; há só { $most }. Troque algumas.

## Scenarios

content-scenario-twice = Dois cenários têm o nome { $name }. Dê outro nome a um deles.
content-scenario-reserved = { $name } é o nome de um tabuleiro que os próprios jogadores fazem. Dê outro nome ao cenário.
content-scenario-missing = Não há cenário para { $players } jogadores. Acrescente um.
content-no-room-for-mounds =
    Podem faltar hexágonos para os primeiros cupinzeiros dos jogadores (permitidos: { $count }; necessários: { $needed }). Tire
    Água ou coloque os cupinzeiros neutros mais perto da borda.
content-no-symmetry =
    Este tabuleiro não informa nenhuma simetria do terreno ou dos cupinzeiros neutros. O esperado é uma ou mais destas: { $symmetries }
# $partner: a hex, or the word off.
content-hex-no-partner =
    { $partner ->
        [off] { $hex } não tem par na simetria “{ termites-symmetry-name }”: cairia fora do tabuleiro.
       *[other] { $hex } não tem par na simetria “{ termites-symmetry-name }”: { $partner } deveria ter o mesmo terreno.
    }
content-mound-no-partner =
    { $partner ->
        [off] O cupinzeiro neutro em { $hex } não tem par na simetria “{ termites-symmetry-name }”: cairia fora do tabuleiro.
       *[other] O cupinzeiro neutro em { $hex } não tem par na simetria “{ termites-symmetry-name }”: deveria haver outro em { $partner }.
    }
