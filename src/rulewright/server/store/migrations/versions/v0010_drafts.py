"""Drafts of people's own packs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "drafts",
        sa.Column("pack_id", sa.String(length=22), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("base", sa.String(length=80), nullable=False),
        sa.Column("changes", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["pack_id"], ["packs.id"]),
        sa.ForeignKeyConstraint(["base"], ["pack_files.reference"]),
        sa.PrimaryKeyConstraint("pack_id", name=op.f("pk_drafts")),
    )


def downgrade() -> None:
    op.drop_table("drafts")
