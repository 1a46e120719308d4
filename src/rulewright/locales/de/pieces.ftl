### What is in the boxes: how sure we are of it, and where we have it from (German).

## How sure

# $sources: one or several of the texts below.
pieces-known-certain = Sicher bekannt: { $sources }
pieces-known-likely = Wahrscheinlich: { $sources }
pieces-known-inferred = Erschlossen, Quelle: { $sources }
pieces-known-ours = Unser eigener Entwurf

## Termites

termites-section-castes = Kasten
termites-section-terrains = Gelände
termites-section-swarms = Schwärme
termites-section-tokens = Plättchen
termites-section-mounds = Hügel
termites-section-tiles = Geländeteile
termites-section-scenarios = Spielpläne
termites-field-tokens = Plättchen
termites-source-rulebook = die Anleitung
termites-source-rulebook-swarms = die Anleitung, über Schwärme
termites-source-review-spieletest-at = eine Rezension auf spieletest.at
# $up and $down: the sides of a tile.
termites-tile-faces = { termites-tile-up } / { termites-tile-down }

## Cry Havoc

cryhavoc-section-cards = Taktik-Karten
cryhavoc-section-skills = Fähigkeiten
cryhavoc-section-structures = Bauwerke
cryhavoc-section-tokens = Marker und Fähigkeitsplättchen
cryhavoc-section-events = Ereignisse
cryhavoc-section-explorations = Erkundungsplättchen
cryhavoc-section-war_parties = Kriegstrupps
cryhavoc-section-nests = Nester
cryhavoc-section-regions = Regionen

cryhavoc-field-name = Name
cryhavoc-field-effect = Effekt
cryhavoc-field-battle = Effekt im Gefecht
cryhavoc-field-rate = Zahlen im Effekt
cryhavoc-field-range = Reichweite des Effekts
cryhavoc-field-icons = Symbole
cryhavoc-field-bonus = Bonus-Symbole
cryhavoc-field-count = Anzahl
cryhavoc-field-tokens = Anzahl der Marker oder Plättchen
cryhavoc-field-faction = Armee
cryhavoc-field-default = Standard-Fähigkeit
cryhavoc-field-kind = Art
cryhavoc-field-build = Baukosten
cryhavoc-field-activate = Aktivierungskosten
cryhavoc-field-in_battle = Einsatz in einer Gefechtsregion
cryhavoc-field-units = Einheiten
cryhavoc-field-crystals = Kristalle
cryhavoc-field-terrain = Terrain
cryhavoc-field-ring = Lage auf dem Spielplan
cryhavoc-field-neighbours = Angrenzende Regionen

cryhavoc-source-r-en = die englische Anleitung
cryhavoc-source-r-de = die deutsche Anleitung
cryhavoc-source-r-pl = die polnische Anleitung
cryhavoc-source-r-pt = die portugiesische Anleitung
cryhavoc-source-faq = die offizielle FAQ vom August 2016
cryhavoc-source-pt-tl = abgebildete Karten in der portugiesischen Anleitung
cryhavoc-source-bgg-fac = Antworten des Autors auf BoardGameGeek (Thema 1619264)
cryhavoc-source-bgg-art = eine Antwort des Autors auf BoardGameGeek (Thema 1651245)
cryhavoc-source-bgg-dnd = eine Rezension auf BoardGameGeek (Thema 1661740)
cryhavoc-source-bgg-ovr = eine Rezension auf BoardGameGeek (Thema 1626731)
cryhavoc-source-g-hum = der Leitfaden des Autors zu den Menschen
cryhavoc-source-g-mac = der Leitfaden des Autors zu den Maschinen
cryhavoc-source-tes = Teil einer Schnellstartanleitung (tesera.ru, Artikel 870941)
cryhavoc-source-web-bk = eine Rezension auf byteknightvol2.blogspot.com
cryhavoc-source-web-ws = eine Rezension auf whitespider1066.com
cryhavoc-source-web-vg = eine Rezension auf victorgannongames.com
cryhavoc-source-web-4p = eine Rezension auf 4players.de
cryhavoc-source-web-cq = eine Rezension auf cardboardquest.co.za
cryhavoc-source-web = eine Webseite, die keine Quelle nennt
