### Cry Havoc im Browser: was neben dem Planeten steht (Deutsch).

## Die Aktionen

# $n: Punkte, die alle Handkarten zusammen geben. $row: move, recruit oder build.
web-cryhavoc-up-to = { $n ->
    [0] keine Symbole auf der Hand
    [one] bis zu { $n } Punkt
   *[other] bis zu { $n } Punkte
}
web-cryhavoc-other-action = Andere Aktion
