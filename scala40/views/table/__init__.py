"""The table page: everything one seat sees and touches while a match is on."""
