"""The style of menus in which entries that rest are reached like all others."""

from __future__ import annotations

from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget


class ReachAll(QProxyStyle):
    """Fusion, but arrows and pointer stop at entries that rest too, so that their reason can be read and heard."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,  # noqa: N803
    ) -> int:
        if hint == QStyle.StyleHint.SH_Menu_AllowActiveAndDisabled:
            return 1
        return super().styleHint(hint, option, widget, returnData)
