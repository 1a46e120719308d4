### Cry Havoc w przeglądarce: co stoi obok planety (polski).

## Akcje

# $n: punkty, które dają razem wszystkie karty z ręki. $row: move, recruit lub build.
web-cryhavoc-up-to =
    { $n ->
        [0] brak ikon na ręce
        [one] do { $n } punktu
        [few] do { $n } punktów
       *[many] do { $n } punktów
    }
web-cryhavoc-other-action = Inna Akcja

## Gdzie się wybiera, jeśli nie przyciskami

web-cryhavoc-lit-region = Wybierz podświetlony region
web-cryhavoc-lit-drag = albo przeciągnij oddział
web-cryhavoc-lit-card = Wybierz kartę
