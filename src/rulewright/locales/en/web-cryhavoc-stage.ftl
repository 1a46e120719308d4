### Cry Havoc in the browser: what lies on the stage (English).

## Scoring

web-cryhavoc-counted-regions = Regions
web-cryhavoc-counted-crystals = Crystals
web-cryhavoc-counted-sum = Total
web-cryhavoc-counted-now = If scoring happened now
web-cryhavoc-counted-enabler = Regions count only for the player who enables scoring.
# When the next round begins.
web-cryhavoc-unscored = Round { $round } was not scored: no one enabled scoring.
