# Stół: co stoi w kolumnie obok planszy.
web-table-now = Bieżąca decyzja
web-table-choices = Możliwości
# Opens what there is to read, in a battle on a low screen.
web-table-read = Przebieg, stół i czat
web-table-facts = Stół
web-table-tools = Podpowiedź i cofnięcie
# $n: miejsce w kolejności gry.
web-table-place = Kolejność: { $n }.
web-table-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
web-seat-overdue = { $player } od dłuższego czasu nie gra.
web-seat-replaced = Na twoim miejscu gra teraz { $bot }.

## Dziennik

web-log-you = Ty
web-log-taken-back = { $n ->
    [one] Cofnięto: { $n } wpis
    [few] Cofnięto: { $n } wpisy
   *[many] Cofnięto: { $n } wpisów
}
web-log-new = Nowe niżej
