### The lessons of Termites (English): learn-termites-<number of the lesson>-<text>.

## 01 One turn

learn-termites-01-title = One turn
learn-termites-01-token = Points come from mounds. Two are yours, two are Red’s, and the 7 in the middle is nobody’s. A turn begins with a token from your hand: take the Worker ×2.
learn-termites-01-token-other = In a game any token will do. For this lesson, take the Worker ×2.
learn-termites-01-place = Place it on any free hex. To take the 7, you will need strength around it: choose one of the six hexes that touch it. It stands on F6, the sixth hex of row F.
learn-termites-01-place-far = That is allowed, but there is nothing out there. Choose a hex that touches F6.
learn-termites-01-move = You have drawn a new token. Now you may move one unit. A Worker moves two hexes: move it around the mound, to another hex that touches F6.
learn-termites-01-move-stay = You may stay where you are, but try moving.
learn-termites-01-move-far = Too far out. Stay beside F6.
learn-termites-01-end = Place a token, move a unit: that is a whole turn. Then Red does the same, until you have played 18 tokens each.

## 02 Take a mound

learn-termites-02-title = Take a mound
learn-termites-02-token = To take a mound, you need more than its value. Around F6 you have 2 + 3 + 2 = 7, and 7 against 7 is not enough. Place one more token where it counts: beside F6.
learn-termites-02-place-no = It does not count there: still 7 against 7. Place it beside F6.
learn-termites-02-place-hint = The six hexes that touch F6 count. Three of them are free.
learn-termites-02-attack = Now you have more than 7. The unit that takes a mound is used up; its helpers stay. So choose the one you will miss least, then F6.
learn-termites-02-attack-strong = It works, but this one is stronger than necessary, and it is used up.
learn-termites-02-attack-ripe = You are strong enough now. Take the mound on F6.
learn-termites-02-mound = The 7 is your trophy. Now one of your own mounds must stand there. It counts the same as in reserve, but on the board it can be attacked. Choose one.
learn-termites-02-mound-high = Hard to take, but costly to lose.
learn-termites-02-mound-low = Easy to take, but little to lose.
learn-termites-02-end = A trophy is yours for good: 7 more points. Your mound in the middle is just as good a target for others, so watch it.

## 03 Push a unit away

learn-termites-03-title = Push a unit away
learn-termites-03-attack = Red’s Worker ×2 on G5 defends with 2, and nobody helps a defender. Your Nasute ×2 has 2, and your Worker beside the target adds 2. Attack G5 with the Nasute.
learn-termites-03-attack-worker = It is strong enough, too. But a Worker can come in from several sides, and you would be asked which. Take the Nasute.
learn-termites-03-attack-now = Now is the time: 4 against 2. Attack G5 with the Nasute.
learn-termites-03-retreat = A beaten unit retreats one hex, and you choose where. Keep it away from your mounds.
learn-termites-03-retreat-home = There it would stand beside your mound on H3. Push it away from home.
learn-termites-03-end = If your attack is stronger than the defence, you win. The loser retreats where you say, and your unit takes its place.

## 04 Destroy it

learn-termites-04-title = Destroy it
learn-termites-04-soldier = Either of your units beats this Nasute. But what a Soldier attacks and beats is destroyed: it does not retreat. Attack G5 with the Soldier.
learn-termites-04-soldier-worker = A Worker would only push it away. The Soldier destroys it.
learn-termites-04-soldier-now = The Nasute is still there. Attack G5 with the Soldier.
learn-termites-04-corner = No Soldier here. But a beaten unit needs a free hex to retreat to. In this corner there is none, so it is destroyed. Attack A1 with the Nasute.
learn-termites-04-corner-door = A Worker could attack from two sides, and from one of them it would leave its own hex open for Red. The Nasute can come from only one side. Use the Nasute.
learn-termites-04-corner-now = Red is still there. Attack A1 with the Nasute.
learn-termites-04-end = There are two ways to destroy a unit: attack with a Soldier, or leave it no hex to retreat to. What is destroyed never comes back.

## 05 Stones and wings

learn-termites-05-title = Stones and wings
learn-termites-05-stones = Stones add 1: Red’s Worker ×2 on E8 defends with 3, and your Worker ×3 has just 3. Place a token that helps against E8.
learn-termites-05-stones-no = No help from there. Place it beside E8. A Nasute also helps from two hexes away.
learn-termites-05-stones-hint = E7, D8 and F9 touch E8 and are free.
learn-termites-05-climb = Moving onto Stones costs 2 points, and Soldiers and Nasutes have only 1. Choose who attacks, then E8, then where Red retreats.
learn-termites-05-climb-no = That one has 1 point, and Stones cost 2. It helps, but it cannot attack E8.
learn-termites-05-climb-now = You are strong enough now. Attack E8.
learn-termites-05-wings = Alates fly three hexes, over Water and enemies. Red’s Soldiers guard the front, but the Nasute on D8 is alone behind them. Fly there with the Alate.
learn-termites-05-wings-alate = Only the Alate reaches D8. Take it.
learn-termites-05-wings-alone = Nice flight. But the Nasute on D8 is alone: 2 against 1.
learn-termites-05-green = C7 is Vegetation, the best place for a Nasute: from there it adds 1 more. Send it elsewhere.
learn-termites-05-green-no = From there it would add 1 more. Choose another hex.
learn-termites-05-end = Stones protect, Vegetation helps Nasutes, Water is for Alates. Only Vegetation is closed to Alates.

## 06 Slime

learn-termites-06-title = Help from a distance
learn-termites-06-token = You have 3 + 2 = 5 beside F6 and need 8. Nasutes help from two hexes away, and add 1 more on Vegetation. Which token is enough?
learn-termites-06-token-two = 5 + 2 = 7. One short.
learn-termites-06-token-one = 5 + 1 = 6. Two short.
learn-termites-06-place = The Nasute must be two hexes from F6, and on Vegetation.
learn-termites-06-place-bare = There it counts 2: still 7 against 7. On Vegetation it adds 1 more.
learn-termites-06-place-far = Too far. A Nasute helps from two hexes away, no farther.
learn-termites-06-place-hint = E4 and G7 are Vegetation, two hexes from F6.
learn-termites-06-attack = 8 against 7. The attacker is used up, so choose the weaker one, then F6.
learn-termites-06-attack-strong = It works, but the Worker ×3 was the stronger one.
learn-termites-06-attack-ripe = You are strong enough now. Take the mound on F6.
learn-termites-06-mound = Choose which of your mounds goes there.
learn-termites-06-end = A Nasute helps from the second row, and best from Vegetation. Look for green hexes near the mounds: theirs and yours.

## 07 From which side

learn-termites-07-title = From which side
learn-termites-07-attack = Red’s Soldier ×2 stands beside your mound on H3. With the Worker on H5 you bring 3 + 1 + 1 + 2 = 7 against 4. Attack G4 with it.
learn-termites-07-attack-others = Without the Worker on H5 it is only 4 against 4. Attack with that Worker.
learn-termites-07-attack-now = G4 is the target: 7 against 4.
learn-termites-07-side = A beaten unit cannot retreat to the hex that the attack came from. G5 is the only hex left to this Soldier. From which hex do you attack?
learn-termites-07-side-open = Then G5 stays open, and the Soldier retreats there. Come from G5.
learn-termites-07-end = It had nowhere to go, so it was destroyed, even without a Soldier. Surround a target, and attack from the last free hex.

## 08 Guard your mounds

learn-termites-08-title = Guard your mounds
learn-termites-08-token = Grey has 4 + 3 = 7 beside your mound on H7, whose defence is 8. One more Worker ×2, and it falls. Which of your tokens helps?
learn-termites-08-token-fill = That fills one hex, and others stay free. Better to destroy something.
learn-termites-08-token-hint = Only one of your tokens is strong enough to beat one of those two by itself.
learn-termites-08-place = A unit may move on the turn it is placed. Place the Soldier beside the Alate on H8.
learn-termites-08-place-far = A Soldier moves one hex. From there it does not reach H8.
learn-termites-08-strike = 4 against 3. Attack H8 with the Soldier.
learn-termites-08-strike-still = The Alate is still there. Attack H8 with the Soldier.
learn-termites-08-end = Now Grey has only 4 beside your 8. Look around your mounds like this every turn.

## 09 Setup

learn-termites-09-title = The first mounds
learn-termites-09-mound = Two of your five mounds, worth 5 to 9, go on the board. The others count too, and are safe. A high one holds longer, but costs more if it falls. Choose.
learn-termites-09-mound-high = It will hold longer, but losing it costs more.
learn-termites-09-mound-low = It will fall sooner, but losing it costs less.
learn-termites-09-build = Not on the edge, not beside a mound, with at most one Water hex beside it. Choose a hex on your side of the board: rows G to J.
learn-termites-09-build-theirs = That is allowed, but Red can get there as fast as you. Choose a hex in rows G to J.
learn-termites-09-second = Red has placed both mounds. Now choose your second one, and place it well away from the first, or one group of units can threaten both.
learn-termites-09-second-near = Close together they fall together. Three hexes apart or more is better.
learn-termites-09-end = The board is ready. Now the turns begin: place a token, move a unit.

## 10 The last turn

learn-termites-10-title = The last turn
learn-termites-10-token = The last token of the game is yours. Red took the 7 and leads 42 to 35. Red’s mound on D7 is worth 5, and you have 2 + 2 + 1 there. Place the Worker so that it counts.
learn-termites-10-place-no = It does not count there, and there is no next turn.
learn-termites-10-attack = 6 against 5. Take the mound on D7.
learn-termites-10-attack-else = Then it ends 35 to 42. Take the mound on D7.
learn-termites-10-mound = Choose which of your mounds goes there. At the end all of them count, on the board and in reserve.
learn-termites-10-end = 40 to 37: you win. Your mounds count, on the board and in reserve, and so do your trophies. In a tie, the player with more units on the board wins.

## What can be wrong with a position

termites-lesson-swarms = Say which swarm each seat plays, such as swarms = "blue,red" in the options of the table.
termites-lesson-piece = “{ $given }” is not a piece. Write 0:worker-2@F5, 1:6@H3 or neutral:7@F6, with a hex of this board; in a hand, worker-2.
termites-lesson-taken = “{ $given }”: the hex is already taken.
termites-lesson-site = “{ $given }”: no mound may stand there.
termites-lesson-ground = “{ $given }”: that terrain is closed to this caste.
termites-lesson-mounds = Seat { $number } has more mounds of one value than its swarm has.
termites-lesson-mounds-all = Mounds on the board, in reserve and taken must be exactly those in the box. Missing: { $missing }. Too many: { $extra }.
termites-lesson-tokens = Seat { $number } has too many { $token } tokens. Its swarm has only { $most }.
termites-lesson-stack = The number of tokens left in the stack of seat { $number } is { $left }, but the lesson says { $said }. Every token must be somewhere.
termites-lesson-hand = The number of tokens in the hand of seat { $number } must be { $count }.
termites-lesson-turns = The number of tokens that seat { $number } has played is { $count }, but should be { $due } by now. Add units, or name the tokens lost.
termites-lesson-hex = This board has no hex “{ $name }”.
