"""A password turns a guest into an account, which works on other devices; a new one ends all old sessions."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.client import Person, refused, started
from tests.server.running import Running

from rulewright.server.api.live import LOGGED_OUT

PASSWORD = "correct horse battery"


def make_account(server: Running, name: str) -> Person:
    with Person(server.url, name) as guest:
        token = guest.ask("POST", "/me/password", {"password": PASSWORD})["token"]
    return Person(server.url, name, token)


def log_in(server: Running, name: str, password: str = PASSWORD) -> Person:
    with Person(server.url) as device:
        token = device.ask("POST", "/me/session", {"name": name, "password": password})["token"]
    return Person(server.url, name, token)


def test_another_device_logs_in_and_sees_the_same_tables(server: Running) -> None:
    with make_account(server, "Danuta") as phone, Person(server.url, "Emil") as emil:
        table = started(phone, emil)
        assert phone.get("/me")["account"]
        with log_in(server, "dANUTA") as laptop:
            assert laptop.get("/me") == phone.get("/me")
            assert [facts["id"] for facts in laptop.get("/tables/mine")] == [table.id]
            assert laptop.looks(table)["view"] == phone.looks(table)["view"]


def test_a_guest_keeps_name_and_tables_when_a_password_is_set(server: Running) -> None:
    with Person(server.url, "Feliks") as guest:
        table = guest.makes()
        me = guest.get("/me")
        answer = guest.ask("POST", "/me/password", {"password": PASSWORD})
        assert answer["me"] == {**me, "account": True}
    with Person(server.url, "Feliks", answer["token"]) as account:
        assert [facts["id"] for facts in account.get("/tables/mine")] == [table.id]


def test_a_wrong_password_and_a_wrong_name_are_refused_alike(server: Running) -> None:
    make_account(server, "Grażyna").http.close()
    for name, password in (("Grażyna", "wrong"), ("Nobody", PASSWORD), ("Grażyna", f"{PASSWORD} ")):
        with refused("server-login-wrong", 401):
            log_in(server, name, password)


def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(server: Running) -> None:
    with make_account(server, "Halina") as one, log_in(server, "Halina") as other:
        with refused("server-login-wrong", 401):
            one.ask("POST", "/me/password", {"password": "something else"})
        token = one.ask("POST", "/me/password", {"password": "something else", "old": PASSWORD})["token"]
        for old in (one, other):
            assert old.get("/me") is None
        with Person(server.url, "Halina", token) as fresh:
            assert fresh.get("/me")["name"] == "Halina"
    with refused("server-login-wrong", 401):
        log_in(server, "Halina")
    log_in(server, "Halina", "something else").http.close()


LIKE_IRENA = (
    "Irena",
    "irena",
    "ＩＲＥＮＡ",
    "lrena",
    "Irеna",
    "Ιrena",
    "Ire na",
    "1rena",
)  # small L, Cyrillic е, Greek Ι, a one


@pytest.fixture(scope="module")
def irena(server: Running) -> Iterator[Person]:
    with make_account(server, "Irena") as person:
        yield person


@pytest.mark.usefixtures("irena")
@pytest.mark.parametrize("name", LIKE_IRENA)
def test_no_guest_looks_like_an_account(server: Running, name: str) -> None:
    with Person(server.url) as nobody, refused("server-name-taken", 409):
        nobody.ask("POST", "/me", {"name": name})
    with Person(server.url, "Renata") as guest:
        with refused("server-name-taken", 409):
            guest.ask("PATCH", "/me", {"name": name})
        assert guest.get("/me")["name"] == "Renata"


def test_a_guest_who_looks_like_an_account_that_came_later_gets_no_password(server: Running) -> None:
    with Person(server.url, "Ludwika") as one, Person(server.url, "Ludvvika") as other:
        one.ask("POST", "/me/password", {"password": PASSWORD})
        with refused("server-name-taken", 409):
            other.ask("POST", "/me/password", {"password": PASSWORD})
        assert other.get("/me") == {**other.get("/me"), "name": "Ludvvika", "account": False}


def test_names_that_accents_tell_apart_are_two_names(server: Running) -> None:
    make_account(server, "Zoe").http.close()
    make_account(server, "Zoë").http.close()


def test_the_owner_changes_the_capitals_of_an_account(server: Running) -> None:
    with make_account(server, "milena") as milena:
        assert milena.ask("PATCH", "/me", {"name": "Milena"})["name"] == "Milena"


def test_at_a_table_for_others_no_seat_looks_like_an_account(server: Running) -> None:
    make_account(server, "Roksana").http.close()
    with Person(server.url, "Sabina") as host:
        names = ["Sabina", "Rоksana"]
        with refused("server-name-taken", 409):
            host.makes(players=3, own_seats=2, names=names)
        host.makes(players=2, own_seats=2, names=names, start=True)  # only those at one screen read it


def test_an_account_takes_no_name_of_another(server: Running) -> None:
    with make_account(server, "Jan") as jan, make_account(server, "Kasia") as kasia:
        with refused("server-name-taken", 409):
            kasia.ask("PATCH", "/me", {"name": "JAN"})
        kasia.ask("PATCH", "/me", {"name": "Katarzyna"})
        assert jan.get("/me")["name"] == "Jan"
    log_in(server, "Katarzyna").http.close()


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_passwords_are_neither_short_nor_endless(server: Running, password: str) -> None:
    with Person(server.url, "Leon") as leon, refused("server-bad-request", 400):
        leon.ask("POST", "/me/password", {"password": password})


@pytest.mark.parametrize(
    "password",
    [
        "12345678",
        "password",
        "Passw0rd!",
        "qwertyuiop",
        "aaaaaaaaaa",
        "abcabcabc",
        "19840512",
        "Leokadia1",
        "rulewright",
    ],
)
def test_passwords_that_anybody_would_try_are_refused(server: Running, password: str) -> None:
    with Person(server.url, "Leokadia") as leokadia:
        with refused("server-password-common", 400):
            leokadia.ask("POST", "/me/password", {"password": password})
        assert not leokadia.get("/me")["account"]


# ------------------------------------------------------------- sessions
def test_logging_out_ends_the_token(server: Running) -> None:
    with make_account(server, "Otylia") as phone, log_in(server, "Otylia") as laptop:
        laptop.ask("DELETE", "/me/session")
        assert laptop.get("/me") is None
        with refused("server-no-name", 401):
            laptop.makes()
        assert phone.get("/me")["name"] == "Otylia"


def test_sessions_are_listed_and_ended_one_by_one(server: Running) -> None:
    with make_account(server, "Pelagia") as phone, log_in(server, "Pelagia") as laptop:
        listed = phone.get("/me/sessions")
        assert [each["here"] for each in listed] == [False, True]
        assert {each["device"] for each in listed} == {"python-httpx"}
        phone.ask("DELETE", f"/me/sessions/{listed[0]['id']}")
        assert laptop.get("/me") is None
        assert [each["here"] for each in phone.get("/me/sessions")] == [True]


def test_nobody_ends_the_session_of_another(server: Running) -> None:
    with make_account(server, "Regina") as regina, Person(server.url, "Sylwia") as other:
        (session,) = regina.get("/me/sessions")
        other.ask("DELETE", f"/me/sessions/{session['id']}")
        assert regina.get("/me")["name"] == "Regina"


def test_all_other_sessions_end_at_once(server: Running) -> None:
    with make_account(server, "Teresa") as phone, log_in(server, "Teresa") as laptop:
        token = phone.ask("DELETE", "/me/sessions")["token"]
        assert laptop.get("/me") is None
    with Person(server.url, "Teresa", token) as phone:
        assert [each["here"] for each in phone.get("/me/sessions")] == [True]


def test_a_socket_is_closed_when_its_session_ends(server: Running) -> None:
    with make_account(server, "Urszula") as phone, log_in(server, "Urszula") as laptop:
        table = phone.makes()
        with laptop.opens(table) as socket, phone.opens(table) as own:
            socket.hears()
            own.hears()
            laptop.ask("DELETE", "/me/session")
            assert socket.hears("fault")["error"]["key"] == "server-logged-out"
            assert socket.is_closed() == LOGGED_OUT
            own.says("ping")
            own.hears("pong")


def test_a_waiting_request_becomes_anonymous_once_the_session_ends(server: Running) -> None:
    with make_account(server, "Wanda") as phone, log_in(server, "Wanda") as laptop:
        table = phone.makes()
        with ThreadPoolExecutor(1) as thread:
            waiting = thread.submit(laptop.looks, table, since=phone.looks(table)["seq"], wait=30)
            phone.ask("DELETE", "/me/sessions")
            with refused("server-not-watched", 403):
                waiting.result()


def test_a_name_that_is_changed_is_new_in_all_sessions(server: Running) -> None:
    with make_account(server, "Xymena") as phone, log_in(server, "Xymena") as laptop:
        assert laptop.get("/me")["name"] == "Xymena"
        phone.ask("PATCH", "/me", {"name": "Ximena"})
        assert laptop.get("/me")["name"] == "Ximena"


def test_nothing_secret_stands_in_the_log(server: Running) -> None:
    with make_account(server, "Mścisława") as host, Person(server.url, "Norbert") as guest:
        table = started(host, guest)
        with host.opens(table) as socket:
            socket.hears()
            socket.sends("{")
            socket.hears("fault")
        for path in (f"/invitations/{table.invitation}", "/nothing/here", table.path("replay")):
            host.http.get(path)
        with refused("server-login-wrong", 401):
            log_in(server, "Mścisława", "a wrong password")
        secrets = [PASSWORD, "a wrong password", host.token, guest.token, table.invitation]
        names = ["Mścisława", "Norbert", "M\\u015bcis", host.get("/me")["id"]]
    written = server.written()
    assert "/api/invitations/{code}" in written
    for each in (*secrets, *names):
        assert each not in written
