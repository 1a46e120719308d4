# A mesa: o que fica na coluna ao lado do tabuleiro.
web-table-now = Decisão atual
web-table-choices = Opções
# Opens what there is to read, in a battle on a low screen.
web-table-read = Histórico, mesa e chat
web-table-facts = Mesa
web-table-tools = Dica e desfazer
# $n: o lugar na ordem de jogo.
web-table-place = Ordem de jogo: { $n }
web-table-points = { $n ->
    [0] { $n } pontos
    [one] { $n } ponto
   *[other] { $n } pontos
}
web-seat-overdue = { $player } está ausente há algum tempo.
web-seat-replaced = { $bot } está jogando por você.

## O histórico

web-log-you = Você
web-log-taken-back = { $n ->
    [one] { $n } linha desfeita
   *[other] { $n } linhas desfeitas
}
web-log-new = Novas linhas abaixo
