"""A bot in Python: it wins where it can and otherwise takes what looks best in a few worlds that it cannot rule out.

rulewright arena termites --bots python:docs/examples/bots/bot.py,random --games 20
"""

WORLDS = 3


def choose(seat, luck):
    """`seat` is a rulewright.players.seat.Seat: view, legal actions, worlds and the rules. `luck` is a random.Random."""
    legal, engine = seat.legal(), seat.engine
    states = engine.new(1)
    worth = dict.fromkeys(legal, 0)
    for _ in range(WORLDS):
        world = luck.getrandbits(31)
        for action in legal:
            seat.sample(states, 0, world)  # deals again what is hidden from this seat
            engine.apply(states, 0, action)
            worth[action] += engine.standing(states, 0, seat.number)[1]  # its points, if it does that
    best = max(worth.values())
    return luck.choice([action for action in legal if worth[action] == best])
