### Cry Havoc no navegador: o que fica ao lado do planeta (português do Brasil).

## As ações

# $n: os pontos que todas as cartas da mão dão juntas. $row: move, recruit ou build.
web-cryhavoc-up-to = { $n ->
    [0] sem ícones na mão
    [one] até { $n } ponto
   *[other] até { $n } pontos
}
web-cryhavoc-other-action = Outra ação

## Onde escolher, quando não é por botões

web-cryhavoc-lit-region = Escolha uma região destacada
web-cryhavoc-lit-drag = ou arraste uma unidade
web-cryhavoc-lit-card = Escolha uma carta
