### Cry Havoc in the terminal (English).

## Signs

# One letter for each faction, or two where two begin alike.
cryhavoc-cli-letter =
    { $faction ->
        [humans] H
        [pilgrims] P
        [machines] M
       *[trogs] T
    }
cryhavoc-cli-hq = HQ
cryhavoc-cli-legend = { $unit } units  { $control } controls the region  { $crystal } crystals  { cryhavoc-cli-hq } headquarters  ! war party  @ nest  ? exploration  +1 structures  '1 other tokens  { $battle } battle, by its number  * can be chosen  < moves from here
cryhavoc-cli-legend-icons = 2/1c/0 on a card: 2 move, 1 recruit, 0 build. c: draw 1 in total; cc: draw 1 per symbol; v: 1 VP; t: the bonus text.

## Beside the planet

# $round: 0 before the first. $turn: which action of the round, 0 before and after them. $scoring: open, enabled by $faction, or final in the last round.
cryhavoc-cli-round =
    { $round ->
        [0] Setup
       *[other] Round { $round }
    }{ $turn ->
        [0] {""}
       *[other] , action { $turn }/{ $most }
    }{ $scoring ->
        [enabled] , scoring enabled by { $faction }
        [final] , last round
       *[open] {""}
    }
# $same: yes if the order of the next round is that of this one.
cryhavoc-cli-order =
    { $same ->
        [yes] order { $now }
       *[no] order { $now }; next round { $then }
    }
# $list: numbers of the score track, each with a sign for every event. $count: how many. $last: where the game ends.
cryhavoc-cli-events =
    { $count ->
        [0] last event at { $last } VP
       *[other] events at { $list }, last at { $last } VP
    }
# $prisoners: no, or how many of whom. $crystals: in store.
cryhavoc-cli-faction =
    { $vp } VP  reserve { $reserve }  hand { $hand }  deck { $deck }{ $prisoners ->
        [no] {""}
       *[other] {"  "}prisoners { $prisoners }
    }{ $crystals ->
        [0] {""}
       *[other] {"  "}crystals { $crystals }
    }
# $list: of each faction.
cryhavoc-cli-points = VP: { $list }
cryhavoc-cli-skills = skills: { $list }
cryhavoc-cli-structures = to build: { $list }
cryhavoc-cli-natives =
    natives  reserve { $reserve }{ $prisoners ->
        [no] {""}
       *[other] {"  "}prisoners { $prisoners }
    }
# A token on the map that is not a structure.
cryhavoc-cli-token = { $name } token
cryhavoc-cli-region =
    { $title }  { $contents }
    Next to it: { $near }.

## Cards, skills, structures

cryhavoc-cli-hand = Hand (move/recruit/build): { $list }
cryhavoc-cli-hand-short =
    { $count ->
        [one] Hand: 1 card, move { $move }, recruit { $recruit }, build { $build } ({ cli-word-hand } shows it)
       *[other] Hand: { $count } cards, in total move { $move }, recruit { $recruit }, build { $build } ({ cli-word-hand } shows them)
    }
cryhavoc-cli-place-picked = chosen for this action
cryhavoc-cli-place-looked_at = looked at
cryhavoc-cli-place-stored = stored
# $place: one's own deck, cards played, discard pile; $count cards.
cryhavoc-cli-pile =
    { $place ->
        [deck] Deck ({ $count }), order unknown
        [played] In front of you ({ $count })
       *[discard] Discard pile ({ $count })
    }
# $list: several cards.
cryhavoc-cli-drew = { cryhavoc-faction-subject } draw { $list }.
# $kind: battle, scoring or initiative.
cryhavoc-cli-card-text =
    { $kind ->
        [battle] In battle: { $text }
        [initiative] Bonus text: { $text }
       *[scoring] { $text }
    }
cryhavoc-cli-skill =
    { $state ->
        [passive] Skill: { $name } (passive)
        [exhausted] Skill: { $name } (exhausted)
       *[ready] Skill: { $name } (ready)
    }
cryhavoc-cli-structure =
    { $passive ->
        [yes] Structure: { $name } (build { $build }, passive, { $left } left)
       *[no] Structure: { $name } (build { $build }, activate { $activate }, { $left } left)
    }

## A battle

# $contents: units and crystals there, in signs.
cryhavoc-cli-battle = Battle: { $region } ({ $terrain }) { $contents }: { $attacker } against { $defender }
cryhavoc-cli-wins-control = { $faction } would win
cryhavoc-cli-wins-prisoners = { $faction } would take a prisoner
cryhavoc-cli-no-prisoner = a tie: no prisoner
# Kills: $attacker $first, $defender $second.
cryhavoc-cli-kills = kills: { $attacker } { $first }, { $defender } { $second }
cryhavoc-cli-skipped = not resolved in this battle
cryhavoc-cli-hands = Cards in hand: { $first }; { $second }
# $state: open, passed or limited to $limit.
cryhavoc-cli-cards-left =
    { $state ->
        [passed] { $name } { $n }, has passed
        [limited] { $name } { $n }, may play { $limit } more
       *[open] { $name } { $n }
    }

## Choices

cryhavoc-cli-numbers = Type a number: { $list }
cryhavoc-cli-study = Draw two, keep one:
# $verb: construct, activate or site.
cryhavoc-cli-sites =
    { $verb ->
        [construct] Build { $structure } ({ $cost }):
        [activate] Activate { $structure } ({ $cost }):
       *[site] { $structure }:
    }
cryhavoc-cli-chosen = Chosen:
cryhavoc-cli-unplayable = Not playable here:

## The end

cryhavoc-cli-end-tie = Tied on points: the player with more prisoners wins or, if that is tied too, the one later in initiative order (C7.4).
cryhavoc-cli-end-counted = regions: { $regions } · crystals there: { $crystals } · prisoners held: { $prisoners } · structures there: { $structures }

## To read

cryhavoc-cli-word-map = map
cryhavoc-cli-word-cards = cards
cryhavoc-cli-word-skills = skills
cryhavoc-cli-introduction = Type a number from the list, or the name of a region or card. Type { cli-word-help } for everything else, { cli-word-why } and a name to see why something is not allowed, { cli-word-undo } to undo.
cryhavoc-cli-help =
    3, Wo        choose by number, or a region by its label or name; several in one line: Wo Th
    airfield Wo  a structure in a region
    move, play   a choice by its first word
    pass         play no more cards in this battle
    why Wo       why something is not allowed; what a region contains and borders
    rules C4.10  a rule; rules alone lists the chapters
    hand         your cards, skills and structures with their texts
    map          every region with its neighbours
    cards        your deck and your discard pile with their texts
    skills       the skills and structures of all factions with their texts
