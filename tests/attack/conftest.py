"""The attacks drive the same service as the tests of the server; its fixtures are theirs."""

from tests.server.conftest import anyio_backend, chance, filed, house, settings, wreckers

__all__ = ["anyio_backend", "chance", "filed", "house", "settings", "wreckers"]
