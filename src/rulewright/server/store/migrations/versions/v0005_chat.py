"""Chat messages. They are not entries: no journal and no replay contains them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "remarks",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("room", sa.String(length=10), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.String(length=22), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("phrase", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"]),
        sa.PrimaryKeyConstraint("table_id", "room", "number", name=op.f("pk_remarks")),
    )
    op.create_index("ix_remarks_user_id_at", "remarks", ["user_id", "at"])


def downgrade() -> None:
    op.drop_index("ix_remarks_user_id_at", "remarks")
    op.drop_table("remarks")
