"""A match in progress: the referee, the seats, the melds being prepared, and the process that the bots think in."""
