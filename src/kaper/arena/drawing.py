"""Drawing: the paper of our pages, and charts and tables as parts of one. A page needs no network and no script."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import altair
import vl_convert

Rows = list[dict[str, Any]]
Chart = Any  # what altair's own annotations say of its charts fits no checker
COLOURS = [
    *("#226c7c", "#b3412e", "#d5ab52", "#6f8a4c", "#6b5132", "#97c8bf", "#8f3b86"),
    *("#21160c", "#e58a5c", "#4d6fae", "#c7d27b", "#b7a48a", "#d98cb0", "#7d7f86"),
]
STYLE = """
:root{color-scheme:light}
body{margin:0;background:#f6ebd0;color:#21160c;font:17px/1.5 Georgia,"Times New Roman",serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:2rem;margin:.2em 0}h2{margin:2.2rem 0 .3rem;border-bottom:2px solid #c2a56b}
p{margin:.3rem 0 .8rem;color:#47331f}
.wide{overflow-x:auto}svg{max-width:100%;height:auto;background:#fcf6e6;border:1px solid #dcc592;padding:.5rem;box-sizing:border-box}
table{border-collapse:collapse;font-size:.95rem;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .7rem;text-align:right;border-bottom:1px solid #dcc592}
th:first-child,td:first-child{text-align:left}a{color:#114152}
.scroll{max-height:26rem;overflow:auto;border:1px solid #dcc592}
"""


def document(title: str, lang: str, parts: Sequence[str]) -> str:
    """A whole page of these parts."""
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>{''.join(parts)}</main></body></html>\n"
    )


def drawn(chart: Chart) -> str:
    """A chart as an SVG picture inside the page."""
    styled = (
        chart.properties(width=620)
        .configure_view(stroke=None)
        .configure(background="#fcf6e6", font="Georgia, serif")
        .configure_range(category=COLOURS)
    )
    return str(vl_convert.vegalite_to_svg(styled.to_dict()))


def chart_of(rows: Rows) -> Chart:
    return altair.Chart(altair.InlineData(values=rows))


def table_of(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; the cells are HTML already."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
