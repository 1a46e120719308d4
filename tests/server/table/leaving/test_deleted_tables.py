"""A table is deleted by its host, as long as nobody else has ever sat there."""

from __future__ import annotations

from operator import methodcaller

from tests.server.client import WAIT, Person, Table, over, refused
from tests.server.running import Running

from rulewright.server.admin.reading import asked_of


def delete(person: Person, table: Table) -> None:
    person.ask("DELETE", table.path())


def test_a_host_who_was_alone_deletes_the_table_with_all_that_happened_there(anna: Person, server: Running) -> None:
    over_now = anna.makes(bots=["random"], start=True)
    anna.leaves(over_now)
    while not over(seen := anna.looks(over_now)):
        anna.looks(over_now, since=seen["seq"], wait=WAIT)
    for table in (anna.makes(), anna.makes(own_seats=0), anna.makes(own_seats=2, start=True), over_now):
        delete(anna, table)
        with refused("server-table-unknown", 404):
            anna.looks(table)
        with refused("server-invitation-unknown", 404):
            anna.get(f"/invitations/{table.invitation}") if table.invitation else anna.joins(Table("", "gone"))
        assert table.id not in [facts["id"] for facts in anna.get("/tables/mine")]
        assert asked_of(server.config.database, methodcaller("rows", table.id)) == []
        assert asked_of(server.config.database, methodcaller("snapshots", table.id)) == {}


def test_bots_stop_playing_at_a_table_that_is_deleted(anna: Person, server: Running) -> None:
    for _ in range(5):
        table = anna.makes("cryhavoc", own_seats=0, bots=["random", "random"], start=True)
        anna.looks(table)
        delete(anna, table)
    assert anna.looks(anna.makes())["seq"]
    assert "a task failed" not in server.written()


def test_nobody_deletes_a_table_at_which_others_have_sat(anna: Person, bartek: Person, celina: Person) -> None:
    table = anna.makes(open=True)
    for other in (bartek, celina):
        with refused("server-only-host", 403):
            delete(other, table)
    bartek.sits(table)
    with refused("server-not-yours-alone", 409):
        delete(anna, table)
    bartek.stands(table, 1)
    with refused("server-not-yours-alone", 409):
        delete(anna, table)


def test_people_at_a_deleted_table_are_told(anna: Person, bartek: Person) -> None:
    table = anna.makes(watched=True)
    with anna.opens(table) as own, bartek.opens(table) as socket:
        own.hears()
        socket.hears()
        delete(anna, table)
        for line in (own, socket):
            assert line.hears("fault")["error"]["key"] == "server-table-unknown"
            assert line.is_closed() == 4000
