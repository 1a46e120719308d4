### The lessons of Cry Havoc (English): learn-cryhavoc-<number of the lesson>-<text>.

## 01 What it is about

learn-cryhavoc-01-title = What the game is about
learn-cryhavoc-01-enable = The player with the most victory points (VP) wins. Most come from crystals in your regions, but only in rounds with scoring. Use { $flag }: enable scoring.
learn-cryhavoc-01-enable-other = Useful, but this round you want scoring. Enable it.
learn-cryhavoc-01-count = Now everyone gets 1 VP for each crystal in their regions. You enabled scoring, so you also get 1 VP for each region, your HQ included. End your turn and count.
learn-cryhavoc-01-count-skill = Your skill is good, too, but not needed now. End your turn.
learn-cryhavoc-01-round = 14 VP for you, 3 for the Pilgrims. A round has an event, four new cards, three actions each, battles, prisoners, and scoring if enabled. There are five rounds at most.
learn-cryhavoc-01-end = Points come from crystals in your regions, and scoring must be enabled. It pays everyone, so choose a round in which it pays you most.

## 02 Cards are actions

learn-cryhavoc-02-title = Cards are actions
learn-cryhavoc-02-move = Your first action of the game. There are three crystals and no Trogs { FORM($road, case: "in") }, next to your HQ. To get there, choose Move.
learn-cryhavoc-02-move-later = Good later in the game. First you need regions with crystals: choose Move.
learn-cryhavoc-02-pay = Cards pay for it. Only their Move icons count now; the text is for battles. You want to send two units, so choose a card with two Move icons.
learn-cryhavoc-02-pay-one = That one has a single Move icon. Keep it, and choose a card with two.
learn-cryhavoc-02-pay-none = Without a card nobody moves. Choose one with two Move icons.
learn-cryhavoc-02-play = Two points are enough. Each card is spent when you play it, so keep the others for your next actions and battles. Play it.
learn-cryhavoc-02-play-keep = Two points will do. Keep that card for later.
learn-cryhavoc-02-step = Each point moves one unit into an adjacent region. Send one { FORM($road, case: "to") }: first choose a unit, then where it goes.
learn-cryhavoc-02-step-left = You have paid for two steps. Send two units { FORM($road, case: "to") }.
learn-cryhavoc-02-step-trogs = A war party lies there: Trogs in hiding. That is for another lesson.
learn-cryhavoc-02-second = Your second point: send another unit { FORM($road, case: "to") }. Two are harder to drive away than one.
learn-cryhavoc-02-second-other = That one is where it should be. Choose one that is still in your HQ.
learn-cryhavoc-02-found = An exploration token lay there: something to discover. This one has brought a crystal, so there are four now, and all of them are yours.
learn-cryhavoc-02-end = A unit alone in a region controls it, and your control token stays when the unit moves on, until an enemy walks in.

## 03 Unknown ground

learn-cryhavoc-03-title = Unknown ground
learn-cryhavoc-03-move = Two regions nobody has seen yet. Choose Move, and pay with { $front } and { $troopers }: 2 + 1 = 3 points.
learn-cryhavoc-03-move-first = Explore first: choose Move.
learn-cryhavoc-03-move-card = You need 3 points: { $front } has two of them, { $troopers } one.
learn-cryhavoc-03-move-enough = 3 points are enough. Keep that card.
learn-cryhavoc-03-go = The compass { FORM($road, case: "in") } hides a discovery: one unit from your HQ is enough. The mask { FORM($mirror, case: "in") } is a Trog war party: send two.
learn-cryhavoc-03-go-left = You have points left. One unit against unknown Trogs is not enough: send two.
learn-cryhavoc-03-go-one = One unit is enough for a discovery. The war party needs two.
learn-cryhavoc-03-go-two = Two are enough here. The exploration token needs one, too.
learn-cryhavoc-03-go-home = Not that way. One from your HQ { FORM($road, case: "to") }, two { FORM($mirror, case: "to") }.
learn-cryhavoc-03-battle = One more crystal for you { FORM($road, case: "in") }. A Trog came out { FORM($mirror, case: "in") }. The numbered token marks a battle: it is fought when everyone has taken three actions.
learn-cryhavoc-03-end = Tokens are revealed after the move, and many regions have both kinds. War parties fight, but they bring crystals. Until the battle your units stay there.

## 04 Recruits and better cards

learn-cryhavoc-04-title = Recruits and better cards
learn-cryhavoc-04-recruit = Recruit brings units from your reserve to your HQ, one for each Recruit icon. Choose Recruit and pay with the two cards that have two icons each.
learn-cryhavoc-04-recruit-later = Also good. But only two units are left in your HQ: choose Recruit.
learn-cryhavoc-04-recruit-one = That one has a single Recruit icon. Keep it for a battle.
learn-cryhavoc-04-recruit-more = More points first: two cards with two icons each.
learn-cryhavoc-04-recruit-enough = Four points are enough. Keep that card for a battle.
learn-cryhavoc-04-raise = Four points: four units. Take them all.
learn-cryhavoc-04-raise-all = You have paid for four, and points cannot be saved.
learn-cryhavoc-04-study = Next action: draw two, keep one, from your own deck or a terrain deck. Your next battle is at sea, so choose the Ocean deck.
learn-cryhavoc-04-study-own = Your own cards work anywhere, but try an Ocean card.
learn-cryhavoc-04-study-land = In battles such a card works only on its own terrain. Choose the Ocean deck.
learn-cryhavoc-04-study-now = Also good. But now get a better card: draw two, keep one.
learn-cryhavoc-04-keep = Keep one; it is yours for the whole game. In an Ocean battle { $landing } adds two units to Region Control; { $undertow } moves two enemies off Attrition.
learn-cryhavoc-04-keep-landing = Two units out of nowhere: that turns a battle.
learn-cryhavoc-04-keep-undertow = Two fewer enemies to kill your units.
learn-cryhavoc-04-end = More units, and a card that others do not have. Terrain cards pay for actions like any other card, but in a battle they need their terrain.

## 05 Battle: you attack

learn-cryhavoc-05-title = Battle: you attack
learn-cryhavoc-05-control = The side with more units on Region Control wins the region and 2 VP; the defender wins ties. You place first, four units against two. How many make it certain?
learn-cryhavoc-05-control-tie = They can place two as well: a tie, and it is theirs.
learn-cryhavoc-05-control-all = That is safe, but so is one unit fewer, and the spare one could earn something else.
learn-cryhavoc-05-control-few = They can match that, or place more. Count their units and add one.
learn-cryhavoc-05-prisoners = The side with more units on Capture Prisoners takes one enemy: 1 VP each round. The rest go to Attrition: each unit there kills one, for 1 VP. Where does the last one go?
learn-cryhavoc-05-prisoners-one = A prisoner: 1 VP now, and again in each round you keep it.
learn-cryhavoc-05-prisoners-none = On Attrition it kills one: 1 VP at once.
learn-cryhavoc-05-end = 3 to 2: you control { FORM($mirror, case: "it") }, and it brings 2 VP. Enemies that are left retreat. And every battle adds a crystal to its region.

## 06 Battle: you defend

learn-cryhavoc-06-title = Battle: you defend
learn-cryhavoc-06-control = You place second and see everything: they have 2 on Region Control, 1 on Capture Prisoners, 1 on Attrition. A tie on Region Control is yours. How few are enough?
learn-cryhavoc-06-control-all = You keep the region, but then they take a prisoner unopposed.
learn-cryhavoc-06-control-few = Then the region falls. Two against two is a tie, and ties here are yours.
learn-cryhavoc-06-prisoners = On Capture Prisoners nobody wins a tie. They have one unit there. Where does your last one do the most good?
learn-cryhavoc-06-prisoners-none = Then they take a prisoner, perhaps this very unit before it can kill: 1 VP for them in every round.
learn-cryhavoc-06-end = You hold { FORM($road, case: "it") } and get 2 VP. One of your units falls to Attrition; none is captured. Placing second is the defender’s advantage.

## 07 Tactics cards

learn-cryhavoc-07-title = Tactics cards
learn-cryhavoc-07-support = Region Control is 2 to 2: still theirs. Now cards, one at a time, you first. { $mirage } needs a Desert; this is a Mountain. Use { $support }: add a unit to Region Control.
learn-cryhavoc-07-support-pass = If you pass, you cannot play any more cards in this battle, and a tie is theirs.
learn-cryhavoc-07-support-first = That helps, too, but they can answer it. First add a unit.
learn-cryhavoc-07-support-control = Region Control is what you want.
learn-cryhavoc-07-outflank = They have answered: 3 to 3. { $outflank } shifts your own units. Bring the one from Attrition to Region Control.
learn-cryhavoc-07-outflank-tie = A tie is theirs. Play { $outflank }.
learn-cryhavoc-07-outflank-from = You need every unit there. Take the one from Attrition.
learn-cryhavoc-07-outflank-to = It does nothing for you there. Shift it to Region Control.
learn-cryhavoc-07-stop = 4 to 3. The card could shift another unit, but you want them where they are. Skip this part.
learn-cryhavoc-07-stop-enough = Then you would lose the region again. Skip this part.
learn-cryhavoc-07-pass = They have passed: their last card is no use in battle. You have what you want, so pass, too.
learn-cryhavoc-07-end = 4 to 3: you control { FORM($gorge, case: "it") }. A card played in a battle cannot pay for an action: that is its price. So keep one or two.

## 08 Prisoners

learn-cryhavoc-08-title = Prisoners
learn-cryhavoc-08-capture = Region Control is yours, 2 to 1. You also win Capture Prisoners: take one unit from any objective, before Attrition is resolved. Which one would hurt you most?
learn-cryhavoc-08-capture-control = Region Control is already won. Their two units on Attrition would kill two of yours.
learn-cryhavoc-08-ransom = The last round. You have 24 VP, they have 23, and you are even on crystals. They hold one of your units. You could buy it back for 2 VP. Do you?
learn-cryhavoc-08-ransom-late = It goes back to your reserve, where it is no use any more, and 22 to 23 loses. Early in a game it is often right.
learn-cryhavoc-08-end = A prisoner brings 1 VP in every round, so early ones pay most. Buying a unit back costs 2 VP: do it soon, or not at all.

## 09 Build and activate

learn-cryhavoc-09-title = Build and activate
learn-cryhavoc-09-build = Build icons pay for structures in regions you control, and for using them. Choose Build, with { $ground } and { $pass }: 3 + 2 = 5 points.
learn-cryhavoc-09-build-later = Also good, but this time choose Build.
learn-cryhavoc-09-build-none = That one has no Build icon.
learn-cryhavoc-09-build-more = You will need all 5 points: take both cards.
learn-cryhavoc-09-airfield = { $airfield }: 2 points to build, 3 to use. Build it { FORM($road, case: "in") }, where a unit guards it.
learn-cryhavoc-09-airfield-bare = No unit guards it there. Build it { FORM($road, case: "in") }.
learn-cryhavoc-09-airfield-other = That is not what we want now. Build: { $airfield }.
learn-cryhavoc-09-use = Now use it: choose { FORM($road, case: "it") }, where it stands.
learn-cryhavoc-09-use-now = You have 3 points left, just enough. Activate it.
learn-cryhavoc-09-target = It takes control of a region without units, up to two steps away. Where can you take three crystals from the Pilgrims?
learn-cryhavoc-09-target-poor = That brings you no crystals. There are three { FORM($gorge, case: "in") }.
learn-cryhavoc-09-end = You control { FORM($gorge, case: "it") } without moving or fighting. Structures stay: in later rounds you pay only to use them.

## 10 When to enable scoring

learn-cryhavoc-10-title = When to enable scoring
learn-cryhavoc-10-enable = Only one player can enable scoring in a round, and only that player scores regions. Scoring comes at the end of the round, so you can still gain regions. Enable it now.
learn-cryhavoc-10-enable-other = Not bad. But seven Pilgrim cards have been discarded: the only one left is the card that enables scoring. With it, they score their regions, and you do not.
learn-cryhavoc-10-take = As it stands, 14 VP for you and 10 for them. The last action of the round is yours. Four crystals lie unguarded { FORM($reach, case: "in") }: move in.
learn-cryhavoc-10-take-open = There are no units { FORM($reach, case: "in") }, and it is next to one of your regions. One step { FORM($salt, case: "from") } takes it.
learn-cryhavoc-10-done = One unit is enough. The other one can stay: finish the move.
learn-cryhavoc-10-done-stay = That gains nothing more. Finish the move.
learn-cryhavoc-10-wait = 19 VP to 6: so late in the round, they could not take it back. Another game: you have 3 regions and 3 crystals, they have 10 crystals. Would you enable scoring?
learn-cryhavoc-10-wait-not = 6 VP for you, 10 for them. Do something else: change the map first.
learn-cryhavoc-10-wait-idle = That leaves the map as it is. Four crystals lie unguarded { FORM($reach, case: "in") }: move in.
learn-cryhavoc-10-change = Four crystals lie unguarded { FORM($reach, case: "in") }, one step { FORM($salt, case: "from") }. A single Move icon is enough: pay with { $troopers }.
learn-cryhavoc-10-change-dear = You need one point: pay with { $troopers }, and keep your other cards.
learn-cryhavoc-10-waited = 4 regions and 7 crystals for you, 6 crystals for them. Nobody has scored, and from now on enabling pays you 11 VP and them only 6.
learn-cryhavoc-10-end = Enable scoring when it pays you more than the others. And look for what you can still take afterwards.

## 11 Four ways to play

learn-cryhavoc-11-title = Four ways to play
learn-cryhavoc-11-skill-first = First the skill. It does not cost your action.
learn-cryhavoc-11-humans = Skills cost no action: use each once a round, before or after yours. Use the Humans’ { $charter }: discard a card for 1 VP for every five regions you control.
learn-cryhavoc-11-humans-pay = You have six regions: that is 1 VP for one card. Choose one.
learn-cryhavoc-11-pilgrims = The Pilgrims gather crystals in their store. { $offering } takes two from one of your regions, or turns up to three stored ones into 2 VP each. You have three: cash in.
learn-cryhavoc-11-pilgrims-cash = Gathering is for later. You have three in your store: turn them into VP.
learn-cryhavoc-11-pilgrims-all = Each one is 2 VP. Pay all three.
learn-cryhavoc-11-machines = The Machines build. Choose Build, and pay with { $destruct }. Its one icon is enough to activate this structure: { $sniper }.
learn-cryhavoc-11-machines-build = This time, choose Build.
learn-cryhavoc-11-machines-pay = It takes only 1 point. Pay with { $destruct }.
learn-cryhavoc-11-machines-enough = 1 point is enough. Keep that card.
learn-cryhavoc-11-machines-use = Then there is no point left for this structure: { $sniper }. Activate it.
learn-cryhavoc-11-shot = It kills a unit that stands alone, anywhere. Which region would you like to see empty?
learn-cryhavoc-11-shot-rich = That gains you nothing. There are three crystals { FORM($gorge, case: "in") }.
learn-cryhavoc-11-trogs = The Trogs, for four players: their HQ is in the middle of the planet, and tunnels lead out of it. Choose Move, with two cards: 2 points.
learn-cryhavoc-11-trogs-move = This time, get your units out of the HQ: choose Move.
learn-cryhavoc-11-trogs-card = Each of them has a single Move icon. Take two cards.
learn-cryhavoc-11-trogs-enough = 2 points are enough. Keep that card.
learn-cryhavoc-11-tunnels = Any tunnel is a single step from any other, however far away. Send two units out to regions with tunnels.
learn-cryhavoc-11-tunnels-left = You have points left. Send two units out of your HQ.
learn-cryhavoc-11-tunnels-kin = More Trogs are hiding there: another good way to grow. But this time, use a tunnel.
learn-cryhavoc-11-end = Humans spread, Pilgrims gather, Machines build, Trogs come from below. Choose what you like, and see what the others are after.

## 12 Events and the end

learn-cryhavoc-12-title = Events and the end
learn-cryhavoc-12-rounds = Round 2. Each round begins with the next events on the score track. They lie at 30 and 45; then comes the last round. How many rounds come after this one?
learn-cryhavoc-12-rounds-1 = One
learn-cryhavoc-12-rounds-1-reply = More: one for each spot where events lie, and the last one.
learn-cryhavoc-12-rounds-2 = Two
learn-cryhavoc-12-rounds-2-reply = One more: after the events at 30 and at 45 there is still the last round.
learn-cryhavoc-12-rounds-3 = Three
learn-cryhavoc-12-rounds-3-reply = Right: the events at 30, those at 45, and the last round. So five rounds in all, unless someone is fast.
learn-cryhavoc-12-enable = You have 21 VP. Enable scoring and watch your marker pass 30.
learn-cryhavoc-12-enable-other = Watch the score track this time: enable scoring.
learn-cryhavoc-12-passed = 32 VP. You passed 30, so its event joined the one at 45, and both come now, in round 3. How many rounds are left, counting this one?
learn-cryhavoc-12-passed-1 = One
learn-cryhavoc-12-passed-1-reply = One more: this is not the last round yet.
learn-cryhavoc-12-passed-2 = Two
learn-cryhavoc-12-passed-2-reply = Right: this one and the last.
learn-cryhavoc-12-passed-3 = Three
learn-cryhavoc-12-passed-3-reply = It was three before. Two events share one round now.
learn-cryhavoc-12-end = VP make the game shorter (but not a first game by the German book). That is good for the player in the lead. In the last round crystals always score, regions never.

## What can be wrong with a position

cryhavoc-lesson-factions = Say which faction each seat plays, such as factions = "humans,pilgrims" in the options of the table. The level must be that of a first game.
cryhavoc-lesson-name = The pack has no “{ $given }”, or it does not belong here.
cryhavoc-lesson-order = Name each faction of the table once: { $factions }.
cryhavoc-lesson-region = Name the region “{ $region }” once, under “printed” or “regions”. It must not be missing or named twice ({ $count }).
cryhavoc-lesson-piece = “{ $given }” is not a piece. Write “humans”, “humans 2”, “crystals 3”, “party”, “exploration”, “battle 1 humans” or the id of a structure; a prisoner is “pilgrims: humans 1”.
cryhavoc-lesson-battle = “{ $region }”: units of two factions need a battle token with one of them as the attacker, and a battle token needs units of two.
cryhavoc-lesson-control = “{ $region }”: units that are alone in a region control it.
cryhavoc-lesson-tokens = The number of tokens that have been revealed is { $due }, but the lesson names { $count }. No kind may occur more often than in the box.
cryhavoc-lesson-units = The faction “{ $faction }” has this many units: { $due }. Those on the map or captured ({ $count }) and in reserve ({ $said }) do not add up to that.
cryhavoc-lesson-card = Seat { $number } cannot have the card “{ $card }”: it is in another deck, or named twice.
cryhavoc-lesson-deck = The number of cards left in the deck of seat { $number } is { $left }, but the lesson says { $said }. Every card must be somewhere.
cryhavoc-lesson-terrain = Number of cards that should be left in the terrain decks: { $left }.
cryhavoc-lesson-events = Number of events needed: { $count }; at least one for each round so far, the rest on the score track (number of spots: { $spots }).
cryhavoc-lesson-passed = A marker has passed the event on { $spot }. Put it on the next spot.
