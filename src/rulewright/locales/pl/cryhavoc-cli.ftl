### Cry Havoc in the terminal (Polish).

## Signs

# One letter for each faction, or two where two begin alike.
cryhavoc-cli-letter =
    { $faction ->
        [humans] L
        [pilgrims] P
        [machines] M
       *[trogs] T
    }
cryhavoc-cli-hq = Sztab
cryhavoc-cli-legend = { $unit } oddziały  { $control } kontroluje region  { $crystal } kryształy  ! Horda  @ Siedlisko  ? Eksploracja  +1 Budowle  '1 inne żetony  { $battle } bitwa i jej numer  * można wybrać  < stąd wyrusza oddział
cryhavoc-cli-legend-icons = 2/1c/0 na karcie: Ruch 2, Rekrutacja 1, Budowanie 0. c: łącznie 1 karta; cc: po 1 karcie za każdy taki symbol; v: 1 PZ; t: premia tekstowa.

## Beside the planet

# $round: 0 before the first. $turn: which action of the round, 0 before and after them. $scoring: open, enabled by $faction, or final in the last round.
cryhavoc-cli-round =
    { $round ->
        [0] Przygotowanie
       *[other] Runda { $round }
    }{ $turn ->
        [0] {""}
       *[other] , Akcja { $turn }/{ $most }
    }{ $scoring ->
        [enabled] , Punktowanie aktywne: { $faction }
        [final] , ostatnia runda
       *[open] {""}
    }
# $same: yes if the order of the next round is that of this one.
cryhavoc-cli-order =
    { $same ->
        [yes] kolejność { $now }
       *[no] kolejność { $now }; następna runda: { $then }
    }
# $list: numbers of the score track, each with a sign for every event. $count: how many. $last: where the game ends.
cryhavoc-cli-events =
    { $count ->
        [0] ostatnie Wydarzenie: { $last } PZ
       *[other] Wydarzenia: { $list }, ostatnie: { $last } PZ
    }
# $prisoners: no, or how many of whom. $crystals: in store.
cryhavoc-cli-faction =
    { $vp } PZ  rezerwa { $reserve }  ręka { $hand }  talia { $deck }{ $prisoners ->
        [no] {""}
       *[other] {"  "}jeńcy { $prisoners }
    }{ $crystals ->
        [0] {""}
       *[other] {"  "}kryształy { $crystals }
    }
# $list: of each faction.
cryhavoc-cli-points = PZ: { $list }
cryhavoc-cli-skills = Zdolności: { $list }
cryhavoc-cli-structures = do wzniesienia: { $list }
cryhavoc-cli-natives = rdzenne Trogi  rezerwa { $reserve }{ $prisoners ->
        [no] {""}
       *[other] {"  "}jeńcy { $prisoners }
    }
# A token on the map that is no structure.
cryhavoc-cli-token = żeton „{ $name }”
cryhavoc-cli-region =
    { $title }  { $contents }
    Sąsiednie regiony: { $near }.

## Cards, skills, structures

cryhavoc-cli-hand = Ręka (Ruch/Rekrutacja/Budowanie): { $list }
cryhavoc-cli-hand-short =
    { $count ->
        [one] Ręka: 1 karta, Ruch { $move }, Rekrutacja { $recruit }, Budowanie { $build } („{ cli-word-hand }” ją pokazuje)
        [few] Ręka: { $count } karty, razem Ruch { $move }, Rekrutacja { $recruit }, Budowanie { $build } („{ cli-word-hand }” je pokazuje)
       *[many] Ręka: { $count } kart, razem Ruch { $move }, Rekrutacja { $recruit }, Budowanie { $build } („{ cli-word-hand }” je pokazuje)
    }
cryhavoc-cli-place-picked = wybrana do tej Akcji
cryhavoc-cli-place-looked_at = oglądana
cryhavoc-cli-place-stored = w magazynie
# $place: one's own deck, cards played, discard pile; $count cards.
cryhavoc-cli-pile =
    { $place ->
        [deck] Talia ({ $count }), kolejność nieznana
        [played] Przed tobą ({ $count })
       *[discard] Stos kart odrzuconych ({ $count })
    }
# $list: several cards.
cryhavoc-cli-drew = { cryhavoc-faction-subject } dobierają karty: { $list }.
# $kind: battle, scoring or initiative.
cryhavoc-cli-card-text =
    { $kind ->
        [battle] W bitwie: { $text }
        [initiative] Premia tekstowa: { $text }
       *[scoring] { $text }
    }
cryhavoc-cli-skill =
    { $state ->
        [passive] Zdolność: { $name } (pasywna)
        [exhausted] Zdolność: { $name } (wykorzystana)
       *[ready] Zdolność: { $name } (gotowa)
    }
cryhavoc-cli-structure =
    { $passive ->
        [yes] Budowla: { $name } (wzniesienie { $build }, pasywna, zostało: { $left })
       *[no] Budowla: { $name } (wzniesienie { $build }, aktywacja { $activate }, zostało: { $left })
    }

## A battle

# $contents: units and crystals there, in signs.
cryhavoc-cli-battle = Bitwa: { $region } ({ $terrain }) { $contents }: { $attacker } kontra { $defender }
cryhavoc-cli-wins-control = na razie wygrywają { $faction }
cryhavoc-cli-wins-prisoners = na razie jeńca biorą { $faction }
cryhavoc-cli-no-prisoner = remis: bez jeńca
# Kills: $attacker $first, $defender $second.
cryhavoc-cli-kills = na razie zabijają: { $attacker } { $first }, { $defender } { $second }
cryhavoc-cli-skipped = w tej bitwie się nie liczy
cryhavoc-cli-hands = Karty na ręce: { $first }; { $second }
# $state: open, passed or limited to $limit.
cryhavoc-cli-cards-left =
    { $state ->
        [passed] { $name } { $n }, pas
        [limited] { $name } { $n }, może zagrać jeszcze { $limit }
       *[open] { $name } { $n }
    }

## Choices

cryhavoc-cli-numbers = Wpisz liczbę: { $list }
cryhavoc-cli-study = Dobierz dwie, zatrzymaj jedną:
# $verb: construct, activate or site.
cryhavoc-cli-sites =
    { $verb ->
        [construct] Wzniesienie: { $structure } ({ $cost }):
        [activate] Aktywacja: { $structure } ({ $cost }):
       *[site] { $structure }:
    }
cryhavoc-cli-chosen = Wybrane:
cryhavoc-cli-unplayable = Tu nie można zagrać:

## The end

cryhavoc-cli-end-tie = Remis: rozstrzyga liczba jeńców, a gdy i ona jest równa, dalsze miejsce w kolejności inicjatywy (C7.4).
cryhavoc-cli-end-counted = regiony: { $regions } · kryształy w nich: { $crystals } · jeńcy: { $prisoners } · Budowle w nich: { $structures }

## To read

cryhavoc-cli-word-map = regiony
cryhavoc-cli-word-cards = karty
cryhavoc-cli-word-skills = zdolności
cryhavoc-cli-introduction = Wpisz liczbę z listy albo nazwę regionu lub karty. Polecenie „{ cli-word-help }” pokaże pozostałe polecenia, „{ cli-word-why }” z nazwą wyjaśni, dlaczego czegoś nie wolno, a „{ cli-word-undo }” cofnie ostatni wybór.
cryhavoc-cli-help =
    3, Gr           wybierz liczbą, a region także skrótem lub nazwą; kilka naraz: Gr Ci
    lotnisko Gr     Budowla w regionie
    ruch, zagraj    wybierz pierwszym słowem możliwości
    pas             nie zagrywaj już kart w tej bitwie
    dlaczego Gr     dlaczego czegoś nie wolno, co jest w regionie i z czym sąsiaduje
    zasady C4.10    punkt zasad; samo „zasady” pokaże rozdziały
    ręka            twoje karty, Zdolności i Budowle z ich tekstami
    regiony         wszystkie regiony i ich sąsiedzi
    karty           twoja talia i karty odrzucone z ich tekstami
    zdolności       Zdolności i Budowle wszystkich Frakcji z ich tekstami
