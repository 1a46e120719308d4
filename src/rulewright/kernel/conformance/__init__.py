"""The test kit that every game gets for free: what must hold of any game, tried by random play.

A game's test file is a few lines (see suite.py):

    class TestTermites(Conformance):
        game = GAME

Each check is also a plain function of a game, settings and a seed (checks.py, leaks.py, refusals.py, history.py,
counts.py). It raises AssertionError, and the message ends with the game that failed, ready to paste:
`Walk(GAME, Settings(...), 7).follow("...")` is there again.

Works in both modes; the mode is fixed for a process, so a suite is run once in each.
"""
