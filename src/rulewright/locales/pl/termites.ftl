### Termites, what is asked, done, told and refused (Polish).
### Names of players are shown as they are, never inflected. Hexes, tokens and terrain: see termites-terms.ftl.

## The game

termites-title = Termity
termites-introduction =
    Roje termitów walczą o sawannę. W swojej turze wystawiasz jeden żeton z ręki, potem możesz przesunąć jedną jednostkę. Jednostki atakują, gdy mają dość siły, a sąsiednie jednostki je wspierają. Zdobywaj Kopce: gdy wszystkie żetony zostaną zagrane, wygrywa ten, czyje Kopce są najwięcej warte.

    Plansze i żetony są naszego pomysłu, bo w naszej kopii instrukcji brakuje ilustracji. Ten program jest niezależny: ani autor, ani wydawca gry nie mają w nim udziału.
termites-side = Rój
# On the lid of the box; and how long a game takes.
termites-line = Roje walczą o Kopce sawanny. Ukryta ręka, jawna bitwa.
termites-time = 30–45 min

## What can be done

termites-do-neutral = Postaw neutralny Kopiec na polu { $hex }
termites-do-tile = Weź kafel: { termites-tile-up } na wierzchu, { termites-tile-down } pod spodem
termites-do-lay = Połóż kafel ({ termites-terrain-name }) na polu { $hex }
termites-do-mound = Weź swój Kopiec o wartości { $value }
termites-do-mound-here = Postaw swój Kopiec o wartości { $value } na polu { $hex }
termites-do-build = Postaw Kopiec na polu { termites-hex-name }
termites-do-clear = Postaw Kopiec na polu { termites-hex-name } i usuń stamtąd swoją jednostkę: { termites-token-name }
termites-do-token = Weź z ręki: { termites-token-name }
termites-do-place = Wystaw na polu { termites-hex-name }
termites-do-discard = Odrzuć: { termites-token-name }
termites-do-unit = Przesuń { termites-token-object } z pola { termites-hex-name }
termites-do-move = Idź na pole { termites-hex-name }
termites-do-attack = Zaatakuj pole { termites-hex-name }: { termites-piece-name }, siła { $strength } przeciw { $defence }
termites-do-enter = Wejdź na pole { $target } z pola { termites-hex-name }
termites-do-retreat = Wycofaj { termites-token-object } na pole { termites-hex-name }
termites-do-retreat-death = Wypchnij { termites-token-object } na pole { termites-hex-name }: jednostka zostaje zniszczona
termites-do-pass = Zakończ turę bez ruchu

## What happened

# The unit to which something is done: a token as the object of a sentence.
termites-token-object =
    { $caste ->
        [worker] Robotnicę
        [soldier] Żołnierza
       *[other] { termites-caste-name }
    } ×{ $termites }
termites-event-starts = Zaczyna { $player }.
termites-event-swarm = { $player } prowadzi Rój { termites-swarm-name }.
termites-event-drew = { $player } dobiera żeton: { termites-token-name }.
termites-event-drew-hidden = { $player } dobiera żeton.
termites-event-neutral = { $player } stawia neutralny Kopiec na polu { $hex }.
termites-event-laid = { $player } kładzie kafel na polu { $hex }: { termites-terrain-name }.
termites-event-turn = Teraz gra { $player }.
termites-event-built = { $player } stawia Kopiec o wartości { $value } na polu { $hex }.
termites-event-no-mound = { $player } nie ma pola dla Kopca: zostaje on w rezerwie.
termites-event-placed = { $player } wystawia żeton na polu { $hex }: { termites-token-name }.
termites-event-discarded = { $player } nie może nic wystawić i odrzuca żeton: { termites-token-name }.
termites-event-moved = { $player } przesuwa { termites-token-object } z pola { $from } na pole { $to }.
termites-event-passed = { $player } nie rusza żadnej jednostki.
termites-event-attacked = { $player } atakuje pole { $to } z pola { $from }: { termites-token-name }.
termites-event-strength = Siła ataku { $strength } przewyższa siłę obrony { $defence }.
termites-event-entered = Atak wyprowadzono z pola { $hex }.
# $player: whose unit it is.
termites-event-retreated = { $player }: { termites-token-name } wycofuje się z pola { $from } na pole { $to }.
termites-event-destroyed = { $player } traci jednostkę na polu { $hex }: { termites-token-name }.
termites-event-taken = { $player } zdobywa Kopiec o wartości { $value } (traci go { $other_player }).
termites-event-taken-neutral = { $player } zdobywa neutralny Kopiec o wartości { $value }.
termites-event-over = Gra skończona.

# The same, said to the player whom it is about; for other readers there is the text without -you.
termites-event-starts-you = Zaczynasz.
termites-event-swarm-you = Prowadzisz Rój { termites-swarm-name }.
termites-event-drew-you = Dobierasz żeton: { termites-token-name }.
termites-event-neutral-you = Stawiasz neutralny Kopiec na polu { $hex }.
termites-event-laid-you = Kładziesz kafel na polu { $hex }: { termites-terrain-name }.
termites-event-turn-you = Teraz twoja kolej.
termites-event-built-you = Stawiasz Kopiec o wartości { $value } na polu { $hex }.
termites-event-no-mound-you = Nie masz pola dla Kopca: zostaje on w rezerwie.
termites-event-placed-you = Wystawiasz żeton na polu { $hex }: { termites-token-name }.
termites-event-discarded-you = Nie możesz nic wystawić i odrzucasz żeton: { termites-token-name }.
termites-event-moved-you = Przesuwasz { termites-token-object } z pola { $from } na pole { $to }.
termites-event-passed-you = Nie ruszasz żadnej jednostki.
termites-event-attacked-you = Atakujesz pole { $to } z pola { $from }: { termites-token-name }.
termites-event-retreated-you = Twoja jednostka wycofuje się z pola { $from } na pole { $to }: { termites-token-name }.
termites-event-destroyed-you = Tracisz jednostkę na polu { $hex }: { termites-token-name }.
termites-event-taken-you = Zdobywasz Kopiec o wartości { $value } (traci go { $other_player }).
termites-event-taken-from-you = { $player } zdobywa twój Kopiec o wartości { $value }.
termites-event-taken-neutral-you = Zdobywasz neutralny Kopiec o wartości { $value }.

## Why not

termites-why-not-on-board = Tego pola nie ma na planszy. Wybierz jedno z jej pól.
termites-why-not-free = Pole { $hex } jest zajęte: { termites-piece-name }. Wybierz wolne pole.
termites-why-closed-terrain = Pole { termites-hex-name } jest zamknięte dla tej kasty ({ termites-caste-name }). Wybierz pole o innym terenie.
termites-why-not-in-hand = Nie masz na ręce takiego żetonu: { termites-token-name }. Wybierz jeden z tych, które masz.
termites-why-no-hex-for-token = Dla tego żetonu ({ termites-token-name }) nie ma wolnego pola. Wybierz inny, a jeśli żadnego nie da się wystawić, odrzuć jeden.
termites-why-must-place = Odrzucić żeton można tylko wtedy, gdy żadnego nie da się wystawić. Wybierz żeton do wystawienia.
termites-why-no-unit-there = Na polu { $hex } nie ma jednostki. Wybierz pole ze swoją jednostką.
termites-why-not-your-unit = Jednostka na polu { $hex } nie jest twoja: { termites-piece-name }. Wybierz własną.
# $points: movement points of the caste.
termites-why-unit-cannot-move = Jednostka na polu { $hex } ({ termites-token-name }) ma { termites-points-name } i nie ma dokąd pójść. Wybierz inną albo nie ruszaj żadnej.
termites-why-stands-there = Jednostka już stoi na polu { $hex }. Wybierz inne pole.
termites-why-own-unit-there = Na polu { $hex } stoi twoja jednostka: można tamtędy przejść, ale nie można się tam zatrzymać. Wybierz inne pole.
termites-why-own-mound-there = Na polu { $hex } stoi twój Kopiec: nie można się tam zatrzymać ani go zaatakować. Wybierz inne pole.
termites-why-too-far = Pole { $hex } jest za daleko: { termites-caste-plural } mają { termites-points-name }. Wybierz bliższe pole.
termites-why-way-blocked = Pole { $hex } leży w zasięgu ({ termites-points-name }), ale każdą wystarczająco krótką drogę zamykają wrogowie, Kopce lub teren. Wybierz inne pole.
termites-why-water-is-closed = Na pole { termites-hex-name } { termites-caste-plural } nie wejdą: jest tylko dla Alate. Wybierz inne pole.
termites-why-vegetation-is-closed = Na pole { termites-hex-name } { termites-caste-plural } nie wejdą. Wybierz inne pole.
termites-why-stones-cost-two = Wejście na pole { termites-hex-name } kosztuje 2, a { termites-caste-plural } mają { termites-points-name }. Wybierz inne pole.
termites-why-too-weak = Siła ataku { $strength } nie przewyższa siły obrony { $defence }: brakuje jeszcze { $missing }. Ustaw więcej swoich jednostek obok pola { $hex }.
termites-why-not-beside-target = Pole { $hex } nie sąsiaduje z celem. Wybierz pole obok niego.
termites-why-no-way-through = Przez pole { $hex } jednostka nie dotrze do celu. Wybierz inne pole obok celu.
termites-why-not-adjacent = Pole { $hex } nie sąsiaduje z pokonaną jednostką, a wycofuje się ona tylko o jedno pole. Wybierz pole obok niej.
termites-why-attack-came-from = Z pola { $hex } wyprowadzono atak, więc nie można się tam wycofać. Wybierz inne pole.
termites-why-retreat-not-free = Pole { $hex } jest zajęte: { termites-piece-name }. Wybierz wolne pole do wycofania.
termites-why-retreat-closed = Na pole { termites-hex-name } { termites-caste-plural } nie mogą się wycofać. Wybierz pole o innym terenie.
termites-why-retreat-vegetation = Na pole { termites-hex-name } { termites-caste-plural } się nie wycofują, dopóki jest inne wolne pole. Wybierz inne.
termites-why-no-such-mound = Nie masz w rezerwie Kopca o wartości { $value }. Wybierz jeden z tych, które masz.
# $allowed: not-water or open-only, the ruling of the table.
termites-why-mound-terrain =
    { $allowed ->
        [open-only] Kopiec może stać tylko na terenie Otwartym, nie na polu { termites-hex-name }. Wybierz pole z terenem Otwartym.
       *[not-water] Kopiec nie może stanąć na polu { termites-hex-name }. Wybierz pole bez Wody.
    }
termites-why-mound-not-free = Pole { $hex } jest zajęte: { termites-piece-name }. Wybierz pole, na którym nic nie stoi.
termites-why-on-edge = Pole { $hex } leży na krawędzi planszy. Kopiec potrzebuje wokół siebie sześciu pól: wybierz pole bliżej środka.
termites-why-beside-mound = Pole { $hex } sąsiaduje z innym Kopcem. Wybierz pole, obok którego nie ma Kopca.
termites-why-too-much-water = Obok pola { $hex } jest więcej niż jedno pole Wody. Dla Kopca wybierz takie, obok którego jest najwyżej jedno.
termites-why-no-own-unit = Na polu { $hex } nie ma twojej jednostki. Wybierz pole, na którym jakaś stoi.
termites-why-no-such-tile = Nie ma już kafla o tych stronach: { termites-tile-up } i { termites-tile-down }. Wybierz inny kafel.
termites-why-no-hex-for-tile = Tej strony kafla ({ termites-tile-up }) nie da się już nigdzie położyć. Wybierz inną stronę albo inny kafel.
termites-why-not-open = Na polu { termites-hex-name } leży już kafel. Wybierz pole bez kafla.
termites-why-group-of-terrain = Z tym kaflem ({ termites-terrain-name }) na polu { $hex } stykałoby się więcej niż 2 kafle tego terenu. Wybierz inne pole.
termites-why-group-of-tiles = Z tym kaflem na polu { $hex } stykałoby się więcej niż 4 kafle. Wybierz inne pole.
termites-why-neutral-water = Z Wodą na polu { $hex } neutralny Kopiec graniczyłby z dwoma kaflami Wody. Wybierz inne pole.

## What a table can choose

termites-option-scenario = Plansza: scenariusz, budowana przez graczy albo własna z pliku.
termites-option-tiles = Z ilu kafli terenu budujecie planszę; sugerowana liczba to od 15 do 18.
termites-option-swarms = Rój dla każdego gracza, po przecinku; drawn oznacza losowanie.
termites-option-mound_terrain = Na jakim terenie może stać Kopiec.
termites-option-mound_crossing = Kto może przedostać się przez Kopce.
termites-option-slime_on_mounds = Czy Nasute z odległości 2 pól wspierają także ataki na Kopce.
termites-option-attack_origin = Z którego pola wyprowadzono atak: pokonana jednostka nigdy się tam nie wycofuje.
termites-option-alate_into_vegetation = Czy atakujący może wypchnąć pokonanego Alate na Roślinność, gdzie ten ginie.
termites-option-recross_target = Czy Alate może przelecieć nad jednostką, którą atakuje, i na nią zawrócić.
# The same in a few words, for a form.
termites-label-scenario = Plansza
termites-label-tiles = Liczba kafli do budowy

termites-value-scenario-two = Dla dwóch graczy
termites-value-scenario-three = Dla trzech graczy
termites-value-scenario-four = Dla czterech graczy
termites-value-scenario-four-advanced = Dla czterech graczy, zaawansowana
termites-value-scenario-build = Budowa planszy
termites-value-scenario-file = Własna plansza
termites-value-swarms-drawn = losowo
termites-value-swarms-blue = { termites-swarm-blue }
termites-value-swarms-red = { termites-swarm-red }
termites-value-swarms-gold = { termites-swarm-gold }
termites-value-swarms-grey = { termites-swarm-grey }
termites-value-mound_terrain-not-water = każdy prócz Wody
termites-value-mound_terrain-open-only = tylko teren Otwarty
termites-value-mound_terrain-any = dowolny teren
termites-value-mound_crossing-alate = Alate mogą nad nimi przelatywać
termites-value-mound_crossing-nobody = nikt, nawet Alate
termites-value-slime_on_mounds-yes = tak
termites-value-slime_on_mounds-no = nie, tylko ataki na jednostki
termites-value-attack_origin-last-step = ostatnie pole przed celem
termites-value-attack_origin-start = pole, na którym ruch się zaczął
termites-value-alate_into_vegetation-last-resort = tylko gdy nie ma innego pola
termites-value-alate_into_vegetation-choice = tak, według uznania
termites-value-recross_target-yes = tak
termites-value-recross_target-no = nie

## What a table cannot choose

termites-swarm-unknown = Nieznany Rój „{ $name }”. Do wyboru: { $known }.
termites-swarm-twice = Rój { $name } podano więcej niż raz. Daj każdemu graczowi inny.
# $count: swarms that were named.
termites-swarms-number =
    { $count ->
        [one] Podano 1 Rój
        [few] Podano { $count } Roje
       *[many] Podano { $count } Rojów
    }, a liczba graczy to { $players }. Podaj po jednym dla każdego albo wpisz drawn, żeby je wylosować.
termites-board-missing = Scenariusz { $scenario } wymaga własnej planszy. Podaj plik planszy albo wybierz inny scenariusz.
termites-board-and-scenario = Scenariusz { $scenario } ma już swoją planszę. Pomiń plik planszy albo pomiń scenariusz.
termites-board-damaged = Plansza zapisana razem z tą grą jest uszkodzona. Użyj nieuszkodzonej kopii pliku.

## What counts in an attack, item by item

# $hex, $caste, $termites: the unit that stands there.
termites-sum-attacker = Atakuje: { termites-token-name } z pola { $hex }
termites-sum-support = { termites-token-name } na polu { $hex }, obok celu
termites-sum-slime = { termites-token-name } na polu { $hex }, Śluz z odległości dwóch pól
termites-sum-vegetation = { termites-caste-name } na polu { $hex }: premia za { termites-terrain-vegetation }
termites-sum-defender = Broni się: { termites-token-name } na polu { $hex }
termites-sum-stones = Obrońca stoi na Kamieniach
termites-sum-mound = { termites-mound } o wartości { $value } na polu { $hex }

## Where points come from

termites-score-board = Własne Kopce na planszy
termites-score-reserve = Własne Kopce w rezerwie
termites-score-trophies = Trofea
