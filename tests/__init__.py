"""The tests of Scala 40; the tree mirrors the package."""
