"""The coach: a view in, advice out, as codes and numbers; it sees no more than the player whom it advises."""
