### Cry Havoc, what can be wrong with a pack, and what a table cannot choose (Polish).
### The place (file, entry) and the paragraph of the rules are shown beside the text. Words and ids of the files stay as they are.

## Maps

cryhavoc-content-map-players = Obie plansze razem muszą obejmować 2, 3 i 4 graczy, każdą liczbę raz.
cryhavoc-content-id-twice = Identyfikator { $id } jest już zajęty. Zmień go w jednym z dwóch wpisów.
cryhavoc-content-neighbour-unknown = Na tej planszy nie ma innego regionu „{ $other }”. Podaj identyfikator jednego z jej regionów.
cryhavoc-content-neighbour-one-way = { $id } podaje { $other } jako sąsiada, ale nie na odwrót. Dopisz go tam albo usuń tutaj.
cryhavoc-content-arrow-no-neighbour = Strzałka prowadzi do { $other }, którego nie ma wśród sąsiadów. Dopisz go tam.
cryhavoc-content-arrow-one-way = Strzałka z { $id } prowadzi do { $other }, ale stamtąd żadna nie prowadzi z powrotem.
cryhavoc-content-map-apart = Z { $first } nie da się dojść do: { $regions }. Połącz te regiony sąsiedztwem.
cryhavoc-content-terrain-ring =
    Teren to { $terrain }, a pierścień { $ring }. Regiony wewnętrzne mają jeden z czterech terenów, wszystkie inne nie mają żadnego.
cryhavoc-content-hq-not-empty = { $id } jest miejscem na Sztab: musi leżeć na brzegu i nie może mieć kryształów ani innych ikon.
cryhavoc-content-icon-twice = Ikona { $icon } występuje dwa razy. Zostaw jedną.
cryhavoc-content-centres = Pierścień centre musi mieć dokładnie jeden region: Groty Świata. Tutaj ich liczba to { $count }.
cryhavoc-content-hq-missing = Liczba regionów na Sztaby to { $count }, a potrzeba { $expected }.
cryhavoc-content-too-many-icons = Liczba ikon { $icon } to { $count }, a takich żetonów jest tylko { $most }.
cryhavoc-content-trog-icons =
    Na planszy dla 4 graczy liczba ikon { $icon } musi wynosić { $expected }, a wynosi { $count }.
cryhavoc-content-trog-hq-not-centre = { $id } ma ikonę trog_hq, ale nie leży w środku.
# $steps: how far they are. $count, $expected: how many there are from each of the two HQs.
cryhavoc-content-hq-uneven =
    Regiony rodzaju „{ $kind }” w odległości { $steps }: od { $id } { $count }, od { $other } { $expected }. Zasady tego nie zabraniają, ale nierówne otoczenie Sztabów daje komuś przewagę.
cryhavoc-content-outline-points = Obrys musi mieć co najmniej trzy różne punkty, zgodnie z ruchem wskazówek zegara.
cryhavoc-content-outline-overlap =
    Granica w punkcie { $point } należy w tym samym kierunku także do { $other }: obrysy zachodzą na siebie.
cryhavoc-content-outline-gap = Granica w punkcie { $point } nie leży ani na brzegu, ani na innym obrysie. Na wspólnej granicy sąsiednie regiony muszą mieć dokładnie te same punkty.
cryhavoc-content-outline-rim = Brzeg nie jest jedną zamkniętą linią.
cryhavoc-content-outline-no-border =
    { $id } i { $other } są sąsiadami, choć nie mają wspólnej granicy i nie łączy ich strzałka. Jeśli tak jest na twojej planszy, nic nie zmieniaj.
cryhavoc-content-outline-no-neighbours = { $id } i { $other } mają wspólną granicę, ale nie są sąsiadami. Jeśli tak jest na twojej planszy, nic nie zmieniaj.
cryhavoc-content-outline-ring = { $id } ma pierścień { $ring }. Pierścień outer mają dokładnie te regiony, które leżą na brzegu.
cryhavoc-content-outline-anchor = Ten punkt nie leży w obrysie { $id }.

## Cards

cryhavoc-content-deck-size = Liczba kart w talii { $deck } to { $count }, a musi wynosić { $expected }.
cryhavoc-content-special-cards =
    W talii { $faction } musi być dokładnie jedna karta rodzaju { $kind }, a ich liczba to { $count }.
# $kind: battle, scoring or initiative.
cryhavoc-content-card-text =
    { $kind ->
        [battle] Karta bitewna ma listę battle, a nie ma listy effect.
       *[other] Karta rodzaju { $kind } ma listę effect, a nie ma listy battle.
    }
cryhavoc-content-card-symbol =
    { $kind ->
        [initiative] Karta inicjatywy potrzebuje symbolu text w co najmniej jednym rzędzie, inaczej jej tekst nigdy nie zadziała.
       *[other] Symbol text może mieć tylko karta inicjatywy.
    }
cryhavoc-content-bonus-twice = Symbol { $symbol } występuje w jednym rzędzie dwa razy. Zostaw jeden.
cryhavoc-content-cards-equal =
    { $id } i { $other } różnią się tylko nazwą. Jeśli naprawdę są dwie takie karty, zapisz jedną z nich z count = 2.
cryhavoc-content-title-twice = Dwie karty tej talii mają tytuł „{ $title }” ({ $language }).

## Skills and structures

cryhavoc-content-skill-count = Liczba Zdolności Frakcji { $faction } to { $count }, a musi wynosić { $expected }.
cryhavoc-content-skill-default =
    Frakcja { $faction } musi mieć dokładnie jedną Zdolność bazową, a ich liczba to { $count }.
cryhavoc-content-skill-tokens = Liczba żetonów Zdolności Frakcji { $faction } to razem { $count }, a musi wynosić { $expected }.
cryhavoc-content-skills-with-tokens = Więcej niż jedna Zdolność Frakcji { $faction } ma żetony. Daj wszystkie jednej.
cryhavoc-content-skill-token-text =
    Zdolność z żetonami potrzebuje tabeli token z ich działaniem, a Zdolność bez żetonów nie może jej mieć.
cryhavoc-content-structure-count = Liczba Budowli Frakcji { $faction } to { $count }, a musi wynosić { $expected }.
cryhavoc-content-structure-tokens = Liczba żetonów Budowli to { $count }, a musi wynosić { $expected }.
cryhavoc-content-tunnels =
    Dokładnie jedna Budowla, należąca do Trogów, musi mieć efekt modify tunnel. Tutaj ich liczba to { $count }.
# $kind: activated or passive.
cryhavoc-content-activation =
    { $kind ->
        [activated] Budowla, którą się aktywuje, potrzebuje kosztu: activate.
       *[other] Budowla pasywna nie ma kosztu aktywacji. Usuń activate.
    }
cryhavoc-content-tokens = Żetony dla humans muszą być takie: { $names }, każdego rodzaju po { $count }.

## Tokens

cryhavoc-content-token-count = Łączna liczba żetonów to { $count }, a musi wynosić { $expected }. Popraw liczby.
cryhavoc-content-printed-event = Dokładnie jedno Wydarzenie musi być nadrukowane na torze. Tutaj ich liczba to { $count }.
cryhavoc-content-spots = Pól Wydarzeń na torze musi być { $count }, a za nimi ostatnie; liczby rosną i żadna nie przekracza { $length }.

## Sources

cryhavoc-content-ours = Źródło i pewność nie pasują do siebie: „{ $source }”. To, co nasze, ma „ours” w obu polach, wszystko inne w żadnym.
cryhavoc-content-field-unknown = Ten wpis nie ma pola „{ $name }”, dla którego można by podać źródło.

## Effects

cryhavoc-content-effect-none = Potrzebna jest tu lista z co najmniej jednym efektem.
cryhavoc-content-effect-long = Liczba kroków tego efektu to { $count }, a może wynosić najwyżej { $most }. Skróć go.
cryhavoc-content-effect-shape = Efekt to lista, która zaczyna się od jego nazwy, na przykład ["vp", 2].
cryhavoc-content-effect-unknown = Nieznany efekt „{ $effect }”. Do wyboru: { $known }.
# $names: what the arguments are called.
cryhavoc-content-effect-arguments =
    { $count ->
        [one] { $effect } ma tu jeden argument
        [few] { $effect } ma tu { $count } argumenty
       *[many] { $effect } ma tu { $count } argumentów
    }, a potrzebuje takich: { $names }. (W either trzeciego może nie być.)
cryhavoc-content-effect-word = { $effect }: { $name } nie może mieć wartości „{ $given }”. Dozwolone: { $words }.
cryhavoc-content-effect-number = { $effect }: { $name } musi być liczbą całkowitą od { $least } do { $most }.
# $why: what it offends against.
cryhavoc-content-effect-misplaced = { $effect } nie może się tu znaleźć: { $why ->
        [own] należy do jednego rodzaju wpisów, a te nie mają innych efektów (Aktywacja Punktowania, inicjatywa, nadrukowane Wydarzenie).
        [waiting] Zdolność pasywna, Budowla pasywna i żeton mają tylko when i modify.
        [standing] when i modify wpisuje się bezpośrednio w pasywnych Zdolnościach, pasywnych Budowlach i żetonach, a when także na kartach bitewnych.
        [event] each_player wpisuje się bezpośrednio w Wydarzeniu, a całą resztę Wydarzenia wewnątrz each_player.
        [trigger] ten wyzwalacz nigdy tu nie zadziała.
        [modifier] ten rodzaj wpisu nie może zmieniać tej zasady.
        [skill] jest tylko dla Zdolności.
        [structure] Budowle nigdy nie dają punktów Budowania.
        [battle] działa tylko w bitwie.
        [board] nie działa w bitwie.
        [others] w bitwie, którą toczą inni, dozwolone są tylko kill, vp, vp_per i cena source.
        [humans] takie żetony mają tylko Ludzie.
        [pilgrims] magazyn kryształów mają tylko Pielgrzymi.
        [machines] magazyn kart mają tylko Maszyny.
        [trogs] tylko Trogi mogą w pełni rozpatrzyć żeton.
        [word] jedno z jego słów tu nie pasuje, na przykład miejsce na planszy w czasie bitwy.
        [nothing] liczba kryształów to 0, więc nic to nie daje.
        [tokens] ta Zdolność nie ma żetonów.
        [source] tylko żeton może być swoją własną ceną.
        [here] nie ma przypisanego regionu. here i near wymagają Budowli, żetonu albo ceny w postaci oddziału lub Budowli.
        [there] poprzedni krok nie wybiera regionu.
        [count] żaden wcześniejszy krok nie daje mu nic do liczenia.
       *[price] po cenie muszą następować dalsze kroki.
    }
cryhavoc-content-too-many-steps =
    Liczba kroków wszystkich efektów razem to { $count }, a może wynosić najwyżej { $most }. Skróć niektóre albo zapisz je jednakowo: jednakowe efekty liczą się raz.
cryhavoc-content-too-many-standing = Liczba efektów trwałych (when, modify) to { $count }, a może wynosić najwyżej { $most }. Usuń niektóre.
cryhavoc-content-too-many-promises = Liczba efektów when na kartach Taktyk to { $count }, a może wynosić najwyżej { $most }. Usuń niektóre.
cryhavoc-content-mark-taken = Inny używany tu zestaw ma ten sam skrót nazwy. Nadaj temu inną nazwę.

## What a table cannot choose

cryhavoc-faction-unknown = Nieznana Frakcja „{ $name }”. Do wyboru: { $known }.
cryhavoc-faction-with-four = Frakcja { $name } jest dostępna tylko przy { $players } graczach. Wybierz inną.
cryhavoc-faction-twice = Frakcję { $name } podano więcej niż raz. Daj każdemu graczowi inną.
# $count: factions that were named.
cryhavoc-factions-number =
    { $count ->
        [one] Podano 1 Frakcję
        [few] Podano { $count } Frakcje
       *[many] Podano { $count } Frakcji
    }, a liczba graczy to { $players }. Podaj po jednej dla każdego albo wpisz drawn, żeby je wylosować.
