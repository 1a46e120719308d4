### What a coach tells a newcomer to Cry Havoc, each thing when it first matters (Polish).

web-coach-cryhavoc-ambush = Każda runda zaczyna się od Wydarzenia. Tu Trogi przyczają się na tego, kto wejdzie pierwszy, a przy nich kryształ. Umieść je tam, gdzie przeszkodzą przeciwnikowi. Jeśli miałyby przeszkadzać tobie, lepiej zrezygnuj.
web-coach-cryhavoc-event = Każda runda zaczyna się od Wydarzenia. Dotyczy wszystkich: przeczytaj je i wybierz, co ci teraz pomoże.
web-coach-cryhavoc-deck = Każdy teren ma swoją talię. Jej karty działają w bitwach na tym terenie. Gdzie zamierzasz walczyć?
web-coach-cryhavoc-action = Najpierw zajmij regiony: wybierz Ruch i zapłać kartami. Liczą się tylko ich ikony Ruchu. Wolny region zajmie jeden oddział; zielona maska kryje Trogi: wyślij dwa. Zostaw kartę lub dwie na bitwę.
web-coach-cryhavoc-plan = Przed każdą Akcją zapytaj: czy mogę zdobyć kryształy, czy muszę czegoś bronić, czy pora punktować?
web-coach-cryhavoc-cards = Liczy się tylko podświetlony rząd ikon. Gdy masz dość punktów, nie dokładaj kart i zostaw jedną na każdą bitwę.
web-coach-cryhavoc-units = Każdy punkt to krok jednego oddziału do sąsiedniego regionu. Przejmujesz regiony, w których na koniec Akcji są tylko twoje oddziały, a żeton Kontroli zostaje, gdy później odejdą.
# $region: its name.
web-coach-cryhavoc-fight = Jeśli tu wejdziesz ({ $region }), licz się z bitwą w tej rundzie, a oddziały najpierw rozmieszczasz ty. Wyślij co najmniej dwa.
web-coach-cryhavoc-token = Tu coś się kryje: { $region }. Żeton Eksploracji to znalezisko, a Horda lub Siedlisko to bitwa z Trogami. Na Trogi wyślij co najmniej dwa oddziały.
web-coach-cryhavoc-guard = Ten region stoi pusty obok wrogich oddziałów: { $region }. Jeden krok i tracisz kryształy. Wyślij tam oddział.
web-coach-cryhavoc-attacking = Po wszystkich Akcjach atakujesz tutaj: { $region }. Nikt już tu nie wejdzie, ale pomogą karty: zostaw jedną lub dwie na bitwę.
web-coach-cryhavoc-attacked = Po wszystkich Akcjach będziesz się bronić tutaj: { $region }. Przy remisie na Kontroli nad Regionem wygrywasz ty. Nikt już tu nie wejdzie: zostaw karty na bitwę.
web-coach-cryhavoc-attack = Oddziały najpierw rozmieszczasz ty. Policz wrogie i to, co dodają Budowle lub żetony: o jeden więcej wygrywa Kontrolę nad Regionem, o ile nie zmieni tego karta. Pozostałe biorą jeńców lub zabijają.
web-coach-cryhavoc-defend = Rywal już rozmieścił swoje oddziały i widzisz je wszystkie. Przy remisie na Kontroli nad Regionem wygrywasz ty, więc wyrównaj tam, a resztę postaw tam, gdzie coś zmieni.
web-coach-cryhavoc-natives = Przeciwnik walczy z rdzennymi Trogami, więc to ty nimi dowodzisz. Zadaj mu jak największe straty.
web-coach-cryhavoc-tactic = Teraz karty, po jednej na zmianę. Przy celach widać, kto prowadzi. Szarych kart nie można tu zagrać. Kto spasuje, nie zagra już nic w tej bitwie.
web-coach-cryhavoc-prisoner = Weź oddział, który wyrządziłby najwięcej szkód: jeśli Wyniszczenie jest jeszcze przed wami, ten z niego już nikogo nie zabije.
web-coach-cryhavoc-victim = Zabij tam, gdzie to zmieni wynik, na przykład na celu, na którym jest remis.
web-coach-cryhavoc-retreat = Twoje oddziały wycofują się do regionu, który kontrolujesz. Wybierz taki, w którym najbardziej się przydadzą.
web-coach-cryhavoc-nest = Umieść Siedlisko tam, gdzie przeszkodzi przeciwnikowi, a nie tobie.
web-coach-cryhavoc-ransom = Wykup oddział za 2 PZ albo zostaw go w niewoli: gracz, który go trzyma, dostaje za niego 1 PZ w każdej rundzie. Na początku gry często warto wykupić.
web-coach-cryhavoc-discard = Limit to siedem kart. Odrzuć te, których najmniej potrzebujesz.
web-coach-cryhavoc-structure = Buduj w kontrolowanych regionach. Budowla zostaje na stałe; jeśli nie jest pasywna, każde użycie kosztuje ikony Budowania. Koszty są na płytce.
web-coach-cryhavoc-keep = Ta karta jest twoja do końca gry. Pomyśl o bitwie, której się spodziewasz.
web-coach-cryhavoc-skill = W tej rundzie możesz jeszcze użyć Zdolności. Nie kosztuje to Akcji.
# $own, $other: VP.
web-coach-cryhavoc-score = Na razie aktywacja Punktowania dałaby ci { $own } PZ, a innym najwyżej { $other }. W rundzie może to zrobić tylko jeden gracz.
web-coach-cryhavoc-rival = Punktowanie dałoby teraz najlepszemu rywalowi { $other } PZ za kryształy, a tobie { $own }. Zanim ktoś je aktywuje, zdobądź region z kryształami.
# $spot: on the score track.
web-coach-cryhavoc-track = Gdy twój żeton minie pole { $spot } na torze punktacji, gra skróci się o rundę. To dobre dla prowadzącego.
web-coach-cryhavoc-last = Ostatnia runda: punkty za kryształy na pewno będą. Zajmuj regiony z kryształami, póki możesz.
