"""The pages around the table: first start, start, new match, rules."""
