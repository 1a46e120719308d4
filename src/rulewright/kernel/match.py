"""A running game: one table's position, its secret seed, and its history. Every move goes through here.

A move is checked against `legal` and applied, and its chances are settled with the table's seed. The result is a Line, which the caller
stores before anybody hears of it. A seat may undo its own last actions as long as none of them settled chance or showed anybody something
hidden: the kernel knows that from the record's declaration, so no game decides it. Only `take_back` goes further, for tables where
everybody has agreed to it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from .chance import keyed
from .events import EVERYONE, Event, bit, happened
from .frames import CHANCE, OVER
from .game import Game, Prepared
from .message import Message, UserError
from .rule import COMPILED, buffer
from .view import View

SETUP = -1  # the seat of the first line: chances settled before the first decision


class Line(NamedTuple):
    """One entry of a game's history. Texts are in the format of `Game.write`."""

    seat: int
    action: str | None  # None for the set-up
    outcomes: tuple[str, ...]  # of chance after it
    action_eyes: int  # who may know the action's argument
    outcome_eyes: tuple[int, ...]
    events: tuple[Event, ...]
    revealed: bool  # whether it was a public action that changed something hidden
    position: bytes  # afterwards; empty if not stored: then it is found by replaying from the last one that was


class Refused(UserError):
    """An action that is not legal now, with the reason and its paragraph."""

    def __init__(self, paragraph: str, message: Message) -> None:
        super().__init__("refused", paragraph=paragraph)
        self.paragraph, self.reason = paragraph, message


class Match:
    def __init__(
        self, game: Game, prepared: Prepared, seed: bytes | None, outcomes: Sequence[str] | None = None
    ) -> None:
        """`outcomes` are the set-up's chances, if they come from a journal. Without a seed the match can only be replayed."""
        self._lay(game, prepared, seed, [], 0)
        blank = game.engine.new(1)
        game.engine.listen(blank, 0)
        game.engine.setup(self._states, 0, blank, prepared.config)
        self._hear(self.look())
        settled = self._settle(outcomes)
        position = self._encode(self._states, 0)
        self.trail.append(self._line(SETUP, None, EVERYONE, False, settled, position))

    def _lay(self, game: Game, prepared: Prepared, seed: bytes | None, trail: list[Line], chances: int) -> None:
        self.game, self.prepared, self._seed = game, prepared, seed
        self._states, self._encode = game.engine.new(1), game.engine.encoder()
        self._out, self._weights = buffer(game.most_legal), buffer(game.most_legal)
        self._chances = chances  # never decreases, so that no draw is repeated
        self.trail = trail  # the history that counts; undo shortens it
        self._events: list[Event] = []  # since the last line
        self._actor: int | None = None  # who is asked in this position
        self._common: View | None = None  # what everybody sees of it
        self._written: dict[str, int] = {}  # the legal actions by their texts, once somebody has asked for them
        self._texts: dict[int, str] = {}  # and their texts
        self._described: tuple[int, Message] | None = None  # the number of lines, and what the last of them did
        state = game.engine.state
        hidden = [(state.offset[name], f.item * f.count) for name, f in state.fields.items() if f.hidden]
        self._hidden = [slice(at, at + size) for at, size in hidden]  # their places in an encoded position

    @classmethod
    def restored(cls, game: Game, prepared: Prepared, seed: bytes | None, trail: list[Line], chances: int) -> Match:
        """A match as it was left, after that number of chances. Its first line must have a stored position; a recent stored position saves
        replaying the lines before it."""
        match = cls.__new__(cls)
        match._lay(game, prepared, seed, trail, chances)
        match._return_to_last()
        return match

    @classmethod
    def from_position(cls, game: Game, prepared: Prepared, seed: bytes | None, position: bytes) -> Match:
        """A match that begins in the middle, without history before that position and with no chance drawn."""
        first = Line(SETUP, None, (), EVERYONE, (), (), False, position)
        return cls.restored(game, prepared, seed, [first], 0)

    # ------------------------------------------------------------- what there is
    @property
    def players(self) -> int:
        return self.prepared.settings.players

    @property
    def actor(self) -> int:
        """The seat to act, or OVER."""
        if self._actor is None:
            self._actor = int(self.game.engine.actor(self._states, 0))
        return self._actor

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def legal(self) -> list[int]:
        """The legal actions of the seat to act."""
        n = 0 if self.over else self.game.engine.legal(self._states, 0, self._out)
        return list(map(int, self._out[:n]))

    def twin(self) -> Any:
        """The whole position, including everything hidden: for the program that runs the table, never for a seat."""
        return self.game.engine.twin(self._states, 0)

    def look(self) -> Any:
        """Like `twin`, but to be read at once and never written to: the next action may change it."""
        return self.twin() if COMPILED else self._states[0]

    def view(self, seat: int) -> View:
        """What a seat, or a SPECTATOR, may see, with its choices if it has to act. Read only: views share their parts."""
        s = self.look()
        if self._common is None:
            self._common = self.game.common_view(s)
        view = self.game.view(s, seat, self._common)
        view.actions = self._choices(s) if self.actor == seat else []
        view.undo = self.can_undo(seat)
        return view

    def _choices(self, s: Any) -> list[str]:
        if not self._written:
            actions = self.legal()
            texts = self.game.write_all(s, actions)
            self._written = dict(zip(texts, actions, strict=True))
            self._texts = dict(zip(actions, texts, strict=True))
        return list(self._written)

    def read(self, text: str) -> int:
        """Parse an action's text in this position, legal or not."""
        return self._written[text] if text in self._written else self.game.read(self.look(), text)

    def why_not(self, seat: int, action: int) -> tuple[str, Message] | None:
        """None for a legal action, otherwise the paragraph that forbids it and the reason in words."""
        code = int(self.game.engine.why_not(self._states, 0, seat, action, self._out))
        return self.game.refusal(self.look(), action, code) if code else None

    def sources(self, seat: int) -> list[tuple[Message, int]]:
        """Where a seat's points came from."""
        events = [event for line in self.trail for event in line.events]
        return self.game.sources(self.look(), events, seat)

    def standing(self, seat: int) -> tuple[int, int, int, int]:
        """A seat's result (the highest wins), points, side and place in turn order."""
        result, points, side, order = self.game.engine.standing(self._states, 0, seat)
        return int(result), int(points), int(side), int(order)

    def sample(self, states: Any, i: int, seat: int, seed: int) -> None:
        """Write a world that the seat cannot rule out to states[i]."""
        self.game.engine.sample(states, i, self._states, 0, seat, seed)

    def events(self, line: Line, seat: int) -> list[Message]:
        """What that seat may know of the events of a line."""
        s = self.look()
        return [self.game.tell(s, e.kind, e.a, e.b, e.c, e.d) for e in line.events if e.audience & bit(seat)]

    # ------------------------------------------------------------- one move
    def act(self, seat: int, action: int, outcomes: Sequence[str] | None = None) -> Line:
        """Check and apply an action and settle chance; with `outcomes`, as a journal recorded it. If it is not legal, raises Refused and
        changes nothing."""
        if action not in self._texts or seat != self.actor:  # else it has been listed as legal
            refused = self.why_not(seat, action)
            if refused:
                raise Refused(*refused)
        return self._apply(seat, action, outcomes)

    def _apply(self, seat: int, action: int, outcomes: Sequence[str] | None) -> Line:
        s, before = self.look(), self.trail[-1].position
        eyes, described = self.game.audience(s, action), self.game.describe(s, action)
        text = self._texts.get(action) or self.game.write(s, action)
        self._do(action)
        after = self._encode(self._states, 0)
        revealed = eyes == EVERYONE and any(before[part] != after[part] for part in self._hidden)
        settled = self._settle(outcomes)
        if settled:
            after = self._encode(self._states, 0)
        line = self._line(seat, text, eyes, revealed, settled, after)
        self.trail.append(line)
        self._described = len(self.trail), described
        return line

    def _do(self, action: int) -> None:
        """Apply an action and keep its events."""
        self.game.engine.listen(self._states, 0)
        self.game.engine.apply(self._states, 0, action)
        self._moved_on()
        self._hear(self.look())

    def _moved_on(self) -> None:
        """Discard what was cached for the position before."""
        self._actor, self._common, self._written, self._texts = None, None, {}, {}

    def _hear(self, s: Any) -> None:
        self._events += happened(s)

    def _settle(self, recorded: Sequence[str] | None) -> list[tuple[str, int]]:
        """Settle chance until a seat has to act. Returns each outcome's text and who may know it."""
        engine, settled = self.game.engine, list[tuple[str, int]]()
        while engine.actor(self._states, 0) == CHANCE:
            s = self.look()
            n = engine.chance(self._states, 0, self._out, self._weights)
            possible = [int(self._out[i]) for i in range(n)]
            if recorded is None:
                outcome = self._drawn(possible, n)
            else:
                outcome = self._recorded(s, possible, n, recorded[len(settled) :])
            settled.append((self.game.write(s, outcome), self.game.audience(s, outcome)))
            self._do(outcome)
            self._chances += 1
        if recorded is not None and len(recorded) > len(settled):
            raise UserError("chance-impossible", outcome=recorded[len(settled)])
        return settled

    def _drawn(self, possible: list[int], n: int) -> int:
        """Draw an outcome with the seed, by the weights."""
        if self._seed is None:
            raise UserError("chance-no-seed")
        totals = list(accumulate(int(self._weights[i]) for i in range(n)))
        return possible[bisect_right(totals, keyed(self._seed, self._chances) % totals[-1])]

    def _recorded(self, s: Any, possible: list[int], n: int, recorded: Sequence[str]) -> int:
        """The outcome in the journal, if it is possible and agrees with the seed."""
        if not recorded:
            raise UserError("chance-missing")
        outcome = self.game.read(s, recorded[0])
        if outcome not in possible:
            raise UserError("chance-impossible", outcome=recorded[0])
        if self._seed is not None and outcome != self._drawn(possible, n):
            raise UserError("chance-not-of-seed", outcome=recorded[0])
        return outcome

    def _line(
        self,
        seat: int,
        action: str | None,
        eyes: int,
        revealed: bool,
        settled: list[tuple[str, int]],
        position: bytes,
    ) -> Line:
        events, self._events = tuple(self._events), []
        texts, audiences = tuple(t for t, _ in settled), tuple(e for _, e in settled)
        return Line(seat, action, texts, eyes, audiences, events, revealed, position)

    def forget(self) -> None:
        """Drop the last line because it could not be stored. Nobody has heard of it."""
        line = self.trail.pop()
        self._chances -= len(line.outcomes)
        self._return_to_last()

    def _return_to_last(self) -> None:
        """Restore the position after the last line of the trail."""
        kept = max(n for n, line in enumerate(self.trail) if line.position)
        self.game.engine.decode(self._states, 0, self.trail[kept].position)
        self._moved_on()
        for line in self.trail[kept + 1 :]:
            self._redo(self._states, line)
        if kept < len(self.trail) - 1:
            self.trail[-1] = self.trail[-1]._replace(position=self._encode(self._states, 0))

    # ------------------------------------------------------------- undo
    def undo_barrier(self, seat: int) -> str | None:
        """None if that seat may undo the last action, otherwise the message key of the reason."""
        last = self.trail[-1]
        if last.action is None:
            return "undo-nothing"
        if last.seat != seat:
            return "undo-not-yours"
        if last.outcomes:
            return "undo-chance"
        return "undo-revealed" if last.revealed else None

    def last_action(self) -> Message:
        """What the last line did, worded for the seat that did it. After a pause, its position must be found again."""
        if self._described and self._described[0] == len(self.trail):
            return self._described[1]
        return self._described_again()

    def _described_again(self) -> Message:
        before = self.game.engine.new(1)
        kept = max(n for n, line in enumerate(self.trail[:-1]) if line.position)
        self.game.engine.decode(before, 0, self.trail[kept].position)
        for line in self.trail[kept + 1 : -1]:
            self._redo(before, line)
        s, last = self.game.engine.twin(before, 0), self.trail[-1]
        assert last.action is not None
        return self.game.describe(s, self.game.read(s, last.action))

    def _redo(self, states: Any, line: Line) -> None:
        """Replay a line exactly."""
        for text in (line.action, *line.outcomes):
            assert text is not None
            s = self.game.engine.twin(states, 0) if COMPILED else states[0]
            self.game.engine.apply(states, 0, self.game.read(s, text))

    def can_undo(self, seat: int) -> bool:
        return self.undo_barrier(seat) is None

    def undo(self, seat: int) -> Line:
        """Undo the seat's last action. Returns the line that was undone."""
        barrier = self.undo_barrier(seat)
        if barrier:
            raise UserError(barrier)
        return self.take_back(1)[0]

    def lines_since(self, seat: int) -> int:
        """The number of lines to remove to undo that seat's last action; 0 if it has done nothing."""
        numbers = (n for n in range(len(self.trail) - 1, 0, -1) if self.trail[n].seat == seat)
        return len(self.trail) - next(numbers, len(self.trail))

    def take_back(self, count: int) -> list[Line]:
        """Remove the last lines, whatever they revealed, and return them. All players must have agreed."""
        if not 0 < count < len(self.trail):
            raise UserError("undo-nothing")
        taken = self.trail[-count:]
        del self.trail[-count:]
        self._return_to_last()
        return taken

    def redo(self, lines: Sequence[Line]) -> None:
        """Put back lines that were just removed, because their removal could not be stored."""
        self.trail += lines
        self._return_to_last()
