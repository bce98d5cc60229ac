"""People put out of a table, people one does not want to hear, and cookies that can be revoked."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "barred",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
    )
    op.create_table(
        "shuns",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("other", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("how", sa.String(8), nullable=False),
    )
    op.add_column("guests", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("guests", "generation")
    op.drop_table("shuns")
    op.drop_table("barred")
