"""What abilities do, one small function each, grouped by the moment at which the rules ask for them."""
