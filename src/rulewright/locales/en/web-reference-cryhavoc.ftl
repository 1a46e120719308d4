### The reference of Cry Havoc: what is known of the printed game, and what is printed on pieces (English).

# $game: its title.
web-cryhavoc-reference = The rules of { $game } are complete. We don’t know its printed cards and maps, because the rulebooks we have are missing their pictures. What we do know: how many there are of each part, the examples in four rulebooks, the official FAQ, and what the designer and reviewers have said publicly. Everything else is our own design around those facts: a game in its own right, not a copy of the box.
web-cryhavoc-reference-kind-active = Once per round
web-cryhavoc-reference-kind-passive = Passive
web-cryhavoc-reference-fact-default = Default skill
web-cryhavoc-reference-fact-printed = Printed on the track
web-cryhavoc-reference-fact-tokens = Tokens
web-cryhavoc-reference-fact-build = Build
web-cryhavoc-reference-fact-activate = Activate
web-cryhavoc-reference-fact-in_battle = Works in a battle region
web-cryhavoc-reference-fact-units = Units
web-cryhavoc-reference-fact-crystals = Crystals
web-cryhavoc-reference-ring-outer = Outer ring
web-cryhavoc-reference-ring-inner = Inner ring
web-cryhavoc-reference-ring-centre = Centre
web-cryhavoc-reference-icon-hq = HQ
web-cryhavoc-reference-icon-exploration = Exploration
web-cryhavoc-reference-icon-war_party = War party
web-cryhavoc-reference-icon-tunnel = Tunnel
web-cryhavoc-reference-icon-tunnel_plus = Tunnel, in some editions
web-cryhavoc-reference-icon-trog_hq = Trog HQ
web-cryhavoc-reference-players-two = 2 players
web-cryhavoc-reference-players-more = 3 and 4 players
