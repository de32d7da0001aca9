"""The rules of Scala 40: plain Python without Qt, files, clock or chance of its own."""
