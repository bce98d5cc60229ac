"""Who said before the start that they are ready."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("seats", "ready")
