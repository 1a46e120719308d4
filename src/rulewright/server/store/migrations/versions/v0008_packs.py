"""People's own packs: owners, versions, and the files that tables are played with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "pack_files",
        sa.Column("reference", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("digest", sa.String(length=128), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("file", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("reference", name=op.f("pk_pack_files")),
    )
    op.create_table(
        "packs",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("owner", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["users.id"]),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_packs")),
    )
    op.create_index("uq_packs_owner", "packs", ["owner", "game", "name"], unique=True)
    op.create_table(
        "pack_versions",
        sa.Column("pack_id", sa.String(length=22), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("reference", sa.String(length=80), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["pack_id"], ["packs.id"]),
        sa.ForeignKeyConstraint(["reference"], ["pack_files.reference"]),
        sa.PrimaryKeyConstraint("pack_id", "number", name=op.f("pk_pack_versions")),
    )
    op.create_index(op.f("ix_pack_versions_reference"), "pack_versions", ["reference"])
    op.create_index("ix_tables_pack", "tables", ["pack"])


def downgrade() -> None:
    op.drop_index("ix_tables_pack", "tables")
    op.drop_table("pack_versions")
    op.drop_table("packs")
    op.drop_table("pack_files")
