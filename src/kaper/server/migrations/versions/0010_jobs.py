"""Jobs that thinkers do. What is in there is wanted for seconds only, so PostgreSQL need not keep it through a crash."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    postgres = op.get_bind().dialect.name == "postgresql"
    op.create_table(
        "jobs",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("poster", sa.Integer, nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("holder", sa.Integer),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("reply", sa.LargeBinary),
        prefixes=["UNLOGGED"] if postgres else [],
    )


def downgrade() -> None:
    op.drop_table("jobs")
