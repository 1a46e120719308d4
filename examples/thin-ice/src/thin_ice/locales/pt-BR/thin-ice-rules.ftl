### Gelo Fino, as regras parágrafo por parágrafo (Brazilian Portuguese).

chapter-I1 = O baralho
rule-I1-1 =
    O baralho tem 56 cartas: 14 rachaduras e peixes que valem 1 (14 cartas), 2
    (11), 3 (10) e 4 (7).

chapter-I2 = Mãos e rodadas
rule-I2-1 =
    Cada pessoa recebe duas cartas, que as outras não veem.
rule-I2-2 =
    A partida tem cinco rodadas (ou três, ou oito). Em cada rodada todos
    jogam uma vez, na ordem dos lugares.

chapter-I3 = A isca
rule-I3-1 =
    Na sua vez, primeiro coloque uma carta da mão virada para baixo: é a sua
    isca.

chapter-I4 = A pescaria
rule-I4-1 =
    Depois, lance a linha quantas vezes quiser, pelo menos uma, e volte para
    casa quando quiser.
rule-I4-2 =
    Lançar é revelar uma carta do baralho e colocá-la na sua linha.
rule-I4-3 =
    Na segunda rachadura o gelo quebra: você não ganha nada.
rule-I4-4 =
    Quem volta para casa ganha o valor dos peixes da linha. Peixes do mesmo
    tipo da isca contam em dobro.
rule-I4-5 =
    Nos dois casos, revele a isca, embaralhe de volta no baralho a isca e as
    cartas da linha e compre até ter duas cartas na mão.

chapter-I5 = O fim
rule-I5-1 =
    A partida acaba depois da última rodada.
rule-I5-2 =
    Vence quem tiver mais pontos; em caso de empate, a vitória é
    dividida.
