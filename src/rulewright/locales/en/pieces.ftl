### What is in the boxes: how sure we are of it, and where we have it from (English).

## How sure

# $sources: one or several of the texts below.
pieces-known-certain = Certain: { $sources }
pieces-known-likely = Likely: { $sources }
pieces-known-inferred = Inferred from: { $sources }
pieces-known-ours = Our own design

## Termites

termites-section-castes = Castes
termites-section-terrains = Terrain
termites-section-swarms = Swarms
termites-section-tokens = Tokens
termites-section-mounds = Mounds
termites-section-tiles = Terrain tiles
termites-section-scenarios = Boards
termites-field-tokens = Tokens
termites-source-rulebook = the rulebook
termites-source-rulebook-swarms = the rulebook’s description of the swarms
termites-source-review-spieletest-at = a review on spieletest.at
# $up and $down: the sides of a tile.
termites-tile-faces = { termites-tile-up } / { termites-tile-down }

## Cry Havoc

cryhavoc-section-cards = Tactics cards
cryhavoc-section-skills = Skills
cryhavoc-section-structures = Structures
cryhavoc-section-tokens = Tokens on the map
cryhavoc-section-events = Events
cryhavoc-section-explorations = Exploration tokens
cryhavoc-section-war_parties = War parties
cryhavoc-section-nests = Nests
cryhavoc-section-regions = Regions

cryhavoc-field-name = Name
cryhavoc-field-effect = Effect
cryhavoc-field-battle = Effect in battle
cryhavoc-field-rate = Numbers in the effect
cryhavoc-field-range = Range of the effect
cryhavoc-field-icons = Icons
cryhavoc-field-bonus = Bonus symbols
cryhavoc-field-count = Number of copies
cryhavoc-field-tokens = Number of tokens
cryhavoc-field-faction = Faction
cryhavoc-field-default = Default skill
cryhavoc-field-kind = Kind
cryhavoc-field-build = Build cost
cryhavoc-field-activate = Activation cost
cryhavoc-field-in_battle = Use in a battle region
cryhavoc-field-units = Units
cryhavoc-field-crystals = Crystals
cryhavoc-field-terrain = Terrain
cryhavoc-field-ring = Place on the map
cryhavoc-field-neighbours = Neighbours

cryhavoc-source-r-en = the English rulebook
cryhavoc-source-r-de = the German rulebook
cryhavoc-source-r-pl = the Polish rulebook
cryhavoc-source-r-pt = the Portuguese rulebook
cryhavoc-source-faq = the official FAQ of August 2016
cryhavoc-source-pt-tl = cards pictured in the Portuguese rulebook
cryhavoc-source-bgg-fac = the designer’s answers on BoardGameGeek (thread 1619264)
cryhavoc-source-bgg-art = the designer’s answer on BoardGameGeek (thread 1651245)
cryhavoc-source-bgg-dnd = a review on BoardGameGeek (thread 1661740)
cryhavoc-source-bgg-ovr = a review on BoardGameGeek (thread 1626731)
cryhavoc-source-g-hum = the designer’s guide to the Humans
cryhavoc-source-g-mac = the designer’s guide to the Machines
cryhavoc-source-tes = part of a quick start guide (tesera.ru, article 870941)
cryhavoc-source-web-bk = a review on byteknightvol2.blogspot.com
cryhavoc-source-web-ws = a review on whitespider1066.com
cryhavoc-source-web-vg = a review on victorgannongames.com
cryhavoc-source-web-4p = a review on 4players.de
cryhavoc-source-web-cq = a review on cardboardquest.co.za
cryhavoc-source-web = a web page that names no source
