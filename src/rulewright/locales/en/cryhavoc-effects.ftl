### Cry Havoc, what cards, skills, structures and tokens do (English): one text for each effect of the vocabulary.
### Every clause begins with a capital letter and has no full stop; see games/cryhavoc/shown/effects_in_words.py for how they are joined.
### $n: a number. $upto: yes if it is a maximum above 1, else no. $battle: yes on a tactics card, else no.

## Joining

cryhavoc-effect-sentence = { $text }.
cryhavoc-effect-then = { $first }. { $second }
# Inside a condition, a price or a choice, all of which belongs together.
cryhavoc-effect-and = { $first }, then { SMALL($second) }
# After a choice or a standing effect, which would otherwise seem to go on.
cryhavoc-effect-afterwards = { $first }. Then { SMALL($second) }
cryhavoc-effect-cost = { $price }: { SMALL($steps) }
# A price, before you choose what it pays for.
cryhavoc-effect-price-alone = { $price }: …
cryhavoc-effect-either = Choose one – • { $first }. • { $second }
cryhavoc-effect-either-three = Choose one – • { $first }. • { $second }. • { $third }
# $token: what the token does that the text before it places.
cryhavoc-effect-with-token = { $text } Token effect – { SMALL($token) }
cryhavoc-effect-each_player =
    { $order ->
        [reverse] Each player, in reverse initiative order: { SMALL($steps) }
       *[initiative] Each player, in initiative order: { SMALL($steps) }
    }
cryhavoc-effect-when =
    { $trigger ->
        [enemy_enters] When enemy units arrive here
        [enemy_enters_empty] When enemy units arrive here and no other units are here
        [defend_here] When you defend this region
        [battle_here] When you fight a battle here
        [attrition_end] After Attrition in a battle you fight here
        [others_attrition_end] After Attrition in a battle that others fight here
        [structure_kill] When one of your structures kills an enemy unit
        [win_prisoners] { $battle ->
            [yes] If you win Capture Prisoners
           *[no] When you win Capture Prisoners
        }
       *[win_control] { $battle ->
            [yes] If you win Region Control
           *[no] When you win Region Control
        }
    }{ $limit ->
        [0] {""}
        [one] {" "}(at most once a round)
        [2] {" "}(at most twice a round)
       *[other] {" "}(at most { $limit } times a round)
    }, { SMALL($steps) }
cryhavoc-effect-modify =
    { $key ->
        [tunnel] For Trog units, this region is adjacent to other regions with tunnels
        [no_entry] Other players’ units cannot enter this region
       *[terrain_any] You may play terrain cards in battles on any terrain, but not where there is none
    }
cryhavoc-effect-pay =
    { $kind ->
        [card] Discard { cryhavoc-some-cards }
        [unit] { $battle ->
            [yes] Return { cryhavoc-some-own-units } in the battle to your reserve
           *[no] Return { cryhavoc-some-own-units } to your reserve
        }
        [structure] { $battle ->
            [yes] Remove { cryhavoc-some-structures } in the battle region
           *[no] Remove { cryhavoc-some-structures }
        }
        [crystal] Spend { cryhavoc-some-crystals } from your store
       *[source] Take this token back
    }

## Numbers of things

cryhavoc-some-own-units =
    { $upto ->
        [yes] up to { $n } of your units
       *[no] { $n } of your units
    }
cryhavoc-some-enemy-units =
    { $upto ->
        [yes] up to { $n } enemy units
       *[no] { $n ->
            [one] 1 enemy unit
           *[other] { $n } enemy units
        }
    }
cryhavoc-some-reserve-units =
    { $upto ->
        [yes] up to { $n } units from your reserve
       *[no] { $n ->
            [one] 1 unit from your reserve
           *[other] { $n } units from your reserve
        }
    }
cryhavoc-some-structures =
    { $upto ->
        [yes] up to { $n } of your structures
       *[no] { $n } of your structures
    }
cryhavoc-some-crystals =
    { $upto ->
        [yes] up to { $n } crystals
       *[no] { cryhavoc-n-crystals }
    }
cryhavoc-some-cards =
    { $upto ->
        [yes] up to { $n } cards
       *[no] { cryhavoc-n-cards }
    }

## In a battle

cryhavoc-effect-shift =
    Move { $side ->
        [own] { cryhavoc-some-own-units }
       *[enemy] { cryhavoc-some-enemy-units }
    }{ $from_objective ->
        [any] {""}
       *[other] {" "}{ cryhavoc-from-objective }
    } { $to_objective ->
        [any] { $n ->
            [one] to another objective
           *[other] to other objectives
        }
       *[other] { cryhavoc-to-objective }
    }
# $per: at most this many from each region. $limited: no if that says nothing.
cryhavoc-effect-call_in =
    Bring { cryhavoc-some-own-units } from adjacent regions into the battle{ $limited ->
        [yes] , at most { $per } from each
       *[no] {""}
    }
cryhavoc-effect-withdraw =
    { $to ->
        [adjacent] Withdraw { cryhavoc-some-own-units } from the battle to an adjacent region you control
       *[hq] Withdraw { cryhavoc-some-own-units } from the battle to your HQ
    }
# $more: yes if others are taken anyway.
cryhavoc-effect-capture =
    { $more ->
        [yes] { $n ->
            [one] Take 1 more enemy unit prisoner
           *[other] Take { $n } more enemy units prisoner
        }
       *[no] Take { cryhavoc-some-enemy-units } prisoner
    }
cryhavoc-effect-strength =
    { $role ->
        [attacker] If you attack, { SMALL(cryhavoc-effect-strength-gain) }
        [defender] If you defend, { SMALL(cryhavoc-effect-strength-gain) }
       *[any] { cryhavoc-effect-strength-gain }
    }
cryhavoc-effect-strength-gain =
    { $objective ->
        [attrition] { $n ->
            [one] You kill 1 more enemy unit in Attrition
           *[other] You kill { $n } more enemy units in Attrition
        }
       *[other] { $n ->
            [one] You count as having 1 more unit { cryhavoc-at-objective }
           *[other] You count as having { $n } more units { cryhavoc-at-objective }
        }
    }
cryhavoc-effect-absorb = The enemy kills { $n } fewer of your units in Attrition
cryhavoc-effect-win_ties = You win ties { cryhavoc-at-objective }
cryhavoc-effect-reverse_order = The objectives are resolved in reverse order, Attrition first
cryhavoc-effect-skip_objective = { cryhavoc-objective-name } is not resolved in this battle
cryhavoc-effect-far_retreat = If you lose Region Control, you may retreat to any region you control
cryhavoc-effect-card_limit =
    { $n ->
        [0] The enemy cannot play any more cards in this battle
        [one] The enemy may play at most 1 more card in this battle
       *[other] The enemy may play at most { $n } more cards in this battle
    }

## Cards and order

# $most: cards that the store holds.
cryhavoc-effect-draw =
    { $source ->
        [own] { $battle ->
            [yes] Draw { cryhavoc-n-cards } after the battle
           *[no] Draw { cryhavoc-n-cards }
        }
        [terrain_pair] Look at 2 cards from a terrain deck and keep 1{ cryhavoc-effect-times }
       *[store] Store the top card of a terrain deck face down{ cryhavoc-effect-times } (at most { $most } cards); in a battle on its terrain you may play it as if from your hand
    }
cryhavoc-effect-times =
    { $battle ->
        [yes] { $n ->
            [one] {" "}after the battle
            [2] , twice after the battle
           *[other] , { $n } times after the battle
        }
       *[no] { $n ->
            [one] {""}
            [2] , twice
           *[other] , { $n } times
        }
    }
cryhavoc-effect-discard =
    { $who ->
        [enemy] The enemy discards { cryhavoc-n-cards } of their choice
       *[self] Discard { cryhavoc-n-cards }
    }
cryhavoc-effect-initiative = Move your marker to any place on the upcoming initiative track

## Units and control

cryhavoc-effect-march =
    { $n ->
        [one] Gain 1 movement point to spend immediately
       *[other] Gain { $n } movement points to spend immediately
    }
cryhavoc-effect-teleport = Move { cryhavoc-some-own-units } together from one region to any other, but not to a battle region or another player’s HQ
cryhavoc-effect-deploy =
    Place { cryhavoc-some-reserve-units } { $where ->
        [hq] in your HQ
        [here] in this region
        [same] in the same region
        [with_structure] in a region you control that has one of your structures
        [objective] { $n ->
            [one] on any objective
           *[other] on any objectives
        }
        [one_objective] together on one objective
       *[control] on Region Control
    }
# $battle: yes where an objective is meant, others where it is one of a battle that others fight.
cryhavoc-effect-kill =
    { $where ->
        [arrived] { $n ->
            [one] Kill 1 of the units that arrived
           *[other] Kill { $n } of the units that arrived
        }
       *[other] { $battle ->
            [yes] Kill { cryhavoc-some-enemy-units } { cryhavoc-effect-kill-objective }
            [others] { $n ->
                [one] Kill 1 unit of either side { cryhavoc-effect-kill-objective }
               *[other] Kill up to { $n } units of one side { cryhavoc-effect-kill-objective }
            }
           *[no] { $n ->
                [one] Kill 1 enemy unit { cryhavoc-effect-kill-region }
               *[other] Kill up to { $n } units of one enemy { cryhavoc-effect-kill-region }
            }
        }
    }
cryhavoc-effect-kill-objective =
    { $where ->
        [control] on Region Control
        [prisoners] on Capture Prisoners
        [attrition] on Attrition
       *[any] { $n ->
            [one] on any objective
           *[other] on one objective
        }
    }{ $filter ->
        [lone] {" "}if it is alone there
        [group] {" "}if at least 2 enemy units are there
       *[any] {""}
    }
cryhavoc-effect-kill-region =
    { $where ->
        [here] in this region
        [same] in the same region
        [near] in this or an adjacent region, even a battle region
        [same_near] in the same or an adjacent region, even a battle region
       *[anywhere] in any region
    }{ $filter ->
        [lone] , if its owner has no other unit there
        [group] , if that enemy has at least 3 units there
       *[any] {""}
    }
cryhavoc-effect-take_control =
    Take control of one { $owner ->
        [uncontrolled] unoccupied, uncontrolled region
       *[any] unoccupied region
    } { $range ->
        [adjacent] adjacent to a region you control
       *[within_2] at most 2 steps from here
    }{ $owner ->
        [uncontrolled] {""}
       *[any] , no matter who controls it
    }; tokens there stay face down
cryhavoc-effect-free_prisoner =
    { $upto ->
        [yes] Take up to { $n } of your captured units back into your reserve for free
       *[no] Take { $n } of your captured units back into your reserve for free
    }
# $shape: units, crystals or both, as the token has them.
cryhavoc-effect-trogs =
    { $shape ->
        [units] Place { cryhavoc-trog-units } in this region
        [crystals] Place { cryhavoc-trog-crystals } in this region
       *[both] Place { cryhavoc-trog-units } and { cryhavoc-trog-crystals } in this region
    }
cryhavoc-trog-units =
    { $units ->
        [one] 1 Trog unit
       *[other] { $units } Trog units
    }
cryhavoc-trog-crystals =
    { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    }

## Tokens and structures

cryhavoc-effect-place_token =
    Place { $kind ->
        [artillery] { $upto ->
            [yes] up to { $n } Artillery tokens
           *[no] { $n } Artillery token
        }
        [watchtower] { $upto ->
            [yes] up to { $n } Watchtower tokens
           *[no] { $n } Watchtower token
        }
        [ambush] { $upto ->
            [yes] up to { $n } Trog tokens face down
           *[no] { $n } Trog token face down
        }
       *[skill] { $upto ->
            [yes] up to { $n } of this skill’s tokens
           *[no] { $n } token of this skill
        }
    } { $range ->
        [near] { $kind ->
            [artillery] in this or an adjacent region, even a battle region
            [watchtower] in this or an adjacent region, if you control it
           *[other] in this or an adjacent region
        }
        [same_near] in the same or an adjacent region
        [wild] in an uncontrolled region without units or Trog tokens
        [with_units] { $n ->
            [one] in a region with your units, even a battle region
           *[other] in regions with your units, one in each, even battle regions
        }
        [controlled] in a region you control
       *[open] in any region without a battle and without an HQ
    }
cryhavoc-effect-trigger_token =
    { $mode ->
        [crystals_only] Reveal
       *[full] Reveal and resolve
    } a war party or a nest { $range ->
        [reach] in a region you control or next to one
       *[anywhere] in any region
    }{ $mode ->
        [crystals_only] ; its crystals appear, but not its Trogs
       *[full] {""}
    }
cryhavoc-effect-relocate =
    { $kind ->
        [structure] { $upto ->
            [yes] Move { cryhavoc-some-structures }, each to an adjacent region you control
           *[no] Move { cryhavoc-some-structures } to an adjacent region you control
        }
       *[trog_token] { $upto ->
            [yes] Move up to { $n } face-down war parties or nests, each to an adjacent region, without revealing them
           *[no] Move { $n } face-down war party or nest to an adjacent region without revealing it
        }
    }
cryhavoc-effect-build_points =
    { $n ->
        [one] Gain 1 build point to spend immediately
       *[other] Gain { $n } build points to spend immediately
    }{ $where ->
        [here] {" "}in this region
        [same] {" "}in the same region
       *[any] {""}
    }

## Crystals and victory points

# $taken: yes if crystals are taken away.
cryhavoc-effect-add_crystals =
    { $taken ->
        [yes] Remove { cryhavoc-some-crystals } { cryhavoc-effect-from-place }
       *[no] Place { cryhavoc-some-crystals } { $where ->
            [here] in this region
            [same] in the same region
            [battle] in the battle region
           *[any] in one region without an HQ
        }
    }
cryhavoc-effect-take_crystals = Store { cryhavoc-some-crystals } { cryhavoc-effect-from-place }
cryhavoc-effect-from-place =
    { $where ->
        [here] from this region
        [same] from the same region
        [battle] from the battle region
        [controlled] from a region you control
       *[any] from one region
    }
cryhavoc-effect-vp = Gain { cryhavoc-n-vp }
# $each: VP for every $per of what is counted. $capped: yes if $max VP is a limit that counts.
cryhavoc-effect-vp_per =
    Gain { $each } VP { cryhavoc-effect-counted }{ $capped ->
        [yes] {" "}(at most { $max } VP)
       *[no] {""}
    }
cryhavoc-effect-counted =
    { $what ->
        [region] { $per ->
            [one] for each region you control
           *[other] for every { $per } regions you control
        }
        [card] { $per ->
            [one] for each card
           *[other] for every { $per } cards
        }
        [unit] { $per ->
            [one] for each unit
           *[other] for every { $per } units
        }
        [structure] { $per ->
            [one] for each structure
           *[other] for every { $per } structures
        }
        [crystal] { $per ->
            [one] for each crystal
           *[other] for every { $per } crystals
        }
       *[killed] { $per ->
            [one] for each unit killed
           *[other] for every { $per } units killed
        }
    }
cryhavoc-effect-enable_scoring =
    { $who ->
        [final] Scoring is enabled, but no player counts as having enabled it; the game ends after this round
       *[self] As your whole action: enable scoring for this round
    }

## A row of icons

# $row: move, recruit or build. The others are 1 where the row has that symbol, else 0.
cryhavoc-icons =
    { $row ->
        [move] { $n } move
        [recruit] { $n } recruit
       *[build] { $n } build
    }{ cryhavoc-bonuses }
cryhavoc-bonuses =
    { $draw_each ->
        [1] , draw 1 per symbol
       *[0] {""}
    }{ $draw_once ->
        [1] , draw 1 in total
       *[0] {""}
    }{ $vp ->
        [1] , +1 VP
       *[0] {""}
    }{ $text ->
        [1] , bonus text
       *[0] {""}
    }
