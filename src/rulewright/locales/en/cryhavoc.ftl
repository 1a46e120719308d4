### Cry Havoc, what is asked, done, told and refused (English).
### Names of players, regions, cards and other parts of a pack are shown as they are, never inflected. Factions and the rest: see
### cryhavoc-terms.ftl; what cards do: see cryhavoc-effects.ftl.

## The game

cryhavoc-title = Cry Havoc
cryhavoc-introduction =
    Humans, Pilgrims and Machines invade a planet full of crystals, and the Trogs, who live there, defend it. In each of at most five rounds you take three actions: move, recruit, build, take a better card, or enable scoring. Then all battles are fought, over three objectives each. Whoever has the most victory points in the end wins, and most of them come from crystals in regions you control when scoring is enabled.

    Type a number from the list, or the name of a region or card. Type { cli-word-help } for everything else, { cli-word-why } and a name to learn why something is not allowed, { cli-word-undo } to take something back.

    The maps, cards and tokens here are our own design, since the pictures of the rulebook are lost. This program is independent: neither the authors nor the publisher of the game have any part in it.
cryhavoc-side = Faction

## What is asked

cryhavoc-prompt-landing = Choose a region for your HQ.
cryhavoc-prompt-discard =
    { $n ->
        [one] Choose a card to discard.
       *[other] Discard { $n } cards: choose one of them.
    }
cryhavoc-prompt-discard-looked = Choose the card to discard. You keep the other.
cryhavoc-prompt-keep = Choose the card you keep. The other is shuffled back into its deck.
cryhavoc-prompt-drop = Your store is too full: choose the card that goes to the bottom of its deck.
cryhavoc-prompt-deck = Choose a terrain deck.
cryhavoc-prompt-deck-back = Your store is too full: choose the deck that one of your stored cards goes back to.
# $vp: what the player has.
cryhavoc-prompt-ransom = Buy back one of your captured units for 2 VP (you have { $vp }), or no more.
# $n: which action it is, of $most.
cryhavoc-prompt-action = Action { $n } of { $most }: choose one. You may use skills before it and after it.
cryhavoc-prompt-after-action = Your action is done. Use a skill, or end your turn.
# $cards: chosen so far; they give $n points.
cryhavoc-prompt-cards =
    { $row ->
        [move] Move
        [recruit] Recruit
       *[build] Build
    }: { $cards ->
        [0] choose cards to play for their icons, or play none.
        [one] 1 card chosen ({ cryhavoc-n-points }). Choose more, or play it.
       *[other] { $cards } cards chosen ({ cryhavoc-n-points }). Choose more, or play them.
    }
cryhavoc-prompt-unit =
    { $n ->
        [one] 1 movement point left
       *[other] { $n } movement points left
    }: choose a region to move a unit from, or stop.
cryhavoc-prompt-goal = Choose where the unit from { $region } goes.
cryhavoc-prompt-explore-next = Choose where you explore next.
cryhavoc-prompt-wake-next = Choose where you meet the Trogs next.
cryhavoc-prompt-battle-next = Choose where the next battle token goes: battles are fought in that order.
# $n: points.
cryhavoc-prompt-recruits =
    { $n ->
        [one] 1 recruitment point
       *[other] { $n } recruitment points
    }: choose how many units to recruit. Your reserve has { $reserve }.
cryhavoc-prompt-structure =
    { $n ->
        [one] 1 build point left
       *[other] { $n } build points left
    }: build or activate a structure, or stop.
cryhavoc-prompt-structure-here =
    { $n ->
        [one] 1 build point left
       *[other] { $n } build points left
    }, only for { $region }: build or activate a structure, or stop.
# $n: units not yet placed.
cryhavoc-prompt-station = Battle in { $region }: choose how many units { cryhavoc-faction-of } go { cryhavoc-onto-objective } (left to place: { $n }). The rest goes on Attrition in the end.
cryhavoc-prompt-tactic = Battle in { $region }: play a tactics card for { cryhavoc-faction-object }, or pass.
cryhavoc-prompt-prisoner = Choose the objective from which you take a unit { cryhavoc-other-of } prisoner.
cryhavoc-prompt-victim =
    { $n ->
        [one] 1 kill
       *[other] { $n } kills
    } left in Attrition: choose the objective where a unit { cryhavoc-other-of } dies.
cryhavoc-prompt-retreat = Choose where to retreat with { cryhavoc-n-units } { cryhavoc-faction-of }.
cryhavoc-prompt-nest = The Trogs lost { $region }: choose an adjacent region for their nest.

# What effects ask for. $n: how many more.
cryhavoc-prompt-effect-option = Choose one.
cryhavoc-prompt-effect-pay-card = Choose a card to discard for it, or do without.
cryhavoc-prompt-effect-pay-unit-at = Choose a region to return a unit from to your reserve, or do without.
cryhavoc-prompt-effect-pay-unit-on = Choose the objective to return a unit from to the reserve, or do without.
cryhavoc-prompt-effect-pay-structure = Choose a structure to give up, or do without.
cryhavoc-prompt-effect-pay-more = Pay one, or stop.
cryhavoc-prompt-effect-shift-from = Choose the objective to move a unit from, or stop. Left to move: { $n }.
cryhavoc-prompt-effect-shift-to = Choose where the unit { cryhavoc-from-objective } goes.
cryhavoc-prompt-effect-call-from = Choose a region to bring a unit from, or stop. Left to bring: { $n }.
cryhavoc-prompt-effect-call-to = Choose the objective for the unit from { $region }.
cryhavoc-prompt-effect-withdraw-from = Choose the objective from which a unit leaves the battle, or stop. Left to go: { $n }.
cryhavoc-prompt-effect-place = Choose your place on the upcoming initiative track.
cryhavoc-prompt-effect-teleport-from = Choose the region from which units are moved, or do without. At most: { $n }.
cryhavoc-prompt-effect-teleport-to = Choose where the units from { $region } go.
cryhavoc-prompt-effect-teleport-more = Move one more unit, or stop. Left to move: { $n }.
cryhavoc-prompt-effect-deploy-at = Choose a region for units from your reserve, or do without. At most: { $n }.
cryhavoc-prompt-effect-deploy-on = Choose an objective for a unit from the reserve, or stop. Left to place: { $n }.
cryhavoc-prompt-effect-deploy-more = Put a unit from the reserve there, or stop. Left to place: { $n }.
cryhavoc-prompt-effect-kill-at = Choose the region where you kill, or do without.
cryhavoc-prompt-effect-kill-whose = Choose whose unit dies in { $region }.
cryhavoc-prompt-effect-kill-on = Choose the objective where you kill, or do without.
cryhavoc-prompt-effect-kill-more = Kill one more unit there, or stop. Left to kill: { $n }.
cryhavoc-prompt-effect-control-at = Choose the region you take control of, or do without.
cryhavoc-prompt-effect-free-from = Choose whose prisoner you take back, or stop. Left to take: { $n }.
cryhavoc-prompt-effect-token-at = Choose a region for the token, or stop. Left to place: { $n }.
cryhavoc-prompt-effect-trigger-at = Choose where a war party or nest is revealed, or do without.
cryhavoc-prompt-effect-structure-from = Choose a structure to move, or stop. Left to move: { $n }.
cryhavoc-prompt-effect-structure-to = Choose where the structure goes.
cryhavoc-prompt-effect-trogs-from = Choose a region to move a war party or nest from, or stop. Left to move: { $n }.
cryhavoc-prompt-effect-trogs-to = Choose where the token from { $region } goes.
cryhavoc-prompt-effect-crystals-at = Choose a region for the crystals.
cryhavoc-prompt-effect-crystals-off = Remove a crystal, or stop. Left to remove: { $n }.
cryhavoc-prompt-effect-harvest-at = Choose a region to take crystals from, or do without.
cryhavoc-prompt-effect-harvest-more = Take a crystal, or stop. Left to take: { $n }.

## What can be done

cryhavoc-do-land = Set up your HQ in { $region }
cryhavoc-do-discard = Discard { $card }
cryhavoc-do-keep = Keep { $card }
cryhavoc-do-drop = Put { $card } back
cryhavoc-do-deck = { cryhavoc-deck-name }
cryhavoc-do-ransom = Buy back a unit { cryhavoc-other-from } for 2 VP
cryhavoc-do-move = Move
cryhavoc-do-recruit = Recruit
cryhavoc-do-build = Build and activate
cryhavoc-do-study = Draw two, keep one: { cryhavoc-deck-name }
cryhavoc-do-enable = Enable scoring with { $card }
cryhavoc-do-skill = Use { $skill }
cryhavoc-do-end = End your turn
cryhavoc-do-pick = { $card }: { cryhavoc-icons }
# $cards: chosen so far; they give $n points.
cryhavoc-do-play =
    { $cards ->
        [0] Play no card
        [one] Play the card: { cryhavoc-n-points }
       *[other] Play the { $cards } cards: { cryhavoc-n-points }
    }
cryhavoc-do-from = Move a unit from { $region }
cryhavoc-do-to = From { $from } to { $region }
# $offer: explore-next, wake-next or battle-next.
cryhavoc-do-next =
    { $offer ->
        [explore-next] Explore { $region }
        [wake-next] Meet the Trogs in { $region }
       *[battle-next] Put the battle token in { $region }
    }
cryhavoc-do-raise =
    { $n ->
        [0] Recruit nobody
       *[other] Recruit { cryhavoc-n-units }
    }
cryhavoc-do-construct = Build { cryhavoc-site-name } (cost { $cost })
cryhavoc-do-activate = Activate { cryhavoc-site-name } (cost { $cost })
# $offer: ransom, unit or structure.
cryhavoc-do-done =
    { $offer ->
        [ransom] Buy back no more
        [unit] Move no more
       *[structure] Build no more
    }
cryhavoc-do-station = { cryhavoc-n-units } { cryhavoc-onto-objective }
cryhavoc-do-tactic = Play { $card }
cryhavoc-do-pass = Pass
cryhavoc-do-capture = Take a prisoner { cryhavoc-off-objective }
cryhavoc-do-kill = Kill a unit { cryhavoc-at-objective }
cryhavoc-do-retreat = Retreat to { $region }
cryhavoc-do-nest = Put the nest in { $region }
cryhavoc-do-region = { $region }
cryhavoc-do-objective = { cryhavoc-objective-name }
cryhavoc-do-card = { $card }
# $effect: what that choice does, as whole sentences.
cryhavoc-do-option = { $effect }
cryhavoc-do-owner = { cryhavoc-other-name }
cryhavoc-do-site = { cryhavoc-site-name }
cryhavoc-do-place = Place { $place }
# $question: what the effect asks, see the prompts above.
cryhavoc-do-more =
    { $question ->
        [pay-more] Pay one
        [teleport-more] Move one more unit
        [deploy-more] Put a unit there
        [kill-more] Kill one more unit
        [crystals-off] Remove a crystal
       *[harvest-more] Take a crystal
    }
cryhavoc-do-stop =
    { $question ->
        [pay-more] Pay no more
       *[other] No more
    }

## What happened

cryhavoc-event-faction = { $player } leads { cryhavoc-faction-object }.
cryhavoc-event-landed = { cryhavoc-faction-subject } set up their HQ in { $region }.
cryhavoc-event-skill = { cryhavoc-faction-subject } have the skill { $skill }.
cryhavoc-event-initiative = Initiative, place { $place }: { cryhavoc-faction-name }.
cryhavoc-event-round = Round { $n } begins.
cryhavoc-event-event = Event: { $event }.
# $place: which event spot of the score track.
cryhavoc-event-event-passed = { cryhavoc-faction-subject } pass event spot { $place }: what lies there goes on top of the next event.
cryhavoc-event-order = { cryhavoc-faction-subject } take place { $place } on the upcoming initiative track.
cryhavoc-event-drew = { cryhavoc-faction-subject } draw { $card }.
cryhavoc-event-drew-hidden = { cryhavoc-faction-subject } draw a card.
cryhavoc-event-rebuilt = { cryhavoc-faction-subject } shuffle their discard pile into a new deck.
cryhavoc-event-discarded = { cryhavoc-faction-subject } discard { $card }.
cryhavoc-event-looked = { cryhavoc-faction-subject } look at a card { cryhavoc-deck-from }: { $card }.
cryhavoc-event-looked-hidden = { cryhavoc-faction-subject } look at a card { cryhavoc-deck-from }.
cryhavoc-event-kept = { cryhavoc-faction-subject } keep { $card }.
cryhavoc-event-kept-hidden = { cryhavoc-faction-subject } keep a card.
cryhavoc-event-returned = { cryhavoc-faction-subject } shuffle { $card } back into its deck.
cryhavoc-event-stored = { cryhavoc-faction-subject } store { $card }.
cryhavoc-event-stored-hidden = { cryhavoc-faction-subject } store a card { cryhavoc-deck-from }, face down.
cryhavoc-event-dropped = { cryhavoc-faction-subject } put { $card } back at the bottom of its deck.
cryhavoc-event-dropped-hidden = { cryhavoc-faction-subject } put a stored card { cryhavoc-deck-from } back at its bottom.
# $n: which action of the round.
cryhavoc-event-turn = { $player } takes action { $n } for { cryhavoc-faction-object }.
cryhavoc-event-action =
    { $row ->
        [move] { cryhavoc-faction-subject } choose to move.
        [recruit] { cryhavoc-faction-subject } choose to recruit.
       *[build] { cryhavoc-faction-subject } choose to build.
    }
cryhavoc-event-played =
    { $row ->
        [move] { cryhavoc-faction-subject } play { $card } to move.
        [recruit] { cryhavoc-faction-subject } play { $card } to recruit.
       *[build] { cryhavoc-faction-subject } play { $card } to build.
    }
cryhavoc-event-points = { cryhavoc-faction-subject } have { cryhavoc-n-points }.
cryhavoc-event-enabled = { cryhavoc-faction-subject } enable scoring.
cryhavoc-event-skill-used = { cryhavoc-faction-subject } use { $skill }.
cryhavoc-event-skill-ready = { cryhavoc-faction-name }: { $skill } is ready again.
cryhavoc-event-moved = { cryhavoc-faction-subject } move a unit from { $from } to { $to }.
cryhavoc-event-found = { cryhavoc-faction-subject } explore { $region }: { $find }.
# $trogs: the token. $n: units that appear.
cryhavoc-event-revealed = { cryhavoc-faction-subject } meet the Trogs in { $region }. { $trogs }: { cryhavoc-n-units }.
cryhavoc-event-crystals = { $region }: { cryhavoc-n-crystals } more.
cryhavoc-event-crystals-gone = { $region }: { cryhavoc-n-crystals } fewer.
cryhavoc-event-harvested = { cryhavoc-faction-subject } store { cryhavoc-n-crystals } from { $region }.
cryhavoc-event-lost-to-trogs = The Trogs' reserve is empty: { cryhavoc-faction-object } lose a unit in { $region }.
cryhavoc-event-control = { cryhavoc-faction-subject } take control of { $region }.
cryhavoc-event-control-nobody = Nobody controls { $region } any more.
cryhavoc-event-battle-token = Battle token { $n } in { $region }: { cryhavoc-faction-object } attack.
cryhavoc-event-battle-off = The battle token in { $region } is removed.
cryhavoc-event-recruited = { cryhavoc-faction-subject } recruit { cryhavoc-n-units }.
cryhavoc-event-deployed = { cryhavoc-faction-subject } put { cryhavoc-n-units } from the reserve into { $region }.
cryhavoc-event-built = { cryhavoc-faction-subject } build { cryhavoc-site-name }.
cryhavoc-event-activated = { cryhavoc-faction-subject } activate { cryhavoc-site-name }.
cryhavoc-event-battle = Battle in { $region }: { cryhavoc-faction-object } attack, { cryhavoc-other-subject } defend.
cryhavoc-event-stationed = { cryhavoc-faction-name }: { cryhavoc-objective-control } { $control }, { cryhavoc-objective-prisoners } { $prisoners }, { cryhavoc-objective-attrition } { $attrition }.
cryhavoc-event-tactic = { cryhavoc-faction-subject } play { $card }.
cryhavoc-event-tactic-for = For { cryhavoc-faction-object }, { cryhavoc-other-subject } play { $card }.
cryhavoc-event-passed = { cryhavoc-faction-subject } pass.
cryhavoc-event-joined = { cryhavoc-faction-subject } add { cryhavoc-n-units } { cryhavoc-at-objective }.
cryhavoc-event-shifted = A unit { cryhavoc-faction-of } moves { cryhavoc-from-objective } { cryhavoc-to-objective }.
cryhavoc-event-left = A unit { cryhavoc-faction-of } leaves the battle in { $region }.
# $strength against $rest.
cryhavoc-event-won-control = { cryhavoc-faction-subject } win Region Control in { $region }, { $strength } to { $rest }.
cryhavoc-event-won-prisoners = { cryhavoc-faction-subject } win Capture Prisoners.
cryhavoc-event-captured = { cryhavoc-faction-subject } capture a unit { cryhavoc-other-of }.
cryhavoc-event-named = { cryhavoc-faction-subject } will kill a unit { cryhavoc-at-objective }.
cryhavoc-event-killed = { cryhavoc-faction-subject } kill { cryhavoc-n-units } { cryhavoc-other-of } in { $region }.
cryhavoc-event-killed-by-nobody = Killed in { $region }: { cryhavoc-n-units } { cryhavoc-other-of }.
cryhavoc-event-retreated = { cryhavoc-faction-subject } retreat to { $region } with { cryhavoc-n-units }.
cryhavoc-event-to-reserve = { cryhavoc-faction-subject } take { cryhavoc-n-units } back into the reserve.
cryhavoc-event-nest = A nest is placed face down in { $region }.
cryhavoc-event-vp = { cryhavoc-faction-subject } gain { cryhavoc-n-vp }.
cryhavoc-event-ransomed = { cryhavoc-faction-subject } buy back a unit { cryhavoc-other-from } for 2 VP.
cryhavoc-event-freed = { cryhavoc-faction-subject } take back a unit { cryhavoc-other-from }, free of charge.
cryhavoc-event-scored-regions = { cryhavoc-faction-subject } score { cryhavoc-n-vp } for their regions.
cryhavoc-event-scored-crystals = { cryhavoc-faction-subject } score { cryhavoc-n-vp } for crystals ({ $crystals }).
cryhavoc-event-token-placed = { cryhavoc-faction-subject } place a token in { $region }: { $token }.
cryhavoc-event-token-placed-nest = { cryhavoc-faction-subject } place a Trog token face down in { $region }.
cryhavoc-event-token-gone = { cryhavoc-faction-subject } take back a token from { $region }: { $token }.
cryhavoc-event-relocated = { cryhavoc-faction-subject } move { $structure } from { $from } to { $to }.
cryhavoc-event-relocated-trogs = { cryhavoc-faction-subject } move a face-down Trog token from { $from } to { $to }.
cryhavoc-event-demolished = { cryhavoc-faction-subject } give up { cryhavoc-site-name }.
cryhavoc-event-paid-unit = { cryhavoc-faction-subject } return a unit from { $region } to the reserve.
cryhavoc-event-paid-unit-battle = { cryhavoc-faction-subject } return a unit from the battle to the reserve.
cryhavoc-event-paid-crystals = { cryhavoc-faction-subject } spend { cryhavoc-n-crystals }.
cryhavoc-event-strength = { cryhavoc-faction-subject } count { $n } more { cryhavoc-at-objective }.
cryhavoc-event-absorb = { cryhavoc-faction-subject } lose { $n } fewer in Attrition.
cryhavoc-event-ties = { cryhavoc-faction-subject } win a tie { cryhavoc-at-objective }.
cryhavoc-event-reversed = { cryhavoc-faction-subject } reverse the order of the objectives.
cryhavoc-event-skipped = { cryhavoc-faction-subject } skip an objective in this battle: { cryhavoc-objective-name }.
cryhavoc-event-far-retreat = { cryhavoc-faction-subject } may retreat to any region they control.
cryhavoc-event-limited =
    { $n ->
        [0] { cryhavoc-faction-subject } may play no more cards in this battle.
       *[other] { cryhavoc-faction-subject } may play only { cryhavoc-n-cards } more in this battle.
    }
cryhavoc-event-final = Final scoring is enabled: this is the last round.
cryhavoc-event-over = The game is over.

## Why not

# $thing: what was chosen: a region, a card, an objective, a structure with its region.
cryhavoc-why-no-hq-spot = { $thing } is no HQ region. Choose one that is.
cryhavoc-why-hq-spot-taken = { $thing }: another HQ is there already. Choose a free HQ region.
cryhavoc-why-not-in-hand = { $thing } is not in your hand. Choose a card that you hold.
cryhavoc-why-not-looked-at = { $thing } is not one of the cards you are looking at. Choose one of those.
cryhavoc-why-not-stored = { $thing }: nothing of that is in your store. Choose something that is.
cryhavoc-why-deck-empty = { $thing }: no card is left there. Choose another deck.
cryhavoc-why-no-prisoner-there = { $thing }: none of your units is held captive there. Choose somebody who holds one.
cryhavoc-why-too-few-vp = A unit costs 2 VP, and you have { $vp }. End the buying.
cryhavoc-why-scoring-enabled = Scoring is already enabled in this round. Choose another action.
cryhavoc-why-final-round = In the last round scoring is enabled anyway. Choose another action.
cryhavoc-why-no-scoring-card = For that you need { $card } in your hand. Choose another action.
cryhavoc-why-no-such-skill = You do not have that skill in this game. Choose one that you have.
cryhavoc-why-skill-exhausted = { $thing } is exhausted until the next round. Choose another skill or an action.
cryhavoc-why-skill-passive = { $thing } works of itself and is never used. Choose another skill or an action.
cryhavoc-why-skill-does-nothing = { $thing } cannot be used now: its price cannot be paid, or there is nothing for it to do.
cryhavoc-why-no-region = There is no such region on this map. Choose one that is.
cryhavoc-why-no-unit-there = { $thing }: no unit for that is there. Choose a place with one.
cryhavoc-why-unit-halted = { $thing }: your units there met enemies or Trogs and must stop for this action. Choose others.
cryhavoc-why-attacker-stays = { $thing }: you attack there and cannot leave. Choose units of another region.
# $held: how many the attacker holds back.
cryhavoc-why-defender-blocked = { $thing }: the attackers hold back { $held } of your units there, and you have no more than that. Choose units of another region.
cryhavoc-why-nowhere-to-go = { $thing }: units there cannot go anywhere. Choose others.
cryhavoc-why-not-adjacent = { $thing } is not adjacent. Choose an adjacent region.
cryhavoc-why-enemy-hq = { $thing }: an HQ is there that you cannot enter. Choose another region.
cryhavoc-why-battle-region = { $thing }: there is a battle, and nothing enters or leaves. Choose another region.
cryhavoc-why-closed-by-token = { $thing }: a token keeps your units out. Choose another region.
cryhavoc-why-not-to-resolve = { $thing }: nothing there is to be resolved now. Choose one of the marked regions.
cryhavoc-why-too-few-points = That is too much: you have { $points } to spend. Choose fewer.
cryhavoc-why-reserve-empty = { $thing }: your reserve has only { $reserve }. Choose fewer, or stop.
cryhavoc-why-no-such-structure = Your faction has no such structure. Choose one that it has.
cryhavoc-why-not-controlled = { $thing }: you do not control that region, or not since this action began. Choose a region you control.
# $cost: of that structure. $points: what is left.
cryhavoc-why-too-dear = { $thing } costs { $cost }, and you have { $points } left. Choose something cheaper, or stop.
cryhavoc-why-not-in-hq = { $thing }: nothing is built or placed in an HQ. Choose another region.
cryhavoc-why-no-building-in-battle = { $thing }: there is a battle, and nothing is built in one. Choose another region.
cryhavoc-why-built-there = { $thing }: such a structure stands there already. Choose another region or another structure.
cryhavoc-why-no-token-left = { $thing }: all your tokens of that kind are on the map. Choose something else.
cryhavoc-why-not-built-there = { $thing }: that structure does not stand there. Choose one that does.
cryhavoc-why-already-activated = { $thing } has already been activated in this action. Choose another.
cryhavoc-why-structure-passive = { $thing } works of itself and is never activated. Choose another.
cryhavoc-why-activation-in-battle = { $thing }: there is a battle, and this structure cannot be activated in one. Choose another.
cryhavoc-why-activation-does-nothing = { $thing } cannot be activated now: its price cannot be paid, or there is nothing for it to do.
cryhavoc-why-too-few-units = There are not so many units to place. Choose fewer.
cryhavoc-why-no-battle-effect = { $thing } has no effect in battle. Choose another card, or pass.
cryhavoc-why-other-terrain = { $thing } works only on its own terrain. Choose another card, or pass.
cryhavoc-why-no-terrain = { $thing } needs its terrain, and this region has none. Choose another card, or pass.
cryhavoc-why-no-enemy-there = { $thing }: no enemy unit for that is there. Choose a place with one.
cryhavoc-why-no-victim-there = { $thing }: no enemy unit is left to be killed there. Choose an objective with one.
cryhavoc-why-not-own-region = { $thing }: you do not control that region. Choose one that you control.
cryhavoc-why-retreat-not-adjacent = { $thing } is not adjacent to the region of the battle. Retreat to an adjacent region that you control.
cryhavoc-why-region-controlled = { $thing }: somebody controls that region. Choose one that nobody controls.
cryhavoc-why-nest-not-adjacent = { $thing } is not adjacent to the region of the battle. Choose an adjacent region that nobody controls.
cryhavoc-why-hq-protected = { $thing }: at this table effects cannot reach an HQ. Choose another region.
cryhavoc-why-no-battle-regions = { $thing }: at this table this effect does not reach battle regions. Choose another region.
cryhavoc-why-not-on-card = { $thing }: the text does not allow that. Choose something that it allows.
cryhavoc-why-same-place = { $thing }: it is there already. Choose another place.
cryhavoc-why-nothing-to-do = { $thing }: that would do nothing. Choose something else.
cryhavoc-why-cannot-pay = { $thing }: its price cannot be paid, or there would be nothing for it to do. Choose something else.
cryhavoc-why-must-do = This may not be declined. Choose one of the possibilities.
cryhavoc-why-must-finish = What is begun must be finished. Choose one of the possibilities.
cryhavoc-why-no-target-there = { $thing }: nothing is there that the text speaks of. Choose another place.
cryhavoc-why-token-there = { $thing }: such a token lies there already. Choose another region.
cryhavoc-why-too-far-away = { $thing } is too far away for that. Choose a nearer region.
cryhavoc-why-region-occupied = { $thing }: units stand there. Choose a region without units.
cryhavoc-why-no-such-place = There are not so many places. Choose one that exists.

## What a table can choose

cryhavoc-option-edition = The edition of the rulebook. It sets all the options below; each can still be chosen by itself.
cryhavoc-option-level = How many skills everybody has.
cryhavoc-option-factions = A faction for each player, with commas between; drawn leaves it to chance. Trogs only with four players.
cryhavoc-option-hq_placement = How HQs come to their regions.
cryhavoc-option-start_tunnels = How many tunnels the Trogs have at the start, with four players.
cryhavoc-option-nests_with_four = Whether nests are used with four players.
cryhavoc-option-passing_events = When a score marker that passes an event moves it on, which shortens the game.
cryhavoc-option-skill_tokens = What becomes of the tokens of skills when skills are ready again.
cryhavoc-option-played_cards = When cards that were played for an action are discarded.
cryhavoc-option-woken_regions = In which regions war parties and nests are revealed after a move.
cryhavoc-option-other_own_card = What becomes of the other card when one of two from the own deck is kept.
cryhavoc-option-battle_numbers = Whether the number of a battle that was called off is used again in that round.
cryhavoc-option-attrition = How kills are named in Attrition.
cryhavoc-option-retreat_reveals = Whether a retreat reveals the war parties and nests of the region.
cryhavoc-option-nest_chosen_by = Who chooses the region for the nest of beaten Trogs.
cryhavoc-option-token_targets = Whether tokens in a battle can be killed.
cryhavoc-option-hq_targets = Whether effects of others reach an HQ.
cryhavoc-option-battle_regions = Whether effects that speak of a region reach battle regions.
cryhavoc-option-trog_entry = What a Trog unit does that enters a region with a war party or nest.
cryhavoc-option-tunnel_links = Which tunnels join regions for the Trogs.

cryhavoc-value-edition-en = English
cryhavoc-value-edition-pl = Polish
cryhavoc-value-edition-de = German
cryhavoc-value-edition-pt = Portuguese
cryhavoc-value-level-first = First game: the default skill
cryhavoc-value-level-experienced = Experienced: one skill more
cryhavoc-value-level-veteran = Veterans: two skills more
cryhavoc-value-factions-drawn = by lot
cryhavoc-value-factions-humans = { cryhavoc-faction-humans }
cryhavoc-value-factions-pilgrims = { cryhavoc-faction-pilgrims }
cryhavoc-value-factions-machines = { cryhavoc-faction-machines }
cryhavoc-value-factions-trogs = { cryhavoc-faction-trogs }
cryhavoc-value-hq_placement-random = by lot
cryhavoc-value-hq_placement-chosen = players choose
cryhavoc-value-start_tunnels-four = four in all
cryhavoc-value-start_tunnels-four_and_hq = four and one at the HQ
cryhavoc-value-nests_with_four-used = yes
cryhavoc-value-nests_with_four-unused = no
cryhavoc-value-passing_events-always = always
cryhavoc-value-passing_events-not_in_first_game = not in a first game
cryhavoc-value-skill_tokens-stay = they stay
cryhavoc-value-skill_tokens-return = they return to their cards
cryhavoc-value-played_cards-discarded_at_once = at once
cryhavoc-value-played_cards-discarded_after_action = after the action
cryhavoc-value-woken_regions-moved_into = those moved into
cryhavoc-value-woken_regions-with_units = all with units of the mover
cryhavoc-value-other_own_card-shuffled_back = it is shuffled back
cryhavoc-value-other_own_card-discarded = it is discarded
cryhavoc-value-battle_numbers-reused = yes
cryhavoc-value-battle_numbers-not_reused = no
cryhavoc-value-attrition-at_once = both sides at once
cryhavoc-value-attrition-attacker_first = the attacker first
cryhavoc-value-retreat_reveals-no = no
cryhavoc-value-retreat_reveals-yes = yes, and a battle may follow
cryhavoc-value-nest_chosen_by-commander = who commands them
cryhavoc-value-nest_chosen_by-fighter = who fought them
cryhavoc-value-token_targets-untouchable = no
cryhavoc-value-token_targets-killable = yes
cryhavoc-value-hq_targets-allowed = yes
cryhavoc-value-hq_targets-protected = no
cryhavoc-value-battle_regions-included = yes
cryhavoc-value-battle_regions-excluded = only if they say so
cryhavoc-value-trog_entry-stops = it stops
cryhavoc-value-trog_entry-goes_on = it may go on
cryhavoc-value-tunnel_links-all = all
cryhavoc-value-tunnel_links-own_or_free = those in regions that they or nobody controls

## Where victory points come from

cryhavoc-score-regions = Regions
cryhavoc-score-crystals = Crystals
cryhavoc-score-control = { cryhavoc-objective-control }
cryhavoc-score-kills = Kills
cryhavoc-score-prisoners = Prisoners
cryhavoc-score-symbols = VP symbols on cards
cryhavoc-score-effects = Cards, skills, structures and events
cryhavoc-score-ransom = Units bought back
