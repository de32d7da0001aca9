"""Starts the program with ``python -m scala40`` and in the frozen build."""

import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    # First of all: in the frozen build the worker process of the bots comes in by this door too.
    freeze_support()

    from scala40.cli import main

    sys.exit(main())
