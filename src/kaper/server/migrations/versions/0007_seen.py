"""When guests last came, so that those who never played can be forgotten."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("guests", sa.Column("seen", sa.Integer, nullable=False, server_default="0"))
    guests = sa.table("guests", sa.column("seen"))
    op.execute(guests.update().values(seen=int(time.time())))


def downgrade() -> None:
    op.drop_column("guests", "seen")
