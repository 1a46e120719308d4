### Cry Havoc, what is asked, done, told and refused (Polish).
### Names of players, regions, cards and other parts of a pack are shown as they are, never inflected. Factions and the rest: see
### cryhavoc-terms.ftl; what cards do: see cryhavoc-effects.ftl.

## The game

cryhavoc-title = Cry Havoc
cryhavoc-introduction =
    Ludzie, Pielgrzymi i Maszyny najeżdżają planetę pełną kryształów, a mieszkające na niej Trogi jej bronią. W każdej z najwyżej pięciu rund wykonujesz trzy Akcje; do wyboru masz Ruch, Rekrutację, Budowanie, dobranie lepszej karty i Aktywację Punktowania. Potem rozgrywa się wszystkie bitwy, każdą o trzy cele. Na koniec wygrywa ten, kto ma najwięcej Punktów Zwycięstwa, a najwięcej dają kryształy w kontrolowanych regionach, gdy Punktowanie jest aktywne.

    Plansze, karty i żetony są naszego pomysłu, bo w naszych kopiach instrukcji brakuje ilustracji. Ten program jest niezależny: ani autorzy, ani wydawca gry nie mają w nim udziału.
cryhavoc-side = Frakcja
# On the lid of the box; and how long a game takes.
cryhavoc-line = Cztery Frakcje, jedna planeta i bitwy zaplanowane przed walką.
cryhavoc-time = 60–120 min

## What can be done

cryhavoc-do-land = Załóż Sztab { FORM($region, case: "in") }
cryhavoc-do-discard = Odrzuć: { $card }
cryhavoc-do-keep = Zatrzymaj: { $card }
cryhavoc-do-drop = Odłóż na spód talii: { $card }
cryhavoc-do-deck = { cryhavoc-deck-name }
cryhavoc-do-ransom = Wykup oddział { cryhavoc-other-from } za 2 PZ
cryhavoc-do-move = Ruch
cryhavoc-do-recruit = Rekrutacja
cryhavoc-do-build = Wznoszenie i aktywacja Budowli
cryhavoc-do-study = Dobierz 2 karty, zatrzymaj 1. { cryhavoc-deck-name }
cryhavoc-do-enable = Aktywuj Punktowanie kartą: { $card }
cryhavoc-do-skill = Użyj Zdolności: { $skill }
cryhavoc-do-end = Zakończ turę
cryhavoc-do-pick = { $card }: { cryhavoc-icons }
# $cards: chosen so far; they give $n points.
cryhavoc-do-play =
    { $cards ->
        [0] Nie zagrywaj żadnej karty: { cryhavoc-n-points }
        [one] Zagraj kartę: { cryhavoc-n-points }
        [few] Zagraj { $cards } karty: { cryhavoc-n-points }
       *[many] Zagraj { $cards } kart: { cryhavoc-n-points }
    }
cryhavoc-do-from = Przesuń oddział { FORM($region, case: "from") }
cryhavoc-do-to = { FORM($from, case: "From") } { FORM($region, case: "to") }
# $offer: explore-next, wake-next or battle-next.
cryhavoc-do-next =
    { $offer ->
        [explore-next] Zbadaj { FORM($region, case: "it") }
        [wake-next] Odkryj żeton Trogów { FORM($region, case: "in") }
       *[battle-next] Połóż żeton Bitwy { FORM($region, case: "in") }
    }
cryhavoc-do-next-own = Odkryj swoje Trogi { FORM($region, case: "in") }
cryhavoc-do-turn-up =
    { $trog_token ->
        [war_party] Odkryj Hordę
       *[nest] Odkryj Siedlisko
    }
cryhavoc-do-raise =
    { $n ->
        [0] Nie rekrutuj nikogo: punkty przepadają
       *[other] Zrekrutuj { cryhavoc-n-units }
    }
cryhavoc-do-construct = Wznieś: { cryhavoc-site-name } (koszt { $cost })
cryhavoc-do-activate = Aktywuj: { cryhavoc-site-name } (koszt { $cost })
# $offer: ransom, unit or structure.
cryhavoc-do-done =
    { $offer ->
        [ransom] { $n ->
            [one] Nie wykupuj więcej: 1 oddział zostaje w niewoli
            [few] Nie wykupuj więcej: { $n } oddziały zostają w niewoli
           *[many] Nie wykupuj więcej: { $n } oddziałów zostaje w niewoli
        }
        [unit] { $n ->
            [one] Zakończ: przepada 1 punkt Ruchu
            [few] Zakończ: przepadają { $n } punkty Ruchu
           *[many] Zakończ: przepada { $n } punktów Ruchu
        }
       *[structure] { $n ->
            [one] Zakończ: przepada 1 punkt Budowania
            [few] Zakończ: przepadają { $n } punkty Budowania
           *[many] Zakończ: przepada { $n } punktów Budowania
        }
    }
cryhavoc-do-station = { cryhavoc-n-units } { cryhavoc-onto-objective }
cryhavoc-do-tactic = Zagraj: { $card }
cryhavoc-do-pass = Spasuj: nie zagrasz już kart w tej bitwie
cryhavoc-do-capture = Weź do niewoli oddział { cryhavoc-off-objective }
cryhavoc-do-kill = Zabij oddział { cryhavoc-at-objective }
cryhavoc-do-retreat = Wycofaj się { FORM($region, case: "to") }
cryhavoc-do-nest = Połóż Siedlisko { FORM($region, case: "in") }
cryhavoc-do-region = { $region }
cryhavoc-do-objective = { cryhavoc-objective-name }
cryhavoc-do-card = { $card }
# $effect: what that choice does, as whole sentences.
cryhavoc-do-option = { $effect }
cryhavoc-do-owner = { cryhavoc-other-name }
cryhavoc-do-site = { cryhavoc-site-name }
cryhavoc-do-place = Miejsce { $place }
# $question: what the effect asks, see cryhavoc-prompts.ftl. $price: crystal or unit.
cryhavoc-do-more =
    { $question ->
        [pay-more] { $price ->
            [crystal] Wydaj { cryhavoc-n-crystals }
           *[other] Odeślij do rezerwy { cryhavoc-n-units }
        }
        [teleport-more] Przenieś jeszcze jeden oddział
        [kill-more] Zabij jeszcze jeden oddział
        [crystals-off] Usuń kryształ
       *[harvest-more] Zabierz kryształ
    }
cryhavoc-do-more-region = Wystaw oddział { FORM($region, case: "in") }
cryhavoc-do-more-objective = Postaw oddział { cryhavoc-at-objective }
# $way: decline a price, enough paid, once if it is left out, rest if $n are not used.
cryhavoc-do-stop =
    { $way ->
        [decline] Zrezygnuj: bez zapłaty i bez efektu
        [enough] Nie płać więcej
        [once] Zrezygnuj: ta część przepada
       *[rest] Zakończ, niewykorzystane: { $n }
    }

## What happened

cryhavoc-event-faction = { $player }: { cryhavoc-faction-name }.
cryhavoc-event-landed = { cryhavoc-faction-subject } zakładają Sztab { FORM($region, case: "in") }.
cryhavoc-event-skill = { cryhavoc-faction-subject } mają Zdolność: { $skill }.
cryhavoc-event-initiative = Inicjatywa, miejsce { $place }: { cryhavoc-faction-name }.
cryhavoc-event-round = Zaczyna się runda { $n }.
cryhavoc-event-event = Wydarzenie: { $event }.
# $place: which event spot of the score track. $reached: yes where it is enough to reach it.
cryhavoc-event-event-passed =
    { $reached ->
        [yes] { cryhavoc-faction-subject } docierają do pola
       *[no] { cryhavoc-faction-subject } mijają pole
    } Wydarzeń nr { $place }: to, co na nim leży, trafia na wierzch następnego Wydarzenia.
cryhavoc-event-order = { cryhavoc-faction-subject } zajmują miejsce { $place } na torze Przyszłej Inicjatywy.
cryhavoc-event-drew = { cryhavoc-faction-subject } dobierają kartę: { $card }.
cryhavoc-event-drew-hidden = { cryhavoc-faction-subject } dobierają kartę.
cryhavoc-event-rebuilt = { cryhavoc-faction-subject } tworzą nową talię z potasowanego stosu kart odrzuconych.
cryhavoc-event-discarded = { cryhavoc-faction-subject } odrzucają kartę: { $card }.
cryhavoc-event-looked = { cryhavoc-faction-subject } oglądają kartę { cryhavoc-deck-from }: { $card }.
cryhavoc-event-looked-hidden = { cryhavoc-faction-subject } oglądają kartę { cryhavoc-deck-from }.
cryhavoc-event-kept = { cryhavoc-faction-subject } zatrzymują kartę: { $card }.
cryhavoc-event-kept-hidden = { cryhavoc-faction-subject } zatrzymują kartę.
cryhavoc-event-returned = { cryhavoc-faction-subject } wtasowują kartę z powrotem do jej talii: { $card }.
cryhavoc-event-stored = { cryhavoc-faction-subject } odkładają kartę do magazynu: { $card }.
cryhavoc-event-stored-hidden = { cryhavoc-faction-subject } odkładają do magazynu zakrytą kartę { cryhavoc-deck-from }.
cryhavoc-event-dropped = { cryhavoc-faction-subject } odkładają kartę na spód jej talii: { $card }.
cryhavoc-event-dropped-hidden = { cryhavoc-faction-subject } odkładają z magazynu kartę { cryhavoc-deck-from } z powrotem na spód tej talii.
# $n: which action of the round.
cryhavoc-event-turn = Akcja nr { $n }: { cryhavoc-faction-name }.
cryhavoc-event-action =
    { $row ->
        [move] { cryhavoc-faction-subject } wybierają Ruch.
        [recruit] { cryhavoc-faction-subject } wybierają Rekrutację.
       *[build] { cryhavoc-faction-subject } wybierają Budowanie.
    }
cryhavoc-event-played =
    { $row ->
        [move] { cryhavoc-faction-subject } zagrywają do Ruchu: { $card }.
        [recruit] { cryhavoc-faction-subject } zagrywają do Rekrutacji: { $card }.
       *[build] { cryhavoc-faction-subject } zagrywają do Budowania: { $card }.
    }
cryhavoc-event-points = { cryhavoc-faction-subject } mają { cryhavoc-n-points }.
cryhavoc-event-enabled = { cryhavoc-faction-subject } aktywują Punktowanie.
cryhavoc-event-skill-used = { cryhavoc-faction-subject } używają Zdolności: { $skill }.
cryhavoc-event-skill-ready = { cryhavoc-faction-name }: Zdolność „{ $skill }” jest znowu gotowa.
cryhavoc-event-moved = { cryhavoc-faction-subject } przesuwają oddział { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-found = { cryhavoc-faction-subject } badają { FORM($region, case: "it") }: { $find }.
# $trogs: the token. $n: units that appear.
cryhavoc-event-revealed =
    { $n ->
        [0] { cryhavoc-faction-subject } odkrywają żeton Trogów { FORM($region, case: "in") }. { $trogs }: bez oddziałów.
       *[other] { cryhavoc-faction-subject } odkrywają żeton Trogów { FORM($region, case: "in") }. { $trogs }: { cryhavoc-n-units }.
    }
cryhavoc-event-revealed-own =
    { $n ->
        [0] { FORM($region, case: "In") } odkryto żeton Trogów. { $trogs }: bez oddziałów.
       *[other] { FORM($region, case: "In") } pojawiają się Trogi. { $trogs }: { cryhavoc-n-units }.
    }
cryhavoc-event-crystals = { $region }: o { cryhavoc-n-crystals } więcej.
cryhavoc-event-crystals-gone = { $region }: o { cryhavoc-n-crystals } mniej.
cryhavoc-event-harvested = { cryhavoc-faction-subject } zabierają { cryhavoc-n-crystals } { FORM($region, case: "from") } do magazynu.
cryhavoc-event-lost-to-trogs = Rezerwa Trogów jest pusta: { cryhavoc-faction-subject } tracą oddział { FORM($region, case: "in") }.
cryhavoc-event-lost-to-trogs-own = Trogi mają pustą rezerwę: tracą oddział { FORM($region, case: "in") }.
cryhavoc-event-control = { cryhavoc-faction-subject } przejmują Kontrolę { FORM($region, case: "of") }.
cryhavoc-event-control-nobody = Nikt już nie ma Kontroli { FORM($region, case: "of") }.
cryhavoc-event-battle-token = Żeton Bitwy { $n } { FORM($region, case: "in") }: { cryhavoc-faction-subject } atakują.
cryhavoc-event-battle-off = Żeton Bitwy znika { FORM($region, case: "from") }.
cryhavoc-event-recruited = { cryhavoc-faction-subject } rekrutują { cryhavoc-n-units }.
cryhavoc-event-deployed = { cryhavoc-faction-subject } wystawiają { FORM($region, case: "in") } { cryhavoc-n-units } z rezerwy.
cryhavoc-event-built = { cryhavoc-faction-subject } wznoszą: { cryhavoc-site-name }.
cryhavoc-event-activated = { cryhavoc-faction-subject } aktywują: { cryhavoc-site-name }.
cryhavoc-event-battle = Bitwa { FORM($region, case: "in") }: { cryhavoc-faction-subject } atakują, { cryhavoc-other-subject } się bronią.
cryhavoc-event-stationed = { cryhavoc-faction-name }: { cryhavoc-objective-control } { $control }, { cryhavoc-objective-prisoners } { $prisoners }, { cryhavoc-objective-attrition } { $attrition }.
cryhavoc-event-tactic = { cryhavoc-faction-subject } zagrywają: { $card }.
cryhavoc-event-tactic-for = { cryhavoc-other-subject } zagrywają za { cryhavoc-faction-object }: { $card }.
cryhavoc-event-passed = { cryhavoc-faction-subject } pasują.
cryhavoc-event-joined = { cryhavoc-faction-subject } dostawiają { cryhavoc-n-units } { cryhavoc-onto-objective }.
cryhavoc-event-shifted = Oddział { cryhavoc-faction-of } przechodzi { cryhavoc-from-objective } { cryhavoc-to-objective }.
cryhavoc-event-left = Oddział { cryhavoc-faction-of } opuszcza bitwę { FORM($region, case: "in") }.
# $strength against $rest.
cryhavoc-event-won-control = { cryhavoc-faction-subject } wygrywają Kontrolę nad Regionem ({ $region }), { $strength } do { $rest }.
cryhavoc-event-won-prisoners = { cryhavoc-faction-subject } wygrywają Pojmanie Jeńców.
cryhavoc-event-captured = { cryhavoc-faction-subject } biorą do niewoli oddział { cryhavoc-other-of }.
cryhavoc-event-named = { cryhavoc-faction-subject } zabiją oddział { cryhavoc-at-objective }.
cryhavoc-event-killed = { cryhavoc-faction-subject } zabijają { cryhavoc-n-units } { cryhavoc-other-of } { FORM($region, case: "in") }.
cryhavoc-event-killed-by-nobody = Straty { FORM($region, case: "in") }: { cryhavoc-n-units } { cryhavoc-other-of }.
cryhavoc-event-retreated = { cryhavoc-faction-subject } wycofują { cryhavoc-n-units } { FORM($region, case: "to") }.
cryhavoc-event-to-reserve = { cryhavoc-faction-subject } zabierają { cryhavoc-n-units } do rezerwy.
cryhavoc-event-nest = { FORM($region, case: "In") } pojawia się zakryte Siedlisko.
cryhavoc-event-vp = { cryhavoc-faction-subject } zdobywają { cryhavoc-n-vp }.
cryhavoc-event-ransomed = { cryhavoc-faction-subject } wykupują za 2 PZ oddział { cryhavoc-other-from }.
cryhavoc-event-freed = { cryhavoc-faction-subject } odzyskują bez opłaty oddział { cryhavoc-other-from }.
cryhavoc-event-scored-regions = { cryhavoc-faction-subject } zdobywają { cryhavoc-n-vp } za swoje regiony.
cryhavoc-event-scored-crystals = { cryhavoc-faction-subject } zdobywają { cryhavoc-n-vp } za kryształy ({ $crystals }).
cryhavoc-event-token-placed = { cryhavoc-faction-subject } kładą żeton { FORM($region, case: "in") }: { $token }.
cryhavoc-event-token-placed-nest = { cryhavoc-faction-subject } kładą zakryty żeton Trogów { FORM($region, case: "in") }.
cryhavoc-event-token-gone = { cryhavoc-faction-subject } zabierają żeton { FORM($region, case: "from") }: { $token }.
cryhavoc-event-relocated = { cryhavoc-faction-subject } przesuwają Budowlę { FORM($from, case: "from") } { FORM($to, case: "to") }: { $structure }.
cryhavoc-event-relocated-trogs = { cryhavoc-faction-subject } przesuwają zakryty żeton Trogów { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-demolished = { cryhavoc-faction-subject } usuwają Budowlę: { cryhavoc-site-name }.
cryhavoc-event-paid-unit = { cryhavoc-faction-subject } odsyłają oddział { FORM($region, case: "from") } do rezerwy.
cryhavoc-event-paid-unit-battle = { cryhavoc-faction-subject } odsyłają oddział z bitwy do rezerwy.
cryhavoc-event-paid-crystals = { cryhavoc-faction-subject } wydają { cryhavoc-n-crystals }.
cryhavoc-event-strength = { cryhavoc-faction-subject } doliczają sobie { cryhavoc-n-units } { cryhavoc-at-objective }.
cryhavoc-event-absorb = { cryhavoc-faction-subject } tracą podczas Wyniszczenia o { cryhavoc-n-units } mniej.
cryhavoc-event-ties = { cryhavoc-faction-subject } wygrywają remisy { cryhavoc-at-objective }.
cryhavoc-event-reversed = { cryhavoc-faction-subject } odwracają kolejność celów.
cryhavoc-event-skipped = { cryhavoc-faction-subject } pomijają w tej bitwie cel: { cryhavoc-objective-name }.
cryhavoc-event-far-retreat = { cryhavoc-faction-subject } mogą się wycofać do dowolnego regionu, który kontrolują.
cryhavoc-event-limited =
    { $n ->
        [0] { cryhavoc-faction-subject } nie mogą już zagrać w tej bitwie żadnej karty.
       *[other] { cryhavoc-faction-subject } mogą zagrać w tej bitwie jeszcze tylko { cryhavoc-n-cards }.
    }
cryhavoc-event-final = Końcowe Punktowanie jest aktywne: to ostatnia runda.
cryhavoc-event-over = Gra skończona.

## Why not

# $thing: what was chosen: a region, a card, an objective, a structure with its region.
cryhavoc-why-no-hq-spot = { $thing }: to nie jest region Sztabu. Wybierz jeden z regionów Sztabów.
cryhavoc-why-hq-spot-taken = { $thing }: stoi tam już Sztab. Wybierz wolny region Sztabu.
cryhavoc-why-not-in-hand = { $thing }: nie masz tej karty na ręce albo jest już wybrana. Wybierz inną.
cryhavoc-why-not-looked-at = { $thing }: to nie jest jedna z oglądanych kart. Wybierz jedną z nich.
cryhavoc-why-not-stored = { $thing }: żadna taka karta z magazynu nie może teraz wrócić do talii. Wybierz inną.
cryhavoc-why-deck-empty = { $thing }. Nie ma w niej już kart. Wybierz inną.
cryhavoc-why-no-prisoner-there = { $thing }: ta Frakcja nie trzyma w niewoli twoich oddziałów. Wybierz taką, która trzyma.
cryhavoc-why-too-few-vp = Oddział kosztuje 2 PZ, a masz ich { $vp }. Zakończ wykupywanie.
cryhavoc-why-scoring-enabled = Punktowanie jest już w tej rundzie aktywne. Wybierz inną Akcję.
cryhavoc-why-final-round = W ostatniej rundzie Punktowanie i tak jest aktywne. Wybierz inną Akcję.
cryhavoc-why-no-scoring-card = Do tego musisz mieć na ręce kartę „{ $card }”. Wybierz inną Akcję.
cryhavoc-why-no-such-skill = Nie masz tej Zdolności w tej grze. Wybierz jedną z tych, które masz.
cryhavoc-why-skill-exhausted = { $thing }: ta Zdolność jest w tej rundzie już wykorzystana. Wybierz inną Zdolność albo Akcję.
cryhavoc-why-skill-passive = { $thing }: ta Zdolność jest pasywna, działa zawsze. Wybierz inną Zdolność albo Akcję.
cryhavoc-why-skill-does-nothing = { $thing }: tej Zdolności nie można teraz użyć. Nie da się zapłacić ceny albo nie byłoby żadnego skutku.
cryhavoc-why-no-region = Takiego regionu nie ma na tej planszy. Wybierz jeden z jej regionów.
cryhavoc-why-no-unit-there = { $thing }: nie ma tam odpowiedniego oddziału. Wybierz miejsce, w którym jest.
cryhavoc-why-unit-halted = { $thing }: twoje oddziały natknęły się tam na wrogów lub Trogi i w tej Akcji już się nie ruszą. Wybierz inne.
cryhavoc-why-unit-halted-for-turn = { $thing }: twoje oddziały natknęły się tam na wrogów lub Trogi i w tej turze już się nie ruszą. Wybierz inne.
cryhavoc-why-unit-halted-for-round = { $thing }: twoje oddziały natknęły się tam na wrogów lub Trogi i w tej rundzie już się nie ruszą. Wybierz inne.
cryhavoc-why-unit-halted-moved = { $thing }: to, co tam stoi, zostało właśnie przesunięte i musi tam pozostać. Wybierz coś innego.
cryhavoc-why-attacker-stays = { $thing }: atakujesz tam i nie możesz odejść. Wybierz oddziały z innego regionu.
# $held: how many the attacker holds back.
cryhavoc-why-defender-blocked =
    { $held ->
        [one] { $thing }: Agresor blokuje tam { $held } twój oddział
        [few] { $thing }: Agresor blokuje tam { $held } twoje oddziały
       *[many] { $thing }: Agresor blokuje tam { $held } twoich oddziałów
    }, a więcej ich tam nie masz. Wybierz oddziały z innego regionu.
cryhavoc-why-nowhere-to-go = { $thing }: stamtąd nie ma dokąd się ruszyć. Wybierz coś innego.
cryhavoc-why-not-adjacent = { $thing }: to nie jest sąsiedni region. Wybierz sąsiedni.
cryhavoc-why-enemy-hq = { $thing }: stoi tam Sztab, do którego nie możesz wejść. Wybierz inny region.
cryhavoc-why-battle-region = { $thing }: to region bitwy, więc nie można go tu wybrać. Wybierz inny region.
cryhavoc-why-closed-by-token = { $thing }: żeton nie wpuszcza tam twoich oddziałów. Wybierz inny region.
cryhavoc-why-not-to-resolve = { $thing }: nie ma tam teraz nic do rozpatrzenia. Wybierz jeden z zaznaczonych regionów.
cryhavoc-why-too-few-points = To za dużo: do wydania masz { $points }. Wybierz mniej.
cryhavoc-why-reserve-empty =
    { $reserve ->
        [0] { $thing }: twoja rezerwa jest pusta. Wybierz coś innego albo zakończ.
        [one] { $thing }: w rezerwie masz tylko 1 oddział. Wybierz mniej.
        [few] { $thing }: w rezerwie masz tylko { $reserve } oddziały. Wybierz mniej.
       *[many] { $thing }: w rezerwie masz tylko { $reserve } oddziałów. Wybierz mniej.
    }
cryhavoc-why-no-such-structure = Twoja Frakcja nie ma takiej Budowli. Wybierz jedną z tych, które ma.
cryhavoc-why-not-controlled = { $thing }: nie kontrolujesz tego regionu. Wybierz inny region.
cryhavoc-why-not-controlled-before = { $thing }: na początku tej Akcji ten region nie był jeszcze twój. Wybierz inny region.
# $cost: of that structure. $points: what is left.
cryhavoc-why-too-dear = { $thing }: koszt { $cost }, a do wydania masz tylko { $points }. Wybierz coś tańszego albo zakończ.
cryhavoc-why-not-in-hq = { $thing }: w Sztabie niczego się nie wznosi ani nie kładzie. Wybierz inny region.
cryhavoc-why-no-building-in-battle = { $thing }: w regionie bitwy niczego się nie wznosi. Wybierz inny region.
cryhavoc-why-built-there = { $thing }: taka Budowla już tam stoi. Wybierz inny region albo inną Budowlę.
cryhavoc-why-no-token-left = { $thing }: nie ma już żetonów tego rodzaju. Wybierz coś innego.
cryhavoc-why-not-built-there = { $thing }: nie masz tam takiej Budowli. Wybierz miejsce, w którym ją masz.
cryhavoc-why-already-activated = { $thing }: ta Budowla była już aktywowana w tej Akcji. Wybierz inną.
cryhavoc-why-structure-passive = { $thing }: ta Budowla jest pasywna, działa zawsze. Wybierz inną.
cryhavoc-why-activation-in-battle = { $thing }: w regionie bitwy tej Budowli nie można aktywować. Wybierz inną.
cryhavoc-why-activation-does-nothing = { $thing }: tej Budowli nie można teraz aktywować. Nie da się zapłacić ceny albo nie byłoby żadnego skutku.
cryhavoc-why-too-few-units = Nie masz tylu oddziałów do rozmieszczenia. Wybierz mniej.
cryhavoc-why-no-battle-effect = { $thing }: ta karta nie działa w bitwie. Wybierz inną albo spasuj.
cryhavoc-why-other-terrain = { $thing }: ta karta działa tylko na swoim terenie. Wybierz inną albo spasuj.
cryhavoc-why-no-terrain = { $thing }: ta karta wymaga swojego terenu, a ten region terenu nie ma. Wybierz inną albo spasuj.
cryhavoc-why-no-enemy-there = { $thing }: nie ma tam odpowiedniego wrogiego oddziału. Wybierz miejsce, w którym jest.
cryhavoc-why-no-victim-there = { $thing }: nie ma tam już wrogiego oddziału do zabicia. Wybierz cel, na którym jest.
cryhavoc-why-not-own-region = { $thing }: nie kontrolujesz tego regionu. Wybierz taki, który kontrolujesz.
cryhavoc-why-retreat-not-adjacent = { $thing }: ten region nie sąsiaduje z regionem bitwy. Wycofaj się do sąsiedniego, który kontrolujesz.
cryhavoc-why-region-controlled = { $thing }: ktoś kontroluje ten region. Wybierz taki, którego nikt nie kontroluje.
cryhavoc-why-nest-not-adjacent = { $thing }: ten region nie sąsiaduje z regionem bitwy. Wybierz sąsiedni, którego nikt nie kontroluje.
cryhavoc-why-nest-among-tokens = { $thing }: leży tam już Horda lub Siedlisko. Wybierz inny region.
cryhavoc-why-hq-protected = { $thing }: przy tym stole ten efekt nie może dotyczyć Sztabu. Wybierz inny region.
cryhavoc-why-no-battle-regions = { $thing }: przy tym stole ten efekt nie obejmuje regionów bitwy. Wybierz inny region.
cryhavoc-why-not-on-card = { $thing }: tekst na to nie pozwala. Wybierz coś, na co pozwala.
cryhavoc-why-same-place = { $thing }: to to samo miejsce. Wybierz inne.
cryhavoc-why-nothing-to-do = { $thing }: to nic nie da. Wybierz coś innego.
cryhavoc-why-cannot-pay = { $thing }: nie da się zapłacić ceny albo nie byłoby żadnego skutku. Wybierz coś innego.
cryhavoc-why-must-do = Z tego nie można zrezygnować. Wybierz jedną z możliwości.
cryhavoc-why-must-finish = Trzeba to dokończyć. Wybierz jedną z możliwości.
cryhavoc-why-no-target-there = { $thing }: nie ma tam niczego odpowiedniego. Wybierz inne miejsce.
cryhavoc-why-token-there = { $thing }: leży tam już taki żeton. Wybierz inny region.
cryhavoc-why-too-far-away = { $thing }: to za daleko. Wybierz bliższy region.
cryhavoc-why-region-occupied = { $thing }: przeszkadzają w tym stojące tam oddziały. Wybierz inny region.
cryhavoc-why-no-such-place = Na torze inicjatywy nie ma takiego miejsca. Wybierz inne.

## What a table can choose

cryhavoc-option-edition = Wydanie instrukcji. Ustawia wszystkie interpretacje zasad; każdą można też wybrać osobno.
cryhavoc-option-level = Ile Zdolności ma każdy gracz.
cryhavoc-option-pack = Jaki zestaw elementów jest w grze: co jest na kartach, planszach i żetonach.
cryhavoc-option-factions = Frakcja dla każdego gracza, po przecinku; drawn oznacza losowanie. Trogi tylko przy czterech graczach.
cryhavoc-option-hq_placement = Jak Sztaby trafiają do regionów.
cryhavoc-option-start_tunnels = Ile Tuneli mają na początku Trogi przy czterech graczach.
cryhavoc-option-nests_with_four = Czy przy czterech graczach używa się Siedlisk.
cryhavoc-option-trog_hq_token = Czy przy czterech graczach Sztab Trogów ma od początku żeton Kontroli.
cryhavoc-option-passing_events = Kiedy Wydarzenie minięte na torze punktacji trafia na następne, co skraca grę.
cryhavoc-option-skill_tokens = Co dzieje się z żetonami Zdolności, gdy Zdolności są znowu gotowe.
cryhavoc-option-played_cards = Kiedy odrzuca się karty zagrane do Akcji.
cryhavoc-option-useless_tactics = Czy w bitwie wolno zagrać kartę Taktyki, której ceny nie można zapłacić.
cryhavoc-option-halted_units = Jak długo stoi oddział, który natknął się na wrogów albo żeton Trogów.
cryhavoc-option-woken_regions = W których regionach po ruchu odkrywa się Hordy i Siedliska.
cryhavoc-option-tokens_among_others = Czy Hordę lub Siedlisko odkrywa się tam, gdzie stoją oddziały innego najeźdźcy.
cryhavoc-option-token_order = Co odkrywa się najpierw, gdy w jednym regionie leżą Horda i Siedlisko.
cryhavoc-option-trogs_run_out = Za co gracz traci oddział, gdy zabraknie Trogów do wystawienia.
cryhavoc-option-activation = Gdzie można aktywować Budowle.
cryhavoc-option-other_own_card = Co dzieje się z drugą kartą, gdy z dwóch kart własnej talii zatrzymuje się jedną.
cryhavoc-option-battle_numbers = Czy numeru bitwy, która się nie odbyła, można znów użyć w tej samej rundzie.
cryhavoc-option-battle_tokens = Czy bitew może być najwyżej osiem, po jednej na każdy żeton Bitwy.
cryhavoc-option-attrition = Kto pierwszy wskazuje ofiary Wyniszczenia.
cryhavoc-option-retreat_reveals = Czy przy wycofaniu odkrywa się Hordy i Siedliska w regionie.
cryhavoc-option-natives_win = Co dzieje się z żetonem Kontroli tam, gdzie rdzenne Trogi wygrają Kontrolę nad Regionem.
cryhavoc-option-nest_chosen_by = Kto wybiera region dla Siedliska pokonanych Trogów.
cryhavoc-option-nest_regions = Dokąd może trafić Siedlisko pokonanych Trogów.
cryhavoc-option-token_targets = Czy żetony w bitwie można zabić.
cryhavoc-option-control_tokens = Czy Frakcja może kontrolować najwyżej osiem regionów, po jednym na każdy żeton Kontroli.
cryhavoc-option-hq_targets = Czy efekty innych graczy mogą dotyczyć Sztabu.
cryhavoc-option-battle_regions = Czy efekty, które zabijają oddziały albo kładą, usuwają lub zabierają kryształy, obejmują regiony bitwy.
cryhavoc-option-trog_entry = Co robi oddział Trogów, który wchodzi do regionu z Hordą lub Siedliskiem.
cryhavoc-option-trogs_wake = Czy gracz prowadzący Trogi odkrywa żetony na koniec ruchu.
cryhavoc-option-tunnel_links = Które Tunele łączą regiony dla Trogów.
cryhavoc-option-ambush_tokens = Jakie żetony kładzie się w zasadzce przy czterech graczach.
cryhavoc-option-ambush_supply = Co się dzieje, gdy zabraknie żetonów do zasadzki.
# The same in a few words, for a form.
cryhavoc-label-edition = Wydanie instrukcji
cryhavoc-label-level = Zdolności

cryhavoc-value-edition-en = angielskie
cryhavoc-value-edition-pl = polskie
cryhavoc-value-edition-de = niemieckie
cryhavoc-value-edition-pt = portugalskie
cryhavoc-value-level-first = Początkujący: Zdolność bazowa
cryhavoc-value-level-experienced = Doświadczeni: jedna Zdolność więcej
cryhavoc-value-level-veteran = Weterani: dwie Zdolności więcej
cryhavoc-value-pack-york-five = zwykle pięć rund
cryhavoc-value-pack-york = zwykle trzy lub cztery rundy
cryhavoc-value-factions-drawn = losowo
cryhavoc-value-factions-humans = { cryhavoc-faction-humans }
cryhavoc-value-factions-pilgrims = { cryhavoc-faction-pilgrims }
cryhavoc-value-factions-machines = { cryhavoc-faction-machines }
cryhavoc-value-factions-trogs = { cryhavoc-faction-trogs }
cryhavoc-value-hq_placement-random = losowo
cryhavoc-value-hq_placement-chosen = gracze wybierają po kolei, tak jak siedzą
cryhavoc-value-hq_placement-chosen_by_initiative = gracze wybierają w kolejności inicjatywy
cryhavoc-value-start_tunnels-four = razem cztery
cryhavoc-value-start_tunnels-four_and_hq = cztery i jeden na Sztabie
cryhavoc-value-nests_with_four-used = tak
cryhavoc-value-nests_with_four-unused = nie
cryhavoc-value-trog_hq_token-placed = tak
cryhavoc-value-trog_hq_token-missing = nie, dostaje go po pierwszym ruchu Trogów
cryhavoc-value-passing_events-always = zawsze
cryhavoc-value-passing_events-not_in_first_game = nie w grze początkujących
cryhavoc-value-passing_events-when_reached = zawsze, wystarczy do niego dojść
cryhavoc-value-skill_tokens-stay = zostają do końca bitwy w ich regionie
cryhavoc-value-skill_tokens-return = wracają na karty
cryhavoc-value-played_cards-discarded_at_once = od razu
cryhavoc-value-played_cards-discarded_after_action = po Akcji
cryhavoc-value-useless_tactics-playable = tak, bez skutku
cryhavoc-value-useless_tactics-price_first = nie
cryhavoc-value-halted_units-for_turn = do końca tury, nie ruszy go nawet Zdolność
cryhavoc-value-halted_units-for_round = do końca fazy Akcji
cryhavoc-value-halted_units-for_action = tylko do końca Akcji
cryhavoc-value-halted_units-until_round_ends = do końca rundy, także w bitwach
cryhavoc-value-woken_regions-moved_into = tylko w tych, do których gracz wszedł
cryhavoc-value-woken_regions-with_units = we wszystkich z oddziałami gracza
cryhavoc-value-tokens_among_others-resolved = tak, i bitwy mogą nastąpić jedna po drugiej
cryhavoc-value-tokens_among_others-face_down = nie, żeton pozostaje zakryty
cryhavoc-value-token_order-war_party_first = Hordę
cryhavoc-value-token_order-mover_chooses = wybiera gracz wykonujący ruch
cryhavoc-value-trogs_run_out-per_token = za każdy żeton, który nie przyniósł żadnego
cryhavoc-value-trogs_run_out-per_region = raz za każdy region, w którym żaden się nie pojawił
cryhavoc-value-activation-controlled_now = w regionach, które się kontroluje
cryhavoc-value-activation-since_beginning = w regionach, które się kontroluje od początku Akcji
cryhavoc-value-other_own_card-shuffled_back = wtasowuje się ją z powrotem
cryhavoc-value-other_own_card-discarded = odrzuca się ją
cryhavoc-value-battle_numbers-reused = tak
cryhavoc-value-battle_numbers-not_reused = nie
cryhavoc-value-battle_tokens-unlimited = nie
cryhavoc-value-battle_tokens-eight = tak
cryhavoc-value-attrition-at_once = obie strony jednocześnie
cryhavoc-value-attrition-attacker_first = najpierw Agresor
cryhavoc-value-retreat_reveals-no = nie
cryhavoc-value-retreat_reveals-yes = tak, i może dojść do bitwy
cryhavoc-value-natives_win-token_stays = zostaje
cryhavoc-value-natives_win-enemys_token_goes = żeton ich przeciwnika znika
cryhavoc-value-natives_win-any_token_goes = znika, bez względu na to, czyj jest
cryhavoc-value-nest_chosen_by-commander = ten, kto nimi dowodzi
cryhavoc-value-nest_chosen_by-fighter = ten, kto z nimi walczył
cryhavoc-value-nest_regions-all = do każdego sąsiedniego regionu, którego nikt nie kontroluje
cryhavoc-value-nest_regions-no_battle_regions = nie do regionu bitwy
cryhavoc-value-nest_regions-no_tokens = nie tam, gdzie leży Horda lub Siedlisko
cryhavoc-value-token_targets-untouchable = nie
cryhavoc-value-token_targets-killable = tak
cryhavoc-value-control_tokens-unlimited = nie
cryhavoc-value-control_tokens-eight = tak
cryhavoc-value-hq_targets-allowed = tak
cryhavoc-value-hq_targets-protected = nie
cryhavoc-value-battle_regions-included = tak
cryhavoc-value-battle_regions-excluded = tylko jeśli tak mówi ich tekst
cryhavoc-value-trog_entry-stops = zatrzymuje się
cryhavoc-value-trog_entry-goes_on = może iść dalej
cryhavoc-value-trogs_wake-as_everybody = tak, jak wszyscy
cryhavoc-value-trogs_wake-exempt = nie, tylko przy wejściu do regionu
cryhavoc-value-tunnel_links-all = wszystkie
cryhavoc-value-tunnel_links-own_or_free = te w regionach, które kontrolują Trogi albo których nikt nie kontroluje
cryhavoc-value-ambush_tokens-nests = Siedliska
cryhavoc-value-ambush_tokens-war_parties = Hordy
cryhavoc-value-ambush_supply-reshuffled = rozpatrzone wtasowuje się z powrotem
cryhavoc-value-ambush_supply-used_up = nie można położyć kolejnych

## Where victory points come from

cryhavoc-score-regions = Regiony
cryhavoc-score-crystals = Kryształy
cryhavoc-score-control = { cryhavoc-objective-control }
cryhavoc-score-kills = Zabite oddziały
cryhavoc-score-prisoners = Jeńcy
cryhavoc-score-symbols = Symbole PZ na kartach
cryhavoc-score-effects = Inne efekty
cryhavoc-score-ransom = Wykupione oddziały
