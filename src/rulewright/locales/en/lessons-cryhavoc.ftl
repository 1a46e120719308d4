### The lessons of Cry Havoc (English): learn-cryhavoc-<number of the lesson>-<text>.

## 01 What it is about

learn-cryhavoc-01-title = What it is about
learn-cryhavoc-01-enable = The most victory points (VP) win. Most come from crystals in regions you control, but only with scoring enabled. You have the card for it, { $flag }: enable scoring.
learn-cryhavoc-01-enable-other = Useful, but then there is no scoring this round. Enable scoring.
learn-cryhavoc-01-count = Now everyone gets 1 VP for each crystal in their regions. You enabled scoring, so you also get 1 VP for each region, your HQ included. End your turn and count.
learn-cryhavoc-01-count-skill = Your skill is good, too, but not needed now. End your turn.
learn-cryhavoc-01-round = 11 VP for you, 3 for the Pilgrims. A whole round: an event, four new cards, three actions each, battles, prisoners, and scoring if it is enabled. There are five at most.
learn-cryhavoc-01-end = Points come from crystals in your regions, and scoring must be enabled. It pays everyone, so choose a round in which it pays you most.

## 02 Cards are actions

learn-cryhavoc-02-title = Cards are actions
learn-cryhavoc-02-move = Your first action in a game. There is free land around your HQ, so begin with Move.
learn-cryhavoc-02-move-later = Good later in the game. First you need land: choose Move.
learn-cryhavoc-02-pay = Cards pay for it. Only their Move icons count now; the text is for battles. You want to take two steps, so choose a card with two Move icons.
learn-cryhavoc-02-pay-one = That one has a single Move icon. Keep it, and choose a card with two.
learn-cryhavoc-02-pay-none = Without a card nobody moves. Choose one with two Move icons.
learn-cryhavoc-02-play = Two points are enough. Each card is spent when you play it, so keep the others for your next actions and battles. Play it.
learn-cryhavoc-02-play-keep = Two points will do. Keep that card for later.
learn-cryhavoc-02-step = Each point moves one unit into an adjacent region. Send one { FORM($salt, case: "to") } and one { FORM($sea, case: "to") }: first a unit, then where it goes.
learn-cryhavoc-02-step-left = You still have a point, and there is free land.
learn-cryhavoc-02-step-trogs = A war party lies there: Trogs in hiding. That is for another lesson.
learn-cryhavoc-02-step-both = One unit is enough there. Send this one to the other region.
learn-cryhavoc-02-reveal = Both regions have an exploration token: something to discover. Choose which one to reveal first.
learn-cryhavoc-02-end = A unit alone in a region controls it, and your control token stays when the unit moves on. Until an enemy walks in.

## 05 Battle: you attack

learn-cryhavoc-05-title = Battle: you attack
learn-cryhavoc-05-control = More units on Region Control win the region and 2 VP; a tie goes to the defender. You place first. You have four units, they have two. How many do you need here to be sure?
learn-cryhavoc-05-control-tie = They can place two as well: a tie, and it is theirs.
learn-cryhavoc-05-control-all = That is sure, but with one unit fewer it is just as sure, and that one could earn something else.
learn-cryhavoc-05-control-few = They can match that, or place more. Count their units and add one.
learn-cryhavoc-05-prisoners = More units on Capture Prisoners take one enemy: 1 VP each round. The rest go to Attrition, where each unit kills one, for 1 VP. Where do you want your last one?
learn-cryhavoc-05-prisoners-one = A prisoner: 1 VP now, and again in each round you keep it.
learn-cryhavoc-05-prisoners-none = On Attrition it kills one: 1 VP at once.
learn-cryhavoc-05-end = 3 to 2: you control { FORM($mirror, case: "it") }, and it brings 2 VP. Enemies that are left retreat. And every battle adds a crystal to its region.

## What can be wrong with a position

cryhavoc-lesson-factions = Say which faction each seat plays, such as factions = "humans,pilgrims" among the options of the table. The level must be that of a first game.
cryhavoc-lesson-name = The pack has no “{ $given }”, or not here.
cryhavoc-lesson-order = Name each faction of the table once: { $factions }.
cryhavoc-lesson-region = Name the region “{ $region }” once, among “printed” or “regions”. It must not be missing or named twice ({ $count }).
cryhavoc-lesson-piece = “{ $given }” is not a piece. Write humans, humans 2, crystals 3, party, exploration, battle 1 humans or the id of a structure; a prisoner is pilgrims: humans 1.
cryhavoc-lesson-battle = “{ $region }”: units of two factions need a battle token with one of them as the attacker, and a battle token needs units of two.
cryhavoc-lesson-control = “{ $region }”: units that are alone in a region control it.
cryhavoc-lesson-tokens = The number of tokens that have been revealed is { $due }, but the lesson names { $count }. No kind may occur more often than in the box.
cryhavoc-lesson-units = The faction “{ $faction }” has this many units: { $due }. Those on the map or captured ({ $count }) and in reserve ({ $said }) do not add up to that.
cryhavoc-lesson-card = Seat { $number } cannot have the card “{ $card }”: it is in another deck, or named twice.
cryhavoc-lesson-deck = The number of cards left in the deck of seat { $number } is { $left }, but the lesson says { $said }. Every card must be somewhere.
cryhavoc-lesson-terrain = The numbers of cards left in the terrain decks are { $left }.
cryhavoc-lesson-events = The number of events is { $count }: one for each round, the others on the score track (number of spots: { $spots }).
cryhavoc-lesson-passed = A marker has passed the event on { $spot }. Put it on the next spot.
