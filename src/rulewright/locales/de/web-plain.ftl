### The page of a game that has none of its own (German).

web-plain-about = Die Stellung wird in Worten beschrieben.
web-plain-about-choices = Jede Möglichkeit ist eine Schaltfläche. Die Tasten 1 bis 9 wählen die ersten neun.
web-plain-position = Die Stellung
web-plain-choices = Was du tun kannst
web-plain-wait = Im Moment hast du nichts zu wählen.
web-plain-why = Warum nicht?
web-plain-why-action = Zug eingeben
# $action: as it is written, such as “lay:a4”.
web-plain-why-such-as = etwa { $action }
web-plain-why-ask = Fragen
web-plain-why-can = Das kannst du jetzt tun.
# $n: how many choices.
web-plain-gone = Jetzt nicht möglich ({ $n })
web-plain-no-drawing = Der Spielplan dieses Spiels ließ sich nicht anzeigen. Du kannst in Textform weiterspielen.
