### Cry Havoc, what is asked, done, told and refused (Polish).
### Names of players, regions, cards and other parts of a pack are shown as they are, never inflected. Factions and the rest: see
### cryhavoc-terms.ftl; what cards do: see cryhavoc-effects.ftl.

## The game

cryhavoc-title = Cry Havoc
cryhavoc-introduction =
    Ludzie, Pielgrzymi i Maszyny najeżdżają planetę pełną kryształów, a mieszkające na niej Trogi jej bronią. W każdej z najwyżej pięciu rund masz trzy Akcje: ruch, rekrutację, budowanie, dobranie lepszej karty albo aktywację Punktowania. Potem rozgrywa się wszystkie bitwy, każdą o trzy cele. Na koniec wygrywa ten, kto ma najwięcej Punktów Zwycięstwa, a najwięcej dają kryształy w kontrolowanych regionach, gdy Punktowanie jest aktywne.

    Wpisz liczbę z listy albo nazwę regionu lub karty. Wpisz { cli-word-help }, żeby zobaczyć wszystko inne, { cli-word-why } i nazwę, żeby się dowiedzieć, dlaczego czegoś nie wolno, { cli-word-undo }, żeby coś cofnąć.

    Plansze, karty i żetony są naszego pomysłu, bo ilustracje z instrukcji zaginęły. Ten program jest niezależny: ani autorzy, ani wydawca gry nie mają w nim udziału.
cryhavoc-side = Frakcja

## What is asked

cryhavoc-prompt-landing = Wybierz region dla swojego Sztabu.
cryhavoc-prompt-discard =
    { $n ->
        [one] Wybierz kartę do odrzucenia.
        [few] Odrzuć { $n } karty: wybierz jedną z nich.
       *[many] Odrzuć { $n } kart: wybierz jedną z nich.
    }
cryhavoc-prompt-discard-looked = Wybierz kartę do odrzucenia. Drugą zatrzymujesz.
cryhavoc-prompt-keep = Wybierz kartę, którą zatrzymujesz. Drugą wtasuje się z powrotem do talii.
cryhavoc-prompt-drop = Magazyn jest przepełniony: wybierz kartę, która trafi na spód swojej talii.
cryhavoc-prompt-deck = Wybierz talię terenu.
cryhavoc-prompt-deck-back = Magazyn jest przepełniony: wybierz talię, na spód której wróci jedna z kart w magazynie.
# $vp: what the player has.
cryhavoc-prompt-ransom = Wykup za 2 PZ jeden ze swoich pojmanych oddziałów (masz { $vp } PZ) albo nie wykupuj więcej.
# $n: which action it is, of $most.
cryhavoc-prompt-action = Akcja { $n } z { $most }: wybierz jedną. Przed nią i po niej możesz używać Zdolności.
cryhavoc-prompt-after-action = Akcja jest wykonana. Użyj Zdolności albo zakończ turę.
# $cards: chosen so far; they give $n points.
cryhavoc-prompt-cards =
    { $row ->
        [move] Ruch
        [recruit] Rekrutacja
       *[build] Budowanie
    }: { $cards ->
        [0] wybierz karty, które zagrasz dla ikon, albo nie zagrywaj żadnej.
        [one] wybrana 1 karta ({ cryhavoc-n-points }). Wybierz więcej albo zagraj.
        [few] wybrane { $cards } karty ({ cryhavoc-n-points }). Wybierz więcej albo zagraj.
       *[many] wybranych { $cards } kart ({ cryhavoc-n-points }). Wybierz więcej albo zagraj.
    }
cryhavoc-prompt-unit =
    { $n ->
        [one] Został 1 punkt Ruchu
        [few] Zostały { $n } punkty Ruchu
       *[many] Zostało { $n } punktów Ruchu
    }: wybierz region, z którego ruszy oddział, albo zakończ.
cryhavoc-prompt-goal = Wybierz, dokąd pójdzie oddział z regionu { $region }.
cryhavoc-prompt-explore-next = Wybierz, gdzie teraz odkrywasz żeton Eksploracji.
cryhavoc-prompt-wake-next = Wybierz, gdzie teraz spotykasz Trogi.
cryhavoc-prompt-battle-next = Wybierz, gdzie trafi następny żeton Bitwy: w tej kolejności będą rozgrywane bitwy.
# $n: points.
cryhavoc-prompt-recruits =
    { $n ->
        [one] 1 punkt Rekrutacji
        [few] { $n } punkty Rekrutacji
       *[many] { $n } punktów Rekrutacji
    }: wybierz, ile oddziałów rekrutujesz. W rezerwie: { $reserve }.
cryhavoc-prompt-structure =
    { $n ->
        [one] Został 1 punkt Budowania
        [few] Zostały { $n } punkty Budowania
       *[many] Zostało { $n } punktów Budowania
    }: wznieś lub aktywuj Budowlę albo zakończ.
cryhavoc-prompt-structure-here =
    { $n ->
        [one] Został 1 punkt Budowania
        [few] Zostały { $n } punkty Budowania
       *[many] Zostało { $n } punktów Budowania
    }, tylko dla regionu { $region }: wznieś lub aktywuj Budowlę albo zakończ.
# $n: units not yet placed.
cryhavoc-prompt-station = Bitwa w regionie { $region }: wybierz, ile oddziałów { cryhavoc-faction-of } idzie { cryhavoc-onto-objective } (do rozmieszczenia: { $n }). Reszta trafi na koniec na Wyniszczenie.
cryhavoc-prompt-tactic = Bitwa w regionie { $region }: zagraj kartę Taktyki za { cryhavoc-faction-object } albo spasuj.
cryhavoc-prompt-prisoner = Wybierz cel, z którego bierzesz do niewoli oddział { cryhavoc-other-of }.
cryhavoc-prompt-victim =
    { $n ->
        [one] Do zabicia został 1 oddział
        [few] Do zabicia zostały { $n } oddziały
       *[many] Do zabicia zostało { $n } oddziałów
    }: wybierz cel, na którym ginie oddział { cryhavoc-other-of }.
cryhavoc-prompt-retreat = Wybierz, dokąd wycofać { cryhavoc-n-units } { cryhavoc-faction-of }.
cryhavoc-prompt-nest = Trogi straciły region { $region }: wybierz sąsiedni region dla ich Siedliska.

# What effects ask for. $n: how many more.
cryhavoc-prompt-effect-option = Wybierz jedno.
cryhavoc-prompt-effect-pay-card = Wybierz kartę, którą za to odrzucasz, albo zrezygnuj.
cryhavoc-prompt-effect-pay-unit-at = Wybierz region, z którego odeślesz oddział do rezerwy, albo zrezygnuj.
cryhavoc-prompt-effect-pay-unit-on = Wybierz cel, z którego odeślesz oddział do rezerwy, albo zrezygnuj.
cryhavoc-prompt-effect-pay-structure = Wybierz Budowlę, którą usuwasz, albo zrezygnuj.
cryhavoc-prompt-effect-pay-more = Zapłać jeden albo zakończ.
cryhavoc-prompt-effect-shift-from = Wybierz cel, z którego przesuwasz oddział, albo zakończ. Jeszcze możliwych: { $n }.
cryhavoc-prompt-effect-shift-to = Wybierz, dokąd trafi oddział { cryhavoc-from-objective }.
cryhavoc-prompt-effect-call-from = Wybierz region, z którego sprowadzasz oddział, albo zakończ. Jeszcze możliwych: { $n }.
cryhavoc-prompt-effect-call-to = Wybierz cel dla oddziału z regionu { $region }.
cryhavoc-prompt-effect-withdraw-from = Wybierz cel, z którego oddział opuszcza bitwę, albo zakończ. Jeszcze możliwych: { $n }.
cryhavoc-prompt-effect-place = Wybierz swoje miejsce na torze Przyszłej Inicjatywy.
cryhavoc-prompt-effect-teleport-from = Wybierz region, z którego przenosisz oddziały, albo zrezygnuj. Najwyżej: { $n }.
cryhavoc-prompt-effect-teleport-to = Wybierz, dokąd trafią oddziały z regionu { $region }.
cryhavoc-prompt-effect-teleport-more = Przenieś jeszcze jeden oddział albo zakończ. Jeszcze możliwych: { $n }.
cryhavoc-prompt-effect-deploy-at = Wybierz region dla oddziałów z rezerwy albo zrezygnuj. Najwyżej: { $n }.
cryhavoc-prompt-effect-deploy-on = Wybierz cel dla oddziału z rezerwy albo zakończ. Jeszcze możliwych: { $n }.
cryhavoc-prompt-effect-deploy-more = Wystaw tam oddział z rezerwy albo zakończ. Jeszcze możliwych: { $n }.
cryhavoc-prompt-effect-kill-at = Wybierz region, w którym zabijasz, albo zrezygnuj.
cryhavoc-prompt-effect-kill-whose = Wybierz, czyj oddział ginie w regionie { $region }.
cryhavoc-prompt-effect-kill-on = Wybierz cel, na którym zabijasz, albo zrezygnuj.
cryhavoc-prompt-effect-kill-more = Zabij tam jeszcze jeden oddział albo zakończ. Jeszcze możliwych: { $n }.
cryhavoc-prompt-effect-control-at = Wybierz region, nad którym przejmujesz Kontrolę, albo zrezygnuj.
cryhavoc-prompt-effect-free-from = Wybierz, czyjego jeńca odzyskujesz, albo zakończ. Jeszcze możliwych: { $n }.
cryhavoc-prompt-effect-token-at = Wybierz region dla żetonu albo zakończ. Jeszcze możliwych: { $n }.
cryhavoc-prompt-effect-trigger-at = Wybierz, gdzie odkryć Hordę lub Siedlisko, albo zrezygnuj.
cryhavoc-prompt-effect-structure-from = Wybierz Budowlę, którą przesuwasz, albo zakończ. Jeszcze możliwych: { $n }.
cryhavoc-prompt-effect-structure-to = Wybierz, dokąd trafi Budowla.
cryhavoc-prompt-effect-trogs-from = Wybierz region, z którego przesuwasz Hordę lub Siedlisko, albo zakończ. Jeszcze możliwych: { $n }.
cryhavoc-prompt-effect-trogs-to = Wybierz, dokąd trafi żeton z regionu { $region }.
cryhavoc-prompt-effect-crystals-at = Wybierz region dla kryształów.
cryhavoc-prompt-effect-crystals-off = Usuń kryształ albo zakończ. Jeszcze możliwych: { $n }.
cryhavoc-prompt-effect-harvest-at = Wybierz region, z którego zabierasz kryształy, albo zrezygnuj.
cryhavoc-prompt-effect-harvest-more = Zabierz kryształ albo zakończ. Jeszcze możliwych: { $n }.

## What can be done

cryhavoc-do-land = Załóż Sztab w regionie { $region }
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
        [0] Nie zagrywaj żadnej karty
        [one] Zagraj kartę: { cryhavoc-n-points }
        [few] Zagraj { $cards } karty: { cryhavoc-n-points }
       *[many] Zagraj { $cards } kart: { cryhavoc-n-points }
    }
cryhavoc-do-from = Rusz oddział z regionu { $region }
cryhavoc-do-to = Z regionu { $from } do regionu { $region }
# $offer: explore-next, wake-next or battle-next.
cryhavoc-do-next =
    { $offer ->
        [explore-next] Zbadaj region { $region }
        [wake-next] Spotkaj Trogi w regionie { $region }
       *[battle-next] Połóż żeton Bitwy w regionie { $region }
    }
cryhavoc-do-raise =
    { $n ->
        [0] Nie rekrutuj nikogo
       *[other] Rekrutuj { cryhavoc-n-units }
    }
cryhavoc-do-construct = Wznieś: { cryhavoc-site-name } (koszt { $cost })
cryhavoc-do-activate = Aktywuj: { cryhavoc-site-name } (koszt { $cost })
# $offer: ransom, unit or structure.
cryhavoc-do-done =
    { $offer ->
        [ransom] Nie wykupuj więcej
        [unit] Nie ruszaj więcej
       *[structure] Nie buduj więcej
    }
cryhavoc-do-station = { cryhavoc-n-units } { cryhavoc-onto-objective }
cryhavoc-do-tactic = Zagraj: { $card }
cryhavoc-do-pass = Spasuj
cryhavoc-do-capture = Weź do niewoli oddział { cryhavoc-off-objective }
cryhavoc-do-kill = Zabij oddział { cryhavoc-at-objective }
cryhavoc-do-retreat = Wycofaj się do regionu { $region }
cryhavoc-do-nest = Połóż Siedlisko w regionie { $region }
cryhavoc-do-region = { $region }
cryhavoc-do-objective = { cryhavoc-objective-name }
cryhavoc-do-card = { $card }
# $effect: what that choice does, as whole sentences.
cryhavoc-do-option = { $effect }
cryhavoc-do-owner = { cryhavoc-other-name }
cryhavoc-do-site = { cryhavoc-site-name }
cryhavoc-do-place = Miejsce { $place }
# $question: what the effect asks, see the prompts above.
cryhavoc-do-more =
    { $question ->
        [pay-more] Zapłać jeden
        [teleport-more] Przenieś jeszcze jeden oddział
        [deploy-more] Wystaw tam oddział
        [kill-more] Zabij jeszcze jeden oddział
        [crystals-off] Usuń kryształ
       *[harvest-more] Zabierz kryształ
    }
cryhavoc-do-stop =
    { $question ->
        [pay-more] Nie płać więcej
       *[other] Nic więcej
    }

## What happened

cryhavoc-event-faction = { $player } prowadzi { cryhavoc-faction-object }.
cryhavoc-event-landed = { cryhavoc-faction-subject } zakładają Sztab w regionie { $region }.
cryhavoc-event-skill = { cryhavoc-faction-subject } mają Zdolność: { $skill }.
cryhavoc-event-initiative = Inicjatywa, miejsce { $place }: { cryhavoc-faction-name }.
cryhavoc-event-round = Zaczyna się runda { $n }.
cryhavoc-event-event = Wydarzenie: { $event }.
# $place: which event spot of the score track.
cryhavoc-event-event-passed = { cryhavoc-faction-subject } mijają pole Wydarzenia nr { $place }: to, co na nim leży, trafia na wierzch następnego Wydarzenia.
cryhavoc-event-order = { cryhavoc-faction-subject } zajmują miejsce { $place } na torze Przyszłej Inicjatywy.
cryhavoc-event-drew = { cryhavoc-faction-subject } dobierają kartę: { $card }.
cryhavoc-event-drew-hidden = { cryhavoc-faction-subject } dobierają kartę.
cryhavoc-event-rebuilt = { cryhavoc-faction-subject } tasują stos kart odrzuconych w nową talię.
cryhavoc-event-discarded = { cryhavoc-faction-subject } odrzucają kartę: { $card }.
cryhavoc-event-looked = { cryhavoc-faction-subject } oglądają kartę { cryhavoc-deck-from }: { $card }.
cryhavoc-event-looked-hidden = { cryhavoc-faction-subject } oglądają kartę { cryhavoc-deck-from }.
cryhavoc-event-kept = { cryhavoc-faction-subject } zatrzymują kartę: { $card }.
cryhavoc-event-kept-hidden = { cryhavoc-faction-subject } zatrzymują kartę.
cryhavoc-event-returned = { cryhavoc-faction-subject } wtasowują kartę z powrotem do jej talii: { $card }.
cryhavoc-event-stored = { cryhavoc-faction-subject } odkładają kartę do magazynu: { $card }.
cryhavoc-event-stored-hidden = { cryhavoc-faction-subject } odkładają do magazynu zakrytą kartę { cryhavoc-deck-from }.
cryhavoc-event-dropped = { cryhavoc-faction-subject } odkładają kartę na spód jej talii: { $card }.
cryhavoc-event-dropped-hidden = { cryhavoc-faction-subject } odkładają kartę { cryhavoc-deck-from } z magazynu z powrotem na jej spód.
# $n: which action of the round.
cryhavoc-event-turn = { $player } wykonuje Akcję { $n } za { cryhavoc-faction-object }.
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
cryhavoc-event-moved = { cryhavoc-faction-subject } przesuwają oddział z regionu { $from } do regionu { $to }.
cryhavoc-event-found = { cryhavoc-faction-subject } badają region { $region }: { $find }.
# $trogs: the token. $n: units that appear.
cryhavoc-event-revealed = { cryhavoc-faction-subject } spotykają Trogi w regionie { $region }. { $trogs }: { cryhavoc-n-units }.
cryhavoc-event-crystals = { $region }: o { cryhavoc-n-crystals } więcej.
cryhavoc-event-crystals-gone = { $region }: o { cryhavoc-n-crystals } mniej.
cryhavoc-event-harvested = { cryhavoc-faction-subject } zabierają { cryhavoc-n-crystals } z regionu { $region } do magazynu.
cryhavoc-event-lost-to-trogs = Rezerwa Trogów jest pusta: { cryhavoc-faction-subject } tracą oddział w regionie { $region }.
cryhavoc-event-control = { cryhavoc-faction-subject } przejmują Kontrolę nad regionem { $region }.
cryhavoc-event-control-nobody = Nikt już nie kontroluje regionu { $region }.
cryhavoc-event-battle-token = Żeton Bitwy { $n } w regionie { $region }: { cryhavoc-faction-subject } atakują.
cryhavoc-event-battle-off = Żeton Bitwy znika z regionu { $region }.
cryhavoc-event-recruited = { cryhavoc-faction-subject } rekrutują { cryhavoc-n-units }.
cryhavoc-event-deployed = { cryhavoc-faction-subject } wystawiają { cryhavoc-n-units } z rezerwy w regionie { $region }.
cryhavoc-event-built = { cryhavoc-faction-subject } wznoszą: { cryhavoc-site-name }.
cryhavoc-event-activated = { cryhavoc-faction-subject } aktywują: { cryhavoc-site-name }.
cryhavoc-event-battle = Bitwa w regionie { $region }: { cryhavoc-faction-subject } atakują, { cryhavoc-other-subject } się bronią.
cryhavoc-event-stationed = { cryhavoc-faction-name }: { cryhavoc-objective-control } { $control }, { cryhavoc-objective-prisoners } { $prisoners }, { cryhavoc-objective-attrition } { $attrition }.
cryhavoc-event-tactic = { cryhavoc-faction-subject } zagrywają: { $card }.
cryhavoc-event-tactic-for = Za { cryhavoc-faction-object } { cryhavoc-other-subject } zagrywają: { $card }.
cryhavoc-event-passed = { cryhavoc-faction-subject } pasują.
cryhavoc-event-joined = { cryhavoc-faction-subject } dostawiają { cryhavoc-n-units } { cryhavoc-onto-objective }.
cryhavoc-event-shifted = Oddział { cryhavoc-faction-of } przechodzi { cryhavoc-from-objective } { cryhavoc-to-objective }.
cryhavoc-event-left = Oddział { cryhavoc-faction-of } opuszcza bitwę w regionie { $region }.
# $strength against $rest.
cryhavoc-event-won-control = { cryhavoc-faction-subject } wygrywają Kontrolę nad Regionem w regionie { $region }, { $strength } do { $rest }.
cryhavoc-event-won-prisoners = { cryhavoc-faction-subject } wygrywają Pojmanie Jeńców.
cryhavoc-event-captured = { cryhavoc-faction-subject } biorą do niewoli oddział { cryhavoc-other-of }.
cryhavoc-event-named = { cryhavoc-faction-subject } zabiją oddział { cryhavoc-at-objective }.
cryhavoc-event-killed = { cryhavoc-faction-subject } zabijają { cryhavoc-n-units } { cryhavoc-other-of } w regionie { $region }.
cryhavoc-event-killed-by-nobody = Straty w regionie { $region }: { cryhavoc-n-units } { cryhavoc-other-of }.
cryhavoc-event-retreated = { cryhavoc-faction-subject } wycofują { cryhavoc-n-units } do regionu { $region }.
cryhavoc-event-to-reserve = { cryhavoc-faction-subject } zabierają { cryhavoc-n-units } do rezerwy.
cryhavoc-event-nest = W regionie { $region } pojawia się zakryte Siedlisko.
cryhavoc-event-vp = { cryhavoc-faction-subject } zdobywają { cryhavoc-n-vp }.
cryhavoc-event-ransomed = { cryhavoc-faction-subject } wykupują za 2 PZ oddział { cryhavoc-other-from }.
cryhavoc-event-freed = { cryhavoc-faction-subject } odzyskują bez opłaty oddział { cryhavoc-other-from }.
cryhavoc-event-scored-regions = { cryhavoc-faction-subject } zdobywają { cryhavoc-n-vp } za swoje regiony.
cryhavoc-event-scored-crystals = { cryhavoc-faction-subject } zdobywają { cryhavoc-n-vp } za kryształy ({ $crystals }).
cryhavoc-event-token-placed = { cryhavoc-faction-subject } kładą żeton w regionie { $region }: { $token }.
cryhavoc-event-token-placed-nest = { cryhavoc-faction-subject } kładą zakryty żeton Trogów w regionie { $region }.
cryhavoc-event-token-gone = { cryhavoc-faction-subject } zabierają żeton z regionu { $region }: { $token }.
cryhavoc-event-relocated = { cryhavoc-faction-subject } przesuwają Budowlę z regionu { $from } do regionu { $to }: { $structure }.
cryhavoc-event-relocated-trogs = { cryhavoc-faction-subject } przesuwają zakryty żeton Trogów z regionu { $from } do regionu { $to }.
cryhavoc-event-demolished = { cryhavoc-faction-subject } usuwają Budowlę: { cryhavoc-site-name }.
cryhavoc-event-paid-unit = { cryhavoc-faction-subject } odsyłają oddział z regionu { $region } do rezerwy.
cryhavoc-event-paid-unit-battle = { cryhavoc-faction-subject } odsyłają oddział z bitwy do rezerwy.
cryhavoc-event-paid-crystals = { cryhavoc-faction-subject } wydają { cryhavoc-n-crystals }.
cryhavoc-event-strength = { cryhavoc-faction-subject } liczą { cryhavoc-at-objective } o { $n } więcej.
cryhavoc-event-absorb = { cryhavoc-faction-subject } tracą podczas Wyniszczenia o { $n } mniej.
cryhavoc-event-ties = { cryhavoc-faction-subject } wygrywają przy remisie { cryhavoc-at-objective }.
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
cryhavoc-why-no-hq-spot = { $thing }: to nie jest region Sztabu. Wybierz taki region.
cryhavoc-why-hq-spot-taken = { $thing }: stoi tam już Sztab. Wybierz wolny region Sztabu.
cryhavoc-why-not-in-hand = { $thing }: nie masz tej karty na ręce. Wybierz jedną z tych, które masz.
cryhavoc-why-not-looked-at = { $thing }: to nie jest jedna z oglądanych kart. Wybierz jedną z nich.
cryhavoc-why-not-stored = { $thing }: niczego takiego nie ma w magazynie. Wybierz coś, co w nim jest.
cryhavoc-why-deck-empty = { $thing }: nie ma tam już kart. Wybierz inną talię.
cryhavoc-why-no-prisoner-there = { $thing }: nie ma tam w niewoli twojego oddziału. Wybierz kogoś, kto jakiś trzyma.
cryhavoc-why-too-few-vp = Oddział kosztuje 2 PZ, a masz { $vp }. Zakończ wykupywanie.
cryhavoc-why-scoring-enabled = Punktowanie jest już w tej rundzie aktywne. Wybierz inną Akcję.
cryhavoc-why-final-round = W ostatniej rundzie Punktowanie i tak jest aktywne. Wybierz inną Akcję.
cryhavoc-why-no-scoring-card = Potrzebna jest do tego karta „{ $card }” na ręce. Wybierz inną Akcję.
cryhavoc-why-no-such-skill = Nie masz tej Zdolności w tej grze. Wybierz jedną z tych, które masz.
cryhavoc-why-skill-exhausted = { $thing }: ta Zdolność jest wykorzystana do następnej rundy. Wybierz inną albo Akcję.
cryhavoc-why-skill-passive = { $thing }: ta Zdolność działa sama i nigdy się jej nie używa. Wybierz inną albo Akcję.
cryhavoc-why-skill-does-nothing = { $thing }: teraz nie można jej użyć. Nie da się zapłacić ceny albo nie ma nic do zrobienia.
cryhavoc-why-no-region = Takiego regionu nie ma na tej planszy. Wybierz jeden z jej regionów.
cryhavoc-why-no-unit-there = { $thing }: nie ma tam odpowiedniego oddziału. Wybierz miejsce, gdzie jakiś jest.
cryhavoc-why-unit-halted = { $thing }: twoje oddziały spotkały tam wrogów lub Trogi i w tej Akcji muszą stać. Wybierz inne.
cryhavoc-why-attacker-stays = { $thing }: atakujesz tam i nie możesz odejść. Wybierz oddziały z innego regionu.
# $held: how many the attacker holds back.
cryhavoc-why-defender-blocked = { $thing }: atakujący zatrzymują tam twoje oddziały w liczbie { $held }, a więcej ich tam nie masz. Wybierz oddziały z innego regionu.
cryhavoc-why-nowhere-to-go = { $thing }: stojące tam oddziały nie mają dokąd pójść. Wybierz inne.
cryhavoc-why-not-adjacent = { $thing }: ten region nie sąsiaduje. Wybierz sąsiedni.
cryhavoc-why-enemy-hq = { $thing }: stoi tam Sztab, do którego nie możesz wejść. Wybierz inny region.
cryhavoc-why-battle-region = { $thing }: trwa tam bitwa, nic nie wchodzi ani nie wychodzi. Wybierz inny region.
cryhavoc-why-closed-by-token = { $thing }: żeton nie wpuszcza tam twoich oddziałów. Wybierz inny region.
cryhavoc-why-not-to-resolve = { $thing }: nie ma tam teraz nic do rozpatrzenia. Wybierz jeden z zaznaczonych regionów.
cryhavoc-why-too-few-points = To za dużo: do wydania masz { $points }. Wybierz mniej.
cryhavoc-why-reserve-empty = { $thing }: w rezerwie masz tylko { $reserve }. Wybierz mniej albo zakończ.
cryhavoc-why-no-such-structure = Twoja Frakcja nie ma takiej Budowli. Wybierz jedną z tych, które ma.
cryhavoc-why-not-controlled = { $thing }: nie kontrolujesz tego regionu albo nie od początku tej Akcji. Wybierz region, który kontrolujesz.
# $cost: of that structure. $points: what is left.
cryhavoc-why-too-dear = { $thing } kosztuje { $cost }, a zostało ci { $points }. Wybierz coś tańszego albo zakończ.
cryhavoc-why-not-in-hq = { $thing }: w Sztabie niczego się nie wznosi ani nie kładzie. Wybierz inny region.
cryhavoc-why-no-building-in-battle = { $thing }: trwa tam bitwa, a wtedy niczego się nie wznosi. Wybierz inny region.
cryhavoc-why-built-there = { $thing }: taka Budowla już tam stoi. Wybierz inny region albo inną Budowlę.
cryhavoc-why-no-token-left = { $thing }: wszystkie twoje żetony tego rodzaju są na planszy. Wybierz coś innego.
cryhavoc-why-not-built-there = { $thing }: ta Budowla tam nie stoi. Wybierz taką, która stoi.
cryhavoc-why-already-activated = { $thing }: aktywowano ją już w tej Akcji. Wybierz inną Budowlę.
cryhavoc-why-structure-passive = { $thing }: ta Budowla działa sama i nigdy się jej nie aktywuje. Wybierz inną.
cryhavoc-why-activation-in-battle = { $thing }: trwa tam bitwa, a w bitwie tej Budowli nie można aktywować. Wybierz inną.
cryhavoc-why-activation-does-nothing = { $thing }: teraz nie można jej aktywować. Nie da się zapłacić ceny albo nie ma nic do zrobienia.
cryhavoc-why-too-few-units = Nie ma aż tylu oddziałów do rozmieszczenia. Wybierz mniej.
cryhavoc-why-no-battle-effect = { $thing }: ta karta nie działa w bitwie. Wybierz inną albo spasuj.
cryhavoc-why-other-terrain = { $thing }: ta karta działa tylko na swoim terenie. Wybierz inną albo spasuj.
cryhavoc-why-no-terrain = { $thing }: ta karta wymaga swojego terenu, a ten region terenu nie ma. Wybierz inną albo spasuj.
cryhavoc-why-no-enemy-there = { $thing }: nie ma tam odpowiedniego wrogiego oddziału. Wybierz miejsce, gdzie jakiś jest.
cryhavoc-why-no-victim-there = { $thing }: nie ma tam już wrogiego oddziału do zabicia. Wybierz cel, przy którym jakiś jest.
cryhavoc-why-not-own-region = { $thing }: nie kontrolujesz tego regionu. Wybierz taki, który kontrolujesz.
cryhavoc-why-retreat-not-adjacent = { $thing }: ten region nie sąsiaduje z regionem bitwy. Wycofaj się do sąsiedniego, który kontrolujesz.
cryhavoc-why-region-controlled = { $thing }: ktoś kontroluje ten region. Wybierz taki, którego nikt nie kontroluje.
cryhavoc-why-nest-not-adjacent = { $thing }: ten region nie sąsiaduje z regionem bitwy. Wybierz sąsiedni, którego nikt nie kontroluje.
cryhavoc-why-hq-protected = { $thing }: przy tym stole efekty nie sięgają Sztabu. Wybierz inny region.
cryhavoc-why-no-battle-regions = { $thing }: przy tym stole ten efekt nie sięga regionów bitwy. Wybierz inny region.
cryhavoc-why-not-on-card = { $thing }: tekst na to nie pozwala. Wybierz coś, na co pozwala.
cryhavoc-why-same-place = { $thing }: już tam jest. Wybierz inne miejsce.
cryhavoc-why-nothing-to-do = { $thing }: to nic nie da. Wybierz coś innego.
cryhavoc-why-cannot-pay = { $thing }: nie da się zapłacić ceny albo nie byłoby nic do zrobienia. Wybierz coś innego.
cryhavoc-why-must-do = Z tego nie można zrezygnować. Wybierz jedną z możliwości.
cryhavoc-why-must-finish = Co zaczęte, trzeba dokończyć. Wybierz jedną z możliwości.
cryhavoc-why-no-target-there = { $thing }: nie ma tam tego, o czym mówi tekst. Wybierz inne miejsce.
cryhavoc-why-token-there = { $thing }: leży tam już taki żeton. Wybierz inny region.
cryhavoc-why-too-far-away = { $thing }: to za daleko. Wybierz bliższy region.
cryhavoc-why-region-occupied = { $thing }: stoją tam oddziały. Wybierz region niezajęty.
cryhavoc-why-no-such-place = Nie ma aż tylu miejsc. Wybierz jedno z istniejących.

## What a table can choose

cryhavoc-option-edition = Wydanie instrukcji. Ustawia wszystkie poniższe opcje; każdą można też wybrać osobno.
cryhavoc-option-level = Ile Zdolności ma każdy gracz.
cryhavoc-option-factions = Frakcja dla każdego gracza, po przecinku; drawn oznacza losowanie. Trogi tylko przy czterech graczach.
cryhavoc-option-hq_placement = Jak Sztaby trafiają do swoich regionów.
cryhavoc-option-start_tunnels = Ile Tuneli mają na początku Trogi przy czterech graczach.
cryhavoc-option-nests_with_four = Czy przy czterech graczach używa się Siedlisk.
cryhavoc-option-passing_events = Kiedy znacznik punktów, który mija Wydarzenie, przesuwa je dalej, co skraca grę.
cryhavoc-option-skill_tokens = Co dzieje się z żetonami Zdolności, gdy Zdolności są znowu gotowe.
cryhavoc-option-played_cards = Kiedy odrzuca się karty zagrane do Akcji.
cryhavoc-option-woken_regions = W których regionach po ruchu odkrywa się Hordy i Siedliska.
cryhavoc-option-other_own_card = Co dzieje się z drugą kartą, gdy z dwóch kart własnej talii zatrzymuje się jedną.
cryhavoc-option-battle_numbers = Czy numer bitwy, która się nie odbyła, może być użyty znowu w tej samej rundzie.
cryhavoc-option-attrition = Jak wskazuje się ofiary Wyniszczenia.
cryhavoc-option-retreat_reveals = Czy odwrót odkrywa Hordy i Siedliska w regionie.
cryhavoc-option-nest_chosen_by = Kto wybiera region dla Siedliska pokonanych Trogów.
cryhavoc-option-token_targets = Czy żetony w bitwie można zabić.
cryhavoc-option-hq_targets = Czy efekty innych sięgają Sztabu.
cryhavoc-option-battle_regions = Czy efekty, które mówią o regionie, sięgają regionów bitwy.
cryhavoc-option-trog_entry = Co robi oddział Trogów, który wchodzi do regionu z Hordą lub Siedliskiem.
cryhavoc-option-tunnel_links = Które Tunele łączą regiony dla Trogów.

cryhavoc-value-edition-en = angielskie
cryhavoc-value-edition-pl = polskie
cryhavoc-value-edition-de = niemieckie
cryhavoc-value-edition-pt = portugalskie
cryhavoc-value-level-first = Początkujący: Zdolność bazowa
cryhavoc-value-level-experienced = Doświadczeni: jedna Zdolność więcej
cryhavoc-value-level-veteran = Weterani: dwie Zdolności więcej
cryhavoc-value-factions-drawn = losowo
cryhavoc-value-factions-humans = { cryhavoc-faction-humans }
cryhavoc-value-factions-pilgrims = { cryhavoc-faction-pilgrims }
cryhavoc-value-factions-machines = { cryhavoc-faction-machines }
cryhavoc-value-factions-trogs = { cryhavoc-faction-trogs }
cryhavoc-value-hq_placement-random = losowo
cryhavoc-value-hq_placement-chosen = wybierają gracze
cryhavoc-value-start_tunnels-four = razem cztery
cryhavoc-value-start_tunnels-four_and_hq = cztery i jeden na Sztabie
cryhavoc-value-nests_with_four-used = tak
cryhavoc-value-nests_with_four-unused = nie
cryhavoc-value-passing_events-always = zawsze
cryhavoc-value-passing_events-not_in_first_game = nie w grze początkujących
cryhavoc-value-skill_tokens-stay = zostają na miejscu
cryhavoc-value-skill_tokens-return = wracają na karty
cryhavoc-value-played_cards-discarded_at_once = od razu
cryhavoc-value-played_cards-discarded_after_action = po Akcji
cryhavoc-value-woken_regions-moved_into = w tych, do których wszedł gracz
cryhavoc-value-woken_regions-with_units = we wszystkich z jego oddziałami
cryhavoc-value-other_own_card-shuffled_back = wtasowuje się ją z powrotem
cryhavoc-value-other_own_card-discarded = odrzuca się ją
cryhavoc-value-battle_numbers-reused = tak
cryhavoc-value-battle_numbers-not_reused = nie
cryhavoc-value-attrition-at_once = obie strony jednocześnie
cryhavoc-value-attrition-attacker_first = najpierw Agresor
cryhavoc-value-retreat_reveals-no = nie
cryhavoc-value-retreat_reveals-yes = tak, i może dojść do bitwy
cryhavoc-value-nest_chosen_by-commander = ten, kto nimi dowodzi
cryhavoc-value-nest_chosen_by-fighter = ten, kto z nimi walczył
cryhavoc-value-token_targets-untouchable = nie
cryhavoc-value-token_targets-killable = tak
cryhavoc-value-hq_targets-allowed = tak
cryhavoc-value-hq_targets-protected = nie
cryhavoc-value-battle_regions-included = tak
cryhavoc-value-battle_regions-excluded = tylko jeśli tak mówią
cryhavoc-value-trog_entry-stops = zatrzymuje się
cryhavoc-value-trog_entry-goes_on = może iść dalej
cryhavoc-value-tunnel_links-all = wszystkie
cryhavoc-value-tunnel_links-own_or_free = te w regionach, które kontrolują Trogi albo nikt

## Where victory points come from

cryhavoc-score-regions = Regiony
cryhavoc-score-crystals = Kryształy
cryhavoc-score-control = { cryhavoc-objective-control }
cryhavoc-score-kills = Zabite oddziały
cryhavoc-score-prisoners = Jeńcy
cryhavoc-score-symbols = Symbole PZ na kartach
cryhavoc-score-effects = Karty, Zdolności, Budowle i Wydarzenia
cryhavoc-score-ransom = Wykupione oddziały
