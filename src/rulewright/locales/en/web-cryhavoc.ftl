### Cry Havoc in the browser: cards, battles, factions, tracks (English).
### Names of cards, regions, skills and structures are those of the pack, shown as they are. Factions and numbers: see cryhavoc-terms.ftl.

## Where we are

# $round: 0 before the first. $most: how many there will be. $phase: see below.
web-cryhavoc-where =
    { $round ->
        [0] { $phase }
       *[other] Round { $round } of { $most } · { $phase }
    }
web-cryhavoc-round =
    { $round ->
        [0] Setup, { $most } rounds to come
       *[other] Round { $round } of { $most }
    }
web-cryhavoc-phases = Phases of the round
web-cryhavoc-phase-setup = Setup
web-cryhavoc-phase-events = Events
web-cryhavoc-phase-draw = Draw
web-cryhavoc-phase-actions = Actions
web-cryhavoc-phase-battles = Battles
web-cryhavoc-phase-prisoners = Prisoners
web-cryhavoc-phase-scoring = Scoring
web-cryhavoc-phase-over = Game over
# $n: which of $most; 0 outside the action phase.
web-cryhavoc-action-marker =
    { $n ->
        [0] No action now
       *[other] Action { $n } of { $most }
    }
web-cryhavoc-initiative = Initiative
web-cryhavoc-upcoming = Upcoming initiative
# $n: from 1.
web-cryhavoc-place = { $n }. { cryhavoc-faction-name }
web-cryhavoc-enabled = { cryhavoc-faction-subject } have enabled scoring
web-cryhavoc-final = Last round: final scoring
web-cryhavoc-events = Events
# A spot of the score track at $spot VP with $n events. $last: yes for the one that ends the game.
web-cryhavoc-spot =
    { $last ->
        [yes] { $spot } VP: the event that ends the game
       *[no] { $n ->
            [0] { $spot } VP: no event left
            [one] { $spot } VP: 1 event
           *[other] { $spot } VP: { $n } events
        }
    }
web-cryhavoc-events-unseen = Unseen events: { $n }
web-cryhavoc-decks = Terrain decks
web-cryhavoc-natives = Natives: reserve
web-cryhavoc-look = Details

## Cards

web-cryhavoc-bonus-draw_each = draw 1 per symbol
web-cryhavoc-bonus-draw_once = draw 1 in total
web-cryhavoc-bonus-vp = 1 VP
web-cryhavoc-bonus-text = the text below
web-cryhavoc-use-battle = In battle
web-cryhavoc-use-scoring = Enable scoring
web-cryhavoc-use-initiative = Bonus text
web-cryhavoc-card-picked = Chosen. { $card }
web-cryhavoc-hand = Hand
web-cryhavoc-hand-empty = No cards in hand.
web-cryhavoc-card-whole = Read the whole card
web-cryhavoc-n-cards = { cryhavoc-n-cards }
# Of an action that is pointed at.
web-cryhavoc-points-left =
    { $n ->
        [0] No points left.
        [one] 1 point left.
       *[other] { $n } points left.
    }
web-cryhavoc-points-total =
    { $n ->
        [one] 1 point in all.
       *[other] { $n } points in all.
    }
web-cryhavoc-n-left = { $n } left
web-cryhavoc-pile-looked_at = Looking at
web-cryhavoc-pile-stored = Store
web-cryhavoc-pile-played = Played for this action
web-cryhavoc-pile-discard = Discard pile
web-cryhavoc-pile-held = Known in hand
web-cryhavoc-piles = { cryhavoc-faction-of } cards
web-cryhavoc-piles-empty = No face-up cards.
web-cryhavoc-piles-open = Deck { $deck } · discard pile { $discard }
web-cryhavoc-play = Play
web-cryhavoc-deck-own = Yours

## A turn

web-cryhavoc-choose-action = Choose an action
web-cryhavoc-action-move = Move
web-cryhavoc-action-recruit = Recruit
web-cryhavoc-action-build = Build
web-cryhavoc-action-study = Draw two, keep one
web-cryhavoc-action-enable = Enable scoring
web-cryhavoc-action-skill = Skills
web-cryhavoc-does-move = units to adjacent regions
web-cryhavoc-does-recruit = units into your HQ
web-cryhavoc-does-build = structures, or activate them
web-cryhavoc-does-study = from any deck
web-cryhavoc-does-enable = for this round
web-cryhavoc-does-skill = before or after your action
web-cryhavoc-raise = How many units to recruit

## Factions

web-cryhavoc-style-humans = Hold many regions, strike from the air.
web-cryhavoc-style-pilgrims = Few fights, many crystals.
web-cryhavoc-style-machines = Build, and let the structures kill.
web-cryhavoc-style-trogs = Everywhere at once, from below.
web-cryhavoc-open-faction = { cryhavoc-faction-of } board
# These stand behind or below a number.
web-cryhavoc-stat-hand = in hand
web-cryhavoc-stat-deck = in the deck
web-cryhavoc-stat-reserve = in reserve
web-cryhavoc-stat-regions =
    { $n ->
        [one] region
       *[other] regions
    }
web-cryhavoc-stat-crystals =
    { $n ->
        [one] crystal stored
       *[other] crystals stored
    }
web-cryhavoc-stat-structures =
    { $n ->
        [one] structure
       *[other] structures
    }
web-cryhavoc-stat-skills =
    { $n ->
        [one] skill ready
       *[other] skills ready
    }
web-cryhavoc-stat-prisoners =
    { $n ->
        [one] prisoner
       *[other] prisoners
    }
web-cryhavoc-skills = Skills
web-cryhavoc-skill-ready = ready
web-cryhavoc-skill-exhausted = exhausted
web-cryhavoc-skill-passive = passive
web-cryhavoc-skill-use = Use
web-cryhavoc-structures = Structures
web-cryhavoc-cost-build = build
web-cryhavoc-cost-activate = activate
web-cryhavoc-structure-passive = passive
# $left: tokens left. $built: those on the planet.
web-cryhavoc-structure-left = { $left } left, { $built } on the planet
web-cryhavoc-prisoners = Prisoners
web-cryhavoc-prisoner = { cryhavoc-faction-of } unit
web-cryhavoc-prisoners-none = No prisoners.
# $faction: those who hold them.
web-cryhavoc-captured =
    { $n ->
        [one] 1 unit is held by { cryhavoc-faction-object }.
       *[other] { $n } units are held by { cryhavoc-faction-object }.
    }
web-cryhavoc-cards = Cards
web-cryhavoc-known = Known cards in this hand:
# $terrain: its name.
web-cryhavoc-known-terrain = { $n } × { $terrain }
web-cryhavoc-discarded =
    { $n ->
        [one] 1 card discarded
       *[other] { $n } cards discarded
    }

## A battle

web-cryhavoc-battle = Battle
web-cryhavoc-attacker = Attacker
web-cryhavoc-defender = Defender
web-cryhavoc-battle-cards =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
web-cryhavoc-battle-limited =
    { $n ->
        [0] may play no more cards
        [one] may play 1 more card
       *[other] may play { $n } more cards
    }
web-cryhavoc-battle-passed = passed ({ cryhavoc-n-cards })
web-cryhavoc-battle-bonus = Strength modifier: { $n }
web-cryhavoc-battle-ties = wins ties
web-cryhavoc-battle-skipped = not resolved in this battle
web-cryhavoc-battle-steps = Steps of the battle
web-cryhavoc-step-A = Crystal
web-cryhavoc-step-B = Place
web-cryhavoc-step-C = Tactics
web-cryhavoc-step-D = Resolve
web-cryhavoc-step-E = Return
web-cryhavoc-lane = { cryhavoc-objective-name }: { $attacker } { $first }, { $defender } { $second }
web-cryhavoc-lane-can = { $lane }; can be chosen
web-cryhavoc-won = { cryhavoc-faction-name } win
# $tie: yes if both are equally strong.
web-cryhavoc-now-control =
    { $tie ->
        [yes] Tie: { cryhavoc-faction-object } would win
       *[no] { cryhavoc-faction-subject } would win
    }
web-cryhavoc-now-prisoners =
    { $tie ->
        [yes] Tie: { cryhavoc-faction-object } would take a prisoner
       *[no] { cryhavoc-faction-subject } would take a prisoner
    }
web-cryhavoc-now-nobody = Tie: no prisoner
# Kills of the attacker and of the defender.
web-cryhavoc-now-attrition = Kills: { $first } to { $second }
web-cryhavoc-stands = As things stand
web-cryhavoc-place-left =
    { $n ->
        [one] 1 unit to place
       *[other] { $n } units to place
    }
web-cryhavoc-place-all = All units are placed
web-cryhavoc-place-less = Take a unit back { cryhavoc-off-objective }
web-cryhavoc-place-rest =
    { $n ->
        [one] Done: 1 unit goes to { cryhavoc-objective-attrition }
       *[other] Done: { $n } units go to { cryhavoc-objective-attrition }
    }
web-cryhavoc-place-done = Done
web-cryhavoc-battle-so-far = The battle so far
web-cryhavoc-battle-begins = The battle begins.

## Keys

web-cryhavoc-keys-hand = go to your cards
web-cryhavoc-keys-end = end your turn, or finish what you’ve begun

# After a tie, in brackets: what decided it.
web-cryhavoc-tie = most prisoners, then the later place in initiative order
