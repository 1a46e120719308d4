### The reference of Termites: what is known of the printed game, and what is printed on pieces (English).

# $game: its title.
web-termites-reference = The rules of { $game } are complete. As for the pieces, we know the castes and terrains, the four swarms of 18 tokens with the caste each one favours, the mounds and their values, and that there are 18 two-sided tiles and four symmetric boards. Our copy of the rulebook is missing its pictures: which tokens a swarm has, the faces of the tiles and every board are our own design.
web-termites-reference-fact-points = Movement points
web-termites-reference-fact-strength = Strength per termite
web-termites-reference-fact-values = Values
web-termites-reference-fact-players = Players
web-termites-reference-fact-enters = Cost of entering
web-termites-reference-closed = closed
# $name: of a board.
web-termites-reference-board = Board: { $name }
