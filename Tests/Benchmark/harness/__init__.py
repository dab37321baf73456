"""What `run` is made of: rows of data, and the means to measure them."""
