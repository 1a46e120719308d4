### Cry Havoc in the browser: what stands beside the planet (English).

## The actions

# $n: the points that all cards of the hand give. $row: move, recruit or build.
web-cryhavoc-up-to = { $n ->
    [0] no icons in hand
    [one] up to { $n } point
   *[other] up to { $n } points
}
web-cryhavoc-other-action = Another action

## Where to choose, if not among buttons

web-cryhavoc-lit-region = Choose a highlighted region
web-cryhavoc-lit-drag = or drag a unit
web-cryhavoc-lit-card = Choose a card
