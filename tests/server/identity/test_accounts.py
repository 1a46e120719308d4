"""A password makes a guest an account, which other devices open; a new one ends all old sessions."""

from __future__ import annotations

import pytest
from tests.server.client import Person, refused, started
from tests.server.running import Running

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


def test_the_name_of_an_account_is_taken_however_it_is_written(server: Running) -> None:
    make_account(server, "Irena").http.close()
    for name in ("Irena", "irena", "ＩＲＥＮＡ"):
        with Person(server.url, name) as guest:  # as a guest's, it does no harm
            with refused("server-name-taken", 409):
                guest.ask("POST", "/me/password", {"password": PASSWORD})
            assert guest.get("/me") == {**guest.get("/me"), "name": name, "account": False}


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
