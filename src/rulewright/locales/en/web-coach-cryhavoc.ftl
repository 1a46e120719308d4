### What a coach tells a newcomer to Cry Havoc, each thing when it first matters (English).

web-coach-cryhavoc-ambush = Each round begins with an event. Here, Trogs with a crystal will lie in wait for the first to come. Put them in your opponent’s way. If they would be in yours, skip this instead.
web-coach-cryhavoc-event = Each round begins with an event. It is the same for everyone: read it and choose what helps you now.
web-coach-cryhavoc-deck = Each terrain has its own deck. Its cards work in battles on that terrain. Where are you going to fight?
web-coach-cryhavoc-action = First take land: choose Move and pay with cards. Only their Move icons count. One unit takes a free region; a green mask hides Trogs, so send two. Keep a card or two for a battle.
web-coach-cryhavoc-plan = Before each action, ask: can I take crystals, do I have to guard something, is it time to score?
web-coach-cryhavoc-cards = Only the highlighted row of icons counts. Stop when you have the points you need, and keep a card for each battle.
web-coach-cryhavoc-units = Each point moves one unit into an adjacent region. Where only your units stand when the action ends, you take control, and your control token stays when they move on later.
# $region: its name.
web-coach-cryhavoc-fight = If you move here ({ $region }), expect a battle this round, and you place your units first. Go with two or more.
web-coach-cryhavoc-token = Something is hidden here: { $region }. An exploration token is a discovery; a war party or nest means a battle with Trogs. Send two units or more against Trogs.
web-coach-cryhavoc-guard = This region is empty and next to enemy units: { $region }. One step, and its crystals are theirs. Move a unit in.
web-coach-cryhavoc-attacking = After all actions, you attack here: { $region }. No one can move in any more, but cards still help: keep one or two for the battle.
web-coach-cryhavoc-attacked = After all actions, you will be attacked here: { $region }. As the defender, you win a tie for Region Control. No one can move in any more: keep cards for the battle.
web-coach-cryhavoc-attack = You place first. Count their units and what structures or tokens add: one more wins Region Control, unless a card changes it. Use the others to capture or kill.
web-coach-cryhavoc-defend = They have placed their units, and you see them all. You win a tie for Region Control, so match them there and use the others where they change something.
web-coach-cryhavoc-natives = Your opponent is fighting the natives, so you lead the Trogs here. Hurt your opponent as much as you can.
web-coach-cryhavoc-tactic = Now play cards, one at a time. The lanes show who is ahead. Grey cards can’t be played here. Once you pass, you can’t play any more cards in this battle.
web-coach-cryhavoc-prisoner = Take the unit that would do the most harm: if Attrition is still to come, one taken from there no longer kills.
web-coach-cryhavoc-victim = Kill where it changes the result, for example on the objective that is tied.
web-coach-cryhavoc-retreat = Your units fall back to a region you control. Choose where they will be most useful.
web-coach-cryhavoc-nest = Put the nest where it is in your opponent’s way, not in yours.
web-coach-cryhavoc-ransom = Buy a unit back for 2 VP, or leave it: a player who holds it earns 1 VP each round. Early in the game, buying is often worth it.
web-coach-cryhavoc-discard = The limit is seven cards. Discard what you need least.
web-coach-cryhavoc-structure = Build in regions you control. A structure stays; unless it is passive, each use costs Build icons. The tile shows the costs.
web-coach-cryhavoc-keep = This card is yours for the rest of the game. Think of the battle you expect next.
web-coach-cryhavoc-skill = You can still use a skill this round. It costs no action.
# $own, $other: VP.
web-coach-cryhavoc-score = As things stand, enabling scoring brings you { $own } VP and the others at most { $other }. Only one player can do it in a round.
web-coach-cryhavoc-rival = Scoring now would bring your strongest opponent { $other } VP for crystals, and you { $own }. Take a region with crystals before they enable it.
# $spot: on the score track.
web-coach-cryhavoc-track = When your marker passes { $spot } on the score track, the game gets one round shorter. That is good for the player in the lead.
web-coach-cryhavoc-last = In the last round crystals are always scored. Take regions with crystals while you can.
