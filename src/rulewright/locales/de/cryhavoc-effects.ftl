### Cry Havoc, what cards, skills, structures and tokens do (German): one text for each effect of the vocabulary.
### Every clause begins with a capital letter and has no full stop; see games/cryhavoc/shown/effects_in_words.py for how they are joined.
### $n: a number. $upto: yes if it is a maximum above 1, else no. $battle: yes on a tactics card, else no.

## Joining

cryhavoc-effect-sentence = { $text }.
cryhavoc-effect-then = { $first }. { $second }
# Inside a condition, a price or a choice, all of which belongs together.
cryhavoc-effect-and = { $first }; { SMALL($second) }
# After a choice or a standing effect, which would otherwise seem to go on.
cryhavoc-effect-afterwards = { $first }. Danach: { $second }
cryhavoc-effect-cost = { $price }: { $steps }
# A price, before you choose what it pays for.
cryhavoc-effect-price-alone = { $price }: …
cryhavoc-effect-either = Wähle 1 Effekt – • { $first }. • { $second }
cryhavoc-effect-either-three = Wähle 1 Effekt – • { $first }. • { $second }. • { $third }
# $token: what the token does that the text before it places.
cryhavoc-effect-with-token = { $text } Effekt des Plättchens – { SMALL($token) }
cryhavoc-effect-each_player =
    { $order ->
        [reverse] Jeder Spieler, in umgekehrter Initiativereihenfolge: { $steps }
       *[initiative] Jeder Spieler, in Initiativereihenfolge: { $steps }
    }
cryhavoc-effect-when =
    { $trigger ->
        [enemy_enters] Wenn gegnerische Einheiten hier ankommen
        [enemy_enters_empty] Wenn gegnerische Einheiten hier ankommen und hier sonst keine Einheit steht
        [defend_here] Wenn du diese Region verteidigst
        [battle_here] Wenn du hier ein Gefecht austrägst
        [attrition_end] Nach der Zermürbung in einem Gefecht, das du hier austrägst
        [others_attrition_end] Nach der Zermürbung in einem Gefecht, das andere hier austragen
        [structure_kill] Wenn eines deiner Bauwerke eine gegnerische Einheit vernichtet
        [win_prisoners] { $battle ->
            [yes] Falls du die Gefangennahme gewinnst
           *[no] Wenn du die Gefangennahme gewinnst
        }
       *[win_control] { $battle ->
            [yes] Falls du die Gebietskontrolle gewinnst
           *[no] Wenn du die Gebietskontrolle gewinnst
        }
    }{ $limit ->
        [0] {""}
        [one] {" "}(höchstens einmal je Runde)
       *[other] {" "}(höchstens { $limit }-mal je Runde)
    }: { $steps }
cryhavoc-effect-modify =
    { $key ->
        [tunnel] Für Trogg-Einheiten grenzt diese Region an andere Regionen mit einem Tunnel
        [no_entry] Für Einheiten anderer Spieler ist diese Region gesperrt
       *[terrain_any] Du darfst Terrain-Karten in Gefechten auf jedem Terrain spielen, nicht aber dort, wo es keines gibt
    }
cryhavoc-effect-pay =
    { $kind ->
        [card] Wirf { cryhavoc-some-cards } ab
        [unit] { $battle ->
            [yes] Nimm { cryhavoc-some-own-units } aus dem Gefecht in deine Reserve zurück
           *[no] Nimm { cryhavoc-some-own-units } in deine Reserve zurück
        }
        [structure] { $battle ->
            [yes] Entferne { cryhavoc-some-structures } aus der Gefechtsregion
           *[no] Entferne { cryhavoc-some-structures }
        }
        [crystal] Gib { cryhavoc-some-crystals } aus deinem Lager ab
       *[source] Nimm diesen Marker vom Spielplan
    }

## Numbers of things

cryhavoc-some-own-units =
    { $upto ->
        [yes] bis zu { $n } deiner Einheiten
       *[no] { $n } deiner Einheiten
    }
cryhavoc-some-enemy-units =
    { $upto ->
        [yes] bis zu { $n } gegnerische Einheiten
       *[no] { $n ->
            [one] 1 gegnerische Einheit
           *[other] { $n } gegnerische Einheiten
        }
    }
cryhavoc-some-reserve-units =
    { $upto ->
        [yes] bis zu { $n } Einheiten aus deiner Reserve
       *[no] { $n ->
            [one] 1 Einheit aus deiner Reserve
           *[other] { $n } Einheiten aus deiner Reserve
        }
    }
cryhavoc-some-structures =
    { $upto ->
        [yes] bis zu { $n } deiner Bauwerke
       *[no] { $n } deiner Bauwerke
    }
cryhavoc-some-crystals =
    { $upto ->
        [yes] bis zu { $n } Kristalle
       *[no] { cryhavoc-n-crystals }
    }
cryhavoc-some-cards =
    { $upto ->
        [yes] bis zu { $n } Karten
       *[no] { cryhavoc-n-cards }
    }

## In a battle

cryhavoc-effect-shift =
    Verschiebe { $side ->
        [own] { cryhavoc-some-own-units }
       *[enemy] { cryhavoc-some-enemy-units }
    }{ $from_objective ->
        [any] {""}
       *[other] {" "}{ cryhavoc-from-objective }
    } { $to_objective ->
        [any] { $n ->
            [one] auf eine andere Zielvorgabe
           *[other] auf andere Zielvorgaben
        }
       *[other] { cryhavoc-to-objective }
    }
# $per: at most so many from each region. $limited: no if that says nothing.
cryhavoc-effect-call_in =
    Hole { cryhavoc-some-own-units } aus angrenzenden Regionen ins Gefecht{ $limited ->
        [yes] , höchstens { $per } aus jeder
       *[no] {""}
    }
cryhavoc-effect-withdraw =
    { $to ->
        [adjacent] Ziehe { cryhavoc-some-own-units } aus dem Gefecht in eine angrenzende Region ab, die du kontrollierst
       *[hq] Ziehe { cryhavoc-some-own-units } aus dem Gefecht in dein HQ ab
    }
# $more: yes if others are taken anyway.
cryhavoc-effect-capture =
    { $more ->
        [yes] { $n ->
            [one] Nimm 1 weitere gegnerische Einheit gefangen
           *[other] Nimm { $n } weitere gegnerische Einheiten gefangen
        }
       *[no] Nimm { cryhavoc-some-enemy-units } gefangen
    }
cryhavoc-effect-strength =
    { $role ->
        [attacker] Wenn du angreifst, { $objective ->
            [attrition] { $n ->
                [one] vernichtest du in der Zermürbung 1 gegnerische Einheit mehr
               *[other] vernichtest du in der Zermürbung { $n } gegnerische Einheiten mehr
            }
           *[other] { $n ->
                [one] zählt für dich { cryhavoc-at-objective } 1 Einheit mehr
               *[other] zählen für dich { cryhavoc-at-objective } { $n } Einheiten mehr
            }
        }
        [defender] Wenn du verteidigst, { $objective ->
            [attrition] { $n ->
                [one] vernichtest du in der Zermürbung 1 gegnerische Einheit mehr
               *[other] vernichtest du in der Zermürbung { $n } gegnerische Einheiten mehr
            }
           *[other] { $n ->
                [one] zählt für dich { cryhavoc-at-objective } 1 Einheit mehr
               *[other] zählen für dich { cryhavoc-at-objective } { $n } Einheiten mehr
            }
        }
       *[any] { cryhavoc-effect-strength-gain }
    }
cryhavoc-effect-strength-gain =
    { $objective ->
        [attrition] { $n ->
            [one] Du vernichtest in der Zermürbung 1 gegnerische Einheit mehr
           *[other] Du vernichtest in der Zermürbung { $n } gegnerische Einheiten mehr
        }
       *[other] { $n ->
            [one] Für dich zählt { cryhavoc-at-objective } 1 Einheit mehr
           *[other] Für dich zählen { cryhavoc-at-objective } { $n } Einheiten mehr
        }
    }
cryhavoc-effect-absorb = Du verlierst in der Zermürbung { cryhavoc-n-units } weniger
cryhavoc-effect-win_ties = Bei Gleichstand { cryhavoc-at-objective } gewinnst du
cryhavoc-effect-reverse_order = Die Zielvorgaben werden in umgekehrter Reihenfolge ausgewertet, die Zermürbung zuerst
cryhavoc-effect-skip_objective = Die { cryhavoc-objective-name } wird in diesem Gefecht nicht ausgewertet
cryhavoc-effect-far_retreat = Verlierst du die Gebietskontrolle, darfst du in eine beliebige Region fliehen, die du kontrollierst
cryhavoc-effect-card_limit =
    { $n ->
        [0] Der Gegner darf in diesem Gefecht keine Karten mehr spielen
        [one] Der Gegner darf in diesem Gefecht höchstens noch 1 Karte spielen
       *[other] Der Gegner darf in diesem Gefecht höchstens noch { $n } Karten spielen
    }

## Cards and order

# $most: cards that the store holds.
cryhavoc-effect-draw =
    { $source ->
        [own] { $battle ->
            [yes] Ziehe nach dem Gefecht { cryhavoc-n-cards }
           *[no] Ziehe { cryhavoc-n-cards }
        }
        [terrain_pair] Sieh dir{ cryhavoc-effect-times } 2 Karten eines Terrain-Stapels an und behalte 1 davon
       *[store] Lege{ cryhavoc-effect-times } die oberste Karte eines Terrain-Stapels verdeckt in dein Lager (höchstens { $most } Karten); in einem Gefecht auf ihrem Terrain darfst du sie wie eine Handkarte spielen
    }
cryhavoc-effect-times =
    { $battle ->
        [yes] { $n ->
            [one] {" "}nach dem Gefecht
           *[other] {" "}nach dem Gefecht { $n }-mal
        }
       *[no] { $n ->
            [one] {""}
           *[other] {" "}{ $n }-mal
        }
    }
cryhavoc-effect-discard =
    { $who ->
        [enemy] Der Gegner wirft { cryhavoc-n-cards } seiner Wahl ab
       *[self] Wirf { cryhavoc-n-cards } ab
    }
cryhavoc-effect-initiative = Setze deinen Anzeiger auf der Leiste „Neue Initiative“ an einen Platz deiner Wahl

## Units and control

cryhavoc-effect-march =
    { $n ->
        [one] Du erhältst 1 Bewegungspunkt, den du sofort nutzt
       *[other] Du erhältst { $n } Bewegungspunkte, die du sofort nutzt
    }
cryhavoc-effect-teleport = Versetze { cryhavoc-some-own-units } gemeinsam aus einer Region in eine beliebige andere, aber nicht in eine Gefechtsregion oder das HQ eines anderen Spielers
cryhavoc-effect-deploy =
    Stelle { cryhavoc-some-reserve-units } { $where ->
        [hq] in dein HQ
        [here] in diese Region
        [same] in dieselbe Region
        [with_structure] in eine von dir kontrollierte Region, in der eines deiner Bauwerke steht
        [objective] { $n ->
            [one] auf eine beliebige Zielvorgabe
           *[other] auf beliebige Zielvorgaben
        }
        [one_objective] gemeinsam auf eine Zielvorgabe
       *[control] auf die Gebietskontrolle
    }
# $battle: yes where an objective is meant, others where it is one of a battle that others fight.
cryhavoc-effect-kill =
    { $where ->
        [arrived] { $n ->
            [one] Vernichte 1 der angekommenen Einheiten
           *[other] Vernichte { $n } der angekommenen Einheiten
        }
       *[other] { $battle ->
            [yes] Vernichte { cryhavoc-some-enemy-units } { cryhavoc-effect-kill-objective }
            [others] { $n ->
                [one] Vernichte 1 Einheit einer der beiden Seiten { cryhavoc-effect-kill-objective }
               *[other] Vernichte bis zu { $n } Einheiten einer der beiden Seiten { cryhavoc-effect-kill-objective }
            }
           *[no] { $n ->
                [one] Vernichte 1 gegnerische Einheit { cryhavoc-effect-kill-region }
               *[other] Vernichte bis zu { $n } Einheiten eines Gegners { cryhavoc-effect-kill-region }
            }
        }
    }
cryhavoc-effect-kill-objective =
    { $where ->
        [control] auf der Gebietskontrolle
        [prisoners] auf der Gefangennahme
        [attrition] auf der Zermürbung
       *[any] { $n ->
            [one] auf einer beliebigen Zielvorgabe
           *[other] auf einer einzigen Zielvorgabe
        }
    }{ $filter ->
        [lone] , wenn sie dort allein steht
        [group] , wenn dort mindestens 2 gegnerische stehen
       *[any] {""}
    }
cryhavoc-effect-kill-region =
    { $where ->
        [here] in dieser Region
        [same] in derselben Region
        [near] in dieser oder einer angrenzenden Region, auch einer Gefechtsregion
        [same_near] in derselben oder einer angrenzenden Region, auch einer Gefechtsregion
       *[anywhere] in einer beliebigen Region
    }{ $filter ->
        [lone] , wenn ihr Besitzer dort keine weitere hat
        [group] , wenn der Besitzer dort mindestens 3 Einheiten hat
       *[any] {""}
    }
cryhavoc-effect-take_control =
    Übernimm die Kontrolle über eine { $owner ->
        [uncontrolled] leere, unkontrollierte Region,
       *[any] leere Region,
    } die { $range ->
        [adjacent] an eine von dir kontrollierte Region grenzt
       *[within_2] höchstens 2 Schritte von hier entfernt ist
    }{ $owner ->
        [uncontrolled] {""}
       *[any] , egal wer sie kontrolliert
    }; Plättchen dort bleiben verdeckt
cryhavoc-effect-free_prisoner =
    { $upto ->
        [yes] Nimm bis zu { $n } deiner gefangenen Einheiten kostenlos in deine Reserve zurück
       *[no] Nimm { $n } deiner gefangenen Einheiten kostenlos in deine Reserve zurück
    }
# $shape: units, crystals or both, as the token has them.
cryhavoc-effect-trogs =
    { $shape ->
        [units] Diese Region erhält { cryhavoc-trog-units }
        [crystals] Diese Region erhält { cryhavoc-trog-crystals }
       *[both] Diese Region erhält { cryhavoc-trog-units } und { cryhavoc-trog-crystals }
    }
cryhavoc-trog-units =
    { $units ->
        [one] 1 Trogg-Einheit
       *[other] { $units } Trogg-Einheiten
    }
cryhavoc-trog-crystals =
    { $crystals ->
        [one] 1 Kristall
       *[other] { $crystals } Kristalle
    }

## Tokens and structures

cryhavoc-effect-place_token =
    Lege { $kind ->
        [artillery] { $upto ->
            [yes] bis zu { $n } Geschossmarker
           *[no] { $n } Geschossmarker
        }
        [watchtower] { $upto ->
            [yes] bis zu { $n } Marker „Wache halten“
           *[no] { $n } Marker „Wache halten“
        }
        [ambush] { $upto ->
            [yes] bis zu { $n } Trogg-Plättchen verdeckt
           *[no] { $n } Trogg-Plättchen verdeckt
        }
       *[skill] { $upto ->
            [yes] bis zu { $n } Plättchen dieser Fähigkeit
           *[no] { $n } Plättchen dieser Fähigkeit
        }
    } { $range ->
        [near] { $kind ->
            [artillery] in diese oder eine angrenzende Region, auch eine Gefechtsregion
            [watchtower] in diese oder eine angrenzende Region, wenn du sie kontrollierst
           *[other] in diese oder eine angrenzende Region
        }
        [same_near] in dieselbe oder eine angrenzende Region
        [wild] in eine leere Region ohne Kriegstrupp und Nest, die niemand kontrolliert
        [with_units] { $n ->
            [one] in eine Region mit deinen Einheiten, auch eine Gefechtsregion
           *[other] { $kind ->
                [artillery] in Regionen mit deinen Einheiten, je einen, auch in Gefechtsregionen
                [watchtower] in Regionen mit deinen Einheiten, je einen, auch in Gefechtsregionen
               *[other] in Regionen mit deinen Einheiten, je eines, auch in Gefechtsregionen
            }
        }
        [controlled] in eine Region, die du kontrollierst
       *[open] in eine beliebige Region ohne Gefecht und ohne HQ
    }
cryhavoc-effect-trigger_token =
    Decke einen Kriegstrupp oder ein Nest { $range ->
        [reach] in einer von dir kontrollierten oder einer daran angrenzenden Region
       *[anywhere] in einer beliebigen Region
    } auf{ $mode ->
        [crystals_only] ; nur die Kristalle erscheinen, die Trogg nicht
       *[full] {" "}und führe das Plättchen aus
    }
cryhavoc-effect-relocate =
    { $kind ->
        [structure] { $upto ->
            [yes] Versetze { cryhavoc-some-structures }, jedes in eine angrenzende Region, die du kontrollierst
           *[no] Versetze { cryhavoc-some-structures } in eine angrenzende Region, die du kontrollierst
        }
       *[trog_token] { $upto ->
            [yes] Versetze bis zu { $n } verdeckte Kriegstrupp- oder Nest-Plättchen, jedes in eine angrenzende Region, ohne sie aufzudecken
           *[no] Versetze { $n } verdecktes Kriegstrupp- oder Nest-Plättchen in eine angrenzende Region, ohne es aufzudecken
        }
    }
cryhavoc-effect-build_points =
    { $n ->
        [one] Du erhältst 1 Baupunkt, den du sofort
       *[other] Du erhältst { $n } Baupunkte, die du sofort
    } { $where ->
        [here] in dieser Region nutzt
        [same] in derselben Region nutzt
       *[any] nutzt
    }

## Crystals and victory points

# $taken: yes if crystals are taken away.
cryhavoc-effect-add_crystals =
    { $taken ->
        [yes] Entferne { cryhavoc-some-crystals } { cryhavoc-effect-from-place }
       *[no] Lege { cryhavoc-some-crystals } { $where ->
            [here] in diese Region
            [same] in dieselbe Region
            [battle] in die Gefechtsregion
           *[any] in eine Region ohne HQ
        }
    }
cryhavoc-effect-take_crystals = Nimm { cryhavoc-some-crystals } { cryhavoc-effect-from-place } in dein Lager
cryhavoc-effect-from-place =
    { $where ->
        [here] aus dieser Region
        [same] aus derselben Region
        [battle] aus der Gefechtsregion
        [controlled] aus einer Region, die du kontrollierst,
       *[any] aus einer Region
    }
cryhavoc-effect-vp = Du erhältst { cryhavoc-n-vp }
# $each: VP for every $per of what is counted. $capped: yes if $max VP is a limit that counts.
cryhavoc-effect-vp_per =
    Du erhältst { $each ->
        [one] 1 Siegpunkt
       *[other] { $each } Siegpunkte
    } { cryhavoc-effect-counted }{ $capped ->
        [yes] {" "}(höchstens { $max } SP)
       *[no] {""}
    }
cryhavoc-effect-counted =
    { $what ->
        [region] { $per ->
            [one] für jede Region, die du kontrollierst
           *[other] für je { $per } Regionen, die du kontrollierst
        }
        [card] { $per ->
            [one] für jede Karte
           *[other] für je { $per } Karten
        }
        [unit] { $per ->
            [one] für jede Einheit
           *[other] für je { $per } Einheiten
        }
        [structure] { $per ->
            [one] für jedes Bauwerk
           *[other] für je { $per } Bauwerke
        }
        [crystal] { $per ->
            [one] für jeden Kristall
           *[other] für je { $per } Kristalle
        }
       *[killed] { $per ->
            [one] für jede vernichtete Einheit
           *[other] für je { $per } vernichtete Einheiten
        }
    }
cryhavoc-effect-enable_scoring =
    { $who ->
        [final] Die Wertung ist aktiviert, ohne dass ein Spieler sie aktiviert hat; die Partie endet mit dieser Runde
       *[self] Nutze deine ganze Aktion, um die Wertung für diese Runde zu aktivieren
    }

## A row of icons

# $row: move, recruit or build. The others are 1 where the row has that symbol, else 0.
cryhavoc-icons =
    { $row ->
        [move] { $n } Bewegung
        [recruit] { $n } Rekrutieren
       *[build] { $n } Bau
    }{ cryhavoc-bonuses }
cryhavoc-bonuses =
    { $draw_each ->
        [1] , 1 Karte je Symbol
       *[0] {""}
    }{ $draw_once ->
        [1] , insgesamt 1 Karte
       *[0] {""}
    }{ $vp ->
        [1] , +1 Siegpunkt
       *[0] {""}
    }{ $text ->
        [1] , Bonustext
       *[0] {""}
    }
