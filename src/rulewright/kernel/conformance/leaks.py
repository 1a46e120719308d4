"""No leaks: nothing that a seat sees, hears or may ask depends on what it cannot know."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from rulewright.kernel.events import AUDIENCE, EVERYONE, SPECTATOR, bit, happened
from rulewright.kernel.frames import CHANCE, Frame
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.message import Message
from rulewright.kernel.verbs import SHIFT
from rulewright.kernel.view import Threat, View

from .refusals import judge_of
from .walk import GAME, OTHER, SPARE, THIRD, Walk, listed, walking


def nothing_leaks(game: Game, settings: Settings, seed: int, *, views: int = 1, ahead: int = 1) -> set[str]:
    """At each position, compare the true world with one that the seat cannot tell from it, for the seat to act and for a random one. They
    may differ only in fields declared hidden, and offer the same choices. At one position in `views` the seat's view must be the same too;
    at one in `ahead` also what happens next, every refusal and every threat. Returns the hidden fields that differed."""
    varied: set[str] = set()
    with walking(game, settings, seed) as walk:
        every = [*walk.seats, SPECTATOR]
        for number, actor in enumerate(walk.positions()):
            somebody = walk.random.choice(every)
            for seat in {actor, somebody} & {*every}:
                walk.engine.sample(walk.states, SPARE, walk.states, GAME, seat, walk.random.getrandbits(31))
                varied |= differs_in_what_is_hidden(walk, seat)
                if seat == somebody and number % views == 0:
                    looks_the_same(walk, seat)
                if seat == somebody and number % ahead == 0:
                    goes_on_the_same(walk, seat)
                    refuses_the_same(walk, seat)
                    fears_the_same(walk, seat)
                    depends_on_nothing_hidden(walk, seat)
    return varied


def differs_in_what_is_hidden(walk: Walk, seat: int) -> set[str]:
    """The sampled world differs in hidden fields only. Returns them."""
    different = walk.differences(SPARE)
    assert all(walk.engine.state.fields[name].hidden for name in different), (
        f"seat {seat}: a world differs in {different}"
    )
    if walk.actor == seat:
        assert walk.legal() == walk.legal(SPARE), f"the choices of seat {seat} show what is hidden"
    return different


def looks_the_same(walk: Walk, seat: int) -> None:
    """Both worlds look the same to the seat: its view, its observation, the position in words and, if it is asked, the prompt and its
    choices."""
    game, true, world = walk.game, walk.twin(), walk.twin(SPARE)
    assert game.view(true, seat) == game.view(world, seat), f"the view of seat {seat} shows what is hidden"
    assert [*game.in_words(true, seat)] == [*game.in_words(world, seat)], f"seat {seat} reads what is hidden"
    if game.observation and seat != SPECTATOR:
        numbers, there = (game.observation.seen(walk.states, place, seat) for place in (GAME, SPARE))
        assert listed(numbers, len(numbers)) == listed(there, len(there)), (
            f"the numbers that seat {seat} gets show what is hidden"
        )
    if walk.actor == seat:
        assert game.asks(true) == game.asks(world), f"what seat {seat} is asked shows what is hidden"
        action = walk.random.choice(walk.legal())
        assert game.write(true, action) == game.write(world, action), f"seat {seat} reads what is hidden"
        assert game.describe(true, action) == game.describe(world, action), f"seat {seat} reads what is hidden"


def goes_on_the_same(walk: Walk, seat: int) -> None:
    """The next action, or one that the seat cannot tell from it, is heard and seen the same way in both worlds.

    An action may reveal the hidden fields that it changes, so worlds are only compared if it changes them alike in both."""
    game, true, world = walk.game, walk.twin(), walk.twin(SPARE)
    here = walk.random.choice(walk.choices())
    known = game.audience(true, here) & bit(seat) != 0
    like = [a for a in walk.choices(SPARE) if a == here or (not known and a >> SHIFT == here >> SHIFT)]
    if not like:
        return  # the true action is impossible in that world: the seat will learn that the world was another
    there = walk.random.choice(like)
    walk.copy(OTHER)
    walk.copy(THIRD, SPARE)
    walk.apply(OTHER, here)
    walk.apply(THIRD, there)
    change, change_there = changes(true, walk.twin(OTHER)), changes(world, walk.twin(THIRD))
    text = game.write(true, here)
    if game.audience(true, here) == EVERYONE and walk.actor != CHANCE:
        assert (not change) == (not change_there), f"whether {text} can be undone tells seat {seat} what is hidden"
    if not known or change == change_there:
        assert walk.heard(OTHER, seat) == walk.heard(THIRD, seat), (
            f"what seat {seat} hears of {text} tells what is hidden"
        )
        after, after_there = walk.twin(OTHER), walk.twin(THIRD)
        assert game.view(after, seat) == game.view(after_there, seat), (
            f"what seat {seat} sees after {text} tells what is hidden"
        )
        assert public(after) == public(after_there), f"{text} writes what is hidden where everybody may look"


def refuses_the_same(walk: Walk, seat: int) -> None:
    """The seat gets the same reasons for every action in both worlds."""
    if walk.actor == seat:
        judge = judge_of(walk.game)
        judge.ask(walk)
        codes = list(judge.codes)
        judge.ask(walk, SPARE)
        assert codes == list(judge.codes), f"a refusal tells seat {seat} what is hidden"


def fears_the_same(walk: Walk, seat: int) -> None:
    """The seat gets the same threats in both worlds."""
    if walk.actor == seat:
        true, world = (walk.game.threats(s, seat) for s in (walk.twin(), walk.twin(SPARE)))
        assert [*true] == [*world], f"a threat tells seat {seat} what is hidden"


def changes(before: Any, after: Any) -> dict[str, list[tuple[int, int]]]:
    """For each hidden field that changed, the numbers that changed and by how much."""
    found = {}
    for name, f in type(before).fields.items():
        if f.hidden and getattr(before, name) != getattr(after, name):
            pairs = list(zip(flat(getattr(before, name)), flat(getattr(after, name)), strict=True))
            found[name] = [(i, new - old) for i, (old, new) in enumerate(pairs) if new != old]
    return found


def public(s: Any) -> list[Any]:
    """Everything not declared hidden, including the registers of procedures."""
    frames = [Frame.flattener(f) for f in s.frame]
    names = [name for name, f in type(s).fields.items() if not f.hidden and not f.scratch and f.kind is None]
    return [frames, *(getattr(s, name) for name in names)]


def flat(value: Any) -> list[int]:
    return [x for part in value for x in flat(part)] if isinstance(value, list) else [value]


def depends_on_nothing_hidden(walk: Walk, seat: int) -> None:
    """With one seed, two worlds that look the same to a seat give the same sampled world: sampling does not look at what is hidden."""
    number = walk.random.getrandbits(31)
    walk.engine.sample(walk.states, OTHER, walk.states, GAME, seat, number)
    walk.engine.sample(walk.states, THIRD, walk.states, SPARE, seat, number)
    assert walk.bytes(OTHER) == walk.bytes(THIRD), f"the worlds of seat {seat} depend on what is hidden"


def worlds_carry_no_events(game: Game, settings: Settings, seed: int) -> None:
    """A sampled world contains no event that its seat may not know, not even an old one."""
    with walking(game, settings, seed) as walk:
        for _ in walk.positions():
            for seat in walk.seats:
                walk.engine.sample(walk.states, SPARE, walk.states, GAME, seat, 1)
                secret = [row for row in walk.events(SPARE) if row[AUDIENCE] and not row[AUDIENCE] & bit(seat)]
                assert not secret, f"a world of seat {seat} holds events for others: {secret}"
                assert not walk.listens(SPARE), "a world still listens: its events will outgrow their room"


def views_are_plain(game: Game, settings: Settings, seed: int) -> None:
    """Views, threats, positions in words, described actions and events survive a round trip through JSON."""
    with walking(game, settings, seed) as walk:
        for actor in walk.positions():
            s = walk.twin()
            for seat in (*walk.seats, SPECTATOR):
                as_declared(game.view(s, seat))
                for message in game.in_words(s, seat):
                    plain(message.args)
            for threat in game.threats(s, actor) if actor != CHANCE else []:
                as_declared(threat)
            for action in walk.legal()[:3] if actor != CHANCE else []:
                plain(game.describe(s, action).args)
            for event in happened(s):
                plain(game.tell(s, event.kind, *event[2:]).args)


def as_declared(shown: View | Threat) -> None:
    """It survives JSON, with every word and number of its declared type."""
    assert msgspec.json.decode(msgspec.json.encode(shown), type=type(shown)) == shown, f"{shown} is not as declared"


def plain(value: dict[str, Any]) -> None:
    """It contains no NumPy number, tuple or numeric key. A message inside is plain if its arguments are."""
    messages = {name: inner for name, inner in value.items() if isinstance(inner, Message)}
    for inner in messages.values():
        plain(inner.args)
    rest = {name: inner for name, inner in value.items() if name not in messages}
    assert json.loads(json.dumps(rest)) == rest, f"{rest} is not plain"
