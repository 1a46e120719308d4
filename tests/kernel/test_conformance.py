"""The kit finds what it is there to find: each test breaks one thing in a sound game, and expects it to be reported."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

import pytest
from tests.games.termites.pieces import check_pieces

from rulewright.games.termites import numbers as num
from rulewright.games.termites.game import GAME, Termites
from rulewright.games.termites.parts import KINDS, NOBODY
from rulewright.games.termites.state import State
from rulewright.kernel.conformance import beliefs, every_position, history, leaks, refusals
from rulewright.kernel.conformance.counts import divide, perft, perft_is, trace
from rulewright.kernel.conformance.suite import Conformance
from rulewright.kernel.conformance.walk import Walk, walking
from rulewright.kernel.engine import Engine, build
from rulewright.kernel.events import AUDIENCE, EVERYONE, SPECTATOR
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match, Refused
from rulewright.kernel.message import Message
from rulewright.kernel.rule import COMPILED
from rulewright.kernel.verbs import OK, SHIFT

GAME_NARROWS = num.verb.narrowers[num.BUILD]
SETTINGS = Settings(2, {"swarms": "blue,red"})
pytestmark = pytest.mark.skipif(COMPILED, reason="breaks the interpreted rules")


def broken(names: dict[str, Any] | None = None, **entries: Callable[..., Any]) -> Termites:
    """The game with some entries of its engine replaced; each gets the original as its first argument. `names` does the same for bound
    rules."""
    sound = vars(GAME.engine)
    made = {name: lambda *args, f=f, name=name: f(sound[name], *args) for name, f in entries.items()}
    engine = Engine(**{**sound, **made, "names": {**sound["names"], **(names or {})}})
    game = type("Broken", (Termites,), {"engine": engine})()
    assert isinstance(game, Termites)
    return game


def fails(check: Callable[..., Any], game: Termites, *args: Any, **options: Any) -> str:
    with pytest.raises(AssertionError) as error:
        check(game, SETTINGS, 3, *args, **options)
    return str(error.value)


def verb(action: int) -> str:
    return GAME.verbs[action >> SHIFT].name


# ------------------------------------------------------------- play
def test_a_failure_tells_its_story_and_the_story_leads_there_again() -> None:
    walks: list[Walk] = []

    def fail() -> None:
        with walking(GAME, SETTINGS, 3) as walk:
            walks.append(walk)
            for number, _ in enumerate(walk.positions()):
                assert number < 30, "too many"

    with pytest.raises(AssertionError) as error:
        fail()
    story = str(error.value).splitlines()[-1]
    assert str(error.value).startswith("too many")
    again = eval(story.removeprefix("termites: "))
    assert isinstance(again, Walk)
    assert (again.done, again.bytes()) == (walks[0].done, walks[0].bytes())


def test_being_stuck_is_found() -> None:
    assert "nothing is legal" in fails(every_position.play_ends, broken(legal=lambda *_: 0))


def test_an_action_listed_twice_is_found() -> None:
    def doubled(legal: Any, states: Any, i: int, out: Any) -> int:
        n: int = legal(states, i, out)
        out[n] = out[0]
        return n + 1

    assert "listed twice" in fails(every_position.play_ends, broken(legal=doubled))


def test_a_lost_piece_is_found() -> None:
    def thief(apply: Any, states: Any, i: int, action: int) -> None:
        apply(states, i, action)
        if verb(action) == "move":
            states[i].reserve[0] = [0] * 10

    assert "mounds of" in fails(every_position.play_ends, broken(apply=thief), check_pieces)


def test_too_many_decisions_are_found() -> None:
    assert "more than 20 decisions" in fails(every_position.play_ends, GAME, most=20)
    with pytest.raises(AssertionError, match="playout of seed 0"):
        every_position.playouts_end(GAME, SETTINGS, range(2), most=20)


def test_a_list_that_outgrows_its_room_is_found() -> None:
    game = broken()
    game.most_legal = 20
    with pytest.raises(AssertionError):
        every_position.playouts_end(game, SETTINGS, range(1))


def test_rules_that_lean_on_what_is_not_in_the_bytes_are_found() -> None:
    def leaning(apply: Any, states: Any, i: int, action: int) -> None:
        apply(states, i, action)
        states[i].reached += 1
        states[i].tiles[0] = states[i].reached % 3

    assert "goes on in another way" in fails(every_position.bytes_are_the_position, broken(apply=leaning))


def test_a_question_that_changes_the_position_is_found() -> None:
    def curious(why_not: Any, states: Any, *args: Any) -> Any:
        states[0].tiles[0] += 1
        return why_not(states, *args)

    assert "a question changed the position" in fails(every_position.copies_are_apart, broken(why_not=curious))


def test_a_chance_that_does_not_happen_is_found() -> None:
    def deaf(apply: Any, states: Any, i: int, action: int) -> None:
        apply(states, i, action & -256 if verb(action) == "first" else action)

    assert "two outcomes lead to the same position" in fails(every_position.chances_happen, broken(apply=deaf))


# ------------------------------------------------------------- legality
def test_a_refusal_that_disagrees_with_the_list_is_found() -> None:
    def lax(s: Any, seat: int, action: int, out: Any) -> int:
        code: int = GAME.engine.names["reason"](s, seat, action, out)
        return OK if verb(action) == "pass" else code

    assert "pass: listed False" in fails(refusals.refusals_agree, broken({"reason": lax}))


def forgetful() -> Termites:
    """Its `narrow` leaves out the hexes beyond the tenth, although nothing refuses a mound there."""
    verbs = copy(num.verb)
    verbs.narrowers = {**verbs.narrowers, num.BUILD: lambda s, out, n: min(GAME_NARROWS(s, out, n), n + 10)}
    rules = {name: GAME.engine.names[name] for name in ("begin", "redeal", "worth", "result", "score", "side", "order")}
    engine = build("forgetful", GAME.engine.source, State, num.procedure, verbs, num.OFFERS, **rules)
    game = type("Forgetful", (Termites,), {"engine": engine})()
    assert isinstance(game, Termites)
    return game


def test_a_legal_action_left_out_by_narrow_is_found() -> None:
    assert "build:" in fails(refusals.refusals_agree, forgetful())


def test_an_unlisted_action_is_refused() -> None:
    game = forgetful()
    match = Match(game, game.prepare(SETTINGS), bytes(32))
    match.act(match.actor, match.legal()[0])
    listed, sound = match.legal(), Match(GAME, GAME.prepare(SETTINGS), bytes(32))
    sound.act(sound.actor, sound.legal()[0])
    left_out = sorted(set(sound.legal()) - set(listed))
    assert left_out
    for action in left_out:
        with pytest.raises(Refused, match="refused"):
            match.act(match.actor, action)


# ------------------------------------------------------------- secrets
class Peeping(Termites):
    def add_own(self, view: Any, s: Any, seat: int) -> None:
        super().add_own(view, s, seat)
        view.neutral_left = s.hand[(seat + 1) % s.players][0]


def test_a_view_of_anothers_hand_is_found() -> None:
    assert "shows what is hidden" in fails(leaks.nothing_leaks, Peeping())


class Chatty(Termites):
    def in_words(self, s: Any, seat: int) -> list[Message]:
        return [Message("termites-hand", {"left": s.hand[(seat + 1) % s.players][0]})]


def test_a_position_in_words_that_tells_anothers_hand_is_found() -> None:
    assert "reads what is hidden" in fails(leaks.nothing_leaks, Chatty())


def test_a_secret_in_a_register_is_found() -> None:
    def noting(apply: Any, states: Any, i: int, action: int) -> None:
        apply(states, i, action)
        states[i].frame[0].tally = states[i].hand[0][0]

    assert "where everybody may look" in fails(leaks.nothing_leaks, broken(apply=noting))


def test_an_event_for_the_wrong_ears_is_found() -> None:
    def loud(apply: Any, states: Any, i: int, action: int) -> None:
        apply(states, i, action)
        for row in states[i].event:
            row[AUDIENCE] = EVERYONE

    assert "hears of draw" in fails(leaks.nothing_leaks, broken(apply=loud))


def test_choices_that_depend_on_anothers_hand_are_found() -> None:
    def telling(legal: Any, states: Any, i: int, out: Any) -> Any:
        n, s = legal(states, i, out), states[i]
        return max(1, n - s.hand[1 - s.frame[s.top].actor][0])

    assert "the choices of seat" in fails(leaks.nothing_leaks, broken(legal=telling))


def test_worlds_that_change_what_everybody_sees_are_found() -> None:
    def careless(sample: Any, states: Any, i: int, *args: Any) -> None:
        sample(states, i, *args)
        states[i].trophies[0][5] += 1

    assert "a world differs in {'trophies'}" in fails(leaks.nothing_leaks, broken(sample=careless))


def test_worlds_that_are_dealt_from_what_is_hidden_are_found() -> None:
    def cheating(sample: Any, states: Any, i: int, source: Any, j: int, seat: int, seed: int) -> None:
        sample(states, i, source, j, seat, seed + source[j].hand[1 - max(seat, 0)][0])

    assert "depend on what is hidden" in fails(leaks.nothing_leaks, broken(sample=cheating))


def test_worlds_that_are_never_redealt_make_the_suite_fail() -> None:
    def lazy(_: Any, states: Any, i: int, source: Any, j: int, *__: int) -> None:
        states[i] = source[j].clone()

    suite = type("Lazy", (Conformance,), {"game": broken(sample=lazy), "unoffered": frozenset({"file"})})()
    assert isinstance(suite, Conformance)
    with pytest.raises(AssertionError, match="the test is empty there"):
        suite.test_nothing_leaks()


def test_an_export_with_a_secret_in_it_is_found() -> None:
    class Open(Termites):
        def audience(self, s: Any, action: int) -> int:
            return EVERYONE

    assert "is seen by" in fails(history.exports_keep_secrets, Open())


def test_a_world_that_a_seat_can_rule_out_is_found() -> None:
    def careless(sample: Any, states: Any, i: int, source: Any, j: int, seat: int, seed: int) -> None:
        """Deals one token too many to somebody else."""
        sample(states, i, source, j, seat, seed)
        other = 1 if seat == 0 else 0
        drawn = next((kind for kind in range(KINDS) if states[i].stack[other][kind]), None)
        if drawn is not None and states[i].swarm[other] != NOBODY:
            states[i].hand[other][drawn] += 1

    told = fails(beliefs.worlds_fit_what_was_seen, broken(sample=careless), most=50, positions=20)
    assert "can rule out" in told
    assert beliefs.worlds_fit_what_was_seen(GAME, SETTINGS, 3, most=50, positions=8) > 0


def test_an_undo_too_far_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "undo_barrier", lambda self, seat: None if seat != SPECTATOR else "undo-not-yours")
    assert "may undo" in fails(history.undo_returns, GAME)


# ------------------------------------------------------------- counts
def test_perft_adds_up_and_a_wrong_count_is_divided() -> None:
    found = divide(GAME, SETTINGS, 1, 3, after=8)
    one = divide(GAME, SETTINGS, 1, 1, after=8)
    assert (sum(found.values()), list(one.values())) == (perft(GAME, SETTINGS, 1, 3, after=8), [1] * len(found))
    with pytest.raises(AssertionError) as error:
        perft_is(7, GAME, SETTINGS, 1, 3, after=8)
    assert all(f"{count:>10} {text}" in str(error.value) for text, count in found.items())


def test_perft_counts_what_walking_every_way_counts() -> None:
    def ways(texts: list[str], depth: int) -> int:
        walk = Walk(GAME, SETTINGS, 1).follow(" ".join(texts))
        s = walk.twin()
        return 1 if depth == 0 else sum(ways([*texts, GAME.write(s, action)], depth - 1) for action in walk.choices())

    begun = Walk(GAME, SETTINGS, 1)
    for _ in range(8):
        begun.play(begun.pick())
    assert perft(GAME, SETTINGS, 1, 2, after=8) == ways(begun.texts(), 2)


def test_a_trace_tells_games_apart() -> None:
    first, second, again = trace(GAME, [(SETTINGS, 1), (SETTINGS, 2), (SETTINGS, 1)])
    assert first == again != second
