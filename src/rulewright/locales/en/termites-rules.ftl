### Termites, the rules paragraph by paragraph, in our own words (English).
### Keys: rule-T6-5 is paragraph T6.5, chapter-T6 the title of its chapter.
### A line that begins with "• " is an item of a list, and an empty line begins a new paragraph; other line breaks only keep
### the lines short: re-flow them freely.

## T1

chapter-T1 = Aim and components
rule-T1-1 =
    Termites is for 2 to 4 players. Each player leads one swarm: blue, red, gold
    or grey. When the game ends, the player whose mounds have the highest total
    value wins (T8.2 says which mounds count).
rule-T1-2 =
    A swarm consists of 18 tokens and 5 mounds. Each token shows one or more
    termites, and all termites on a token belong to the same caste (T2). A token
    that lies on the board is called a unit.
rule-T1-3 =
    The five mounds of a swarm have the values 5, 6, 7, 8 and 9. The value of a
    mound is two things at once: its defence when it is attacked, and the points
    it is worth at the end.
rule-T1-4 =
    Neutral mounds belong to nobody and have the value 7. A game has 1 to 3 of
    them: on a board that the players build there is one fewer than there are
    players (T9.1), and our scenarios use the same number.
rule-T1-5 =
    There are 18 terrain tiles, each with two sides. When the players build the
    board themselves (T9), they decide how many tiles to use; 15 to 18 are
    suggested.
rule-T1-6 =
    The swarms differ in their mix of castes: blue leans on Workers, red on
    Soldiers, gold on Nasutes and grey on Alates.

## T2

chapter-T2 = Castes
rule-T2 =
    Each of the four castes has its own movement points per turn and its own
    strength per termite:
    • Worker: 2 points, strength 1, no special ability.
    • Soldier: 1 point, strength 2; Strong Grip destroys the unit it beats
    (T2.2).
    • Nasute: 1 point, strength 1; Slime lets it support from distance 2 as
    well, and support from Vegetation gives +1 (T2.3).
    • Alate: 3 points, flying, strength 1; Flight carries it over Water and over
    enemy units other than Alates, but never into Vegetation (T2.4, T2.5).
rule-T2-1 =
    The strength of a token is the number of termites on it times the strength
    per termite of its caste: 2 for Soldiers, 1 for every other caste. So a
    token with three Soldiers has strength 6, one with three Workers strength 3.
rule-T2-2 =
    Strong Grip: a unit beaten by an attacking Soldier is destroyed at once,
    even if it could retreat. This holds only when the Soldier itself is the
    attacker; a Soldier that merely supports the attack of another unit does not
    do this.
rule-T2-3 =
    Slime: a Nasute supports not only from an adjacent hex, as every unit does,
    but also against a target at distance 2. When it supports from Vegetation,
    at either of these distances, the attack gets +1 for that token, however
    many termites the token shows. When the Nasute itself is the attacker,
    Vegetation gives it nothing.
rule-T2-4 =
    Flight: an Alate flies over enemy units, but not over enemy Alates. Water
    counts as Open terrain for it, and it may stop there. It never enters
    Vegetation: it does not fly through it, does not end a move on it and does
    not attack anything there. Entering Stones costs it 1 point.
rule-T2-5 =
    An Alate that would be pushed onto Vegetation is destroyed. T7.3 explains
    how this fits together with the rules for retreat, and which reading we
    follow.

## T3

chapter-T3 = Terrain
rule-T3-1 =
    Open terrain has no effect on movement or combat. Entering it costs the
    usual 1 movement point.
rule-T3-2 =
    Water is for Alates only: they may cross it and stop on it. No other unit may
    end up on Water, whether by moving, by being placed, by attacking or by
    retreating.
rule-T3-3 =
    Vegetation helps Nasutes: one that supports an attack from here adds 1 more
    (T2.3). It is closed to Alates (T2.4). For all other units it is like Open
    terrain.
rule-T3-4 =
    Stones give +1 defence to the unit standing there. Entering them costs
    ground units 2 movement points and Alates 1. Soldiers and Nasutes have only 1
    point, so they can never walk onto Stones, but they can be placed there
    during reproduction (T5.2).

## T4

chapter-T4 = Setup
rule-T4-1 =
    First the terrain and the neutral mounds are laid out. Use either a scenario
    (the printed two-player board, the one for three players, the one for four
    players or the advanced one for four players) or a board that the players
    build themselves (T9).
rule-T4-2 =
    Each player takes one swarm, by agreement or at random. The tokens of each
    swarm are shuffled into a face-down stack; its five mounds lie face up in
    front of their owner and are that player’s reserve.
rule-T4-3 =
    A random player starts, and play goes clockwise. Everyone draws a hand of 3
    tokens from their own stack and keeps it hidden from the others.
rule-T4-4 =
    In turn order, each player chooses one of their own mounds, of any value,
    and places it on the board (T4.5). With two players each places two mounds,
    in the order first player, second player, second player, first player. Our
    ruling (the rulebook is silent on this): if no legal hex is left for a mound
    during setup, that placement is skipped.
rule-T4-5 =
    A mound may only stand on a hex that is not adjacent to any other mound
    (yours, an enemy’s or neutral), is not on the edge of the board (an edge hex has
    fewer than six neighbours) and has at most one Water hex among its six
    neighbours. There must be no unit and no mound on the hex itself. Our ruling
    (the rulebook does not name the terrain of the hex itself): it is Open,
    Vegetation or Stones, never Water. In other readings it is Open only, or any
    terrain. A mound never gets the defence bonus of Stones.

## T5

chapter-T5 = The turn: reproduction
rule-T5-1 =
    Your turn begins with reproduction: choose one token from your hand and put
    it face up on any free hex of the board.
rule-T5-2 =
    A token may not be placed on terrain that is closed to its caste: Alates
    cannot be placed on Vegetation, and no other caste on Water. Stones are
    allowed for every caste, even for Soldiers and Nasutes, which could not walk
    there.
rule-T5-3 =
    After placing, draw from your stack until you hold 3 tokens again, as long
    as the stack lasts; only then comes movement. Hands and stacks stay hidden
    for the whole game.
rule-T5-4 =
    Our ruling (the rulebook is silent on this): a hex is free when there is no
    unit and no mound on it. If none of the tokens in your hand has a legal hex,
    you place nothing and discard one token of your choice from your hand
    instead; then you draw and move as in any other turn. The discarded token is
    shown to everyone.

## T6

chapter-T6 = The turn: movement
rule-T6-1 =
    After reproduction you may move one of your units, even the one you have
    just placed, up to the movement points of its caste (T2). You may also move
    none, but then there is no attack either.
rule-T6-2 =
    Ground units (Workers, Soldiers and Nasutes) may pass through units of their
    own swarm, never through enemy units. No unit, on the ground or flying, may
    end its move on a unit of its own swarm.
rule-T6-3 =
    Alates move by the rules of Flight (T2.4): over enemy units other than Alates,
    and over Water as if it were Open, but never through Vegetation. They may
    also fly over units of their own swarm.
rule-T6-4 =
    A move that ends on an enemy unit, or on an enemy or neutral mound, is an
    attack. The unit needs the points to enter that hex, and the hex must be one
    it may enter. The last step may start from a hex held by a unit of its own
    swarm, and for an Alate also from above an enemy unit or a mound that it may
    fly over. An enemy Alate cannot be flown over, but an Alate may attack it.
rule-T6-5 =
    An attack is allowed only if the attack strength (T6.6) is strictly greater
    than the defence (T6.7); a tie is not enough. An attack that would fail
    simply cannot be made.
rule-T6-6 =
    The attack strength is the sum of the attacker’s strength, the strength of
    all your units adjacent to the target, the strength of all your Nasutes at
    distance 2 from the target, and 1 more for each supporting Nasute token that
    stands on Vegetation. The attacker counts only once and does not support
    itself.
rule-T6-7 =
    The defence of a unit is its strength, +1 if it stands on Stones. Friendly
    units do not help the defender. The defence of a mound is its value.
rule-T6-8 =
    Our ruling (the rulebook does not mention crossing mounds): mounds block all
    ground units, even those of their owner, and Alates may fly over mounds. In
    the other reading not even Alates may. Your own mounds and your own units
    cannot be attacked.
rule-T6-9 =
    Support is automatic and does not count as movement: a unit supports an
    attack into terrain that it could not enter itself, and it also supports
    from Water. Range is plain hex distance, and nothing in between blocks it.
    Our ruling (the rulebook is not clear here): Nasutes at distance 2 also
    support attacks on mounds. In the other reading they support only attacks on
    units.
rule-T6-10 =
    It follows that Soldiers and Nasutes never attack a target on Stones, and
    that ground units never attack a target on Water. A Worker attacks a target
    on Stones only if it starts its move on an adjacent hex, because this step
    takes both its points. Leaving Stones costs what the entered hex costs.

## T7

chapter-T7 = Resolving an attack
rule-T7-1 =
    A beaten unit retreats one hex, to a free adjacent hex that the attacking
    player chooses. It must be terrain that the unit could move into: Soldiers
    and Nasutes do not retreat onto Stones, Alates do not retreat onto Vegetation,
    and only Alates retreat onto Water.
rule-T7-2 =
    A unit never retreats to the hex the attack came from. Our ruling (the
    rulebook does not say which hex that is): it is the last hex before the
    target on the attacker’s path, so the entry hex is a real choice and part of
    the move. In the other reading it is the hex where the move began; then the
    entry hex does not matter, and you are not asked for it. The hex that the
    attacker left counts as free, unless the attack came from it.

    Also our ruling: an Alate may fly over the unit it attacks and turn back
    onto it from the far side. In the other reading it may not.
rule-T7-3 =
    If there is no such hex, the unit is destroyed; destroyed units leave the
    game. Our ruling (T2.5 and T7.1 pull in opposite directions): Vegetation is
    not a legal retreat for an Alate, which is destroyed only if no other hex is
    left. In the other reading the attacking player may choose Vegetation (free,
    adjacent and not the hex the attack came from) in order to destroy it.
rule-T7-4 =
    If the attacker is a Soldier, there is no retreat: the beaten unit is
    destroyed at once (Strong Grip, T2.2).
rule-T7-5 =
    Once the beaten unit has retreated or been destroyed, the attacker stands on
    the target hex.
rule-T7-6 =
    A mound that is attacked is destroyed and becomes a trophy of the attacking
    player, worth its value at the end (T8.2). The attacking unit is
    destroyed as well; the units that supported it are not.
rule-T7-7 =
    The attacking player must then put one of their own unplaced mounds on that
    same hex, even if the destroyed mound was neutral; T4.5 is not checked
    again for this. After that the owner of the destroyed mound must place a new
    one under T4.5; a neutral mound has no owner, so nobody does. A player
    with no mounds left in reserve skips this step. If that is the attacker, the
    hex stays empty, and the owner may build there again.
rule-T7-8 =
    If no hex is legal under T4.5, the player must remove from the game one of
    their own units that stands on a hex that would be legal without it, and put
    the mound there. Our ruling (the rulebook is silent on this): if there is no
    such unit either, the placement is skipped and the mound stays in reserve.

## T8

chapter-T8 = End of the game
rule-T8-1 =
    The game ends when no player has a token left to play. Our ruling (the
    rulebook names only this moment): the last turn is played to its end,
    movement included; a player who has run out of tokens is skipped while
    others still have some.
rule-T8-2 =
    Your score is the sum of the values of your own mounds on the board, your
    own mounds in reserve and your trophies (the enemy and neutral mounds that
    you destroyed).
rule-T8-3 =
    In a tie, the tied player with the most tokens of their own on the board wins.
    If that is tied too, the victory is shared.
rule-T8-4 =
    It follows from the rules that every player starts with 35 points. In all
    there are 77, 119 or 161 points with 2, 3 or 4 players; this total stays the
    same to the end, except that neutral mounds still standing count for nobody.
    Every player has exactly 18 turns.

## T9

chapter-T9 = Building the board
rule-T9-1 =
    Choose the terrain tiles to use (15 to 18 are suggested) and lay them out so
    that everyone can see them all. The neutral mounds, one fewer than there are
    players, go on the board first: not on the edge and not adjacent to each
    other. Our rulings (the rulebook does not say who does it): the first player
    is chosen at random before the board is built, and the players place the
    neutral mounds one by one in turn order; any that has no legal hex is left out.
    If you do not use all the tiles, those you use are taken as evenly as
    possible from the three kinds.
rule-T9-2 =
    In turn order each player takes two tiles, chooses the side of each and
    places both at once on free hexes (with no tile and no mound on them); this
    is repeated until the tiles run out, and with an odd number the last player
    places only one. Our rulings (the rulebook is silent on this): the first
    player begins, and building ends when no tile can legally be placed any more.
rule-T9-3 =
    No connected group of tiles of the same terrain may be larger than 2
    tiles. No connected group of tiles, whatever their terrain, may be larger
    than 4 tiles.
rule-T9-4 =
    A neutral mound may never border two Water tiles; one is the limit.
rule-T9-5 =
    Instead, the players may agree on any layout, without the limits of T9.1 to
    T9.4. You can draw such a board in the workshop, or load it from a file in
    the terminal.
