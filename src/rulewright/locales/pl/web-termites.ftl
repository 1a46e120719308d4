### Termites in the browser (Polish). The words of the game: see termites-terms.ftl.

## The board

# $n: how many hexes it has.
web-termites-board =
    { $n ->
        [one] Plansza z jednym polem
        [few] Plansza z { $n } polami
       *[many] Plansza z { $n } polami
    }
# $hex: its name. $terrain: open, water, vegetation or stones.
web-termites-hex = { $hex }, { termites-terrain-name }.
# A unit, whose it is, and its strength.
web-termites-unit = { termites-token-name } ({ $player }), siła { $strength }.
web-termites-legend-open = { termites-terrain-open }
web-termites-legend-water = { termites-terrain-water }: tylko Alate
web-termites-legend-vegetation = { termites-terrain-vegetation }: bez Alate
web-termites-legend-stones = { termites-terrain-stones }: +1 do obrony, wejście za 2 punkty (Alate 1)

## Below the board

web-termites-hand = Twoja ręka
web-termites-hand-empty = Nie masz już żetonów.
web-termites-mounds = Twoje Kopce
web-termites-tiles = Kafle
web-termites-mound = { termites-mound } { $value }
web-termites-stack =
    { $n ->
        [one] 1 w stosie
        [few] { $n } w stosie
       *[many] { $n } w stosie
    }
web-termites-in-hand =
    { $n ->
        [one] 1 na ręce
        [few] { $n } na ręce
       *[many] { $n } na ręce
    }
web-termites-reserve = Rezerwa
web-termites-trophies = Trofea

## What is chosen, and what is looked at

web-termites-inspector = Podgląd
web-termites-chosen-token = Wybrany żeton
web-termites-chosen-unit = Wybrana jednostka
web-termites-strength = Siła

## Attacks

web-termites-attack-on = Atak na pole { $hex }
web-termites-attack = Atakuj
web-termites-against = przeciw
web-termites-allowed = dozwolony
web-termites-too-weak = za słaby
web-termites-enter-from = Wejście z pola
web-termites-retreat-to = Wycofanie na pole
web-termites-outcome-taken = Kopiec zostaje twoim trofeum. Atakująca jednostka ginie.
web-termites-outcome-destroyed = Pokonana jednostka nie może się wycofać: zostaje zniszczona.
# $n: from how many sides it can come.
web-termites-outcome-entry =
    { $n ->
        [one] Zaatakować można tylko z jednej strony.
        [few] Potem wybierzesz, z której z { $n } stron zaatakujesz.
       *[many] Potem wybierzesz, z której z { $n } stron zaatakujesz.
    }
# $hexes: names of hexes, such as “H5 or G6”.
web-termites-outcome-retreat = Wypychasz pokonaną jednostkę na pole { $hexes }.

## The table

web-termites-turn = Tura { $n } z { $all }
web-termites-set-up = Przygotowanie
web-termites-building = Budowa planszy
web-termites-neutral-left = Neutralne Kopce
web-termites-neutral-to-place = Do postawienia
web-termites-rulings = Interpretacje zasad
web-termites-rulings-default = domyślne

## Keys

web-termites-keys-walk = ruch po planszy w sześciu kierunkach
web-termites-keys-why = dlaczego nie można wybrać tego pola

# After a tie, in brackets: what decided it.
web-termites-tie = najwięcej żetonów na planszy
