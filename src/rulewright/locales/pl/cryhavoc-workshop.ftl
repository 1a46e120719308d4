### Warsztat: jak nazywają się w nim części zestawu Cry Havoc (po polsku).

## Kinds of parts

cryhavoc-kind-tactics = Karty frakcji
cryhavoc-kind-terrain = Karty terenu
cryhavoc-kind-skills = Zdolności
cryhavoc-kind-structures = Budowle
cryhavoc-kind-tokens = Żetony budowli
cryhavoc-kind-events = Wydarzenia
cryhavoc-kind-explorations = Eksploracja
cryhavoc-kind-war_parties = Grupy bojowe
cryhavoc-kind-nests = Siedliska
cryhavoc-kind-track = Tor punktacji
cryhavoc-kind-map-3-4 = Plansza, 3 i 4 graczy
cryhavoc-kind-map-2 = Plansza, 2 graczy
cryhavoc-kind-blocked-3-4 = Czarne obszary, 3 i 4 graczy
cryhavoc-kind-blocked-2 = Czarne obszary, 2 graczy

## Fields

cryhavoc-field-move = Ikony ruchu
cryhavoc-field-recruit = Ikony rekrutacji
cryhavoc-field-cards-move = Ruch
cryhavoc-field-cards-recruit = Rekrutacja
cryhavoc-field-cards-build = Budowa
cryhavoc-field-token = Jej żeton
cryhavoc-field-printed = Nadrukowane na torze
cryhavoc-field-length = Ostatnie pole
cryhavoc-field-spots = Pola wydarzeń
cryhavoc-field-final = Ostatnie wydarzenie
cryhavoc-field-polygon = Obrys

## Words to choose from

cryhavoc-word-battle = Karta bitwy
cryhavoc-word-scoring = Włączenie punktacji
cryhavoc-word-initiative = Inicjatywa
cryhavoc-word-active = Aktywna
cryhavoc-word-passive = Pasywna
cryhavoc-word-activated = Aktywowana
cryhavoc-word-draw_each = Dobierz kartę za każdą
cryhavoc-word-draw_once = Dobierz kartę
cryhavoc-word-vp = PZ
cryhavoc-word-text = Tekst
cryhavoc-word-none = Brak
cryhavoc-word-outer = Zewnętrzny pierścień
cryhavoc-word-inner = Wewnętrzny pierścień
cryhavoc-word-centre = Środek
cryhavoc-word-hq = Sztab
cryhavoc-word-war_party = Grupa bojowa
cryhavoc-word-exploration = Eksploracja
cryhavoc-word-tunnel = Tunel
cryhavoc-word-tunnel_plus = Tunel, drugi symbol
cryhavoc-word-trog_hq = Sztab Trogów

## Arguments of effects

cryhavoc-argument-first = Albo
cryhavoc-argument-second = lub
cryhavoc-argument-third = lub też
cryhavoc-argument-steps = Wtedy
cryhavoc-argument-kind = Co
cryhavoc-argument-n = Ile
cryhavoc-argument-mode = Czy wszystko?
cryhavoc-argument-order = W jakiej kolejności
cryhavoc-argument-trigger = Kiedy
cryhavoc-argument-limit = Razy na rundę, 0 bez limitu
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
cryhavoc-argument-owner = Pod kontrolą
cryhavoc-argument-what = Liczone
cryhavoc-argument-each = PZ za każdym razem
cryhavoc-argument-max = Najwyżej
