"""Schemathesis asks the HTTP interface everything its OpenAPI allows, and much that it forbids."""

import threading
from math import inf

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from kaper.server import health
from kaper.server.app import create_app
from kaper.server.run import listen
from kaper.server.service import Service
from tests.server.conftest import HEADERS, quick

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]


@pytest.fixture(scope="module")
def served(wreckers, tmp_path_factory):
    """A service in a thread of its own; its description, and the headers of a person who made a table there."""
    app = create_app(Service(quick(tmp_path_factory.mktemp("api"))))
    socket = listen("127.0.0.1", 0)
    patch = pytest.MonkeyPatch()
    patch.setattr(health, "LATE", inf)  # a busy machine is no fault of the interface
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [socket]})
    thread.start()
    where = "http://127.0.0.1:{1}".format(*socket.getsockname())
    try:
        with httpx.Client(base_url=where, headers=HEADERS, transport=httpx.HTTPTransport(retries=20)) as http:
            http.get("/api/me")
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            table = http.post("/api/tables", json={"game": "wreckers", "seats": seats, "public": True}).json()["id"]
            cookie = f"kaper={http.cookies['kaper']}"
        yield schemathesis.openapi.from_url(f"{where}/api/openapi/openapi.json"), {**HEADERS, "Cookie": cookie}, table
    finally:
        server.should_exit = True
        thread.join()
        patch.undo()


schema = schemathesis.pytest.from_fixture("description")


@pytest.fixture(scope="module")
def description(served):
    return served[0]


@schema.parametrize()
@settings(max_examples=25, suppress_health_check=list(HealthCheck))
def test_every_request_gets_what_the_description_promises(case, served):
    case.call_and_validate(headers=served[1], checks=CHECKS)


@schema.include(path_regex="{table}|{record}").parametrize()
@settings(max_examples=15, suppress_health_check=list(HealthCheck))
def test_a_real_table_gets_every_request_too(case, served):
    case.path_parameters = dict.fromkeys(case.path_parameters, served[2])
    case.call_and_validate(headers=served[1], checks=CHECKS)
