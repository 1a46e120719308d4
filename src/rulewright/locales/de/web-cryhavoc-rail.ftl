### Cry Havoc im Browser: was neben dem Planeten steht (Deutsch).

## Die Aktionen

# $n: Punkte, die alle Handkarten zusammen geben. $row: move, recruit oder build.
web-cryhavoc-up-to = { $n ->
    [0] keine Symbole auf der Hand
    [one] bis zu { $n } Punkt
   *[other] bis zu { $n } Punkte
}
web-cryhavoc-other-action = Andere Aktion

## Wo gewählt wird, wenn nicht mit Knöpfen

web-cryhavoc-lit-region = Wähle eine leuchtende Region
web-cryhavoc-lit-drag = oder zieh eine Einheit hin
web-cryhavoc-lit-card = Wähle eine Karte
