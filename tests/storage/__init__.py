"""The tests of the saved matches."""
