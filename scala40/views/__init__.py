"""What you look at and touch: windows, pages, the table and the cards."""
