### Thin Ice, what is asked, done, told and refused (English). Names of players are shown as they are.

## The game

thin-ice-title = Thin Ice
thin-ice-introduction =
    Fish through the ice for as long as you dare. Every card on your line may be a fish or a crack, and at the second crack you go home with nothing. Fish like your bait count twice, and only you know what it is.
thin-ice-line = Fish for as long as you dare: the second crack breaks the ice.
thin-ice-time = 10–20 min
thin-ice-side = Side
thin-ice-fisher = Fisher
thin-ice-option-rounds = How many rounds are played.
thin-ice-cli-help = 1, fish-3    choose: by number, or a card by its name

## Cards

# $card: crack, or fish- and its worth
thin-ice-card =
    { $card ->
        [crack] crack
        [fish-1] fish worth 1
        [fish-2] fish worth 2
        [fish-3] fish worth 3
       *[fish-4] fish worth 4
    }
thin-ice-cards = { $count } × { thin-ice-card }
thin-ice-and = { $first }, { $rest }
thin-ice-no-cards = nothing

## The position

thin-ice-points =
    { $player } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
thin-ice-on-the-line = On { $player }’s line: { $cards }. The bait lies face down.
thin-ice-cracks =
    { $left ->
        [1] The next crack breaks the ice.
       *[other] The ice can take one more crack.
    }
thin-ice-bait = Your bait: { thin-ice-card }.
thin-ice-hand = Your hand: { $cards }.

## What is asked and done

thin-ice-prompt-bait = Choose a card from your hand as your bait.
thin-ice-prompt-cast-or-home = Cast, or go home with what is on your line.
thin-ice-do-bait = Lay a { thin-ice-card } as your bait
thin-ice-do-cast = Cast
thin-ice-do-home = Go home

## What happened

thin-ice-event-drew = { $player } draws a { thin-ice-card }.
thin-ice-event-drew-hidden = { $player } draws a card.
thin-ice-event-baited = { $player } lays bait.
thin-ice-event-caught = { $player } turns up a { thin-ice-card }.
thin-ice-event-went-home =
    { $player } goes home with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. The bait was a { thin-ice-card }.
thin-ice-event-broke-in = The ice breaks: { $player } gets nothing. The bait was a { thin-ice-card }.
thin-ice-event-over = The game is over.

## Why not

thin-ice-why-not-in-hand = You have no { thin-ice-card } in your hand. Choose a card from your hand.
thin-ice-why-cast-first = Your line is empty. Cast at least once.
