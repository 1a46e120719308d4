### Termites, what is asked, done, told and refused (English).
### Names of players are shown as they are, never inflected. Hexes, tokens and terrain: see termites-terms.ftl.

## What is asked

prompt-neutral-hex = Choose a hex for a neutral mound: not on the edge, not beside another mound.
prompt-tile = Choose a terrain tile and the side that will be up.
prompt-tile-hex = Choose a free hex for the tile.
prompt-mound = Choose one of your mounds to place.
prompt-mound-hex = Choose a hex for your mound.
prompt-unit-to-clear = No free hex is left for your mound: choose one of your units to make room for it.
prompt-captured-hex = The mound is yours! Choose one of your own mounds to put in its place.
prompt-token = { phase-reproduction }: choose a token from your hand.
prompt-token-hex = Choose a free hex for the token.
prompt-unit = { phase-movement }: choose a unit to move, or move none.
prompt-goal = Choose where the unit goes, or what it attacks.
prompt-entry = Choose the hex the attack comes from: the beaten unit cannot retreat there.
prompt-retreat = Choose the hex the beaten unit retreats to.

## What can be done

do-neutral = Put a neutral mound on { $hex }
do-tile = Take a tile: { tile-up } up, { tile-down } below
do-lay = Lay { terrain-name } on { $hex }
do-mound = Take your mound of value { $value }
do-mound-here = Build your mound of value { $value } on { $hex }
do-build = Put the mound on { hex-name }
do-clear = Put the mound on { hex-name } and remove your unit there: { token-name }
do-token = Take { token-name } from your hand
do-place = Place it on { hex-name }
do-discard = Discard { token-name }
do-unit = Move { token-name } from { hex-name }
do-move = Move to { hex-name }
do-attack = Attack { hex-name }: { piece-name }, strength { $strength } against { $defence }
do-enter = Enter { $target } from { hex-name }
do-retreat = Let the { token-name } retreat to { hex-name }
do-retreat-death = Push the { token-name } onto { hex-name }: it is destroyed
do-pass = Move nothing

## What happened

event-starts = { $player } goes first.
event-swarm = { $player } leads the { swarm-name } swarm.
event-drew = { $player } draws { token-name }.
event-drew-hidden = { $player } draws a token.
event-neutral = { $player } puts a neutral mound on { $hex }.
event-laid = { $player } lays { terrain-name } on { $hex }.
event-turn = It is { $player }'s turn.
event-built = { $player } puts a mound of value { $value } on { $hex }.
event-no-mound = { $player } has no hex for a mound: it stays in reserve.
event-placed = { $player } places { token-name } on { $hex }.
event-discarded = { $player } can place nothing and discards { token-name }.
event-moved = { $player } moves { token-name } from { $from } to { $to }.
event-passed = { $player } moves nothing.
event-attacked = { $player } attacks { $to } with { token-name } from { $from }.
event-strength = Attack strength { $strength } beats defence { $defence }.
event-entered = The attack comes from { $hex }.
# $player: whose unit it is.
event-retreated = { $player }'s { token-name } retreats from { $from } to { $to }.
event-destroyed = { $player } loses { token-name } on { $hex }.
event-taken = { $player } takes a mound of value { $value } from { $other_player }.
event-taken-neutral = { $player } takes a neutral mound of value { $value }.
event-over = The game is over.

## Why not

why-game-over = The game is over, nothing more can be done.
# $player: who is asked.
why-not-your-turn = It is { $player }'s turn. Wait until you are asked.
# $offer: what is asked.
why-not-now =
    Not now. { $offer ->
        [neutral-hex] { prompt-neutral-hex }
        [tile] { prompt-tile }
        [tile-hex] { prompt-tile-hex }
        [mound] { prompt-mound }
        [mound-hex] { prompt-mound-hex }
        [unit-to-clear] { prompt-unit-to-clear }
        [captured-hex] { prompt-captured-hex }
        [token] { prompt-token }
        [token-hex] { prompt-token-hex }
        [unit] { prompt-unit }
        [goal] { prompt-goal }
        [entry] { prompt-entry }
       *[retreat] { prompt-retreat }
    }
why-not-on-board = That hex is not on the board. Choose one that is.
why-not-free = { $hex } is taken: { piece-name }. Choose a free hex.
why-closed-terrain = { hex-name } is closed to { caste-plural }. Choose a hex of another terrain.
why-not-in-hand = You have no { token-name } in your hand. Choose a token that you hold.
why-no-hex-for-token = No free hex is open to { token-name }. Choose another token, or discard one if none can be placed.
why-must-place = You may discard only if none of your tokens can be placed. Choose one to place.
why-no-unit-there = There is no unit on { $hex }. Choose a hex with one of your units.
why-not-your-unit = The unit on { $hex } is not yours: { piece-name }. Choose one of your own.
# $points: movement points of the caste.
why-unit-cannot-move = { token-name } on { $hex } has { points-name } and nowhere to go. Choose another unit, or move none.
why-stands-there = The unit is on { $hex } already. Choose another hex.
why-own-unit-there = One of your own units is on { $hex }: you may pass it, but not stop there. Choose another hex.
why-own-mound-there = One of your own mounds is on { $hex }: you can neither stop there nor attack it. Choose another hex.
why-too-far = { $hex } is too far: { caste-plural } have { points-name }. Choose a nearer hex.
why-way-blocked = { $hex } would be near enough, but enemies, mounds or terrain block every way that { points-name } would pay for. Choose another hex.
why-water-is-closed = { hex-name } is closed to { caste-plural }: only Alate may go there. Choose another hex.
why-vegetation-is-closed = { hex-name } is closed to { caste-plural }. Choose another hex.
why-stones-cost-two = Entering { hex-name } costs 2, and { caste-plural } have { points-name }. Choose another hex.
why-too-weak = Attack strength { $strength } does not beat defence { $defence }: it takes { $missing } more. Bring more of your units next to { $hex }.
why-not-beside-target = { $hex } is not next to the target. Choose a hex beside it.
why-no-way-through = The unit cannot get to the target by way of { $hex }. Choose another hex beside the target.
why-not-adjacent = { $hex } is not next to the beaten unit, which retreats one hex only. Choose a hex beside it.
why-attack-came-from = The attack came from { $hex }, so the unit cannot retreat there. Choose another hex.
why-retreat-not-free = { $hex } is taken: { piece-name }. Choose a free hex for the retreat.
why-retreat-closed = { caste-plural } cannot retreat to { hex-name }. Choose a hex of another terrain.
why-retreat-vegetation = { caste-plural } do not retreat to { hex-name } while another hex is left. Choose that one.
why-no-such-mound = You have no mound of value { $value } in reserve. Choose one that you have.
# $allowed: not-water or open-only, the ruling of the table.
why-mound-terrain =
    { $allowed ->
        [open-only] A mound stands on Open terrain only, not on { hex-name }. Choose an Open hex.
       *[not-water] A mound does not stand on { hex-name }. Choose a hex without Water.
    }
why-mound-not-free = { $hex } is taken: { piece-name }. Choose a hex with nothing on it.
why-on-edge = { $hex } is on the edge of the board. A mound needs six hexes around it: choose one further in.
why-beside-mound = { $hex } is next to another mound. Choose a hex with no mound beside it.
why-too-much-water = More than one Water hex is next to { $hex }. For a mound choose a hex with one at most.
why-no-own-unit = None of your units is on { $hex }. Choose the hex of one of your units.
why-no-such-tile = No tile with { tile-up } and { tile-down } is left. Choose another tile.
why-no-hex-for-tile = { tile-up } cannot be laid on any hex any more. Choose another side or another tile.
why-not-open = { hex-name } has a tile already. Choose a hex without one.
why-group-of-terrain = With { terrain-name } on { $hex } more than 2 tiles of that terrain would touch. Choose another hex.
why-group-of-tiles = With this tile on { $hex } more than 4 tiles would touch. Choose another hex.
why-neutral-water = With Water on { $hex } a neutral mound would border two Water tiles. Choose another hex.

## What a table can choose

option-scenario = The board: a scenario, one that you build, or one of your own from a file.
option-tiles = How many terrain tiles you build the board with; 15 to 18 are suggested.
option-swarms = A swarm for each player, with commas between; drawn leaves it to chance.
option-mound_terrain = Which terrain a mound may stand on.
option-mound_crossing = Who may cross mounds.
option-slime_on_mounds = Whether Nasute at distance 2 support attacks on mounds too.
option-attack_origin = Which hex the attack came from: the beaten unit never retreats there.
option-alate_into_vegetation = Whether the attacker may push a beaten Alate onto Vegetation, where it is destroyed.
option-recross_target = Whether an Alate may fly over the very unit it attacks and come back onto it.

value-mound_terrain-not-water = any but Water
value-mound_terrain-open-only = Open only
value-mound_terrain-any = any terrain
value-mound_crossing-alate = Alate fly over them
value-mound_crossing-nobody = nobody, not even Alate
value-slime_on_mounds-yes = yes
value-slime_on_mounds-no = no, only attacks on units
value-attack_origin-last-step = the last hex before the target
value-attack_origin-start = the hex where the move began
value-alate_into_vegetation-last-resort = only if no other hex is left
value-alate_into_vegetation-choice = yes, at will
value-recross_target-yes = yes
value-recross_target-no = no
