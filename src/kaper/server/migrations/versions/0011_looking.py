"""Looking back is a job too: of which kind a job is, and what is told of it before it is done."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("jobs", sa.Column("kind", sa.String(8), nullable=False, server_default="thought"))
    op.add_column("jobs", sa.Column("told", sa.LargeBinary))


def downgrade() -> None:
    op.drop_column("jobs", "told")
    op.drop_column("jobs", "kind")
