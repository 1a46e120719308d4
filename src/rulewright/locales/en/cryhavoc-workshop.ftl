### The workshop: what the parts of a pack of Cry Havoc are called there (English).

## Kinds of parts

cryhavoc-kind-tactics = Faction cards
cryhavoc-kind-terrain = Terrain cards
cryhavoc-kind-skills = Skills
cryhavoc-kind-structures = Structures
cryhavoc-kind-tokens = Extra tokens
cryhavoc-kind-events = Events
cryhavoc-kind-explorations = Exploration tokens
cryhavoc-kind-war_parties = War parties
cryhavoc-kind-nests = Nests
cryhavoc-kind-track = Score track
cryhavoc-kind-map-3-4 = Map, 3 and 4 players
cryhavoc-kind-map-2 = Map, 2 players
cryhavoc-kind-blocked-3-4 = Black areas, 3 and 4 players
cryhavoc-kind-blocked-2 = Black areas, 2 players

## Fields

cryhavoc-field-move = Move icons
cryhavoc-field-recruit = Recruit icons
cryhavoc-field-cards-move = Move
cryhavoc-field-cards-recruit = Recruit
cryhavoc-field-cards-build = Build
cryhavoc-field-token = Its token
cryhavoc-field-printed = Printed on the track
cryhavoc-field-length = Last space
cryhavoc-field-spots = Event spots
cryhavoc-field-final = Final event
cryhavoc-field-polygon = Outline

## Words to choose from

cryhavoc-word-battle = Battle card
cryhavoc-word-scoring = Enable Scoring
cryhavoc-word-initiative = Initiative
cryhavoc-word-active = Active
cryhavoc-word-passive = Passive
cryhavoc-word-activated = Activated
cryhavoc-word-draw_each = Draw 1 per symbol
cryhavoc-word-draw_once = Draw 1 in total
cryhavoc-word-vp = VP
cryhavoc-word-text = Text
cryhavoc-word-none = None
cryhavoc-word-outer = Outer ring
cryhavoc-word-inner = Inner ring
cryhavoc-word-centre = Centre
cryhavoc-word-hq = HQ
cryhavoc-word-war_party = War party
cryhavoc-word-exploration = Exploration
cryhavoc-word-tunnel = Tunnel
cryhavoc-word-tunnel_plus = Tunnel, second symbol
cryhavoc-word-trog_hq = Trog HQ

## Arguments of effects

cryhavoc-argument-first = Either
cryhavoc-argument-second = Or
cryhavoc-argument-third = Or (third choice)
cryhavoc-argument-steps = Then
cryhavoc-argument-kind = What
cryhavoc-argument-n = How many
cryhavoc-argument-mode = How much
cryhavoc-argument-order = In which order
cryhavoc-argument-trigger = When
cryhavoc-argument-limit = Times per round (0: no limit)
cryhavoc-argument-key = Which rule
cryhavoc-argument-side = Whose
cryhavoc-argument-from = From
cryhavoc-argument-to = To
cryhavoc-argument-per = For every
cryhavoc-argument-objective = Objective
cryhavoc-argument-role = In which role
cryhavoc-argument-source = From where
cryhavoc-argument-who = Who
cryhavoc-argument-where = Where
cryhavoc-argument-filter = Which
cryhavoc-argument-range = How far
cryhavoc-argument-owner = Controlled by
cryhavoc-argument-what = What counts
cryhavoc-argument-each = VP each
cryhavoc-argument-max = At most
