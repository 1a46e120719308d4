### Cry Havoc in the browser: what lies on the stage (Brazilian Portuguese).

## Scoring

web-cryhavoc-counted-regions = Regiões
web-cryhavoc-counted-crystals = Cristais
web-cryhavoc-counted-sum = Total
web-cryhavoc-counted-now = Se a pontuação fosse agora
web-cryhavoc-counted-enabler = As regiões contam só para quem habilita a pontuação.
# When the next round begins.
web-cryhavoc-unscored = Não houve pontuação na rodada { $round }: ninguém a habilitou.
