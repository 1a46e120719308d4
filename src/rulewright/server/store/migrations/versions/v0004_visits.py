"""Who has ever sat at a table: to list, hide and delete tables, and to remove a name from them."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

tables = sa.table("tables", sa.column("id"), sa.column("host"))
sitting = sa.table("sitting", sa.column("table_id"), sa.column("user_id"))
entries = sa.table("entries", sa.column("table_id"), sa.column("move"), sa.column("body"))
visits = sa.table("visits", sa.column("user_id"), sa.column("table_id"), sa.column("hidden"))


class Sat(msgspec.Struct):
    """Whether an entry seats somebody, and who."""

    kind: str
    who: str = ""


def upgrade() -> None:
    op.create_table(
        "visits",
        sa.Column("user_id", sa.String(length=22), nullable=False),
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("user_id", "table_id", name=op.f("pk_visits")),
    )
    op.create_index(op.f("ix_visits_table_id"), "visits", ["table_id"])
    rows = [{"user_id": user, "table_id": table, "hidden": False} for user, table in sorted(known())]
    if rows:
        op.get_bind().execute(sa.insert(visits), rows)


def known() -> set[tuple[str, str]]:
    """Hosts, the people seated now, and those who sat there before the game began."""
    connection, read = op.get_bind(), msgspec.json.Decoder(Sat).decode
    found = {(row.host, row.id) for row in connection.execute(sa.select(tables.c.id, tables.c.host))}
    found |= {(row.user_id, row.table_id) for row in connection.execute(sa.select(sitting))}
    told = sa.select(entries.c.table_id, entries.c.body).where(~entries.c.move, entries.c.body.like('{"kind":"sit"%'))
    for row in connection.execute(told):
        entry = read(row.body)
        if entry.kind == "sit" and entry.who:
            found.add((entry.who, row.table_id))
    return found


def downgrade() -> None:
    op.drop_index(op.f("ix_visits_table_id"), "visits")
    op.drop_table("visits")
