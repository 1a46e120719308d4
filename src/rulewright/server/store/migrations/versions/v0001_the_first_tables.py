"""The first tables: people, tables, their entries and positions, and who sits where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "shared",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_shared")),
    )
    op.create_table(
        "users",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("login", sa.String(length=80), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
        sa.UniqueConstraint("login", name=op.f("uq_users_login")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.String(length=40), nullable=False),
        sa.Column("pack", sa.String(length=400), nullable=False),
        sa.Column("pack_hash", sa.String(length=128), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("watched", sa.Boolean(), nullable=False),
        sa.Column("patience", sa.Integer(), nullable=False),
        sa.Column("host", sa.String(length=22), nullable=False),
        sa.Column("invitation", sa.String(length=22), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["host"],
            ["users.id"],
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("invitation", name=op.f("uq_tables_invitation")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_status_created", ["status", "created"], unique=False)

    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("move", sa.Boolean(), nullable=False),
        sa.Column("asked", sa.SmallInteger(), nullable=False),
        sa.Column("bot", sa.Boolean(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_entries")),
    )
    op.create_table(
        "sitting",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.String(length=22), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.ForeignKeyConstraint(
            ["user_id"],
            ["users.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_sitting")),
    )
    with op.batch_alter_table("sitting", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sitting_user_id"), ["user_id"], unique=False)

    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("position", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
    with op.batch_alter_table("sitting", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_sitting_user_id"))

    op.drop_table("sitting")
    op.drop_table("entries")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_status_created")

    op.drop_table("tables")
    op.drop_table("users")
    op.drop_table("shared")
