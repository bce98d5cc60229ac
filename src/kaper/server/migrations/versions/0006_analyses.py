"""What was found when looking back at a record, kept under its fingerprint."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
    )
    op.create_index("analyses_created", "analyses", ["created"])


def downgrade() -> None:
    op.drop_index("analyses_created", "analyses")
    op.drop_table("analyses")
