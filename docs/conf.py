"""The settings of the site that Sphinx makes of these pages: `python tools/site.py`."""

import kaper

project = "Kaper"
author = "Kaper contributors"
release = kaper.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["screens"]
html_theme = "furo"
html_title = "Kaper"
html_show_sourcelink = False
suppress_warnings = ["misc.highlighting_failure"]  # sketches of messages are not all JSON
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_class_signature = "separated"
