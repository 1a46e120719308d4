### The pages in the browser: the rules, and what is in the boxes (English).

## Rules

# $game: its title.
web-rules-title = Rules of { $game }
web-rules-introduction = The whole rules in our own words. Every paragraph has a number, and the tables cite it: click one to read it beside the board. Where the rulebook is silent or unclear, the paragraph is marked as our ruling; where the editions differ, it says what each of them plays.
web-rules-games = Game
web-rules-chapters = Chapters
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] Nothing found
        [one] 1 paragraph
       *[other] { $count } paragraphs
    }
web-rules-nothing = No paragraph says that. Try fewer or other words.
# $number: what somebody typed.
web-rules-unknown = There is no paragraph { $number } in these rules.
web-rules-copy = Copy the link to { $number }
web-rules-copied = Link copied
web-rules-leaf = Read on
web-rules-before = Before it: { $number }
web-rules-after = After it: { $number }
web-rules-read-on = Read on in the rules

## Where rulebooks are silent or differ

# What our rulings call themselves in the rules; several with | between them.
web-rules-ruling-phrases = our ruling
web-rules-ruling = Our ruling
web-rules-editions = Editions differ
web-rules-option = A choice of the table
web-rules-usual = usual
web-rules-choice = on request
web-rules-at-this-table = at this table

## Cards and pieces

# $game: its title.
web-rules-reference-title = Cards and pieces of { $game }
web-rules-reference-termites = The rules of { $game } are complete. Of the pieces we know the castes and terrains, the four swarms of 18 tokens with the caste each leans on, the mounds and their values, and that there are 18 two-sided tiles and four symmetric boards. The pictures of the rulebook are lost to us: which tokens a swarm has, the faces of the tiles and every board are our own design.
web-rules-reference-cryhavoc = The rules of { $game } are complete. Its printed cards and maps are not known to us, since the rulebooks we have are without their pictures. Known are the numbers of parts, the examples of four rulebooks, the official FAQ, and what the designer and reviewers have told in public. All the rest is our own design around those facts: a game in its own right, not a copy of the box.
web-rules-reference-marks = Each entry says what is known of the printed game and what is ours.
web-rules-reference-search = Search cards and pieces
web-rules-reference-sections = Kinds of pieces
web-rules-reference-group = Faction or terrain
web-rules-reference-all-groups = All factions and terrains
web-rules-reference-standing = What is known
web-rules-reference-all-standings = Known and our own
web-rules-reference-found =
    { $count ->
        [0] Nothing found
        [one] 1 entry
       *[other] { $count } entries
    }
web-rules-reference-nothing = Nothing fits. Choose less, or search for other words.
web-rules-reference-players = The map for
web-rules-players-two = 2 players
web-rules-players-more = 3 and 4 players

## How sure we are

web-rules-standing-known = Known of the printed game
web-rules-standing-partly = Partly known
web-rules-standing-ours = Our own design
web-rules-all-else = All else

## What is printed on pieces

web-rules-kind-active = Once per round
web-rules-kind-passive = Passive
web-rules-fact-default = Starting skill
web-rules-fact-printed = Printed on the track
web-rules-fact-tokens = Tokens
web-rules-fact-build = Build
web-rules-fact-activate = Activate
web-rules-fact-in_battle = Works in a battle region
web-rules-fact-units = Units
web-rules-fact-crystals = Crystals
web-rules-fact-points = Movement points
web-rules-fact-strength = Strength per termite
web-rules-fact-values = Values
web-rules-fact-players = Players
web-rules-fact-enters = Cost of entering
web-rules-closed = never
web-rules-ring-outer = Outer ring
web-rules-ring-inner = Inner ring
web-rules-ring-centre = Centre
web-rules-icon-hq = HQ
web-rules-icon-exploration = Exploration
web-rules-icon-war_party = War party
web-rules-icon-tunnel = Tunnel
web-rules-icon-tunnel_plus = Tunnel, in some editions
web-rules-icon-trog_hq = HQ of the Trogs
# $count: how many there are of a piece.
web-rules-copies = ×{ $count }
# $name: of a board.
web-rules-board = Board: { $name }
