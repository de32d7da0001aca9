"""Computer players: a view in, a move out. They never see more than their seat may (design.md 4)."""
