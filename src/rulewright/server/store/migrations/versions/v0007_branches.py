"""The origin of games that continue another one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "origin")
