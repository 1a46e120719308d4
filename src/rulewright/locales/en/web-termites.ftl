### Termites in the browser (English). The words of the game: see termites-terms.ftl.

## The board

# $n: how many hexes it has.
web-termites-board =
    { $n ->
        [one] Board of one hex
       *[other] Board of { $n } hexes
    }
# $hex: its name. $terrain: open, water, vegetation or stones.
web-termites-hex = { $hex }, { termites-terrain-name }.
# A unit, whose it is, and its strength.
web-termites-unit = { termites-token-name } ({ $player }), strength { $strength }.
web-termites-legend-open = { termites-terrain-open }
web-termites-legend-water = { termites-terrain-water }: Alates only
web-termites-legend-vegetation = { termites-terrain-vegetation }: no Alates
web-termites-legend-stones = { termites-terrain-stones }: +1 defence, 2 points to enter (Alates 1)

## Below the board

web-termites-hand = Your hand
web-termites-hand-empty = No tokens left.
web-termites-mounds = Your mounds
web-termites-tiles = Tiles
web-termites-mound = { termites-mound } { $value }
web-termites-stack =
    { $n ->
        [one] 1 in the stack
       *[other] { $n } in the stack
    }
web-termites-in-hand =
    { $n ->
        [one] 1 in hand
       *[other] { $n } in hand
    }
web-termites-reserve = Reserve
web-termites-trophies = Trophies

## What is chosen, and what is looked at

web-termites-inspector = Details
web-termites-chosen-token = Chosen token
web-termites-chosen-unit = Chosen unit
web-termites-strength = Strength

## Attacks

web-termites-attack-on = Attack on { $hex }
web-termites-attack = Attack
web-termites-against = against
web-termites-allowed = allowed
web-termites-too-weak = too weak
web-termites-enter-from = Enter from
web-termites-retreat-to = Retreat to
web-termites-outcome-taken = You take the mound as a trophy. The attacking unit is lost.
web-termites-outcome-destroyed = The beaten unit cannot retreat: it is destroyed.
# $n: from how many sides it can come.
web-termites-outcome-entry =
    { $n ->
        [one] The attack can come from only one side.
       *[other] Next you choose which of { $n } sides to attack from.
    }
# $hexes: names of hexes, such as “H5 or G6”.
web-termites-outcome-retreat = You push the beaten unit to { $hexes }.

## The table

web-termites-turn = Turn { $n } of { $all }
web-termites-set-up = Setup
web-termites-building = Building the board
web-termites-neutral-left = Neutral mounds
web-termites-neutral-to-place = Still to place
web-termites-rulings = Interpretations
web-termites-rulings-default = all default

## Keys

web-termites-keys-walk = move around the board in six directions
web-termites-keys-why = why this hex cannot be chosen

# After a tie, in brackets: what decided it.
web-termites-tie = most tokens on the board
