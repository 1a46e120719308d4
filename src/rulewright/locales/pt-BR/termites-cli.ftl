### Termites in the terminal (Brazilian Portuguese).

termites-cli-panel-tokens = mão { $hand }, pilha { $stack }, unid. { $board }
termites-cli-panel-reserve = reserva { $list }
termites-cli-panel-trophies = troféus { $list }
termites-cli-panel-line = { $points } pts  mão { $hand }  pilha { $stack }  reserva { $reserve }  troféus { $trophies }
termites-cli-legend-pieces = { $unit } unidade  { $mound } cupinzeiro  { $neutral } neutro
termites-cli-legend-marks = { $choose } pode ser escolhido  { $attack } ataque
termites-cli-list-units = Unidades: { $list }
termites-cli-list-mounds = Cupinzeiros: { $list }
termites-cli-list-neutral = Cupinzeiros neutros: { $list }
termites-cli-hand = Sua mão: { $list }
termites-cli-token = { $sign }  { $piece }, força { $strength }, { termites-points-name }
termites-cli-values = Digite um valor: { $list }
termites-cli-holding = Para colocar: { $piece }
termites-cli-tiles-left = Peças que restam: { $list }
termites-cli-holding-mound = Para colocar: cupinzeiro de valor { $value }
termites-cli-site = Um cupinzeiro pode ficar em { $hex }. Primeiro pegue o cupinzeiro e depois escolha o hexágono.
termites-cli-moving = { $piece } em { $hex }, { termites-points-name }. Para pegar outra unidade, digite { cli-word-undo }.
termites-cli-attacking = Ataque de { $hex } a { $target }
termites-cli-sum-attack = Força de ataque { $total }
termites-cli-sum-defence = Defesa { $total }
termites-cli-end-tie =
    { $count ->
        [one] Empate em pontos: venceu quem tem mais fichas no tabuleiro
       *[other] Empate em pontos e em fichas no tabuleiro: a vitória é dividida
    } (T8.3).
termites-cli-end-counted = cupinzeiros no tabuleiro: { $board } · na reserva: { $reserve } · troféus: { $trophies } · fichas no tabuleiro: { $units }
termites-cli-introduction = O que você pode escolher está marcado com uma estrela no tabuleiro, e o alvo de um ataque, com um ponto de exclamação. Digite um número da lista ou o nome de um hexágono, como F6; ou dois de uma vez, como F6 G7. Digite { cli-word-help } para ver todo o resto, { cli-word-why } F6 para saber por que algo não é permitido, { cli-word-undo } para cancelar a última escolha.
termites-cli-help =
    3, F6, { termites-letter-worker }2         escolher: por número, por hexágono, uma ficha pelo sinal; vários de uma vez: { termites-letter-worker }2 F6
    passar            não mover nada
    motivo F6         por que algo não é permitido; em um ataque, também a soma
    regras T6.5       uma regra; regras sem número mostra os capítulos
    mão               as fichas da sua mão
