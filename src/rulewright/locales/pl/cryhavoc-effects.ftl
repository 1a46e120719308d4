### Cry Havoc, what cards, skills, structures and tokens do (Polish): one text for each effect of the vocabulary.
### Every clause begins with a capital letter and has no full stop; see games/cryhavoc/shown/effects_in_words.py for how they are joined.
### $n: a number. $upto: yes if it is a maximum above 1, else no. $battle: yes on a tactics card, else no.

## Joining

cryhavoc-effect-sentence = { $text }.
cryhavoc-effect-then = { $first }. { $second }
# Inside a condition, a price or a choice, all of which belongs together.
cryhavoc-effect-and = { $first }, potem { SMALL($second) }
# After a choice or a standing effect, which would otherwise seem to go on.
cryhavoc-effect-afterwards = { $first }. Potem: { SMALL($second) }
cryhavoc-effect-cost = { $price }: { SMALL($steps) }
# A price, before you choose what it pays for.
cryhavoc-effect-price-alone = { $price }: …
cryhavoc-effect-either = Wybierz jedno – • { $first }. • { $second }
cryhavoc-effect-either-three = Wybierz jedno – • { $first }. • { $second }. • { $third }
# $token: what the token does that the text before it places.
cryhavoc-effect-with-token = { $text } Efekt żetonu – { SMALL($token) }
cryhavoc-effect-each_player =
    { $order ->
        [reverse] Dotyczy wszystkich graczy, w odwrotnej kolejności inicjatywy. { $steps }
       *[initiative] Dotyczy wszystkich graczy, w kolejności inicjatywy. { $steps }
    }
cryhavoc-effect-when =
    { $trigger ->
        [enemy_enters] Gdy przybywają tu wrogie oddziały
        [enemy_enters_empty] Gdy przybywają tu wrogie oddziały, a innych tu nie ma
        [defend_here] Gdy bronisz tego regionu
        [battle_here] Gdy toczysz tu bitwę
        [attrition_end] Po Wyniszczeniu w bitwie, którą tu toczysz
        [others_attrition_end] Po Wyniszczeniu w bitwie, którą toczą tu inni
        [structure_kill] Gdy twoja Budowla zabija wrogi oddział
        [win_prisoners] { $battle ->
            [yes] Jeśli wygrasz Pojmanie Jeńców
           *[no] Gdy wygrywasz Pojmanie Jeńców
        }
       *[win_control] { $battle ->
            [yes] Jeśli wygrasz Kontrolę nad Regionem
           *[no] Gdy wygrywasz Kontrolę nad Regionem
        }
    }{ $limit ->
        [0] {""}
        [one] {" "}(najwyżej raz na rundę)
        [few] {" "}(najwyżej { $limit } razy na rundę)
       *[many] {" "}(najwyżej { $limit } razy na rundę)
    }, { SMALL($steps) }
cryhavoc-effect-modify =
    { $key ->
        [tunnel] Dla oddziałów Trogów ten region sąsiaduje z innymi regionami z tunelem
        [no_entry] Oddziały innych graczy nie mogą wejść do tego regionu
       *[terrain_any] Możesz zagrywać karty terenu w bitwach na dowolnym terenie, ale nie tam, gdzie terenu nie ma
    }
cryhavoc-effect-pay =
    { $kind ->
        [card] Odrzuć { cryhavoc-some-cards }
        [unit] { $battle ->
            [yes] Odeślij { cryhavoc-some-own-units } z bitwy do rezerwy
           *[no] Odeślij { cryhavoc-some-own-units } do rezerwy
        }
        [structure] { $battle ->
            [yes] Usuń { cryhavoc-some-structures } z regionu bitwy
           *[no] Usuń { cryhavoc-some-structures }
        }
        [crystal] Wydaj { cryhavoc-some-crystals } z magazynu
       *[source] Weź ten żeton z powrotem
    }

## Numbers of things

cryhavoc-some-own-units = { $upto ->
        [yes] najwyżej{" "}
       *[no] {""}
    }{ $n ->
        [one] 1 swój oddział
        [few] { $n } swoje oddziały
       *[many] { $n } swoich oddziałów
    }
cryhavoc-some-enemy-units = { $upto ->
        [yes] najwyżej{" "}
       *[no] {""}
    }{ $n ->
        [one] 1 wrogi oddział
        [few] { $n } wrogie oddziały
       *[many] { $n } wrogich oddziałów
    }
cryhavoc-some-reserve-units = { $upto ->
        [yes] najwyżej{" "}
       *[no] {""}
    }{ $n ->
        [one] 1 oddział z rezerwy
        [few] { $n } oddziały z rezerwy
       *[many] { $n } oddziałów z rezerwy
    }
cryhavoc-some-structures = { $upto ->
        [yes] najwyżej{" "}
       *[no] {""}
    }{ $n ->
        [one] 1 swoją Budowlę
        [few] { $n } swoje Budowle
       *[many] { $n } swoich Budowli
    }
cryhavoc-some-crystals = { $upto ->
        [yes] najwyżej { cryhavoc-n-crystals }
       *[no] { cryhavoc-n-crystals }
    }
cryhavoc-some-cards = { $upto ->
        [yes] najwyżej { cryhavoc-n-cards }
       *[no] { cryhavoc-n-cards }
    }

## In a battle

cryhavoc-effect-shift =
    Przesuń { $side ->
        [own] { cryhavoc-some-own-units }
       *[enemy] { cryhavoc-some-enemy-units }
    }{ $from_objective ->
        [any] {""}
       *[other] {" "}{ cryhavoc-from-objective }
    } { $to_objective ->
        [any] { $n ->
            [one] na inny cel
            [few] na inne cele
           *[many] na inne cele
        }
       *[other] { cryhavoc-to-objective }
    }
# $per: at most so many from each region. $limited: no if that says nothing.
cryhavoc-effect-call_in =
    Sprowadź do bitwy { cryhavoc-some-own-units } { $n ->
        [one] z sąsiedniego regionu
        [few] z sąsiednich regionów
       *[many] z sąsiednich regionów
    }{ $limited ->
        [yes] , nie więcej niż { $per } z każdego
       *[no] {""}
    }
cryhavoc-effect-withdraw =
    { $to ->
        [adjacent] Wycofaj z bitwy { cryhavoc-some-own-units } do sąsiedniego regionu, który kontrolujesz
       *[hq] Wycofaj z bitwy { cryhavoc-some-own-units } do swojego Sztabu
    }
# $more: yes if others are taken anyway.
cryhavoc-effect-capture =
    { $more ->
        [yes] { $n ->
            [one] Weź do niewoli jeszcze 1 wrogi oddział
            [few] Weź do niewoli jeszcze { $n } wrogie oddziały
           *[many] Weź do niewoli jeszcze { $n } wrogich oddziałów
        }
       *[no] Weź do niewoli { cryhavoc-some-enemy-units }
    }
cryhavoc-effect-strength = { $role ->
        [attacker] Jeśli atakujesz, { cryhavoc-effect-strength-gain }
        [defender] Jeśli się bronisz, { cryhavoc-effect-strength-gain }
       *[any] { $objective ->
            [attrition] { $n ->
                [one] Podczas Wyniszczenia zabijasz o 1 wrogi oddział więcej
                [few] Podczas Wyniszczenia zabijasz o { $n } wrogie oddziały więcej
               *[many] Podczas Wyniszczenia zabijasz o { $n } wrogich oddziałów więcej
            }
           *[other] Dolicz sobie { cryhavoc-n-units } { cryhavoc-at-objective }
        }
    }
cryhavoc-effect-strength-gain = { $objective ->
        [attrition] { $n ->
            [one] podczas Wyniszczenia zabijasz o 1 wrogi oddział więcej
            [few] podczas Wyniszczenia zabijasz o { $n } wrogie oddziały więcej
           *[many] podczas Wyniszczenia zabijasz o { $n } wrogich oddziałów więcej
        }
       *[other] dolicz sobie { cryhavoc-n-units } { cryhavoc-at-objective }
    }
cryhavoc-effect-absorb = { $n ->
        [one] Podczas Wyniszczenia wróg zabija o 1 twój oddział mniej
        [few] Podczas Wyniszczenia wróg zabija o { $n } twoje oddziały mniej
       *[many] Podczas Wyniszczenia wróg zabija o { $n } twoich oddziałów mniej
    }
cryhavoc-effect-win_ties = Wygrywasz remisy { cryhavoc-at-objective }
cryhavoc-effect-reverse_order = Cele rozstrzyga się w odwrotnej kolejności, zaczynając od Wyniszczenia
cryhavoc-effect-skip_objective =
    { $objective ->
        [control] W tej bitwie nie rozstrzyga się Kontroli nad Regionem
        [prisoners] W tej bitwie nie rozstrzyga się Pojmania Jeńców
       *[attrition] W tej bitwie nie rozstrzyga się Wyniszczenia
    }
cryhavoc-effect-far_retreat = Jeśli przegrasz Kontrolę nad Regionem, możesz się wycofać do dowolnego regionu, który kontrolujesz
cryhavoc-effect-card_limit =
    { $n ->
        [0] Wróg nie może już zagrać w tej bitwie żadnej karty
        [one] Wróg może zagrać w tej bitwie jeszcze najwyżej 1 kartę
        [few] Wróg może zagrać w tej bitwie jeszcze najwyżej { $n } karty
       *[many] Wróg może zagrać w tej bitwie jeszcze najwyżej { $n } kart
    }

## Cards and order

# $most: cards that the store holds.
cryhavoc-effect-draw =
    { $source ->
        [own] { $battle ->
            [yes] Dobierz po bitwie { cryhavoc-n-cards }
           *[no] Dobierz { cryhavoc-n-cards }
        }
        [terrain_pair] Obejrzyj 2 karty z talii terenu i zatrzymaj 1 z nich{ cryhavoc-effect-times }
       *[store] Odłóż do swojego magazynu, bez odkrywania, wierzchnią kartę talii terenu{ cryhavoc-effect-times }; magazyn mieści { $most } karty, a odłożoną kartę możesz zagrać jak z ręki w bitwie na jej terenie
    }
cryhavoc-effect-times =
    { $battle ->
        [yes] { $n ->
            [one] {" "}(po bitwie)
            [few] {" "}(po bitwie, { $n } razy)
           *[many] {" "}(po bitwie, { $n } razy)
        }
       *[no] { $n ->
            [one] {""}
            [few] {" "}({ $n } razy)
           *[many] {" "}({ $n } razy)
        }
    }
cryhavoc-effect-discard =
    { $who ->
        [enemy] Wróg odrzuca { cryhavoc-n-cards } według własnego wyboru
       *[self] Odrzuć { cryhavoc-n-cards }
    }
cryhavoc-effect-initiative = Przestaw swój żeton na dowolne miejsce toru Przyszłej Inicjatywy

## Units and control

cryhavoc-effect-march =
    { $n ->
        [one] Zyskujesz 1 punkt Ruchu do natychmiastowego użycia
        [few] Zyskujesz { $n } punkty Ruchu do natychmiastowego użycia
       *[many] Zyskujesz { $n } punktów Ruchu do natychmiastowego użycia
    }
cryhavoc-effect-teleport = Przenieś razem { cryhavoc-some-own-units } z jednego regionu do dowolnego innego, ale nie do regionu bitwy ani Sztabu innego gracza
cryhavoc-effect-deploy =
    Wystaw { cryhavoc-some-reserve-units } { $where ->
        [hq] w swoim Sztabie
        [here] w tym regionie
        [same] w tym samym regionie
        [with_structure] w regionie, który kontrolujesz i w którym stoi twoja Budowla
        [objective] { $n ->
            [one] na dowolnym celu
            [few] na dowolnych celach
           *[many] na dowolnych celach
        }
        [one_objective] razem na jednym celu
       *[control] na Kontroli nad Regionem
    }
# $battle: yes where an objective is meant, others where it is one of a battle that others fight.
cryhavoc-effect-kill = { $where ->
        [arrived] { $n ->
            [one] Zabij 1 z przybyłych oddziałów
            [few] Zabij { $n } z przybyłych oddziałów
           *[many] Zabij { $n } z przybyłych oddziałów
        }
       *[other] { $battle ->
            [yes] Zabij { cryhavoc-some-enemy-units } { cryhavoc-effect-kill-objective }
            [others] { $n ->
                [one] Zabij 1 oddział jednej ze stron { cryhavoc-effect-kill-objective }
                [few] Zabij najwyżej { $n } oddziały jednej ze stron { cryhavoc-effect-kill-objective }
               *[many] Zabij najwyżej { $n } oddziałów jednej ze stron { cryhavoc-effect-kill-objective }
            }
           *[no] { $n ->
                [one] Zabij 1 wrogi oddział { cryhavoc-effect-kill-region }
                [few] Zabij najwyżej { $n } oddziały jednego wroga { cryhavoc-effect-kill-region }
               *[many] Zabij najwyżej { $n } oddziałów jednego wroga { cryhavoc-effect-kill-region }
            }
        }
    }
cryhavoc-effect-kill-objective =
    { $where ->
        [control] na Kontroli nad Regionem
        [prisoners] na Pojmaniu Jeńców
        [attrition] na Wyniszczeniu
       *[any] { $n ->
            [one] na dowolnym celu
            [few] na jednym celu
           *[many] na jednym celu
        }
    }{ $filter ->
        [lone] , jeśli jest tam sam
        [group] , jeśli są tam co najmniej 2 wrogie oddziały
       *[any] {""}
    }
cryhavoc-effect-kill-region =
    { $where ->
        [here] w tym regionie
        [same] w tym samym regionie
        [near] w tym lub sąsiednim regionie, także w regionie bitwy
        [same_near] w tym samym lub sąsiednim regionie, także w regionie bitwy
       *[anywhere] w dowolnym regionie
    }{ $filter ->
        [lone] , jeśli jego właściciel nie ma tam innego
        [group] , jeśli właściciel ma tam co najmniej 3 oddziały
       *[any] {""}
    }
cryhavoc-effect-take_control =
    Przejmij Kontrolę nad jednym { $owner ->
        [uncontrolled] niezajętym i niekontrolowanym
       *[any] niezajętym
    } regionem { $range ->
        [adjacent] sąsiadującym z regionem pod twoją Kontrolą
       *[within_2] odległym stąd najwyżej o 2 kroki
    }{ $owner ->
        [uncontrolled] {""}
       *[any] , bez względu na to, kto go kontroluje
    }; leżące tam żetony pozostają zakryte
cryhavoc-effect-free_prisoner = { $upto ->
        [yes] Odzyskaj bez opłaty najwyżej{" "}
       *[no] Odzyskaj bez opłaty{" "}
    }{ $n ->
        [one] 1 swój pojmany oddział (wraca do rezerwy)
        [few] { $n } swoje pojmane oddziały (wracają do rezerwy)
       *[many] { $n } swoich pojmanych oddziałów (wracają do rezerwy)
    }
# $shape: units, crystals or both, as the token has them.
cryhavoc-effect-trogs =
    { $shape ->
        [units] Wystaw w tym regionie { cryhavoc-trog-units }
        [crystals] Dołóż do tego regionu { cryhavoc-trog-crystals }
       *[both] Wystaw w tym regionie { cryhavoc-trog-units } i dołóż { cryhavoc-trog-crystals }
    }
cryhavoc-trog-units =
    { $units ->
        [one] 1 oddział Trogów
        [few] { $units } oddziały Trogów
       *[many] { $units } oddziałów Trogów
    }
cryhavoc-trog-crystals =
    { $crystals ->
        [one] 1 kryształ
        [few] { $crystals } kryształy
       *[many] { $crystals } kryształów
    }

## Tokens and structures

cryhavoc-effect-place_token = Połóż { $kind ->
        [artillery] { $upto ->
            [yes] { $n ->
                [one] 1 żeton Artylerii
                [few] najwyżej { $n } żetony Artylerii
               *[many] najwyżej { $n } żetonów Artylerii
            }
           *[no] { $n } żeton Artylerii
        }
        [watchtower] { $upto ->
            [yes] { $n ->
                [one] 1 żeton Strażnicy
                [few] najwyżej { $n } żetony Strażnicy
               *[many] najwyżej { $n } żetonów Strażnicy
            }
           *[no] { $n } żeton Strażnicy
        }
        [ambush] { $upto ->
            [yes] { $n ->
                [one] 1 zakryty żeton Trogów
                [few] najwyżej { $n } zakryte żetony Trogów
               *[many] najwyżej { $n } zakrytych żetonów Trogów
            }
           *[no] { $n } zakryty żeton Trogów
        }
       *[skill] { $upto ->
            [yes] { $n ->
                [one] 1 żeton tej Zdolności
                [few] najwyżej { $n } żetony tej Zdolności
               *[many] najwyżej { $n } żetonów tej Zdolności
            }
           *[no] { $n } żeton tej Zdolności
        }
    } { $range ->
        [near] { $kind ->
            [artillery] w tym lub sąsiednim regionie, także w regionie bitwy
            [watchtower] w tym lub sąsiednim regionie, jeśli go kontrolujesz
           *[other] w tym lub sąsiednim regionie
        }
        [same_near] w tym samym lub sąsiednim regionie
        [wild] w niezajętym i niekontrolowanym regionie bez Hordy i Siedliska
        [with_units] { $n ->
            [one] w regionie ze swoimi oddziałami, także w regionie bitwy
            [few] w regionach ze swoimi oddziałami, po jednym w każdym, także w regionach bitwy
           *[many] w regionach ze swoimi oddziałami, po jednym w każdym, także w regionach bitwy
        }
        [controlled] w regionie, który kontrolujesz
       *[open] w dowolnym regionie bez bitwy i bez Sztabu
    }
cryhavoc-effect-trigger_token =
    { $mode ->
        [crystals_only] Odkryj
       *[full] Odkryj i rozpatrz
    } żeton Hordy lub Siedliska { $range ->
        [reach] w regionie, który kontrolujesz, lub w sąsiednim
       *[anywhere] w dowolnym regionie
    }{ $mode ->
        [crystals_only] ; pojawiają się tylko kryształy, bez oddziałów Trogów
       *[full] {""}
    }
cryhavoc-effect-relocate = { $kind ->
        [structure] { $upto ->
            [yes] Przesuń { cryhavoc-some-structures }, każdą do sąsiedniego regionu, który kontrolujesz
           *[no] Przesuń { cryhavoc-some-structures } do sąsiedniego regionu, który kontrolujesz
        }
       *[trog_token] { $upto ->
            [yes] { $n ->
                [one] Przesuń 1 zakryty żeton Hordy lub Siedliska do sąsiedniego regionu, nie odkrywając go
                [few] Przesuń najwyżej { $n } zakryte żetony Hordy lub Siedliska, każdy do sąsiedniego regionu, nie odkrywając ich
               *[many] Przesuń najwyżej { $n } zakrytych żetonów Hordy lub Siedliska, każdy do sąsiedniego regionu, nie odkrywając ich
            }
           *[no] Przesuń { $n } zakryty żeton Hordy lub Siedliska do sąsiedniego regionu, nie odkrywając go
        }
    }
cryhavoc-effect-build_points =
    { $n ->
        [one] Zyskujesz 1 punkt Budowania do natychmiastowego użycia
        [few] Zyskujesz { $n } punkty Budowania do natychmiastowego użycia
       *[many] Zyskujesz { $n } punktów Budowania do natychmiastowego użycia
    }{ $where ->
        [here] {" "}w tym regionie
        [same] {" "}w tym samym regionie
       *[any] {""}
    }

## Crystals and victory points

# $taken: yes if crystals are taken away.
cryhavoc-effect-add_crystals =
    { $taken ->
        [yes] Usuń { cryhavoc-some-crystals } { cryhavoc-effect-from-place }
       *[no] Dołóż { cryhavoc-some-crystals } { $where ->
            [here] do tego regionu
            [same] do tego samego regionu
            [battle] do regionu bitwy
           *[any] do jednego regionu bez Sztabu
        }
    }
cryhavoc-effect-take_crystals = Zabierz do swojego magazynu { cryhavoc-some-crystals } { cryhavoc-effect-from-place }
cryhavoc-effect-from-place =
    { $where ->
        [here] z tego regionu
        [same] z tego samego regionu
        [battle] z regionu bitwy
        [controlled] z regionu, który kontrolujesz
       *[any] z jednego regionu
    }
cryhavoc-effect-vp = Zdobądź { cryhavoc-n-vp }
# $each: VP for every $per of what is counted. $capped: yes if $max VP is a limit that counts.
cryhavoc-effect-vp_per =
    Zdobądź { $each } PZ { cryhavoc-effect-counted }{ $capped ->
        [yes] {" "}(najwyżej { $max } PZ)
       *[no] {""}
    }
cryhavoc-effect-counted =
    { $what ->
        [region] { $per ->
            [one] za każdy region, który kontrolujesz
            [few] za każde { $per } regiony, które kontrolujesz
           *[many] za każde { $per } regionów, które kontrolujesz
        }
        [card] { $per ->
            [one] za każdą kartę
            [few] za każde { $per } karty
           *[many] za każde { $per } kart
        }
        [unit] { $per ->
            [one] za każdy oddział
            [few] za każde { $per } oddziały
           *[many] za każde { $per } oddziałów
        }
        [structure] { $per ->
            [one] za każdą Budowlę
            [few] za każde { $per } Budowle
           *[many] za każde { $per } Budowli
        }
        [crystal] { $per ->
            [one] za każdy kryształ
            [few] za każde { $per } kryształy
           *[many] za każde { $per } kryształów
        }
       *[killed] { $per ->
            [one] za każdy zabity oddział
            [few] za każde { $per } zabite oddziały
           *[many] za każde { $per } zabitych oddziałów
        }
    }
cryhavoc-effect-enable_scoring =
    { $who ->
        [final] Punktowanie jest aktywne, choć nie aktywuje go żaden gracz, a gra kończy się razem z tą rundą
       *[self] W ramach osobnej Akcji aktywuj Punktowanie w tej rundzie
    }

## A row of icons

# $row: move, recruit or build. The others are 1 where the row has that symbol, else 0.
cryhavoc-icons =
    { $row ->
        [move] Ruch { $n }
        [recruit] Rekrutacja { $n }
       *[build] Budowanie { $n }
    }{ cryhavoc-bonuses }
cryhavoc-bonuses =
    { $draw_each ->
        [1] , po 1 karcie za symbol
       *[0] {""}
    }{ $draw_once ->
        [1] , łącznie 1 karta
       *[0] {""}
    }{ $vp ->
        [1] , +1 PZ
       *[0] {""}
    }{ $text ->
        [1] , premia tekstowa
       *[0] {""}
    }
