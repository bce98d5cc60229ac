"""Why something failed, in the reader's own language: what the system or a decoder says in English is told as a message."""

from __future__ import annotations

import errno
import re

import msgspec

from kaper.core.words import Text

KNOWN = {
    errno.ENOENT: "error-cause-missing",
    errno.EACCES: "error-cause-denied",
    errno.EPERM: "error-cause-denied",
    errno.EROFS: "error-cause-denied",
    errno.EISDIR: "error-cause-folder",
    errno.ENOTDIR: "error-cause-no-folder",
    errno.EEXIST: "error-cause-other",
    errno.ENOSPC: "error-cause-full",
    errno.EADDRINUSE: "error-cause-taken",
    errno.EADDRNOTAVAIL: "error-cause-no-address",
}


def of_system(error: OSError | ValueError) -> Text:
    """Why the system refused."""
    number = error.errno if isinstance(error, OSError) else None
    if number is None:
        return Text("error-cause-name")
    return Text(KNOWN.get(number, "error-cause-system"), {"number": number})


def of_decoding(error: msgspec.DecodeError | UnicodeDecodeError) -> Text:
    """Why a line could not be read: it is no JSON, or a value in it does not fit."""
    if not isinstance(error, msgspec.ValidationError):
        return Text("error-cause-json")
    at = re.search(r"(?:at|field) `(?:\$\.?)?([^`$]+)`", str(error))
    return Text("error-cause-value", {"place": at[1][:60]}) if at else Text("error-cause-form")
