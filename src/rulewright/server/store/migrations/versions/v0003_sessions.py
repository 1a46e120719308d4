"""Sessions that can be ended one by one, names that look like no other account's, and counts of password guesses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from rulewright.kernel.message import UserError
from rulewright.server.identity.names import look_of

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("user_id", sa.String(22), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("ended", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"]),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_user_id"), "sessions", ["user_id"])
    op.create_index(op.f("ix_sessions_began"), "sessions", ["began"])
    op.create_table(
        "guesses",
        sa.Column("key", sa.String(43), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_guesses")),
    )
    op.add_column("users", sa.Column("look", sa.String(80), nullable=True))
    give_looks()
    op.create_index(op.f("uq_users_look"), "users", ["look"], unique=True)


def give_looks() -> None:
    """If accounts look alike already, the oldest gets the look; the others keep their names without one."""
    connection, taken = op.get_bind(), set[str]()
    users = sa.table(
        "users", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("look"), sa.column("created")
    )
    accounts = (
        sa.select(users.c.id, users.c.name).where(users.c.login.is_not(None)).order_by(users.c.created, users.c.id)
    )
    for account in connection.execute(accounts).all():
        try:
            look = look_of(account.name)
        except UserError:  # a name that would be refused today
            continue
        if look and look not in taken:
            taken.add(look)
            connection.execute(sa.update(users).where(users.c.id == account.id).values(look=look))


def downgrade() -> None:
    op.drop_index(op.f("uq_users_look"), "users")
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.drop_column("look")
    op.drop_table("guesses")
    op.drop_table("sessions")
