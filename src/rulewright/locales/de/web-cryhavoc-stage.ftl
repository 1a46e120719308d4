### Cry Havoc in the browser: what lies on the stage (German).

## Scoring

web-cryhavoc-counted-regions = Regionen
web-cryhavoc-counted-crystals = Kristalle
web-cryhavoc-counted-sum = Summe
web-cryhavoc-counted-now = Wenn jetzt gewertet würde
web-cryhavoc-counted-enabler = Regionen zählen nur für den Spieler, der die Wertung aktiviert.
# When the next round begins.
web-cryhavoc-unscored = Runde { $round } wurde nicht gewertet: Niemand hat die Wertung aktiviert.
