### Warsztat: jak nazywają się w nim części zestawu Cry Havoc (po polsku).

## Kinds of parts

cryhavoc-kind-tactics = Karty Frakcji
cryhavoc-kind-terrain = Karty terenu
cryhavoc-kind-skills = Zdolności
cryhavoc-kind-structures = Budowle
cryhavoc-kind-tokens = Dodatkowe żetony
cryhavoc-kind-events = Wydarzenia
cryhavoc-kind-explorations = Eksploracja
cryhavoc-kind-war_parties = Hordy
cryhavoc-kind-nests = Siedliska
cryhavoc-kind-track = Tor punktacji
cryhavoc-kind-map-3-4 = Plansza dla 3 i 4 graczy
cryhavoc-kind-map-2 = Plansza dla 2 graczy
cryhavoc-kind-blocked-3-4 = Czarne obszary dla 3 i 4 graczy
cryhavoc-kind-blocked-2 = Czarne obszary dla 2 graczy

## Fields

cryhavoc-field-move = Ikony Ruchu
cryhavoc-field-recruit = Ikony Rekrutacji
cryhavoc-field-cards-move = Ruch
cryhavoc-field-cards-recruit = Rekrutacja
cryhavoc-field-cards-build = Budowanie
cryhavoc-field-token = Jej żeton
cryhavoc-field-printed = Nadrukowane na torze
cryhavoc-field-length = Ostatnie pole
cryhavoc-field-spots = Pola Wydarzeń
cryhavoc-field-final = Ostatnie Wydarzenie
cryhavoc-field-polygon = Obrys

## Words to choose from

cryhavoc-word-battle = Karta bitewna
cryhavoc-word-scoring = Aktywacja Punktowania
cryhavoc-word-initiative = Inicjatywa
cryhavoc-word-active = Aktywna
cryhavoc-word-passive = Pasywna
cryhavoc-word-activated = Aktywowana
cryhavoc-word-draw_each = Po 1 karcie za symbol
cryhavoc-word-draw_once = Łącznie 1 karta
cryhavoc-word-vp = PZ
cryhavoc-word-text = Tekst
cryhavoc-word-none = Brak
cryhavoc-word-outer = Zewnętrzny
cryhavoc-word-inner = Wewnętrzny
cryhavoc-word-centre = Środek
cryhavoc-word-hq = Sztab
cryhavoc-word-war_party = Horda
cryhavoc-word-exploration = Eksploracja
cryhavoc-word-tunnel = Tunel
cryhavoc-word-tunnel_plus = Tunel, drugi symbol
cryhavoc-word-trog_hq = Sztab Trogów

## Arguments of effects

cryhavoc-argument-first = Albo
cryhavoc-argument-second = Albo
cryhavoc-argument-third = Albo też
cryhavoc-argument-steps = Wtedy
cryhavoc-argument-kind = Co
cryhavoc-argument-n = Ile
cryhavoc-argument-mode = W jakim zakresie
cryhavoc-argument-order = W jakiej kolejności
cryhavoc-argument-trigger = Kiedy
cryhavoc-argument-limit = Ile razy na rundę (0: bez limitu)
cryhavoc-argument-key = Która zasada
cryhavoc-argument-side = Czyje
cryhavoc-argument-from = Skąd
cryhavoc-argument-to = Dokąd
cryhavoc-argument-per = Za każde
cryhavoc-argument-objective = Cel
cryhavoc-argument-role = W jakiej roli
cryhavoc-argument-source = Skąd
cryhavoc-argument-who = Kto
cryhavoc-argument-where = Gdzie
cryhavoc-argument-filter = Które
cryhavoc-argument-range = Jak daleko
cryhavoc-argument-owner = Kto kontroluje
cryhavoc-argument-what = Co się liczy
cryhavoc-argument-each = Ile PZ za każde
cryhavoc-argument-max = Najwyżej
