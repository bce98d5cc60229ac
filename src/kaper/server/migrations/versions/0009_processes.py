"""Processes that serve one database, and which of them holds a table."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("hands", sa.Integer, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("holder", sa.Integer),
        sa.Column("fence", sa.Integer, nullable=False),
    )
    op.create_index("leases_holder", "leases", ["holder"])


def downgrade() -> None:
    op.drop_table("leases")
    op.drop_table("processes")
