"""What one seat sees, as Qt models that follow the events; a gesture comes in here and goes out as a move."""
