"""Contrast of texts as WCAG 2.2 counts it, with see-through grounds laid over what lies below."""

from PySide6.QtGui import QColor


def over(above: str, below: str) -> QColor:
    """The colour that is seen where a see-through one lies on another."""
    top, ground = QColor(above), QColor(below)
    share = top.alphaF()
    parts = (
        round(one * share + two * (1 - share))
        for one, two in zip(top.getRgb()[:3], ground.getRgb()[:3], strict=True)  # type: ignore[misc]
    )
    return QColor(*parts)


def light(colour: QColor) -> float:
    """The relative luminance, 0 to 1."""
    parts = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.getRgbF()[:3])  # type: ignore[misc]
    return sum(part * share for part, share in zip(parts, (0.2126, 0.7152, 0.0722), strict=True))


def contrast(one: QColor, other: QColor) -> float:
    """How many times lighter the lighter one is, 1 to 21."""
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)
