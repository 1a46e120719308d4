"""Alembic's entry point: the connection comes from migrate.py."""

from __future__ import annotations

from alembic import context

from rulewright.server.store.database_tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
