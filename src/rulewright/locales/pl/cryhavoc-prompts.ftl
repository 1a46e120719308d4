### Cry Havoc, what is asked (Polish): the question, at most 42 letters; who asks it and why; what follows.
### Names of regions, cards and other parts of a pack are shown as they are, never inflected.

## The question

cryhavoc-prompt-landing = Gdzie zakładasz swój Sztab?
cryhavoc-prompt-discard = Którą kartę odrzucasz?
cryhavoc-prompt-discard-looked = Którą z dwóch kart odrzucasz?
cryhavoc-prompt-keep = Którą kartę zatrzymujesz?
cryhavoc-prompt-drop = Która karta z magazynu wraca do talii?
cryhavoc-prompt-deck = Z której talii terenu dobierasz?
cryhavoc-prompt-deck-back = Do której talii wraca karta z magazynu?
cryhavoc-prompt-ransom = Od kogo wykupujesz oddział?
cryhavoc-prompt-action = Którą Akcję wykonujesz?
cryhavoc-prompt-after-action = Której Zdolności teraz używasz?
cryhavoc-prompt-cards = Które karty zagrywasz?
cryhavoc-prompt-unit = Skąd rusza oddział?
cryhavoc-prompt-goal = Dokąd idzie oddział?
cryhavoc-prompt-explore-next = Gdzie teraz odkrywasz żeton Eksploracji?
cryhavoc-prompt-wake-next = Gdzie teraz odkrywasz żeton Trogów?
cryhavoc-prompt-wake-next-own = Gdzie teraz pojawiają się twoje Trogi?
cryhavoc-prompt-token = Który żeton odkrywasz najpierw?
cryhavoc-prompt-battle-next = Dokąd trafia następny żeton Bitwy?
cryhavoc-prompt-recruits = Ile oddziałów rekrutujesz?
cryhavoc-prompt-structure = Co wznosisz lub aktywujesz?
cryhavoc-prompt-station = Jak rozdzielasz oddziały?
cryhavoc-prompt-tactic = Którą kartę Taktyki zagrywasz?
cryhavoc-prompt-prisoner = Skąd bierzesz jeńca?
cryhavoc-prompt-victim = Gdzie zabijasz oddział?
cryhavoc-prompt-retreat = Dokąd wycofują się twoje oddziały?
cryhavoc-prompt-nest = Dokąd trafia ich Siedlisko?

# What effects ask for.
cryhavoc-prompt-effect-option = Który efekt wybierasz?
cryhavoc-prompt-effect-pay-card = Którą kartę za to odrzucasz?
cryhavoc-prompt-effect-pay-unit-at =
    { $n ->
        [one] Z którego regionu odsyłasz oddział?
        [few] Z którego regionu odsyłasz oddziały?
       *[many] Z którego regionu odsyłasz oddziały?
    }
cryhavoc-prompt-effect-pay-unit-on = Z którego celu odsyłasz oddział?
cryhavoc-prompt-effect-pay-structure = Którą Budowlę usuwasz?
# $paid: how many so far.
cryhavoc-prompt-effect-pay-more =
    { $paid ->
        [0] Zapłacić za to?
       *[other] Zapłacić więcej?
    }
cryhavoc-prompt-effect-shift-from = Z którego celu przesuwasz oddział?
cryhavoc-prompt-effect-shift-to = Na który cel trafia oddział?
cryhavoc-prompt-effect-call-from = Skąd sprowadzasz oddział?
cryhavoc-prompt-effect-call-to = Na którym celu staje oddział?
cryhavoc-prompt-effect-withdraw-from = Z którego celu wycofujesz oddział?
cryhavoc-prompt-effect-place = Które miejsce w kolejności zajmujesz?
cryhavoc-prompt-effect-teleport-from = Skąd przenosisz oddziały?
cryhavoc-prompt-effect-teleport-to = Dokąd trafiają oddziały?
cryhavoc-prompt-effect-teleport-more = Przenieść jeszcze jeden oddział?
cryhavoc-prompt-effect-deploy-at =
    { $n ->
        [one] Gdzie wystawiasz oddział z rezerwy?
        [few] Gdzie wystawiasz oddziały z rezerwy?
       *[many] Gdzie wystawiasz oddziały z rezerwy?
    }
cryhavoc-prompt-effect-deploy-on = Na który cel trafia oddział z rezerwy?
cryhavoc-prompt-effect-deploy-more = Wystawić oddział z rezerwy?
cryhavoc-prompt-effect-kill-at = Gdzie zabijasz oddział?
cryhavoc-prompt-effect-kill-whose = Czyj oddział ginie?
cryhavoc-prompt-effect-kill-on = Na którym celu zabijasz oddział?
cryhavoc-prompt-effect-kill-more = Zabić tam jeszcze jeden oddział?
cryhavoc-prompt-effect-control-at = Nad którym regionem przejmujesz Kontrolę?
cryhavoc-prompt-effect-free-from = Kto oddaje ci oddział?
# $kind: artillery, watchtower, ambush or skill.
cryhavoc-prompt-effect-token-at =
    { $kind ->
        [artillery] Dokąd trafia żeton Artylerii?
        [watchtower] Dokąd trafia żeton Strażnicy?
        [ambush] Dokąd trafia żeton Trogów?
       *[skill] Dokąd trafia żeton Zdolności?
    }
cryhavoc-prompt-effect-trigger-at = Gdzie odkrywasz żeton Trogów?
cryhavoc-prompt-effect-structure-from = Którą Budowlę przesuwasz?
cryhavoc-prompt-effect-structure-to = Dokąd trafia Budowla?
cryhavoc-prompt-effect-trogs-from = Który żeton Trogów przesuwasz?
cryhavoc-prompt-effect-trogs-to = Dokąd trafia żeton Trogów?
# $taken: yes if crystals are taken away.
cryhavoc-prompt-effect-crystals-at =
    { $taken ->
        [yes] Który region traci kryształy?
       *[no] { $n ->
            [one] Który region dostaje kryształ?
            [few] Który region dostaje kryształy?
           *[many] Który region dostaje kryształy?
        }
    }
cryhavoc-prompt-effect-crystals-off = Usunąć kryształ?
cryhavoc-prompt-effect-harvest-at = Z którego regionu zabierasz kryształy?
cryhavoc-prompt-effect-harvest-more = Zabrać kryształ?

## Who asks it, and why

cryhavoc-kicker-landing = Przygotowanie: twój Sztab
# $most: cards in a hand.
cryhavoc-kicker-discard = Runda { $round }: ponad { $most } kart na ręce
cryhavoc-kicker-ransom = Runda { $round }: twoje oddziały w niewoli
# $turn: which action of the round it is, of $most.
cryhavoc-kicker-action = Runda { $round }, Akcja { $turn } z { $most }
cryhavoc-kicker-after-action = Runda { $round }, po Akcji { $turn } z { $most }
cryhavoc-kicker-row =
    Runda { $round }, Akcja { $turn } z { $most }: { $row ->
        [move] Ruch
        [recruit] Rekrutacja
       *[build] Budowanie
    }
cryhavoc-kicker-study = Runda { $round }, Akcja { $turn } z { $most }: dobierz 2, zatrzymaj 1
# $offer: explore-next, wake-next or battle-next.
cryhavoc-kicker-arrival =
    { $offer ->
        [explore-next] Koniec ruchu: kilka żetonów Eksploracji
        [wake-next] Koniec ruchu: Trogi w kilku regionach
       *[battle-next] Koniec ruchu: kilka bitew
    }
cryhavoc-kicker-token = Horda i Siedlisko { FORM($region, case: "in") }
# $offer: station, tactic, prisoner, victim or retreat.
cryhavoc-kicker-battle =
    { $offer ->
        [station] Bitwa { FORM($region, case: "in") }: rozmieść swoje oddziały
        [tactic] Bitwa { FORM($region, case: "in") }: karty Taktyk
        [prisoner] Bitwa { FORM($region, case: "in") }: bierzesz jeńców
        [victim] Bitwa { FORM($region, case: "in") }: rozstrzygasz Wyniszczenie
       *[retreat] Bitwa { FORM($region, case: "in") }: wycofujesz oddziały
    }
cryhavoc-kicker-natives =
    { $offer ->
        [station] Bitwa { FORM($region, case: "in") }: dowodzisz Trogami
        [tactic] Bitwa { FORM($region, case: "in") }: zagrywasz karty za Trogi
        [prisoner] Bitwa { FORM($region, case: "in") }: Trogi biorą jeńców
       *[victim] Bitwa { FORM($region, case: "in") }: Trogi zabijają
    }
cryhavoc-kicker-nest = Trogi straciły { FORM($region, case: "it") }

# $source: the name of the card, event, skill, structure or token.
cryhavoc-kicker-event = Wydarzenie „{ $source }”, runda { $round }
cryhavoc-kicker-find = Eksploracja: { $source }
cryhavoc-kicker-skill = Twoja Zdolność: { $source }
cryhavoc-kicker-structure = Aktywujesz Budowlę: { $source }
cryhavoc-kicker-tactic = Bitwa { FORM($region, case: "in") }: karta „{ $source }”
cryhavoc-kicker-initiative = Premia tekstowa karty „{ $source }”
# $trigger: what it waits for.
cryhavoc-kicker-standing =
    { $source }, { $region }: { $trigger ->
        [enemy_enters] nadchodzi wróg
        [enemy_enters_empty] nadchodzi wróg
        [defend_here] bronisz regionu
        [battle_here] bitwa
        [attrition_end] po Wyniszczeniu
        [others_attrition_end] po Wyniszczeniu w bitwie innych
        [structure_kill] Budowla zabiła oddział
        [win_prisoners] wygrane Pojmanie Jeńców
       *[win_control] wygrana Kontrola nad Regionem
    }
# An effect whose name is not certain. $kind: event, find, skill, structure, tactic, initiative, standing or effect.
cryhavoc-kicker-effect =
    { $kind ->
        [event] Wydarzenie, runda { $round }
        [find] Eksploracja, runda { $round }
        [skill] Twoja Zdolność, runda { $round }
        [structure] Twoja Budowla, runda { $round }
        [tactic] Karta Taktyki, runda { $round }
        [initiative] Premia tekstowa, runda { $round }
       *[effect] Efekt, runda { $round }
    }

## What follows

cryhavoc-then-landing = Na początku masz tam { cryhavoc-n-units }. Oddziały innych graczy nigdy tam nie wejdą.
cryhavoc-then-discard = Odrzucasz { cryhavoc-n-cards }, awersem do góry.
cryhavoc-then-discard-looked = Drugą zatrzymujesz.
cryhavoc-then-keep = Drugą wtasuje się z powrotem do jej talii.
# $most: cards that the store holds.
cryhavoc-then-drop = Trafi na spód swojej talii: w magazynie mieszczą się { $most } karty.
cryhavoc-then-deck = Oglądasz najwyżej 2 karty i zatrzymujesz 1.
cryhavoc-then-deck-store = Jej wierzchnia karta trafia zakryta do magazynu, w którym mieszczą się { $most } karty.
cryhavoc-then-deck-back = W magazynie mieszczą się { $most } karty: jedna trafi na spód swojej talii.
# $vp: what you have. $final: yes in the last round.
cryhavoc-then-ransom =
    2 PZ za oddział; masz { $vp } PZ. { $final ->
        [yes] To ostatnia runda.
       *[no] Niewykupione możesz wykupić w późniejszej rundzie.
    }
# $last: yes if it is your last action of the round. $scoring: yes if it is enabled, final in the last round.
cryhavoc-then-action = { $last ->
        [yes] To twoja ostatnia Akcja w tej rundzie. { cryhavoc-then-scoring }
       *[no] { cryhavoc-then-scoring } Przed Akcją i po niej możesz używać Zdolności.
    }
cryhavoc-then-scoring =
    { $scoring ->
        [yes] Punktowanie jest aktywne: na koniec rundy liczą się kryształy.
        [final] Ostatnia runda: na jej koniec liczą się kryształy.
       *[no] Punktowanie nie jest aktywne: bez niego nikt nie punktuje za kryształy.
    }
cryhavoc-then-after-action = { $last ->
        [yes] Albo zakończ turę: to twoja ostatnia w tej rundzie.
       *[no] Albo zakończ turę: nieużyte Zdolności pozostają gotowe.
    }
# $cards: chosen so far. What they give stands on the button.
cryhavoc-then-cards =
    { $cards ->
        [0] { $row ->
            [move] Liczą się tylko ikony Ruchu. Bez kart nikt się nie ruszy.
            [recruit] Liczą się tylko ikony Rekrutacji. Bez kart nikt nie przybędzie.
           *[build] Liczą się tylko ikony Budowania. Bez kart nic nie powstanie.
        }
       *[other] Możesz dołożyć kolejne karty albo którąś cofnąć. Zagrane karty odrzucasz.
    }
# $n: points.
cryhavoc-then-unit =
    { $n ->
        [one] Został 1 punkt Ruchu. Jeśli skończysz, przepadnie.
        [few] Zostały { $n } punkty Ruchu. Jeśli skończysz, przepadną.
       *[many] Zostało { $n } punktów Ruchu. Jeśli skończysz, przepadną.
    }
cryhavoc-then-goal =
    { $n ->
        [1] { FORM($region, case: "From") }, za ostatni punkt Ruchu.
       *[other] { FORM($region, case: "From") }, za 1 z { $n } punktów Ruchu.
    }
cryhavoc-then-explore-next = Odkrywasz i rozpatrujesz żetony w kolejności, którą wybierzesz.
cryhavoc-then-wake-next = Pojawiają się Trogi i kryształy z żetonu. Gdzie staną Trogi, tam będzie bitwa.
cryhavoc-then-wake-next-own = Pojawiają się Trogi i kryształy z żetonu.
cryhavoc-then-token = Drugi zostanie odkryty zaraz po nim.
cryhavoc-then-battle-next = Bitwy rozgrywa się w kolejności żetonów. Ty tam atakujesz.
# $reserve: units.
cryhavoc-then-recruits =
    { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }, w rezerwie: { $reserve }. Zrekrutowane oddziały trafiają do Sztabu; niewykorzystane punkty przepadają.
cryhavoc-then-structure =
    { $n ->
        [one] Został 1 punkt Budowania. Jeśli skończysz, przepadnie.
        [few] Zostały { $n } punkty Budowania. Jeśli skończysz, przepadną.
       *[many] Zostało { $n } punktów Budowania. Jeśli skończysz, przepadną.
    }
cryhavoc-then-structure-here = Tylko { FORM($region, case: "in") }. { cryhavoc-then-structure }
# $n: units not yet placed. $natives: yes if they are Trogs whom nobody plays.
cryhavoc-then-station = { $objective ->
        [control] { $natives ->
            [yes] Przewaga Trogów chroni region; przy remisie wygrywa Obrońca.
           *[no] Przewaga daje ci region i 2 PZ; przy remisie wygrywa Obrońca.
        }
        [prisoners] Przewaga daje 1 jeńca; przy remisie nie bierze go nikt.
       *[attrition] Każdy oddział tutaj zabija 1 wrogi oddział.
    } Do rozmieszczenia: { $n }; nierozmieszczone trafią na Wyniszczenie.
cryhavoc-then-tactic = Po jednej karcie, na zmianę. Jeśli spasujesz, nie zagrasz już żadnej w tej bitwie.
# $natives: as above.
cryhavoc-then-prisoner =
    Do pojmania: { cryhavoc-n-units } { cryhavoc-other-of }. { $natives ->
        [yes] Za oddziały pojmane przez Trogi nikt nie dostaje punktów.
       *[no] Jeniec daje 1 PZ co rundę temu, kto go trzyma.
    }
cryhavoc-then-victim = Do zabicia: { cryhavoc-n-units } { cryhavoc-other-of }. Kto teraz zginie, nie liczy się przy następnych celach.
cryhavoc-then-retreat =
    { $n ->
        [1] { FORM($region, case: "From") } wycofujesz { cryhavoc-n-units }.
       *[other] { FORM($region, case: "From") } wycofujesz { cryhavoc-n-units }, razem do jednego regionu.
    }
cryhavoc-then-nest = Siedlisko leży tam zakryte. Kto tam wejdzie, ten je odkryje.
# $player: who fights the Trogs.
cryhavoc-then-natives = Dowodzisz Trogami, bo siedzisz po lewej stronie gracza { $player }. { $then }

# $effect: the price and what it buys, as whole sentences. $free: yes if you may do without.
cryhavoc-then-price =
    { $free ->
        [yes] { $effect } Możesz zrezygnować.
       *[no] { $effect }
    }
# $n: how many there are.
cryhavoc-then-option =
    { $n ->
        [2] Drugi przepada.
       *[other] Pozostałe przepadają.
    }
cryhavoc-then-from = { FORM($region, case: "From") }.
cryhavoc-then-shifted = Przychodzi { cryhavoc-from-objective }.
cryhavoc-then-killed = Ginie { FORM($region, case: "in") } i wraca do rezerwy właściciela.
cryhavoc-then-place = Kolejność pozostałych się nie zmienia. Nowa kolejność obowiązuje od następnej rundy.
# $way: first if it can be left out, more if what is left lapses, must if it has to be done.
cryhavoc-then-some =
    { $way ->
        [first] { cryhavoc-then-at-most } Możesz zrezygnować.
        [more] { cryhavoc-then-at-most } Jeśli skończysz, reszta przepadnie.
       *[must] { cryhavoc-then-at-most } Nie można z tego zrezygnować.
    }
# $things: units, tokens, crystals, structures or regions.
cryhavoc-then-at-most =
    { $things ->
        [units] { $n ->
            [1] { cryhavoc-n-units }.
           *[other] Najwyżej { cryhavoc-n-units }.
        }
        [tokens] { $n ->
            [one] 1 żeton.
            [few] Najwyżej { $n } żetony.
           *[many] Najwyżej { $n } żetonów.
        }
        [crystals] { cryhavoc-n-crystals }.
        [structures] { $n ->
            [one] 1 Budowla.
            [few] Najwyżej { $n } Budowle.
           *[many] Najwyżej { $n } Budowli.
        }
       *[regions] 1 region.
    }
