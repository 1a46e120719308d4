### Cienki lód, zasady punkt po punkcie (Polish).

chapter-I1 = Talia
rule-I1-1 =
    Talia ma 56 kart: 14 pęknięć oraz ryby warte 1 (14 kart), 2 (11), 3 (10) i
    4 (7).

chapter-I2 = Karty na ręce i rundy
rule-I2-1 =
    Każdy dostaje dwie karty, których inni nie widzą.
rule-I2-2 =
    Gra trwa pięć rund (albo trzy, albo osiem). W rundzie każdy ma jedną turę,
    w kolejności miejsc.

chapter-I3 = Przynęta
rule-I3-1 =
    W swojej turze najpierw połóż zakrytą jedną kartę z ręki: to twoja
    przynęta.

chapter-I4 = Połów
rule-I4-1 =
    Potem zarzucaj wędkę, ile razy chcesz, ale co najmniej raz, i wracaj do
    domu, kiedy chcesz.
rule-I4-2 =
    Zarzucić wędkę znaczy odkryć kartę z talii i dołożyć ją do kart na wędce.
rule-I4-3 =
    Przy drugim pęknięciu lód się załamuje: nie dostajesz nic.
rule-I4-4 =
    Kto wraca do domu, dostaje tyle punktów, ile warte są ryby na wędce. Ryby
    tego samego rodzaju co przynęta liczą się podwójnie.
rule-I4-5 =
    W obu przypadkach odkryj przynętę, wtasuj ją i karty z wędki do talii i
    dobieraj, aż będziesz mieć dwie karty.

chapter-I5 = Koniec gry
rule-I5-1 =
    Gra kończy się po ostatniej rundzie.
rule-I5-2 =
    Wygrywa ten, kto ma najwięcej punktów; przy równej liczbie zwycięstwo
    jest wspólne.
