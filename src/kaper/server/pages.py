"""The front end: the built files of kaper/static, and its page for every path that is not another's."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from kaper.server.trouble import Trouble

SMALL = 1024  # bytes; less is not worth compressing
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
MISSING = "The front end is not built. Install Kaper from a package, or run ./kaper in its source folder.\n"


class File:
    """A file of the front end, compressed where that helps."""

    def __init__(self, name: str, data: bytes) -> None:
        suffix = "." + name.rsplit(".", 1)[-1]
        self.type = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.data = data
        packed = gzip.compress(data, 9, mtime=0) if len(data) > SMALL and suffix != ".woff2" else data
        self.packed = packed if len(packed) < len(data) else None
        lasting = name.startswith("assets/")  # their names hold a hash of what is in them
        self.cache = "public, max-age=31536000, immutable" if lasting else "no-cache"


@cache
def front_end() -> dict[str, File]:
    """All built files by their path."""
    found: dict[str, File] = {}

    def walk(folder: Traversable, prefix: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                walk(entry, f"{prefix}{entry.name}/")
            else:
                found[prefix + entry.name] = File(prefix + entry.name, entry.read_bytes())

    root = files("kaper") / "static"
    if root.is_dir():
        walk(root, "")
    return found


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the front end; its page for any other path; but what looks like the API or an asset is missing."""
    name = path.strip("/")
    known = front_end()
    if name.startswith(("api/", "ws/", "assets/")) and name not in known:
        raise Trouble(404, "service-nothing")
    file = known.get(name) or known.get("index.html")
    if file is None:
        return Response(MISSING.encode(), media_type=MediaType.TEXT, status_code=503)
    headers = {"cache-control": file.cache, "vary": "accept-encoding"}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.type, headers={**headers, "content-encoding": "gzip"})
    return Response(file.data, media_type=file.type, headers=headers)
