# What happens in Cry Havoc, said to the player whom it is about; for other readers there is the text without -you or -from-you.

cryhavoc-event-faction-you = You lead { cryhavoc-faction-object }.
cryhavoc-event-landed-you = You set up your HQ { FORM($region, case: "in") }.
cryhavoc-event-skill-you = You have the skill { $skill }.
cryhavoc-event-initiative-you = Initiative, place { $place }: you.
cryhavoc-event-event-passed-you =
    { $reached ->
        [yes] You reach
       *[no] You pass
    } event spot { $place }: everything on it goes on top of the next event.
cryhavoc-event-order-you = You move to place { $place } on the upcoming initiative track.
cryhavoc-event-drew-you = You draw { $card }.
cryhavoc-event-drew-hidden-you = You draw a card.
cryhavoc-event-rebuilt-you = You shuffle your discard pile into a new deck.
cryhavoc-event-discarded-you = You discard { $card }.
cryhavoc-event-looked-you =
    { $deck ->
        [own] You look at a card from your own deck: { $card }.
       *[other] You look at a card from the { cryhavoc-deck-name }: { $card }.
    }
cryhavoc-event-looked-hidden-you =
    { $deck ->
        [own] You look at a card from your own deck.
       *[other] You look at a card from the { cryhavoc-deck-name }.
    }
cryhavoc-event-kept-you = You keep { $card }.
cryhavoc-event-kept-hidden-you = You keep a card.
cryhavoc-event-returned-you = You shuffle { $card } back into its deck.
cryhavoc-event-stored-you = You store { $card }.
cryhavoc-event-stored-hidden-you = You store a card { cryhavoc-deck-from }, face down.
cryhavoc-event-dropped-you = You put { $card } back on the bottom of its deck.
cryhavoc-event-dropped-hidden-you = You return a stored card { cryhavoc-deck-from } to the bottom of that deck.
cryhavoc-event-turn-you = Your action { $n }.
cryhavoc-event-action-you =
    { $row ->
        [move] You choose to move.
        [recruit] You choose to recruit.
       *[build] You choose to build.
    }
cryhavoc-event-played-you =
    { $row ->
        [move] You play { $card } to move.
        [recruit] You play { $card } to recruit.
       *[build] You play { $card } to build.
    }
cryhavoc-event-points-you = You have { cryhavoc-n-points }.
cryhavoc-event-enabled-you = You enable scoring.
cryhavoc-event-skill-used-you = You use { $skill }.
cryhavoc-event-skill-ready-you = Your skill { $skill } is ready again.
cryhavoc-event-moved-you = You move a unit { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-found-you = You explore { FORM($region, case: "it") }: { $find }.
cryhavoc-event-revealed-you = You reveal the Trog token { FORM($region, case: "in") }. { $trogs }: { cryhavoc-n-units }.
cryhavoc-event-harvested-you = You store { cryhavoc-n-crystals } { FORM($region, case: "from") }.
cryhavoc-event-lost-to-trogs-you = The Trogs’ reserve is empty: you lose a unit { FORM($region, case: "in") }.
cryhavoc-event-lost-to-trogs-own-you = Your reserve is empty: you lose a unit { FORM($region, case: "in") }.
cryhavoc-event-control-you = You take control { FORM($region, case: "of") }.
cryhavoc-event-battle-token-you = Battle token { $n } { FORM($region, case: "in") }: you attack.
cryhavoc-event-recruited-you = You recruit { cryhavoc-n-units }.
cryhavoc-event-deployed-you = You place { cryhavoc-n-units } { FORM($region, case: "in") } from your reserve.
cryhavoc-event-built-you = You build { cryhavoc-site-name }.
cryhavoc-event-activated-you = You activate { cryhavoc-site-name }.
cryhavoc-event-battle-you = Battle { FORM($region, case: "in") }: you attack, { cryhavoc-other-subject } defend.
cryhavoc-event-battle-from-you = Battle { FORM($region, case: "in") }: { cryhavoc-faction-object } attack, you defend.
cryhavoc-event-stationed-you = You: { cryhavoc-objective-control } { $control }, { cryhavoc-objective-prisoners } { $prisoners }, { cryhavoc-objective-attrition } { $attrition }.
cryhavoc-event-tactic-you = You play { $card }.
cryhavoc-event-tactic-for-you = For you, { cryhavoc-other-subject } play { $card }.
cryhavoc-event-tactic-for-from-you = For { cryhavoc-faction-object }, you play { $card }.
cryhavoc-event-passed-you = You pass.
cryhavoc-event-joined-you =
    { $n ->
        [one] You place 1 more unit { cryhavoc-at-objective }.
       *[other] You place { $n } more units { cryhavoc-at-objective }.
    }
cryhavoc-event-shifted-you = One of your units moves { cryhavoc-from-objective } { cryhavoc-to-objective }.
cryhavoc-event-left-you = One of your units leaves the battle { FORM($region, case: "in") }.
cryhavoc-event-won-control-you = You win Region Control { FORM($region, case: "in") }, { $strength } to { $rest }.
cryhavoc-event-won-prisoners-you = You win Capture Prisoners.
cryhavoc-event-captured-you = You capture a { cryhavoc-other-of } unit.
cryhavoc-event-captured-from-you = { cryhavoc-faction-subject } capture one of your units.
cryhavoc-event-named-you = You will kill a unit { cryhavoc-at-objective }.
cryhavoc-event-killed-you =
    { $n ->
        [one] You kill 1 { cryhavoc-other-of } unit { FORM($region, case: "in") }.
       *[other] You kill { $n } { cryhavoc-other-of } units { FORM($region, case: "in") }.
    }
cryhavoc-event-killed-from-you = { cryhavoc-faction-subject } kill { $n } of your units { FORM($region, case: "in") }.
cryhavoc-event-killed-by-nobody-from-you = Killed { FORM($region, case: "in") }: { $n } of your units.
cryhavoc-event-retreated-you = You retreat { FORM($region, case: "to") } with { cryhavoc-n-units }.
cryhavoc-event-to-reserve-you = You take { cryhavoc-n-units } back into your reserve.
cryhavoc-event-vp-you = You gain { cryhavoc-n-vp }.
cryhavoc-event-ransomed-you = You buy back a unit { cryhavoc-other-from } for 2 VP.
cryhavoc-event-ransomed-from-you = { cryhavoc-faction-subject } buy back a unit from you for 2 VP.
cryhavoc-event-freed-you = You get a unit back { cryhavoc-other-from } for free.
cryhavoc-event-freed-from-you = { cryhavoc-faction-subject } get a unit back from you for free.
cryhavoc-event-scored-regions-you = You score { cryhavoc-n-vp } for your regions.
cryhavoc-event-scored-crystals-you = You score { cryhavoc-n-vp } for crystals ({ $crystals }).
cryhavoc-event-token-placed-you = You place a token { FORM($region, case: "in") }: { $token }.
cryhavoc-event-token-placed-nest-you = You place a Trog token face down { FORM($region, case: "in") }.
cryhavoc-event-token-gone-you = You get a token back { FORM($region, case: "from") }: { $token }.
cryhavoc-event-relocated-you = You move { $structure } { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-relocated-trogs-you = You move a face-down Trog token { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-demolished-you = You remove { cryhavoc-site-name }.
cryhavoc-event-paid-unit-you = You return a unit { FORM($region, case: "from") } to your reserve.
cryhavoc-event-paid-unit-battle-you = You return a unit from the battle to your reserve.
cryhavoc-event-paid-crystals-you = You spend { cryhavoc-n-crystals }.
cryhavoc-event-strength-you = You: +{ $n } { cryhavoc-at-objective }.
cryhavoc-event-absorb-you =
    { $n ->
        [one] You lose 1 fewer unit in Attrition.
       *[other] You lose { $n } fewer units in Attrition.
    }
cryhavoc-event-ties-you = You will win ties { cryhavoc-at-objective }.
cryhavoc-event-reversed-you = You reverse the order of the objectives.
cryhavoc-event-skipped-you = You skip an objective in this battle: { cryhavoc-objective-name }.
cryhavoc-event-far-retreat-you = You may retreat to any region you control.
cryhavoc-event-limited-you =
    { $n ->
        [0] You may play no more cards in this battle.
        [one] You may play only 1 more card in this battle.
       *[other] You may play only { $n } more cards in this battle.
    }
