"""The files that the front end shares with the engine are what the engine says."""

import pytest

from tests.games.spanishmain.geometry.vectors import FIGURES, VECTORS, figures, text, vectors


@pytest.mark.parametrize(("path", "made"), [(FIGURES, figures), (VECTORS, vectors)], ids=["figures", "vectors"])
def test_the_front_end_has_the_engines_figures_and_vectors(path, made):
    assert path.read_text() == text(made()), "run python -m tests.games.spanishmain.geometry.vectors"
