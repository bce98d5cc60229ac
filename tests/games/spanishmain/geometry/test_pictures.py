"""The pictures of the page on the geometry are those that the geometry draws."""

from tools.spanishmain_pictures import FOLDER, PICTURES, made


def test_the_pictures_are_what_the_geometry_draws():
    for name, text in made().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, "run python -m tools.spanishmain_pictures"
    assert len(list(FOLDER.glob("*.svg"))) == len(PICTURES)


def test_the_page_shows_every_picture():
    page = (FOLDER.parent / "spanishmain-geometry.md").read_text(encoding="utf-8")
    for draw in PICTURES:
        assert f"(spanishmain/{draw.__name__}.svg)" in page
