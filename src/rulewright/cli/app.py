"""The commands and their options, with help in the reader's language. Commands import what they need when they run."""

# No `from __future__ import annotations` here: annotations contain texts from `words`.

from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Group, Parameter
from cyclopts.validators import Number

from rulewright import __version__, games
from rulewright.words import LANGUAGES, Words

from .commands.gpu_app import add_gpu


def build(words: Words) -> App:
    """The whole command line. Every command returns its exit status."""
    languages = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
    app = App(
        name="rulewright",
        help=words("cli-help"),
        help_epilogue=words("cli-help-epilogue", languages=languages),
        help_format="plaintext",
        help_formatter=Formatter(words),
        version=f"rulewright {__version__}",
        group_arguments=Group(words("cli-help-arguments"), sort_key=0),
        group_parameters=Group(words("cli-help-options"), sort_key=1),
        group_commands=Group(words("cli-help-commands"), sort_key=2),
        default_parameter=Parameter(show_default=False, negative=""),
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = words("cli-help-help")
    app["--version"].help = words("cli-help-version")
    add_play(app, words)
    add_verify(app, words)
    add_review(app, words)
    add_rules(app, words)
    add_content(app, words)
    add_serve(app, words)
    add_admin(app, words)
    app.command("rulewright.cli.commands.simulate:simulate", help=words("cli-help-simulate"), sort_key=7)
    app.command("rulewright.cli.commands.arena:arena", help=words("cli-help-arena"), sort_key=8)
    app.command("rulewright.cli.commands.balance:balance", help=words("cli-help-balance"), sort_key=8)
    app.command("rulewright.cli.commands.tune:tune", help=words("cli-help-tune"), sort_key=9)
    app.command("rulewright.cli.commands.train:train", help=words("train-help"), sort_key=9)
    app.command("rulewright.cli.commands.puzzles:puzzles", help=words("cli-help-puzzles"), sort_key=9)
    app.command("rulewright.cli.commands.bench:bench", help=words("cli-help-bench"), sort_key=10)
    app.command("rulewright.cli.commands.loadtest:loadtest", help=words("loadtest-help"), sort_key=11)
    app.command("rulewright.cli.commands.simulate_faults:simulate_faults", help=words("faults-help"), sort_key=11)
    add_gpu(app, words)
    add_languages(app, words)
    return app


class Formatter:
    """Cyclopts' help with its English words in the usage line translated. Imported when help is requested."""

    def __init__(self, words: Words) -> None:
        self._words = words

    @cached_property
    def _default(self) -> Any:
        from cyclopts.help import DefaultFormatter

        return DefaultFormatter(show_metavar=False)

    def __call__(self, console: Any, options: Any, panel: Any) -> None:
        entries = [entry.copy(required=False) for entry in panel.entries]  # the usage line shows which are required
        self._default(console, options, panel.copy(entries=entries))

    def render_description(self, console: Any, options: Any, description: Any) -> None:
        self._default.render_description(console, options, description)

    def render_usage(self, console: Any, options: Any, usage: Any) -> None:
        words = self._words
        line = str(usage).replace("COMMAND", words("cli-help-usage-command"))
        line = line.replace("[OPTIONS]", words("cli-help-usage-options"))
        line = line.replace("[ARGS]", words("cli-help-usage-arguments"))
        console.print(words("cli-help-usage", line=line), markup=False, highlight=False, style="bold")


def add_play(app: App, words: Words) -> None:
    @app.command(help=words("cli-help-play"), sort_key=1)
    def play(
        game: Annotated[str, Parameter(help=words("cli-help-play-game", known=", ".join(games.names())))] = "",
        /,
        *,
        players: Annotated[str | None, Parameter(help=words("cli-help-play-players"))] = None,
        seats: Annotated[str | None, Parameter(help=words("cli-help-play-seats"))] = None,
        names: Annotated[str | None, Parameter(help=words("cli-help-play-names"))] = None,
        option: Annotated[list[str] | None, Parameter(help=words("cli-help-play-option"))] = None,
        list_options: Annotated[bool, Parameter(help=words("cli-help-play-list-options"))] = False,
        board: Annotated[Path | None, Parameter(help=words("cli-help-play-board"))] = None,
        pack: Annotated[str, Parameter(help=words("cli-help-play-pack"))] = "",
        seed: Annotated[str | None, Parameter(help=words("cli-help-play-seed"))] = None,
        save: Annotated[Path | None, Parameter(help=words("cli-help-play-save"))] = None,
        resume: Annotated[str | None, Parameter(help=words("cli-help-play-resume"))] = None,
        no_colour: Annotated[bool, Parameter(alias="--no-color", help=words("cli-help-no-colour"))] = False,
        **own: Annotated[str, Parameter(show=False)],
    ) -> int:
        from .commands.options import list_options as show_options
        from .commands.play import play
        from .terminal.wish import Wish, read_number

        number, chances = read_number("--players", players), read_number("--seed", seed)
        table = (seats, names, option or [], board, pack)
        wish = Wish(game, number, *table, chances, save, resume, not no_colour, own)
        return show_options(words, wish) if list_options else play(words, wish)


def add_verify(app: App, words: Words) -> None:
    @app.command(help=words("cli-help-verify"), sort_key=3)
    def verify(
        files: Annotated[list[Path], Parameter(help=words("cli-help-verify-files"))],
        /,
        *,
        pack: Annotated[list[Path] | None, Parameter(help=words("cli-help-verify-pack"))] = None,
        no_colour: Annotated[bool, Parameter(alias="--no-color", help=words("cli-help-no-colour"))] = False,
    ) -> int:
        from .commands.verify import verify

        return verify(words, files, pack or [], not no_colour)


def add_review(app: App, words: Words) -> None:
    @app.command(help=words("cli-help-review"), sort_key=3)
    def review(
        file: Annotated[Path, Parameter(help=words("cli-help-review-file"))],
        /,
        *,
        seat: Annotated[str | None, Parameter(help=words("cli-help-review-seat"))] = None,
        iterations: Annotated[str | None, Parameter(help=words("cli-help-review-iterations"))] = None,
        pack: Annotated[list[Path] | None, Parameter(help=words("cli-help-verify-pack"))] = None,
        as_json: Annotated[bool, Parameter(name="--json", help=words("cli-help-review-json"))] = False,
        as_page: Annotated[bool, Parameter(name="--html", help=words("cli-help-review-html"))] = False,
        no_colour: Annotated[bool, Parameter(alias="--no-color", help=words("cli-help-no-colour"))] = False,
    ) -> int:
        from .commands.review import Form, review
        from .terminal.wish import read_number

        many, number = read_number("--iterations", iterations), read_number("--seat", seat)
        form: Form = "json" if as_json else "html" if as_page else "text"
        return review(words, file, pack or [], many, number, form, not no_colour)


def add_rules(app: App, words: Words) -> None:
    @app.command(help=words("cli-help-rules"), sort_key=2)
    def rules(
        number: Annotated[str, Parameter(help=words("cli-help-rules-number", known=", ".join(games.names())))] = "",
        /,
        *,
        no_colour: Annotated[bool, Parameter(alias="--no-color", help=words("cli-help-no-colour"))] = False,
    ) -> int:
        from .commands.rules import rules

        return rules(words, number, not no_colour)


def add_content(app: App, words: Words) -> None:
    content = App(name="content", help=words("cli-help-content"), sort_key=4)
    app.command(content)

    @content.command(help=words("cli-help-check"))
    def check(
        path: Annotated[str, Parameter(help=words("cli-help-check-path"))],
        /,
        *,
        no_colour: Annotated[bool, Parameter(alias="--no-color", help=words("cli-help-no-colour"))] = False,
    ) -> int:
        from .commands.content import content_check

        return content_check(words, path, not no_colour)


def add_languages(app: App, words: Words) -> None:
    languages = App(name="languages", help=words("languages-help"), sort_key=12)
    app.command(languages)

    @languages.command(help=words("languages-help-check"))
    def check(
        language: Annotated[str, Parameter(help=words("languages-help-language", known=", ".join(LANGUAGES)))],
        /,
        *,
        no_colour: Annotated[bool, Parameter(alias="--no-color", help=words("cli-help-no-colour"))] = False,
    ) -> int:
        from .commands.languages import languages_check

        return languages_check(words, language, not no_colour)


DAYS = Number(gte=0, lte=36500)


def add_serve(app: App, words: Words) -> None:
    @app.command(help=words("serve-help"), sort_key=5)
    def serve(
        *,
        host: Annotated[str, Parameter(help=words("serve-help-host"))] = "127.0.0.1",
        port: Annotated[int, Parameter(help=words("serve-help-port"), validator=Number(gte=0, lte=65535))] = 8000,
        show: Annotated[bool, Parameter(name="--open", help=words("serve-help-open"))] = False,
        public_url: Annotated[str, Parameter(help=words("serve-help-public-url"))] = "",
        database: Annotated[str, Parameter(help=words("serve-help-database"))] = "",
        bus: Annotated[str, Parameter(help=words("serve-help-bus"))] = "",
        workers: Annotated[int, Parameter(help=words("serve-help-workers"), validator=Number(gte=1, lte=64))] = 1,
        bots: Annotated[int, Parameter(help=words("serve-help-bots"), validator=Number(gte=0, lte=64))] = 1,
        bot_seconds: Annotated[
            float, Parameter(help=words("serve-help-bot-seconds"), validator=Number(gte=0.05, lte=600))
        ] = 2.0,
        bot_pace: Annotated[float, Parameter(help=words("serve-help-bot-pace"), validator=Number(gte=0, lte=5))] = 0.8,
        interpreted_bots: Annotated[bool, Parameter(help=words("serve-help-interpreted-bots"))] = False,
        foreign_bot: Annotated[list[str] | None, Parameter(help=words("serve-help-foreign-bot"))] = None,
        rest_after: Annotated[
            float, Parameter(help=words("serve-help-rest-after"), validator=Number(gte=1, lte=86400))
        ] = 60.0,
        packs: Annotated[str, Parameter(help=words("serve-help-packs"))] = "",
        keep_tables: Annotated[int, Parameter(help=words("serve-help-keep-tables"), validator=DAYS)] = 0,
        keep_guests: Annotated[int, Parameter(help=words("serve-help-keep-guests"), validator=DAYS)] = 0,
        limit: Annotated[list[str] | None, Parameter(help=words("serve-help-limit"))] = None,
        no_limits: Annotated[bool, Parameter(help=words("serve-help-no-limits"))] = False,
    ) -> int:
        from .commands.serve import serve

        return serve(
            words,
            database,
            show,
            host=host,
            port=port,
            public_url=public_url,
            bus=bus,
            workers=workers,
            bots=bots,
            bot_seconds=bot_seconds,
            bot_pace=bot_pace,
            bots_compiled=not interpreted_bots,
            rest_after=rest_after,
            packs=packs,
            keep_tables=keep_tables,
            keep_guests=keep_guests,
            limits=not no_limits,
            limit=limit or [],
            foreign_bot=foreign_bot or [],
        )


def add_admin(app: App, words: Words) -> None:
    admin = App(name="admin", help=words("admin-help"), sort_key=6)
    app.command(admin)
    database_help = words("serve-help-database")

    @admin.command(name="list", help=words("admin-help-list"), sort_key=1)
    def list_tables(
        *,
        status: Annotated[str, Parameter(help=words("admin-help-status"))] = "",
        as_json: Annotated[bool, Parameter(name="--json", help=words("admin-help-json"))] = False,
        database: Annotated[str, Parameter(help=database_help)] = "",
    ) -> int:
        from .commands.admin import list_tables

        return list_tables(words, database, status, as_json)

    @admin.command(name="versions", help=words("admin-help-versions"), sort_key=5)
    def versions(
        *,
        as_json: Annotated[bool, Parameter(name="--json", help=words("admin-help-json"))] = False,
        database: Annotated[str, Parameter(help=database_help)] = "",
    ) -> int:
        from .commands.admin import list_versions

        return list_versions(words, database, as_json)

    @admin.command(name="export", help=words("admin-help-export"), sort_key=2)
    def export_table(
        table: Annotated[str, Parameter(help=words("admin-help-table"))],
        file: Annotated[Path, Parameter(help=words("admin-help-export-file"))],
        /,
        *,
        database: Annotated[str, Parameter(help=database_help)] = "",
    ) -> int:
        from .commands.admin import export_table

        return export_table(words, table, file, database)

    @admin.command(name="import", help=words("admin-help-import"), sort_key=3)
    def import_table(
        file: Annotated[Path, Parameter(help=words("admin-help-import-file"))],
        /,
        *,
        host: Annotated[str, Parameter(help=words("admin-help-host"))] = "",
        seat: Annotated[list[str] | None, Parameter(help=words("admin-help-seat"))] = None,
        database: Annotated[str, Parameter(help=database_help)] = "",
    ) -> int:
        from .commands.admin import import_table

        return import_table(words, file, database, host, seat or [])

    @admin.command(help=words("admin-help-recover"), sort_key=5)
    def recover(
        name: Annotated[str, Parameter(help=words("admin-help-name"))],
        /,
        *,
        public_url: Annotated[str, Parameter(help=words("admin-help-public-url"))] = "http://localhost:8000",
        database: Annotated[str, Parameter(help=database_help)] = "",
    ) -> int:
        from .commands.admin import recover

        return recover(words, name, public_url, database)

    @admin.command(help=words("admin-help-replay-check"), sort_key=4)
    def replay_check(
        tables: Annotated[list[str] | None, Parameter(help=words("admin-help-tables"))] = None,
        /,
        *,
        database: Annotated[str, Parameter(help=database_help)] = "",
        no_colour: Annotated[bool, Parameter(alias="--no-color", help=words("cli-help-no-colour"))] = False,
    ) -> int:
        from .commands.admin import replay_check

        return replay_check(words, tables or [], database, not no_colour)

    @admin.command(help=words("admin-help-tidy"), sort_key=5)
    def tidy(
        *,
        keep_tables: Annotated[int, Parameter(help=words("serve-help-keep-tables"), validator=DAYS)] = 0,
        keep_guests: Annotated[int, Parameter(help=words("serve-help-keep-guests"), validator=DAYS)] = 0,
        dry_run: Annotated[bool, Parameter(help=words("admin-help-dry-run"))] = False,
        database: Annotated[str, Parameter(help=database_help)] = "",
    ) -> int:
        from .commands.admin import tidy

        return tidy(words, database, keep_tables, keep_guests, dry_run)
