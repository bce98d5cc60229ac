"""Tables at which a first voyage is sailed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("voyage", sa.Boolean, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "voyage")
