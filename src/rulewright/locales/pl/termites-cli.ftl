### Termites in the terminal (Polish).

termites-cli-panel-tokens = ręka { $hand }, stos { $stack }, w grze { $board }
termites-cli-panel-reserve = rezerwa { $list }
termites-cli-panel-trophies = trofea { $list }
termites-cli-panel-line = { $points } pkt  ręka { $hand }  stos { $stack }  rezerwa { $reserve }  trofea { $trophies }
termites-cli-legend-pieces = { $unit } jednostka  { $mound } Kopiec  { $neutral } neutralny
termites-cli-legend-marks = { $choose } do wyboru  { $attack } atak
termites-cli-list-units = Jednostki: { $list }
termites-cli-list-mounds = Kopce: { $list }
termites-cli-list-neutral = Neutralne Kopce: { $list }
termites-cli-hand = Twoja ręka: { $list }
termites-cli-token = { $sign }  { $piece }, siła { $strength }, { termites-points-name }
termites-cli-values = Wpisz wartość: { $list }
termites-cli-holding = Do wystawienia: { $piece }
termites-cli-tiles-left = Zostały kafle: { $list }
termites-cli-holding-mound = Do postawienia: Kopiec o wartości { $value }
termites-cli-site = Na polu { $hex } może stanąć Kopiec. Najpierw weź Kopiec, potem wybierz pole.
termites-cli-moving = { $piece } na polu { $hex }, { termites-points-name }. Żeby wziąć inną jednostkę, wpisz „{ cli-word-undo }”.
termites-cli-attacking = Atak z pola { $hex } na pole { $target }
termites-cli-sum-attack = Siła ataku { $total }
termites-cli-sum-defence = Siła obrony { $total }
termites-cli-end-tie =
    { $count ->
        [one] Tyle samo punktów: zdecydowała liczba żetonów na planszy (T8.3).
        [few] Tyle samo punktów i tyle samo żetonów na planszy: zwycięstwo jest wspólne (T8.3).
       *[many] Tyle samo punktów i tyle samo żetonów na planszy: zwycięstwo jest wspólne (T8.3).
    }
termites-cli-end-counted = Kopce na planszy: { $board } · w rezerwie: { $reserve } · trofea: { $trophies } · żetony na planszy: { $units }
termites-cli-introduction = To, co możesz wybrać, ma na planszy gwiazdkę, a cel ataku wykrzyknik. Wpisz liczbę z listy albo nazwę pola, na przykład F6; albo dwie naraz, na przykład F6 G7. Polecenie „{ cli-word-help }” pokaże pozostałe polecenia, „{ cli-word-why } F6” wyjaśni, dlaczego czegoś nie wolno, a „{ cli-word-undo }” cofnie ostatni wybór.
termites-cli-help =
    3, F6, { termites-letter-worker }2       wybierz liczbą, nazwą pola albo znakiem żetonu; kilka naraz: { termites-letter-worker }2 F6
    pas             zakończ turę bez ruchu
    dlaczego F6     dlaczego czegoś nie wolno; przy ataku także, skąd bierze się siła
    zasady T6.5     punkt zasad; samo „zasady” pokaże rozdziały
    ręka            żetony na twojej ręce
