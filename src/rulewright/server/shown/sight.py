"""What a person at a table sees. Everything about a game that leaves the server is put together here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw, json

from rulewright.kernel.events import EVERYONE, SPECTATOR, bit
from rulewright.kernel.journal import seen
from rulewright.kernel.match import Match, Refused
from rulewright.kernel.message import Message, UserError
from rulewright.kernel.view import Prompt
from rulewright.players.hint import Advice
from rulewright.server.shapes.play import (
    Asker,
    Described,
    Hinted,
    HintedMove,
    Logged,
    Prompted,
    Source,
    Undo,
    Update,
    WhyNot,
)
from rulewright.server.shapes.spoken import Spoken
from rulewright.server.shapes.tables import BranchedFrom, Facts, Sitting
from rulewright.server.store.store import Terms, User
from rulewright.server.tables.entries import Row
from rulewright.server.tables.playing import played_by, why_not_playing
from rulewright.server.tables.story import ENDED, Story
from rulewright.server.tables.table import Table
from rulewright.words import Words

from .messages import Speaker, spoken, told, worded
from .reader import you

encode = json.Encoder().encode


def eyes_for(table: Table, user: User | None, wished: int | None) -> int:
    """The seat through whose eyes the user looks: one of theirs, by default the first, or SPECTATOR."""
    own = table.seats_of(user.id) if user else []
    if wished is not None:
        if wished not in own:
            raise UserError("server-not-your-seat", number=wished + 1)
        return wished
    if not own and not table.public and not (user and table.terms.host == user.id):
        raise UserError("server-not-watched")
    return table.asked if table.asked in own else own[0] if own else SPECTATOR


def speaker_for(table: Table, language: str | None) -> Speaker | None:
    return speaker_of(table, language) if language else None


def speaker_of(table: Table, language: str) -> Speaker:
    return Speaker(table.game if table.playable else None, table.terms.pack, language, named(table, language))


def to_reader(table: Table, user: User | None, speaker: Speaker | None) -> Speaker | None:
    """Address the user as "you"; several players at one screen are named."""
    if speaker is None:
        return None
    own = table.seats_of(user.id) if user else []
    return speaker.to(own[0]) if len(own) == 1 else speaker


def named(table: Story, language: str) -> list[str]:
    """The names of the players; bots by their names in that language, numbered if there are several."""
    words, names = Words(language), list[str]()
    for chair in table.chairs:
        if chair.user:
            names.append(chair.name or words("player-left"))
            continue
        same = sum(not other.user and other.bot == chair.bot for other in table.chairs[: len(names)])
        name = bot_name(words, chair.bot)
        names.append(f"{name} {same + 1}" if name and same else name)
    return names


def bot_name(words: Words, bot: str) -> str:
    """A foreign bot keeps the name that the admin gave it."""
    return words(f"bot-{bot}") if f"bot-{bot}" in words else bot


# ------------------------------------------------------------- for everybody
def branched_from(terms: Terms) -> BranchedFrom | None:
    """Which game and entry, but nothing of what was hidden there."""
    if terms.origin is None:
        return None
    return BranchedFrom(terms.origin.table, terms.origin.seq, "anew" if "world" in terms.origin.source else "same")


def facts(table: Story, here: frozenset[int]) -> Facts:
    terms, over = table.terms, table.status == ENDED
    return Facts(
        id=terms.id,
        game=terms.game,
        rules=terms.rules,
        pack=terms.pack,
        pack_hash=terms.pack_hash,
        players=table.players,
        options=table.options,
        rated=terms.rated,
        open=terms.open,
        watched=terms.watched,
        patience=terms.patience,
        hints=terms.hints,
        created=terms.created,
        status=table.status,
        seq=table.seq,
        asked=table.asked if table.asked >= 0 else None,
        asked_since=table.asked_since,
        seats=[sitting(table, seat, seat in here) for seat in range(table.players)],
        undo_asked=table.proposal.seat if table.proposal else None,
        undo_agreed=sorted(table.proposal.agreed) if table.proposal else [],
        commitment=table.commitment,
        seed=terms.seed.hex() if over else None,
        rematch=table.rematch or None,
        origin=branched_from(terms),
        shared=table.shared,
        deserted=table.deserted,
        key=table.game.key if table.playable else None,
        drawn=table.playable and table.drawn,
    )


def facts_now(table: Table) -> Any:
    """Encoded once for everybody who is told of an entry. A move changes only a few."""
    if table.facts is None:
        if table.lasting is None:
            table.lasting = facts(table, table.here)
        else:
            table.lasting.seq, table.lasting.asked, table.lasting.asked_since = (
                table.seq,
                table.asked,
                table.asked_since,
            )
        table.facts = Raw(encode(table.lasting))
    return table.facts


def sitting(table: Story, seat: int, here: bool) -> Sitting:
    chair = table.chairs[seat]
    result, points = table.results[seat] if table.results else (None, None)
    return Sitting(chair.called, bool(chair.user), chair.bot, chair.side, here, chair.gone, result, points)


# ------------------------------------------------------------- for one pair of eyes
def update(table: Table, user: User | None, eyes: int, since: int, speaker: Speaker | None) -> Update:
    """The lock is held, so everything is from the same moment."""
    return Update(
        type="update",
        seq=table.seq,
        you=you(table, user.id if user else "", eyes),
        table=facts_now(table),
        prompt=prompt(table, speaker) if table.journal and table.asked >= 0 and table.asked == eyes else None,
        undo=undo(table, user, eyes, speaker) if table.journal and user and eyes != SPECTATOR else None,
        sources=sources(table, speaker) if table.journal and table.status == ENDED else [],
        view=view(table, eyes) if table.journal else None,
        position=position(table.match, eyes, speaker) if table.journal else [],
        log=log(table, eyes, since, to_reader(table, user, speaker)),
    )


def view(table: Table, eyes: int) -> Raw:
    """Cached until the position changes: several people may look through the same eyes."""
    if eyes not in table.views:
        seen = table.match.view(eyes)
        if table.status == ENDED:  # the seed is public now; and some games end because people resign
            seen.actions, seen.undo = [], False
        table.views[eyes] = Raw(encode(seen))
    return table.views[eyes]


def position(match: Match, eyes: int, speaker: Speaker | None) -> list[Spoken]:
    """The view in words."""
    return [worded(message, speaker) for message in match.game.in_words(match.look(), eyes)]


def prompt(table: Table, speaker: Speaker | None) -> Prompted:
    """The question for the seat to act, for its own eyes; the view has the paragraph."""
    return prompted(table.game.asks(table.match.look()), speaker)


def prompted(asked: Prompt, speaker: Speaker | None) -> Prompted:
    def part(message: Message | None) -> Spoken | None:
        return worded(message, speaker) if message else None

    source = asked.source
    return Prompted(
        **spoken(asked.title, speaker),
        kicker=part(asked.kicker),
        consequence=part(asked.consequence),
        source=Asker(source.kind, source.id, part(source.text)) if source else None,
    )


def undo(table: Table, user: User, eyes: int, speaker: Speaker | None) -> Undo:
    """What the user can undo. If it is another of their seats it does not say what, since others may look at the same screen."""
    if table.status == ENDED:  # the seed is public now
        return Undo(False, False, worded(Message("server-game-over"), speaker))
    match, own = table.match, played_by(table, user)
    if not own:
        return Undo(False, False, worded(Message(why_not_playing(table, user)), speaker))
    last = match.trail[-1].seat
    barrier = match.undo_barrier(last if last in own else eyes)
    if barrier is None:
        message = match.last_action() if last == eyes else Message("server-undo-other-seat", {"seat": last})
    else:
        message = Message(barrier)
    may_ask = barrier is not None and not table.terms.rated and table.proposal is None
    ask = may_ask and any(line.seat in own for line in match.trail)
    return Undo(barrier is None, ask, worded(message, speaker))


def sources(table: Table, speaker: Speaker | None) -> list[list[Source]]:
    def told(seat: int) -> list[Source]:
        return [Source(worded(message, speaker), points) for message, points in table.match.sources(seat)]

    return [told(seat) for seat in range(table.players)]


def log(table: Table, eyes: int, since: int, speaker: Speaker | None) -> list[Any]:
    """A single entry that is fully public, as most are, is encoded once for everybody who is told of it."""
    rows = table.rows[since:]
    newest = speaker is None and len(rows) == 1
    if newest and table.shown:
        return [table.shown]
    s = table.match.look() if table.journal and rows else None
    if newest and known_to_all(rows[0]):
        table.shown = Raw(encode(logged(table, rows[0], eyes, s, speaker)))
        return [table.shown]
    return [logged(table, row, eyes, s, speaker) for row in rows]


def known_to_all(row: Row) -> bool:
    """Whether it is the same for all eyes."""
    memory = row.entry.memory
    if memory is None:
        return True
    if memory.eyes != EVERYONE or any(eyes != EVERYONE for eyes in memory.outcome_eyes):
        return False
    return all(audience == EVERYONE for audience, *_ in memory.events)


def logged(table: Table, row: Row, eyes: int, s: Any, speaker: Speaker | None) -> Logged:
    """An entry, as far as those eyes may know it. An undone action is not named again."""
    entry, memory = row.entry, row.entry.memory
    made = Logged(
        row.seq, row.at, entry.kind, entry.seat if entry.seat >= 0 else None, entry.name, entry.bot, entry.side
    )
    made.table, made.haste = entry.table, entry.haste
    if entry.kind == "undo":
        made.lines = entry.line.get("lines", 1)
    if memory is None:
        return made
    if "do" in entry.line:
        made.do = seen(entry.line["do"], memory.eyes, eyes)
    outcomes = zip(entry.line.get("then", ()), memory.outcome_eyes, strict=True)
    made.then = [seen(outcome, mask, eyes) for outcome, mask in outcomes]
    if s is not None and memory.events:
        made.events = [message for audience, message in happened(table, row, s, speaker) if audience & bit(eyes)]
    return made


def happened(table: Table, row: Row, s: Any, speaker: Speaker | None) -> list[tuple[int, Spoken]]:
    """The events of an entry, each with its audience. Those of the last one are put into messages once for everybody."""
    if speaker is None and row.seq == table.seq and table.happened is not None:
        return table.happened
    assert row.entry.memory is not None
    found = [(audience, worded(table.game.tell(s, *event), speaker)) for audience, *event in row.entry.memory.events]
    if speaker is None and row.seq == table.seq:
        table.happened = found
    return found


# ------------------------------------------------------------- answers to one person
async def why_not(table: Table, user: User | None, wished: int | None, text: str, language: str | None) -> WhyNot:
    """Whether that action is legal for those eyes, and if not, the reason, its paragraph and its data."""
    async with table.lock:
        await table.wake()
        seat = player_eyes(table, user, wished)
        match, speaker = table.match, speaker_for(table, language)
        action = match.game.read(match.look(), text)
        refused = match.why_not(seat, action)
        if refused is None:
            return WhyNot(True, None, {})
        rule, reason = refused
        facts = match.game.facts_of_refusal(match.look(), action, reason)
        return WhyNot(False, worded(reason, speaker, rule), told(facts, speaker))


async def described(table: Table, user: User | None, wished: int | None, language: str | None) -> list[Described]:
    """The seat's legal actions in words; empty if it is not asked."""
    async with table.lock:
        await table.wake()
        seat = player_eyes(table, user, wished)
        match, speaker = table.match, speaker_for(table, language)
        if table.asked != seat:
            return []
        return [action_told(match, action, speaker) for action in match.legal()]


def action_told(match: Match, action: int, speaker: Speaker | None) -> Described:
    game, s = match.game, match.look()
    message = worded(game.describe(s, action), speaker)
    return Described(game.write(s, action), message, told(game.facts(s, action), speaker))


def hinted(seq: int, seat: int, found: Sequence[Advice], speaker: Speaker) -> Hinted:
    """Good moves of that seat after that entry, in words."""
    moves = [
        HintedMove(
            do=actions[0],
            text=speaker.text(deeds[0]),
            line=actions,
            line_text=[speaker.text(deed) for deed in deeds],
            value=hint.value,
            share=round(hint.share, 3),
            reasons=[worded(reason, speaker, rule) for reason, rule in reasons],
        )
        for hint, actions, deeds, reasons in found
    ]
    return Hinted(seq, seat, moves)


def player_eyes(table: Table, user: User | None, wished: int | None) -> int:
    seat = eyes_for(table, user, wished)
    if seat == SPECTATOR:
        raise UserError("server-not-a-player")
    return seat


def fault(table: Table, error: UserError, language: str) -> Spoken:
    """An error, worded with the names of the players and of the pack."""
    message = error.reason if isinstance(error, Refused) else error.message
    speaker = speaker_of(table, language)
    return worded(message, speaker, error.paragraph if isinstance(error, Refused) else "")
