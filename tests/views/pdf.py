"""Reads what a PDF of ours says: its pages, its fonts, and its text by way of the tables that come with the fonts."""

import re
import zlib
from pathlib import Path
from typing import NamedTuple


class Pdf(NamedTuple):
    """What a file of paper holds."""

    pages: int
    size: tuple[float, float]
    """Width and height of the first page, in points."""
    title: str
    embedded: set[str]
    """Fonts whose outlines are in the file."""
    named: set[str]
    """Fonts that the text asks for."""
    text: str
    """All text in the order in which it is drawn, runs parted by blanks."""
    colours: set[tuple[float, ...]]
    """Of the text: red, green and blue from 0 to 1."""


def read_pdf(file: Path) -> Pdf:
    """Take a file as Qt writes it apart."""
    data = file.read_bytes()
    assert data.startswith(b"%PDF-1.")
    objects = {int(number): body for number, body in re.findall(rb"(\d+) 0 obj\n(.*?)endobj", data, re.S)}
    pages = [body for body in objects.values() if re.search(rb"/Type /Page\b", body)]
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)", pages[0])
    assert box is not None
    described = [body for body in objects.values() if b"/Type /FontDescriptor" in body]
    embedded = {name(body, rb"/FontName /\w{6}\+([\w-]+)") for body in described if b"/FontFile" in body}
    fonts = {number: body for number, body in objects.items() if b"/Subtype /Type0" in body}
    letters = {number: table(stream(objects[reference(body, b"ToUnicode")])) for number, body in fonts.items()}
    drawn = b"\n".join(stream(objects[reference(page, b"Contents")]) for page in pages)
    title = re.search(rb"/Title \(\xfe\xff(.*?)\)", objects[1], re.S)
    return Pdf(
        len(pages),
        (float(box[1]), float(box[2])),
        "" if title is None else title[1].decode("utf-16-be"),
        embedded,
        {name(body, rb"/BaseFont /([\w-]+)") for body in fonts.values()},
        text(drawn, letters),
        {tuple(map(float, found.split())) for found in re.findall(rb"([\d.]+ [\d.]+ [\d.]+) scn\n/GSa gs\nBT", drawn)},
    )


def name(body: bytes, pattern: bytes) -> str:
    found = re.search(pattern, body)
    assert found is not None
    return found[1].decode()


def reference(body: bytes, key: bytes) -> int:
    found = re.search(rb"/" + key + rb" (\d+) 0 R", body)
    assert found is not None
    return int(found[1])


def stream(body: bytes) -> bytes:
    found = re.search(rb"stream\r?\n(.*)\n?endstream", body, re.S)
    assert found is not None
    return zlib.decompress(found[1]) if b"/FlateDecode" in body else found[1]


def table(letters: bytes) -> dict[int, str]:
    """Which letter each glyph stands for."""
    known: dict[int, str] = {}
    for low, high, first in re.findall(rb"<([0-9a-fA-F]+)> <([0-9a-fA-F]+)> <([0-9a-fA-F]+)>", letters):
        for step in range(int(high, 16) - int(low, 16) + 1):
            known[int(low, 16) + step] = chr(int(first, 16) + step)
    for low, listed in re.findall(rb"<([0-9a-fA-F]+)> <[0-9a-fA-F]+> \[(.*?)\]", letters, re.S):
        for step, code in enumerate(re.findall(rb"<([0-9a-fA-F]+)>", listed)):
            known[int(low, 16) + step] = bytes.fromhex(code.decode()).decode("utf-16-be")
    return known


def text(drawn: bytes, letters: dict[int, dict[int, str]]) -> str:
    said = []
    for run in re.findall(rb"BT\n(.*?)ET", drawn, re.S):
        font = re.search(rb"/F(\d+) ", run)
        assert font is not None
        known = letters[int(font[1])]
        said.append("".join(known[int(glyph, 16)] for glyph in re.findall(rb"<([0-9a-fA-F]{4})> Tj", run)))
    return re.sub(r"\s+", " ", " ".join(said))
