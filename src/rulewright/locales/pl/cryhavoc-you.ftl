# What happens in Cry Havoc, said to the player whom it is about; for other readers there is the text without -you or -from-you.

cryhavoc-event-faction-you = Twoja Frakcja: { cryhavoc-faction-name }.
cryhavoc-event-landed-you = Zakładasz Sztab { FORM($region, case: "in") }.
cryhavoc-event-skill-you = Masz Zdolność: { $skill }.
cryhavoc-event-initiative-you = Inicjatywa, miejsce { $place }: ty.
cryhavoc-event-event-passed-you =
    { $reached ->
        [yes] Docierasz do pola
       *[no] Mijasz pole
    } Wydarzeń nr { $place }: to, co na nim leży, trafia na wierzch następnego Wydarzenia.
cryhavoc-event-order-you = Zajmujesz miejsce { $place } na torze Przyszłej Inicjatywy.
cryhavoc-event-drew-you = Dobierasz kartę: { $card }.
cryhavoc-event-drew-hidden-you = Dobierasz kartę.
cryhavoc-event-rebuilt-you = Tworzysz nową talię z potasowanego stosu kart odrzuconych.
cryhavoc-event-discarded-you = Odrzucasz kartę: { $card }.
cryhavoc-event-looked-you = Oglądasz kartę { cryhavoc-deck-from }: { $card }.
cryhavoc-event-looked-hidden-you = Oglądasz kartę { cryhavoc-deck-from }.
cryhavoc-event-kept-you = Zatrzymujesz kartę: { $card }.
cryhavoc-event-kept-hidden-you = Zatrzymujesz kartę.
cryhavoc-event-returned-you = Wtasowujesz kartę z powrotem do jej talii: { $card }.
cryhavoc-event-stored-you = Odkładasz kartę do magazynu: { $card }.
cryhavoc-event-stored-hidden-you = Odkładasz do magazynu zakrytą kartę { cryhavoc-deck-from }.
cryhavoc-event-dropped-you = Odkładasz kartę na spód jej talii: { $card }.
cryhavoc-event-dropped-hidden-you = Odkładasz z magazynu kartę { cryhavoc-deck-from } z powrotem na spód tej talii.
cryhavoc-event-turn-you = Twoja Akcja nr { $n }.
cryhavoc-event-action-you =
    { $row ->
        [move] Wybierasz Ruch.
        [recruit] Wybierasz Rekrutację.
       *[build] Wybierasz Budowanie.
    }
cryhavoc-event-played-you =
    { $row ->
        [move] Zagrywasz do Ruchu: { $card }.
        [recruit] Zagrywasz do Rekrutacji: { $card }.
       *[build] Zagrywasz do Budowania: { $card }.
    }
cryhavoc-event-points-you = Masz { cryhavoc-n-points }.
cryhavoc-event-enabled-you = Aktywujesz Punktowanie.
cryhavoc-event-skill-used-you = Używasz Zdolności: { $skill }.
cryhavoc-event-skill-ready-you = Twoja Zdolność „{ $skill }” jest znowu gotowa.
cryhavoc-event-moved-you = Przesuwasz oddział { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-found-you = Badasz { FORM($region, case: "it") }: { $find }.
cryhavoc-event-revealed-you =
    { $n ->
        [0] Odkrywasz żeton Trogów { FORM($region, case: "in") }. { $trogs }: bez oddziałów.
       *[other] Odkrywasz żeton Trogów { FORM($region, case: "in") }. { $trogs }: { cryhavoc-n-units }.
    }
cryhavoc-event-harvested-you = Zabierasz { cryhavoc-n-crystals } { FORM($region, case: "from") } do magazynu.
cryhavoc-event-lost-to-trogs-you = Rezerwa Trogów jest pusta: tracisz oddział { FORM($region, case: "in") }.
cryhavoc-event-lost-to-trogs-own-you = Twoja rezerwa jest pusta: tracisz oddział { FORM($region, case: "in") }.
cryhavoc-event-control-you = Przejmujesz Kontrolę { FORM($region, case: "of") }.
cryhavoc-event-battle-token-you = Żeton Bitwy { $n } { FORM($region, case: "in") }: atakujesz.
cryhavoc-event-recruited-you = Rekrutujesz { cryhavoc-n-units }.
cryhavoc-event-deployed-you = Wystawiasz { FORM($region, case: "in") } { cryhavoc-n-units } z rezerwy.
cryhavoc-event-built-you = Wznosisz: { cryhavoc-site-name }.
cryhavoc-event-activated-you = Aktywujesz: { cryhavoc-site-name }.
cryhavoc-event-battle-you = Bitwa { FORM($region, case: "in") }: atakujesz, { cryhavoc-other-subject } się bronią.
cryhavoc-event-battle-from-you = Bitwa { FORM($region, case: "in") }: { cryhavoc-faction-subject } atakują, ty się bronisz.
cryhavoc-event-stationed-you = Ty: { cryhavoc-objective-control } { $control }, { cryhavoc-objective-prisoners } { $prisoners }, { cryhavoc-objective-attrition } { $attrition }.
cryhavoc-event-tactic-you = Zagrywasz: { $card }.
cryhavoc-event-tactic-for-you = { cryhavoc-other-subject } zagrywają za ciebie: { $card }.
cryhavoc-event-tactic-for-from-you = Zagrywasz za { cryhavoc-faction-object }: { $card }.
cryhavoc-event-passed-you = Pasujesz.
cryhavoc-event-joined-you = Dostawiasz { cryhavoc-n-units } { cryhavoc-onto-objective }.
cryhavoc-event-shifted-you = Twój oddział przechodzi { cryhavoc-from-objective } { cryhavoc-to-objective }.
cryhavoc-event-left-you = Twój oddział opuszcza bitwę { FORM($region, case: "in") }.
cryhavoc-event-won-control-you = Wygrywasz Kontrolę nad Regionem ({ $region }), { $strength } do { $rest }.
cryhavoc-event-won-prisoners-you = Wygrywasz Pojmanie Jeńców.
cryhavoc-event-captured-you = Bierzesz do niewoli oddział { cryhavoc-other-of }.
cryhavoc-event-captured-from-you = { cryhavoc-faction-subject } biorą do niewoli twój oddział.
cryhavoc-event-named-you = Zabijesz oddział { cryhavoc-at-objective }.
cryhavoc-event-killed-you = Zabijasz { cryhavoc-n-units } { cryhavoc-other-of } { FORM($region, case: "in") }.
cryhavoc-event-killed-from-you = { cryhavoc-faction-subject } zabijają ci { cryhavoc-n-units } { FORM($region, case: "in") }.
cryhavoc-event-killed-by-nobody-from-you = Twoje straty { FORM($region, case: "in") }: { cryhavoc-n-units }.
cryhavoc-event-retreated-you = Wycofujesz { cryhavoc-n-units } { FORM($region, case: "to") }.
cryhavoc-event-to-reserve-you = Zabierasz { cryhavoc-n-units } do rezerwy.
cryhavoc-event-vp-you = Zdobywasz { cryhavoc-n-vp }.
cryhavoc-event-ransomed-you = Wykupujesz za 2 PZ oddział { cryhavoc-other-from }.
cryhavoc-event-ransomed-from-you = { cryhavoc-faction-subject } wykupują od ciebie oddział za 2 PZ.
cryhavoc-event-freed-you = Odzyskujesz bez opłaty oddział { cryhavoc-other-from }.
cryhavoc-event-freed-from-you = { cryhavoc-faction-subject } odzyskują od ciebie oddział bez opłaty.
cryhavoc-event-scored-regions-you = Zdobywasz { cryhavoc-n-vp } za swoje regiony.
cryhavoc-event-scored-crystals-you = Zdobywasz { cryhavoc-n-vp } za kryształy ({ $crystals }).
cryhavoc-event-token-placed-you = Kładziesz żeton { FORM($region, case: "in") }: { $token }.
cryhavoc-event-token-placed-nest-you = Kładziesz zakryty żeton Trogów { FORM($region, case: "in") }.
cryhavoc-event-token-gone-you = Zabierasz żeton { FORM($region, case: "from") }: { $token }.
cryhavoc-event-relocated-you = Przesuwasz Budowlę { FORM($from, case: "from") } { FORM($to, case: "to") }: { $structure }.
cryhavoc-event-relocated-trogs-you = Przesuwasz zakryty żeton Trogów { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-demolished-you = Usuwasz Budowlę: { cryhavoc-site-name }.
cryhavoc-event-paid-unit-you = Odsyłasz oddział { FORM($region, case: "from") } do rezerwy.
cryhavoc-event-paid-unit-battle-you = Odsyłasz oddział z bitwy do rezerwy.
cryhavoc-event-paid-crystals-you = Wydajesz { cryhavoc-n-crystals }.
cryhavoc-event-strength-you = Doliczasz sobie { cryhavoc-n-units } { cryhavoc-at-objective }.
cryhavoc-event-absorb-you = Tracisz podczas Wyniszczenia o { cryhavoc-n-units } mniej.
cryhavoc-event-ties-you = Wygrywasz remisy { cryhavoc-at-objective }.
cryhavoc-event-reversed-you = Odwracasz kolejność celów.
cryhavoc-event-skipped-you = Pomijasz w tej bitwie cel: { cryhavoc-objective-name }.
cryhavoc-event-far-retreat-you = Możesz się wycofać do dowolnego regionu, który kontrolujesz.
cryhavoc-event-limited-you =
    { $n ->
        [0] Nie możesz już zagrać w tej bitwie żadnej karty.
       *[other] Możesz zagrać w tej bitwie jeszcze tylko { cryhavoc-n-cards }.
    }
