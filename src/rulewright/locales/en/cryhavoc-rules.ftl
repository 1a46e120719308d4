### Cry Havoc, the rules paragraph by paragraph, in our own words (English).
### Keys: rule-C4-16 is paragraph C4.16, chapter-C4 the title of its chapter.
### A line that begins with "• " is an item of a list, and an empty line begins a new paragraph; other line breaks only keep
### the lines short: re-flow them freely.

## C1

chapter-C1 = Aim and components
rule-C1-1 =
    Cry Havoc is for 2 to 4 players, and each of them leads one faction: Humans,
    Pilgrims, Machines or Trogs. A player leads the Trogs only when there are
    4 players. With 2 or 3 the Trogs are the natives of the planet: they stand in
    everyone’s way, but they score nothing and cannot win.
rule-C1-2 =
    You win by having the most victory points (VP) at the end. Most VP come
    from crystals in regions you control, in rounds when scoring is enabled
    (C7.1); battles, prisoners and some cards and skills bring more.
rule-C1-3 =
    The shared parts are the map, with one side for 2 players and the other for
    3 and 4; 32 terrain tactics cards, 8 each for mountain, desert, jungle and
    ocean; 6 event tokens; 12 exploration tokens; 18 Trog war parties and 12
    Trog nests, which are tokens too; a battle board and 8 battle tokens; the
    marker for the final scoring; and crystals worth 1, 3 or 5. For a region
    only the total value of its crystals matters; in these rules, “one crystal”
    always means a value of 1.
rule-C1-4 =
    Each faction has an HQ, 8 tactics cards, 5 skill cards (one of them is the
    default skill) and 12 units; the Trogs have 16 units. Each has structure
    tiles with tokens to put on the map: Humans 3 tiles, Pilgrims 3, Machines 5
    and Trogs 3. There are 3 tokens for each tile, but 7 for the Trog
    Tunnels. Humans also have 3 Artillery and 3 Watchtower tokens. For their
    skills Humans and Machines have 2 tokens each, Pilgrims and Trogs 1 each.
rule-C1-5 =
    The 8 tactics cards of every faction include exactly one that enables
    scoring (C4.50) and exactly one that can change the initiative (C4.3).
rule-C1-6 =
    The golden rule: where the text of a card, a tile or a token contradicts
    these rules, that text takes precedence.

## C2

chapter-C2 = Setup
rule-C2-1 =
    Four of the six event tokens, drawn at random and kept face down, go on the
    event spots of the score track, one on each. The other two leave the game
    unseen. After these four comes a fifth event, which is printed on the track:
    Enable Final Scoring.
rule-C2-2 =
    Sort the terrain tactics cards into four decks, one for each terrain;
    shuffle each deck and put it face down on its place.
rule-C2-3 =
    The HQs of all players except the Trogs go to the HQ regions of the map. In
    the English and Polish editions they are placed at random; the Portuguese
    book does not say how, and our ruling is that they are placed at random too. In the German
    edition each player chooses an HQ region; our ruling is that they choose one
    after the other in seat order. In another reading they choose in initiative
    order, which is then drawn first. Each HQ then gets 4 units and a control
    token of its owner.
rule-C2-4 =
    Agree on a level. In a first game everyone has only the default skill of
    their faction; experienced players also get one of the other skills at
    random, and veterans two. The remaining skills leave the game.
rule-C2-5 =
    Each player shuffles their tactics cards into a face-down deck, keeps the
    units that are not on the map as a reserve, and starts with 0 VP.
rule-C2-6 =
    The initiative order of the first round is drawn at random. The track for
    the upcoming initiative starts in the same order.
rule-C2-7 =
    Put a face-down war party or exploration token on every region that shows
    the icon for it, and as many crystals on each region as are printed there.
    The remaining tokens, the nests and the other crystals form the supply.
rule-C2-8 =
    With 4 players the Trog HQ stands in the World Caverns with 2 units; no
    war party is placed there. Only the German book gives it a control token like
    every other HQ; the others do not mention one, and our ruling is that it has
    one. In the other reading it gets one after the first move of the Trogs. A
    Tunnel token goes on each region with a tunnel icon and one on the Trog HQ.
    The editions count these tokens differently: 4 in all, the HQ included
    (Polish), or 4 and one more on the HQ (German and Portuguese); the English
    wording allows both, and our ruling is 4 in all. The German edition does not
    use nests with 4 players; in the other editions they stay in the game.

## C3

chapter-C3 = The round
rule-C3-1 =
    The game lasts at most 5 rounds. A round has 6 phases:
    • Events: the next event happens. From round 2 on, the initiative changes
    and all skills are ready again (C3.2 to C3.5).
    • Drawing cards: everyone draws 4 and keeps at most 7 (C3.6).
    • Actions: one each in initiative order, three times (C4.1).
    • Battles: wherever two sides have met, in the order of their numbers (C5.1).
    • Prisoners: they bring VP and can then be bought back (C6.1).
    • Scoring: only if it was enabled this round, and always in the last round
    (C7.1, C7.2).
rule-C3-2 =
    Events, first step: reveal the next stack of event tokens on the score track
    and resolve them one by one from the top down. In round 1 this is the single
    token on the first spot.
rule-C3-3 =
    When a player’s score marker passes an event that has not been resolved yet,
    that event is stacked at once on the next one still to come. So a later
    round can have several events, and the game gets shorter. Our ruling: a
    marker passes a spot when the score is greater than the number of the spot;
    a score equal to it is not enough. In the other reading it is enough. In the
    German edition this rule does not apply to a first game (C2.4), which
    therefore always has 5 rounds.
rule-C3-4 =
    Events, second step, not in round 1: the order on the upcoming track becomes
    the initiative order of this round.
rule-C3-5 =
    Events, third step, not in round 1: all exhausted skills become ready again.
    In the German edition a token that a skill has placed also returns to its
    card now; the others do not say, and our ruling is that it stays until a
    battle in its region is over or the skill places its tokens again.
rule-C3-6 =
    Drawing cards: everyone draws 4 cards from their own deck, then discards
    down to 7 if they hold more. Whenever you must draw and your deck is empty,
    your shuffled discard pile becomes the new deck.

## C4

chapter-C4 = The action phase
rule-C4-1 =
    Players act in initiative order, one action each, and this happens three
    times. The actions are Move, Recruit, Build/Activate, “Draw two, keep one” and
    Enable Scoring. The same action may be chosen again.
rule-C4-2 =
    For Move, Recruit and Build/Activate you play as many cards as you like and
    count the icons in the row of that one action; each icon is a point. Our
    ruling: you may also play none at all. The text on the cards is ignored, but
    the bonus symbols in that row count:
    • Draw 1 per symbol: draw a card for each symbol of this kind.
    • Draw 1 in total: draw a single card, however many symbols of this kind
    you played.
    • 1 VP: gain 1 VP for each symbol.
    • Bonus text: the bonus text of the card applies, such as a change of
    initiative.

    In the English, Polish and Portuguese editions the cards are discarded as
    they are played, in the German edition only after the action. This matters
    when a bonus draw makes you rebuild your deck.
rule-C4-3 =
    If you change the initiative, put your marker on the upcoming track at any
    place you like. The others keep their order among themselves and close up or
    make room. The change takes effect in the next round (C3.4).
rule-C4-4 =
    You may play a card even if it has no effect. In the English, Polish and
    Portuguese editions this also holds for a tactics card whose price cannot be
    paid. The German book says this only of actions; our ruling is that by its
    rules such a card cannot be played in a battle.
rule-C4-10 =
    Move: a point pays for one step of one unit, from its region into an
    adjacent one. Spread the points over your units as you wish; one unit may
    move several times.
rule-C4-11 =
    You may never move into another player’s HQ or into a battle region (C4.16).
    The black area at the centre of the map can be neither entered nor crossed.
rule-C4-12 =
    A unit that enters a region with enemy units, a war party or a nest has to
    stop there and cannot move again this turn, not even with a skill; in the
    German edition it cannot move again this round, and no card can call it into
    a battle. In another reading it cannot move again until all actions of the
    round are done; in yet another, only until the action ends. More of your
    units may follow it.
rule-C4-13 =
    A region without enemy units, a war party or a nest may be passed through,
    even if another player controls it. Nothing there is taken or revealed
    unless one of your units is in it when the action ends.
rule-C4-14 =
    Regions of the outer ring that are joined by printed arrows count as
    adjacent in every respect, although they lie on opposite sides of the map.
rule-C4-15 =
    The attacker cannot leave a battle region. The defender can, but must leave
    behind two units for every attacking unit there: 2 attackers hold back 4 of
    5 defenders, so at most 1 may go.
rule-C4-16 =
    When you have finished moving, four things happen, in this order:
    • (1) Wherever you have units, exploration tokens are revealed and take
    effect.
    • (2) In the regions you moved into, war parties and nests are revealed and
    take effect: the crystals and Trog units shown appear. If not a single Trog
    unit can be placed because the Trog reserve is empty, one of your
    units there returns to your reserve; the crystals stay, and no battle starts.
    • (3) Take control of each region that has your units and no enemy units.
    • (4) Put a battle token on each region that has both your units and enemy
    units, using the lowest free numbers. From now on it is a battle region, until its battle token is
    removed (C5.1, C5.13). You are the attacker there, the other side is the
    defender.

    If there are several tokens to reveal or battle tokens to place, you choose
    their order.
    Where a war party and a nest lie in the same region, you choose which comes
    first in the German edition; our ruling for the others is that the war party
    comes first.

    In the Polish and German editions step (2) applies to all regions with your
    units, in the English and Portuguese editions only to those you moved into.
    In the German edition you lose one unit for each region where no Trogs
    appeared at all; our ruling for the others is one for each token that brings
    none.

    A token is also revealed where another invader has units. Our ruling:
    the two players then fight first, and the one whose units are left in the
    region attacks the Trogs there, with the lowest free number; in the other
    reading the token stays face down, so that a battle never has three sides.
rule-C4-17 =
    If there are too few Trog units for a token, those that are left appear, and
    all of its crystals.
rule-C4-20 =
    Recruit: for each point, a unit leaves your reserve and joins your HQ. When
    the reserve is empty, you can recruit no more.
rule-C4-30 =
    Build/Activate: points build structures and activate structures, in any mix;
    the tile shows what each costs. You build only in regions that you have
    controlled since the start of the action, and activate only in regions that
    you control; in the German edition you must have controlled those, too,
    since the start of the action. A structure you have just built may be
    activated at once, but each token at most once in an action.
rule-C4-31 =
    You can never build in a battle region or in an HQ. A region has room for
    only one structure of each type, and you can build only as many as you have
    tokens.
rule-C4-32 =
    While a region is a battle region, a structure there can be activated only
    if its own text allows it. If you lose control of a region, your structures
    stay there, but you cannot activate them until you regain control.
rule-C4-40 =
    Draw two, keep one: look at the top two cards of your own deck or of any
    terrain deck and take one of them into your hand. You need not control a
    region with that terrain.
rule-C4-41 =
    The other card is shuffled back into the deck it came from. In the German
    edition a card from your own deck goes to your discard pile instead.
rule-C4-42 =
    A terrain card that you keep is one of your cards for the rest of the game:
    from now on it goes through your hand, discard pile and deck like the
    others.
rule-C4-50 =
    Enable Scoring: play the card of your faction that has this action, alone
    and without using its icons; there will be a scoring phase this round
    (C7.1). Only one player can do this in a round, and nobody can in the last
    round. The same card may be played for its icons in another action; then it
    enables nothing.
rule-C4-60 =
    On your turn, before or after your action but never during it, you may use
    any number of your ready skills; this does not count as an action. A skill
    is then exhausted, so it works once per round unless its text says
    otherwise. Passive skills apply all the time. In other phases you may use a
    skill only if its text says so.

## C5

chapter-C5 = Battles
rule-C5-1 =
    Battles are fought in the order of the numbers on the battle tokens. If one
    side has no units left in a battle region before its battle begins, the
    token is removed at once, the other side takes control, and there is no
    battle. Our ruling: if only native Trogs are left, control does not change.
    A number that becomes free this way can be used again; in the German edition
    it is not reused in the same round. There are 8 tokens. In the German
    edition there is no limit on the number of battles; the others do not say,
    and our ruling is the same. In the other reading no battle is marked while
    no token is left.
rule-C5-2 =
    With 2 or 3 players someone has to lead the native Trogs: the player to the
    left of the one who fights them. This player places the Trog units and plays
    tactics cards for them from their own hand. (The Polish wording could also
    mean the Trogs’ own cards, but no book deals them any; our ruling is to
    follow the other three editions.)
rule-C5-3 =
    First the region gets one more crystal. Then the attacker spreads all of
    their units over the three objectives, Region Control, Capture Prisoners and
    Attrition, and after that the defender does the same. Our ruling for the
    computer: you say how many units go to Region Control and how many to
    Capture Prisoners; the rest go to Attrition.
rule-C5-4 =
    Now the two sides play tactics cards in turn, beginning with the attacker:
    one card, or pass. A side that passes plays no more cards in this battle,
    but the other side may continue.
rule-C5-5 =
    Cards of your faction work in every battle, terrain cards only if the region
    has that terrain. The regions of the outer ring have no terrain, so terrain
    cards never work there.
rule-C5-6 =
    Then the objectives are resolved in a fixed order. Region Control comes
    first: the side with more units on it takes control of the region and scores
    2 VP. In a tie, even 0 to 0, the defender does. Control stays with the
    winner even if all of the winner’s units die afterwards.
rule-C5-7 =
    Capture Prisoners: the side with more units on it takes one enemy unit from
    any objective as a prisoner; in a tie neither side does. This happens before
    Attrition and can change its result.
rule-C5-8 =
    Attrition: for each of your units on it you kill one enemy unit on any
    objective and score 1 VP. Killed units return to the reserve of their
    owner. Both sides kill at the same time; in the German edition, when in
    doubt, the attacker names the victims first, then the defender, and they
    all die at the same time. Tokens of a player who is not part of the battle act last.
    Our ruling: you are asked which unit to kill only when it can matter.
rule-C5-9 =
    The winner of Region Control returns their surviving units to the region. The
    loser moves all of theirs to one adjacent region that the loser controls and
    that is not a battle region; if there is none, they go to the reserve.
rule-C5-10 =
    A retreat may lead into a region with a war party or a nest. In the German
    edition the token is revealed at once, a battle token with the next number
    is placed, and that battle is fought in this same phase. The other editions
    say nothing about this; our ruling is that the token stays face down.
rule-C5-11 =
    With 2 or 3 players: if the Trogs win Region Control, they get neither VP
    nor a control token; a nest is placed in the region face down instead. In
    the German edition the control token of the player who fought them is
    removed; in the others any control token stays. If they lose Region Control,
    their surviving units are removed and a nest is placed face down on an
    adjacent region that nobody controls, which may be a battle region; if none
    survived, no nest is placed (official FAQ). In either case, when the supply
    has no nest left, none is placed. Our rulings: the player who
    leads the Trogs chooses that region, or, in another reading, the one who
    fought them; and a war party or nests may already lie there. In another
    reading no nest goes to such a region; in yet another, none goes to a
    battle region. An HQ is always controlled, so no nest goes into one.
rule-C5-12 =
    With 2 or 3 players: a unit that the Trogs capture is set aside. Its owner
    may buy it back (C6.1), but nobody scores for it. Trogs that you capture do
    score for you, and nobody ever buys them back.
rule-C5-13 =
    Last, the battle token is removed, and with it a Watchtower token if the
    Humans fought here. (Such a token also goes as soon as control of its region
    changes.) The region stops being a battle region, and the next battle
    begins.
rule-C5-14 =
    Tokens and markers that take part in a battle cannot be moved by tactics
    cards, killed or captured. Only the German book prints this; the official
    FAQ agrees, so our ruling is to use it in all editions. In the other reading
    they can be killed.
rule-C5-15 =
    Example: 4 Human units attack 3 Pilgrim units in a region that the
    Pilgrims control.
    • The region gets one more crystal (C5.3).
    • The Humans place 2 units on Region Control, 1 on Capture Prisoners and 1 on
    Attrition. The Pilgrims see this and place 2, 0 and 1: they would win a
    tie on Region Control.
    • The Humans play Air Support: it puts a unit from their reserve on Region
    Control. Then both pass (C5.4).
    • Region Control: 3 against 2. The Humans take the region and 2 VP (C5.6).
    • Capture Prisoners: 1 against 0. The Humans capture the Pilgrim on
    Attrition, which now kills nobody (C5.7).
    • Attrition: the Human unit there kills a Pilgrim, for 1 VP (C5.8).
    • All 5 Human units return to the region. The last Pilgrim retreats to an
    adjacent region that the Pilgrims control (C5.9).

## C6

chapter-C6 = Prisoners
rule-C6-1 =
    First everyone scores 1 VP for each prisoner they hold. Then, in initiative
    order, you may pay 2 VP for each of your own units held by others and take
    it back into your reserve, as often as you can afford it. Those you leave
    can be bought back in a later round at the same price.

## C7

chapter-C7 = Scoring and the end
rule-C7-1 =
    Scoring takes place only if it was enabled this round. First, the
    player who enabled it scores 1 VP for each region they control, their HQ
    included. Then every player scores the value of all crystals in the regions
    they control. The Trogs score half of their crystal total, rounded up: 9
    crystals give 5 VP.
rule-C7-2 =
    In the last round scoring is always enabled, but no player counts as having
    enabled it: everyone scores only crystals.
rule-C7-3 =
    Once Enable Final Scoring comes up, you are in the last round.
rule-C7-4 =
    In a tie, the player who holds more prisoners wins; if that is tied too,
    the one who is later in initiative order.

## C8

chapter-C8 = Terms
rule-C8-1 =
    These words mean the same everywhere:
    • Reserve: your units that are neither on the map nor captured. Killed units
    return to it, and it limits what you can recruit: what is not in it cannot
    be placed.
    • Supply: the tokens and crystals that belong to no player.
    • Store: what an effect makes a player set aside. Pilgrims store crystals,
    as many as they can get, and spend them on effects; stored crystals score
    nothing. Machines store terrain cards face down, at most 3, and play them in
    their own battles; a stored card that is played, or that there is no more
    room for, goes to the bottom of its deck. No other player can take anything
    from a store.
    • Control: you control a region if your control token lies there; nothing
    else decides this. Each faction has 8 control tokens. The German book says
    that they are not limited; the others do not say, and our ruling is the
    same. In the other reading a player with none left takes no control, though
    another player’s token is still removed.
    • Battle region: a region with a battle token (C4.16). The player who
    brought the battle about is the attacker, the other side the defender.
    • Adjacent: two regions that share a border or are joined by arrows (C4.14).
rule-C8-2 =
    Only units occupy a region. Tokens, structures or a control token alone do
    not make it occupied.
rule-C8-3 =
    An HQ counts among the regions you control, and you may retreat to it. No
    one else can take control of it, and no crystals, structures or tokens of an
    effect ever go there. In the German edition the effects of other players
    cannot target your HQ; the others do not say, and our ruling is that they
    can.
rule-C8-4 =
    In the German edition an effect that names a region never means a battle
    region unless its text says so. The other editions do not say; our ruling is
    that battle regions are included when an effect kills units, or places,
    removes or stores crystals, and otherwise only if its text says so.
rule-C8-5 =
    You lose control of a region only when another player takes it: by winning
    Region Control in a battle there, by being the only side left before that
    battle begins (C5.1), at once by ending a move there while no other units
    are there, or by an effect that says so. Where native Trogs win Region
    Control, C5.11 applies. You do not lose a region by leaving it empty.

## C9

chapter-C9 = Playing the Trogs (4 players)
rule-C9-1 =
    A war party or nest in a region that a Trog unit enters is revealed at once,
    not at the end of the action. The new units may move on in the same action
    if points are left; the unit that entered stops. At the end of the action
    step (2) of C4.16 applies to the Trogs as it does to everyone: in the Polish edition
    they also reveal what lies under units that did not move. In the German
    edition the unit need not stop either, and the Trogs skip step (2): they
    reveal nothing then and lose no unit when their reserve is empty.
rule-C9-2 =
    For Trog units all regions with Tunnels are adjacent to each other. In the
    German edition this holds only for Tunnels in regions that the Trogs control
    or that nobody controls.
rule-C9-3 =
    The Trogs retreat like everyone else (C5.9), and no nest is placed. In the
    German edition a retreat into a region with one of their war parties reveals
    it at once; since the new units are their own, no battle follows.
rule-C9-4 =
    In every scoring the Trogs get only half of their crystal total, rounded up
    (C7.1). For battles, prisoners and everything else they score like the
    others.
rule-C9-5 =
    Some effects place a Trog token in ambush, face down and unseen. It is a
    nest. With 4 players it is a war party in the Polish edition, whose faction
    primer says so, and in the German edition, which then uses no nests. Our
    ruling: when none is left in the supply, the tokens that have been resolved
    are shuffled and become the supply again, without those on the map. In the
    other reading no more can be placed.
