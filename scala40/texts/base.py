"""The one way from a sentence in the source to the language that the player reads."""

from PySide6.QtCore import QCoreApplication


class Texts:
    """The sentences of one subject; each method holds one whole sentence as a plain literal.

    The name of the class is the context of its sentences in the catalogues, so nobody derives from a subclass.
    """

    def tr(self, text: str, note: str = "", n: int = -1) -> str:
        """A sentence in the language now in force, or as it stands where that language has none.

        `note` tells sentences apart that are written alike, `n` is the number that decides the plural and stands for
        ``%n``. Named places (``{card}``) are left for the caller to fill.
        """
        return QCoreApplication.translate(type(self).__name__, text, note, n)
