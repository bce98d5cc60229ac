"""The browser tests' own watch: an error on a page fails the test that saw it."""

import pytest

from tests.browser.conftest import Complaints


@pytest.fixture
def watched(chromium, server):
    """A page at the table's address whose complaints are heard, and what heard them."""
    complaints = Complaints()
    context = chromium.new_context(base_url=server.address)
    complaints.watch(context)
    page = context.new_page()
    page.goto("/")
    yield page, complaints
    context.close()


@pytest.mark.parametrize(
    ("script", "heard"),
    [
        ("setTimeout(() => new Array(-1))", "Invalid array length"),
        ("Promise.reject(new Error('nobody catches a broken WebSocket')), null", "nobody catches a broken WebSocket"),
        ("console.error('a board that could not be drawn')", "a board that could not be drawn"),
        ("console.error('the server responded with a status of 429')", "status of 429"),
    ],
)
def test_an_error_that_nobody_caught_or_that_was_written_down_is_heard(watched, script, heard):
    page, complaints = watched
    assert complaints.unexpected() == []
    page.evaluate(script)
    for _ in range(100):
        if complaints.unexpected():
            break
        page.wait_for_timeout(50)
    assert any(heard in line for line in complaints.unexpected())


def test_a_page_that_is_opened_later_is_heard_too_and_a_refusal_on_purpose_is_not(watched):
    page, complaints = watched
    page.evaluate("fetch('/api/tables/nothing').then(() => null)")
    assert complaints.unexpected() == []
    with page.context.expect_page() as found:
        page.evaluate("void open('/')")
    found.value.wait_for_load_state()
    found.value.evaluate("setTimeout(() => { throw new Error('over there') })")
    for _ in range(100):
        if complaints.unexpected():
            break
        page.wait_for_timeout(50)
    assert any("over there" in line for line in complaints.unexpected())
