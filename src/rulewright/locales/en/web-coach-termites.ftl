### What a coach tells a newcomer to Termites, each thing when it first matters (English).

# $hex: where. $player: who.
web-coach-termites-danger = Your mound on { $hex } is in danger: { $player } could bring { $attack } against its { $defence }. Push an attacker away, or threaten something in return.
web-coach-termites-take = You can take the mound on { $hex } right now: { $attack } against { $defence }. The attacker is lost, but the mound is yours for good.
web-coach-termites-attack = You can attack the unit on { $hex }: { $attack } against { $defence }. It retreats to a hex you choose; a Soldier destroys it instead.
web-coach-termites-weak = Here you see your strength and the target’s defence: yours must be greater. Your units next to the target add their strength.
# $n: strength that stands there. $value: of the mound.
web-coach-termites-near = Your strength next to the mound on { $hex } is { $n }; to take it, you need more than { $value }. Another token beside it helps, or a Nasute two hexes away.
web-coach-termites-mound = Only one or two of your five mounds go on the board now; the others stay safe in reserve. All of them count. A high one is harder to take, and a bigger loss. Keep them on your side, well apart.
web-coach-termites-turn = A turn: place a token on any free hex, even next to an enemy. Then move one unit if you like, the new one or another. Moving onto an enemy or a mound is an attack.
web-coach-termites-castes = A Worker moves two hexes, a Soldier is twice as strong, a Nasute supports from afar, an Alate flies.
web-coach-termites-entry = You choose the side you come from. The beaten unit can’t retreat to that hex, so block its way out.
web-coach-termites-retreat = You choose where the beaten unit goes. Send it away from your mounds, or to where it is useless.
web-coach-termites-trophy = You took a mound! One of your own goes here instead. A high one is hard to take; a low one is no great loss.
web-coach-termites-lost = Your mound was taken, and its points with it. Build a new one, away from the group that took it.
# $hex: where to place it. $goal: the hex of a mound.
web-coach-termites-nasute = You hold a Nasute. From the Vegetation on { $hex } it supports an attack on { $goal } and adds 1 more.
web-coach-termites-alate = You hold an Alate. It flies three hexes, over Water and most enemies, but never into Vegetation. Strike where nobody expects it.
web-coach-termites-soldier = Your Soldier on { $hex } stands next to an enemy. A unit that a Soldier beats is destroyed and does not come back.
web-coach-termites-empty = Your stack is empty: the tokens in your hand are your last ones. Plan how to use them together.
web-coach-termites-last = This is your last token. What can you still take, and what must you protect?
