### Cry Havoc, what is asked (English): the question, at most 42 letters; who asks it and why; what follows.
### Names of regions, cards and other parts of a pack are shown as they are, never inflected.

## The question

cryhavoc-prompt-landing = Where do you set up your HQ?
cryhavoc-prompt-discard = Which card do you discard?
cryhavoc-prompt-discard-looked = Which of the two do you discard?
cryhavoc-prompt-keep = Which card do you keep?
cryhavoc-prompt-drop = Which stored card goes back?
cryhavoc-prompt-deck = Which terrain deck do you draw from?
cryhavoc-prompt-deck-back = Which deck gets a stored card back?
cryhavoc-prompt-ransom = Who do you buy a unit back from?
cryhavoc-prompt-action = Which action do you take?
cryhavoc-prompt-after-action = Which skill do you use now?
cryhavoc-prompt-cards = Which cards do you play?
cryhavoc-prompt-unit = Where do you move a unit from?
cryhavoc-prompt-goal = Where does the unit go?
cryhavoc-prompt-explore-next = Where do you explore next?
cryhavoc-prompt-wake-next = Which Trog token do you reveal next?
cryhavoc-prompt-wake-next-own = Where do your Trogs come out next?
cryhavoc-prompt-token = Which token do you reveal first?
cryhavoc-prompt-battle-next = Where does the next battle token go?
cryhavoc-prompt-recruits = How many units do you recruit?
cryhavoc-prompt-structure = What do you build or activate?
cryhavoc-prompt-station = How do you divide the units?
cryhavoc-prompt-tactic = Which tactics card do you play?
cryhavoc-prompt-prisoner = Where do you take a prisoner from?
cryhavoc-prompt-victim = Where do you kill a unit?
cryhavoc-prompt-retreat = Where do your units retreat to?
cryhavoc-prompt-nest = Where does their nest go?

# What effects ask for.
cryhavoc-prompt-effect-option = Which effect do you choose?
cryhavoc-prompt-effect-pay-card = Which card do you discard to pay?
cryhavoc-prompt-effect-pay-unit-at =
    { $n ->
        [one] Which region does the unit come from?
       *[other] Which region do the units come from?
    }
cryhavoc-prompt-effect-pay-unit-on = Which objective does the unit come from?
cryhavoc-prompt-effect-pay-structure = Which structure do you remove?
# $paid: how many so far.
cryhavoc-prompt-effect-pay-more =
    { $paid ->
        [0] Pay for it?
       *[other] Pay more?
    }
cryhavoc-prompt-effect-shift-from = Which objective does a unit leave?
cryhavoc-prompt-effect-shift-to = Which objective does it go to?
cryhavoc-prompt-effect-call-from = Where do you bring a unit from?
cryhavoc-prompt-effect-call-to = Which objective does it join?
cryhavoc-prompt-effect-withdraw-from = Where do you withdraw a unit from?
cryhavoc-prompt-effect-place = Which place in the order do you take?
cryhavoc-prompt-effect-teleport-from = Where do you move units from?
cryhavoc-prompt-effect-teleport-to = Where do the units go?
cryhavoc-prompt-effect-teleport-more = Move another unit?
cryhavoc-prompt-effect-deploy-at =
    { $n ->
        [one] Where does a unit from your reserve go?
       *[other] Where do units from your reserve go?
    }
cryhavoc-prompt-effect-deploy-on = Which objective does a new unit join?
cryhavoc-prompt-effect-deploy-more = Place a unit from your reserve?
cryhavoc-prompt-effect-kill-at = Where do you kill a unit?
cryhavoc-prompt-effect-kill-whose = Whose unit dies?
cryhavoc-prompt-effect-kill-on = On which objective do you kill a unit?
cryhavoc-prompt-effect-kill-more = Kill another unit there?
cryhavoc-prompt-effect-control-at = Which region do you take control of?
cryhavoc-prompt-effect-free-from = Who gives you a unit back?
# $kind: artillery, watchtower, ambush or skill.
cryhavoc-prompt-effect-token-at =
    { $kind ->
        [artillery] Where does the Artillery token go?
        [watchtower] Where does the Watchtower token go?
        [ambush] Where does the Trog token go?
       *[skill] Where does the skill’s token go?
    }
cryhavoc-prompt-effect-trigger-at = Where do you reveal a Trog token?
cryhavoc-prompt-effect-structure-from = Which structure do you move?
cryhavoc-prompt-effect-structure-to = Where does the structure go?
cryhavoc-prompt-effect-trogs-from = Which Trog token do you move?
cryhavoc-prompt-effect-trogs-to = Where does the Trog token go?
# $taken: yes if crystals are taken away.
cryhavoc-prompt-effect-crystals-at =
    { $taken ->
        [yes] Which region loses crystals?
       *[no] { $n ->
            [one] Which region gets the crystal?
           *[other] Which region gets the crystals?
        }
    }
cryhavoc-prompt-effect-crystals-off = Remove a crystal?
cryhavoc-prompt-effect-harvest-at = Which region do you take crystals from?
cryhavoc-prompt-effect-harvest-more = Take a crystal?

## Who asks it, and why

cryhavoc-kicker-landing = Setup: your HQ
# $most: cards in a hand.
cryhavoc-kicker-discard = Round { $round }: more than { $most } cards in hand
cryhavoc-kicker-ransom = Round { $round }: your captured units
# $turn: which action of the round it is, of $most.
cryhavoc-kicker-action = Round { $round }, your action { $turn } of { $most }
cryhavoc-kicker-after-action = Round { $round }, after your action { $turn } of { $most }
cryhavoc-kicker-row =
    Round { $round }, your action { $turn } of { $most }: { $row ->
        [move] Move
        [recruit] Recruit
       *[build] Build
    }
cryhavoc-kicker-study = Round { $round }, your action { $turn } of { $most }: draw two, keep one
# $offer: explore-next, wake-next or battle-next.
cryhavoc-kicker-arrival =
    { $offer ->
        [explore-next] Your move is over: several exploration tokens
        [wake-next] Your move is over: several Trog tokens
       *[battle-next] Your move is over: several battles
    }
cryhavoc-kicker-token = War party and nest { FORM($region, case: "in") }
# $offer: station, tactic, prisoner, victim or retreat.
cryhavoc-kicker-battle =
    { $offer ->
        [station] Battle { FORM($region, case: "in") }: place your units
        [tactic] Battle { FORM($region, case: "in") }: tactics cards
        [prisoner] Battle { FORM($region, case: "in") }: you take prisoners
        [victim] Battle { FORM($region, case: "in") }: your kills in Attrition
       *[retreat] Battle { FORM($region, case: "in") }: your units retreat
    }
cryhavoc-kicker-natives =
    { $offer ->
        [station] Battle { FORM($region, case: "in") }: you lead the Trogs
        [tactic] Battle { FORM($region, case: "in") }: tactics for the Trogs
        [prisoner] Battle { FORM($region, case: "in") }: the Trogs take prisoners
       *[victim] Battle { FORM($region, case: "in") }: the Trogs’ kills in Attrition
    }
cryhavoc-kicker-nest = The Trogs lost { FORM($region, case: "it") }

# $source: the name of the card, event, skill, structure or token.
cryhavoc-kicker-event = Event: { $source }, round { $round }
cryhavoc-kicker-find = Exploration: { $source }
cryhavoc-kicker-skill = Your skill { $source }
cryhavoc-kicker-structure = You activate { $source }
cryhavoc-kicker-tactic = Battle { FORM($region, case: "in") }: { $source }
cryhavoc-kicker-initiative = Bonus text of { $source }
# $trigger: what it waits for.
cryhavoc-kicker-standing =
    { $source }, { $region }: { $trigger ->
        [enemy_enters] enemies arrive
        [enemy_enters_empty] enemies arrive
        [defend_here] you defend
        [battle_here] battle
        [attrition_end] after Attrition
        [others_attrition_end] after Attrition in another battle
        [structure_kill] a structure killed a unit
        [win_prisoners] Capture Prisoners won
       *[win_control] Region Control won
    }
# An effect whose name is not certain. $kind: event, find, skill, structure, tactic, initiative, standing or effect.
cryhavoc-kicker-effect =
    { $kind ->
        [event] Event, round { $round }
        [find] Exploration, round { $round }
        [skill] Your skill, round { $round }
        [structure] Your structure, round { $round }
        [tactic] Tactics card, round { $round }
        [initiative] Bonus text, round { $round }
       *[effect] Effect, round { $round }
    }

## What follows

cryhavoc-then-landing = You start there with { cryhavoc-n-units }. Other players’ units can never enter.
cryhavoc-then-discard = { cryhavoc-n-cards } to discard, face up.
cryhavoc-then-discard-looked = You keep the other one.
cryhavoc-then-keep = The other one is shuffled back into its deck.
# $most: cards that the store holds.
cryhavoc-then-drop = It goes to the bottom of its deck: your store has room for { $most }.
cryhavoc-then-deck = You look at up to 2 cards and keep 1.
cryhavoc-then-deck-store = Its top card goes face down into your store, which has room for { $most }.
cryhavoc-then-deck-back = Your store has room for { $most }: one card goes to the bottom of its deck.
# $vp: what you have. $final: yes in the last round.
cryhavoc-then-ransom =
    2 VP for each unit; you have { $vp } VP. { $final ->
        [yes] This is the last round.
       *[no] Any you leave can be bought back in a later round.
    }
# $last: yes if it is your last action of the round. $scoring: yes if it is enabled, final in the last round.
cryhavoc-then-action =
    { $last ->
        [yes] Your last action this round. { cryhavoc-then-scoring }
       *[no] { cryhavoc-then-scoring } You may use skills before and after your action.
    }
cryhavoc-then-scoring =
    { $scoring ->
        [yes] Scoring is enabled: crystals count at the end of the round.
        [final] Last round: crystals count at the end.
       *[no] Scoring is not enabled: unless someone enables it, crystals do not count this round.
    }
cryhavoc-then-after-action =
    { $last ->
        [yes] Or end your turn, your last this round.
       *[no] Or end your turn: skills you do not use stay ready.
    }
# $cards: chosen so far. What they give stands on the button.
cryhavoc-then-cards =
    { $cards ->
        [0] { $row ->
            [move] Only their Move icons count. Without a card, no unit moves.
            [recruit] Only their Recruit icons count. Without a card, you recruit no units.
           *[build] Only their Build icons count. Without a card, you build nothing.
        }
       *[other] You can add more cards or put one back. Played cards are discarded.
    }
# $n: points.
cryhavoc-then-unit =
    { $n ->
        [one] 1 movement point left. If you stop, you lose it.
       *[other] { $n } movement points left. If you stop, you lose them.
    }
cryhavoc-then-goal =
    { $n ->
        [one] { FORM($region, case: "From") }, with your last movement point.
       *[other] { FORM($region, case: "From") }, for 1 of your { $n } movement points.
    }
cryhavoc-then-explore-next = Each token is revealed and takes effect, in the order you choose.
cryhavoc-then-wake-next = The Trogs and crystals on the token appear. If there are Trogs, a battle follows.
cryhavoc-then-wake-next-own = The Trogs and crystals on the token appear.
cryhavoc-then-token = The other one is revealed after it.
cryhavoc-then-battle-next = Battles are fought in the order of their tokens. You attack there.
# $reserve: units.
cryhavoc-then-recruits =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }; units in your reserve: { $reserve }. Recruits go to your HQ; you lose the points you do not use.
cryhavoc-then-structure =
    { $n ->
        [one] 1 build point left. If you stop, you lose it.
       *[other] { $n } build points left. If you stop, you lose them.
    }
cryhavoc-then-structure-here = Only { FORM($region, case: "in") }. { cryhavoc-then-structure }
# $n: units not yet placed. $natives: yes if they are Trogs whom nobody plays.
cryhavoc-then-station =
    { $objective ->
        [control] { $natives ->
            [yes] With more units, the Trogs hold the region; the defender wins ties.
           *[no] With more units, you win the region and 2 VP; the defender wins ties.
        }
        [prisoners] The side with more units captures 1 enemy unit; in a tie, neither does.
       *[attrition] Each unit there kills 1 enemy unit.
    } { $n ->
        [one] 1 unit
       *[other] { $n } units
    } left to place. Any you do not place go to Attrition.
cryhavoc-then-tactic = One card each, in turn. If you pass, you cannot play any more cards in this battle.
# $natives: as above.
cryhavoc-then-prisoner =
    { $n ->
        [one] 1 { cryhavoc-other-of } unit.
       *[other] { $n } { cryhavoc-other-of } units.
    } { $natives ->
        [yes] Nobody scores for units that the Trogs hold.
       *[no] Each round, players score 1 VP for every prisoner they hold.
    }
cryhavoc-then-victim =
    { $n ->
        [one] 1 { cryhavoc-other-of } unit
       *[other] { $n } { cryhavoc-other-of } units
    } to kill. Units that die now no longer count for later objectives.
cryhavoc-then-retreat =
    { $n ->
        [one] 1 unit { FORM($region, case: "from") }.
       *[other] { $n } units { FORM($region, case: "from") }, all to the same region.
    }
cryhavoc-then-nest = The nest lies there face down. Players who move in reveal it.
# $player: who fights the Trogs.
cryhavoc-then-natives = You lead the Trogs because you sit to the left of { $player }. { $then }

# $effect: the price and what it buys, as whole sentences. $free: yes if you may skip it.
cryhavoc-then-price =
    { $free ->
        [yes] { $effect } Or skip it.
       *[no] { $effect }
    }
# $n: how many there are.
cryhavoc-then-option =
    { $n ->
        [2] You do not get the other one.
       *[other] You do not get the others.
    }
cryhavoc-then-from = { FORM($region, case: "From") }.
cryhavoc-then-shifted = It comes { cryhavoc-from-objective }.
cryhavoc-then-killed = It dies { FORM($region, case: "in") } and goes back to its owner’s reserve.
cryhavoc-then-place = The others keep their order. This takes effect next round.
# $way: first if you may skip it, more if you lose what is left, must if it is mandatory.
cryhavoc-then-some =
    { $way ->
        [first] { cryhavoc-then-at-most } You may skip this.
        [more] { cryhavoc-then-at-most } If you stop, you lose the rest.
       *[must] { cryhavoc-then-at-most } This is mandatory.
    }
# $things: units, tokens, crystals, structures or regions.
cryhavoc-then-at-most =
    { $things ->
        [units] { $n ->
            [one] 1 unit.
           *[other] { $n } units at most.
        }
        [tokens] { $n ->
            [one] 1 token.
           *[other] { $n } tokens at most.
        }
        [crystals] { cryhavoc-n-crystals }.
        [structures] { $n ->
            [one] 1 structure.
           *[other] { $n } structures at most.
        }
       *[regions] 1 region.
    }
