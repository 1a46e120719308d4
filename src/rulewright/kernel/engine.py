"""A game's engine: the machine (machine.py) combined with the game's procedures, verbs and tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from . import machine
from .record import Record, dtype
from .rule import COMPILED, bind, dispatch, table
from .verbs import NONE, Offer, Procedures, Verbs


def bind_all(
    game: str,
    source: str,
    names: dict[str, Any],
    rules: Sequence[Callable[..., Any]],
    entries: Sequence[Callable[..., Any]],
) -> dict[str, Any]:
    """Bind the entries to a game. Rules are bound first and become names, so a rule may call those before it."""
    for f in rules:
        names[f.__name__] = bind(f, game, names, source=source)
    return {f.__name__: bind(f, game, names, source=source, entry=True) for f in entries}


class Engine(SimpleNamespace):
    """The machine's entries for one game, compiled or plain, by name; and arrays of its states."""

    game: str
    source: str
    state: type[Record]
    names: dict[str, Any]

    def new(self, n: int) -> Any:
        """n blank states."""
        if COMPILED:
            import numpy as np

            return np.zeros(n, dtype(self.state))
        return [self.state() for _ in range(n)]

    def encode(self, states: Any, i: int) -> bytes:
        return bytes(states[i : i + 1].tobytes()[: self.state.main]) if COMPILED else states[i].encode()

    def encoder(self) -> Callable[[Any, int], bytes]:
        """A faster `encode` for one position that changes little between calls."""
        if COMPILED:
            return self.encode
        encode = self.state.encoder()
        return lambda states, i: encode(states[i])

    def decode(self, states: Any, i: int, data: bytes) -> None:
        """Decode a position into states[i]."""
        if COMPILED:
            import numpy as np

            if len(data) != self.state.main:
                raise ValueError(f"a position has {self.state.main} bytes, not {len(data)}")
            states[i : i + 1].view(np.uint8)[: self.state.main] = np.frombuffer(data, np.uint8)
        else:
            states[i] = self.state.decode(data)

    def twin(self, states: Any, i: int) -> Any:
        """The position as plain Python values, for views, words and tests, with its events."""
        if not COMPILED:
            return states[i].clone()
        twin: Any = self.state.decode(self.encode(states, i))
        twin.happened = int(states[i]["happened"])
        twin.event[: twin.happened] = states[i]["event"][: twin.happened].tolist()
        return twin

    def extend(
        self,
        rules: Sequence[Callable[..., Any]],
        entries: Sequence[Callable[..., Any]],
        variant: str = "",
        **more: Any,
    ) -> SimpleNamespace:
        """More functions for this game, in the machine's style: what bots and the lab run at full speed.

        `more` replaces further names. If the same functions are bound with different names, give each a `variant`, so that their compiled
        code is kept apart."""
        names = {**self.names, **more}
        return SimpleNamespace(**bind_all(self.game + variant, self.source, names, rules, entries))

    def listen(self, states: Any, i: int) -> None:
        """Forget past events and record those of the next action."""
        if COMPILED:
            states[i]["listening"], states[i]["happened"] = 1, 0
        else:
            states[i].listening, states[i].happened = 1, 0


def build(
    game: str,
    source: str,
    state: type[Record],
    procedures: Procedures,
    verbs: Verbs,
    offers: Sequence[Offer],
    **rules: Any,
) -> Engine:
    """Build one game's engine. `source` is the game's file. `rules` are its `begin`, `redeal`, `worth`, `result`, `score`, `side` and
    `order`, and its `meant` if its registers do not hold seats."""
    for offer in offers:
        if len(offer.verbs) > 1 and any(v in verbs.weights for v in offer.verbs):
            raise ValueError(f"offer {offer.name}: an outcome of chance stands alone in its offer")
    widest = max(len(offer.verbs) for offer in offers) + 1
    names: dict[str, Any] = {
        "WIDEST": widest,
        "OFFERS": table([[*offer.verbs, *[NONE] * (widest - len(offer.verbs))] for offer in offers]),
        "ARGUMENTS": table([verb.arguments for verb in verbs.declared]),
        "SECRET": table([int(verb.secret) for verb in verbs.declared]),
        "NARROWED": table([int(v in verbs.narrowers) for v in range(len(verbs.declared))]),
        **rules,
    }

    def choice(name: str, functions: Mapping[int, Any], arguments: str, default: str = "0") -> None:
        names[name] = dispatch(name, functions, arguments, default, source, inline=True)

    def looped(loop: Callable[..., Any], predicates: Mapping[int, Any]) -> dict[int, Any]:
        own = {v: {**names, "VERB": v, "allows": allows} for v, allows in predicates.items()}
        return {v: bind(loop, f"{game}.{verbs.declared[v].name}", own[v], source=source) for v in own}

    choice("proceed", dict(enumerate(procedures.complete())), "s", "None")
    choice("do", dict(enumerate(verbs.complete())), "s, argument", "None")
    choice("refuse", verbs.refusals, "s, argument")
    choice("narrow", verbs.narrowers, "s, out, n")
    choice("sift", looped(machine.sift_verb, verbs.refusals), "s, out, n, end")
    choice("weigh", looped(machine.weigh_verb, verbs.weights), "s, outcomes, weights")
    names.setdefault("meant", bind(machine.itself, game, names, source=source))
    entries = bind_all(game, source, names, machine.RULES, machine.ENTRIES)
    return Engine(game=game, source=source, state=state, names=names, **entries)
