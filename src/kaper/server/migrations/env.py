"""Alembic's way in: opening.migrate hands over an open connection."""

from alembic import context

from kaper.server.storage import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
