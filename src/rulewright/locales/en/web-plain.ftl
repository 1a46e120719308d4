### The page of a game that has none of its own (English).

web-plain-about = The position is described in words.
web-plain-about-choices = Every choice is a button. The keys 1 to 9 press the first nine.
web-plain-position = Position
web-plain-choices = What you can do
web-plain-wait = You have nothing to choose right now.
web-plain-why = Why not?
web-plain-why-action = Type a move
# $action: as it is written, such as “lay:a4”.
web-plain-why-such-as = for example { $action }
web-plain-why-ask = Ask
web-plain-why-can = You can do that now.
# $n: how many choices.
web-plain-gone = Not possible now ({ $n })
web-plain-no-drawing = The game’s own board couldn’t be shown. You can keep playing with text only.
