"""The parts of the card sheets: what the quick reader finds is what a reader of XML finds."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from scala40 import paths
from scala40.engine.cards import CARDS
from scala40.views.cards.faces import BACKS, ArtOptions, back_svg, face_svg, parts_of

SHEETS = sorted((paths.resources() / "cards").glob("*.svg"))
_SVG = "{http://www.w3.org/2000/svg}"


def written(part: str) -> str:
    return ElementTree.canonicalize(f'<g xmlns="http://www.w3.org/2000/svg">{part}</g>', strip_text=True)


@pytest.mark.parametrize("courts", ["modern", "traditional"])
def test_every_part_that_a_face_is_made_of_is_whole(courts: str) -> None:
    drawn = [face_svg(card, ArtOptions(courts=courts)) for card in CARDS]
    drawn += [back_svg(ArtOptions(back=back)) for back in BACKS]
    for document in drawn:
        root = ElementTree.fromstring(document)
        assert root.tag == f"{_SVG}svg"
        assert not [element for element in root.iter() if not element.tag.startswith(_SVG)]


def test_the_quick_reader_finds_what_a_reader_of_xml_finds() -> None:
    for sheet in SHEETS:
        found = parts_of([sheet.stem])
        root = ElementTree.parse(sheet).getroot()
        named = {part.attrib["id"]: part for part in root.iter() if "id" in part.attrib}
        assert set(found) == set(named)
        for name, part in named.items():
            inside = "".join(ElementTree.tostring(child, encoding="unicode") for child in part)
            assert written(found[name]) == written(inside)
