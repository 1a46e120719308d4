### Cry Havoc, what is asked, done, told and refused (English).
### Names of players, regions, cards and other parts of a pack are shown as they are, never inflected. Factions and the rest: see
### cryhavoc-terms.ftl; what cards do: see cryhavoc-effects.ftl.

## The game

cryhavoc-title = Cry Havoc
cryhavoc-introduction =
    Humans, Pilgrims and Machines invade a planet full of crystals, and the Trogs, who live there, defend it. In each of at most five rounds you take three actions: move, recruit, build, draw a better card, or enable scoring. Then all battles are fought, each over three objectives. The player with the most victory points wins, and most of them come from crystals in regions you control when scoring is enabled.

    The maps, cards and tokens here are our own design, since our copies of the rulebooks are missing their pictures. This program is independent: neither the authors nor the publisher of the game has any part in it.
cryhavoc-side = Faction
# On the lid of the box; and how long a game takes.
cryhavoc-line = Four factions, one planet, and battles you plan before you fight.
cryhavoc-time = 60–120 min

## What can be done

cryhavoc-do-land = Set up your HQ { FORM($region, case: "in") }
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
        [0] Play no cards: { cryhavoc-n-points }
        [one] Play the card: { cryhavoc-n-points }
       *[other] Play the { $cards } cards: { cryhavoc-n-points }
    }
cryhavoc-do-from = Move a unit { FORM($region, case: "from") }
cryhavoc-do-to = { FORM($from, case: "From") } { FORM($region, case: "to") }
# $offer: explore-next, wake-next or battle-next.
cryhavoc-do-next =
    { $offer ->
        [explore-next] Explore { FORM($region, case: "it") }
        [wake-next] Reveal the Trog token { FORM($region, case: "in") }
       *[battle-next] Place the battle token { FORM($region, case: "in") }
    }
cryhavoc-do-next-own = Bring out your Trogs { FORM($region, case: "in") }
cryhavoc-do-turn-up =
    { $trog_token ->
        [war_party] Reveal the war party
       *[nest] Reveal the nest
    }
cryhavoc-do-raise =
    { $n ->
        [0] Recruit no units: your points are lost
       *[other] Recruit { cryhavoc-n-units }
    }
cryhavoc-do-construct = Build { cryhavoc-site-name } (cost { $cost })
cryhavoc-do-activate = Activate { cryhavoc-site-name } (cost { $cost })
# $offer: ransom, unit or structure.
cryhavoc-do-done =
    { $offer ->
        [ransom] { $n ->
            [one] Stop buying units back: 1 unit stays captured
           *[other] Stop buying units back: { $n } units stay captured
        }
        [unit] { $n ->
            [one] Stop: you lose 1 movement point
           *[other] Stop: you lose { $n } movement points
        }
       *[structure] { $n ->
            [one] Stop: you lose 1 build point
           *[other] Stop: you lose { $n } build points
        }
    }
cryhavoc-do-station = { cryhavoc-n-units } { cryhavoc-onto-objective }
cryhavoc-do-tactic = Play { $card }
cryhavoc-do-pass = Pass: no more cards in this battle
cryhavoc-do-capture = Take a prisoner { cryhavoc-off-objective }
cryhavoc-do-kill = Kill a unit { cryhavoc-at-objective }
cryhavoc-do-retreat = Retreat { FORM($region, case: "to") }
cryhavoc-do-nest = Place the nest { FORM($region, case: "in") }
cryhavoc-do-region = { $region }
cryhavoc-do-objective = { cryhavoc-objective-name }
cryhavoc-do-card = { $card }
# $effect: what that choice does, as whole sentences.
cryhavoc-do-option = { $effect }
cryhavoc-do-owner = { cryhavoc-other-name }
cryhavoc-do-site = { cryhavoc-site-name }
cryhavoc-do-place = Move to place { $place }
# $question: what the effect asks, see cryhavoc-prompts.ftl. $price: crystal or unit.
cryhavoc-do-more =
    { $question ->
        [pay-more] { $price ->
            [crystal] Spend { cryhavoc-n-crystals }
           *[other] Return { cryhavoc-n-units } to your reserve
        }
        [teleport-more] Move another unit
        [kill-more] Kill another unit
        [crystals-off] Remove a crystal
       *[harvest-more] Take a crystal
    }
cryhavoc-do-more-region = Place a unit { FORM($region, case: "in") }
cryhavoc-do-more-objective = Place a unit { cryhavoc-onto-objective }
# $way: decline a price, enough paid, once if it is left out, rest if $n are not used.
cryhavoc-do-stop =
    { $way ->
        [decline] Skip: pay nothing, no effect
        [enough] Stop paying
        [once] Skip this part
       *[rest] Stop: { $n } left unused
    }

## What happened

cryhavoc-event-faction = { $player } leads { cryhavoc-faction-object }.
cryhavoc-event-landed = { cryhavoc-faction-subject } set up their HQ { FORM($region, case: "in") }.
cryhavoc-event-skill = { cryhavoc-faction-subject } have the skill { $skill }.
cryhavoc-event-initiative = Initiative, place { $place }: { cryhavoc-faction-name }.
cryhavoc-event-round = Round { $n } begins.
cryhavoc-event-event = Event: { $event }.
# $place: which event spot of the score track. $reached: yes where it is enough to reach it.
cryhavoc-event-event-passed =
    { $reached ->
        [yes] { cryhavoc-faction-subject } reach
       *[no] { cryhavoc-faction-subject } pass
    } event spot { $place }: everything on it goes on top of the next event.
cryhavoc-event-order = { cryhavoc-faction-subject } move to place { $place } on the upcoming initiative track.
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
cryhavoc-event-dropped = { cryhavoc-faction-subject } put { $card } back on the bottom of its deck.
cryhavoc-event-dropped-hidden = { cryhavoc-faction-subject } return a stored card { cryhavoc-deck-from } to the bottom of that deck.
# $n: which action of the round.
cryhavoc-event-turn = Action { $n } for { cryhavoc-faction-object }.
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
cryhavoc-event-skill-ready = { cryhavoc-faction-name }: the skill { $skill } is ready again.
cryhavoc-event-moved = { cryhavoc-faction-subject } move a unit { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-found = { cryhavoc-faction-subject } explore { FORM($region, case: "it") }: { $find }.
# $trogs: the token. $n: units that appear.
cryhavoc-event-revealed = { cryhavoc-faction-subject } reveal the Trog token { FORM($region, case: "in") }. { $trogs }: { cryhavoc-n-units }.
cryhavoc-event-revealed-own =
    { $n ->
        [0] A Trog token is revealed { FORM($region, case: "in") }. { $trogs }: no units.
       *[other] Trogs come out { FORM($region, case: "in") }. { $trogs }: { cryhavoc-n-units }.
    }
cryhavoc-event-crystals = { $region }: +{ cryhavoc-n-crystals }.
cryhavoc-event-crystals-gone = { $region }: −{ cryhavoc-n-crystals }.
cryhavoc-event-harvested = { cryhavoc-faction-subject } store { cryhavoc-n-crystals } { FORM($region, case: "from") }.
cryhavoc-event-lost-to-trogs = The Trogs’ reserve is empty: { cryhavoc-faction-object } lose a unit { FORM($region, case: "in") }.
cryhavoc-event-lost-to-trogs-own = The Trogs’ reserve is empty: they lose a unit { FORM($region, case: "in") }.
cryhavoc-event-control = { cryhavoc-faction-subject } take control { FORM($region, case: "of") }.
cryhavoc-event-control-nobody = Nobody controls { FORM($region, case: "it") } any more.
cryhavoc-event-battle-token = Battle token { $n } { FORM($region, case: "in") }: { cryhavoc-faction-object } attack.
cryhavoc-event-battle-off = The battle token { FORM($region, case: "in") } is removed.
cryhavoc-event-recruited = { cryhavoc-faction-subject } recruit { cryhavoc-n-units }.
cryhavoc-event-deployed = { cryhavoc-faction-subject } place { cryhavoc-n-units } { FORM($region, case: "in") } from their reserve.
cryhavoc-event-built = { cryhavoc-faction-subject } build { cryhavoc-site-name }.
cryhavoc-event-activated = { cryhavoc-faction-subject } activate { cryhavoc-site-name }.
cryhavoc-event-battle = Battle { FORM($region, case: "in") }: { cryhavoc-faction-object } attack, { cryhavoc-other-subject } defend.
cryhavoc-event-stationed = { cryhavoc-faction-name }: { cryhavoc-objective-control } { $control }, { cryhavoc-objective-prisoners } { $prisoners }, { cryhavoc-objective-attrition } { $attrition }.
cryhavoc-event-tactic = { cryhavoc-faction-subject } play { $card }.
cryhavoc-event-tactic-for = For { cryhavoc-faction-object }, { cryhavoc-other-subject } play { $card }.
cryhavoc-event-passed = { cryhavoc-faction-subject } pass.
cryhavoc-event-joined =
    { $n ->
        [one] { cryhavoc-faction-subject } place 1 more unit { cryhavoc-at-objective }.
       *[other] { cryhavoc-faction-subject } place { $n } more units { cryhavoc-at-objective }.
    }
cryhavoc-event-shifted = A { cryhavoc-faction-of } unit moves { cryhavoc-from-objective } { cryhavoc-to-objective }.
cryhavoc-event-left = A { cryhavoc-faction-of } unit leaves the battle { FORM($region, case: "in") }.
# $strength against $rest.
cryhavoc-event-won-control = { cryhavoc-faction-subject } win Region Control { FORM($region, case: "in") }, { $strength } to { $rest }.
cryhavoc-event-won-prisoners = { cryhavoc-faction-subject } win Capture Prisoners.
cryhavoc-event-captured = { cryhavoc-faction-subject } capture a { cryhavoc-other-of } unit.
cryhavoc-event-named = { cryhavoc-faction-subject } will kill a unit { cryhavoc-at-objective }.
cryhavoc-event-killed =
    { $n ->
        [one] { cryhavoc-faction-subject } kill 1 { cryhavoc-other-of } unit { FORM($region, case: "in") }.
       *[other] { cryhavoc-faction-subject } kill { $n } { cryhavoc-other-of } units { FORM($region, case: "in") }.
    }
cryhavoc-event-killed-by-nobody =
    { $n ->
        [one] Killed { FORM($region, case: "in") }: 1 { cryhavoc-other-of } unit.
       *[other] Killed { FORM($region, case: "in") }: { $n } { cryhavoc-other-of } units.
    }
cryhavoc-event-retreated = { cryhavoc-faction-subject } retreat { FORM($region, case: "to") } with { cryhavoc-n-units }.
cryhavoc-event-to-reserve = { cryhavoc-faction-subject } return { cryhavoc-n-units } to their reserve.
cryhavoc-event-nest = A nest is placed face down { FORM($region, case: "in") }.
cryhavoc-event-vp = { cryhavoc-faction-subject } gain { cryhavoc-n-vp }.
cryhavoc-event-ransomed = { cryhavoc-faction-subject } buy back a unit { cryhavoc-other-from } for 2 VP.
cryhavoc-event-freed = { cryhavoc-faction-subject } take back a unit { cryhavoc-other-from } for free.
cryhavoc-event-scored-regions = { cryhavoc-faction-subject } score { cryhavoc-n-vp } for their regions.
cryhavoc-event-scored-crystals = { cryhavoc-faction-subject } score { cryhavoc-n-vp } for crystals ({ $crystals }).
cryhavoc-event-token-placed = { cryhavoc-faction-subject } place a token { FORM($region, case: "in") }: { $token }.
cryhavoc-event-token-placed-nest = { cryhavoc-faction-subject } place a Trog token face down { FORM($region, case: "in") }.
cryhavoc-event-token-gone = { cryhavoc-faction-subject } take back a token { FORM($region, case: "from") }: { $token }.
cryhavoc-event-relocated = { cryhavoc-faction-subject } move { $structure } { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-relocated-trogs = { cryhavoc-faction-subject } move a face-down Trog token { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-demolished = { cryhavoc-faction-subject } remove { cryhavoc-site-name }.
cryhavoc-event-paid-unit = { cryhavoc-faction-subject } return a unit { FORM($region, case: "from") } to their reserve.
cryhavoc-event-paid-unit-battle = { cryhavoc-faction-subject } return a unit from the battle to their reserve.
cryhavoc-event-paid-crystals = { cryhavoc-faction-subject } spend { cryhavoc-n-crystals }.
cryhavoc-event-strength = { cryhavoc-faction-name }: +{ $n } { cryhavoc-at-objective }.
cryhavoc-event-absorb =
    { $n ->
        [one] { cryhavoc-faction-subject } lose 1 fewer unit in Attrition.
       *[other] { cryhavoc-faction-subject } lose { $n } fewer units in Attrition.
    }
cryhavoc-event-ties = { cryhavoc-faction-subject } will win ties { cryhavoc-at-objective }.
cryhavoc-event-reversed = { cryhavoc-faction-subject } reverse the order of the objectives.
cryhavoc-event-skipped = { cryhavoc-faction-subject } skip an objective in this battle: { cryhavoc-objective-name }.
cryhavoc-event-far-retreat = { cryhavoc-faction-subject } may retreat to any region they control.
cryhavoc-event-limited =
    { $n ->
        [0] { cryhavoc-faction-subject } may play no more cards in this battle.
        [one] { cryhavoc-faction-subject } may play only 1 more card in this battle.
       *[other] { cryhavoc-faction-subject } may play only { $n } more cards in this battle.
    }
cryhavoc-event-final = Final scoring is enabled: this is the last round.
cryhavoc-event-over = The game is over.

## Why not

# $thing: what was chosen: a region, a card, an objective, a structure with its region.
cryhavoc-why-no-hq-spot = { $thing }: this is not an HQ region. Choose one that is.
cryhavoc-why-hq-spot-taken = { $thing } already has an HQ. Choose a free HQ region.
cryhavoc-why-not-in-hand = { $thing }: not in your hand, or already chosen. Choose another card.
cryhavoc-why-not-looked-at = { $thing } is not one of the cards you are looking at. Choose one of those.
cryhavoc-why-not-stored = { $thing }: no such stored card can go back now. Choose another.
cryhavoc-why-deck-empty = { $thing }: no cards left. Choose another deck.
cryhavoc-why-no-prisoner-there = { $thing }: they hold none of your units. Choose someone who holds one.
cryhavoc-why-too-few-vp = A unit costs 2 VP, but you have { $vp }. Stop buying units back.
cryhavoc-why-scoring-enabled = Scoring is already enabled this round. Choose another action.
cryhavoc-why-final-round = In the last round scoring is always enabled. Choose another action.
cryhavoc-why-no-scoring-card = You need { $card } in your hand for that. Choose another action.
cryhavoc-why-no-such-skill = You do not have that skill in this game. Choose one that you have.
cryhavoc-why-skill-exhausted = { $thing }: this skill is exhausted for this round. Choose another skill or an action.
cryhavoc-why-skill-passive = { $thing }: this skill is passive and always applies. Choose another skill or an action.
cryhavoc-why-skill-does-nothing = { $thing }: you cannot use it now. You cannot pay its price, or it would have no effect.
cryhavoc-why-no-region = That region is not on this map. Choose one that is.
cryhavoc-why-no-unit-there = { $thing }: there is no suitable unit there. Choose a place with one.
cryhavoc-why-unit-halted = { $thing }: your units there met enemies or Trogs and cannot move again in this action. Choose others.
cryhavoc-why-unit-halted-for-turn = { $thing }: your units there met enemies or Trogs and cannot move again this turn. Choose others.
cryhavoc-why-unit-halted-for-round = { $thing }: your units there met enemies or Trogs and cannot move again this round. Choose others.
cryhavoc-why-unit-halted-moved = { $thing }: the piece there has already been moved and cannot move again. Choose something else.
cryhavoc-why-attacker-stays = { $thing }: you are the attacker there and cannot leave. Choose units in another region.
# $held: how many the attacker holds back.
cryhavoc-why-defender-blocked = { $thing }: the attackers hold back { $held } of your units there, and you have no more than that. Choose units in another region.
cryhavoc-why-nowhere-to-go = { $thing }: there is nowhere to go from there. Choose something else.
cryhavoc-why-not-adjacent = { $thing }: this region is not adjacent. Choose an adjacent one.
cryhavoc-why-enemy-hq = { $thing }: you cannot enter the HQ there. Choose another region.
cryhavoc-why-battle-region = { $thing }: this is a battle region, so you cannot choose it here. Choose another region.
cryhavoc-why-closed-by-token = { $thing }: a token keeps your units out. Choose another region.
cryhavoc-why-not-to-resolve = { $thing }: nothing to resolve there now. Choose one of the marked regions.
cryhavoc-why-too-few-points = Too many: you have { $points } to spend. Choose fewer.
cryhavoc-why-reserve-empty =
    { $reserve ->
        [0] { $thing }: your reserve is empty. Choose something else, or stop.
        [one] { $thing }: your reserve has only 1 unit. Choose fewer.
       *[other] { $thing }: your reserve has only { $reserve } units. Choose fewer.
    }
cryhavoc-why-no-such-structure = Your faction does not have that structure. Choose one that it has.
cryhavoc-why-not-controlled = { $thing }: you do not control that region. Choose another region.
cryhavoc-why-not-controlled-before = { $thing }: you took that region only during this action. Choose another region.
# $cost: of that structure. $points: what is left.
cryhavoc-why-too-dear = { $thing }: it costs { $cost }, but you have { $points } left. Choose something cheaper, or stop.
cryhavoc-why-not-in-hq = { $thing }: nothing can be built or placed in an HQ. Choose another region.
cryhavoc-why-no-building-in-battle = { $thing }: you cannot build in a battle region. Choose another region.
cryhavoc-why-built-there = { $thing }: that structure is already there. Choose another region or another structure.
cryhavoc-why-no-token-left = { $thing }: there are no tokens of that kind left. Choose something else.
cryhavoc-why-not-built-there = { $thing }: you have no such structure there. Choose a place where you have one.
cryhavoc-why-already-activated = { $thing }: already activated this action. Choose another.
cryhavoc-why-structure-passive = { $thing }: passive structures are never activated. Choose another.
cryhavoc-why-activation-in-battle = { $thing }: you cannot activate this structure in a battle region. Choose another.
cryhavoc-why-activation-does-nothing = { $thing }: you cannot activate it now. You cannot pay its price, or it would have no effect.
cryhavoc-why-too-few-units = You do not have that many units to place. Choose fewer.
cryhavoc-why-no-battle-effect = { $thing } has no effect in battle. Choose another card, or pass.
cryhavoc-why-other-terrain = { $thing } works only on its own terrain. Choose another card, or pass.
cryhavoc-why-no-terrain = { $thing } needs its terrain, and this region has none. Choose another card, or pass.
cryhavoc-why-no-enemy-there = { $thing }: there is no suitable enemy unit there. Choose a place with one.
cryhavoc-why-no-victim-there = { $thing }: no enemy unit is left to kill there. Choose an objective with one.
cryhavoc-why-not-own-region = { $thing }: you do not control that region. Choose one that you control.
cryhavoc-why-retreat-not-adjacent = { $thing }: this region is not adjacent to the battle region. Retreat to an adjacent region that you control.
cryhavoc-why-region-controlled = { $thing }: someone controls that region. Choose one that nobody controls.
cryhavoc-why-nest-not-adjacent = { $thing }: this region is not adjacent to the battle region. Choose an adjacent region that nobody controls.
cryhavoc-why-nest-among-tokens = { $thing }: a war party or nest is already there. Choose another region.
cryhavoc-why-hq-protected = { $thing }: at this table this effect cannot target an HQ. Choose another region.
cryhavoc-why-no-battle-regions = { $thing }: at this table this effect cannot target battle regions. Choose another region.
cryhavoc-why-not-on-card = { $thing }: the text does not allow that. Choose something that it allows.
cryhavoc-why-same-place = { $thing }: that is the same place. Choose another.
cryhavoc-why-nothing-to-do = { $thing }: that would do nothing. Choose something else.
cryhavoc-why-cannot-pay = { $thing }: you cannot pay the price, or this would have no effect. Choose something else.
cryhavoc-why-must-do = This is mandatory. Choose one of the options.
cryhavoc-why-must-finish = You have to finish this. Choose one of the options.
cryhavoc-why-no-target-there = { $thing }: there is no valid target there. Choose another place.
cryhavoc-why-token-there = { $thing }: such a token is already there. Choose another region.
cryhavoc-why-too-far-away = { $thing }: too far away. Choose a nearer region.
cryhavoc-why-region-occupied = { $thing }: the units there prevent this. Choose another region.
cryhavoc-why-no-such-place = The initiative track has no such place. Choose another.

## What a table can choose

cryhavoc-option-edition = The edition of the rulebook. It sets all the rule interpretations; you can still change each of them.
cryhavoc-option-level = How many skills everyone has.
cryhavoc-option-pack = Which content pack is used: it decides what is on the cards, maps and tokens.
cryhavoc-option-factions = A faction for each player, comma-separated, or “drawn” for random factions. Trogs only with four players.
cryhavoc-option-hq_placement = How HQs are assigned to regions.
cryhavoc-option-start_tunnels = How many tunnels the Trogs start with, with four players.
cryhavoc-option-nests_with_four = Whether nests are used with four players.
cryhavoc-option-trog_hq_token = Whether the Trog HQ has a control token from the start, with four players.
cryhavoc-option-passing_events = When an event that is passed on the score track is stacked on the next one, which shortens the game.
cryhavoc-option-skill_tokens = What happens to the tokens of skills when skills become ready again.
cryhavoc-option-played_cards = When cards played for an action are discarded.
cryhavoc-option-useless_tactics = Whether you may play a tactics card in a battle if you cannot pay its price.
cryhavoc-option-halted_units = How long a unit that met enemies or a Trog token must stay where it is.
cryhavoc-option-woken_regions = In which regions war parties and nests are revealed after a move.
cryhavoc-option-tokens_among_others = Whether a war party or nest is revealed where another invader has units.
cryhavoc-option-token_order = What is revealed first where a war party and a nest lie in the same region.
cryhavoc-option-trogs_run_out = When the player who moved loses a unit because no Trogs are left to appear.
cryhavoc-option-activation = Where structures can be activated.
cryhavoc-option-other_own_card = What happens to the other card when you keep one of two from your own deck.
cryhavoc-option-battle_numbers = Whether the number of a battle that was called off is used again that round.
cryhavoc-option-battle_tokens = Whether battles are limited to eight, one for each battle token.
cryhavoc-option-attrition = Which side chooses its kills first in Attrition.
cryhavoc-option-retreat_reveals = Whether a retreat reveals the war parties and nests in that region.
cryhavoc-option-natives_win = What happens to the control token where native Trogs win Region Control.
cryhavoc-option-nest_chosen_by = Who chooses the region for the nest when native Trogs lose Region Control.
cryhavoc-option-nest_regions = Where the nest may go when native Trogs lose Region Control.
cryhavoc-option-token_targets = Whether tokens in a battle can be killed.
cryhavoc-option-control_tokens = Whether a faction is limited to eight controlled regions, one for each control token.
cryhavoc-option-hq_targets = Whether other players’ effects can target an HQ.
cryhavoc-option-battle_regions = Whether effects that kill units, or place, remove or store crystals, can target battle regions.
cryhavoc-option-trog_entry = What happens to a Trog unit that enters a region with a war party or nest.
cryhavoc-option-trogs_wake = Whether the Trog player reveals tokens at the end of a move.
cryhavoc-option-tunnel_links = Which tunnels connect regions for the Trogs.
cryhavoc-option-ambush_tokens = Which tokens are placed in ambush, with four players.
cryhavoc-option-ambush_supply = What happens when no token is left to place in ambush.
# The same in a few words, for a form.
cryhavoc-label-edition = Edition of the rulebook
cryhavoc-label-level = Skills

cryhavoc-value-edition-en = English
cryhavoc-value-edition-pl = Polish
cryhavoc-value-edition-de = German
cryhavoc-value-edition-pt = Portuguese
cryhavoc-value-level-first = First game: the default skill
cryhavoc-value-level-experienced = Experienced: one more skill
cryhavoc-value-level-veteran = Veterans: two more skills
cryhavoc-value-pack-york-five = usually five rounds
cryhavoc-value-pack-york = usually three or four rounds
cryhavoc-value-factions-drawn = random
cryhavoc-value-factions-humans = { cryhavoc-faction-humans }
cryhavoc-value-factions-pilgrims = { cryhavoc-faction-pilgrims }
cryhavoc-value-factions-machines = { cryhavoc-faction-machines }
cryhavoc-value-factions-trogs = { cryhavoc-faction-trogs }
cryhavoc-value-hq_placement-random = at random
cryhavoc-value-hq_placement-chosen = players choose in seat order
cryhavoc-value-hq_placement-chosen_by_initiative = players choose in initiative order
cryhavoc-value-start_tunnels-four = four in all
cryhavoc-value-start_tunnels-four_and_hq = four, and one more at the HQ
cryhavoc-value-nests_with_four-used = yes
cryhavoc-value-nests_with_four-unused = no
cryhavoc-value-trog_hq_token-placed = yes
cryhavoc-value-trog_hq_token-missing = no, only after the Trogs’ first move
cryhavoc-value-passing_events-always = always
cryhavoc-value-passing_events-not_in_first_game = not in a first game
cryhavoc-value-passing_events-when_reached = always, even when only reached
cryhavoc-value-skill_tokens-stay = they stay until a battle there is over
cryhavoc-value-skill_tokens-return = they return to their cards
cryhavoc-value-played_cards-discarded_at_once = at once
cryhavoc-value-played_cards-discarded_after_action = after the action
cryhavoc-value-useless_tactics-playable = yes, without effect
cryhavoc-value-useless_tactics-price_first = no
cryhavoc-value-halted_units-for_turn = for the rest of the turn, skills included
cryhavoc-value-halted_units-for_round = for the rest of the action phase
cryhavoc-value-halted_units-for_action = only for the rest of the action
cryhavoc-value-halted_units-until_round_ends = for the rest of the round, battles included
cryhavoc-value-woken_regions-moved_into = only regions you moved into
cryhavoc-value-woken_regions-with_units = all regions with your units
cryhavoc-value-tokens_among_others-resolved = yes, and one battle may follow another
cryhavoc-value-tokens_among_others-face_down = no, it stays face down
cryhavoc-value-token_order-war_party_first = the war party
cryhavoc-value-token_order-mover_chooses = the player who moved chooses
cryhavoc-value-trogs_run_out-per_token = for each token that brings none
cryhavoc-value-trogs_run_out-per_region = once for each region where none appeared
cryhavoc-value-activation-controlled_now = in regions you control
cryhavoc-value-activation-since_beginning = in regions you have controlled since the action began
cryhavoc-value-other_own_card-shuffled_back = it is shuffled back
cryhavoc-value-other_own_card-discarded = it is discarded
cryhavoc-value-battle_numbers-reused = yes
cryhavoc-value-battle_numbers-not_reused = no
cryhavoc-value-battle_tokens-unlimited = no
cryhavoc-value-battle_tokens-eight = yes
cryhavoc-value-attrition-at_once = both sides at once
cryhavoc-value-attrition-attacker_first = the attacker first
cryhavoc-value-retreat_reveals-no = no
cryhavoc-value-retreat_reveals-yes = yes, and a battle may follow
cryhavoc-value-natives_win-token_stays = it stays
cryhavoc-value-natives_win-enemys_token_goes = their enemy’s token is removed
cryhavoc-value-natives_win-any_token_goes = it is removed, no matter whose it is
cryhavoc-value-nest_chosen_by-commander = the player who leads them
cryhavoc-value-nest_chosen_by-fighter = the player who fought them
cryhavoc-value-nest_regions-all = to any adjacent region that nobody controls
cryhavoc-value-nest_regions-no_battle_regions = not into a battle region
cryhavoc-value-nest_regions-no_tokens = not where a war party or nest lies
cryhavoc-value-token_targets-untouchable = no
cryhavoc-value-token_targets-killable = yes
cryhavoc-value-control_tokens-unlimited = no
cryhavoc-value-control_tokens-eight = yes
cryhavoc-value-hq_targets-allowed = yes
cryhavoc-value-hq_targets-protected = no
cryhavoc-value-battle_regions-included = yes
cryhavoc-value-battle_regions-excluded = only if they say so
cryhavoc-value-trog_entry-stops = it stops
cryhavoc-value-trog_entry-goes_on = it may move on
cryhavoc-value-trogs_wake-as_everybody = yes, like everyone else
cryhavoc-value-trogs_wake-exempt = no, only when entering
cryhavoc-value-tunnel_links-all = all
cryhavoc-value-tunnel_links-own_or_free = those in regions that they control or that nobody controls
cryhavoc-value-ambush_tokens-nests = nests
cryhavoc-value-ambush_tokens-war_parties = war parties
cryhavoc-value-ambush_supply-reshuffled = resolved tokens are shuffled back in
cryhavoc-value-ambush_supply-used_up = no more can be placed

## Where victory points come from

cryhavoc-score-regions = Regions
cryhavoc-score-crystals = Crystals
cryhavoc-score-control = { cryhavoc-objective-control }
cryhavoc-score-kills = Kills
cryhavoc-score-prisoners = Prisoners
cryhavoc-score-symbols = VP symbols on cards
cryhavoc-score-effects = Other effects
cryhavoc-score-ransom = Units bought back
