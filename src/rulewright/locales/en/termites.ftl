### Termites, what is asked, done, told and refused (English).
### Names of players are shown as they are, never inflected. Hexes, tokens and terrain: see termites-terms.ftl.

## The game

termites-title = Termites
termites-introduction =
    Swarms of termites fight for the savanna. On your turn you place one token from your hand, then you may move one unit. Units attack when they are strong enough, and their neighbours lend them strength. Take mounds: when all tokens are played, the player whose mounds are worth the most wins.

    Boards and tokens here are our own design, since our copy of the rulebook is missing its pictures. This program is independent: neither the author nor the publisher of the game has any part in it.
termites-side = Swarm
# On the lid of the box; and how long a game takes.
termites-line = Swarms fight for the mounds of the savanna. Hidden hands, open battle.
termites-time = 30–45 min

## What can be done

termites-do-neutral = Put a neutral mound on { $hex }
termites-do-tile = Take a tile: { termites-tile-up } face up, { termites-tile-down } face down
termites-do-lay = Lay { termites-terrain-name } on { $hex }
termites-do-mound = Take your mound of value { $value }
termites-do-mound-here = Build your mound of value { $value } on { $hex }
termites-do-build = Put the mound on { termites-hex-name }
termites-do-clear = Put the mound on { termites-hex-name } and remove your unit there: { termites-token-name }
termites-do-token = Take { termites-token-name } from your hand
termites-do-place = Place it on { termites-hex-name }
termites-do-discard = Discard { termites-token-name }
termites-do-unit = Move { termites-token-name } from { termites-hex-name }
termites-do-move = Move to { termites-hex-name }
termites-do-attack = Attack { termites-hex-name }: { termites-piece-name }, strength { $strength } against { $defence }
termites-do-enter = Enter { $target } from { termites-hex-name }
termites-do-retreat = { termites-token-name } retreats to { termites-hex-name }
termites-do-retreat-death = Push { termites-token-name } onto { termites-hex-name }: it is destroyed
termites-do-pass = End your turn without moving

## What happened

# The unit to which something is done: a token as the object of a sentence.
termites-token-object = the { termites-token-name }
termites-event-starts = { $player } goes first.
termites-event-swarm = { $player } leads the { termites-swarm-name } swarm.
termites-event-drew = { $player } draws { termites-token-name }.
termites-event-drew-hidden = { $player } draws a token.
termites-event-neutral = { $player } puts a neutral mound on { $hex }.
termites-event-laid = { $player } lays { termites-terrain-name } on { $hex }.
termites-event-turn = It is { $player }’s turn.
termites-event-built = { $player } puts a mound of value { $value } on { $hex }.
termites-event-no-mound = { $player } has no hex for a mound: it stays in reserve.
termites-event-placed = { $player } places { termites-token-name } on { $hex }.
termites-event-discarded = { $player } cannot place any token and discards { termites-token-name }.
termites-event-moved = { $player } moves { termites-token-object } from { $from } to { $to }.
termites-event-passed = { $player } does not move.
termites-event-attacked = { $player } attacks { $to } with { termites-token-object } from { $from }.
termites-event-strength = Attack strength { $strength } beats defence { $defence }.
termites-event-entered = The attack comes from { $hex }.
# $player: whose unit it is.
termites-event-retreated = { $player }’s { termites-token-name } retreats from { $from } to { $to }.
termites-event-destroyed = { $player } loses { termites-token-object } on { $hex }.
termites-event-taken = { $player } takes a mound of value { $value } from { $other_player }.
termites-event-taken-neutral = { $player } takes a neutral mound of value { $value }.
termites-event-over = The game is over.

# The same, said to the player whom it is about; for other readers there is the text without -you.
termites-event-starts-you = You go first.
termites-event-swarm-you = You lead the { termites-swarm-name } swarm.
termites-event-drew-you = You draw { termites-token-name }.
termites-event-neutral-you = You put a neutral mound on { $hex }.
termites-event-laid-you = You lay { termites-terrain-name } on { $hex }.
termites-event-turn-you = It is your turn.
termites-event-built-you = You put a mound of value { $value } on { $hex }.
termites-event-no-mound-you = You have no hex for a mound: it stays in reserve.
termites-event-placed-you = You place { termites-token-name } on { $hex }.
termites-event-discarded-you = You cannot place any token and discard { termites-token-name }.
termites-event-moved-you = You move { termites-token-object } from { $from } to { $to }.
termites-event-passed-you = You do not move.
termites-event-attacked-you = You attack { $to } with { termites-token-object } from { $from }.
termites-event-retreated-you = Your { termites-token-name } retreats from { $from } to { $to }.
termites-event-destroyed-you = You lose { termites-token-object } on { $hex }.
termites-event-taken-you = You take a mound of value { $value } from { $other_player }.
termites-event-taken-from-you = { $player } takes a mound of value { $value } from you.
termites-event-taken-neutral-you = You take a neutral mound of value { $value }.

## Why not

termites-why-not-on-board = That hex is not on the board. Choose one on the board.
termites-why-not-free = { $hex } is taken: { termites-piece-name }. Choose a free hex.
termites-why-closed-terrain = { termites-hex-name } is closed to { termites-caste-plural }. Choose a hex with a different terrain.
termites-why-not-in-hand = You have no { termites-token-name } in your hand. Choose a token that you hold.
termites-why-no-hex-for-token = No free hex is open to { termites-token-object }. Choose another token, or discard one if none can be placed.
termites-why-must-place = You may discard only if none of your tokens can be placed. Choose one to place.
termites-why-no-unit-there = There is no unit on { $hex }. Choose a hex with one of your units.
termites-why-not-your-unit = The unit on { $hex } is not yours: { termites-piece-name }. Choose one of your own.
# $points: movement points of the caste.
termites-why-unit-cannot-move = The { termites-token-name } on { $hex } has { termites-points-name } and nowhere to go. Choose another unit, or move none.
termites-why-stands-there = The unit is already on { $hex }. Choose another hex.
termites-why-own-unit-there = One of your own units is on { $hex }: you may pass through it, but not stop there. Choose another hex.
termites-why-own-mound-there = One of your own mounds is on { $hex }: you can neither stop there nor attack it. Choose another hex.
termites-why-too-far = { $hex } is too far away: { termites-caste-plural } have { termites-points-name }. Choose a nearer hex.
termites-why-way-blocked = { $hex } would be near enough, but enemies, mounds or terrain block every route within { termites-points-name }. Choose another hex.
termites-why-water-is-closed = { termites-hex-name } is closed to { termites-caste-plural }: only Alates may go there. Choose another hex.
termites-why-vegetation-is-closed = { termites-hex-name } is closed to { termites-caste-plural }. Choose another hex.
termites-why-stones-cost-two = Entering { termites-hex-name } costs 2, but { termites-caste-plural } have { termites-points-name }. Choose another hex.
termites-why-too-weak = Attack strength { $strength } does not beat defence { $defence }: you need { $missing } more. Bring more of your units next to { $hex }.
termites-why-not-beside-target = { $hex } is not next to the target. Choose a hex beside it.
termites-why-no-way-through = The unit cannot reach the target through { $hex }. Choose another hex beside the target.
termites-why-not-adjacent = { $hex } is not next to the beaten unit, which retreats one hex only. Choose a hex beside it.
termites-why-attack-came-from = The attack came from { $hex }, so the unit cannot retreat there. Choose another hex.
termites-why-retreat-not-free = { $hex } is taken: { termites-piece-name }. Choose a free hex for the retreat.
termites-why-retreat-closed = { termites-caste-plural } cannot retreat to { termites-hex-name }. Choose a hex with a different terrain.
termites-why-retreat-vegetation = { termites-caste-plural } do not retreat to { termites-hex-name } while another hex is left. Choose another hex.
termites-why-no-such-mound = You have no mound of value { $value } in reserve. Choose one that you have.
# $allowed: not-water or open-only, the ruling of the table.
termites-why-mound-terrain =
    { $allowed ->
        [open-only] A mound can stand only on Open terrain, not on { termites-hex-name }. Choose an Open hex.
       *[not-water] A mound cannot stand on { termites-hex-name }. Choose a hex without Water.
    }
termites-why-mound-not-free = { $hex } is taken: { termites-piece-name }. Choose a hex with nothing on it.
termites-why-on-edge = { $hex } is on the edge of the board. A mound needs six hexes around it: choose one further in.
termites-why-beside-mound = { $hex } is next to another mound. Choose a hex with no mound beside it.
termites-why-too-much-water = More than one Water hex is next to { $hex }. For a mound, choose a hex with at most one.
termites-why-no-own-unit = None of your units is on { $hex }. Choose the hex of one of your units.
termites-why-no-such-tile = No tile with { termites-tile-up } and { termites-tile-down } is left. Choose another tile.
termites-why-no-hex-for-tile = No hex is left for { termites-tile-up }. Choose another side or another tile.
termites-why-not-open = { termites-hex-name } already has a tile. Choose a hex without one.
termites-why-group-of-terrain = With { termites-terrain-name } on { $hex }, more than 2 tiles of that terrain would touch. Choose another hex.
termites-why-group-of-tiles = With this tile on { $hex }, more than 4 tiles would touch. Choose another hex.
termites-why-neutral-water = With Water on { $hex }, a neutral mound would border two Water tiles. Choose another hex.

## What a table can choose

termites-option-scenario = The board: a scenario, one that you build, or one of your own from a file.
termites-option-tiles = How many terrain tiles you build the board with; 15 to 18 are suggested.
termites-option-swarms = A swarm for each player, comma-separated, or “drawn” for random swarms.
termites-option-mound_terrain = Which terrain a mound may stand on.
termites-option-mound_crossing = Who may cross mounds.
termites-option-slime_on_mounds = Whether Nasutes at distance 2 also support attacks on mounds.
termites-option-attack_origin = Which hex the attack came from: the beaten unit never retreats there.
termites-option-alate_into_vegetation = Whether the attacker may push a beaten Alate onto Vegetation, where it is destroyed.
termites-option-recross_target = Whether an Alate may fly over the unit it attacks and turn back onto it.
# The same in a few words, for a form.
termites-label-scenario = Board
termites-label-tiles = Terrain tiles to build with

termites-value-scenario-two = Two players
termites-value-scenario-three = Three players
termites-value-scenario-four = Four players
termites-value-scenario-four-advanced = Four players, advanced
termites-value-scenario-build = Build the board
termites-value-scenario-file = Your own board
termites-value-swarms-drawn = random
termites-value-swarms-blue = { termites-swarm-blue }
termites-value-swarms-red = { termites-swarm-red }
termites-value-swarms-gold = { termites-swarm-gold }
termites-value-swarms-grey = { termites-swarm-grey }
termites-value-mound_terrain-not-water = any but Water
termites-value-mound_terrain-open-only = Open only
termites-value-mound_terrain-any = any terrain
termites-value-mound_crossing-alate = Alates may fly over them
termites-value-mound_crossing-nobody = nobody, not even Alates
termites-value-slime_on_mounds-yes = yes
termites-value-slime_on_mounds-no = no, only attacks on units
termites-value-attack_origin-last-step = the last hex before the target
termites-value-attack_origin-start = the hex where the move began
termites-value-alate_into_vegetation-last-resort = only if no other hex is left
termites-value-alate_into_vegetation-choice = yes, if the attacker wants to
termites-value-recross_target-yes = yes
termites-value-recross_target-no = no

## What a table cannot choose

termites-swarm-unknown = Unknown swarm “{ $name }”. Choose from: { $known }.
termites-swarm-twice = The swarm { $name } is named more than once. Give every player a different one.
# $count: swarms that were named.
termites-swarms-number =
    { $count ->
        [one] One swarm is named
       *[other] { $count } swarms are named
    } for { $players } players. Name one for each, or write “drawn” for random swarms.
termites-board-missing = The scenario { $scenario } needs a board of your own. Name a board file, or choose another scenario.
termites-board-and-scenario = The scenario { $scenario } has its own board. Leave out the board file, or leave out the scenario.
termites-board-damaged = The board that is stored with this game is damaged. Use an intact copy of the file.

## What counts in an attack, item by item

# $hex, $caste, $termites: the unit that stands there.
termites-sum-attacker = The attacker: { termites-token-name } on { $hex }
termites-sum-support = { termites-token-name } on { $hex }, next to the target
termites-sum-slime = { termites-token-name } on { $hex }, Slime from two hexes away
termites-sum-vegetation = { termites-caste-name } on { $hex }, supporting from { termites-terrain-vegetation }
termites-sum-defender = The defender: { termites-token-name } on { $hex }
termites-sum-stones = The defender stands on { termites-terrain-stones }
termites-sum-mound = { termites-mound } of value { $value } on { $hex }

## Where points come from

termites-score-board = Own mounds on the board
termites-score-reserve = Own mounds in reserve
termites-score-trophies = Trophies
