### Cry Havoc in the browser: what lies on the stage (Polish).

## Scoring

web-cryhavoc-counted-regions = Regiony
web-cryhavoc-counted-crystals = Kryształy
web-cryhavoc-counted-sum = Razem
web-cryhavoc-counted-now = Gdyby Punktowanie nastąpiło teraz
web-cryhavoc-counted-enabler = Za regiony punktuje tylko ten, kto aktywuje Punktowanie.
# When the next round begins.
web-cryhavoc-unscored = Runda { $round } bez Punktowania: nikt go nie aktywował.
