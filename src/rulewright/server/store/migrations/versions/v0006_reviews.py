"""Results of reviews. They are not entries: they can be computed again from them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("asker", sa.String(length=22), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_reviews")),
    )
    op.create_index("ix_reviews_done_at", "reviews", ["done", "at"])


def downgrade() -> None:
    op.drop_index("ix_reviews_done_at", "reviews")
    op.drop_table("reviews")
