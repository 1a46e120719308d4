### The reference of Termites: what is known of the printed game, and what is printed on pieces (Polish).

# $game: its title.
web-termites-reference = Zasady gry { $game } są kompletne. Z elementów znamy kasty i tereny, cztery Roje po 18 żetonów wraz z kastą, na której każdy się opiera, Kopce i ich wartości, a także to, że jest 18 dwustronnych kafli i cztery symetryczne plansze. Ilustracji z instrukcji nie mamy: skład Rojów, strony kafli i wszystkie plansze to nasz własny projekt.
web-termites-reference-fact-points = Punkty ruchu
web-termites-reference-fact-strength = Siła jednego termita
web-termites-reference-fact-values = Wartości
web-termites-reference-fact-players = Gracze
web-termites-reference-fact-enters = Koszt wejścia
web-termites-reference-closed = brak wstępu
# $name: of a board.
web-termites-reference-board = Plansza: { $name }
