"""Tables may have a name of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("name", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "name")
