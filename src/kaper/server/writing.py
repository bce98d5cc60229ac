"""Names and chat as people may write them: what can be seen, and nothing that turns or hides other text."""

from __future__ import annotations

import re
import unicodedata

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing
STACKED = 2  # marks that one letter may carry


def clean(text: str, longest: int) -> str:
    """Text without control and direction signs, invisible letters, towers of marks and runs of spaces."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= STACKED and plain(sign):
            kept.append(" " if sign.isspace() else sign)
    return re.sub(r" +", " ", "".join(kept)).strip()[:longest].strip()


def plain(sign: str) -> bool:
    """Is this a visible sign or a space? Joiners stay: emoji and some scripts need them."""
    if sign.isspace() or sign == "\u200d":
        return True
    return sign not in BLANK and unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def visible(text: str) -> bool:
    """Is there anything to see in it?"""
    return any(unicodedata.category(sign)[0] in "LNPS" for sign in text)
