### What is in the boxes: how sure we are of it, and where we have it from (Polish).

## How sure

# $sources: one or several of the texts below.
pieces-known-certain = Wiadomo na pewno: { $sources }
pieces-known-likely = Prawdopodobne: { $sources }
pieces-known-inferred = Wywnioskowane, źródło: { $sources }
pieces-known-ours = Nasz własny projekt

## Termites

termites-section-castes = Kasty
termites-section-terrains = Teren
termites-section-swarms = Roje
termites-section-tokens = Żetony
termites-section-mounds = Kopce
termites-section-tiles = Kafle terenu
termites-section-scenarios = Plansze
termites-field-tokens = Żetony
termites-source-rulebook = instrukcja
termites-source-rulebook-swarms = opis Rojów w instrukcji
termites-source-review-spieletest-at = recenzja na spieletest.at
# $up and $down: the sides of a tile.
termites-tile-faces = { termites-tile-up } / { termites-tile-down }

## Cry Havoc

cryhavoc-section-cards = Karty Taktyk
cryhavoc-section-skills = Zdolności
cryhavoc-section-structures = Budowle
cryhavoc-section-tokens = Żetony na planszy
cryhavoc-section-events = Wydarzenia
cryhavoc-section-explorations = Żetony Eksploracji
cryhavoc-section-war_parties = Hordy Trogów
cryhavoc-section-nests = Siedliska Trogów
cryhavoc-section-regions = Regiony

cryhavoc-field-name = Nazwa
cryhavoc-field-effect = Efekt
cryhavoc-field-battle = Efekt w bitwie
cryhavoc-field-rate = Liczby w efekcie
cryhavoc-field-range = Zasięg efektu
cryhavoc-field-icons = Ikony
cryhavoc-field-bonus = Symbole premii
cryhavoc-field-count = Liczba sztuk
cryhavoc-field-tokens = Liczba żetonów
cryhavoc-field-faction = Frakcja
cryhavoc-field-default = Zdolność bazowa
cryhavoc-field-kind = Rodzaj
cryhavoc-field-build = Koszt wzniesienia
cryhavoc-field-activate = Koszt aktywacji
cryhavoc-field-in_battle = Użycie w regionie bitwy
cryhavoc-field-units = Oddziały
cryhavoc-field-crystals = Kryształy
cryhavoc-field-terrain = Teren
cryhavoc-field-ring = Pierścień
cryhavoc-field-neighbours = Sąsiednie regiony

cryhavoc-source-r-en = instrukcja angielska
cryhavoc-source-r-de = instrukcja niemiecka
cryhavoc-source-r-pl = instrukcja polska
cryhavoc-source-r-pt = instrukcja portugalska
cryhavoc-source-faq = oficjalne FAQ z sierpnia 2016
cryhavoc-source-pt-tl = karty na ilustracjach w instrukcji portugalskiej
cryhavoc-source-bgg-fac = odpowiedzi autora na BoardGameGeek (wątek 1619264)
cryhavoc-source-bgg-art = odpowiedź autora na BoardGameGeek (wątek 1651245)
cryhavoc-source-bgg-dnd = recenzja na BoardGameGeek (wątek 1661740)
cryhavoc-source-bgg-ovr = recenzja na BoardGameGeek (wątek 1626731)
cryhavoc-source-g-hum = poradnik autora o Ludziach
cryhavoc-source-g-mac = poradnik autora o Maszynach
cryhavoc-source-tes = fragment skróconej instrukcji (tesera.ru, artykuł 870941)
cryhavoc-source-web-bk = recenzja na byteknightvol2.blogspot.com
cryhavoc-source-web-ws = recenzja na whitespider1066.com
cryhavoc-source-web-vg = recenzja na victorgannongames.com
cryhavoc-source-web-4p = recenzja na 4players.de
cryhavoc-source-web-cq = recenzja na cardboardquest.co.za
cryhavoc-source-web = strona internetowa, która nie podaje źródła
