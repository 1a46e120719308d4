"""Errors: one clear message on stderr and an exit status; never a traceback."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from rulewright.kernel.message import ContentError, UserError
from rulewright.words import Words

from .terminal.paint import plain, wrapped

if TYPE_CHECKING:
    from cyclopts import CycloptsError, ValidationError

BAD_INPUT, OUR_FAULT, INTERRUPTED, CLOSED_PIPE = 2, 70, 128 + signal.SIGINT, 128 + signal.SIGPIPE


def guarded(words: Words, command: Callable[[], int]) -> int:
    """Run a command and turn any error into an exit status."""
    from cyclopts import CycloptsError

    try:
        status = command()
        sys.stdout.flush()
        return status
    except CycloptsError as error:
        return complain(argument_error(words, error))
    except UserError as error:
        return complain(user_error(words, error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that Python does not complain on exit
        return CLOSED_PIPE
    except OSError as error:
        file, why = str(error.filename or "–"), error.strerror or str(error)
        return complain([words("cli-error", text=words("cli-system-error", file=file, why=why))])
    except Exception as error:
        return confess(words, error)


def confess(words: Words, error: Exception) -> int:
    """Our bug: write the details for a programmer to a file, and a message for the user to the terminal."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", prefix="rulewright-", suffix=".txt", delete=False) as file:
        file.write("".join(traceback.format_exception(error)))
    complain([words("cli-error", text=words("cli-fault", what=f"{type(error).__name__}: {error}", file=file.name))])
    return OUR_FAULT


def complain(lines: Sequence[str]) -> int:
    if sys.stderr.isatty():
        columns = shutil.get_terminal_size().columns - 1
        lines = [plain(part) for line in lines for part in wrapped(line, columns)]
    print("\n".join(lines), file=sys.stderr)
    return BAD_INPUT


def user_error(words: Words, error: UserError) -> list[str]:
    """The message; for a pack or a board, everything that is wrong with it."""
    lines = [words("cli-error", text=words.message(error.message))]
    if isinstance(error, ContentError):
        from .commands.content import problem_lines

        lines += [plain(line) for problem in error.problems for line in problem_lines(problem, words, 99)]
    return lines


# ------------------------------------------------------------- errors in the command line
def argument_error(words: Words, error: CycloptsError) -> list[str]:
    command = " ".join(["rulewright", *(error.command_chain or ())])
    return [words("cli-error", text=argument_text(words, error)), words("cli-see-help", command=f"{command} --help")]


def argument_text(words: Words, error: CycloptsError) -> str:
    """Cyclopts' complaint in our words if possible, otherwise in its own."""
    import cyclopts

    if isinstance(error, cyclopts.UnknownOptionError):
        option = (error.token.keyword or error.token.value).partition("=")[0]
        known = [name for argument in error.argument_collection for name in argument.names]
        return words("cli-option-unknown", option=option, near=near(option, known))
    if isinstance(error, cyclopts.UnknownCommandError):
        name, known = (error.unused_tokens or [""])[0], commands(error)
        return words("cli-command-unknown", name=name, known=", ".join(known))
    if isinstance(error, cyclopts.CoercionError) and error.token is not None:
        option = error.token.keyword or (error.argument.name if error.argument else "")
        number = "yes" if "int" in str(error.target_type) else "no"
        return words("cli-value-bad", option=option, value=error.token.value, number=number)
    if isinstance(error, cyclopts.ValidationError) and error.argument is not None and (least_most := limits(error)):
        option, value = error.argument.name, ", ".join(token.value for token in error.argument.tokens)
        return words("cli-value-range", option=option, value=value, least=least_most[0], most=least_most[1])
    if isinstance(error, cyclopts.RepeatArgumentError):
        return words("cli-option-repeated", option=str(error.token.keyword))
    if isinstance(error, cyclopts.MissingArgumentError) and error.argument is not None:
        return missing(words, error.keyword or error.argument.name, error.argument.parameter.help or "")
    if isinstance(error, cyclopts.UnusedCliTokensError):
        return words("cli-too-much", text=" ".join(error.unused_tokens or ()))
    return words("cli-bad-arguments", detail=str(error))


def missing(words: Words, name: str, help: str) -> str:
    """A missing value of an option, or a missing positional argument."""
    if name.startswith("-"):
        return words("cli-value-missing", option=name)
    return words("cli-argument-missing", name=name, help=help)


def limits(error: ValidationError) -> tuple[str, str] | None:
    """The least and greatest value of a number option."""
    from cyclopts.validators import Number

    checks: Any = error.argument.parameter.validator if error.argument else ()
    return next(((str(check.gte), str(check.lte)) for check in checks if isinstance(check, Number)), None)


def near(option: str, known: Sequence[str]) -> str:
    """The option that was probably meant, or all options."""
    options = [name for name in known if name.startswith("--")]
    return ", ".join(get_close_matches(option, options, n=2) or options)


def commands(error: CycloptsError) -> list[str]:
    return [name for name in (error.app or ()) if not name.startswith("-")]
