### Termites no navegador: o que fica ao lado do tabuleiro (português do Brasil).

## A linha de opções

web-termites-tray-strength = força { $n }
# $n: movement points.
web-termites-tray-moves = movimento { $n }
web-termites-tray-other = Cancelar
web-termites-tray-do = Confirmar

## Fichas não vistas

web-termites-unseen-of = { $player }: fichas não vistas ({ $n })
web-termites-unseen-own = Suas, não vistas pelos outros ({ $n })

## Keys

web-termites-keys-threats = segure: como os outros podem atacar seus cupinzeiros
