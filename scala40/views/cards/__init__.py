"""Cards as pictures and as widgets: the art, the card widget, zones, drag and flight."""
