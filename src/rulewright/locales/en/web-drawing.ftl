### Boards and maps, drawn in the workshop (English).

web-drawing-tools = Tools
web-drawing-show = Show
web-drawing-sound = no errors
# $n: how many.
web-drawing-problems =
    { $n ->
        [one] one error
       *[other] { $n } errors
    }
web-drawing-play = Make version { $number } and play
web-drawing-file = Board file
web-drawing-fields = All fields
web-drawing-draw = Draw
# $n: how many.
web-drawing-drawn =
    { $n ->
        [one] One corner
       *[other] { $n } corners
    }
web-drawing-drawn-how = “Draw” opens the map.
