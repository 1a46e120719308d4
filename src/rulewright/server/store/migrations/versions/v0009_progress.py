"""What people have learnt, played and solved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "progress",
        sa.Column("user_id", sa.String(length=22), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"]),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_progress")),
    )


def downgrade() -> None:
    op.drop_table("progress")
