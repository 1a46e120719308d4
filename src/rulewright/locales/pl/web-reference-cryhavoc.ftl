### The reference of Cry Havoc: what is known of the printed game, and what is printed on pieces (Polish).

# $game: its title.
web-cryhavoc-reference = Zasady gry { $game } są kompletne. Drukowanych kart i plansz nie znamy, bo w instrukcjach, które mamy, brakuje ilustracji. Znane są liczby elementów, przykłady z czterech instrukcji, oficjalne FAQ oraz to, co publicznie napisali autor i recenzenci. Cała reszta to nasz własny projekt zbudowany wokół tych faktów: samodzielna gra, a nie kopia pudełka.
web-cryhavoc-reference-kind-active = Raz na rundę
web-cryhavoc-reference-kind-passive = Pasywna
web-cryhavoc-reference-fact-default = Zdolność bazowa
web-cryhavoc-reference-fact-printed = Nadrukowane na torze
web-cryhavoc-reference-fact-tokens = Żetony
web-cryhavoc-reference-fact-build = Wzniesienie
web-cryhavoc-reference-fact-activate = Aktywacja
web-cryhavoc-reference-fact-in_battle = Działa w regionie bitwy
web-cryhavoc-reference-fact-units = Oddziały
web-cryhavoc-reference-fact-crystals = Kryształy
web-cryhavoc-reference-ring-outer = Pierścień zewnętrzny
web-cryhavoc-reference-ring-inner = Pierścień wewnętrzny
web-cryhavoc-reference-ring-centre = Środek
web-cryhavoc-reference-icon-hq = Sztab
web-cryhavoc-reference-icon-exploration = Eksploracja
web-cryhavoc-reference-icon-war_party = Horda
web-cryhavoc-reference-icon-tunnel = Tunel
web-cryhavoc-reference-icon-tunnel_plus = Tunel, w niektórych wydaniach
web-cryhavoc-reference-icon-trog_hq = Sztab Trogów
web-cryhavoc-reference-players-two = 2 graczy
web-cryhavoc-reference-players-more = 3 i 4 graczy
