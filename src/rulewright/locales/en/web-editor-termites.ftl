### Boards of Termites, drawn in the workshop (English).

web-termites-editor-paint = Paint
web-termites-editor-outline = Outline
web-termites-editor-pick = Pick from a hex
web-termites-editor-starts = First mounds
web-termites-editor-look = Move the view
web-termites-editor-mound = Mound
web-termites-editor-left = { $n } left
web-termites-editor-mounds = { $n } of { $all }
web-termites-editor-alike = Symmetry: what you paint is repeated
web-termites-editor-alike-mounds = Symmetry of the mounds
web-termites-editor-alike-none = None
web-termites-editor-mirror-left-right = Left–right
web-termites-editor-mirror-top-bottom = Top–bottom
web-termites-editor-rotate-180 = 180°
web-termites-editor-rotate-120 = 120°
web-termites-editor-rotate-60 = 60°
web-termites-editor-players = Players
web-termites-editor-printed = Printed on the board, without tiles
web-termites-editor-free = We agree to play without the rules for building a board
web-termites-editor-not = You cannot draw on this board: its rows are not staggered, or it has more than 13 rows of 13 hexes. Correct it in “All fields”.
# $n: how many hexes.
web-termites-editor-how-outline =
    { $n ->
        [one] One hex.
       *[other] { $n } hexes.
    } Click a dashed hex to add it, or any other hex to remove it. At most 13 rows of 13.
# $n: how many hexes.
web-termites-editor-how-starts =
    { $n ->
        [one] One hex is allowed for the first mounds.
       *[other] { $n } hexes are allowed for the first mounds.
    }
# $mound: 1 if a neutral mound stands there.
web-termites-editor-hex =
    { $mound ->
        [1] { $hex }, { $terrain }, neutral mound
       *[other] { $hex }, { $terrain }
    }
web-termites-editor-no-hex = No hex: add one here
