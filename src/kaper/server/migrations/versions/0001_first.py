"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("emblem", sa.String(16), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("named", sa.Boolean, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("maker", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("nonces", sa.Text, nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.String(16)),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
    )
    op.create_index("tables_public", "tables", ["public", "status", "changed"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id")),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("emblem", sa.String(16), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("standin", sa.String(40)),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("autopass", sa.Text, nullable=False),
    )
    op.create_index("seats_guest", "seats", ["guest"])
    op.create_table(
        "lines",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.String(300)),
        sa.Column("phrase", sa.String(16)),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_table(
        "uploads",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("secrets", "uploads", "chat", "lines", "seats", "tables", "guests"):
        op.drop_table(name)
