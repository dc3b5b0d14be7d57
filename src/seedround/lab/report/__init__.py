"""A run as one page with plots. What is in here needs the extra `lab`."""
