"""Errors in one format: a key, its arguments, and the text in the reader's language, with an HTTP status."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from rulewright.kernel.message import UserError
from rulewright.server.shapes.spoken import Fault, Spoken
from rulewright.server.shown.messages import wire
from rulewright.server.store.writer import Unavailable
from rulewright.words import DEFAULT, Words

from .language import language_of

log = structlog.get_logger("faults")

STATUS = {
    401: ("server-no-name", "server-login-wrong", "server-logged-out"),
    403: (
        *(
            "server-not-invited",
            "server-not-watched",
            "server-only-host",
            "server-not-your-seat",
            "server-not-a-player",
        ),
        *("server-origin", "server-csrf", "server-replay-not-yet", "server-no-hints", "server-metrics-private"),
        "server-recovery-over",
    ),
    404: (
        *(
            "server-table-unknown",
            "server-invitation-unknown",
            "server-pack-unknown",
            "server-pack-gone",
            "game-unknown",
            "rule-unknown",
        ),
        *("package-broken", "package-twice"),
        *("server-page-unknown", "server-seat-unknown", "server-bot-unknown", "language-unknown", "lesson-unknown"),
        *("puzzle-unknown", "server-workshop-never", "server-workshop-kind"),
    ),
    405: ("server-method",),
    409: (
        *("refused", "server-stale", "server-has-started", "server-not-started", "server-game-over", "server-not-over"),
        *(
            "server-table-full",
            "server-seat-beyond",
            "server-seat-taken",
            "server-seat-empty",
            "server-seats-free",
            "server-seat-kept",
        ),
        *("server-seat-kept-already", "server-nothing-kept", "server-not-absent", "server-rated-one-seat"),
        *("server-branch-over", "server-branch-fixed"),
        *("server-still-playing", "server-not-yours-alone", "server-chat-nobody", "server-progress-full"),
        *("server-rated-leave", "server-rated-here", "server-gave-up"),
        *(
            "server-rated-no-bots",
            "server-undo-rated",
            "server-undo-asked",
            "server-undo-declined",
            "server-undo-nobody-asks",
            "server-undo-own",
        ),
        *(
            "undo-nothing",
            "undo-not-yours",
            "undo-chance",
            "undo-revealed",
            "server-name-taken",
            "server-rules-missing",
            "search-not-asked",
            "review-not-over",
            "lesson-changed",
            "lesson-over",
            "puzzle-changed",
            "puzzle-over",
            "server-workshop-unsound",
            "server-games-never",
        ),
    ),
    408: ("server-too-late",),
    413: ("server-too-large",),
    415: ("server-not-json",),
    429: (
        *("server-guessed-too-often", "server-too-often", "server-too-many-gathering", "server-too-many-sockets"),
        *("server-hint-asked", "server-bot-games", "server-copy-asked", "server-chat-often"),
        *("server-review-asked", "server-reviews-full", "server-packs-many", "server-packs-large"),
        "server-games-asked",
    ),
    431: ("server-head-too-large",),
    500: ("server-fault",),
    503: ("server-store-unavailable", "server-stopping", "server-busy", "server-hint-failed", "server-review-failed"),
}
STATUS_OF = {key: status for status, keys in STATUS.items() for key in keys}
OTHERWISE = 400
KEY_OF = {
    403: "server-csrf",
    404: "server-page-unknown",
    405: "server-method",
    413: "server-too-large",
}
GONE = "client disconnected prematurely"  # the framework's message if the body is incomplete
RESET = "RateLimit-Reset"  # seconds until more requests are allowed


def status_of(error: UserError) -> int:
    return 503 if isinstance(error, Unavailable) else STATUS_OF.get(error.message.key, OTHERWISE)


def spoken_fault(error: UserError, language: str) -> Spoken:
    """An error that does not concern a table; sight.fault words the others."""
    return Spoken(**wire(error.message), text=Words(language).message(error.message))


def in_words(error: UserError, language: str) -> bytes:
    """The error as JSON."""
    return msgspec.json.encode(Fault(spoken_fault(error, language)))


def readers_language(request: Request[Any, Any, Any]) -> str:
    try:
        return language_of(request.query_params.get("language"), request.headers.get("accept-language"))
    except UserError:
        return DEFAULT


class FaultInWords(Exception):
    """An error at a table, already worded with the players' names."""

    def __init__(self, spoken: Spoken, status: int) -> None:
        super().__init__(spoken.key)
        self.spoken, self.status = spoken, status


def fault_in_words(_: Request[Any, Any, Any], error: FaultInWords) -> Response[Fault]:
    return Response(Fault(error.spoken), status_code=error.status)


def user_error(request: Request[Any, Any, Any], error: UserError) -> Response[Fault]:
    return Response(Fault(spoken_fault(error, readers_language(request))), status_code=status_of(error))


def framework_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    """The framework's own errors in our format."""
    if error.detail == GONE:
        return user_error(request, UserError("server-too-late"))
    if error.status_code >= 500:
        return unforeseen(request, error)
    if isinstance(error, ValidationException):
        own = UserError("server-bad-request", why=why(error))
    elif error.status_code == 429:
        own = UserError("server-too-often", minutes=-(-int((error.headers or {}).get(RESET, 60)) // 60))
    elif error.status_code in KEY_OF:
        own = UserError(KEY_OF[error.status_code])
    else:
        own = UserError("server-bad-request", why=error.detail)
    response = user_error(request, own)
    response.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        response.set_header(name, value)
    return response


def why(error: ValidationException) -> str:
    """Which field is wrong and why, in the words of the validating library."""
    extra = error.extra if isinstance(error.extra, list) else []
    details = [
        f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)
    ]
    return "; ".join(details) or error.detail


def unforeseen(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """Our bug: say so, write the details to the log and send none."""
    log.error("unforeseen", exc_info=error, route=str(request.scope.get("path_template", "")))
    return user_error(request, UserError("server-fault"))


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Fault]:
    """The request's JSON is nested too deeply."""
    return user_error(request, UserError("server-bad-request", why=str(error)))


def not_utf8(request: Request[Any, Any, Any], _: UnicodeDecodeError) -> Response[Fault]:
    """Only requests are ever decoded, so it is the request that is wrong."""
    return user_error(request, UserError("server-not-utf8"))


HANDLERS: Any = {
    FaultInWords: fault_in_words,
    UserError: user_error,
    HTTPException: framework_error,
    RecursionError: too_deep,
    UnicodeDecodeError: not_utf8,
    Exception: unforeseen,
}
